#include <algorithm>
#include <bit>
#include <limits>
#include <optional>

#include "core/brush/DabKernel.h"
#include "core/brush/GroundStroke.h"
#include "core/edit/LineLayers.h"
#include "core/line/BrushPath.h"
#include "core/memory/LargePages.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

using TilePtr = HeightRaster::TilePtr;
using SlotSet = std::set<int>;

constexpr std::size_t kStartsTogether = 64;  ///< Samples whose ground is looked at together.

/// Collects the slots of rectangles that follow each other closely.
class SlotsOfRects {
 public:
  explicit SlotsOfRects(const HeightRaster& like) : like_(like) {}
  void add(const GridRect& samples) {
    const GridRect tiles = like_.tilesTouching(samples);
    if (tiles == last_) return;
    last_ = tiles;
    addSlots(samples, like_, slots_);
  }
  [[nodiscard]] SlotSet take() { return std::move(slots_); }

 private:
  const HeightRaster& like_;
  GridRect last_;
  SlotSet slots_;
};

bool overlap(const SlotSet& one, const SlotSet& other) {
  const SlotSet& fewer = one.size() < other.size() ? one : other;
  const SlotSet& more = one.size() < other.size() ? other : one;
  return std::ranges::any_of(fewer, [&](int slot) { return more.contains(slot); });
}

bool mergeInto(SlotSet& slots, const SlotSet& more) {
  const std::size_t before = slots.size();
  slots.insert(more.begin(), more.end());
  return slots.size() != before;
}

GridRect cellAround(const Vec2& place, const GridFrame& frame) {
  const double by = 2.0 * std::max(frame.dx, frame.dy);
  return frame.samplesWithin(place.x() - by, place.y() - by, place.x() + by, place.y() + by);
}

GridRect squareAround(const Vec2& place, double radius, const GridFrame& frame) {
  return frame.samplesWithin(place.x() - radius, place.y() - radius, place.x() + radius, place.y() + radius);
}

/// A brush path of a layer as it is now.
struct PathSlots {
  bool byTiles;
  SlotSet changes, reads;  ///< What it goes by, beside its own ground where it is made by tiles.
};

/// Where a stroke meets ground first; what lies up to there counts too. Nothing: nowhere.
std::optional<Vec2> startOf(std::span<const StrokeSample> samples, const LineChange& change,
                            SlotsOfRects& looked) {
  for (std::size_t first = 0; first < samples.size(); first += kStartsTogether) {
    const auto some = samples.subspan(first, std::min(kStartsTogether, samples.size() - first));
    SlotsOfRects together(change.like);
    for (const StrokeSample& at : some) together.add(cellAround({at.x, at.y}, change.frame));
    const SlotSet slots = together.take();
    if (slots.empty()) continue;
    const HeightRaster ground = change.beneath(slots);
    for (const StrokeSample& at : some) {
      looked.add(cellAround({at.x, at.y}, change.frame));
      if (surfaceAt(ground, change.frame, change.frame.column(at.x), change.frame.row(at.y)))
        return Vec2(at.x, at.y);
    }
  }
  return std::nullopt;
}

PathSlots slotsOfPath(const Line& line, const LineChange& change) {
  const BrushSettings& brush = line.brush.settings();
  const GridFrame& frame = change.frame;
  PathSlots path{madeByTiles(brush), {}, {}};
  SlotsOfRects changes(change.like), reads(change.like), copied(change.like);
  const std::vector<Dab> dabs = dabsAlong(line, frame);
  for (const Dab& dab : dabs) {
    changes.add(dabRect(dab, frame));
    if (!path.byTiles) reads.add(readByDab(dab, brush, frame));
  }
  path.changes = changes.take();
  if (goesByStart(brush))
    forEachStrokeAlong(line, frame, [&](const BrushSettings&, std::span<const StrokeSample> samples) {
      if (samples.size() == 1) return reads.add(cellAround({samples[0].x, samples[0].y}, frame));
      const auto start = startOf(samples, change, reads);
      if (!start) return;
      if (goesBySlope(brush)) reads.add(squareAround(*start, brush.radius, frame));
      if (!copiesGround(brush)) return;
      const Vec2 away = Vec2(brush.cloneX, brush.cloneY) - *start;
      const double by = 2.0 * std::max(frame.dx, frame.dy);
      for (const Dab& dab : dabs) copied.add(squareAround(dab.centre + away, dab.radius + by, frame));
    });
  path.reads = reads.take();
  mergeInto(path.reads, copied.take());
  return path;
}

bool isPath(const Line& line) { return hasBrush(line.kind) && line.visible; }

bool sameDab(const Dab& a, const Dab& b) {
  return a.centre == b.centre && a.amount == b.amount && a.radius == b.radius && a.angle == b.angle &&
         a.motion == b.motion && a.mirrored == b.mirrored;
}

/// Whether a path meets ground where it begins.
bool startsAtOnce(const Line& line, const LineChange& change) {
  const Vec2 at(line.points.front().x, line.points.front().y);
  SlotsOfRects under(change.like);
  under.add(cellAround(at, change.frame));
  const SlotSet slots = under.take();
  return !slots.empty() && surfaceAt(change.beneath(slots), change.frame, change.frame.column(at.x()),
                                     change.frame.row(at.y()))
                               .has_value();
}

