#include "core/compare/HeightDifference.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <vector>

#include "core/base/Parallel.h"
#include "core/compare/SharedGrid.h"

namespace scarp {

namespace {

/// The samples of a tile in both rasters.
class SampleSets {
 public:
  SampleSets(const HeightRaster& before, const HeightRaster& after, int slot) : rect_(before.tileRect(slot)) {
    before_.resize(static_cast<std::size_t>(rect_.area()));
    after_.resize(before_.size());
    before.read(rect_, before_);
    after.read(rect_, after_);
  }
  [[nodiscard]] const GridRect& rect() const { return rect_; }
  [[nodiscard]] std::size_t size() const { return before_.size(); }
  [[nodiscard]] float before(std::size_t i) const { return before_[i]; }
  [[nodiscard]] float after(std::size_t i) const { return after_[i]; }
  [[nodiscard]] double over(std::size_t i) const { return double(after_[i]) - double(before_[i]); }

 private:
  GridRect rect_;
  std::vector<float> before_, after_;
};

/// Slots in which either has a tile; in others both are full of their fills.
std::vector<int> slotsOfEither(const HeightRaster& before, const HeightRaster& after) {
  const std::vector<int> a = before.heldSlots(), b = after.heldSlots();
  std::vector<int> either;
  std::ranges::set_union(a, b, std::back_inserter(either));
  return either;
}

bool isGround(float height) { return height == height; }

/// What one tile, or several, have.
struct Tally {
  HeightDifference found;
  double sum = 0.0, sumOfSquares = 0.0;
};

GridRect around(const GridRect& a, const GridRect& b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  return {std::min(a.column0, b.column0), std::min(a.row0, b.row0), std::max(a.column1, b.column1),
          std::max(a.row1, b.row1)};
}

Tally tallyOf(const SampleSets& samples) {
  Tally tally;
  HeightDifference& found = tally.found;
  found.lowest = std::numeric_limits<double>::infinity();
  found.highest = -found.lowest;
  const int width = samples.rect().width();
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const bool was = isGround(samples.before(i)), is = isGround(samples.after(i));
    if (!was && !is) continue;
    const double over = was && is ? samples.over(i) : 0.0;
    if (was && is) {
      ++found.compared;
      found.lowest = std::min(found.lowest, over);
      found.highest = std::max(found.highest, over);
      if (over == 0.0) continue;
      ++found.differing;
      tally.sum += over;
      tally.sumOfSquares += over * over;
    } else {
      ++(was ? found.holesMade : found.holesFilled);
    }
    const int column = samples.rect().column0 + static_cast<int>(i) % width,
              row = samples.rect().row0 + static_cast<int>(i) / width;
    found.changed = around(found.changed, {column, row, column + 1, row + 1});
  }
  return tally;
}

void add(const Tally& part, Tally& sum) {
  HeightDifference& all = sum.found;
  all.compared += part.found.compared;
  all.differing += part.found.differing;
  all.holesMade += part.found.holesMade;
  all.holesFilled += part.found.holesFilled;
  all.changed = around(all.changed, part.found.changed);
  all.lowest = std::min(all.lowest, part.found.lowest);
  all.highest = std::max(all.highest, part.found.highest);
  sum.sum += part.sum;
  sum.sumOfSquares += part.sumOfSquares;
}

/// Sizes of differences by rank, from their bits in two passes: those of positive floats are in their order.
class SizesByRank {
 public:
  explicit SizesByRank(std::int64_t count) : count_(count), coarse_(std::size_t{1} << 16U) {
    for (std::size_t i = 0; i < ranks_.size(); ++i)
      ranks_[i] = static_cast<std::int64_t>(std::ceil(kShares[i] * static_cast<double>(count_)));
  }
  void addCoarse(float size) { ++coarse_[std::bit_cast<std::uint32_t>(size) >> 16U]; }
  /// After all were added.
  void chooseParts() {
    for (const std::int64_t rank : ranks_) {
      std::int64_t before = 0;
      std::size_t part = 0;
      while (before + coarse_[part] < rank) before += coarse_[part++];
      parts_.try_emplace(static_cast<std::uint32_t>(part), std::vector<std::int64_t>(std::size_t{1} << 16U));
      before_.push_back(before);
      chosen_.push_back(static_cast<std::uint32_t>(part));
    }
  }
  void addFine(float size) {
    const auto bits = std::bit_cast<std::uint32_t>(size);
    if (const auto part = parts_.find(bits >> 16U); part != parts_.end()) ++part->second[bits & 0xffffU];
  }
  [[nodiscard]] double size(std::size_t which) const {
    const std::vector<std::int64_t>& fine = parts_.at(chosen_[which]);
    std::int64_t before = before_[which];
    std::uint32_t low = 0;
    while (before + fine[low] < ranks_[which]) before += fine[low++];
    return std::bit_cast<float>(chosen_[which] << 16U | low);
  }

