# Everything runs in .venv (or VENV=elsewhere), which is made and kept up to date by itself.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
READY := $(VENV)/.ready
TOOLS := node_modules/.ready
# Of these, what comes by npm.
MODULES := node_modules/.installed
# The same with the hot modules compiled; never installed over the sources.
COMPILED := .venv-compiled

# Tests start many programs; each would compile everything again.
unexport PYTHONDONTWRITEBYTECODE
# (One worker more than there are cores: a third of the time one waits for its browser.)
WORKERS := $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 1)")
PYTEST := python -m pytest -q -n $(WORKERS) --dist worksteal

.PHONY: play test announce check compiled test-compiled bench screenshots golden docs site dist wheel lint-hosting clean help

help:            ## show this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/^([a-z-]+):[^#]*## /\1	/' | expand -t 16

play: $(INSTALLED)  ## open the table: serve it on this machine
	$(BIN)/witchtable serve

test: announce check  ## lint, types and all tests
	$(BIN)/$(PYTEST)

# How long it takes is written where it was measured, and nowhere else.
announce:
	@sed -n 's/^`make test` \(takes about [^.]*\)\..*/make test \1: lint and types, then all tests./p' docs/benchmarks.md

check: $(READY) $(TOOLS)  ## lint, format and types only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	node_modules/.bin/tsc -p src/witchtable/web/jsconfig.json
	$(BIN)/python -m scripts.vendor --check
	$(BIN)/python -m scripts.fields --check
	$(BIN)/python -m scripts.protocol --check
	$(BIN)/python -m scripts.lessons
	$(BIN)/python -m scripts.portraits --check

compiled: $(COMPILED)/.ready  ## compile the hot modules with mypyc (needs a C compiler)

test-compiled: $(COMPILED)/.ready  ## all tests but the browser's, on the compiled build
	WITCHTABLE_COMPILED=1 $(COMPILED)/bin/$(PYTEST) --ignore tests/browser

bench: $(READY) $(TOOLS)  ## measure the engine, beside catanatron and the compiled build, if it is there
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[bench]' || echo "without the peer"
	$(BIN)/python -m benchmarks.engine
	$(BIN)/python -m benchmarks.search
	$(BIN)/python -m benchmarks.brews
	$(BIN)/python -m benchmarks.tables
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.page

screenshots: $(READY) $(TOOLS)  ## take the pictures of every page anew
	$(BIN)/python -m scripts.screenshots

site: $(INSTALLED) $(MODULES)  ## write the table as a folder for any web host: build/site
	$(BIN)/witchtable site build/site

golden: $(READY) ## rewrite what follows from the moves of the golden games
	$(BIN)/python -m scripts.golden --update

docs: $(INSTALLED)  ## build the documentation as a site, in build/docs
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[docs]'
	$(BIN)/python -m scripts.docs

dist: $(INSTALLED)  ## build what can be published, install it elsewhere and play there
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dist]'
	$(BIN)/python -m scripts.dist

wheel: $(INSTALLED)  ## the same for a wheel with the compiled engine, for this system (needs a C compiler)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dist]'
	$(BIN)/python -m scripts.dist --compiled

lint-hosting: $(INSTALLED)  ## check what hosts use: container, service, proxies, workflows
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[hosting]'
	$(BIN)/python -m scripts.hosting

# Playing needs no more than this.
$(INSTALLED): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e .
	@touch $(INSTALLED)

# The tools that tests, checks and the laboratory need.
$(READY): $(INSTALLED)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $(READY)

$(COMPILED)/.ready: pyproject.toml scripts/compile.py $(shell find src docs/rules -name '*.*' -not -name '*.pyc')
	$(PYTHON) -m venv $(COMPILED)
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(COMPILED)/bin/pip install --quiet --disable-pip-version-check '.[dev]'
	@touch $(COMPILED)/.ready

# Only the checks need it; playing does not.
$(TOOLS): package.json
	scripts/tools
	@touch $(TOOLS) $(MODULES)

$(MODULES): package.json
	scripts/tools node
	@touch $(MODULES)

clean:           ## remove the environment and caches
	rm -rf $(VENV) $(COMPILED) build dist node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
