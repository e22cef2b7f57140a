#include "core/scene/TerrainHistogram.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/document/TerrainDocument.h"
#include "core/material/TileMeasures.h"

namespace scarp {
namespace {

constexpr std::size_t kMaxTilesAtOnce = 48;  ///< Max tiles counted on the document's thread.
constexpr std::size_t kTilesPerStep = 64;    ///< Tiles of a task between two progress reports.
constexpr float kSelectedWeight = 0.5F;      ///< Min weight of a selected sample.

/// Returns the bin of a value. Exact, because the width is a power of two.
std::int64_t binOf(double value, int exponent) {
  return static_cast<std::int64_t>(std::floor(std::ldexp(value, -exponent)));
}

/// Counts the values of a tile.
TerrainHistogram::TileCounts countsOf(const std::vector<float>& values) {
  TerrainHistogram::TileCounts counted;
  if (values.empty()) return counted;
  counted.samples = static_cast<int>(values.size());
  const auto [low, high] = std::ranges::minmax_element(values);
  counted.low = *low;
  counted.high = *high;
  counted.exponent = Distribution::exponentFor(static_cast<double>(*low), static_cast<double>(*high));
  counted.first = binOf(static_cast<double>(*low), counted.exponent);
  counted.counts.resize(
      static_cast<std::size_t>(binOf(static_cast<double>(*high), counted.exponent) - counted.first + 1));
  const double scale = std::ldexp(1.0, -counted.exponent);
  for (const float value : values) {
    counted.sum += static_cast<double>(value);
    const auto bin =
        static_cast<std::int64_t>(std::floor(static_cast<double>(value) * scale)) - counted.first;
    ++counted.counts[static_cast<std::size_t>(bin)];
  }
  return counted;
}

TerrainHistogram::TileCounts countTile(int slot, const HeightRaster& heights, const MaskRaster* mask,
                                       const GridFrame& frame, const std::vector<MeasureSource>& sources) {
  const RuleInputs inputs{heights};
  TileMeasures measures(inputs, frame, sources, slot, heights.tileRect(slot));
  const GridRect rect = measures.rect();
  const MaskRaster::TilePtr weights = mask ? mask->tile(slot) : nullptr;
  std::vector<float> values;
  values.reserve(static_cast<std::size_t>(rect.area()));
  for (int row = 0; row < rect.height(); ++row) {
    const float *const ground = measures.heights(row), *const measured = measures.row(0, row);
    const float* const weight = weights ? weights->data() + MaskRaster::offsetIn(0, row) : nullptr;
    for (int column = 0; column < rect.width(); ++column)
      if (std::isfinite(ground[column]) && std::isfinite(measured[column]) &&
          (!weight || weight[column] >= kSelectedWeight))
        values.push_back(measured[column]);
  }
  return countsOf(values);
}

TerrainHistogram::Counted countTiles(const std::vector<int>& slots, std::size_t begin, std::size_t end,
                                     const HeightRaster& heights, const MaskRaster* mask,
                                     const GridFrame& frame, GroundMeasure measure) {
  RuleCondition like;
  like.by = measure;
  const std::vector<MeasureSource> sources{MeasureSource(like, frame)};
  TerrainHistogram::Counted counted(end - begin);
  parallelFor(counted.size(), [&](std::size_t i) {
    counted[i] = countTile(slots[begin + i], heights, mask, frame, sources);
  });
  return counted;
}

}  // namespace

int Distribution::exponentFor(double low, double high) {
  constexpr int kFinest = -10, kDigits = 23;  // Bins of about a millimetre; bits of a float's mantissa.
  constexpr int kBinBits = 10;
  static_assert(1 << kBinBits == kMaxBins);
  int exponent = kFinest;
  if (const double largest = std::max(std::abs(low), std::abs(high)); largest > 0.0)
    exponent = std::max(exponent, std::ilogb(largest) - kDigits);
  if (high > low) {
    int power = 0;
    const double fraction = std::frexp(high - low, &power);
    exponent = std::max(exponent, (fraction == 0.5 ? power - 1 : power) - kBinBits);
  }
  return exponent;
}

double Distribution::width() const { return std::ldexp(1.0, exponent); }

double Distribution::shareBelow(double value) const {
  if (samples == 0 || value <= low) return 0.0;
  if (value > high) return 1.0;
  const double at = value / width() - static_cast<double>(first);
  const auto bin = std::min(static_cast<std::size_t>(std::max(at, 0.0)), counts.size() - 1);
  double below = 0.0;
  for (std::size_t i = 0; i < bin; ++i) below += static_cast<double>(counts[i]);
  below += static_cast<double>(counts[bin]) * std::clamp(at - static_cast<double>(bin), 0.0, 1.0);
  return below / static_cast<double>(samples);
}

double Distribution::quantile(double share) const {
  EXPECTS(samples > 0);
  const double wanted = share * static_cast<double>(samples);
  double below = 0.0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const auto count = static_cast<double>(counts[i]);
    if (count > 0.0 && below + count >= wanted)
      return std::clamp(begin() + (static_cast<double>(i) + (wanted - below) / count) * width(), low, high);
    below += count;
  }
  return high;
}

