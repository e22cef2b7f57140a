#pragma once

#include <array>
#include <span>
#include <string>

#include "core/base/Result.h"
#include "core/io/CrsInfo.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// A terrain's heights at places of another CRS, by the exact transformation of each place. One thread at a
/// time; the terrain must outlive it.
class WorldSampler {
 public:
  /// How heights between samples come about.
  enum class Between {
    Cubic,    ///< Keys 1981, a = −½; beside holes and at the border linear.
    Surface,  ///< The drawn surface.
  };

  /// The error is one line without the file's name: a terrain that does not say where it lies, no way between
  /// the CRSs.
  [[nodiscard]] static Result<WorldSampler> create(const Terrain& terrain, const std::string& crsWkt,
                                                   Between between);

  /// Places as x and y of the CRS (longitude and latitude where it counts degrees), which become columns and
  /// rows; their heights, NaN where there is no ground.
  void sample(std::span<double> x, std::span<double> y, std::span<float> heights) const;
  /// From now on the border's heights go on for so many cells beyond it.
  void goOn(double cells) { margin_ = cells; }
  /// West, south, east and north of the terrain in the CRS.
  [[nodiscard]] Result<std::array<double, 4>> bounds() const;
  /// Places of the CRS for columns and rows, in place; whether all have one.
  [[nodiscard]] bool toCrs(std::span<double> columns, std::span<double> rows) const;

 private:
  WorldSampler(const Terrain& terrain, Between between) : terrain_(&terrain), between_(between) {}
  [[nodiscard]] float heightAt(double column, double row) const;

  const Terrain* terrain_;
  Between between_;
  double margin_ = 1e-6;            ///< Cells: a place on the border may come back beyond it.
  CrsWay from_, to_;                ///< From the terrain's CRS, and to it.
  std::array<double, 6> column_{};  ///< World to grid: column = c0 + c1·x + c2·y, row = c3 + c4·x + c5·y.
};

}  // namespace scarp
