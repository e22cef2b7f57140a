"""Scarp for Python: terrains as the editor and `scarp run` edit them. See docs/python.md.

Lengths are metres. Positions are in the local frame: x to the east, y to the north, z up, from the middle of the
terrain at height 0. Arrays have rows first; row 0 is the northern one. A hole is NaN. A window is (column, row,
columns, rows).

Any thread may call. Calls on one terrain take turns; other threads of Python run meanwhile. What cannot be done is
an `Error` of one line, and leaves the terrain as it was.
"""

from __future__ import annotations

import atexit as _atexit
import os as _os
from typing import Any, List, Optional, Tuple, Union

from numpy.typing import ArrayLike as _ArrayLike

from . import _scarp
from . import terrain as _terrain
from ._scarp import Cancelled, Error
from .terrain import Terrain, Weights
from .values import Export, Hit, Hits, Layer, Object, Path, Tile, Watcher

__all__ = [
    "Cancelled", "Error", "Export", "Hit", "Hits", "Layer", "Object", "Terrain", "Tile", "Weights", "filters",
    "from_heights", "island", "new", "open", "reshapes", "set_memory", "templates",
]

def open(path: Path, *, progress: Watcher = None, **choices: Any) -> Terrain:
    """Reads a raster, or opens a project; the file stays as it is. Choices for rasters, as commands have them: unit,
    nodata, cell_size, scale, offset, range, step_range, raw, band, rows, mend."""
    return Terrain(_scarp.open(_os.fsencode(path), _terrain.settings_of(choices), progress))


def new(columns: int, rows: int, cell_size: Union[float, Tuple[float, float]] = 1.0, height: Optional[float] = None, *,
        template: str = "flat", seed: int = 1, shape: float = 0.5, roughness: float = 0.5,
        progress: Watcher = None) -> Terrain:
    """A new terrain of a template, with cells of cell_size metres. templates() returns the names. height: metres; the
    level of flat (0 if None), the peak of island, else from the lowest sample to the highest; in proportion to the
    shorter side if None. The same settings give the same bits. Only flat has cells of (dx, dy)."""
    if template == "flat":
        dx, dy = cell_size if isinstance(cell_size, tuple) else (cell_size, cell_size)
        return Terrain(_scarp.level(columns, rows, dx, dy, 0.0 if height is None else height))
    if isinstance(cell_size, tuple):
        raise Error(f"template {template} has square cells: give one cell_size")
    return Terrain(_scarp.new(template, columns, rows, cell_size, height, seed, shape, roughness, progress))


def templates() -> List[str]:
    """Names of templates for new()."""
    return _scarp.templates()


def island(columns: int = 1025, rows: int = 1025, cell_size: float = 4.0, *, seed: int = 7, peak: float = 320.0,
           progress: Watcher = None) -> Terrain:
    """The sample island, or another one. The same settings give the same bits."""
    return new(columns, rows, cell_size, peak, template="island", seed=seed, progress=progress)


def from_heights(heights: _ArrayLike, cell_size: Union[float, Tuple[float, float]] = 1.0) -> Terrain:
    """A terrain of heights, (rows, columns). Its history begins with the step that set them."""
    array = _terrain.floats_of(heights)
    if array.ndim != 2:
        raise Error(f"heights are an array of two dimensions, not of {array.ndim}")
    terrain = new(array.shape[1], array.shape[0], cell_size)
    terrain.set_heights(array)
    return terrain


def filters() -> List[str]:
    """Names of filters for Terrain.apply; docs/script-reference.md has their settings."""
    return sorted(_terrain.FILTERS)


def reshapes() -> List[str]:
    """Names of reshapes for Terrain.apply."""
    return sorted(_terrain.RESHAPES)


def set_memory(bytes_: int) -> None:
    """What this process may have resident; terrain beyond it is kept in a temporary file. Half of the machine's memory
    to begin with."""
    _scarp.set_memory(bytes_)


def _find_reader() -> None:
    """The program that decodes other people's formats: as it is built, or as it is installed."""
    here = _os.path.dirname(_os.path.realpath(__file__))
    for way in ("../../bin/scarp-reader", "../../../../libexec/scarp/scarp-reader"):
        reader = _os.path.normpath(_os.path.join(here, way))
        if _os.access(reader, _os.X_OK):
            _scarp.use_reader(_os.fsencode(reader))
            return


_find_reader()
# What runs in other threads ends before the interpreter does.
_atexit.register(_scarp.close)
