#!/usr/bin/env bash
# Builds the packages of Scarp into build/release/package:
#   scarp_<version>-1_amd64.deb            for apt: apt install ./scarp_….deb
#   scarp-<version>-linux-x86_64.tar.zst   to be unpacked anywhere, and started there: scarp-…/scarp
# DEBFULLNAME and DEBEMAIL say who builds them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
source .ci/setup.sh

# Beyond what it takes to build: what checks the packages, and what puts the archive together.
packages+=(dpkg-dev lintian desktop-file-utils appstream man-db patchelf zstd)

source resources/desktop/of-the-desktop.sh

main() {
  install_packages
  build release scarp scarp-reader _scarp desktop
  version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' build/release/CMakeCache.txt)
  check_desktop_files
  (cd build/release && rm -f package/*.deb && cpack -G DEB)
  deb=$(echo build/release/package/scarp_*.deb)
  lintian --fail-on error "$deb"
  make_archive
  ls -l "$deb" "$archive"
}

# What desktops read, as they will read it.
check_desktop_files() {
  local installed
  installed=$(mktemp -d)
  cmake --install build/release --prefix "$installed" >/dev/null
  desktop-file-validate "$installed"/share/applications/*.desktop
  appstreamcli validate --no-net "$installed"/share/metainfo/*.xml
  LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -l "$installed"/share/man/man1/scarp.1.gz 2>&1 >/dev/null |
    { ! grep .; }
  rm -r "$installed"
}

make_archive() {
  name=scarp-$version-linux-$(uname -m)
  archive=build/release/package/$name.tar.zst
  stage=build/release/package/$name
  rm -rf "$stage"
  cmake --install build/release --prefix "$stage" --strip >/dev/null
  local plugins
  plugins=$(qmake6 -query QT_INSTALL_PLUGINS)
  mkdir -p "$stage/lib"
  copy_plugins "$plugins" platforms/libqxcb.so platforms/libqoffscreen.so xcbglintegrations/libqxcb-glx-integration.so \
    xcbglintegrations/libqxcb-egl-integration.so iconengines/libqsvgicon.so imageformats/libqsvg.so \
    imageformats/libqjpeg.so platforminputcontexts/libcomposeplatforminputcontextplugin.so \
    platforminputcontexts/libibusplatforminputcontextplugin.so
  copy_libraries
  cp -r /usr/share/gdal /usr/share/proj "$stage/share/"
  # Programs and plugins look into lib first, and so does what they load: RPATH, as RUNPATH holds for itself alone.
  patchelf --force-rpath --set-rpath '$ORIGIN/../lib' "$stage/bin/scarp"
  patchelf --force-rpath --set-rpath '$ORIGIN/../../lib' "$stage/libexec/scarp/scarp-reader"
  patchelf --force-rpath --set-rpath '$ORIGIN/../..' "$stage"/lib/plugins/*/*.so
  patchelf --force-rpath --set-rpath '$ORIGIN/../../..' "$stage"/lib/python3/dist-packages/scarp/*.so
  printf '[Paths]\nPrefix = ..\nPlugins = lib/plugins\n' >"$stage/bin/qt.conf"
  install -m 755 resources/desktop/start.sh "$stage/scarp"
  tar --create --zstd --file "$archive" --directory "${stage%/*}" --sort=name --owner=0 --group=0 --numeric-owner \
    --mtime="@$(git log -1 --format=%ct 2>/dev/null || date +%s)" "$name"
}

# copy_plugins FOLDER FILE...
copy_plugins() {
  local from=$1 file
  shift
  for file in "$@"; do
    [[ -e $from/$file ]] || fail "Qt's plugin $file is missing"
    install -D -m 644 "$from/$file" "$stage/lib/plugins/$file"
  done
}

# Each library that a program or plugin needs, but what belongs to the desktop, and the licence of its package.
# What only a library of the desktop needs is that one's affair.
copy_libraries() {
  local name arrow path rest real package file
  local -A path_of=() seen=()
  local queue=("$stage/bin/scarp" "$stage/libexec/scarp/scarp-reader" "$stage"/lib/plugins/*/*.so
    "$stage"/lib/python3/dist-packages/scarp/*.so)
  while read -r name arrow path rest; do
    if [[ $arrow == "=>" && $path == /* ]]; then path_of[$name]=$path; fi
  done < <(ldd "${queue[@]}")
  while ((${#queue[@]})); do
    file=${queue[0]}
    queue=("${queue[@]:1}")
    for name in $(patchelf --print-needed "$file"); do
      [[ -z ${seen[$name]:-} && -n ${path_of[$name]:-} ]] || continue
      seen[$name]=1
      real=$(realpath "${path_of[$name]}")
      package=$(package_of "$real")
      [[ -n $package ]] || fail "$real belongs to no package"
      [[ " ${of_the_desktop[*]} " != *" $package "* ]] || continue
      queue+=("$real")
      install -m 644 "$real" "$stage/lib/$name"
      # Its own way to others would hide that of the program.
      [[ -z $(patchelf --print-rpath "$real") ]] || patchelf --set-rpath '$ORIGIN' "$stage/lib/$name"
      install -D -m 644 "/usr/share/doc/$package/copyright" "$stage/share/doc/libraries/$package"
    done
  done
}

# The Debian package that a file belongs to; packages know those in /usr/lib by /lib too.
package_of() { { dpkg-query -S "$1" "${1#/usr}" 2>/dev/null || true; } | head -n 1 | cut -d: -f1; }

main
