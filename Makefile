PREFIX ?= /usr/local
SOURCES = Package.swift Sources Tests
# One file that runs anywhere and starts at once; the linker's remark on dlopen is expected.
RELEASE = swift build -c release --product layoutcalc $(STATIC)
ifeq ($(shell uname -s),Linux)
STATIC = -Xswiftc -static-executable -Xlinker -s
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

# Each reader for so many seconds, from the seeds in the repository; what it finds is kept under .build/fuzz.
FUZZ_SECONDS ?= 60
fuzz: ## Feed random texts to both readers, FUZZ_SECONDS each
	for reader in JSON YAML; do \
	  FUZZ=1 swift build --sanitize fuzzer --scratch-path .build/fuzz --product $${reader}Fuzz || exit 1; \
	  mkdir -p .build/fuzz/found/$$reader; \
	  SWIFT_BACKTRACE=enable=no .build/fuzz/debug/$${reader}Fuzz -max_total_time=$(FUZZ_SECONDS) -max_len=4096 -timeout=10 \
	    -print_final_stats=1 -artifact_prefix=.build/fuzz/found/ .build/fuzz/found/$$reader \
	    Tests/Fuzz/Corpus/$$(echo $$reader | tr A-Z a-z) || exit 1; \
	done

bench: ## Time the stages of the tool on layouts of a thousand and a million items
	swift build -c release --product Bench $(STATIC)
	.build/release/Bench

lint: ## Check formatting and style
	swift format lint --strict --parallel --recursive $(SOURCES)

format: ## Format all sources
	swift format --in-place --parallel --recursive $(SOURCES)

install: build ## Copy the tool to PREFIX/bin
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 .build/release/layoutcalc $(DESTDIR)$(PREFIX)/bin/layoutcalc

.PHONY: help build demo test check fuzz bench lint format install
