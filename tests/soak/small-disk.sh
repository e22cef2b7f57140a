#!/bin/sh
# Runs soak_disk, which is named, on a file system of its own: full, then read-only. 77 where none can be
# mounted.
set -eu
if [ "${2:-}" != inside ]; then
  unshare --mount --map-root-user true 2>/dev/null || { echo "no file systems of our own here"; exit 77; }
  exec unshare --mount --map-root-user sh "$0" "$1" inside
fi
disk=$(mktemp -d)
trap 'umount "$disk"; rmdir "$disk"' EXIT
mount -t tmpfs -o size=48m tmpfs "$disk" || { trap - EXIT; rmdir "$disk"; exit 77; }
"$1" --folder "$disk"
mount -o remount,ro "$disk"
"$1" --folder "$disk" --read-only
