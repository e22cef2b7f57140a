#include "core/edit/LineLayers.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "core/base/Parallel.h"
#include "core/brush/DabKernel.h"
#include "core/line/BrushPath.h"
#include "core/line/LineFigures.h"
#include "core/line/LineNetwork.h"
#include "core/memory/LargePages.h"

namespace scarp {

namespace {

using TilePtr = HeightRaster::TilePtr;

constexpr float kHoldsNothing = std::numeric_limits<float>::quiet_NaN();
constexpr std::size_t kNodesTogether = 64;

constexpr int kBlock = 16;                               ///< Samples along a side of a block.
constexpr int kAlong = HeightRaster::tileSize / kBlock;  ///< Blocks along a side of a tile.
static_assert(kAlong * kAlong == 64);

void addBlocks(const GridRect& samples, const HeightRaster& like, TileBlocks& blocks) {
  const GridRect tiles = like.tilesTouching(samples);
  for (int tr = tiles.row0; tr < tiles.row1; ++tr)
    for (int tc = tiles.column0; tc < tiles.column1; ++tc) {
      const int slot = like.tileIndex(tc, tr);
      const GridRect part = like.tileRect(slot).intersected(samples);
      const int left = (part.column0 % HeightRaster::tileSize) / kBlock,
                right = ((part.column1 - 1) % HeightRaster::tileSize) / kBlock,
                top = (part.row0 % HeightRaster::tileSize) / kBlock,
                bottom = ((part.row1 - 1) % HeightRaster::tileSize) / kBlock;
      const std::uint64_t across = ((std::uint64_t{1} << (right - left + 1)) - 1) << left;
      std::uint64_t& mask = blocks[slot];
      for (int row = top; row <= bottom; ++row) mask |= across << (row * kAlong);
    }
}

/// Calls call(samples) for rectangles that together are these blocks of a tile.
template <class Call>
void forEachRect(std::uint64_t mask, const GridRect& tile, Call&& call) {
  const auto rowOf = [mask](int row) { return static_cast<unsigned>((mask >> (row * kAlong)) & 0xffU); };
  for (int row = 0; row < kAlong;) {
    int end = row + 1;
    while (end < kAlong && rowOf(end) == rowOf(row)) ++end;
    for (int column = 0; column < kAlong;) {
      int past = column;
      while (past < kAlong && (rowOf(row) >> past & 1U) != 0) ++past;
      if (past > column)
        call(GridRect{tile.column0 + column * kBlock, tile.row0 + row * kBlock, tile.column0 + past * kBlock,
                      tile.row0 + end * kBlock}
                 .intersected(tile));
      column = past + 1;
    }
    row = end;
  }
}

TilePtr tileOfLines(const LineField& field, const HeightRaster& beneath, int slot, std::uint64_t mask,
                    const HeightRaster* present) {
  const GridRect tile = beneath.tileRect(slot);
  std::shared_ptr<HeightRaster::Tile> made;
  if (mask != kAllBlocks && present && present->holds(slot)) {
    made = present->copyOfTile(slot);
  } else {
    made = makeInLargePages<HeightRaster::Tile>();
    made->fill(kHoldsNothing);
  }
  std::vector<float> ground, heights;
  forEachRect(mask, tile, [&](const GridRect& rect) {
    if (rect.empty()) return;
    ground.resize(static_cast<std::size_t>(rect.area()));
    heights.resize(ground.size());
    beneath.read(rect, ground);
    field.evaluate(rect, ground, heights);
    for (int row = 0; row < rect.height(); ++row)
      std::copy_n(heights.begin() + static_cast<std::ptrdiff_t>(row) * rect.width(), rect.width(),
                  made->begin() + static_cast<std::ptrdiff_t>(HeightRaster::offsetIn(
                                      rect.column0 - tile.column0, rect.row0 - tile.row0 + row)));
  });
  if (std::ranges::all_of(*made, [](float h) { return std::isnan(h); })) return nullptr;
  return made;
}

/// Calls call(samples) for rectangles along a line that hold all within some metres of it.
template <class Call>
void forEachAlong(const Line& line, double by, const GridFrame& frame, Call&& call) {
  const std::vector<LineNode> nodes = lineNodes(line, frame);
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
    call(frame.samplesWithin(low.x() - by, low.y() - by, high.x() + by, high.y() + by));
  }
}

bool isBrushPath(const Line& line) { return hasBrush(line.kind); }

/// Whether a line surely neither changes nor reads anything of a rectangle, as far as its points tell, which
/// costs little. A round course leads less far aside than its longest chord is.
bool surelyAway(const Line& line, const GridFrame& frame, const GridRect& rect) {
  if (line.points.empty()) return true;
  if (isBrushPath(line) && line.brush.settings().symmetry.kind != SymmetryKind::None) return false;
  Vec2 low(line.points[0].x, line.points[0].y), high = low;
  double chord = 0.0;
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const Vec2 at(line.points[i].x, line.points[i].y);
    const LinePoint& next = line.points[(i + 1) % line.points.size()];
    chord = std::max(chord, (Vec2(next.x, next.y) - at).norm());
    low = low.cwiseMin(at);
    high = high.cwiseMax(at);
  }
  const double by = chord + reachOf(line) + 2.0 * std::max(frame.dx, frame.dy);
  return frame.samplesWithin(low.x() - by, low.y() - by, high.x() + by, high.y() + by)
      .intersected(rect)
      .empty();
}

