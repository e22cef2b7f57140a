#include "python/Arrays.h"

#include <algorithm>
#include <bit>
#include <map>
#include <memory>

#include "core/base/Parallel.h"
#include "core/base/ShortNumber.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/EditSession.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/SelectionEdits.h"
#include "core/mask/MaskTiles.h"
#include "core/material/PaintRaster.h"
#include "core/terrain/HeldSlots.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace py = pybind11;

namespace {

constexpr int kSide = HeightRaster::tileSize;

std::string sizeOf(long long columns, long long rows) {
  return std::to_string(columns) + " x " + std::to_string(rows);
}

/// A copy that shares its tiles. Nothing where the terrain has none of that kind.
Result<std::optional<HeightRaster>> rasterNamed(const TerrainDocument& document, const RasterName& name) {
  using Maybe = std::optional<HeightRaster>;
  const auto copy = [&](RasterId id) {
    const HeightRaster* raster = document.raster(id);
    return raster ? Maybe(*raster) : Maybe();
  };
  const auto orEmpty = [&](RasterId id) {
    Maybe raster = copy(id);
    return raster ? raster : Maybe(document.emptyRaster(id.role));
  };
  if (name.kind == "heights") return Maybe(document.heights());
  if (name.kind == "selection") return document.selection() ? Maybe(*document.selection()) : Maybe();
  if (name.kind == "deposits") return copy(kDeposit);
  if (name.kind == "mask") {
    const NamedMask* mask = findMask(document, name.name);
    if (!mask) return Error{"no selection is saved under the name \"%1\"", name.name};
    return orEmpty({RasterRole::NamedMask, mask->id});
  }
  const auto place = static_cast<unsigned long long>(name.place);
  if (name.place < 1 || place > document.layers().size())
    return Error{"there is no layer %1; there are %2", name.place, document.layers().size()};
  if (name.kind == "layer") return orEmpty({RasterRole::Layer, document.layers()[place - 1].id});
  return selectionOf(document, static_cast<std::size_t>(place));
}

/// Runs body(rect) for the rows of a rectangle, some at a time, on several threads.
template <class Body>
void forBands(const GridRect& rect, const Body& body) {
  const int first = rect.row0 / kSide, last = (rect.row1 - 1) / kSide;
  parallelFor(static_cast<std::size_t>(last - first + 1), [&](std::size_t i) {
    const int row = (first + static_cast<int>(i)) * kSide;
    body(GridRect{rect.column0, std::max(row, rect.row0), rect.column1, std::min(row + kSide, rect.row1)});
  });
}

template <class T>
py::array_t<T> emptyArray(const GridRect& rect) {
  return py::array_t<T>(std::vector<py::ssize_t>{rect.height(), rect.width()});
}

using Shape = std::vector<py::ssize_t>;

Shape shapeOf(const py::array& array) { return {array.shape(), array.shape() + array.ndim()}; }

void checkShape(const Shape& shape, const GridRect& rect) {
  if (shape == Shape{rect.height(), rect.width()}) return;
  std::string text;
  for (const py::ssize_t side : shape) text += (text.empty() ? "" : ", ") + std::to_string(side);
  throw CallFailure("an array of shape (" + text + ") does not fit " + sizeOf(rect.width(), rect.height()) +
                    " samples, for which it is (" + std::to_string(rect.height()) + ", " +
                    std::to_string(rect.width()) + ")");
}

/// What holds a tile as long as an array looks at it.
struct HeldTile {
  HeightRaster::TilePtr tile;
  float fill = 0.0F;  ///< All that there is to see where there is no tile.
};

py::array viewOf(HeldTile held, const GridRect& inTile) {
  auto* const kept = new HeldTile(std::move(held));
  const py::capsule owner(kept, [](void* address) {
    if (inForkedProcess()) return;
    delete static_cast<HeldTile*>(address);
  });
  const bool there = kept->tile != nullptr;
  const auto stride = static_cast<py::ssize_t>(sizeof(float));
  const float* const first =
      there ? kept->tile->data() + HeightRaster::offsetIn(inTile.column0, inTile.row0) : &kept->fill;
  py::array view(py::dtype::of<float>(), {inTile.height(), inTile.width()},
                 {there ? stride * kSide : 0, there ? stride : 0}, first, owner);
  py::detail::array_proxy(view.ptr())->flags &= ~py::detail::npy_api::NPY_ARRAY_WRITEABLE_;
  return view;
}

struct FoundTile {
  GridRect rect;  ///< Samples.
  GridRect inTile;
  HeldTile held;
};

/// What a sample becomes where a weight of it is edited.
float editedHeight(float before, float after, float weight) {
  if (weight >= 1.0F) return after;
  if (!(weight > 0.0F) || before != before || after != after) return before;
  return before + weight * (after - before);
}

/// The ground with other heights in a window; tiles in which nothing changes are those that there were.
std::optional<HeightRaster> withHeights(const HeightRaster& before, const std::optional<MaskRaster>& mask,
                                        const GridRect& window, const float* heights,
                                        const Progress& progress) {
  HeightRaster after = before;
  const GridRect tiles = before.tilesTouching(window);
  const bool done = parallelFor(static_cast<std::size_t>(tiles.area()), progress, [&](std::size_t i) {
    const int at = static_cast<int>(i);
    const int slot = before.tileIndex(tiles.column0 + at % tiles.width(), tiles.row0 + at / tiles.width());
    const GridRect part = before.tileRect(slot).intersected(window);
    const auto tile = before.copyOfTile(slot);
    bool differs = false;
    float weights[kSide];
    std::fill_n(weights, kSide, 1.0F);
    for (int row = part.row0; row < part.row1; ++row) {
      if (mask) mask->read({part.column0, row, part.column1, row + 1}, weights);
      const float* const from = heights + static_cast<std::ptrdiff_t>(row - window.row0) * window.width() +
                                (part.column0 - window.column0);
      float* const to = tile->data() + HeightRaster::offsetIn(part.column0 % kSide, row % kSide);
      for (int c = 0; c < part.width(); ++c) {
        const float height = editedHeight(to[c], from[c], weights[c]);
        differs |= std::bit_cast<std::uint32_t>(height) != std::bit_cast<std::uint32_t>(to[c]);
        to[c] = height;
      }
    }
    if (differs) after.exchangeTile(slot, tile);
  });
  if (!done) return std::nullopt;
  return after;
}

Result<void> checkWeights(const float* weights, std::size_t count) {
  const auto wrong = std::find_if(weights, weights + count, [](float w) { return !(w >= 0.0F && w <= 1.0F); });
  if (wrong == weights + count) return {};
  return Error{"a weight of %1 is out of range (0 to 1)", shortNumber(static_cast<double>(*wrong))};
}

}  // namespace

