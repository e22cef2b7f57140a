#pragma once

#include <vector>

#include "core/line/LineDesign.h"

namespace scarp {

/// A point of a curve of cubic Bézier pieces, local frame, metres.
struct LineKnot {
  Vec3 place;
  Vec3 in, out;  ///< From the place to its handles before and after it.
};

/// A curve through some of a design's nodes, which leads past the others within a tolerance, metres; of a
/// closed line the first knot is not repeated. Empty where the design is.
[[nodiscard]] std::vector<LineKnot> lineKnots(const LineDesign& design, double tolerance);

/// The curve from one knot to the next, share 0…1.
[[nodiscard]] Vec3 alongKnots(const LineKnot& from, const LineKnot& to, double share);

}  // namespace scarp
