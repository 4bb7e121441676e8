# make run    the app, at http://localhost:8550 and on the phones around
# make test   everything: style, types, tests, and the screens in a real Chromium
# make endure the long runs, some hours: the two below, one after the other
# make lint   style and types
# make bench  how fast it is: one table (benchmarks/README.md)
# make catalogues  bring the texts of all languages up to date with the source
# make endure-kills  the server killed 1,000 times under a stream of taps: what was shown, lost, kept
# make endure-fuzz  hostile input, ten thousand of each kind
# make site   the app without a server, as files for any web host, in build/site
# make clean  forget what the others made

BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

run: .venv/packed.stamp
	@$(BIN)/scorekeeper $(ARGS)

test: lint chromium
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

bench: .venv/test.stamp
	@$(BIN)/python -m benchmarks $(ARGS)

lint: .venv/test.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

endure: endure-kills
	@$(MAKE) endure-fuzz

endure-kills: .venv/test.stamp
	$(BIN)/python -m tests.endurance.kill_run $(ARGS)

site: .venv/site.stamp
	@$(BIN)/scorekeeper publish build/site

catalogues: .venv/test.stamp
	@$(BIN)/python -m tests.i18n.catalogues

chromium: .venv/test.stamp
	@$(BIN)/python -m tests.browser.chromium

endure-fuzz: .venv/test.stamp
	$(BIN)/python -m tests.endurance.fuzz $(ARGS)

clean:
	rm -rf .venv build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/packed.stamp: .venv/run.stamp
	@$(BIN)/python -m scorekeeper.web.pack
	@touch $@

.venv/test.stamp: .venv/site.stamp requirements/test.txt
	$(PIP) -r requirements/test.txt
	@touch $@

.venv/site.stamp: .venv/run.stamp requirements/publish.txt
	$(PIP) -r requirements/publish.txt
	@touch $@

.venv/run.stamp: .venv/bin/python requirements/run.txt pyproject.toml
	$(PIP) -r requirements/run.txt
	$(PIP) --no-deps --editable .
	@touch $@

# Any Python from 3.11 on will do; the newest that is there is taken.
.venv/bin/python:
	@for python in python3.14 python3.13 python3.12 python3.11 python3; do \
	  $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	  if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
	    without=$$($$python -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'); \
	    continue; \
	  fi; \
	  echo "$$python -m venv .venv"; \
	  exec $$python -m venv .venv; \
	done; \
	if [ -n "$$without" ]; then \
	  echo "Python's venv module is missing. Install it, then try again:" >&2; \
	  echo "  sudo apt-get install python3-venv   (or $$without)" >&2; \
	else \
	  echo "Python 3.11 or newer is needed, and none was found: see https://www.python.org" >&2; \
	fi; \
	exit 1

.PHONY: run test endure endure-kills endure-fuzz bench lint site catalogues chromium clean
