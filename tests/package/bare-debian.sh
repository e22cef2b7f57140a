#!/usr/bin/env bash
# bare-debian.sh PACKAGE [BASE]: puts a package of ./package.sh (.deb, or .tar.zst) into a bare Debian 12, as a person
# would, sculpts and exports there on a virtual screen, and says how many seconds that takes; more than 60 are a
# failure. Needs root, debootstrap and 3 GB of memory: the Debian is made there, so that no other disk is measured, from
# the mirror that this machine's apt uses; or it is a copy of BASE, a folder that debootstrap has made before.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
source "$root/.ci/setup.sh"
source "$root/resources/desktop/of-the-desktop.sh"

longest=60
# A screen, hands and eyes in the place of a person's desktop.
screen=(xvfb xauth xdotool imagemagick fonts-dejavu-core)

main() {
  ((EUID == 0)) || fail "needs root"
  [[ -f ${1:-} ]] || fail "names no package; ./package.sh makes them"
  # Mounts of its own, which go with it.
  [[ -n ${SCARP_BARE_DEBIAN:-} ]] ||
    SCARP_BARE_DEBIAN=1 exec unshare --mount --propagation private bash "${BASH_SOURCE[0]}" "$(realpath "$1")" ${2:+"$2"}
  package=$1
  debian=$(mktemp -d)
  trap 'umount --recursive "$debian" && rmdir "$debian"' EXIT
  mount -t tmpfs -o size=3g,mode=755 scarp-debian "$debian"
  make_debian "${2:-}"
  inside apt-get -qq update
  case $package in
    *.deb) inside apt-get -qq install --no-install-recommends "${screen[@]}" >"$debian/log" 2>&1 ;;
    *) inside apt-get -qq install --no-install-recommends "${screen[@]}" "${of_the_desktop[@]}" >"$debian/log" 2>&1 ;;
  esac || fail "the screen cannot be installed: $(tail -n 3 "$debian/log")"
  cp -r "$root/.ci" "$debian/home/person/"
  inside chown -R person: /home/person

  began=$(now)
  install_package
  installed=$(now)
  as_person "xvfb-run -a -s '-screen 0 1600x1000x24' bash .ci/session.sh $program"
  ended=$(now)
  check_package
  mkdir -p "$root/out"
  cp "$debian"/home/person/out/* "$root/out/"
  awk -v a="$began" -v b="$installed" -v c="$ended" -v most=$longest 'BEGIN {
    printf "installed in %.1f s, sculpted and exported in %.1f s: %.1f s in all\n", b - a, c - b, c - a
    exit c - a > most
  }' || fail "that is more than $longest s"
}

now() { date +%s.%N; }
inside() { DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 chroot "$debian" "$@"; }
as_person() { inside su person -c "cd; $1"; }

make_debian() {
  if [[ -n $1 ]]; then
    cp -a "$1/." "$debian/"
  else
    command -v debootstrap >/dev/null || fail "needs debootstrap"
    local mirror
    mirror=$(sources | awk '$3 == "bookworm" { print $2; exit }')
    [[ -n $mirror ]] || fail "this machine's apt has no mirror of Debian 12"
    debootstrap --variant=minbase bookworm "$debian" "$mirror" >"$debian.log" 2>&1 ||
      fail "debootstrap: $(tail -n 1 "$debian.log")"
    rm "$debian.log"
  fi
  sources >"$debian/etc/apt/sources.list"
  apt-config dump | grep -E '^Acquire::(http|https)::(Proxy|CaInfo|Verify)' >"$debian/etc/apt/apt.conf.d/90host" || true
  cp /etc/resolv.conf "$debian/etc/resolv.conf"
  mount -t proc proc "$debian/proc"
  mount --rbind /dev "$debian/dev"
  inside useradd --create-home person
}

# The machine's own sources of Debian 12, as lines of sources.list.
sources() {
  apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
    awk '$2 ~ /^bookworm/ && !seen[$0]++ { print "deb", $0 }'
}

install_package() {
  local name=${package##*/}
  case $package in
    *.deb)
      cp "$package" "$debian/home/person/$name"
      inside apt-get -qq install "/home/person/$name" >"$debian/log" 2>&1 || fail "apt: $(tail -n 3 "$debian/log")"
      program=scarp
      ;;
    *)
      tar --extract --zstd --file "$package" --directory "$debian/home/person"
      program="./${name%.tar.zst}/scarp"
      ;;
  esac
}

# What a person does not see at once: coordinates are known, and a project has a thumbnail.
check_package() {
  as_person "$program convert out/heightmap.png map.tif --cell-size 4 >/dev/null && $program info map.tif >/dev/null" ||
    fail "the export cannot be read"
  as_person "$program convert map.tif map.scarp >/dev/null && $program thumbnail map.scarp map.png" ||
    fail "a project has no thumbnail"
  [[ $package == *.deb ]] || return 0
  as_person "python3 -c 'import scarp; scarp.open(\"map.tif\").export(\"python.tif\")'" || fail "Python does not find scarp"
  for file in man/man1/scarp.1.gz bash-completion/completions/scarp thumbnailers/scarp.thumbnailer; do
    # Bare systems are told to leave manuals out.
    [[ -e $debian/usr/share/$file ]] || fail "/usr/share/$file is missing"
  done
  inside apt-get -qq remove scarp >/dev/null 2>&1 || fail "it cannot be removed"
  [[ ! -e $debian/usr/bin/scarp && ! -e $debian/usr/libexec/scarp ]] || fail "its removal leaves files behind"
}

main "$@"
