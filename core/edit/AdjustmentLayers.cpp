#include "core/edit/AdjustmentLayers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/Parallel.h"
#include "core/base/PrintableLine.h"
#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/LayerComposer.h"
#include "core/edit/LayerOperations.h"
#include "core/operation/FilterWindow.h"
#include "core/operation/OperationSchema.h"
#include "core/terrain/HeldSlots.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr int kTileSide = HeightRaster::tileSize;
constexpr int kWindowTiles = 16,
              kSmallWindowTiles = 4;  ///< Max tiles along a side of what is filtered at once.

/// Max work of the smallest edit, that of one tile, in samples times passes: some tenths of a second.
constexpr double kMaxFollowingWork = 256.0 * 640.0 * 640.0;
constexpr double kPassesOfBlur = 16.0;

double passesOf(const Filter& filter) {
  if (const auto* erosion = std::get_if<ThermalErosionFilter>(&filter)) return erosion->iterations;
  const bool blurs = std::holds_alternative<BlurFilter>(filter) || std::holds_alternative<SharpenFilter>(filter);
  return blurs ? kPassesOfBlur : 1.0;
}

/// The rectangle of the tile directory within some samples of another one.
GridRect tilesAround(const GridRect& tiles, const FilterHalo& halo, const HeightRaster& like) {
  const int columns = (halo.columns + kTileSide - 1) / kTileSide, rows = (halo.rows + kTileSide - 1) / kTileSide;
  return GridRect{tiles.column0 - columns, tiles.row0 - rows, tiles.column1 + columns, tiles.row1 + rows}.intersected(
      like.directory());
}

void addDirectoryRect(const GridRect& tiles, const HeightRaster& like, std::set<int>& slots) {
  for (int row = tiles.row0; row < tiles.row1; ++row)
    for (int column = tiles.column0; column < tiles.column1; ++column) slots.insert(like.tileIndex(column, row));
}

/// Rectangles of the tile directory that together contain the slots, none with more than some tiles along a
/// side: small ones where the slots are few in a large one, as along a road.
std::vector<GridRect> windowsAround(const std::set<int>& slots, const HeightRaster& like,
                                    int side = kWindowTiles) {
  std::map<std::pair<int, int>, std::set<int>> groups;
  for (const int slot : slots)
    groups[{slot / like.tileColumns() / side, slot % like.tileColumns() / side}].insert(slot);
  std::vector<GridRect> windows;
  for (const auto& [place, group] : groups) {
    GridRect window;
    for (const int slot : group) {
      const int column = slot % like.tileColumns(), row = slot / like.tileColumns();
      window = window.united({column, row, column + 1, row + 1});
    }
    if (side > kSmallWindowTiles && 4 * static_cast<long long>(group.size()) < window.area()) {
      const std::vector<GridRect> small = windowsAround(group, like, kSmallWindowTiles);
      windows.insert(windows.end(), small.begin(), small.end());
    } else {
      windows.push_back(window);
    }
  }
  return windows;
}

/// The samples of a rectangle of the tile directory as a raster that shares its tiles.
GroundWindow groundWindow(const HeightRaster& ground, const GridRect& tiles) {
  const int column0 = tiles.column0 * kTileSide, row0 = tiles.row0 * kTileSide;
  HeightRaster heights(std::min(tiles.column1 * kTileSide, ground.columns()) - column0,
                       std::min(tiles.row1 * kTileSide, ground.rows()) - row0, ground.fill());
  for (int row = tiles.row0; row < tiles.row1; ++row)
    for (int column = tiles.column0; column < tiles.column1; ++column)
      heights.exchangeTile(heights.tileIndex(column - tiles.column0, row - tiles.row0),
                           ground.tileAt(column, row));
  return {std::move(heights), column0, row0};
}

bool isLocal(const Result<FilterHalo>& halo) { return halo && halo->exact; }

bool isFastEnough(const Filter& filter, const FilterHalo& halo, const GridFrame& frame) {
  const auto side = [](int samples, int around) { return std::min<double>(samples, kTileSide + 2.0 * around); };
  return passesOf(filter) * side(frame.columns, halo.columns) * side(frame.rows, halo.rows) <= kMaxFollowingWork;
}

double scaledHeight(double height, const RescaleReshape& rescale) {
  return std::clamp(rescale.scale * height + rescale.offset, -kHighest, kHighest);
}
double scaledDifference(double metres, const RescaleReshape& rescale) {
  return std::clamp(rescale.scale * metres, -kHighest, kHighest);
}

}  // namespace

