#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/material/MaterialRule.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// Number of values in bins of equal width. A value.
///
/// The width is a power of two, and bins begin at multiples of it. So bins of one width are merged into those
/// of another without error, and a distribution depends on the values alone, not on the order in which parts
/// of them were counted.
struct Distribution {
  static constexpr int kMaxBins = 1024;  ///< One more where the range does not begin at a multiple.

  std::int64_t samples = 0;  ///< Values that were counted: finite ones.
  double low = 0.0, high = 0.0, sum = 0.0;
  int exponent = 0;                  ///< The width of a bin is 2^exponent.
  std::int64_t first = 0;            ///< The first bin begins at first · width.
  std::vector<std::int64_t> counts;  ///< Of bins side by side; the first and last are not 0.

  [[nodiscard]] double width() const;
  [[nodiscard]] double begin() const { return static_cast<double>(first) * width(); }
  [[nodiscard]] double mean() const { return samples > 0 ? sum / static_cast<double>(samples) : 0.0; }
  /// Fraction of the values below one, 0–1, with the values of a bin spread evenly over it.
  [[nodiscard]] double shareBelow(double value) const;
  /// The value that a fraction of the values is below, 0–1. Contract: samples > 0.
  [[nodiscard]] double quantile(double share) const;
  /// Merges bins by powers of two until there are at most so many, ≥ 2.
  [[nodiscard]] Distribution withMaxBins(int maxBins) const;
  bool operator==(const Distribution&) const = default;

  /// Exponent of the narrowest bins that a range needs at most kMaxBins of. A part of the range has no
  /// greater one.
  [[nodiscard]] static int exponentFor(double low, double high);
};

/// Distribution of the heights or slopes of a terrain, kept up to date while it is edited: the values of each
/// tile are counted apart, and after an edit those of changed tiles are counted again. Holes do not count.
/// Only on the document's thread; the document outlives it.
class TerrainHistogram {
 public:
  enum class Area : std::uint8_t { Whole, Selected };
  /// Counts of the values of one tile.
  struct TileCounts {
    int samples = 0;
    float low = 0.0F, high = 0.0F;
    double sum = 0.0;
    int exponent = 0;
    std::int64_t first = 0;
    std::vector<std::uint16_t> counts;
  };
  using Counted = std::vector<TileCounts>;
  /// Counting that takes long. It shares the data that it reads.
  struct Task {
    std::uint64_t id;
    std::function<Result<Counted>(const Progress& progress)> run;  ///< Any thread.
  };

  explicit TerrainHistogram(TerrainDocument& document);

  /// Contract: Height or Slope.
  void setMeasure(GroundMeasure measure);
  [[nodiscard]] GroundMeasure measure() const { return measure_; }
  /// Selected counts samples that are selected by half or more; all, if nothing is selected.
  void setArea(Area area);
  [[nodiscard]] Area area() const { return area_; }

  /// Counts what changed, if that is a few tiles that are in memory. Returns false if there is more to count
  /// than that, which takeTask() does.
  bool update();
  /// Nothing while an edit is open, another task is running, or nothing changed.
  [[nodiscard]] std::optional<Task> takeTask();
  /// Takes over what a task counted. A cancelled task leaves its tiles to the next one. Returns false if the
  /// result is of no use any more.
  bool finish(std::uint64_t task, Result<Counted> counted);
  [[nodiscard]] bool taskRunning() const { return running_ != 0; }

  /// As of the last update or task.
  [[nodiscard]] const Distribution& distribution() const { return distribution_; }

  Signal<> changed;  ///< There is something to count.

 private:
  [[nodiscard]] int reach() const { return measure_ == GroundMeasure::Height ? 0 : 1; }
  [[nodiscard]] const MaskRaster* mask() const;
  void restart();
  void collectChanged();
  void addChanged(const GridRect& tiles);
  void install(const std::vector<int>& slots, Counted counted);
  void sumUp();

  TerrainDocument& document_;
  GroundMeasure measure_ = GroundMeasure::Height;
  Area area_ = Area::Whole;
  bool allChanged_ = true;
  std::vector<GridRect> changedSamples_;
  std::set<int> changedTiles_;
  std::map<int, TileCounts> tiles_;  ///< By slot, of the slots that do not have one value throughout.
  Distribution distribution_;
  std::uint64_t running_ = 0;  ///< Id of the task; 0: none.
  std::vector<int> taskTiles_;
  Subscription onDocument_;
};

}  // namespace scarp
