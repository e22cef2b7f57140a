#!/usr/bin/env bash
# Installs what is missing, builds, and runs all tests. Options go to ctest (./test.sh -R Import).
# SCARP_PRESET chooses another build: dev, asan or tsan.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
source .ci/setup.sh

preset=${SCARP_PRESET:-release}
install_packages
build "$preset"
timed "running the tests" ctest --test-dir "build/$preset" --output-on-failure -j "$(nproc)" "$@"
