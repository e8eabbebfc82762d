# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
#
# The one list of Debian packages that Pleat needs, and the function that installs what is missing.

# A line is `package[|package…]: reason`. Any one of the alternatives will do; the first that the
# machine's release knows is installed. A `*` stands for the version that goes with `gcc`.
required_packages() {
    cat <<'LIST'
libcurl4|libcurl4t64: the Swift toolchain is linked with it
libxml2|libxml2-16: the Swift toolchain is linked with it
libncurses6: the Swift toolchain is linked with it
libsqlite3-0: the Swift toolchain is linked with it
libuuid1: the Swift toolchain is linked with it
binutils: the linker that Swift calls
gcc: start-up files and run-time library of every program
libc6-dev: headers of the C library
libstdc++-*-dev: headers and library of C++, which Foundation is linked with
pkg-config|pkgconf: tells Swift where Cairo, Pango and SDL are
libpango1.0-dev: shapes text and draws (Pango, Cairo, HarfBuzz, FreeType, fontconfig)
libsdl2-dev: opens windows (SDL)
libdecor-0-plugin-1-cairo: frames around windows where a Wayland compositor draws none
libglib2.0-dev: asks the desktop whether it is light or dark (GIO)
fonts-inter: Latin, Greek and Cyrillic text
fonts-noto-cjk: Chinese, Japanese and Korean text
fonts-noto-color-emoji: emoji
fonts-noto-core: Arabic, Hebrew, Thai and the other scripts
LIST
}

# What only the tests need, beside the packages above.
test_packages() {
    cat <<'LIST'
xvfb: a display in memory, on which windows are tried
xdotool: clicks and types in them
x11-apps: takes pictures of them (xwd)
LIST
}

# Whether a package of that name, or one that the pattern matches, is installed.
is_installed() {
    # shellcheck disable=SC2016 # dpkg-query expands the braces, not the shell.
    dpkg-query -W -f '${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed
}

# Prints the lines of the list of which no alternative is installed.
missing_packages() {
    local line names name
    while IFS= read -r line; do
        IFS='|' read -ra names <<<"${line%%:*}"
        for name in "${names[@]}"; do
            is_installed "$name" && continue 2
        done
        printf '%s\n' "$line"
    done < <(wanted_packages)
}

# The packages that this run needs: with PLEAT_FOR_TESTS those of the tests too.
wanted_packages() {
    required_packages
    [[ -z ${PLEAT_FOR_TESTS:-} ]] || test_packages
}

# Prints which of the alternatives in `package[|package…]` this release of the system offers.
available_package() {
    local names name version
    IFS='|' read -ra names <<<"$1"
    for name in "${names[@]}"; do
        if [[ $name == *'*'* ]]; then
            version=$(apt-cache depends gcc | sed -n 's/^ *Depends: gcc-\([0-9]*\)$/\1/p' | head -n 1)
            # Without lists of packages there is no telling; `g++` brings the right one.
            [[ -n $version ]] || version=none
            name=${name/'*'/$version}
            [[ $version != none ]] || name=g++
        fi
        if apt-cache show "$name" >/dev/null 2>&1; then
            printf '%s\n' "$name"
            return
        fi
    done
    # Let apt say what it thinks of the name.
    printf '%s\n' "${names[0]}"
}

# Installs what is missing, as root or through sudo, and says what and why. Touches neither the
# network nor the system when nothing is missing.
ensure_packages() {
    if [[ ${PLEAT_SKIP_PACKAGES:-} == 1 ]]; then
        printf 'Packages: not looked at, since PLEAT_SKIP_PACKAGES is 1.\n'
        return
    fi
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        printf 'This system has no apt. Install what stands for these Debian packages, then run\n' >&2
        printf 'again with PLEAT_SKIP_PACKAGES=1:\n' >&2
        wanted_packages | sed 's/^/  /' >&2
        return 1
    fi
    local missing=() line
    while IFS= read -r line; do missing+=("$line"); done < <(missing_packages)
    if ((${#missing[@]} == 0)); then
        printf 'Packages: all %d needed are installed.\n' "$(wanted_packages | wc -l)"
        return
    fi

    printf 'Packages missing, and what each is for:\n'
    printf '  %s\n' "${missing[@]//|/ or }"
    local as_root=()
    if [[ $(id -u) != 0 ]]; then
        if ! command -v sudo >/dev/null; then
            printf 'Installing them takes root or sudo. As root, run:\n' >&2
            printf '  apt-get update && apt-get install --no-install-recommends' >&2
            for line in "${missing[@]}"; do
                printf ' %s' "$(available_package "${line%%:*}")" >&2
            done
            printf '\n' >&2
            return 1
        fi
        as_root=(sudo)
        printf 'Installing them through sudo, which may ask for your password.\n'
    fi
    as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o Dpkg::Use-Pty=0)
    # An update that fails leaves the old lists, which may do.
    "${as_root[@]}" update || printf 'Could not update the lists of packages.\n' >&2
    local names=()
    for line in "${missing[@]}"; do names+=("$(available_package "${line%%:*}")"); done
    if ! "${as_root[@]}" install -y --no-install-recommends "${names[@]}"; then
        printf 'Could not install: %s\n' "${names[*]}" >&2
        return 1
    fi
}

# Ends with a message that helps when there is no Swift to be found.
ensure_swift() {
    command -v swift >/dev/null && return
    {
        printf 'There is no `swift` on the PATH. Pleat needs the Swift toolchain, 6.3 or newer:\n'
        printf '  https://www.swift.org/install/linux\n'
        printf 'If it is installed, add the `usr/bin` folder of the toolchain to the PATH.\n'
    } >&2
    return 1
}

# Everything a build needs.
set_up() {
    ensure_swift
    ensure_packages
    local version
    if ! version=$(swift --version 2>&1); then
        printf '`swift --version` fails:\n%s\n' "$version" >&2
        return 1
    fi
    printf 'Swift: %s\n' "$(grep -m 1 -o 'Swift version [^ ]*' <<<"$version")"
}
