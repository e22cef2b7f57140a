#!/bin/sh
# Reads GRID x GRID tiles of 3601 x 3601 samples as one terrain within a memory budget of 2 GiB, and tells how
# long that takes and how much is resident: of scarp, and of it with the processes that decode for it. By hand:
#   many-tiles.sh SCARP TILE.hgt FOLDER [GRID] [LAND]
# TILE: a tile with real ground, resampled where it has another size; LAND of all tiles are of it, the others are
# level. They are links to two files without a place, which their names tell. Takes gdal_translate.
set -eu
scarp=$1 tile=$2 folder=$3 grid=${4:-20} land=${5:-40}
mkdir -p "$folder/tiles"
pack="-q -outsize 3601 3601 -r cubicspline -of GTiff -co PROFILE=BASELINE -co COMPRESS=DEFLATE -co ZLEVEL=1 -co TILED=YES"
gdal_translate $pack -ot Int16 "$tile" "$folder/land.tif"
gdal_translate $pack -scale 0 10000 7 7 -ot Int16 "$tile" "$folder/level.tif"
i=0
while [ $i -lt $((grid * grid)) ]; do
  name=$(printf 'N%02dE%03d.tif' $((10 + i / grid)) $((20 + i % grid)))
  # Land is spread over the whole.
  if [ $(((i * land) % (grid * grid))) -lt "$land" ]; then from=land; else from=level; fi
  ln -f "$folder/$from.tif" "$folder/tiles/$name"
  i=$((i + 1))
done
start=$(date +%s)
"$scarp" --memory 2G info "$folder/tiles" > "$folder/info.txt" 2> "$folder/notes.txt" &
pid=$!
own=0 all=0
while kill -0 $pid 2> /dev/null; do
  now=$(awk '/^VmRSS/ {print $2}' "/proc/$pid/status" 2> /dev/null || echo 0)
  sum=${now:-0}
  for child in $(cat /proc/$pid/task/*/children 2> /dev/null); do
    # They are forked, and share much: each has its part of that.
    rss=$(awk '/^Pss_Anon/ {print $2}' "/proc/$child/smaps_rollup" 2> /dev/null || echo 0)
    sum=$((sum + ${rss:-0}))
  done
  [ "${now:-0}" -gt $own ] && own=$now
  [ $sum -gt $all ] && all=$sum
  sleep 0.1
done
wait $pid || { cat "$folder/notes.txt"; exit 1; }
echo "$((grid * grid)) tiles, $land of land: $(($(date +%s) - start)) s," \
     "resident at most $((own / 1024)) MiB, with decoders $((all / 1024)) MiB"
sed -n 1,8p "$folder/info.txt"
