PYTHON ?= python3
UPGRADE ?=

BIN := .venv/bin
CODE := $(wildcard src tests tools bench examples)
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make requirements" $(UPGRADE)

COMPILED := build/compiled/ready
# FAST=1 lets a target run on the compiled engine, which is made first if need be.
ENGINE := $(if $(FAST),$(COMPILED))
RUN := $(if $(FAST),PYTHONPATH=build/compiled )$(BIN)/python

# What is installed: `play` is enough to build the client and play, `ready` to work on all of it.
PARTS ?= ready

STATIC := src/fifthcolony/server/static/index.html
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm

# Two at a time, what each says kept together where make can.
SIDE_BY_SIDE := -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# One more than there are processors: many tests wait for servers of theirs.
WORKERS := $(shell echo $$(($$(nproc 2>/dev/null || echo 2) + 1)))

.DEFAULT_GOAL := help
.PHONY: .venv help play test coverage lint types format rules conformance reference bench soak pairs second-opinion balance requirements clean check quick-test web web-test wheel-test typescript browser-test rhythm beats pictures room screenshots load kill chaos leaks fuzz attack compiled compiled-test wheels others openspiel research-bench ladder site cluster lab-bench reports

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

play: ## open the table in the browser
	@$(MAKE) --no-print-directory web PARTS=$(if $(wildcard .venv/ready),ready,play)
	@$(BIN)/fifthcolony serve --open

test: ## lint, types and every test, in a real browser too
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) lint types web web-test
	$(BIN)/pytest -n $(WORKERS) --ignore tests/browser
	$(BIN)/pytest tests/browser -n $(WORKERS) --dist worksteal

coverage: .venv/ready ## run the tests of the Python half but for slices, and see that they run at least nine lines of ten
	$(BIN)/pytest -n auto --cov --ignore tests/browser -m "not slice"

check: ## lint, types and quick tests, in a few minutes: while working; make test has the rest
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) lint types web-test quick-test

quick-test: .venv/ready ## the tests of the Python half without slices of soak, kill, chaos, attack, bench and translation
	$(BIN)/pytest -q -n auto -m "not slice" --ignore tests/browser

lint: .venv/ready web/node_modules/ready ## check style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	cd web && $(NPM) run --silent lint

types: .venv/ready ## check types
	$(BIN)/mypy $(CODE)

format: .venv/ready web/node_modules/ready ## mend style and formatting
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && $(NPM) run --silent format

rules: .venv/ready ## list the rules that no test names yet
	@$(BIN)/python tools/rules.py

conformance: .venv/ready ## write docs/conformance.md (each rule and the tests that check it) and docs/variants.md
	@$(BIN)/python -m tools.conformance
	@$(BIN)/python -m tools.variants_page

reference: .venv/ready ## write docs/reference.md: wishes, prompts, options and views (REFERENCE="--games 600" looks for new ones in as many games of each kind)
	@$(BIN)/python -m tools.reference $(REFERENCE)

bench: .venv/ready ## measure games and copies a second, as the sources are and compiled (BENCH=--json for programs)
	@$(BIN)/python bench/bench.py $(BENCH)
	@if command -v cc >/dev/null; then \
		$(MAKE) --silent compiled && PYTHONPATH=build/compiled $(BIN)/python bench/bench.py $(BENCH); \
	else echo "There is no C compiler here, so the compiled engine is not measured." >&2; fi

others: build/others/ready ## measure other game engines written in Python, for comparison
	@build/others/bin/python bench/others.py

openspiel: build/openspiel/ready ## let OpenSpiel check our games as it checks its own (OPENSPIEL="--times 5" for more)
	@PYTHONPATH=src:. build/openspiel/bin/python -m tools.openspiel $(OPENSPIEL)

research-bench: .venv/ready ## measure what the environments for research cost beside the bare engine
	@$(BIN)/python -m bench.research $(BENCH)

compiled: $(COMPILED) ## compile the engine: about twice as fast; needs a C compiler and a few minutes

compiled-test: $(COMPILED) ## run the tests on the compiled engine
	PYTHONPATH=build/compiled $(BIN)/pytest -n auto --ignore tests/browser

