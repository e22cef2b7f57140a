#pragma once

#include "core/brush/BrushSettings.h"
#include "core/geometry/Vec.h"

namespace scarp {

/// The drag that sets the brush's size: right and left change the radius by ratio, up and down how much
/// of it is at full weight.
class BrushResize {
 public:
  BrushResize(const BrushSettings& start, Vec2 from) : start_(start), from_(from) {}

  /// The brush for a pointer position, logical pixels, y down.
  [[nodiscard]] BrushSettings at(Vec2 position) const;
  [[nodiscard]] const BrushSettings& start() const { return start_; }

 private:
  BrushSettings start_;
  Vec2 from_;
};

}  // namespace scarp
