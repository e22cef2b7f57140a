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
#include "core/material/Material.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// Numbers of values in bins of equal width. A value.
///
/// The width is a power of two, and bins begin at multiples of it. Bins can therefore be merged without
/// error, and a distribution only depends on the values, not on the order of counting.
struct Distribution {
  static constexpr int kMaxBins = 1024;  ///< One more if the range does not begin at a multiple of the width.

  std::int64_t samples = 0;  ///< Number of finite values.
  double low = 0.0, high = 0.0, sum = 0.0;
  int exponent = 0;                  ///< Bin width is 2^exponent.
  std::int64_t first = 0;            ///< First bin begins at first · width.
  std::vector<std::int64_t> counts;  ///< Of adjacent bins; the first and last are not 0.

  [[nodiscard]] double width() const;
  [[nodiscard]] double begin() const { return static_cast<double>(first) * width(); }
  [[nodiscard]] double mean() const { return samples > 0 ? sum / static_cast<double>(samples) : 0.0; }
  /// Returns the fraction of the values below one, 0–1. Values are assumed to be evenly distributed within a
  /// bin.
  [[nodiscard]] double shareBelow(double value) const;
  /// Returns the value below which a fraction of the values is. share: 0–1. Contract: samples > 0.
  [[nodiscard]] double quantile(double share) const;
  /// Merges bins by powers of two until there are at most maxBins. Contract: maxBins ≥ 2.
  [[nodiscard]] Distribution withMaxBins(int maxBins) const;
  bool operator==(const Distribution&) const = default;

  /// Returns the exponent of the narrowest bins of which a range needs at most kMaxBins; at least −10. Parts
  /// of the range have no greater exponent.
  [[nodiscard]] static int exponentFor(double low, double high);
};

/// Distribution of the heights or slopes of a terrain, updated while it is edited. Each tile is counted
/// separately, and after an edit only changed tiles are counted again. Holes are not counted. Only on the
/// document's thread; the document outlives it.
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
  /// Counting for a worker thread. Shares the data that it reads.
  struct Task {
    std::uint64_t id;
    std::function<Result<Counted>(const Progress& progress)> run;  ///< Any thread.
  };

  explicit TerrainHistogram(TerrainDocument& document);

  /// Sets the measure and counts all values again. Contract: Height or Slope.
  void setMeasure(GroundMeasure measure);
  [[nodiscard]] GroundMeasure measure() const { return measure_; }
  /// Sets the area and counts all values again. Selected: samples with a weight of at least 0.5, or all if
  /// nothing is selected.
  void setArea(Area area);
  [[nodiscard]] Area area() const { return area_; }

  /// Counts changed tiles, if they are few and in memory. Returns false if takeTask() has to count them or a
  /// task is running.
  bool update();
  /// Returns a task that counts the changed tiles; nothing while an edit is open or another task is running,
  /// or if nothing changed.
  [[nodiscard]] std::optional<Task> takeTask();
  /// Applies the result of a task. If it was cancelled, the next task counts its tiles. Returns false if the
  /// task is obsolete and its result was ignored.
  bool finish(std::uint64_t task, Result<Counted> counted);
  [[nodiscard]] bool taskRunning() const { return running_ != 0; }

  /// Returns the distribution as of the last update or task.
  [[nodiscard]] const Distribution& distribution() const { return distribution_; }

  Signal<> changed;  ///< update() has work to do.

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
  std::map<int, TileCounts> tiles_;  ///< By slot, without slots that have a single value.
  Distribution distribution_;
  std::uint64_t running_ = 0;  ///< Id of the task; 0: none.
  std::vector<int> taskTiles_;
  Subscription onDocument_;
};

}  // namespace scarp
