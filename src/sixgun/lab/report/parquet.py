"""Rows as Parquet, to be read with pandas, polars, DuckDB or R. Needs the extra `lab`."""

from __future__ import annotations

from pathlib import Path

import pyarrow
import pyarrow.parquet

from sixgun.lab.report.findings import Row, as_data

SCHEMA = pyarrow.schema(
    [
        ("measure", pyarrow.string()),
        ("edition", pyarrow.string()),
        ("players", pyarrow.int8()),
        ("item", pyarrow.string()),
        ("detail", pyarrow.string()),
        ("games", pyarrow.int64()),
        ("value", pyarrow.float64()),
        ("low", pyarrow.float64()),
        ("high", pyarrow.float64()),
    ]
)


def write_parquet(path: Path, rows: list[Row]) -> None:
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(as_data(rows), SCHEMA), path)
