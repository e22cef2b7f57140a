#!/bin/bash
# A terrain in parts by GNU parallel, on this machine, or on those that PARALLEL_ARGS names ("--sshlogin a,b").
#
#   parts-parallel.sh IN OP SIZE DIR OUT [JOBS]
set -euo pipefail
in=$1 op=$2 size=$3 dir=$4 out=$5 jobs=${6:-2}
scarp=${SCARP:-scarp}
parts=$("$scarp" part list "$in" "$op" --size "$size" -o "$dir" --json |
  python3 -c 'import json, sys; print(json.load(sys.stdin)["parts"])')
seq 0 $((parts - 1)) |
  parallel --quote --halt soon,fail=1 --jobs "$jobs" ${PARALLEL_ARGS:-} \
    "$scarp" part run "$in" "$op" --size "$size" --part {} -o "$dir"
exec "$scarp" part join "$dir" -o "$out"