GridRect windowIn(const WindowArgument& window, const GridRect& all) {
  if (!window) return all;
  const auto [column, row, columns, rows] = *window;
  if (column < 0 || row < 0 || columns < 1 || rows < 1 || column > all.column1 || row > all.row1 ||
      columns > all.column1 - column || rows > all.row1 - row)
    throw CallFailure("the window of " + sizeOf(columns, rows) + " samples from column " +
                      std::to_string(column) + " and row " + std::to_string(row) + " on is not within the " +
                      sizeOf(all.column1, all.row1) + " samples of the terrain");
  const auto number = [](long long value) { return static_cast<int>(value); };
  return {number(column), number(row), number(column + columns), number(row + rows)};
}

py::object rasterArray(OpenTerrain& terrain, const RasterName& name, const WindowArgument& window) {
  const auto raster = workOn(terrain, py::none(), [&](const OpenTerrain::Turn& turn, const Progress&) {
    return rasterNamed(turn.document(), name);
  });
  if (!raster) return py::none();
  const GridRect rect = windowIn(window, raster->rect());
  py::array_t<float> array = emptyArray<float>(rect);
  float* const out = array.mutable_data();
  workWithoutGil(py::none(), [&](Watch&) {
    forBands(rect, [&](const GridRect& band) {
      const std::ptrdiff_t offset = static_cast<std::ptrdiff_t>(band.row0 - rect.row0) * rect.width();
      raster->read(band, {out + offset, static_cast<std::size_t>(band.area())});
    });
    return Result<void>();
  });
  return array;
}

py::object rasterTiles(OpenTerrain& terrain, const RasterName& name, const WindowArgument& window) {
  auto found = workOn(terrain, py::none(), [&](const OpenTerrain::Turn& turn, const Progress& progress) {
    using Found = std::optional<std::vector<FoundTile>>;
    const auto raster = rasterNamed(turn.document(), name);
    if (!raster) return Result<Found>(raster.error());
    if (!*raster) return Result<Found>(Found());
    const GridRect rect = windowIn(window, (*raster)->rect());
    if (const auto fit = checkWhole({rect.width(), rect.height(), 1.0, 1.0}); !fit) return Result<Found>(fit.error());
    const GridRect tiles = (*raster)->tilesTouching(rect);
    Found all(std::in_place);
    for (int row = tiles.row0; row < tiles.row1; ++row) {
      if (!keepGoing(progress, 0.0)) return Result<Found>(Error::cancel());
      for (int column = tiles.column0; column < tiles.column1; ++column) {
        const GridRect part = (*raster)->tileRect((*raster)->tileIndex(column, row)).intersected(rect);
        const int left = column * kSide, top = row * kSide;
        all->push_back({part,
                        {part.column0 - left, part.row0 - top, part.column1 - left, part.row1 - top},
                        {(*raster)->tileAt(column, row), (*raster)->fill()}});
      }
    }
    return Result<Found>(std::move(all));
  });
  if (!found) return py::none();
  py::list list(found->size());
  for (std::size_t i = 0; i < found->size(); ++i) {
    FoundTile& tile = (*found)[i];
    list[i] = py::make_tuple(tile.rect.column0, tile.rect.row0, viewOf(std::move(tile.held), tile.inTile));
  }
  return list;
}

