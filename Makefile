PYTHON ?= python3
UPGRADE ?=

BIN := .venv/bin
CODE := $(wildcard src tests tools bench)
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make requirements" $(UPGRADE)

.DEFAULT_GOAL := help
.PHONY: .venv help play test lint types format rules bench soak requirements clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

play: .venv/ready ## play a game in the terminal
	@$(BIN)/fifthcolony play

test: lint types ## lint, types and every test, with coverage
	$(BIN)/pytest -n auto --cov

lint: .venv/ready ## check style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready ## check types
	$(BIN)/mypy $(CODE)

format: .venv/ready ## mend style and formatting
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

rules: .venv/ready ## list the rules that no test names yet
	@$(BIN)/python tools/rules.py

bench: .venv/ready ## measure games and copies a second
	@$(BIN)/python bench/bench.py

soak: .venv/ready ## play random games until told to stop
	@$(BIN)/python tools/soak.py

requirements: .venv/ready ## pin the requirements again (UPGRADE=--upgrade for newer ones)
	for name in uv runtime dev; do $(COMPILE) requirements/$$name.in -o requirements/$$name.txt || exit; done

clean: ## remove everything that can be made again
	rm -rf .venv build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv: .venv/ready

.venv/ready: requirements/uv.txt requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Fifth Colony needs Python 3.11 or newer: name one with 'make PYTHON=/path/to/python3.11 ...'." >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/uv.txt
	$(BIN)/uv pip install --quiet --python .venv --require-hashes -r requirements/dev.txt
	$(BIN)/uv pip install --quiet --python .venv --no-deps --no-build-isolation -e .
	@touch $@