/// What two states of a path change where they may differ, on ground that stayed: what the dabs reach from
/// the first other one on and, where they only look at their own ground, up to the last other one.
SlotSet slotsBetween(const Line& was, const Line& is, const LineChange& change) {
  const BrushSettings& brush = is.brush.settings();
  const std::vector<Dab> one = dabsAlong(was, change.frame), other = dabsAlong(is, change.frame);
  const bool sameStart = !goesByStart(brush) || (was.points.front() == is.points.front() && startsAtOnce(is, change));
  std::size_t first = 0, last = 0;
  if (was.brush == is.brush && sameStart && !copiesGround(brush)) {
    const std::size_t least = std::min(one.size(), other.size());
    while (first < least && sameDab(one[first], other[first])) ++first;
    if (madeByTiles(brush))
      while (last < least - first && sameDab(one[one.size() - 1 - last], other[other.size() - 1 - last]))
        ++last;
  }
  SlotsOfRects slots(change.like);
  for (const std::vector<Dab>* const dabs : {&one, &other})
    for (std::size_t i = first; i + last < dabs->size(); ++i) slots.add(dabRect((*dabs)[i], change.frame));
  return slots.take();
}

/// What paths change because they are others than they were, or stand elsewhere among the others.
SlotSet slotsOfChangedPaths(const LineChange& change) {
  SlotSet slots;
  std::map<LineId, std::size_t> places;
  for (std::size_t i = 0; i < change.before.size(); ++i) places.emplace(change.before[i].id, i);
  const auto addAll = [&](const Line& line) {
    SlotsOfRects all(change.like);
    for (const Dab& dab : dabsAlong(line, change.frame)) all.add(dabRect(dab, change.frame));
    mergeInto(slots, all.take());
  };
  std::size_t passed = 0;
  std::set<LineId> kept;
  for (const Line& line : change.after) {
    if (!isPath(line)) continue;
    const auto found = places.find(line.id);
    const bool inOrder = found != places.end() && found->second >= passed && isPath(change.before[found->second]);
    if (!inOrder) {
      addAll(line);
      continue;
    }
    passed = found->second;
    kept.insert(line.id);
    const Line& was = change.before[found->second];
    if (!(was == line)) mergeInto(slots, slotsBetween(was, line, change));
  }
  for (const Line& line : change.before)
    if (isPath(line) && !kept.contains(line.id)) addAll(line);
  return slots;
}

/// The tile of a layer where brush paths changed the ground that it made.
TilePtr tileWithPaths(const TilePtr& held, const HeightRaster::Tile& before, const HeightRaster::Tile& after) {
  auto made = makeInLargePages<HeightRaster::Tile>();
  if (held)
    *made = *held;
  else
    made->fill(std::numeric_limits<float>::quiet_NaN());
  bool any = false;
  for (std::size_t i = 0; i < made->size(); ++i) {
    if (std::bit_cast<std::uint32_t>(before[i]) == std::bit_cast<std::uint32_t>(after[i])) continue;
    (*made)[i] = after[i];
    any = true;
  }
  return any ? TilePtr(made) : held;
}

}  // namespace

void followBrushPaths(const LineChange& change, TileBlocks& blocks) {
  std::vector<PathSlots> paths;
  SlotSet differing = slotsOfChangedPaths(change);
  for (const int slot : differing) blocks[slot] = kAllBlocks;
  for (const auto& [slot, some] : blocks) differing.insert(slot);
  if (differing.empty()) return;
  for (const Line& line : change.after)
    if (isPath(line)) paths.push_back(slotsOfPath(line, change));
  for (bool more = true; more;) {
    more = false;
    for (const PathSlots& path : paths)
      if (overlap(path.reads, differing)) more = mergeInto(differing, path.changes) || more;
  }
  // What is needed to make these, which comes out as it was.
  SlotSet needed = differing;
  for (bool more = true; more;) {
    more = false;
    for (const PathSlots& path : paths) {
      if (!overlap(path.changes, needed)) continue;
      more = mergeInto(needed, path.reads) || more;
      if (!path.byTiles) more = mergeInto(needed, path.changes) || more;
    }
  }
  const auto underPath = [&](int slot) {
    return std::ranges::any_of(paths, [slot](const PathSlots& path) {
      return path.changes.contains(slot) || path.reads.contains(slot);
    });
  };
  for (const int slot : needed)
    if (!blocks.contains(slot) || underPath(slot)) blocks[slot] = kAllBlocks;
}

void addSlotsReadByPath(const Line& line, const GridFrame& frame, const HeightRaster& like, SlotSet& slots) {
  const BrushSettings& brush = line.brush.settings();
  SlotsOfRects all(like);
  if (copiesGround(brush)) all.add(like.rect());
  for (const Dab& dab : dabsAlong(line, frame)) all.add(readByDab(dab, brush, frame));
  if (goesByStart(brush))
    forEachStrokeAlong(line, frame, [&](const BrushSettings&, std::span<const StrokeSample> samples) {
      for (const StrokeSample& at : samples) {
        all.add(cellAround({at.x, at.y}, frame));
        if (goesBySlope(brush)) all.add(squareAround({at.x, at.y}, brush.radius, frame));
      }
    });
  mergeInto(slots, all.take());
}

void layBrushPaths(const std::vector<Line>& lines, const GridFrame& frame, const HeightRaster& beneath,
                   std::map<int, TilePtr>& tiles) {
  if (std::ranges::none_of(lines, isPath)) return;
  HeightRaster ground = beneath;
  for (const auto& [slot, tile] : tiles) {
    const LayerTile layer{LayerBlend::Replace, 1.0F, tile, nullptr};
    ground.exchangeTile(slot, composedTile(beneath.tile(slot), beneath.fill(), {&layer, 1}));
  }
  const HeightRaster before = ground;
  const std::function<bool(int)> wanted = [&tiles](int slot) { return tiles.contains(slot); };
  for (const Line& line : lines)
    if (isPath(line)) layBrushPath(line, frame, wanted, ground);
  for (const int slot : ground.unsharedSlots(before))
    tiles.at(slot) = tileWithPaths(tiles.at(slot), *before.copyOfTile(slot), *ground.copyOfTile(slot));
}

}  // namespace scarp