 private:
  static constexpr std::array<double, 3> kShares{0.5, 0.95, 0.99};
  std::int64_t count_;
  std::array<std::int64_t, 3> ranks_{};
  std::vector<std::int64_t> coarse_, before_;
  std::vector<std::uint32_t> chosen_;
  std::map<std::uint32_t, std::vector<std::int64_t>> parts_;
};

/// Calls call(size of difference) for the samples that differ.
template <class F>
void forEachSize(const HeightRaster& before, const HeightRaster& after, const std::vector<int>& slots,
                 F&& call) {
  for (const int slot : slots) {
    const SampleSets samples(before, after, slot);
    for (std::size_t i = 0; i < samples.size(); ++i)
      if (const double over = samples.over(i); over != 0.0 && over == over)
        call(static_cast<float>(std::abs(over)));
  }
}

void findSizes(const HeightRaster& before, const HeightRaster& after, HeightDifference& found) {
  if (found.differing == 0) return;
  const std::vector<int> slots = before.unsharedSlots(after);
  SizesByRank sizes(found.differing);
  forEachSize(before, after, slots, [&](float size) { sizes.addCoarse(size); });
  sizes.chooseParts();
  forEachSize(before, after, slots, [&](float size) { sizes.addFine(size); });
  found.size50 = sizes.size(0);
  found.size95 = sizes.size(1);
  found.size99 = sizes.size(2);
}

}  // namespace

Result<HeightDifference> heightDifference(const HeightRaster& before, const HeightRaster& later,
                                          const GridFrame& frame, const Progress& progress) {
  EXPECTS(before.rect() == frame.samples() && later.rect() == frame.samples());
  const HeightRaster after = refilled(later, before.fill());
  const std::vector<int> slots = slotsOfEither(before, after);
  std::vector<Tally> parts(slots.size());
  const bool done = parallelFor(slots.size(), progress, [&](std::size_t i) {
    parts[i] = tallyOf(SampleSets(before, after, slots[i]));
  });
  if (!done) return Error::cancel();
  Tally sum;
  sum.found.lowest = std::numeric_limits<double>::infinity();
  sum.found.highest = -sum.found.lowest;
  std::int64_t held = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    add(parts[i], sum);
    held += before.tileRect(slots[i]).area();
  }
  if (const std::int64_t rest = before.rect().area() - held; rest > 0) {
    // Full of the same height, as ground that nobody has touched yet.
    if (isGround(before.fill())) {
      sum.found.compared += rest;
      sum.found.lowest = std::min(sum.found.lowest, 0.0);
      sum.found.highest = std::max(sum.found.highest, 0.0);
    }
  }
  HeightDifference& found = sum.found;
  if (found.compared == 0) found.lowest = found.highest = 0.0;
  if (found.compared > 0) {
    found.mean = sum.sum / static_cast<double>(found.compared);
    found.rootMeanSquare = std::sqrt(sum.sumOfSquares / static_cast<double>(found.compared));
  }
  findSizes(before, after, found);
  found.earth = earthworkBetween(before, after, frame);
  return found;
}

Result<HeightRaster> differences(const HeightRaster& before, const HeightRaster& later,
                                 const Progress& progress) {
  EXPECTS(before.rect() == later.rect());
  const HeightRaster after = refilled(later, before.fill());
  HeightRaster over(before.columns(), before.rows(), isGround(before.fill()) ? 0.0F : before.fill());
  const std::vector<int> slots = slotsOfEither(before, after);
  const bool done = parallelFor(slots.size(), progress, [&](std::size_t i) {
    const SampleSets samples(before, after, slots[i]);
    auto tile = over.copyOfTile(slots[i]);
    const int width = samples.rect().width();
    for (std::size_t s = 0; s < samples.size(); ++s) {
      const int column = static_cast<int>(s) % width, row = static_cast<int>(s) / width;
      (*tile)[HeightRaster::offsetIn(column, row)] = static_cast<float>(samples.over(s));
    }
    over.exchangeTile(slots[i], std::move(tile));
  });
  if (!done) return Error::cancel();
  return over;
}

}  // namespace scarp
