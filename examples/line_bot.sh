#!/bin/sh
# A bot in plain shell, without any library: it answers with the first thing it may do.
while IFS= read -r line; do
  case $line in
    '{"type":"hello"'*) echo '{"type":"ready"}' ;;
    '{"type":"choose"'*) first=${line#*'"legal":["'}; echo "{\"action\":\"${first%%\"*}\"}" ;;
    *) exit ;;
  esac
done
