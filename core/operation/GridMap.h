#pragma once

#include "core/operation/Reshape.h"

namespace scarp {

/// How the grid positions after a reshape lie on those before it: column = cc·column' + cr·row' + c0, and so
/// for rows. A reshape's whole geometry, from which frames, places and references follow.
struct GridMap {
  double cc = 1.0, cr = 0.0, c0 = 0.0;
  double rc = 0.0, rr = 1.0, r0 = 0.0;

  [[nodiscard]] Vec2 toOld(double column, double row) const {
    return {cc * column + cr * row + c0, rc * column + rr * row + r0};
  }
  [[nodiscard]] Vec2 toNew(double column, double row) const;
};

/// Contract: the reshape is valid for the frame.
[[nodiscard]] GridMap gridMapOf(const Reshape& reshape, const GridFrame& frame);

/// 0…3 clockwise.
[[nodiscard]] inline int turnsOf(const RotateReshape& rotate) { return ((rotate.quarterTurns % 4) + 4) % 4; }

}  // namespace scarp
