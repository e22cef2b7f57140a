# session.sh PROGRAM [FILE]: opens a file, or an island, and drives the editor with the mouse and the keys of the X server in DISPLAY, as a
# person would: sculpts, places objects, exports. Leaves out/editor.png and out/heightmap.png, or fails
# with one line.
set -euo pipefail
source .ci/setup.sh

export LIBGL_ALWAYS_SOFTWARE=1 QT_QPA_PLATFORM=xcb QT_SCALE_FACTOR=1 NO_AT_BRIDGE=1 SCARP_WELCOME=0
mkdir -p out
rm -f out/editor.png out/heightmap.png out/heightmap.png.json
private=$(mktemp -d)
# Nobody's settings, and no work that a crash has left.
export XDG_CONFIG_HOME=$private XDG_DATA_HOME=$private XDG_CACHE_HOME=$private XDG_STATE_HOME=$private
(($# > 1)) || set -- "$@" --new island
"$@" 2>"$private/log" &
editor=$!
trap 'kill "$editor" 2>/dev/null || true; rm -rf "$private"' EXIT

# await SECONDS WHAT COMMAND...: until the command succeeds.
await() {
  local deadline=$((SECONDS + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    kill -0 "$editor" 2>/dev/null || fail "the editor ended: $(tail -n 1 "$private/log")"
    ((SECONDS < deadline)) || fail "waited in vain for $what"
    sleep 0.05
  done
}
find_window() { window=$(xdotool search --onlyvisible --name "$1" | head -n 1) && [[ -n $window ]]; }
closed() { ! find_window "$1"; }
titled() { [[ $(xdotool getwindowname "$main") == $1 ]]; }
# The screen as it is: twice the same, so that nothing is still being drawn.
settled() {
  import -window root "$private/one.ppm" && import -window root "$private/two.ppm" &&
    cmp -s "$private/one.ppm" "$private/two.ppm"
}

# drag X Y DX DY: a stroke with the left button, in 20 steps.
drag() {
  local moves=()
  for step in {1..20}; do
    moves+=(mousemove "$(($1 + $3 * step / 20))" "$(($2 + $4 * step / 20))" sleep 0.02)
  done
  xdotool mousemove "$1" "$2" mousedown 1 "${moves[@]}" mouseup 1
}

# The window comes first, the terrain a little later; its name in the title says that it is there.
await 60 "the editor's window" find_window 'Scarp$'
main=$window
xdotool windowmove "$main" 0 0 windowsize "$main" 1600 1000 windowfocus "$main"
await 120 "the terrain" titled '?* — Scarp'
await 60 "the first picture" settled

# Closer to the southern coast, then a ridge, rough ground beside it, and a few trees.
xdotool mousemove 560 500 click --repeat 9 --delay 30 4
await 60 "the closer view" settled
xdotool key --repeat 10 --delay 20 bracketleft
drag 380 400 260 130
await 30 "the stroke's change" titled '?*\* — Scarp'
xdotool key 2 period period  # Noise: the third of the second group of the toolbar
drag 860 380 150 120
xdotool key 7
trees=()
for at in "690 510" "740 545" "795 510" "770 475" "715 465" "835 555" "855 500" "800 580" "670 560"; do
  trees+=(mousemove ${at% *} ${at#* } click 1 sleep 0.05)
done
xdotool "${trees[@]}"
xdotool key 1

xdotool key ctrl+e
await 30 "the export dialog" find_window 'Export Terrain'
xdotool windowfocus "$window" type --delay 5 "$PWD/out/heightmap.png"
xdotool key Return
await 120 "out/heightmap.png" test -s out/heightmap.png
await 60 "the end of the export" closed 'Export Terrain'
xdotool mousemove 880 600
await 60 "the last picture" settled
convert "$private/two.ppm" out/editor.png

[[ $(od -An -tu1 -j24 -N1 out/heightmap.png) -eq 16 ]] || fail "out/heightmap.png has not 16 bits"
(($(identify -format %k out/editor.png) > 1000)) || fail "out/editor.png shows no terrain"
echo "left out/editor.png (the editor) and out/heightmap.png (its terrain, 16-bit grey)"
