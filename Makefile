# The commands of this project. They need only Rust (rustup reads rust-toolchain.toml), Node and npm; anything else that
# the tests and the long runs need, they install themselves.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play terminal web serve format check test browser screenshots bench bench-peers long-laws long-tests long-kill long-fuzz long-changes licences bless clean

COMMIT = $$(git rev-parse --short HEAD)
TODAY = $$(date -u +%F)
# The server that the checks build.
DEBUG_BIN = $${CARGO_TARGET_DIR:-target}/debug/reckon

## help       this list
help:
	@sed -n 's/^## /  make /p' Makefile

## play       builds the game and serves it at http://127.0.0.1:7325/
play: web
	cargo run --release --locked -p reckon-cli -- serve

## serve      the same without rebuilding the pages
serve:
	cargo run --release --locked -p reckon-cli -- serve

## terminal   a game in the terminal: NUMERO, or another with GAME=numberloor, GAME=numenko or GAME=nmbrs
GAME ?= numero
terminal:
	cargo run --release --locked -p reckon-cli -- play $(GAME)

## web        builds the pages, which are then compiled into the binary
WEB_SOURCES = $(shell find web/src web/public web/scripts rulebooks crates/words/text -type f) web/index.html \
    web/package.json web/vite.config.ts
web: web/dist/index.html
web/node_modules/.package-lock.json: web/package-lock.json
	scripts/need-node
	cd web && npm ci --no-audit --no-fund
web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && npm run build

## format     formats all Rust code
format:
	scripts/format

## check      formatting, lints, and all tests except those in the browser: run it before a commit
check:
	scripts/need-node
	scripts/all-checks --no-browser

## test       everything that must pass at every commit
test:
	scripts/need-node
	scripts/all-checks

## browser    a real Chromium against a real server: whole games, keys, touch, listening (a part of test)
browser: web
	scripts/run-tests --build
	RECKON_BIN=$(DEBUG_BIN) scripts/browser-tests

## screenshots  retakes the pictures in docs/screenshots
screenshots: web
	scripts/run-tests --build
	RECKON_BIN=$(DEBUG_BIN) scripts/screenshots

## bench      moves per second, costs, allocations; the store, the server; weight and motion of the pages; instructions per move (installs valgrind)
bench: web
	cargo bench --locked -p reckon-bench --bench moves
	cargo bench --locked -p reckon-bench --bench store
	cargo build --release --locked -p reckon-cli
	cargo bench --locked -p reckon-bench --bench server
	node bench/browser/usable.mjs
	node bench/browser/motion.mjs
	scripts/count-instructions

## bench-peers  random rounds of nmbrs! blocks compared with OpenSpiel's gin_rummy, in pairs (installs open_spiel)
bench-peers:
	scripts/bench-peers

## long-laws  two million random games of each kind (of Numenko half a million) with all laws, two million runs of tiles, 200,000 pairs of frames; resumes where it stopped
LONG_LAWS = cargo run --release --locked -p reckon-rules --example long_laws -- --games 2000000 --seconds 900 \
    --report docs/reliability.md --commit $(COMMIT) --date $(TODAY)
long-laws: $(patsubst rulebooks/%.md,long-laws-%,$(wildcard rulebooks/*.md))
	cargo run --release --locked -p reckon-rules --example long_sums -- --runs 1000000 \
	    --report docs/reliability.md --commit $(COMMIT) --date $(TODAY)
	cargo run --release --locked -p reckon-server --example long_leaks -- --pairs 200000 \
	    --report docs/reliability.md --commit $(COMMIT) --date $(TODAY)
long-laws-numenko: LONG_LAWS += --games 500000
long-laws-%:
	$(LONG_LAWS) --game $* --state target/long-laws-$*.state

## long-tests  the randomised tests of the Rust crates, ten times as long
long-tests:
	scripts/long-tests

## long-kill  a server under load, killed 500 times; a few minutes; resumes where it stopped
long-kill:
	cargo build --release --locked -p reckon-cli
	cargo run --release --locked -p reckon-guest --example long_kill -- --server target/release/reckon --kills 500 \
	    --seconds 3300 --state target/long-kill.state --report docs/reliability.md --commit $(COMMIT) --date $(TODAY)

## long-fuzz  tens of millions of fuzzed inputs, less than an hour; resumes where it stopped
long-fuzz:
	scripts/long-fuzz

## long-changes  a million changed bytes in records, each of which must be found; a minute or two
long-changes:
	cargo run --release --locked -p reckon-records --example long_changes -- --changes 1000000 \
	    --report docs/reliability.md --commit $(COMMIT) --date $(TODAY)

## licences   checks that all dependencies are free to use and come from the one registry
licences:
	command -v cargo-deny >/dev/null || cargo install --locked cargo-deny
	cargo deny --locked --workspace check licenses bans sources
	cargo deny --locked --manifest-path fuzz/Cargo.toml check licenses bans sources
	node web/scripts/licences.js

## bless      regenerates the golden files: review the diff before you commit it
bless:
	RECKON_BLESS=1 scripts/run-tests golden
	git diff --stat

## clean      removes build output; the fuzzer's corpus and counters stay
clean:
	rm -rf web/dist web/node_modules
	cargo clean
	cargo clean --manifest-path fuzz/Cargo.toml
