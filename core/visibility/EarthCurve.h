#pragma once

#include "core/geometry/Vec.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// How far ground sinks below an observer's level because the earth is round: by fraction · d² / (2 · radius)
/// at distance d, taken at the samples. A value; as it comes, the earth is flat.
class EarthCurve {
 public:
  static constexpr double kRadius = 6371008.8;  ///< Metres, the mean of the earth.

  EarthCurve() = default;
  /// Seen from a place of the grid frame. fraction: 0 flat, 1 round, 0.857 round less the usual refraction.
  EarthCurve(double column, double row, double fraction, const GridFrame& frame)
      : column_(column),
        row_(row),
        alongColumns_(fraction * frame.dx * frame.dx / (2.0 * kRadius)),
        alongRows_(fraction * frame.dy * frame.dy / (2.0 * kRadius)) {}

  [[nodiscard]] bool flat() const { return alongColumns_ == 0.0 && alongRows_ == 0.0; }
  /// The height of a sample as it counts.
  [[nodiscard]] float sunk(float height, int column, int row) const {
    const double across = column - column_, down = row - row_;
    return static_cast<float>(height - (alongColumns_ * across * across + alongRows_ * down * down));
  }

 private:
  double column_ = 0.0, row_ = 0.0;
  double alongColumns_ = 0.0, alongRows_ = 0.0;  ///< Metres per column² and row².
};

}  // namespace scarp
