# The commands of this project. Rust (rustup reads rust-toolchain.toml), Node and npm are all they need;
# what the tests and the long ones need besides they install themselves.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play terminal web serve format check test browser screenshots bench bench-peers long-laws long-tests long-kill long-fuzz long-changes licences bless clean

COMMIT = $$(git rev-parse --short HEAD)
TODAY = $$(date -u +%F)
# The server that the checks have built.
DEBUG_BIN = $${CARGO_TARGET_DIR:-target}/debug/reckon

## help       these lines
help:
	@sed -n 's/^## /  make /p' Makefile

## play       tables for people at http://127.0.0.1:7325/: builds what is needed and serves it
play: web
	cargo run --release --locked -p reckon-cli -- serve

## serve      the same without building the pages anew
serve:
	cargo run --release --locked -p reckon-cli -- serve

## terminal   a game in the terminal: NUMERO, or with GAME=numberloor, GAME=numenko or GAME=nmbrs another
GAME ?= numero
terminal:
	cargo run --release --locked -p reckon-cli -- play $(GAME)

## web        the pages, as files that the binary then carries
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

## check      format, lints, and all tests but those in the browser: before a commit
check:
	scripts/need-node
	scripts/all-checks --no-browser

## test       everything that must hold at every commit
test:
	scripts/need-node
	scripts/all-checks

## browser    a real Chromium against a real server: whole games, keys, touch, listening (a part of test)
browser: web
	scripts/run-tests --build
	RECKON_BIN=$(DEBUG_BIN) scripts/browser-tests

## screenshots  pictures of each state for docs/screenshots
screenshots: web
	scripts/run-tests --build
	RECKON_BIN=$(DEBUG_BIN) scripts/screenshots

## bench      moves a second, costs, allocations; the store, the server, the first page; then instructions a move (installs valgrind)
bench: web
	cargo bench --locked -p reckon-bench --bench moves
	cargo bench --locked -p reckon-bench --bench store
	cargo build --release --locked -p reckon-cli
	cargo bench --locked -p reckon-bench --bench server
	node bench/browser/usable.mjs
	scripts/count-instructions

## bench-peers  random rounds of nmbrs! blocks beside OpenSpiel's gin_rummy, in pairs (installs open_spiel for itself)
bench-peers:
	scripts/bench-peers

## long-laws  two million random games of each kind (of Numenko half a million) with all laws, two million runs of tiles, 200,000 pairs of frames; goes on
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

## long-tests  the random tests of the Rust crates, ten times as long
long-tests:
	scripts/long-tests

## long-kill  a server under load, killed 500 times; some minutes; goes on where it stopped
long-kill:
	cargo build --release --locked -p reckon-cli
	cargo run --release --locked -p reckon-guest --example long_kill -- --server target/release/reckon --kills 500 \
	    --seconds 3300 --state target/long-kill.state --report docs/reliability.md --commit $(COMMIT) --date $(TODAY)

## long-fuzz  tens of millions of fuzzed inputs, less than an hour; goes on where it stopped
long-fuzz:
	scripts/long-fuzz

## long-changes  a million changed bytes in records, each of them found; a minute or two
long-changes:
	cargo run --release --locked -p reckon-records --example long_changes -- --changes 1000000 \
	    --report docs/reliability.md --commit $(COMMIT) --date $(TODAY)

## licences   whether all dependencies are free to use, and from the one registry
licences:
	command -v cargo-deny >/dev/null || cargo install --locked cargo-deny
	cargo deny --locked --workspace check licenses bans sources
	cargo deny --locked --manifest-path fuzz/Cargo.toml check licenses bans sources
	node web/scripts/licences.js

## bless      writes the golden files anew: look at the difference before you commit it
bless:
	RECKON_BLESS=1 scripts/run-tests golden
	git diff --stat

## clean      removes what was built; the fuzzer's corpus and counters stay
clean:
	rm -rf web/dist web/node_modules
	cargo clean
	cargo clean --manifest-path fuzz/Cargo.toml
