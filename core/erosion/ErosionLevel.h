#pragma once

#include "core/erosion/HydraulicErosion.h"
#include "core/erosion/Runoff.h"
#include "core/erosion/TalusSlide.h"
#include "core/terrain/HeightPlane.h"

namespace scarp {

/// One of the grids that hydraulicErosion works on: ground, the water on it and what the water carries. The
/// outer of two rims stays dry and empty; the inner one is where the water goes over the border. The ground
/// of both goes on straight from the border, and changes as the border does.
class ErosionLevel {
 public:
  static constexpr int kRim = 2;
  static constexpr int kCoarsestSide = 48;  ///< Samples, of the shorter side of the grid to begin with.

  /// Ground to begin with, the rims of `ground` are ignored, of cells of dx by dy metres.
  ErosionLevel(HeightPlane ground, double dx, double dy, const HydraulicErosionFilter& settings);

  [[nodiscard]] const HeightPlane& change() const { return change_; }
  /// m³, less what slid in over the border.
  [[nodiscard]] double carriedOff() const { return carriedOff_; }

  /// The same with all that is on it, in a rectangle of its samples.
  [[nodiscard]] ErosionLevel window(const GridRect& rect, const HydraulicErosionFilter& settings) const;

  /// Water from as far as it comes from, on ground that nothing has worn yet.
  void gatherWater();
  /// Goes on from what a grid of twice the cells came to.
  void takeOver(const ErosionLevel& coarse);
  /// All steps on this grid; on the finest one the water gives up its load at last. False where `goOn`, asked
  /// before each step, says so.
  bool erode(const HydraulicErosionFilter& settings, bool finest, const std::function<bool(int step)>& goOn);
  /// What is left to do on the finest grid.
  void finish();

 private:
  /// A step: water flows, takes ground up and lays it down. `wearing` of 1 is as usual; of 0, it only gives
  /// up its load.
  void step(float wearing);
  /// Banks slide, and what has changed evens out a little.
  void relax();
  /// Lays down what is in the water still, spread over the wet ground around.
  void settle();

  /// The ground beyond the border changes as a stretch of the border does on average: if it stayed, the
  /// border would be worn off behind a dam; if it changed with each sample, streams would cut in without an
  /// end.
  void followBorder();
  void carryOff();
  [[nodiscard]] double cellArea() const { return dx_ * dy_; }
  /// Σ of change and load, metres.
  [[nodiscard]] double massHeld() const;

  HeightPlane base_;    ///< The ground as it was. NaN: hole.
  float highest_ = 0.0F;  ///< Of base_, without its rims.
  HeightPlane change_;  ///< Since; its own plane, as small steps would be lost on high ground.
  HeightPlane ground_, next_;
  std::vector<float> load_, nextLoad_;  ///< Metres of ground in the water.
  std::vector<float> density_;          ///< Of that, for a metre of water.
  std::vector<float> wet_;              ///< 1 where it rains; 0 in holes and on the rims.
  std::vector<float> open_;  ///< The same, but 1 on rims beside ground: banks slide over the border.
  Runoff water_;
  double dx_, dy_;
  float wear_;  ///< Metres that one cell's rain wears off a wall in a step.
  float sink_;  ///< Metres that the load sinks in a step.
  Talus banks_;
  double carriedOff_ = 0.0;
};

/// The middle of all heights, where float is finest; 0 where all are holes.
[[nodiscard]] float middleOf(const HeightRaster& heights);

/// Ground at half the samples a side: means of fours, of those that are no holes. The rim of
/// `fine`, at least 1 wide, is NaN.
[[nodiscard]] HeightPlane halvedGround(const HeightPlane& fine);

/// A plane of twice the samples a side, interpolated between its samples' middles. 0 on the rims.
[[nodiscard]] HeightPlane doubled(const HeightPlane& coarse, int columns, int rows);

}  // namespace scarp
