# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
#
# What every script shares: where things are, how Swift is called, how a step is shown.
# Source it; it runs nothing by itself.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# One build folder for the root package and for the packages nested in it, so that UIKit is
# compiled once per configuration. CONTRIBUTING.md says how and what it saves.
scratch=${PLEAT_SCRATCH:-$root/.build}

# Warnings are errors where CI says so. Elsewhere a newer toolchain may warn without harm.
strict_flags=()
if [[ ${CI:-} == true || ${PLEAT_STRICT:-} == 1 ]]; then
    strict_flags=(-Xswiftc -warnings-as-errors)
fi

# Debug builds verify the invariants of the data structures after each mutation. All builds but the
# clients' have the window, so that they share one.
debug_flags=(--traits "InternalChecks,Window" "${strict_flags[@]}")
release_flags=(-c release "${strict_flags[@]}")

# swift_in SUBCOMMAND FOLDER [ARGUMENT ...]
# Runs SwiftPM on the package in FOLDER of this repository, on the one build folder. The plan of
# the build is made anew each time: a cached one may be that of another package.
swift_in() {
    swift "$1" --package-path "$root/$2" --scratch-path "$scratch" \
        --disable-build-manifest-caching "${@:3}"
}

# Prints a line that stands out, on a terminal in bold.
say() {
    if [[ -t 1 ]]; then printf '\033[1m%s\033[0m\n' "$*"; else printf '%s\n' "$*"; fi
}

# Prints to standard error and ends the script.
fail() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 1
}

# Milliseconds of the wall clock.
milliseconds() {
    local now=${EPOCHREALTIME/[.,]/}
    printf '%s\n' "$((now / 1000))"
}

# seconds_since MILLISECONDS, with one digit behind the point.
seconds_since() {
    local tenths=$((($(milliseconds) - $1 + 50) / 100))
    printf '%d.%d s\n' "$((tenths / 10))" "$((tenths % 10))"
}
