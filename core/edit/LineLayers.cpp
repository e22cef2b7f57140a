#include "core/edit/LineLayers.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/Parallel.h"
#include "core/line/LineFollow.h"
#include "core/line/LineJunctions.h"
#include "core/line/LineNetwork.h"
#include "core/memory/LargePages.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

using TilePtr = HeightRaster::TilePtr;

constexpr float kHoldsNothing = std::numeric_limits<float>::quiet_NaN();
constexpr std::size_t kNodesTogether = 64;

void addSlots(const GridRect& samples, const HeightRaster& like, std::set<int>& slots) {
  const GridRect tiles = like.tilesTouching(samples);
  for (int tr = tiles.row0; tr < tiles.row1; ++tr)
    for (int tc = tiles.column0; tc < tiles.column1; ++tc) slots.insert(like.tileIndex(tc, tr));
}

TilePtr tileOfLines(const LineField& field, const HeightRaster& beneath, int slot) {
  const GridRect rect = beneath.tileRect(slot);
  std::vector<float> ground(static_cast<std::size_t>(rect.area())), heights(ground.size());
  beneath.read(rect, ground);
  field.evaluate(rect, ground, heights);
  if (std::ranges::all_of(heights, [](float h) { return std::isnan(h); })) return nullptr;
  auto tile = makeInLargePages<HeightRaster::Tile>();
  tile->fill(kHoldsNothing);
  for (int row = 0; row < rect.height(); ++row)
    std::copy_n(heights.begin() + static_cast<std::ptrdiff_t>(row) * rect.width(), rect.width(),
                tile->begin() + static_cast<std::ptrdiff_t>(HeightRaster::offsetIn(0, row)));
  return tile;
}

/// The slots in which any of some rasters holds something, as a set.
std::set<int> slotsHeldIn(const std::vector<const HeightRaster*>& rasters) {
  const std::vector<int> slots = slotsHeldBy(rasters);
  return {slots.begin(), slots.end()};
}

}  // namespace

void addSlotsOf(const Line& line, const GridFrame& frame, const HeightRaster& like, std::set<int>& slots) {
  if (!line.visible) return;
  const std::vector<LineNode> nodes = lineNodes(line, frame);
  const double by = reachOf(line);
  // An area is filled.
  const std::size_t together = isArea(line.kind) ? std::max<std::size_t>(nodes.size(), 1) : kNodesTogether;
  for (std::size_t first = 0; first < nodes.size(); first += together) {
    Vec2 low = nodes[first].place, high = low;
    for (std::size_t i = first; i <= first + together; ++i) {
      const LineNode& node = nodes[i % nodes.size()];
      if (i >= nodes.size() && !line.closed) break;
      low = low.cwiseMin(node.place);
      high = high.cwiseMax(node.place);
    }
    addSlots(frame.samplesWithin(low.x() - by, low.y() - by, high.x() + by, high.y() + by), like, slots);
  }
}

std::set<int> slotsReadBy(const std::vector<Line>& lines, const GridFrame& frame, const HeightRaster& like) {
  std::set<int> slots;
  for (const Line& line : lines)
    if (line.visible) addSlots(readBy(line, frame), like, slots);
  return slots;
}

std::vector<Line> linesNear(const std::vector<Line>& lines, const GridFrame& frame, const HeightRaster& like,
                            const std::set<int>& slots) {
  std::vector<char> wanted(lines.size());
  parallelFor(lines.size(), [&](std::size_t i) {
    std::set<int> near;
    addSlotsOf(lines[i], frame, like, near);
    wanted[i] = std::ranges::any_of(near, [&](int slot) { return slots.contains(slot); }) ? 1 : 0;
  });
  markThoseThatMeet(lines, wanted);
  std::vector<Line> found;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (wanted[i]) found.push_back(lines[i]);
  return found;
}

