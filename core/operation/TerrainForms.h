#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/Progress.h"
#include "core/erosion/HydraulicErosion.h"
#include "core/operation/NewTerrain.h"

namespace scarp {

// Generators of the templates of NewTerrain.h, and what they have in common. Horizontal positions are in
// units of half the shorter side with (0, 0) at the centre, x to the east and y to the north.

/// Settings that have been checked, with the height resolved.
struct NewTerrainWork {
  const NewTerrain& settings;
  double height;  ///< Metres.
  const Progress& progress;
};

/// Positions of samples. A grid for erosion has a margin, which is cut off at the end: all of its border is
/// at base level, and would show.
class FormFrame {
 public:
  /// margin: in units.
  FormFrame(int columns, int rows, double margin);
  [[nodiscard]] int columns() const { return columns_; }  ///< Including the margin.
  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] int margin() const { return margin_; }  ///< Samples on each side.
  [[nodiscard]] double halfWidth() const { return halfWidth_; }
  [[nodiscard]] double halfDepth() const { return halfDepth_; }
  /// Position of a sample on a grid with `columns` columns over the same extent.
  [[nodiscard]] double x(double column, int columns) const {
    return halfWidth_ * (2.0 * column / (columns - 1) - 1.0);
  }
  [[nodiscard]] double y(double row, int rows) const { return halfDepth_ * (1.0 - 2.0 * row / (rows - 1)); }

 private:
  int columns_, rows_, margin_;
  double halfWidth_, halfDepth_;
};

/// A terrain in units before erosion, at a position.
struct ErodibleSite {
  double uplift;  ///< As in Relief: ≤ 0 keeps `base` and takes up the water.
  double start;   ///< Height at the beginning where uplift > 0.
  double base;    ///< Height where uplift ≤ 0, and on the border.
};

/// Erosion of a landform on grids from coarse to fine.
struct ErosionPlan {
  std::function<ErodibleSite(double x, double y)> site;  ///< Called on several threads.
  ErosionSettings settings{.erodibility = 6.0, .creep = 1e-4, .steepest = 1.2};
  double firstTimeStep = 0.1, laterTimeStep = 0.05;
  int firstSteps = 60, middleSteps = 10, lastSteps = 5;
  double firstRoughness = 0.05, laterRoughness = 0.1;  ///< In spacings, so that streams find courses.
};

/// Erodes the plan's landform over a frame. Nothing if cancelled.
[[nodiscard]] std::optional<Relief> erodedForm(const FormFrame& frame, const ErosionPlan& plan,
                                               std::uint32_t seed, const Progress& progress);

/// Heights without the margin, scaled linearly so that the lowest is 0 and the highest is `height` metres.
[[nodiscard]] std::vector<float> scaledHeights(const FormFrame& frame, const std::vector<double>& heights,
                                               double height);

/// Seed of one of the noise fields of a terrain.
[[nodiscard]] std::uint32_t fieldSeed(std::int64_t field, std::uint32_t seed);
/// 0–1, from a field and a seed.
[[nodiscard]] double fieldNumber(std::int64_t field, std::uint32_t seed);

/// Axes of a landform with a direction: u along it, v across, in units.
struct FormAxes {
  double cosine = 1.0, sine = 0.0;
  /// radians counterclockwise from east; turned by a quarter on a terrain that is longer than wide.
  FormAxes(const FormFrame& frame, double radians);
  [[nodiscard]] double u(double x, double y) const { return cosine * x + sine * y; }
  [[nodiscard]] double v(double x, double y) const { return cosine * y - sine * x; }
};

/// 0 below `low`, 1 above `high`, with a smooth transition.
[[nodiscard]] inline double smoothStep(double low, double high, double x) {
  const double t = std::fmin(std::fmax((x - low) / (high - low), 0.0), 1.0);
  return t * t * (3.0 - 2.0 * t);
}

[[nodiscard]] std::optional<std::vector<float>> generateIsland(const NewTerrainWork& work);
[[nodiscard]] std::optional<std::vector<float>> generateMountains(const NewTerrainWork& work);
[[nodiscard]] std::optional<std::vector<float>> generateCanyon(const NewTerrainWork& work);
[[nodiscard]] std::optional<std::vector<float>> generateDunes(const NewTerrainWork& work);
[[nodiscard]] std::optional<std::vector<float>> generateHills(const NewTerrainWork& work);
[[nodiscard]] std::optional<std::vector<float>> generateValley(const NewTerrainWork& work);

}  // namespace scarp
