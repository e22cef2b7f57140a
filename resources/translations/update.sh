#!/bin/bash
# Updates the translations from the texts of the sources: adds new ones as unfinished and removes others.
# update.sh [LANGUAGE...]  All languages where none is named; a new one, as "fr", gets a file.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
python3 resources/translations/core_messages.py "$folder/messages.cpp"  # The patterns of messages.
lupdate=$(command -v lupdate || echo /usr/lib/qt6/bin/lupdate)
languages=("$@")
((${#languages[@]})) || mapfile -t languages < <(cd resources/translations && ls scarp_*.ts | sed 's/^scarp_//; s/\.ts$//')
for language in "${languages[@]}"; do
  plurals=()
  [[ $language != en ]] || plurals=(-pluralonly)  # English needs no more than "1 object" beside "2 objects".
  "$lupdate" -silent -I . ui app "$folder/messages.cpp" "${plurals[@]}" -no-obsolete -locations none -source-language en \
    -target-language "$language" -ts "resources/translations/scarp_$language.ts"
done
