"""The balance report: rows, figures, plots and an HTML page."""
