PREFIX ?= /usr/local
SOURCES = Package.swift Sources Tests
SYMBOLS = .build/docs-symbols
# One file that runs anywhere and starts at once. The linker is lld, which Swift's toolchain has on Linux.
RELEASE = swift build -c release --product layoutcalc $(STATIC)
ifeq ($(shell uname -s),Linux)
STATIC = -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker -s
endif

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | expand -t 14

build: ## Build the tool for release, at .build/release/layoutcalc
	$(RELEASE)

demo: build ## Solve layouts/home.yaml at width 390
	.build/release/layoutcalc solve layouts/home.yaml --width 390

test: ## Run all tests
	swift test --disable-xctest

check: lint build test ## Do what CI does

# Each for FUZZ_SECONDS, from the seeds in the repository and the gallery; what is found is kept under .build/fuzz.
FUZZ_SECONDS ?= 60
fuzz: ## Feed random texts to the readers and mutated specs to the commands
	for reader in JSON YAML Swift; do \
	  FUZZ=1 swift build --sanitize fuzzer --scratch-path .build/fuzz --product $${reader}Fuzz || exit 1; \
	  mkdir -p .build/fuzz/found/$$reader; \
	  SWIFT_BACKTRACE=enable=no .build/fuzz/debug/$${reader}Fuzz -max_total_time=$(FUZZ_SECONDS) -max_len=4096 -timeout=10 \
	    -print_final_stats=1 -artifact_prefix=.build/fuzz/found/ .build/fuzz/found/$$reader \
	    Tests/Fuzz/Corpus/$$(echo $$reader | tr A-Z a-z) || exit 1; \
	done
	$(RELEASE)
	python3 Tests/Fuzz/specs.py .build/release/layoutcalc --seconds $(FUZZ_SECONDS)

# BASE=REV compares instruction counts with those of that revision, which is built aside.
# Built with the tool's own flags, so that they share what they have in common.
BENCH = swift build -c release --product Bench $(STATIC)
bench: build ## Time every stage in process; BASE=REV compares with a revision
	$(BENCH)
ifdef BASE
	rm -rf .build/base && git worktree prune && git worktree add --force --detach .build/base $(BASE)
	cd .build/base && $(BENCH)
endif
	python3 Tests/Bench/bench.py .build/release/Bench --tool .build/release/layoutcalc $(if $(BASE),--base .build/base/.build/release/Bench)

bench-growth: ## Print the README's table of growth
	$(BENCH)
	python3 Tests/Bench/bench.py .build/release/Bench --growth

bench-peers: build ## Compare with other engines and tools (Python 3.11, jq)
	$(BENCH)
	test -d .build/peers || python3 -m venv .build/peers
	.build/peers/bin/pip install --quiet --only-binary :all: -r Tests/Bench/Peers/requirements.txt
	.build/peers/bin/python Tests/Bench/Peers/peers.py .build/release/Bench .build/release/layoutcalc

# The pictures next to the specs are drawn in the same way; a test keeps them equal to what the tool draws.
GALLERY = .build/gallery
gallery: build ## Draw every layout under layouts/, with an index, in .build/gallery
	rm -rf $(GALLERY) && mkdir -p $(GALLERY)
	for spec in $$(ls layouts/*.yaml layouts/*.json layouts/swift/*.yaml | grep -v schema.json); do \
	  name=$$(echo $${spec#layouts/} | tr / - | sed 's/\.[a-z]*$$//'); \
	  .build/release/layoutcalc render $$spec --width 390 --quiet -o $(GALLERY)/$$name.svg; test $$? -le 1 || exit 1; \
	done
	( echo '<!doctype html><meta charset="utf-8"><title>layoutcalc gallery</title>'; \
	  echo '<style>:root { color-scheme: light dark; font-family: system-ui } figure { display: inline-block; margin: 12px } img { height: 480px }</style>'; \
	  for picture in $(GALLERY)/*.svg; do \
	    name=$$(basename $$picture .svg); \
	    echo "<figure><a href=\"$$name.svg\"><img src=\"$$name.svg\" alt=\"$$name\" loading=\"lazy\"></a><figcaption>$$name</figcaption></figure>"; \
	  done ) > $(GALLERY)/index.html

# Chromium is installed by its own means: on Debian, apt-get install chromium.
test-browser: build ## Use the HTML page in headless Chromium (Python 3); screenshots are in .build/browser
	test -d .build/browser/python || python3 -m venv .build/browser/python
	.build/browser/python/bin/pip install --quiet websocket-client
	.build/browser/python/bin/python Tests/browser.py .build/release/layoutcalc .build/browser

# The sources in Tests/UIKit/UIKit declare UIKit's layout API, with this package's solver behind it.
test-export: build ## Compile exported code, run it, and compare its frames with those of the specs (Python 3)
	for ios in 17 16 13; do \
	  python3 Tests/UIKit/exports.py .build/release/layoutcalc --ios $$ios --mutants 60 --seed $$ios || exit 1; \
	  EXPORTS=1 swift build --product ExportProof && .build/debug/ExportProof || exit 1; \
	done

# On a Mac, UIKit itself lays the gallery out, on a simulator; elsewhere, the same sources use Tests/UIKit/UIKit.
SIMULATOR ?= platform=iOS Simulator,name=iPhone 17
verify-uikit: build ## Compare the exported gallery with UIKit on an iOS simulator (macOS, Xcode, Python 3)
	python3 Tests/UIKit/verify.py prepare .build/release/layoutcalc
ifeq ($(shell uname -s),Darwin)
	cd Tests/UIKit && xcodebuild test -scheme VerifyUIKit-Package -destination '$(SIMULATOR)'
else
	EXPORTS=1 swift build --product VerifyOnLinux && .build/debug/VerifyOnLinux
endif
	python3 Tests/UIKit/verify.py compare .build/release/layoutcalc

lint: ## Check formatting and style
	swift format lint --strict --parallel --recursive $(SOURCES)

format: ## Format all sources
	swift format --in-place --parallel --recursive $(SOURCES)

docs: ## Build the rule book, in .build/docs
	# The modules of tests that are not built have no graph, which is no matter here.
	rm -rf $(SYMBOLS) .build/*/symbolgraph
	swift package dump-symbol-graph --minimum-access-level package --skip-synthesized-members \
	  || test -f .build/*/symbolgraph/LayoutSolver.symbols.json
	mkdir -p $(SYMBOLS)
	cp .build/*/symbolgraph/LayoutSolver.symbols.json $(SYMBOLS)
	docc convert Sources/LayoutSolver/LayoutSolver.docc --additional-symbol-graph-dir $(SYMBOLS) \
	  --fallback-display-name LayoutSolver --fallback-bundle-identifier LayoutSolver \
	  --output-path .build/docs --warnings-as-errors

install: build ## Copy the tool to PREFIX/bin
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 .build/release/layoutcalc $(DESTDIR)$(PREFIX)/bin/layoutcalc

.PHONY: help build demo gallery test test-browser test-export verify-uikit check fuzz bench bench-growth bench-peers lint format install
