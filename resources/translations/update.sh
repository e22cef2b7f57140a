#!/bin/bash
# Brings the translations in step with the texts of the sources: new ones are added as unfinished, others go.
# update.sh [LANGUAGE...]  All languages where none is named; a new one, as "fr", gets a file.
set -euo pipefail
cd "$(dirname "$0")/../.."
python3 resources/translations/core_lines.py
lupdate=$(command -v lupdate || echo /usr/lib/qt6/bin/lupdate)
languages=("$@")
((${#languages[@]})) || mapfile -t languages < <(cd resources/translations && ls scarp_*.ts | sed 's/^scarp_//; s/\.ts$//')
for language in "${languages[@]}"; do
  plurals=()
  [[ $language != en ]] || plurals=(-pluralonly)  # English needs no more than "1 object" beside "2 objects".
  "$lupdate" -silent -I . ui app "${plurals[@]}" -no-obsolete -locations none -source-language en \
    -target-language "$language" -ts "resources/translations/scarp_$language.ts"
done