Result<void> checkAdjustment(const Filter& filter) {
  if (auto good = validate(filter); !good) return good;
  if (kindOf(filter).traits.repairs)
    return Error{"the filter \"%1\" repairs data and cannot be an adjustment layer; apply it to the base",
                 std::string(kindOf(filter).key)};
  return {};
}

Result<void> checkAdjustment(const Layer& layer) {
  EXPECTS(layer.adjustment);
  if (auto good = checkAdjustment(*layer.adjustment); !good) return good;
  if (layer.lines) return Error{"an adjustment layer has no lines"};
  const bool replaces = layer.blend == LayerBlend::Replace;
  if (!replaces && layer.blend != LayerBlend::Add)
    return Error{"an adjustment layer cannot have the blend \"%1\"",
                 std::string(layerBlendNames().key(layer.blend))};
  if (replaces && !isLocal(filterHalo(*layer.adjustment, GridFrame{})))
    return Error{"an adjustment layer of the filter \"%1\" must have the blend \"add\"",
                 std::string(kindOf(*layer.adjustment).key)};
  return {};
}

void setAdjustment(Layer& layer, const Filter& filter, const GridFrame& frame) {
  const auto halo = filterHalo(filter, frame);
  const bool withEdits = isLocal(halo) && isFastEnough(filter, *halo, frame);
  layer.adjustment = filter;
  layer.blend = withEdits ? LayerBlend::Replace : LayerBlend::Add;
  layer.outdated = !withEdits;
}

std::set<int> slotsFiltered(const std::set<int>& changed, const Filter& filter, const GridFrame& frame,
                            const HeightRaster& like) {
  const FilterHalo halo = *filterHalo(filter, frame);
  if (halo.columns == 0 && halo.rows == 0) return changed;
  std::vector<char> wanted(static_cast<std::size_t>(like.tileCount()));
  for (const int slot : changed) {
    const int column = slot % like.tileColumns(), row = slot / like.tileColumns();
    const GridRect tiles = tilesAround({column, row, column + 1, row + 1}, halo, like);
    for (int r = tiles.row0; r < tiles.row1; ++r)
      std::fill_n(wanted.begin() + like.tileIndex(tiles.column0, r), tiles.width(), char{1});
  }
  std::set<int> slots;
  for (int slot = 0; slot < like.tileCount(); ++slot)
    if (wanted[static_cast<std::size_t>(slot)]) slots.insert(slots.end(), slot);
  return slots;
}

std::map<int, HeightRaster::TilePtr> filteredTiles(
    const Filter& filter, const GridFrame& frame, const std::set<int>& slots, const HeightRaster& like,
    const std::function<HeightRaster(const std::set<int>&)>& beneath) {
  const FilterHalo halo = *filterHalo(filter, frame);
  EXPECTS(halo.exact);
  const std::vector<GridRect> windows = windowsAround(slots, like);
  std::set<int> read;
  for (const GridRect& window : windows) addDirectoryRect(tilesAround(window, halo, like), like, read);
  const HeightRaster ground = beneath(read);
  std::map<int, HeightRaster::TilePtr> tiles;
  for (const GridRect& window : windows) {
    const GridRect around = tilesAround(window, halo, like);
    const GroundWindow before = groundWindow(ground, around);
    const auto after = filteredWindow(before, frame, filter);
    EXPECTS(after.ok());
    for (int row = window.row0; row < window.row1; ++row)
      for (int column = window.column0; column < window.column1; ++column) {
        const int slot = like.tileIndex(column, row);
        if (!slots.contains(slot)) continue;
        const int within = before.heights.tileIndex(column - around.column0, row - around.row0);
        const bool same = after->shares(within, before.heights);
        tiles.emplace(slot, same ? nullptr : after->tile(within));
      }
  }
  return tiles;
}

HeightRaster heightsAdded(const HeightRaster& under, const HeightRaster& over, double opacity) {
  const auto share = static_cast<float>(opacity);
  HeightRaster added(under.columns(), under.rows(), std::numeric_limits<float>::quiet_NaN());
  const std::vector<int> slots = under.unsharedSlots(over);
  parallelFor(slots.size(), [&](std::size_t i) {
    const int slot = slots[i];
    const auto low = under.copyOfTile(slot), high = over.copyOfTile(slot);
    const auto by = added.copyOfTile(slot);
    for (std::size_t k = 0; k < by->size(); ++k)
      if ((*high)[k] != (*low)[k] && !std::isnan((*low)[k])) (*by)[k] = ((*high)[k] - (*low)[k]) / share;
    added.exchangeTile(slot, by);
  });
  return added;
}

