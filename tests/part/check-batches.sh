#!/bin/bash
# Runs convert, a blur and the sky of a terrain in parts, by GNU parallel and by Slurm, and compares each with the whole.
#
#   check-batches.sh SCARP TERRAIN SIZE FOLDER [parallel|slurm|convert|blur|sky]...
#
# The sky has DIRECTIONS of the environment, 32 where there are none. Prints the time and the most memory of each. Exit
# status 1 where something differs by more than is stated. Slurm has to run on this machine; FOLDER takes some times the
# terrain's size.
set -euo pipefail
scarp=$(realpath "$1") terrain=$(realpath "$2") size=$3
mkdir -p "$4"
folder=$(realpath "$4")
shift 4
ways='' works=''
for word in "$@"; do
  case $word in
    parallel | slurm) ways+=" $word" ;;
    convert | blur | sky) works+=" $word" ;;
    *) echo "check-batches.sh: '$word' is neither a way nor a work" >&2 && exit 2 ;;
  esac
done
: "${ways:=parallel slurm}" "${works:=convert blur sky}"
directions=${DIRECTIONS:-32}
examples=$(realpath "$(dirname "$0")/../../docs/examples")
compare=$(realpath "$(dirname "$0")/compare-rasters.py")
cd "$folder"
export SCARP=$scarp

timed() { # NAME COMMAND...: seconds, and MiB of the largest process
  local name=$1
  shift
  /usr/bin/time -f "$name: %e s, %M KiB" "$@" > out.txt 2> time.txt || { cat out.txt time.txt; exit 1; }
  grep "^$name:" time.txt
}

declare -A op=([convert]=convert
               [blur]='{"op": "filter", "filter": "blur", "radius": 40}'
               [sky]='{"op": "sky", "directions": '"$directions"'}')
echo '{"scarp": 1, "operations": ['"${op[blur]}"']}' > blur.json
whole_convert() { timed "convert whole" "$scarp" convert "$terrain" whole-convert.tif --compression zstd; }
whole_blur() { timed "blur whole" "$scarp" run blur.json --in "$terrain" -o whole-blur.tif; }
whole_sky() { timed "sky whole" "$scarp" bake "$terrain" --kind ambient --directions "$directions" -o whole-sky.tif; }
for work in $works; do [[ -e whole-$work.tif ]] || whole_$work; done

by_parallel() { timed "$1 parallel" "$examples/parts-parallel.sh" "$terrain" "${op[$1]}" "$size" "$2" "$3"; }
by_slurm() {
  timed "$1 overview" "$scarp" part list "$terrain" "${op[$1]}" --size "$size" -o "$2" --json
  local parts job
  parts=$(python3 -c 'import json; print(json.load(open("out.txt"))["parts"])')
  timed "$1 slurm" sbatch --wait --array=0-$((parts - 1)) --output=slurm-%a.txt "$examples/parts.sbatch" \
    "$terrain" "${op[$1]}" "$size" "$2"
  timed "$1 join" "$scarp" part join "$2" -o "$3"
}

failed=0
for way in $ways; do
  for work in $works; do
    parts=$way-$work.parts out=$way-$work.tif
    rm -rf "$parts" "$out"
    by_$way $work "$parts" "$out"
    error=$("$scarp" part list "$terrain" "${op[$work]}" --size "$size" -o "$parts" --json |
      python3 -c 'import json, sys; print(json.load(sys.stdin)["error"])')
    python3 "$compare" "whole-$work.tif" "$out" "$error" "$size" || failed=1
    rm -rf "$parts" "$out"
  done
done
exit $failed