void setHeights(OpenTerrain& terrain, const FloatArray& heights, const WindowArgument& window,
                const std::string& title, const py::object& watch) {
  const float* const values = heights.data();
  const Shape shape = shapeOf(heights);
  workOn(terrain, watch, [&](const OpenTerrain::Turn& turn, const Progress& progress) -> Result<void> {
    TerrainDocument& document = turn.document();
    const GridRect rect = windowIn(window, document.frame().samples());
    checkShape(shape, rect);
    if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
    const auto after = withHeights(document.heights(), document.editMask(), rect,
                                   values, progress);
    if (!after) return Error::cancel();
    EditSession session(document, Message::verbatim(title));
    session.replace(kGround, *after);
    return session.keep(nullptr);
  });
}

void selectWeights(OpenTerrain& terrain, const FloatArray& weights, const WindowArgument& window) {
  const float* const values = weights.data();
  const Shape shape = shapeOf(weights);
  workOn(terrain, py::none(), [&](const OpenTerrain::Turn& turn, const Progress& progress) -> Result<void> {
    TerrainDocument& document = turn.document();
    const GridRect rect = windowIn(window, document.frame().samples());
    checkShape(shape, rect);
    const auto count = static_cast<std::size_t>(rect.area());
    if (auto good = checkWeights(values, count); !good) return good;
    const MaskRaster present =
        document.selection() ? *document.selection() : document.emptyRaster(RasterRole::Selection);
    const SelectOperation select{
        MaskSource{std::make_shared<const MaskRaster>(withWeights(present, rect, {values, count}))},
        MaskOperation::Replace,
        {}};
    return perform(select, document, progress);
  });
}

void setMask(OpenTerrain& terrain, const std::string& name, const FloatArray& weights) {
  const float* const values = weights.data();
  const Shape shape = shapeOf(weights);
  workOn(terrain, py::none(), [&](const OpenTerrain::Turn& turn, const Progress&) -> Result<void> {
    TerrainDocument& document = turn.document();
    const GridRect rect = document.frame().samples();
    checkShape(shape, rect);
    const auto count = static_cast<std::size_t>(rect.area());
    if (auto good = checkWeights(values, count); !good) return good;
    if (name.empty()) return Error{"a selection can be kept under a name only"};
    const bool isNew = !findMask(document, name);
    if (isNew && document.masks().size() >= kMostMasks)
      return Error{"%1 kept selections are the most", kMostMasks};
    const MaskRaster mask = withWeights(document.emptyRaster(RasterRole::NamedMask), rect, {values, count});
    EditSession session(document, Message("Save selection \"%1\"", name));
    if (isNew) {
      DocumentState state = document.state();
      state.masks.push_back({document.takeLayerId(), name});
      session.setState(std::move(state));
    }
    session.replace({RasterRole::NamedMask, findMask(document, name)->id}, mask);
    return session.keep(nullptr);
  });
}

void setWeights(OpenTerrain& terrain, const std::vector<std::pair<MaterialId, ByteArray>>& weights,
                const py::object& watch) {
  struct Plane {
    MaterialId material;
    const std::uint8_t* bytes;
    Shape shape;
  };
  std::vector<Plane> planes;
  for (const auto& [material, plane] : weights) planes.push_back({material, plane.data(), shapeOf(plane)});
  workOn(terrain, watch, [&](const OpenTerrain::Turn& turn, const Progress& progress) -> Result<void> {
    TerrainDocument& document = turn.document();
    const GridRect rect = document.frame().samples();
    ImportPaintOperation operation;
    for (const Plane& plane : planes) checkShape(plane.shape, rect);
    for (const Plane& plane : planes)
      operation.layers.push_back(
          {std::to_string(plane.material), plane.material,
           std::make_shared<const HeightRaster>(withPaint(
               emptyPaint(document.frame()), rect, {plane.bytes, static_cast<std::size_t>(rect.area())}))});
    return perform(operation, document, progress);
  });
}

LaidWeights laidWeights(OpenTerrain& terrain, const py::object& watch) {
  const auto scene = workOn(terrain, py::none(), [](const OpenTerrain::Turn& turn, const Progress&) {
    return Result<DerivedContent>(DerivedContent(turn.document().content()));
  });
  LaidWeights weights{MaterialMap(scene.terrain().frame.columns, scene.terrain().frame.rows), {}};
  for (const Material& material : scene.content().state.materials)
    weights.materials.emplace_back(material.id, material.name);
  weights.map = *workWithoutGil(watch, [&](Watch& watching) { return scene.materials(watching.progress()); });
  return weights;
}

py::object weightArray(const LaidWeights& weights, MaterialId material, const WindowArgument& window) {
  const GridRect rect = windowIn(window, weights.map.rect());
  py::array_t<std::uint8_t> array = emptyArray<std::uint8_t>(rect);
  std::uint8_t* const out = array.mutable_data();
  workWithoutGil(py::none(), [&](Watch&) {
    forBands(rect, [&](const GridRect& band) {
      const std::ptrdiff_t offset = static_cast<std::ptrdiff_t>(band.row0 - rect.row0) * rect.width();
      weights.map.read(material, band, {out + offset, static_cast<std::size_t>(band.area())});
    });
    return Result<void>();
  });
  return array;
}

}  // namespace scarp
