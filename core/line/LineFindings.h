#pragma once

#include <cstddef>
#include <vector>

#include "core/line/LineDesign.h"

namespace scarp {

/// Differences between the design of a line and its settings, with their places, in metres.
struct LineFindings {
  /// A height of a point that is missed by more than kHeightTolerance.
  struct MissedHeight {
    std::size_t point;
    double wanted, excess;  ///< excess: of the design above the wanted height.
  };
  /// A stretch on the ground whose bed is more than kDeepEarthwork above or below the terrain.
  struct DeepStretch {
    double from, to;  ///< Stations.
    Vec2 place;       ///< Where it is deepest.
    double deepest;   ///< Of the bed above the terrain; < 0: below.
  };
  /// A place where the course crosses itself at two heights.
  struct Crossing {
    Vec2 place;
    double apart;  ///< Between the heights of both passes, ≥ 0.
  };
  /// A piece of an edge whose side slope is steeper than asked for.
  struct Bank {
    Vec2 a, b;
    LineBankKind kind;  ///< Steep or Wall.
  };

  std::vector<MissedHeight> missedHeights;
  std::vector<DeepStretch> deepStretches;
  std::vector<Crossing> crossings;  ///< Of an area those of its border.
  double neededGrade = 0.0;         ///< The grade that connects the free ends; 0: the maximum grade suffices.
  double neededLength = 0.0;        ///< The length that would connect them at the maximum grade.
  std::vector<Bank> banks;
  double steepBanks = 0.0;  ///< Metres of edges with banks of half the run.
  double walls = 0.0;       ///< Metres of edges with walls.
};

inline constexpr double kHeightTolerance = 0.02;  ///< Metres.
inline constexpr double kDeepEarthwork = 15.0;    ///< Metres; a bridge or a tunnel is proposed beyond.

/// Compares a design with the settings of its line and the terrain beneath.
[[nodiscard]] LineFindings findingsOf(const LineDesign& design, const HeightRaster& ground,
                                      const GridFrame& frame);

}  // namespace scarp
