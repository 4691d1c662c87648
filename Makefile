# One command does everything it needs first: make play, make web, make test, make check, make bench,
# make golden, make build, make clean.

PYTHON ?= python3
JOBS ?= auto
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
BUILDER := $(VENV)/.builder
TOOLS := $(VENV)/.tools
PACKAGE := $(VENV)/.package
NODE := web/node_modules/.package-lock.json
PAGE := src/sixgun/server/page/index.html

CODE := hatch_build.py $(wildcard src tests tools bench examples)
SOURCES := $(shell find src docs/rules -type f -not -path '*/__pycache__/*' -not -path '*/server/page/*' 2>/dev/null)
PAGES := $(shell find web src/sixgun/words -type f -not -path '*/node_modules/*' -not -name '*.py' 2>/dev/null)

PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
PYTEST := $(BIN)/python -m pytest --numprocesses $(JOBS) --dist worksteal

export SIXGUN_CACHE := $(CURDIR)/$(VENV)

.PHONY: play web test check pages interpreted compiled browser bench golden build format clean

play: $(PACKAGE)
	@$(BIN)/sixgun play $(ARGS)

# The pages, for a server that runs from the sources.
web: $(PAGE)

test: check pages interpreted compiled browser

check: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict $(CODE)

# The pages: types, and the pieces with logic.
pages: $(NODE)
	npm --prefix web run check
	npm --prefix web test

# The sources as they are, every line and branch of the rules. What stands above them is tested once, below.
ABOVE := bots browser lab research server
interpreted: $(TOOLS) $(PACKAGE)
	$(PYTEST) --cov $(ABOVE:%=--ignore=tests/%)

# The same tests against the installed package: compiled where there is a C compiler.
compiled: $(TOOLS) $(PACKAGE)
	SIXGUN_COMPILED=1 $(PYTEST) --override-ini pythonpath=. -m "not interpreted" --ignore tests/browser

# The installed package in Chromium, if there is one; CI fails without it.
browser: $(TOOLS) $(PACKAGE)
	$(PYTEST) --override-ini pythonpath=. tests/browser

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
	rm -rf $(VENV) web/node_modules src/sixgun/server/page build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# constraints.txt pins everything the project is built, run and checked with. To play, only a part of it is needed.
$(BUILDER): constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Sixgun needs Python 3.11 or newer: make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --constraint constraints.txt hatchling mypy setuptools msgspec
	@touch $@

$(TOOLS): $(BUILDER)
	$(PIP) install --requirement constraints.txt
	@touch $@

$(NODE): web/package-lock.json
	@command -v npm >/dev/null || { echo "The pages need Node.js 20.19 or newer with npm."; exit 1; }
	npm --prefix web ci
	@touch $@

$(PAGE): $(NODE) $(PAGES)
	npm --prefix web run build

$(PACKAGE): $(BUILDER) pyproject.toml hatch_build.py $(SOURCES) $(PAGES)
	@rm -rf $(VENV)/wheel
	$(BIN)/hatchling build --target wheel --directory $(VENV)/wheel
	$(PIP) install --constraint constraints.txt $(VENV)/wheel/*.whl
	$(PIP) install --no-deps --force-reinstall $(VENV)/wheel/*.whl
	$(BIN)/python -m pip check
	@touch $@
