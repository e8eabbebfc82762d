# SPDX-License-Identifier: Apache-2.0
#
# Reads a Package.swift and prints, with tabs between the fields:
#   tier    NUMBER  TEXT                     for each comment `// Tier NUMBER. TEXT`
#   target  KIND  NAME  TIER  DEPENDENCIES   for each target; dependencies with spaces between
#   product  NAME                            for each product
# It understands manifests written plainly: targets and products listed, no loops.

# Drops a trailing comment; the manifest has no `//` inside a string but in addresses.
function without_comment(text) {
    sub(/^[ \t]*\/\/.*$/, "", text)
    sub(/[ \t]\/\/.*$/, "", text)
    return text
}

# The first string after `label` in `text`, without its quotes.
function value(text, label,    rest) {
    if (!match(text, label "[ \t]*\"[^\"]*\"")) return ""
    rest = substr(text, RSTART, RLENGTH)
    sub(/^[^"]*"/, "", rest)
    sub(/"$/, "", rest)
    return rest
}

# The names in the list of dependencies of one target.
function dependencies(text,    rest, depth, at, mark, list, names, word) {
    if (!match(text, /dependencies:[ \t]*\[/)) return ""
    rest = substr(text, RSTART + RLENGTH)
    depth = 1
    for (at = 1; at <= length(rest) && depth > 0; at++) {
        mark = substr(rest, at, 1)
        if (mark == "[") depth++
        if (mark == "]") depth--
    }
    list = substr(rest, 1, at - 2)
    # What is not the name of a module.
    gsub(/(package|traits|condition):[ \t]*(\[[^]]*\]|"[^"]*"|\.when\([^)]*\))/, "", list)
    names = ""
    while (match(list, /"[^"]*"/)) {
        word = substr(list, RSTART + 1, RLENGTH - 2)
        names = names (names == "" ? "" : " ") word
        list = substr(list, RSTART + RLENGTH)
    }
    return names
}

BEGIN { OFS = "\t" }

/^[ \t]*\/\/ Tier [0-9]+\. / {
    heading = $0
    sub(/^[ \t]*\/\/ Tier /, "", heading)
    tier = heading
    sub(/\..*$/, "", tier)
    sub(/^[0-9]+\.[ \t]*/, "", heading)
    print "tier", tier, heading
    next
}

{
    line = without_comment($0)
    if (!open) {
        if (match(line, /\.library\(|\.executable\(/)) {
            name = value(line, "name:")
            if (name != "") print "product", name
            next
        }
        if (!match(line, /\.(target|testTarget|executableTarget|systemLibrary|macro|plugin)\(/)) next
        kind = substr(line, RSTART + 1, RLENGTH - 2)
        line = substr(line, RSTART + RLENGTH)
        text = ""
        open = 1
    }
    for (at = 1; at <= length(line) && open > 0; at++) {
        mark = substr(line, at, 1)
        if (mark == "(") open++
        if (mark == ")") open--
        if (open > 0) text = text mark
    }
    text = text " "
    if (open == 0) {
        print "target", kind, value(text, "name:"), (kind == "testTarget" ? "-" : tier), dependencies(text)
    }
}
