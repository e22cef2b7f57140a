#!/usr/bin/python3
"""Compares two rasters sample by sample, strip by strip.

compare-rasters.py WHOLE JOINED ERROR SIZE

Prints the largest and the mean difference, and the largest change of the difference over a seam between parts of SIZE
samples. Exit status 1 where holes differ, or a difference is larger than ERROR; 0 means bit for bit.
"""
import sys

import numpy as np
from osgeo import gdal

gdal.UseExceptions()
whole, joined = gdal.Open(sys.argv[1]), gdal.Open(sys.argv[2])
error, size = float(sys.argv[3]), int(sys.argv[4])
columns, rows = whole.RasterXSize, whole.RasterYSize
good = (joined.RasterXSize, joined.RasterYSize) == (columns, rows)
most, total, seam, before = 0.0, 0.0, 0.0, None
for row in range(0, rows if good else 0, 256):
    count = min(256, rows - row)
    a = whole.ReadAsArray(0, row, columns, count).astype(np.float32)
    b = joined.ReadAsArray(0, row, columns, count).astype(np.float32)
    if error == 0.0:
        good = good and np.array_equal(a.view(np.uint32), b.view(np.uint32))
    gone = np.isnan(a)
    good = good and np.array_equal(gone, np.isnan(b))
    away = np.where(gone, 0.0, b.astype(np.float64) - a)
    most = max(most, np.abs(away).max())
    total += np.abs(away).sum()
    for column in range(size, columns, size):
        seam = max(seam, np.abs(away[:, column] - away[:, column - 1]).max())
    if before is not None and row % size == 0:
        seam = max(seam, np.abs(away[0] - before).max())
    before = away[-1]
good = good and most <= error
print(f"{sys.argv[2]}: {'good' if good else 'BAD'}: at most {most:.3g} from the whole, {total / columns / rows:.3g} on "
      f"average, {seam:.3g} over a seam; {error:.3g} is stated")
sys.exit(0 if good else 1)