soak: .venv/ready $(ENGINE) ## play ten thousand random games and check what always holds (SOAK="--game duel" for duels, SOAK="--aliens everything" for all extras at once, FAST=1 for the compiled engine)
	@$(RUN) -m tools.soak $(SOAK)

pairs: .venv/ready $(ENGINE) ## let every two aliens meet in a random game (SOAK="--jobs 1" for one core)
	@$(RUN) -m tools.soak --aliens pairs $(SOAK)

second-opinion: .venv/ready $(ENGINE) ## let a checker that knows only events and views watch five thousand random games (OPINION="--games 500" for less)
	@$(RUN) -m tools.second_opinion $(OPINION)

balance: .venv/ready $(ENGINE) ## let bots play twenty thousand duels and write docs/duel-balance.md (BALANCE="--games 2000" for less)
	@$(RUN) -m tools.balance $(BALANCE)

cluster: .venv/ready ## play on two nodes of Ray, kill a worker of theirs, and compare with what one process plays (CLUSTER="--games 1000" for more)
	@$(BIN)/python -m tools.two_nodes $(CLUSTER)

lab-bench: .venv/ready $(ENGINE) ## measure how much faster two processes of `fifthcolony lab run` play than one: needs two cores with nothing else to do
	@$(RUN) -m tools.lab_bench $(LAB_BENCH)

reports: .venv/ready $(ENGINE) ## let bots play a hundred thousand games of each game, for hours, and write docs/reports.md; ended, it goes on where it was (REPORTS="--games 500" for less, FAST=1 for the compiled engine)
	@$(RUN) -m tools.reports $(REPORTS)

ladder: .venv/ready $(ENGINE) ## measure how good the bots are, each bar with its figure (LADDER="--only duel --scale 0.1" for less, FAST=1 for the compiled engine)
	@$(RUN) -m tools.ladder $(LADDER)

web: $(STATIC) ## build the browser client, if it is missing or out of date

typescript: .venv/ready ## write the client's types again after a message or a view has changed
	$(BIN)/python tools/typescript.py

web-test: .venv/ready web/node_modules/ready ## check the browser client: types and unit tests
	$(BIN)/python tools/web_fixtures.py
	cd web && $(NPM) run --silent check
	cd web && $(NPM) run --silent test

browser-test: web ## play in a real browser
	$(BIN)/pytest tests/browser -n 3 --dist worksteal

wheel-test: web ## install the wheel alone and play a whole game of each kind with it in a real browser
	WHEEL=full $(BIN)/pytest tests/browser/test_wheel.py

rhythm: web ## press at a rhythm through two whole games each (RHYTHM=1 for less): nothing is answered that could not be read
	RHYTHM=$(or $(RHYTHM),2) $(BIN)/pytest tests/browser/test_rhythm.py -s

beats: web ## play whole games at the normal pace and measure how long each beat is seen (BEATS=5 games of each kind)
	BEATS=$(or $(BEATS),5) $(BIN)/pytest tests/browser/test_beats.py -s

PICTURES ?= build/pictures
pictures: web ## take pictures of tables and pages in every size of window, to be looked at; PICTURES names the folder
	PICTURES=$(PICTURES) PAGES=full $(BIN)/pytest tests/browser/test_room.py tests/browser/test_pages.py

room: web ## measure the room of everything at both tables: both languages, with and without hints, every size of window; takes long
	ROOM=full $(BIN)/pytest tests/browser/test_room.py -n 2 --dist worksteal

screenshots: web ## take the pictures in docs/img again
	SCREENSHOTS=docs/img $(BIN)/pytest tests/browser/test_pictures.py

load: .venv/ready $(ENGINE) ## find out how many tables of people a server holds with one, two and four processes, and what an answer and a table cost; about 25 minutes (LOAD="--quick" for less, LOAD="--json FILE" for programs, FAST=1 for the compiled engine)
	@$(RUN) -m tools.load $(LOAD)

kill: .venv/ready ## kill a server fifty times and see that nothing is lost (KILLS=5 for less)
	@$(BIN)/python -m tools.kill $(KILLS)

chaos: .venv/ready ## make faults on purpose against four servers on one PostgreSQL: a thousand kills and all else (CHAOS=100 for less)
	@$(BIN)/python -m tools.chaos $(CHAOS)

