#include "ui/render/Roughness.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

namespace scarp {

namespace {

constexpr int kLevels = 4;
constexpr int kPlacesAcross = 64;
constexpr int kApart = 4;  ///< Places of a pair.

/// Of those that are numbers; 0 where there are none.
double percentile(const std::vector<double>& found, double fraction) {
  std::vector<double> values;
  values.reserve(found.size());
  std::ranges::copy_if(found, std::back_inserter(values), [](double v) { return std::isfinite(v); });
  if (values.empty()) return 0.0;
  const auto at =
      values.begin() + static_cast<std::ptrdiff_t>(fraction * static_cast<double>(values.size() - 1));
  std::ranges::nth_element(values, at);
  return *at;
}

/// Whether percentile() is more than a bound: at the cost of counting.
bool exceeds(const std::vector<double>& found, double fraction, double bound) {
  long long numbers = 0, within = 0;
  for (const double v : found) {
    numbers += std::isfinite(v) ? 1 : 0;
    within += std::isfinite(v) && v <= bound ? 1 : 0;
  }
  return numbers > 0 && within <= static_cast<long long>(fraction * static_cast<double>(numbers - 1));
}

/// Evenly among `count` of them, `step` samples each; on large ground two by two, so that a quarter of the
/// tiles is looked at.
std::vector<int> places(int count, int step) {
  const int most = std::min(count, kPlacesAcross);
  const bool pairs = count >= kPlacesAcross * kApart;
  std::vector<int> at;
  for (int i = 0; i < most; ++i) {
    const int first = pairs ? i - i % 2 : i, further = pairs ? i % 2 * kApart : 0;
    at.push_back((static_cast<int>(static_cast<long long>(first) * count / most) + further) * step);
  }
  return at;
}

}  // namespace

GroundRoughness::GroundRoughness(const HeightRaster& heights, const GridFrame& frame)
    : frame_(frame), slopes_{1, places(frame.columns - 1, 1), places(frame.rows - 1, 1), {}} {
  for (int level = 0; level < kLevels; ++level) {
    const int s = 1 << level;
    const int columns = (frame.columns - 1) / (2 * s), rows = (frame.rows - 1) / (2 * s);  // Coarser cells.
    if (columns < 1 || rows < 1) break;
    levels_.push_back({s, places(columns, 2 * s), places(rows, 2 * s), {}});
  }
  const auto makeRoom = [](Lattice& lattice) {
    lattice.found.resize(lattice.columns.size() * lattice.rows.size());
  };
  std::ranges::for_each(levels_, makeRoom);
  makeRoom(slopes_);
  lookAt(heights, frame.samples());
}

void GroundRoughness::refresh(const HeightRaster& heights, const GridRect& changed) {
  if (!changed.empty()) lookAt(heights, changed);
}

template <class Look>
bool GroundRoughness::look(Lattice& lattice, int reach, const GridRect& changed, const Look& look) {
  // A place looks at the samples from itself to `reach` further.
  const auto among = [reach](const std::vector<int>& at, int from, int to) {
    return std::pair(std::ranges::lower_bound(at, from - reach) - at.begin(),
                     std::ranges::lower_bound(at, to) - at.begin());
  };
  const auto [left, right] = among(lattice.columns, changed.column0, changed.column1);
  const auto [top, bottom] = among(lattice.rows, changed.row0, changed.row1);
  for (auto j = top; j < bottom; ++j)
    for (auto i = left; i < right; ++i)
      lattice.found[static_cast<std::size_t>(j) * lattice.columns.size() + static_cast<std::size_t>(i)] =
          look(lattice.columns[static_cast<std::size_t>(i)], lattice.rows[static_cast<std::size_t>(j)]);
  return left < right && top < bottom;
}

void GroundRoughness::lookAt(const HeightRaster& heights, const GridRect& changed) {
  bool any = false;
  for (Lattice& lattice : levels_) {
    const int s = lattice.step;
    const bool looked = look(lattice, 2 * s, changed, [&](int column, int row) {
      const auto h = [&](int di, int dj) {
        return static_cast<double>(heights.at(column + di * s, row + dj * s));
      };
      const double along = std::abs(h(1, 0) - 0.5 * (h(0, 0) + h(2, 0)));
      const double aside = std::abs(h(0, 1) - 0.5 * (h(0, 0) + h(0, 2)));
      const double middle = std::abs(h(1, 1) - 0.5 * (h(0, 0) + h(2, 2)));
      const double straying = std::max({along, aside, middle});
      const bool whole = std::isfinite(along + aside + middle);
      return whole ? straying / (2 * s * frame_.cellSize()) : std::numeric_limits<double>::quiet_NaN();
    });
    any = any || looked;
  }
  if (any) {
    // The level that was the worst most likely still is.
    constexpr double kFraction = 0.98;
    roughness_ = percentile(levels_[worst_].found, kFraction);
    for (std::size_t i = 0; i < levels_.size(); ++i)
      if (i != worst_ && exceeds(levels_[i].found, kFraction, roughness_)) {
        roughness_ = percentile(levels_[i].found, kFraction);
        worst_ = i;
      }
  }
  const bool looked = look(slopes_, 1, changed, [&](int column, int row) {
    const double here = double(heights.at(column, row));
    const double east = (double(heights.at(column + 1, row)) - here) / frame_.dx;
    const double south = (double(heights.at(column, row + 1)) - here) / frame_.dy;
    return std::sqrt(east * east + south * south);
  });
  if (looked) steepness_ = percentile(slopes_.found, 0.9);
}

double roughness(const HeightRaster& heights, const GridFrame& frame) {
  return GroundRoughness(heights, frame).roughness();
}

double steepness(const HeightRaster& heights, const GridFrame& frame) {
  return GroundRoughness(heights, frame).steepness();
}

}  // namespace scarp
