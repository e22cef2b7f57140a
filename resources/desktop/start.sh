#!/bin/sh
# Starts Scarp from the folder that this lies in, with the tables of its own GDAL and PROJ.
here=$(dirname "$(readlink -f "$0")")
GDAL_DATA=${GDAL_DATA:-$here/share/gdal} PROJ_DATA=${PROJ_DATA:-$here/share/proj}
export GDAL_DATA PROJ_DATA
exec "$here/bin/scarp" "$@"
