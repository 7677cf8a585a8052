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

lint: ## Check formatting and style
	swift format lint --strict --parallel --recursive $(SOURCES)

format: ## Format all sources
	swift format --in-place --parallel --recursive $(SOURCES)

install: build ## Copy the tool to PREFIX/bin
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 .build/release/layoutcalc $(DESTDIR)$(PREFIX)/bin/layoutcalc

.PHONY: help build demo test check lint format install
