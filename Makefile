# One command does everything it needs first: make play, make test, make check, make bench,
# make golden, make build, make clean.

PYTHON ?= python3
JOBS ?= auto
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
BUILDER := $(VENV)/.builder
TOOLS := $(VENV)/.tools
PACKAGE := $(VENV)/.package

CODE := hatch_build.py $(wildcard src tests tools bench examples)
SOURCES := $(shell find src docs/rules -type f -not -path '*/__pycache__/*' 2>/dev/null)

PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
PYTEST := $(BIN)/python -m pytest --numprocesses $(JOBS) --dist worksteal

export SIXGUN_CACHE := $(CURDIR)/$(VENV)

.PHONY: play test check interpreted compiled bench golden build format clean

play: $(PACKAGE)
	@$(BIN)/sixgun play --plain $(ARGS)

test: check interpreted compiled

check: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict $(CODE)

# The sources as they are, every line and branch of the rules.
interpreted: $(TOOLS) $(PACKAGE)
	$(PYTEST) --cov

# The same tests against the installed package: compiled where there is a C compiler.
compiled: $(TOOLS) $(PACKAGE)
	SIXGUN_COMPILED=1 $(PYTEST) --override-ini pythonpath=. -m "not interpreted"

bench: $(TOOLS) $(PACKAGE)
	$(BIN)/python -m bench $(ARGS)

golden: $(TOOLS)
	PYTHONPATH=src $(BIN)/python -m tools.golden $(ARGS)

build: $(BUILDER)
	$(BIN)/hatchling build

format: $(TOOLS)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# constraints.txt pins everything the project is built, run and checked with. To play, only a part of it is needed.
$(BUILDER): constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Sixgun needs Python 3.11 or newer: make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --constraint constraints.txt hatchling mypy setuptools
	@touch $@

$(TOOLS): $(BUILDER)
	$(PIP) install --requirement constraints.txt
	@touch $@

$(PACKAGE): $(BUILDER) pyproject.toml hatch_build.py $(SOURCES)
	@rm -rf $(VENV)/wheel
	$(BIN)/hatchling build --target wheel --directory $(VENV)/wheel
	$(PIP) install --constraint constraints.txt $(VENV)/wheel/*.whl
	$(PIP) install --no-deps --force-reinstall $(VENV)/wheel/*.whl
	$(BIN)/python -m pip check
	@touch $@