leaks: .venv/ready ## try to tell hidden cards by what a server answers and when, in two thousand games (LEAKS=200 for fewer pairs)
	@$(BIN)/python -m tools.leaks $(LEAKS)

fuzz: .venv/ready ## send a server ten thousand bad messages
	@FUZZ=10000 $(BIN)/pytest tests/server/test_fuzz.py -q

attack: .venv/ready ## probe a server in hundreds of ways and send it a hundred thousand bad messages (ATTACK=2000 for fewer)
	@$(BIN)/python -m tools.attack $(ATTACK)

site: .venv/ready ## build the documentation as a site in build/site (SITE=serve to read it while writing)
	$(BIN)/mkdocs $(if $(SITE),$(SITE),build --strict --quiet)

requirements: .venv/ready ## pin the requirements again (UPGRADE=--upgrade for newer ones)
	for name in uv runtime postgres lab cluster research docs play dev; do $(COMPILE) requirements/$$name.in -o requirements/$$name.txt || exit; done

clean: ## remove everything that can be made again
	rm -rf web/node_modules src/fifthcolony/server/static web/src/fixtures/played.json
	rm -rf .venv build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(STATIC): web/node_modules/$(PARTS) $(shell find web/src web/index.html web/vite.config.ts web/notices.ts src/fifthcolony/text/en -type f ! -name '*.test.ts' ! -path '*/fixtures/*' 2>/dev/null)
	cd web && $(NPM) run --silent build
	@touch $@

NODE_MODULES := web/package.json web/package-lock.json web/.npmrc

web/node_modules/ready: .venv/ready $(NODE_MODULES)
	cd web && $(NPM) ci --silent
	@touch $@

web/node_modules/play: .venv/play $(NODE_MODULES)
	cd web && $(NPM) ci --silent --omit=dev
	@touch $@

$(COMPILED): .venv/ready pyproject.toml $(shell find src/fifthcolony \( -name '*.py' -o -name '*.json' \) ! -path '*/static/*')
	rm -rf build/compiled && $(COPY)
	FIFTHCOLONY_ENGINE_ONLY=1 HATCH_BUILD_HOOK_ENABLE_MYPYC=true $(BIN)/uv pip install --quiet --python .venv --target build/compiled --no-deps \
		--no-build-isolation --reinstall ./build/source
	@touch $@

# Compiled in a copy: what a compiler leaves behind would otherwise be imported in the place of the sources.
COPY = rm -rf build/source && mkdir -p build/source/web/src && cp -r src pyproject.toml hatch_build.py README.md LICENSE build/source \
	&& cp -r web/src/fonts build/source/web/src

wheels: web ## build dist/: sdist, wheel, and a wheel for Linux with the engine compiled, which needs a C compiler
	rm -rf dist build/wheel && $(BIN)/hatchling build -d dist
	$(COPY)
	HATCH_BUILD_HOOK_ENABLE_MYPYC=true $(BIN)/uv build --quiet --wheel --no-build-isolation --python .venv/bin/python --out-dir build/wheel build/source
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/auditwheel repair --wheel-dir dist build/wheel/*.whl
	@ls -l dist

build/others/ready:
	$(PYTHON) -m venv build/others
	build/others/bin/pip install --quiet catanatron==3.2.1 open-spiel==2.0.2
	@touch $@

build/openspiel/ready: requirements/runtime.txt
	$(PYTHON) -m venv build/openspiel
	build/openspiel/bin/pip install --quiet --require-hashes -r requirements/runtime.txt
	build/openspiel/bin/pip install --quiet open-spiel==2.0.2
	@touch $@

.venv: .venv/ready

define INSTALL
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "Fifth Colony needs Python 3.11 or newer: name one with 'make PYTHON=/path/to/python3.11 ...'." >&2; exit 1; }
$(PYTHON) -m venv .venv
$(BIN)/python -m pip install --quiet --require-hashes -r requirements/uv.txt
$(BIN)/uv pip install --quiet --python .venv --require-hashes -r $<
$(BIN)/uv pip install --quiet --python .venv --no-deps --no-build-isolation -e .
@touch $@
endef

.venv/play: requirements/play.txt requirements/uv.txt pyproject.toml
	$(INSTALL)

.venv/ready: requirements/dev.txt requirements/uv.txt pyproject.toml
	$(INSTALL)
