# SPDX-License-Identifier: Apache-2.0
#
# Short names for the scripts. Nothing here is needed to build or to test.

.DEFAULT_GOAL := help
.PHONY: help setup demo test quick lint format checks graph bench ci clean

help: ## This list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

setup: ## Install the Debian packages that are missing
	@Scripts/setup

demo: ## Draw every screen of the gallery into out/
	@Scripts/demo

test: ## Every check and every test
	@Scripts/test

quick: ## The checks and the debug tests
	@Scripts/test --quick

lint: ## Check the format of the Swift files
	@Scripts/lint

format: ## Format the Swift files
	@Scripts/format

checks: ## Layers, files and graph, and that the checks work
	@Scripts/test layers files graph checks

graph: ## Draw the targets into ARCHITECTURE.md
	@Scripts/graph

bench: ## Measure
	@Scripts/bench

ci: ## What continuous integration runs
	@.ci/run

clean: ## Remove what was built and drawn
	rm -rf .build out
