#!/usr/bin/env bash
# Installs what is missing, builds, and opens the editor: ./run.sh [FILE]. Without a display it drives
# the same editor on a virtual screen, with a generated island where no file is named, and leaves out/editor.png and out/heightmap.png.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
if (($#)); then
  file=$(realpath -- "$1")
  set -- "$file"
fi
cd "$here"
source .ci/setup.sh

install_packages
build release scarp
if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
  exec build/release/bin/scarp "$@"
fi
echo "no display here: driving the editor on a virtual screen"
exec timeout --kill-after=10 300 \
  xvfb-run -a -s "-screen 0 1600x1000x24" bash .ci/session.sh build/release/bin/scarp "$@"
