#pragma once

#include "core/geometry/Vec.h"

namespace scarp {

/// The velocity of a flight, which follows what the hand asks for with a little inertia. The way is the
/// exact integral of it: steps of any length add up to the same. Without a wish it comes to rest within
/// half a second, and then stands still exactly.
class Flight {
 public:
  /// Goes on for seconds ≥ 0 towards a wanted velocity; the way that this makes, in units of velocity times
  /// seconds.
  [[nodiscard]] Vec3 advance(const Vec3& wanted, double seconds);
  void stop() { velocity_ = Vec3::Zero(); }
  [[nodiscard]] bool atRest() const { return velocity_.isZero(0.0); }
  [[nodiscard]] const Vec3& velocity() const { return velocity_; }

 private:
  Vec3 velocity_ = Vec3::Zero();
};

}  // namespace scarp