Distribution Distribution::withMaxBins(int maxBins) const {
  EXPECTS(maxBins >= 2);
  Distribution merged = *this;
  while (merged.counts.size() > static_cast<std::size_t>(maxBins)) {
    const std::int64_t begin = merged.first >> 1;
    const std::int64_t last = (merged.first + static_cast<std::int64_t>(merged.counts.size()) - 1) >> 1;
    std::vector<std::int64_t> wider(static_cast<std::size_t>(last - begin + 1));
    for (std::size_t i = 0; i < merged.counts.size(); ++i)
      wider[static_cast<std::size_t>(((merged.first + static_cast<std::int64_t>(i)) >> 1) - begin)] +=
          merged.counts[i];
    merged.counts = std::move(wider);
    merged.first = begin;
    ++merged.exponent;
  }
  return merged;
}

TerrainHistogram::TerrainHistogram(TerrainDocument& document) : document_(document) {
  onDocument_ = document.changed.subscribe([this](const DocumentChange& change) {
    if (change.frame || (change.selection && area_ == Area::Selected)) return restart();
    if (change.ground.empty()) return;
    changedSamples_.insert(changedSamples_.end(), change.ground.begin(), change.ground.end());
    changed.emit();
  });
}

void TerrainHistogram::setMeasure(GroundMeasure measure) {
  EXPECTS(measure == GroundMeasure::Height || measure == GroundMeasure::Slope);
  if (measure == measure_) return;
  measure_ = measure;
  distribution_ = {};
  restart();
}

void TerrainHistogram::setArea(Area area) {
  if (area == area_) return;
  area_ = area;
  distribution_ = {};
  restart();
}

const MaskRaster* TerrainHistogram::mask() const {
  return area_ == Area::Selected ? document_.selection() : nullptr;
}

void TerrainHistogram::restart() {
  allChanged_ = true;
  running_ = 0;
  taskTiles_.clear();
  changed.emit();
}

// Slots without a tile have a single value, except that slopes at their edges depend on adjacent tiles.
void TerrainHistogram::addChanged(const GridRect& tiles) {
  const HeightRaster& heights = document_.heights();
  const MaskRaster* const selected = mask();
  const GridRect within = tiles.intersected(heights.directory());
  const auto add = [&](int slot) {
    if (!selected || selected->holds(slot) || selected->fill() >= kSelectedWeight) changedTiles_.insert(slot);
  };
  heights.forEachHeld(within.grown(reach()), [&](int slot) {
    const int column = slot % heights.tileColumns(), row = slot / heights.tileColumns();
    const GridRect around = GridRect{column, row, column + 1, row + 1}.grown(reach()).intersected(within);
    for (int r = around.row0; r < around.row1; ++r)
      for (int c = around.column0; c < around.column1; ++c) add(heights.tileIndex(c, r));
  });
  if (selected) selected->forEachHeld(within, add);
}

void TerrainHistogram::collectChanged() {
  const HeightRaster& heights = document_.heights();
  if (std::exchange(allChanged_, false)) {
    tiles_.clear();
    changedTiles_.clear();
    changedSamples_.clear();
    addChanged(heights.directory());
    return;
  }
  for (const GridRect& samples : std::exchange(changedSamples_, {})) {
    const GridRect tiles = heights.tilesTouching(samples.grown(reach()));
    // Tiles may have been removed from their slots.
    for (int row = tiles.row0; row < tiles.row1; ++row) {
      const auto begin = tiles_.lower_bound(heights.tileIndex(tiles.column0, row));
      const auto end = tiles_.lower_bound(heights.tileIndex(tiles.column0, row) + tiles.width());
      tiles_.erase(begin, end);
    }
    addChanged(tiles);
  }
}

