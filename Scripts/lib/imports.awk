# SPDX-License-Identifier: Apache-2.0
#
# Prints FILE:LINE, a tab and the module for each import in the Swift files given. What stands in
# comments and in strings of several lines is not an import.

FNR == 1 {
    in_comment = 0
    in_string = 0
}

{
    line = $0
    if (in_string) {
        if (line ~ /"""/) in_string = 0
        next
    }
    if (in_comment) {
        if (line !~ /\*\//) next
        sub(/^.*\*\//, "", line)
        in_comment = 0
    }
    gsub(/\/\*([^*]|\*[^\/])*\*\//, " ", line)
    if (line ~ /^[ \t]*\/\//) next
    sub(/[ \t]\/\/.*$/, "", line)
    if (line ~ /\/\*/) {
        sub(/\/\*.*$/, "", line)
        in_comment = 1
    }
    # An odd number of triple quotes opens a string that ends on a later line.
    if (gsub(/"""/, "&", line) % 2 == 1) in_string = 1

    count = split(line, statements, ";")
    for (i = 1; i <= count; i++) {
        statement = statements[i]
        while (statement ~ /^[ \t]*@/) sub(/^[ \t]*@[A-Za-z_]+(\([^)]*\))?/, "", statement)
        sub(/^[ \t]+/, "", statement)
        sub(/^(public|package|internal|fileprivate|private)[ \t]+/, "", statement)
        while (statement ~ /^[ \t]*@/) sub(/^[ \t]*@[A-Za-z_]+(\([^)]*\))?[ \t]*/, "", statement)
        if (statement !~ /^import[ \t]/) continue
        sub(/^import[ \t]+/, "", statement)
        sub(/^(struct|class|enum|protocol|func|var|let|typealias)[ \t]+/, "", statement)
        if (match(statement, /^[A-Za-z_][A-Za-z0-9_]*/)) {
            printf "%s:%d\t%s\n", FILENAME, FNR, substr(statement, RSTART, RLENGTH)
        }
    }
}
