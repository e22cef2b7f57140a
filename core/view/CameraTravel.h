#pragma once

#include "core/geometry/Camera.h"

namespace scarp {

/// A quarter of a second's way from one view to another, so that the eye does not lose its place.
class CameraTravel {
 public:
  static constexpr double duration = 0.25;  ///< Seconds.

  /// Both have the same projection.
  CameraTravel(const Camera& from, const Camera& to);

  /// Goes on for seconds ≥ 0.
  void advance(double seconds) { gone_ += seconds; }
  [[nodiscard]] bool arrived() const { return gone_ >= duration; }
  /// The view by now; when arrived, the other one exactly.
  [[nodiscard]] Camera present() const;
  [[nodiscard]] const Camera& destination() const { return to_; }

 private:
  Camera from_, to_;
  double gone_ = 0.0;
};

}  // namespace scarp
