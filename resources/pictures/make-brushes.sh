#!/usr/bin/env bash
# Draws brushes.jpg: each brush on the same ground, by `scarp run` and `scarp render`. Needs ImageMagick.
# resources/pictures/make-brushes.sh [SCARP]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
scarp=${1:-$here/../../build/release/bin/scarp}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Ground: 400 m of nothing, and noise over all of it, by a brush whose rim is far outside.
side=401
head -c $((side * side * 4)) /dev/zero >"$work/flat.raw"
wide='"radius": 2000, "falloff": "constant", "inner-radius": 0.9'
cat >"$work/ground.json" <<END
{"scarp": 1, "operations": [
  {"op": "stroke", "brush": {"kind": "noise", "strength": 0, "flow": 75, "noise-scale": 230, "noise-octaves": 5, "seed": 5, $wide},
   "samples": [[0, 0, 1, 0], [0, 0, 1, 1]]}]}
END
"$scarp" run "$work/ground.json" --in "$work/flat.raw" --raw ${side}x$side:f32 --cell-size 1 \
  -o "$work/ground.tif" >/dev/null

wave='[[-130, -30, 1, 0], [-70, 30, 1, 0.4], [0, 0, 1, 0.8], [70, -30, 1, 1.2], [130, 30, 1, 1.6]]'
spot='[[0, 0, 1, 0], [0, 0, 1, 4]]'
way='[[-120, -60, 1, 0], [-40, -20, 1, 0.5], [40, 20, 1, 1], [120, 60, 1, 1.5]]'
tiles=()

# tile TITLE SAMPLES BRUSH [OPERATIONS BEFORE IT]
tile() {
  local number=${#tiles[@]}
  local picture=$work/$number.png
  if [[ -n $3 ]]; then
    local brush=$3
    [[ $brush == *'"radius"'* ]] || brush+=', "radius": 55'
    [[ $brush == *'"flow"'* ]] || brush+=', "flow": 0'
    printf '{"scarp": 1, "operations": [%s {"op": "stroke", "brush": {%s}, "samples": %s}]}' \
      "${4:-}" "$brush" "$2" >"$work/stroke.json"
    "$scarp" run "$work/stroke.json" --in "$work/ground.tif" -o "$work/sculpted.tif" >/dev/null
  else
    cp "$work/ground.tif" "$work/sculpted.tif"
  fi
  "$scarp" render "$work/sculpted.tif" -o "$picture" --size 640x440 --camera -90,-330,260 --look-at 0,-18,0 --fov 42 \
    --shading clay --sun 300,32 --hide compass,grid,sky --background 2a2c30 >/dev/null
  convert "$picture" -resize 50% -gravity SouthWest -font DejaVu-Sans -pointsize 15 -fill white -stroke none \
    -annotate +12+9 "$1" "$picture"
  tiles+=("$picture")
}

tile 'The ground' '' ''
tile Raise "$wave" '"kind": "raise", "strength": 40, "round-path": true'
tile Lower "$wave" '"kind": "lower", "strength": 40, "round-path": true'
tile Flatten "$wave" '"kind": "flatten", "strength": 80, "inner-radius": 0.6'
tile 'Set height' "$wave" '"kind": "set-height", "strength": 90, "target-height": 22, "inner-radius": 0.6, "round-path": true'
tile Ramp "$way" '"kind": "ramp", "strength": 200, "radius": 26, "inner-radius": 0.6'
tile Smooth "$wave" '"kind": "smooth", "strength": 60'
tile Sharpen "$wave" '"kind": "sharpen", "strength": 12'
tile 'Noise (ridged)' "$wave" '"kind": "noise", "strength": 34, "noise-shape": "ridged", "noise-scale": 45'
tile Terrace "$wave" '"kind": "terrace", "strength": 40, "terrace-step": 12, "terrace-sharpness": 0.9'
tile Plateau "$spot" '"kind": "plateau", "radius": 90, "strength": 60, "flow": 40, "rise": 30, "inner-radius": 0.6'
tile Crater "$spot" '"kind": "crater", "radius": 100, "strength": 30, "flow": 12'
tile Pinch "$wave" '"kind": "pinch", "strength": 40'
tile Inflate "$wave" '"kind": "inflate", "strength": 30'
tile Stamp "$spot" '"kind": "stamp", "radius": 110, "strength": 50, "flow": 20, "alpha": "peak", "falloff": "constant"'
tile Clone "$wave" '"kind": "clone", "strength": 300, "clone-x": -130, "clone-y": 110, "inner-radius": 0.5'
tile Smudge "$wave" '"kind": "smudge", "strength": 60'
tile Restore "$wave" '"kind": "restore", "strength": 300, "restore-to": 0' \
  '{"op": "stroke", "brush": {"kind": "set-height", "radius": 400, "strength": 400, "target-height": 10, "falloff": "constant"}, "samples": [[-400, 0], [400, 0]]},'
tile 'Hydraulic erosion' "$wave" '"kind": "hydraulic", "radius": 90, "strength": 40, "erosion-steps": 24'
tile 'Thermal erosion' "$wave" '"kind": "thermal", "radius": 90, "strength": 60, "talus-angle": 22, "erosion-steps": 32'
tile Hole "$spot" '"kind": "hole", "radius": 60'
tile Fill '[[-70, 0], [70, 0]]' '"kind": "fill", "radius": 40' \
  '{"op": "stroke", "brush": {"kind": "hole", "radius": 60}, "samples": [[-40, 0], [40, 0]]},'
tile 'Symmetry (radial)' '[[70, 30, 1, 0], [120, 60, 1, 0.5]]' \
  '"kind": "raise", "radius": 30, "strength": 30, "symmetry": "radial", "symmetry-count": 7'
tile 'Never steeper than 25°' "$wave" '"kind": "raise", "strength": 60, "steepest": 25, "round-path": true'

montage "${tiles[@]}" -tile 6x -geometry +3+3 -background '#1d1f22' "$work/sheet.png"
convert "$work/sheet.png" -quality 86 -sampling-factor 4:2:0 -strip "$here/brushes.jpg"