Filter reshapedFilter(const Filter& filter, const Reshape& reshape) {
  const auto* rescale = std::get_if<RescaleReshape>(&reshape);
  Filter after = filter;
  if (!rescale) return after;
  if (auto* offset = std::get_if<OffsetFilter>(&after)) offset->metres = scaledDifference(offset->metres, *rescale);
  if (auto* scale = std::get_if<ScaleFilter>(&after)) scale->about = scaledHeight(scale->about, *rescale);
  if (auto* clamp = std::get_if<ClampFilter>(&after)) {
    clamp->lowest = scaledHeight(clamp->lowest, *rescale);
    clamp->highest = scaledHeight(clamp->highest, *rescale);
  }
  if (auto* remap = std::get_if<RemapFilter>(&after))
    for (double* const height : {&remap->fromLow, &remap->fromHigh, &remap->toLow, &remap->toHigh})
      *height = scaledHeight(*height, *rescale);
  if (auto* noise = std::get_if<NoiseFilter>(&after)) noise->amplitude = scaledDifference(noise->amplitude, *rescale);
  if (auto* terrace = std::get_if<TerraceFilter>(&after))
    terrace->terrace.step = scaledDifference(terrace->terrace.step, *rescale);
  if (auto* fill = std::get_if<FillDepressionsFilter>(&after))
    fill->maxDepth = scaledDifference(fill->maxDepth, *rescale);
  if (auto* breach = std::get_if<BreachDepressionsFilter>(&after))
    breach->maxDepth = scaledDifference(breach->maxDepth, *rescale);
  // Extreme scales may take a setting out of its range.
  return validate(after) ? after : filter;
}

Result<HeightRaster> AdjustmentTask::run(const Progress& progress) const {
  const auto after = filtered(beneath, filter, nullptr, progress);
  if (!after) return after.error();
  return heightsAdded(beneath.heights, *after);
}

Result<AdjustmentTask> adjustmentTask(const TerrainDocument& document, const UpdateLayerOperation& operation) {
  const auto& layers = document.layers();
  const std::size_t place = operation.layer;
  if (place < 1 || place > layers.size())
    return place == 0 ? Error{"the base is not an adjustment layer"}
                      : Error{"there is no layer %1; there are %2", place, layers.size()};
  const Layer& layer = layers[place - 1];
  if (!layer.adjustment) return Error{"the layer %1 is not an adjustment layer", inQuotes(layer.name)};
  if (Message why = whyLocked(layers, place - 1); !why.empty()) return Error{std::move(why)};
  if (layer.isUpdatedByEdits())
    return Error{"the layer %1 is updated by every edit and needs no update", inQuotes(layer.name)};
  return AdjustmentTask{*layer.adjustment,
                        {document.frame(), document.state().georeference, groundBeneath(document.content(), place - 1)}};
}

Result<void> commitAdjustment(TerrainDocument& document, const AdjustmentTask& task,
                              const HeightRaster& change, const UpdateLayerOperation& operation) {
  const auto now = adjustmentTask(document, operation);
  if (!now) return now.error();
  if (!(document.frame() == task.beneath.frame)) return Error{"the terrain was resized in the meantime"};
  if (now->filter != task.filter) return Error{"the filter was changed in the meantime"};
  DocumentState state = document.state();
  Layer& layer = state.layers[operation.layer - 1];
  const HeightRaster &before = task.beneath.heights, &ground = now->beneath.heights;
  layer.outdated = std::ranges::any_of(ground.unsharedSlots(before), [&](int slot) {
    return !sameTile(ground.tile(slot), before.tile(slot), before.fill());
  });
  const RasterId raster{RasterRole::Layer, layer.id};
  EditSession session(document, Message("Update layer %1", inQuotes(layer.name)));
  if (state != document.state()) session.setState(std::move(state));
  session.replace(raster, change);
  return session.keep(operation);
}

Result<void> performByPlaces(const UpdateLayerOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  const auto task = adjustmentTask(document, operation);
  if (!task) return task.error();
  const auto change = task->run(progress);
  if (!change) return change.error();
  return commitAdjustment(document, *task, *change, operation);
}

}  // namespace scarp
