#!/bin/sh
# A bot in plain shell: the first build or play among the legal moves, else the first move of all.
# p2pduel arena --bots "cmd:sh docs/examples/builder.sh,random" --games 20
while IFS= read -r line; do
    moves=${line##*'"moves": ['}
    moves=${moves%%]*}
    best=${moves%%,*}
    while :; do
        one=${moves%%,*}
        case ${one# } in
        '"build '* | '"play '*)
            best=$one
            break
            ;;
        esac
        case $moves in
        *,*) moves=${moves#*,} ;;
        *) break ;;
        esac
    done
    printf '{"move": %s}\n' "$best"
done
