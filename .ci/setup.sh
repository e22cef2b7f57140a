# What run.sh and test.sh share: the packages and the build. Sourced by bash from the project's root.

# All that it takes to build, test and run on Debian 12; the README says what each is for.
packages=(
  build-essential cmake ninja-build ccache
  qt6-base-dev libqt6opengl6-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n libepoxy-dev
  libeigen3-dev libsleef-dev libhwy-dev libtbb-dev libzstd-dev libxxhash-dev libsqlite3-dev libpq-dev libssl-dev libgdal-dev libproj-dev libopenexr-dev libpng-dev lib3mf-dev libassimp-dev libdraco-dev libmeshoptimizer-dev nlohmann-json3-dev libcli11-dev
  python3-dev pybind11-dev python3-numpy
  libgtest-dev postgresql-15 mypy mono-mcs
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

# "3 min", or "40 s" below two minutes.
duration() {
  if (($1 < 120)); then echo "$1 s"; else echo "$((($1 + 30) / 60)) min"; fi
}

# Turns Ninja's lines, which begin with "@finished all seconds@", into one line that says how far the build is; on
# what is not a terminal into a line for each tenth. What compilers print stays.
show_progress() {
  local line finished all passed text tenth=0
  while IFS= read -r line; do
    if [[ ! $line =~ ^@([0-9]+)\ ([0-9]+)\ +([0-9]+)[.0-9]*@ ]]; then
      [[ ! -t 1 ]] || printf '\r\033[K'
      printf '%s\n' "$line"
      continue
    fi
    finished=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]} passed=${BASH_REMATCH[3]}
    text="building: step $finished of $all, $(duration "$passed") so far"
    # The first steps say little about the others.
    if ((finished * 20 > all && finished < all)); then
      text+=", about $(duration $((passed * (all - finished) / finished))) left"
    fi
    if [[ -t 1 ]]; then
      printf '\r\033[K%s' "$text"
    elif ((finished * 10 / all > tenth)); then
      tenth=$((finished * 10 / all))
      echo "$text"
    fi
  done
  [[ ! -t 1 ]] || printf '\r\033[K'
}

# timed WHAT COMMAND...: runs it, and says what it took of the clock and of all processors.
timed() {
  local TIMEFORMAT="$1 took %lR; processors: %lU and %lS in the system"
  time "${@:2}"
}

run_ninja() {
  NINJA_STATUS='@%f %t %e@ ' cmake --build --preset "$1" -j "$(nproc)" ${2:+--target "${@:2}"} | show_progress
}

# build PRESET [TARGET...]: configures, and builds the targets (all where none is named).
build() {
  cmake --preset "$1"
  timed "the build" run_ninja "$@"
}