bool TerrainHistogram::update() {
  if (taskRunning()) return false;
  const bool stale = allChanged_ || !changedSamples_.empty();
  collectChanged();
  if (changedTiles_.empty()) {
    if (stale) sumUp();
    return true;
  }
  const HeightRaster& heights = document_.heights();
  const MaskRaster* const selected = mask();
  // TileMeasures reads the samples around a tile.
  const auto isUnread = [&](int slot) {
    const GridRect tiles = heights.tilesTouching(heights.tileRect(slot).grown(1));
    bool unread = selected && selected->unread(slot);
    for (int row = tiles.row0; row < tiles.row1; ++row)
      for (int column = tiles.column0; column < tiles.column1; ++column)
        unread = unread || heights.unread(heights.tileIndex(column, row));
    return unread;
  };
  if (changedTiles_.size() > kMaxTilesAtOnce || std::ranges::any_of(changedTiles_, isUnread)) return false;
  const std::vector<int> slots(changedTiles_.begin(), changedTiles_.end());
  changedTiles_.clear();
  install(slots, countTiles(slots, 0, slots.size(), heights, selected, document_.frame(), measure_));
  return true;
}

std::optional<TerrainHistogram::Task> TerrainHistogram::takeTask() {
  // During an edit the next write would change these tiles again, and copy all tiles that the task shares.
  if (taskRunning() || document_.editing()) return {};
  collectChanged();
  if (changedTiles_.empty()) return {};
  static std::atomic<std::uint64_t> last{0};
  running_ = ++last;
  taskTiles_.assign(changedTiles_.begin(), changedTiles_.end());
  changedTiles_.clear();
  std::optional<MaskRaster> selected;
  if (const MaskRaster* const now = mask()) selected = *now;
  return Task{running_,
              [slots = taskTiles_, heights = document_.heights(), selected = std::move(selected),
               frame = document_.frame(), measure = measure_](const Progress& progress) -> Result<Counted> {
                Counted all;
                for (std::size_t begin = 0; begin < slots.size(); begin += kTilesPerStep) {
                  if (progress && !progress(static_cast<double>(begin) / static_cast<double>(slots.size())))
                    return Error::cancel();
                  Counted part = countTiles(slots, begin, std::min(begin + kTilesPerStep, slots.size()),
                                            heights, selected ? &*selected : nullptr, frame, measure);
                  std::ranges::move(part, std::back_inserter(all));
                }
                return all;
              }};
}

bool TerrainHistogram::finish(std::uint64_t task, Result<Counted> counted) {
  if (task != running_) return false;
  running_ = 0;
  const std::vector<int> slots = std::exchange(taskTiles_, {});
  if (!counted) {
    changedTiles_.insert(slots.begin(), slots.end());
    return true;
  }
  install(slots, *std::move(counted));
  return true;
}

void TerrainHistogram::install(const std::vector<int>& slots, Counted counted) {
  EXPECTS(slots.size() == counted.size());
  for (std::size_t i = 0; i < slots.size(); ++i) tiles_[slots[i]] = std::move(counted[i]);
  sumUp();
}

void TerrainHistogram::sumUp() {
  const HeightRaster& heights = document_.heights();
  const MaskRaster* const selected = mask();
  // Samples of slots without counts have the fill as their value.
  std::int64_t rest = !selected || selected->fill() >= kSelectedWeight ? heights.rect().area() : 0;
  for (const auto& [slot, counted] : tiles_)
    if (rest > 0) rest -= heights.tileRect(slot).area();
  if (!std::isfinite(heights.fill())) rest = 0;
  const double fill = measure_ == GroundMeasure::Height ? static_cast<double>(heights.fill()) : 0.0;

  Distribution total;
  total.low = std::numeric_limits<double>::infinity();
  total.high = -total.low;
  const auto widen = [&](double low, double high, std::int64_t samples, double sum) {
    total.low = std::min(total.low, low);
    total.high = std::max(total.high, high);
    total.samples += samples;
    total.sum += sum;
  };
  for (const auto& [slot, counted] : tiles_)
    if (counted.samples > 0)
      widen(static_cast<double>(counted.low), static_cast<double>(counted.high), counted.samples,
            counted.sum);
  if (rest > 0) widen(fill, fill, rest, fill * static_cast<double>(rest));
  if (total.samples == 0) {
    distribution_ = {};
    return;
  }
  total.exponent = Distribution::exponentFor(total.low, total.high);
  total.first = binOf(total.low, total.exponent);
  total.counts.resize(static_cast<std::size_t>(binOf(total.high, total.exponent) - total.first + 1));
  for (const auto& [slot, counted] : tiles_) {
    const int shift = total.exponent - counted.exponent;
    for (std::size_t i = 0; i < counted.counts.size(); ++i) {
      const std::int64_t bin = (counted.first + static_cast<std::int64_t>(i)) >> shift;
      total.counts[static_cast<std::size_t>(bin - total.first)] += counted.counts[i];
    }
  }
  if (rest > 0) total.counts[static_cast<std::size_t>(binOf(fill, total.exponent) - total.first)] += rest;
  distribution_ = std::move(total);
}

}  // namespace scarp
