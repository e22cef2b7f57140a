#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The ground under a line of straight legs, as exactly as it is drawn: a corner wherever the line passes an
/// edge of a triangle, straight between. Where there is no ground there is a gap. A value.
struct GroundProfile {
  struct Point {
    double distance;  ///< Along the line as seen from above, metres from its start.
    double height;    ///< Metres; NaN ends the ground: the next point begins it anew.
    Vec2 place;       ///< Local frame, metres.
  };
  std::vector<Point> points;    ///< By growing distance.
  std::vector<double> legEnds;  ///< Distances of the corners that were given, the start left out.

  /// What there is at a distance; nothing in a gap or beyond the ends.
  struct Spot {
    double height, slope;  ///< Metres; gain in height for a metre of distance.
    Vec2 place;
  };
  [[nodiscard]] std::optional<Spot> at(double distance) const;
};

/// The profile under a line through places of the local frame, metres, finite. One place or none: no points.
[[nodiscard]] GroundProfile groundProfile(const HeightRaster& heights, const GridFrame& frame,
                                          std::span<const Vec2> line);

/// What a profile adds up to. Metres.
struct ProfileFigures {
  double planeLength = 0.0;           ///< As seen from above, gaps included.
  double surfaceLength = 0.0;         ///< On the ground, without the gaps.
  double gaps = 0.0;                  ///< Without ground, as seen from above.
  double climb = 0.0, descent = 0.0;  ///< All that it goes up and down, both ≥ 0.
  GroundProfile::Point lowest{}, highest{};
  double steepest = 0.0;  ///< Gain in height for a metre, by amount.
  double meanHeight = 0.0;
};
/// Nothing where there is no ground under the line.
[[nodiscard]] std::optional<ProfileFigures> figuresOf(const GroundProfile& profile);

}  // namespace scarp
