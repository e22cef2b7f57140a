# What run.sh and test.sh share: the packages and the build. Sourced by bash from the project's root.

# All that it takes to build, test and run on Debian 12; the README says what each is for.
packages=(
  build-essential cmake ninja-build ccache
  qt6-base-dev libqt6opengl6-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n libepoxy-dev
  libeigen3-dev libsleef-dev libhwy-dev libtbb-dev libzstd-dev libxxhash-dev libsqlite3-dev libpq-dev libssl-dev libgdal-dev libproj-dev libopenexr-dev libpng-dev lib3mf-dev libassimp-dev libmeshoptimizer-dev nlohmann-json3-dev libcli11-dev
  python3-dev pybind11-dev python3-numpy
  libgtest-dev postgresql-15 mypy
  libgl1-mesa-dri fonts-dejavu-core xvfb xauth xdotool imagemagick
)

fail() {
  echo "$(basename "$0"): $*" >&2
  exit 1
}

# Installs what is missing; without anything missing it needs neither network nor rights.
install_packages() {
  local missing=() package root=()
  for package in "${packages[@]}"; do
    [[ $(dpkg-query -W -f='${Status}' "$package" 2>/dev/null) == "install ok installed" ]] ||
      missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  echo "installing ${missing[*]}"
  if ((EUID != 0)); then
    command -v sudo >/dev/null || fail "needs root or sudo to install: ${missing[*]}"
    root=(sudo)
  fi
  "${root[@]}" apt-get update -q
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-install-recommends "${missing[@]}"
}

# build PRESET [TARGET...]: configures, and builds the targets (all where none is named).
build() {
  local preset=$1
  shift
  cmake --preset "$preset"
  cmake --build --preset "$preset" -j "$(nproc)" ${1:+--target "$@"}
}
