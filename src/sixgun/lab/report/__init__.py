"""What a balance report prints: rows, figures, plots and a page."""
