"""What calls of Scarp take and give."""

from __future__ import annotations

import os
from typing import Callable, List, NamedTuple, Optional, Tuple, Union

import numpy
from numpy.typing import NDArray

Window = Tuple[int, int, int, int]
#: Called some times a second with the fraction that is done, 0 to 1. The work stops where it returns False or raises.
Watcher = Optional[Callable[[float], Optional[bool]]]
Path = Union[str, "os.PathLike[str]"]
Floats = NDArray[numpy.float32]
Doubles = NDArray[numpy.float64]
Bytes = NDArray[numpy.uint8]


class Tile(NamedTuple):
    """A part of a raster as the terrain holds it. `array` is not to be written, and stays what it is."""

    column: int
    row: int
    array: Floats


class Hit(NamedTuple):
    """Where a ray first meets the ground."""

    t: float  #: Along the ray, in units of its direction.
    point: Tuple[float, float, float]
    column: float
    row: float
    cell: Tuple[int, int]
    triangle: int  #: 0 or 1.
    side: int  #: That the ray came from: 1 above, -1 below.
    normal: Tuple[float, float, float]  #: Of length one, upward.


class Hits(NamedTuple):
    """The same of n rays. Where `hit` is False the others are NaN, -1 or, of `side`, 0."""

    hit: NDArray[numpy.bool_]
    t: Doubles
    point: Doubles  #: (n, 3)
    column: Doubles
    row: Doubles
    cell: NDArray[numpy.int32]  #: (n, 2)
    triangle: NDArray[numpy.int8]
    side: NDArray[numpy.int8]
    normal: Doubles  #: (n, 3)


class Layer(NamedTuple):
    name: str
    opacity: float
    visible: bool
    locked: bool
    is_group: bool
    group: int  #: The number of the group that contains it, as scripts count layers; 0: none.
    filter: Optional[str]  #: The key of an adjustment layer's filter, "blur"; None for other layers.


class Object(NamedTuple):
    id: int
    asset: str
    x: float
    y: float
    yaw: float  #: Radians, anticlockwise from above.
    scale: float
    height_offset: float
    rule: str


class Export(NamedTuple):
    files: List[str]
    largest_error: float  #: Metres, found by reading the files back.
    notes: List[str]  #: What the format could not keep.