std::set<int> slotsToFollow(const LineChange& change) {
  const auto& [before, after, changed, frame, like, beneath] = change;
  std::set<int> slots = changed;
  const auto onChangedGround = [&](const Line& line) {
    if (changed.empty() || !line.visible) return false;
    std::set<int> read;
    addSlots(readBy(line, frame), like, read);
    return std::ranges::any_of(read, [&](int slot) { return changed.contains(slot); });
  };
  std::map<LineId, std::size_t> places;
  for (std::size_t i = 0; i < before.size(); ++i) places.emplace(before[i].id, i);
  // Which one comes later counts where beds meet: a line that others were put before counts as new.
  std::size_t passed = 0;
  std::set<LineId> kept;
  for (const Line& line : after) {
    const auto found = places.find(line.id);
    const bool inOrder = found != places.end() && found->second >= passed;
    if (!inOrder) {
      addSlotsOf(line, frame, like, slots);
      continue;
    }
    passed = found->second;
    const Line& was = before[found->second];
    if (was == line && !onChangedGround(line)) {
      kept.insert(line.id);
    } else if (!onChangedGround(was) && !onChangedGround(line) && was.visible && line.visible) {
      // On ground that stayed: where the designs differ.
      kept.insert(line.id);
      const HeightRaster ground = beneath(slotsReadBy({was, line}, frame, like));
      addSlots(touchedBetween(designOf(was, ground, frame), designOf(line, ground, frame), frame), like,
               slots);
    } else {
      addSlotsOf(line, frame, like, slots);
    }
  }
  for (const Line& line : before)
    if (!kept.contains(line.id)) addSlotsOf(line, frame, like, slots);
  const auto groundUnder = [&](const std::vector<Line>& some) {
    return beneath(slotsReadBy(some, frame, like));
  };
  const MeetingEffect effect = effectOfMeetings({before, after, frame, onChangedGround, groundUnder});
  for (const Line* const line : effect.wholly) addSlotsOf(*line, frame, like, slots);
  for (const GridRect& part : effect.parts) addSlots(part, like, slots);
  return slots;
}

std::map<int, TilePtr> lineTiles(const std::vector<Line>& lines, const GridFrame& frame,
                                 const HeightRaster& beneath, const std::set<int>& slots) {
  const LineField field(frame, lineDesigns(lines, beneath, frame));
  const std::vector<int> wanted(slots.begin(), slots.end());
  std::vector<TilePtr> made(wanted.size());
  parallelFor(wanted.size(), [&](std::size_t i) { made[i] = tileOfLines(field, beneath, wanted[i]); });
  std::map<int, TilePtr> tiles;
  for (std::size_t i = 0; i < wanted.size(); ++i) tiles.emplace_hint(tiles.end(), wanted[i], made[i]);
  return tiles;
}

HeightRaster groundBeneath(const TerrainDocument& document, std::size_t place, const std::set<int>& slots) {
  const HeightRaster* const base = document.raster(kBase);
  HeightRaster ground = base ? *base : document.heights();
  for (const int slot : slots)
    if (const auto tiles = document.layerTiles(slot, place); !tiles.empty())
      ground.exchangeTile(slot, composedTile(ground.tile(slot), ground.fill(), tiles));
  return ground;
}

HeightRaster groundBeneath(const TerrainDocument& document, std::size_t place) {
  std::vector<const HeightRaster*> lower;
  for (std::size_t i = 0; i < place; ++i)
    lower.push_back(document.raster({RasterRole::Layer, document.layers()[i].id}));
  return groundBeneath(document, place, slotsHeldIn(lower));
}

HeightRaster relaidLines(const DocumentState& state, std::map<RasterId, HeightRaster>& rasters) {
  HeightRaster ground = rasters.at(kBase);
  for (const Layer& layer : state.layers) {
    const RasterId id{RasterRole::Layer, layer.id};
    if (layer.lines) {
      std::set<int> slots;
      for (const Line& line : layer.lines.lines()) addSlotsOf(line, state.frame, ground, slots);
      HeightRaster made = emptyRaster(RasterRole::Layer, state.frame, kHoldsNothing);
      for (auto& [slot, tile] : lineTiles(layer.lines.lines(), state.frame, ground, slots))
        if (tile) made.exchangeTile(slot, tile);
      rasters.insert_or_assign(id, std::move(made));
    }
    const auto held = rasters.find(id);
    if (!layer.visible || held == rasters.end()) continue;
    const auto mask = rasters.find({RasterRole::LayerMask, layer.id});
    for (const int slot : held->second.heldSlots()) {
      const LayerTile tile{layer.blend, static_cast<float>(layer.opacity), held->second.tile(slot),
                           mask == rasters.end() ? nullptr : mask->second.tile(slot)};
      ground.exchangeTile(slot, composedTile(ground.tile(slot), ground.fill(), {&tile, 1}));
    }
  }
  return ground;
}

}  // namespace scarp
