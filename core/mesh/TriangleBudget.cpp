#include "core/mesh/TriangleBudget.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>

namespace scarp {

namespace {

constexpr int kMostTries = 14;
constexpr double kCloseEnough = 0.95;  ///< Of the budget.
constexpr std::size_t kGiveUp = 4;     ///< Times the budget: how many more are need not be known.
constexpr double kUsualSlope = 1.3;    ///< Triangles grow about by this power as the tolerance falls.

/// Blocks so large that their rims take little of the budget.
int blockFor(const std::vector<GridRect>& tiles, std::size_t budget) {
  constexpr double kTrianglesPerBlock = 64.0;
  constexpr int kLargest = 4096;
  double cells = 0.0;
  for (const GridRect& tile : tiles)
    cells += static_cast<double>(tile.width() - 1) * static_cast<double>(tile.height() - 1);
  const double side = std::sqrt(kTrianglesPerBlock * cells / static_cast<double>(budget));
  return static_cast<int>(std::clamp<double>(side, Decimation::kUsualBlock, kLargest));
}

/// Where between two tolerances the count should be just below the budget.
class Bracket {
 public:
  Bracket(std::size_t budget, double finest, double coarsest)
      : target_(std::log(0.98 * static_cast<double>(budget))),
        low_(std::log(finest)),
        high_(std::log(coarsest)) {}

  /// The count at a tolerance was so many, more than the budget or not.
  void tell(double tolerance, std::size_t count, bool over) {
    const double at = std::log(tolerance);
    (over ? low_ : high_) = at;
    (over ? overCount_ : underCount_) = std::log(static_cast<double>(std::max<std::size_t>(count, 1)));
  }
  [[nodiscard]] double next() const {
    double at = 0.5 * (low_ + high_);
    if (overCount_ > underCount_)
      at = low_ + (high_ - low_) * (overCount_ - target_) / (overCount_ - underCount_);
    else if (!std::isnan(overCount_))
      at = low_ + (overCount_ - target_) / kUsualSlope;
    else if (!std::isnan(underCount_))
      at = high_ - (target_ - underCount_) / kUsualSlope;
    // Never quite at an end, so that each try narrows it.
    const double margin = 0.02 * (high_ - low_);
    return std::exp(std::clamp(at, low_ + margin, high_ - margin));
  }
  [[nodiscard]] bool narrow() const { return high_ - low_ < 1e-4; }

 private:
  double target_, low_, high_;
  // Logarithms of the counts at the ends; NaN where there is none yet.
  double overCount_ = std::numeric_limits<double>::quiet_NaN(), underCount_ = overCount_;
};

}  // namespace

Result<BudgetedDecimation> decimateTo(std::size_t budget, const HeightRaster& heights,
                                      const std::vector<GridRect>& tiles, double finest, double heightRange,
                                      const TriangleCount& count, const Progress& progress) {
  const int block = blockFor(tiles, budget);
  const double coarsest = std::max(2.0 * finest, 1.01 * heightRange);
  Bracket bracket(budget, finest, coarsest);
  std::optional<BudgetedDecimation> best;
  std::size_t bestCount = 0;
  double tolerance = std::max(finest, 0.02 * heightRange);
  for (int attempt = 0; attempt < kMostTries; ++attempt) {
    const double done = static_cast<double>(attempt) / (attempt + 2.0);
    auto made = Decimation::of(heights, tiles, tolerance, block,
                               partOf(progress, done, (attempt + 1.0) / (attempt + 3.0)),
                               tolerance < coarsest ? kGiveUp * budget : std::size_t(-1));
    if (!made) return Error::cancel();
    const std::size_t triangles = made->givenUp() ? made->triangles() : count(*made);
    const bool over = made->givenUp() || triangles > budget;
    if (over && tolerance >= coarsest)
      return Error{"%1 triangles are too few: this ground and its borders take %2 at least", budget,
                   triangles};
    if (!over && (!best || tolerance < best->tolerance)) {
      best = BudgetedDecimation{std::move(*made), tolerance};
      bestCount = triangles;
    }
    bracket.tell(tolerance, triangles, over);
    if (best && (static_cast<double>(bestCount) >= kCloseEnough * static_cast<double>(budget) ||
                 best->tolerance <= finest || bracket.narrow()))
      break;
    // Whether anything fits at all, before much is tried.
    if (over && !best && attempt == 2) {
      tolerance = coarsest;
    } else {
      tolerance = bracket.next();
      if (!over && tolerance < 1.05 * finest) tolerance = finest;
    }
  }
  if (!best) {
    auto made = Decimation::of(heights, tiles, coarsest, block);
    if (!made) return Error::cancel();
    return Error{"%1 triangles are too few: this ground and its borders take %2 at least", budget,
                 count(*made)};
  }
  return std::move(*best);
}

}  // namespace scarp