template <class Slots, class SlotOf>
GridRect boxOf(const HeightRaster& like, const Slots& slots, SlotOf&& slotOf) {
  GridRect box;
  for (const auto& entry : slots) box = box.united(like.tileRect(slotOf(entry)));
  return box;
}

}  // namespace

void addSlots(const GridRect& samples, const HeightRaster& like, std::set<int>& slots) {
  const GridRect tiles = like.tilesTouching(samples);
  for (int tr = tiles.row0; tr < tiles.row1; ++tr)
    for (int tc = tiles.column0; tc < tiles.column1; ++tc) slots.insert(like.tileIndex(tc, tr));
}

std::shared_ptr<const LineDesign> LineDesigns::find(const Line& line) const {
  const auto found = designs_.find(line.id);
  return found != designs_.end() && found->second->line == line ? found->second : nullptr;
}

void addSlotsOf(const Line& line, const GridFrame& frame, const HeightRaster& like, std::set<int>& slots) {
  if (!line.visible) return;
  if (isBrushPath(line)) {
    GridRect last;
    for (const Dab& dab : dabsAlong(line, frame)) {
      const GridRect rect = dabRect(dab, frame);
      if (like.tilesTouching(rect) != like.tilesTouching(last)) addSlots(rect, like, slots);
      last = rect;
    }
    return;
  }
  forEachAlong(line, reachOf(line), frame, [&](const GridRect& part) { addSlots(part, like, slots); });
}

std::set<int> slotsReadBy(const std::vector<Line>& lines, const GridFrame& frame, const HeightRaster& like) {
  std::set<int> slots;
  for (const Line& line : lines) {
    if (!line.visible) continue;
    if (isBrushPath(line)) continue;
    // The corners of the cells under its nodes, and the terrain beside the line.
    const double beside = readsBeside(line) ? reachOf(line) : 0.0;
    if (isArea(line.kind) || hasShift(line.settings))
      addSlots(readBy(line, frame), like, slots);
    else
      forEachAlong(line, beside + 2.0 * std::max(frame.dx, frame.dy), frame,
                   [&](const GridRect& part) { addSlots(part, like, slots); });
  }
  return slots;
}

std::vector<Line> linesNear(const std::vector<Line>& lines, const GridFrame& frame, const HeightRaster& like,
                            const TileBlocks& blocks) {
  const GridRect box = boxOf(like, blocks, [](const auto& entry) { return entry.first; });
  std::vector<char> wanted(lines.size());
  parallelFor(lines.size(), [&](std::size_t i) {
    if (!lines[i].visible || surelyAway(lines[i], frame, box)) return;
    std::set<int> near;
    addSlotsOf(lines[i], frame, like, near);
    wanted[i] = std::ranges::any_of(near, [&](int slot) { return blocks.contains(slot); }) ? 1 : 0;
  });
  markThoseThatMeet(lines, wanted);
  std::vector<Line> found;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (wanted[i]) found.push_back(lines[i]);
  return found;
}

