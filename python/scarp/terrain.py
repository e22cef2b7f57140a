"""scarp.Terrain."""

from __future__ import annotations

import json
import os
from typing import Any, Iterable, List, Mapping, Optional, Sequence, Tuple

import numpy
from numpy.typing import ArrayLike, NDArray

from . import _scarp
from ._scarp import Cancelled, Error
from .values import Bytes, Doubles, Export, Floats, Hit, Hits, Layer, Object, Path, Tile, Watcher, Window

FILTERS = frozenset(_scarp.filters())
RESHAPES = frozenset(_scarp.reshapes())


def _plain(value: Any) -> Any:
    """Numbers and arrays of numpy as JSON has them."""
    if isinstance(value, numpy.ndarray):
        return value.tolist()
    if isinstance(value, numpy.generic):
        return value.item()
    if isinstance(value, os.PathLike):
        return os.fspath(value)
    raise TypeError(f"{type(value).__name__} is nothing that a script can hold")


def _text(value: Any) -> str:
    return json.dumps(value, default=_plain)


def settings_of(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings under their names in scripts: inner_radius is "inner-radius"."""
    return {key.rstrip("_").replace("_", "-"): value for key, value in settings.items()}


def _camel(key: str) -> str:
    first, *others = key.rstrip("_").split("_")
    return first + "".join(word.capitalize() for word in others)


def floats_of(values: ArrayLike) -> Floats:
    return numpy.ascontiguousarray(values, dtype=numpy.float32)


class Weights:
    """What materials lie on a terrain, by rules and paint, as it was when this was asked for."""

    def __init__(self, core: _scarp.Weights) -> None:
        self._core = core
        self._ids = {name: number for number, name in core.materials}

    @property
    def materials(self) -> List[str]:
        return list(self._ids)

    def __getitem__(self, material: str) -> Bytes:
        return self.array(material)

    def array(self, material: str, window: Optional[Window] = None) -> Bytes:
        """Weights of a material, 0 to 255; all materials add up to 255 where the ground is no hole."""
        return self._core.array(_material(self._ids, material), window)


def _material(ids: Mapping[str, int], name: str) -> int:
    if name not in ids:
        raise Error(f"there is no material \"{name}\"" + (f" (there are {', '.join(ids)})" if ids else ""))
    return ids[name]


class Terrain:
    """A terrain with its layers, objects and history. Made by `open`, `new`, `island` and `from_heights`."""

    def __init__(self, core: _scarp.Terrain) -> None:
        self._core = core

    def __repr__(self) -> str:
        columns, rows, dx, dy = self._core.frame()
        return f"<scarp.Terrain {columns} x {rows} samples, cells of {dx:g} x {dy:g} m>"

    # What it is.

    @property
    def columns(self) -> int:
        return self._core.frame()[0]

    @property
    def rows(self) -> int:
        return self._core.frame()[1]

    @property
    def shape(self) -> Tuple[int, int]:
        """Rows and columns, as of an array of its heights."""
        columns, rows, _, _ = self._core.frame()
        return rows, columns

    @property
    def cell(self) -> Tuple[float, float]:
        """Metres from sample to sample, along rows and along columns."""
        return self._core.frame()[2:]

    @property
    def crs(self) -> str:
        """The coordinate system as WKT; empty where there is none."""
        return self._core.georeference()[0]

    @property
    def geotransform(self) -> Optional[List[float]]:
        """GDAL's six numbers."""
        return self._core.georeference()[1]

    @property
    def height_range(self) -> Optional[Tuple[float, float]]:
        """The lowest and the highest height; None where all is holes."""
        return self._core.height_range()

    @property
    def warnings(self) -> List[str]:
        """What was guessed or found wrong as it was read, a line each."""
        return self._core.warnings()

    @property
    def layers(self) -> List[Layer]:
        """The lowest first, groups among them, each with its own settings. Scripts call the lowest one 1, and the base 0."""
        return [Layer(*layer) for layer in self._core.layers()]

    @property
    def masks(self) -> List[str]:
        """Names of saved selections."""
        return self._core.masks()

    @property
    def materials(self) -> List[str]:
        return [name for _, name in self._core.materials()]

    @property
    def objects(self) -> List[Object]:
        """What was put down by hand or by scripts; not what scatter rules put down."""
        return [Object(*one) for one in self._core.objects()]

    # Rasters as arrays.

    def heights(self, window: Optional[Window] = None) -> Floats:
        """A copy of the heights, float32, made by several threads. `tiles` copies nothing."""
        return self._there(self._core.array("heights", "", 0, window))

    def __array__(self, dtype: Any = None) -> NDArray[Any]:
        heights = self.heights()
        return heights if dtype is None else heights.astype(dtype, copy=False)

    def tiles(self, window: Optional[Window] = None) -> List[Tile]:
        """The heights as the terrain holds them, without a copy: tiles of up to 128 x 128 samples."""
        return self._tiles("heights", "", 0, window) or []

    def selection(self, window: Optional[Window] = None) -> Optional[Floats]:
        """How far edits reach, 0 to 1; None while nothing is selected, which means everywhere."""
        return self._core.array("selection", "", 0, window)

    def selection_tiles(self, window: Optional[Window] = None) -> Optional[List[Tile]]:
        return self._tiles("selection", "", 0, window)

    def mask(self, name: str, window: Optional[Window] = None) -> Floats:
        """A saved selection."""
        return self._there(self._core.array("mask", name, 0, window))

    def mask_tiles(self, name: str, window: Optional[Window] = None) -> List[Tile]:
        return self._tiles("mask", name, 0, window) or []

    def layer(self, place: int, window: Optional[Window] = None) -> Floats:
        """What a layer holds, from 1 for the lowest."""
        return self._there(self._core.array("layer", "", place, window))

    def layer_tiles(self, place: int, window: Optional[Window] = None) -> List[Tile]:
        return self._tiles("layer", "", place, window) or []

    def layer_mask(self, place: int, window: Optional[Window] = None) -> Optional[Floats]:
        """How far a layer shows; None: everywhere."""
        return self._core.array("layer-mask", "", place, window)

    def deposits(self, window: Optional[Window] = None) -> Optional[Floats]:
        """Metres that erosion laid down; None where it did nowhere."""
        return self._core.array("deposits", "", 0, window)

    def weights(self, progress: Watcher = None) -> Weights:
        """What materials lie where. Works out the rules over the whole terrain."""
        return Weights(self._core.weights(progress))

    def set_heights(self, heights: ArrayLike, window: Optional[Window] = None, *, name: str = "Set heights",
                    progress: Watcher = None) -> None:
        """The ground becomes these heights, as far as the selection reaches: one step of history of that name."""
        self._core.set_heights(floats_of(heights), window, name, progress)

    def set_selection(self, weights: Optional[ArrayLike], window: Optional[Window] = None) -> None:
        """Selects by weights, 0 to 1. None: nothing is selected, and edits reach everywhere."""
        if weights is None:
            self.apply("change_selection", change="none")
        else:
            self._core.set_selection(floats_of(weights), window)

    def select_file(self, path: Path, *, layer: str = "", where: str = "", buffer: float = 0.0, feather: float = 0.0,
                    edge: str = "area", crs: str = "", how: str = "replace", progress: Watcher = None) -> None:
        """Selects by the features of a vector file, or by a raster. `layer`: of the file, all where it is empty;
        `where`: a condition of OGR SQL, such as "kind = 'forest'"; `buffer` and `feather` in metres; `edge`: "area" for
        the fraction of each cell that is covered, "centre" for whole samples; `crs`: of a file that states none; `how`:
        "replace", "add", "subtract" or "intersect"."""
        settings = {"file-layer": layer, "where": where, "buffer": buffer, "feather": feather, "edge": edge, "crs": crs}
        usual = {"file-layer": "", "where": "", "buffer": 0.0, "feather": 0.0, "edge": "area", "crs": ""}
        chosen = {key: value for key, value in settings.items() if value != usual[key]}
        self.perform([{"op": "select", "path": os.path.abspath(os.fspath(path)), "how": how, **chosen}],
                     progress=progress)

    def set_mask(self, name: str, weights: ArrayLike) -> None:
        """Saves weights of the whole terrain as a selection of that name."""
        self._core.set_mask(name, floats_of(weights))

    def set_weights(self, weights: Mapping[str, ArrayLike], progress: Watcher = None) -> None:
        """Paints materials with weights of 0 to 255, in place of all paint. Where they add up to less, rules show."""
        ids = {name: number for number, name in self._core.materials()}
        planes = []
        for name, plane in weights.items():
            bytes_ = numpy.asarray(plane)
            if bytes_.dtype != numpy.uint8:
                raise Error(f"weights of \"{name}\" must be of type uint8, not {bytes_.dtype}")
            planes.append((_material(ids, name), numpy.ascontiguousarray(bytes_)))
        self._core.set_weights(planes, progress)

    # Edits.

    def apply(self, op: str, *, progress: Watcher = None, **settings: Any) -> None:
        """Does an operation with the settings that scripts have for it: a filter or a reshape by its name, or any
        operation of scripts. Underscores stand for hyphens: apply("add_layer", name="Dunes")."""
        name = op.replace("_", "-")
        operation: dict[str, Any] = {"op": name}
        if name in FILTERS:
            operation = {"op": "filter", "filter": name}
        elif name in RESHAPES:
            operation = {"op": "reshape", "reshape": name}
        operation.update(settings_of(settings))
        self.perform([operation], progress=progress)

    def stroke(self, kind: str, points: ArrayLike, *, progress: Watcher = None, **brush: Any) -> None:
        """A stroke of a brush through points (n, 2), or (n, 3) with pressure, or (n, 4) with seconds too."""
        samples = numpy.atleast_2d(numpy.asarray(points, dtype=numpy.float64))
        self.perform([{"op": "stroke", "brush": {"kind": kind.replace("_", "-"), **settings_of(brush)},
                       "samples": samples.tolist()}], progress=progress)

    def perform(self, operations: Iterable[Mapping[str, Any]], *, folder: Path = "",
                progress: Watcher = None) -> None:
        """Does operations as scripts have them, each a step of history. Files that they name go from `folder`. Where
        one cannot be done, or the work is stopped, those before it stay done."""
        script = {"scarp": 1, "operations": list(operations)}
        self._core.replay(_text(script), os.fsencode(folder), progress)

    def run(self, script: Path, *, progress: Watcher = None) -> None:
        """Does what a script does, as `scarp run` would: the path of a JSON file."""
        path = os.fspath(script)
        try:
            with open(path, encoding="utf-8") as file:
                text = file.read()
        except (OSError, UnicodeDecodeError) as failure:
            reason = failure.strerror if isinstance(failure, OSError) else "is not UTF-8"
            raise Error(f"{path}: cannot be read: {reason}") from None
        try:
            self._core.replay(text, os.fsencode(os.path.dirname(path)), progress)
        except Cancelled:
            raise
        except Error as failure:
            raise Error(f"{path}: {failure}") from None

    # History.

    @property
    def history(self) -> List[str]:
        """Names of the steps, with those that can be done again."""
        return self._core.history()[0]

    @property
    def position(self) -> int:
        """How many steps of the history are done. Setting it undoes or does again."""
        return self._core.history()[1]

    @position.setter
    def position(self, steps: int) -> None:
        self._core.go_to(steps)

    def undo(self) -> None:
        self.apply("undo")

    def redo(self) -> None:
        self.apply("redo")

    # What is asked of the ground.

    def pick(self, origin: Sequence[float], direction: Sequence[float], *, t_min: float = 0.0,
             t_max: float = float("inf")) -> Optional[Hit]:
        """Where a ray first meets the ground, between t_min and t_max; None where it does not."""
        x, y, z = origin
        dx, dy, dz = direction
        found = self._core.pick((x, y, z), (dx, dy, dz), t_min, t_max)
        return None if found is None else Hit(*found)

    def pick_many(self, origins: ArrayLike, directions: ArrayLike, *, t_min: float = 0.0,
                  t_max: float = float("inf")) -> Hits:
        """The same of many rays, arrays of (n, 3), on several threads."""
        rays = [numpy.ascontiguousarray(array, dtype=numpy.float64) for array in (origins, directions)]
        return Hits(*self._core.pick_many(rays[0], rays[1], t_min, t_max))

    def viewshed(self, x: float, y: float, *, window: Optional[Window] = None, progress: Watcher = None,
                 **settings: float) -> Bytes:
        """What an observer at x, y sees: 1 seen, 0 hidden, 255 holes and what is beyond the radius. Settings:
        observer_height, target_height, radius, curvature."""
        return self._core.analyse("viewshed", settings_of(settings), (x, y), window, progress)

    def sun_light(self, *, window: Optional[Window] = None, progress: Watcher = None, **settings: float) -> Floats:
        """The fraction of the sun that each sample sees, 0 to 1. Settings: azimuth, elevation, softness."""
        return self._core.analyse("sun", settings_of(settings), (0.0, 0.0), window, progress)

    def sky_light(self, *, window: Optional[Window] = None, progress: Watcher = None, **settings: float) -> Floats:
        """The fraction of the sky's light, 0 to 1. Settings: directions, distance."""
        return self._core.analyse("sky", settings_of(settings), (0.0, 0.0), window, progress)

    def profile(self, places: ArrayLike) -> Doubles:
        """The ground under a line through places (n, 2): a row of distance, height, x and y wherever its slope
        changes. A height of NaN ends the ground."""
        return self._core.profile(numpy.ascontiguousarray(places, dtype=numpy.float64))

    # Files.

    def export(
        self,
        path: Path,
        kind: str = "terrain",
        *,
        accept_damage: bool = False,
        progress: Watcher = None,
        **choices: Any,
    ) -> Export:
        """Writes a file, or of some kinds a folder, reads it back and compares. Kinds: terrain, tiles, web, mesh,
        scene, objects, materials, lines. Choices are those of export recipes: range_min is "rangeMin" there. Fails where
        the project that was opened is damaged in what is written, unless that is accepted."""
        recipe = {"name": "export", "kind": kind, "path": os.path.abspath(os.fspath(path))}
        recipe.update({_camel(key): value for key, value in choices.items()})
        return Export(*self._core.export(_text(recipe), accept_damage, progress))

    def save(self, path: Path, progress: Watcher = None, *, accept_damage: bool = False) -> None:
        """Writes a project (.scarp) with all that there is, its history included. Fails where the project that was
        opened is damaged, unless that is accepted."""
        name = os.fspath(path)
        if not name.lower().endswith(".scarp"):
            raise Error(f"{name}: is no name of a project, which ends in .scarp; export writes other files")
        self._core.save(os.fsencode(name), accept_damage, progress)

    # Inside.

    def _tiles(self, kind: str, name: str, place: int, window: Optional[Window]) -> Optional[List[Tile]]:
        tiles = self._core.tiles(kind, name, place, window)
        return None if tiles is None else [Tile(*tile) for tile in tiles]

    @staticmethod
    def _there(array: Optional[Floats]) -> Floats:
        assert array is not None
        return array
