#pragma once

#include <cstddef>

#include "core/base/GridRect.h"
#include "core/line/NearLines.h"

namespace scarp {

/// How far samples are from the edges of lines, as NearLines has it, but below 0 on beds and within areas: by
/// the depth in them, half the width in the middle of a bed. Of several lines the least counts. A value.
struct LineDistance {
  LineChoice of{};
  double from = -1.0, to = 1.0;  ///< Metres, < 0 and > 0: what is deeper or further counts as so much.

  /// Widens the range, so that it tells places at this distance from those beyond.
  void cover(double metres);
  /// Metres, by the samples of a rectangle; `to` where there are no lines. Depends on the lines within `to` of a
  /// sample alone, to the bit, and not on what else is asked for. Any thread.
  void measure(const NearLines& lines, const GridRect& samples, float* out, std::ptrdiff_t stride) const;
  /// Of one place, local frame.
  [[nodiscard]] double at(const NearLines& lines, const Vec2& place) const;
};

}  // namespace scarp
