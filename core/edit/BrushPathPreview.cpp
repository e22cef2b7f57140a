#include "core/edit/BrushPathPreview.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/Parallel.h"
#include "core/brush/DabKernel.h"
#include "core/brush/Stroke.h"
#include "core/line/BrushPath.h"
#include "core/memory/LargePages.h"

namespace scarp {

namespace {

using TilePtr = HeightRaster::TilePtr;

/// What one event may take, as brushWork() counts.
constexpr double kEventWork = 1.6e7;
/// The radius of a brush is so many coarse samples at least.
constexpr double kLeastAcross = 4.0;
constexpr double kSeen = 1e-4;  ///< Metres: less than that is no difference.
constexpr int kTaps = 4;        ///< Samples along a side that a coarse one is the mean of, at most.

constexpr float kNothing = std::numeric_limits<float>::quiet_NaN();

std::vector<Dab> dabsOf(const BrushSettings& brush, std::span<const StrokeSample> samples) {
  std::vector<Dab> all;
  const auto take = [&all](const std::vector<Dab>& dabs) { all.insert(all.end(), dabs.begin(), dabs.end()); };
  Stroke stroke(brush);
  for (const StrokeSample& sample : samples) take(stroke.add(sample));
  if (!samples.empty()) take(stroke.finish());
  return all;
}

double lengthOf(std::span<const StrokeSample> samples) {
  double length = 0.0;
  for (std::size_t i = 1; i < samples.size(); ++i)
    length += std::hypot(samples[i].x - samples[i - 1].x, samples[i].y - samples[i - 1].y);
  return length;
}

/// With samples so many times as far apart, about the same middle.
GridFrame coarser(const GridFrame& frame, int times) {
  if (times == 1) return frame;
  return {(frame.columns - 2) / times + 2, (frame.rows - 2) / times + 2, times * frame.dx, times * frame.dy};
}

/// The samples of one frame that lie within a rectangle of another one's, and `by` of them around.
GridRect inFrame(const GridRect& samples, const GridFrame& from, const GridFrame& to, int by) {
  return to
      .samplesWithin(from.x(samples.column0), from.y(samples.row1 - 1), from.x(samples.column1 - 1),
                     from.y(samples.row0))
      .grown(by)
      .intersected(to.samples());
}

/// The mean of the ground about a coarse sample.
float groundAbout(const HeightRaster& ground, const GridFrame& fine, double x, double y, int times) {
  const int taps = std::min(times, kTaps);
  const double step = static_cast<double>(times) / taps, first = -0.5 * step * (taps - 1);
  const double column = fine.column(x), row = fine.row(y);
  double sum = 0.0;
  for (int i = 0; i < taps; ++i)
    for (int j = 0; j < taps; ++j)
      sum +=
          ground.at(std::clamp(static_cast<int>(std::lround(column + first + j * step)), 0, fine.columns - 1),
                    std::clamp(static_cast<int>(std::lround(row + first + i * step)), 0, fine.rows - 1));
  return static_cast<float>(sum / (taps * taps));
}

/// Numbers at coarse samples about a rectangle of fine ones.
struct Block {
  GridRect rect;
  std::vector<double> at;
  /// Between the samples, bilinear. Contract: it is about there.
  [[nodiscard]] double between(double column, double row) const {
    const int c = std::clamp(static_cast<int>(column), rect.column0, rect.column1 - 2),
              r = std::clamp(static_cast<int>(row), rect.row0, rect.row1 - 2);
    const double u = std::clamp(column - c, 0.0, 1.0), v = std::clamp(row - r, 0.0, 1.0);
    const double* const from =
        &at[static_cast<std::size_t>(r - rect.row0) * rect.width() + (c - rect.column0)];
    const double* const below = from + rect.width();
    return (1.0 - v) * ((1.0 - u) * from[0] + u * from[1]) + v * ((1.0 - u) * below[0] + u * below[1]);
  }
};

template <class At>
Block blockAbout(const GridRect& fine, const GridFrame& frame, const GridFrame& coarse, At&& at) {
  Block block{inFrame(fine, frame, coarse, 2), {}};
  block.at.reserve(static_cast<std::size_t>(block.rect.area()));
  for (int row = block.rect.row0; row < block.rect.row1; ++row)
    for (int column = block.rect.column0; column < block.rect.column1; ++column)
      block.at.push_back(at(column, row));
  return block;
}

}  // namespace

double BrushPathPreview::Coarse::changeAt(int column, int row) const {
  const float from = ground.at(column, row);
  return std::isnan(from) ? 0.0 : static_cast<double>(made.at(column, row)) - from;
}

BrushPathPreview::Coarse BrushPathPreview::laid(std::vector<Stroked> strokes, int times,
                                                const Beneath& beneath) const {
  const GridFrame frame = coarser(frame_, times);
  HeightRaster under(frame.columns, frame.rows, kNothing);
  std::vector<GridRect> reads;
  std::set<int> read, touched;
  for (const Stroked& stroke : strokes)
    for (const Dab& dab : dabsOf(stroke.brush, stroke.samples)) {
      reads.push_back(readByDab(dab, stroke.brush, frame));
      addSlots(inFrame(reads.back(), frame, frame_, times), exact_, read);
      addSlots(dabRect(dab, frame_).grown(times), exact_, touched);
    }
  const HeightRaster ground = beneath(read);
  std::map<int, std::shared_ptr<HeightRaster::Tile>> tiles;
  for (const GridRect& rect : reads) {
    std::set<int> slots;
    addSlots(rect, under, slots);
    for (const int slot : slots) {
      auto& tile = tiles[slot];
      if (!tile) {
        tile = makeInLargePages<HeightRaster::Tile>();
        tile->fill(kNothing);
      }
      const GridRect whole = under.tileRect(slot), part = whole.intersected(rect);
      for (int row = part.row0; row < part.row1; ++row)
        for (int column = part.column0; column < part.column1; ++column) {
          float& sample = (*tile)[HeightRaster::offsetIn(column - whole.column0, row - whole.row0)];
          if (std::isnan(sample)) sample = groundAbout(ground, frame_, frame.x(column), frame.y(row), times);
        }
    }
  }
  for (auto& [slot, tile] : tiles) under.exchangeTile(slot, std::move(tile));
  HeightRaster made = under;
  for (const Stroked& stroke : strokes) layBrushStroke(stroke.brush, stroke.samples, frame, made);
  return {std::move(strokes), frame, std::move(under), std::move(made), std::move(touched)};
}

std::optional<BrushPathPreview::Change> BrushPathPreview::changeOf(const Line& was, const Line& is) const {
  if (!hasBrush(was.kind) || !hasBrush(is.kind) || !was.visible || !is.visible) return std::nullopt;
  Change change{{was.brush.settings(), {}}, {is.brush.settings(), {}}};
  for (const BrushSettings& brush : {change.before.brush, change.after.brush})
    if (madeByTiles(brush) || goesByStart(brush) || copiesGround(brush)) return std::nullopt;
  int strokes = 0;
  const auto takeInto = [&](std::vector<StrokeSample>& samples) {
    return [&](const BrushSettings&, std::span<const StrokeSample> all) {
      samples.assign(all.begin(), all.end());
      ++strokes;
    };
  };
  forEachStrokeAlong(was, frame_, takeInto(change.before.samples));
  forEachStrokeAlong(is, frame_, takeInto(change.after.samples));
  if (strokes != 2) return std::nullopt;
  if (!(was.brush == is.brush)) return change;
  std::vector<StrokeSample>&one = change.before.samples, &other = change.after.samples;
  const std::size_t least = std::min(one.size(), other.size());
  std::size_t first = 0, last = 0;
  while (first < least && one[first] == other[first]) ++first;
  while (last < least - first && one[one.size() - 1 - last] == other[other.size() - 1 - last]) ++last;
  for (std::vector<StrokeSample>* const samples : {&one, &other}) {
    const auto begin = samples->begin();
    const auto from = static_cast<std::ptrdiff_t>(first > 0 ? first - 1 : 0),
               past = static_cast<std::ptrdiff_t>(samples->size() - last + (last > 0 ? 1 : 0));
    *samples = std::vector<StrokeSample>(begin + from, begin + past);
  }
  return change;
}

std::map<int, TilePtr> BrushPathPreview::asItWas() {
  std::map<int, TilePtr> tiles;
  for (const int slot : std::exchange(shown_, {})) tiles.emplace_hint(tiles.end(), slot, exact_.tile(slot));
  return tiles;
}

std::optional<std::map<int, TilePtr>> BrushPathPreview::tilesFor(const std::vector<Line>& lines,
                                                                 const Beneath& beneath) {
  const std::vector<Line>& known = lines_.lines();
  if (!std::ranges::equal(lines, known, {}, &Line::id, &Line::id)) return std::nullopt;
  std::vector<Stroked> before, after;
  std::vector<Line> others;
  double whole = 0.0, part = 0.0, least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i] == known[i]) {
      if (lines[i].visible) others.push_back(lines[i]);
      continue;
    }
    auto change = changeOf(known[i], lines[i]);
    if (!change) return std::nullopt;
    whole += brushWork(lines[i], frame_);
    part += brushWorkAlong(change->after.brush, lengthOf(change->after.samples), frame_);
    least = std::min({least, change->before.brush.radius, change->after.brush.radius});
    before.push_back(std::move(change->before));
    after.push_back(std::move(change->after));
  }
  if (after.empty()) return asItWas();
  if (whole < kSoonBrushWork) return std::nullopt;
  const double most = std::max(1.0, std::floor(least / (kLeastAcross * frame_.cellSize())));
  const int times = static_cast<int>(std::clamp(std::ceil(std::sqrt(part / kEventWork)), 1.0, most));
  const GridFrame coarse = coarser(frame_, times);
  if (!before_ || !(before_->frame == coarse) || before_->strokes != before)
    before_ = laid(std::move(before), times, beneath);
  const Coarse &one = *before_, other = laid(std::move(after), times, beneath);
  std::set<int> touched = one.touched;
  touched.insert(other.touched.begin(), other.touched.end());
  const HeightRaster ground = beneath(touched);

  // Where other lines work too, what they make cannot be told from what a path made.
  TileBlocks blocks;
  for (const int slot : touched) blocks.emplace_hint(blocks.end(), slot, kAllBlocks);
  const bool alone = linesNear(others, frame_, exact_, blocks).empty();
  std::set<int> slots = touched;
  slots.insert(shown_.begin(), shown_.end());
  const std::vector<int> wanted(slots.begin(), slots.end());
  std::vector<TilePtr> made(wanted.size());
  parallelFor(wanted.size(), [&](std::size_t i) {
    const int slot = wanted[i];
    made[i] = exact_.tile(slot);
    if (!touched.contains(slot)) return;
    const GridRect rect = exact_.tileRect(slot);
    const Block were = blockAbout(rect, frame_, coarse, [&](int x, int y) { return one.changeAt(x, y); }),
                are = blockAbout(rect, frame_, coarse, [&](int x, int y) { return other.changeAt(x, y); });
    const auto same = [](double a, double b) { return !(std::abs(b - a) >= kSeen); };
    if (std::ranges::equal(were.at, are.at, same)) return;
    std::shared_ptr<HeightRaster::Tile> tile;
    for (int row = rect.row0; row < rect.row1; ++row)
      for (int column = rect.column0; column < rect.column1; ++column) {
        const double c = coarse.column(frame_.x(column)), r = coarse.row(frame_.y(row));
        const double was = were.between(c, r), by = are.between(c, r) - was;
        if (!(std::abs(by) >= kSeen)) continue;
        const float bare = ground.at(column, row), held = exact_.at(column, row);
        const double stood = std::isnan(held) ? bare : held;
        // What the path left of itself that the coarse samples do not show goes as it does.
        const double gone = alone ? std::min(1.0, std::abs(by) / std::max(std::abs(was), kSeen)) : 0.0;
        const double height = stood + by - gone * (stood - bare - was);
        if (std::isnan(height)) continue;
        if (!tile) {
          if (made[i]) {
            tile = exact_.copyOfTile(slot);
          } else {
            tile = makeInLargePages<HeightRaster::Tile>();
            tile->fill(kNothing);
          }
        }
        (*tile)[HeightRaster::offsetIn(column - rect.column0, row - rect.row0)] = static_cast<float>(height);
      }
    if (tile) made[i] = std::move(tile);
  });
  shown_.clear();
  std::map<int, TilePtr> tiles;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (made[i] != exact_.tile(wanted[i])) shown_.insert(wanted[i]);
    tiles.emplace_hint(tiles.end(), wanted[i], std::move(made[i]));
  }
  return tiles;
}

}  // namespace scarp
