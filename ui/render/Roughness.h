#pragma once

#include <cstddef>
#include <vector>

#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// How far ground that is drawn with every second sample of a level strays from the ground drawn with
/// each, in cells of the coarser level: the 98th percentile over places all over the terrain, of the
/// finest levels the worst. 0 for a plane, about 0.05 for rounded hills, 0.2 for crags. Looks at some
/// thousands of samples, however large the terrain.
[[nodiscard]] double roughness(const HeightRaster& heights, const GridFrame& frame);

/// The slope, rise a metre, that nine tenths of the ground do not reach, by cell from a lattice of places; 0
/// for ground that is all holes.
[[nodiscard]] double steepness(const HeightRaster& heights, const GridFrame& frame);

/// Both, kept in step with ground that changes, at the cost of what changes of the places looked at: the same
/// numbers as from the ground alone.
class GroundRoughness {
 public:
  GroundRoughness(const HeightRaster& heights, const GridFrame& frame);
  void refresh(const HeightRaster& heights, const GridRect& changed);
  [[nodiscard]] double roughness() const { return roughness_; }
  [[nodiscard]] double steepness() const { return steepness_; }

 private:
  /// Places all over the terrain, and what was found there; NaN for a hole.
  struct Lattice {
    int step;  ///< Samples between those that are looked at.
    std::vector<int> columns, rows;
    std::vector<double> found;
  };
  /// Looks at the places of a lattice that changed samples are part of; whether there are any.
  template <class Look>
  static bool look(Lattice& lattice, int reach, const GridRect& changed, const Look& look);
  void lookAt(const HeightRaster& heights, const GridRect& changed);

  GridFrame frame_;
  std::vector<Lattice> levels_;  ///< Of strayings.
  std::size_t worst_ = 0;        ///< The level that roughness_ is of.
  Lattice slopes_;
  double roughness_ = 0.0, steepness_ = 0.0;
};

}  // namespace scarp
