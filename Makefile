# Each target does first whatever it needs: make play, make cluster, make test, make quick, make build, make bench,
# make soak, make generate, make golden, make format, make dist, make clean. The parts of `make test` are targets as well.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
TO_PLAY := $(VENV)/.play
TO_BUILD := $(VENV)/.build
TO_TEST := $(VENV)/.test
PACKAGE := $(VENV)/.package
RELEASE := $(VENV)/.release
NODE := web/node_modules/.installed
PAGE := src/sixgun/server/page/index.html

CODE := $(shell find src docs/rules -type f -not -path '*/__pycache__/*' -not -path '*/server/page/*' 2>/dev/null)
WEB := $(shell find web src/sixgun/words -type f -not -path '*/node_modules/*' -not -name '*.py' 2>/dev/null)
# A machine without network is told so within seconds, and of any other trouble the reason is shown.
NPM_CI := --loglevel error --no-audit --no-fund --fetch-retry-mintimeout 500 --fetch-retry-maxtimeout 5000
PARTS := lint types page sources compiled server browser stories rest

export SIXGUN_CACHE := $(CURDIR)/$(VENV)

.PHONY: play cluster web build test quick soak bench generate golden format dist clean $(PARTS)
.DELETE_ON_ERROR:

# From an empty clone: the packages and the page, side by side, and no compiler.
play:
	@$(MAKE) --silent --no-print-directory --jobs 2 $(TO_PLAY) $(if $(findstring --plain,$(ARGS)),,$(PAGE))
	@$(BIN)/python -m tools.play $(ARGS)

# Three servers that share their tables, with PostgreSQL, NATS and haproxy, on this machine.
cluster: $(TO_TEST) $(PAGE)
	@PYTHONPATH=src $(BIN)/python -m tools.cluster $(ARGS)

# The page, for a server that runs from the sources.
web: $(PAGE)

# The compiled package, installed in .venv.
build: $(PACKAGE)

test: $(TO_TEST) $(NODE)
	@$(BIN)/python -m tools.suite $(ARGS)

# The inner loop: a minute.
quick: $(TO_TEST) $(NODE)
	@$(BIN)/python -m tools.suite lint types page stories rest $(ARGS)

$(PARTS): $(TO_TEST) $(NODE)
	@$(BIN)/python -m tools.suite $@ $(ARGS)

# Everything that `make test` samples, whole; every seeded fault; then games of random and strong bots, without and with
# event cards, with the laws held against them.
soak: $(TO_TEST) $(NODE) $(PACKAGE)
	@$(BIN)/python -m tools.suite --whole
	$(BIN)/python -m tools.coverage
	$(BIN)/python -m tools.faults
	$(BIN)/python -m tools.soak $(ARGS)
	$(BIN)/python -m tools.soak --set high_noon=on $(ARGS)
	$(BIN)/python -m tools.soak --set fistful=on $(ARGS)
	$(BIN)/python -m tools.soak --set high_noon=on --set fistful=on $(ARGS)
	$(BIN)/python -m tools.soak --set high_noon=on --bots marshal --games 2000
	$(BIN)/python -m tools.soak --set fistful=on --bots reader --games 2000
	$(BIN)/python -m tools.soak --set high_noon=on --set fistful=on --bots marshal --games 2000

bench: $(TO_TEST) $(PACKAGE) $(RELEASE)
	PYTHONPATH=$(VENV)/release $(BIN)/python -m bench --beside 'development build=$(wildcard $(VENV)/lib/python3*/site-packages)' $(ARGS)

# Every file that a tool writes from the sources, but for the golden games: messages and lines for the page, the numbers
# in the documents, which test shows which rule.
generate: $(TO_TEST)
	@for each in event_messages messages lines_golden counts cluster_figures traceability; do \
	PYTHONPATH=src $(BIN)/python -m tools.generate.$$each || exit 1; done

golden: $(TO_TEST)
	PYTHONPATH=src $(BIN)/python -m tools.generate.golden $(ARGS)

format: $(TO_TEST) $(NODE)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm --prefix web run --silent format

# The source distribution and the wheel, as they are published.
dist: $(TO_BUILD)
	$(BIN)/hatchling build

clean:
	rm -rf $(VENV) web/node_modules src/sixgun/server/page build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# What all of these stand on. A file that begins with a dot says that a step was done to its end.

$(TO_PLAY): constraints.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Sixgun needs Python 3.11 or newer: make PYTHON=...")'
	@$(PYTHON) tools/environment.py play
	@touch $@

$(TO_BUILD): $(TO_PLAY)
	@$(PYTHON) tools/environment.py build
	@touch $@

$(TO_TEST): $(TO_BUILD)
	@$(PYTHON) tools/environment.py test
	@touch $@

$(NODE): web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null \
	|| { echo 'The page needs Node.js 20.19 or newer, with npm. In the terminal Sixgun plays without: make play ARGS=--plain'; exit 1; }
	@echo 'Installing what the page is built with: about 5 seconds.'
	@npm --prefix web ci $(NPM_CI) >/dev/null || { code=$$?; test $$code -gt 128 || echo 'npm could not install it. Is there a network?'; exit $$code; }
	@touch $@

# Built beside, then put in its place: nobody is ever served half a page.
$(PAGE): $(NODE) $(WEB)
	@echo 'Building the page: about 5 seconds.'
	@npm --prefix web run --silent build -- --outDir ../$(VENV)/page --emptyOutDir --logLevel warn
	@rm -rf $(@D) && mv $(VENV)/page $(@D)
	@touch $@

$(PACKAGE): $(TO_BUILD) $(PAGE) hatch_build.py $(CODE)
	@echo 'Compiling the engine: about half a minute.'
	@rm -rf $(VENV)/wheel
	@SIXGUN_DEVELOPMENT=1 SIXGUN_PAGE=$(CURDIR)/$(dir $(PAGE)) $(BIN)/hatchling build --target wheel --directory $(VENV)/wheel
	@$(PYTHON) tools/environment.py wheel $(VENV)/wheel/*.whl
	@touch $@

$(RELEASE): $(TO_BUILD) $(PAGE) hatch_build.py $(CODE)
	@echo 'Compiling the engine as it is published: about a minute.'
	@rm -rf $(VENV)/wheel $(VENV)/release
	@SIXGUN_PAGE=$(CURDIR)/$(dir $(PAGE)) $(BIN)/hatchling build --target wheel --directory $(VENV)/wheel
	@$(BIN)/python -m zipfile --extract $(VENV)/wheel/*.whl $(VENV)/release
	@touch $@