TileBlocks blocksToFollow(const LineChange& change, LineDesigns& designs) {
  const auto& [before, after, changed, own, frame, like, beneath] = change;
  TileBlocks blocks;
  for (const int slot : changed) blocks.emplace_hint(blocks.end(), slot, kAllBlocks);
  const GridRect changedBox = boxOf(like, changed, [](int slot) { return slot; });
  const auto onChangedGround = [&](const Line& line) {
    if (changed.empty() || !line.visible || isBrushPath(line) || surelyAway(line, frame, changedBox))
      return false;
    const std::set<int> read = slotsReadBy({line}, frame, like);
    return std::ranges::any_of(read, [&](int slot) { return changed.contains(slot); });
  };
  const auto addAll = [&](const Line& line) {
    if (line.visible && !isBrushPath(line))
      forEachAlong(line, reachOf(line), frame, [&](const GridRect& part) { addBlocks(part, like, blocks); });
  };
  const auto designed = [&](const Line& line, const HeightRaster& ground) {
    const auto known = designs.find(line);
    return known ? known : std::make_shared<const LineDesign>(designOf(line, ground, frame));
  };
  std::map<LineId, std::size_t> places;
  for (std::size_t i = 0; i < before.size(); ++i) places.emplace(before[i].id, i);
  // Which one comes later counts where beds meet: a line that others were put before counts as new.
  std::size_t passed = 0;
  std::set<LineId> kept;
  for (const Line& line : after) {
    if (isBrushPath(line)) continue;
    const auto found = places.find(line.id);
    const bool moved = onChangedGround(line);
    if (moved || (!line.visible && !changed.empty())) designs.forget(line.id);
    const bool inOrder = found != places.end() && found->second >= passed;
    if (!inOrder) {
      addAll(line);
      continue;
    }
    passed = found->second;
    const Line& was = before[found->second];
    if (was == line && !moved) {
      kept.insert(line.id);
    } else if (!moved && !onChangedGround(was) && was.visible && line.visible) {
      // On ground that stayed: where the designs differ.
      kept.insert(line.id);
      const HeightRaster ground = beneath(slotsReadBy({was, line}, frame, like));
      const auto one = designed(was, ground), other = designed(line, ground);
      designs.keep(other);
      for (const GridRect& part : touchedBetween(*one, *other, frame)) addBlocks(part, like, blocks);
    } else {
      addAll(line);
    }
  }
  for (const Line& line : before) {
    if (kept.contains(line.id)) continue;
    addAll(line);
    if (std::ranges::find(after, line.id, &Line::id) == after.end()) designs.forget(line.id);
  }
  const auto groundUnder = [&](const std::vector<Line>& some) {
    return beneath(slotsReadBy(some, frame, like));
  };
  const MeetingEffect effect = effectOfMeetings({before, after, frame, onChangedGround, groundUnder});
  for (const Line* const line : effect.wholly) addAll(*line);
  for (const GridRect& part : effect.parts) addBlocks(part, like, blocks);
  for (const int slot : own) blocks[slot] = kAllBlocks;
  followBrushPaths(change, blocks);
  return blocks;
}

std::map<int, TilePtr> lineTiles(const std::vector<Line>& lines, const GridFrame& frame,
                                 const HeightRaster& beneath, const TileBlocks& blocks, LineDesigns& known,
                                 const HeightRaster* present) {
  if (std::ranges::any_of(lines, isBrushPath)) {
    std::vector<Line> others;
    std::ranges::remove_copy_if(lines, std::back_inserter(others), isBrushPath);
    std::map<int, TilePtr> tiles = lineTiles(others, frame, beneath, blocks, known, present);
    layBrushPaths(lines, frame, beneath, tiles);
    return tiles;
  }
  std::vector<std::shared_ptr<const LineDesign>> alone(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (lines[i].visible) alone[i] = known.find(lines[i]);
  std::vector<std::shared_ptr<const LineDesign>> designs = lineDesigns(lines, beneath, frame, alone);
  for (const auto& design : designs)
    if (design && !design->meets) known.keep(design);
  const LineField field(frame, std::move(designs));
  const std::vector<std::pair<int, std::uint64_t>> wanted(blocks.begin(), blocks.end());
  std::vector<TilePtr> made(wanted.size());
  parallelFor(wanted.size(), [&](std::size_t i) {
    made[i] = tileOfLines(field, beneath, wanted[i].first, wanted[i].second, present);
  });
  std::map<int, TilePtr> tiles;
  for (std::size_t i = 0; i < wanted.size(); ++i)
    tiles.emplace_hint(tiles.end(), wanted[i].first, std::move(made[i]));
  return tiles;
}

}  // namespace scarp
