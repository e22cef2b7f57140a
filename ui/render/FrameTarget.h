#pragma once

#include <vector>

#include "core/base/GridRect.h"
#include "ui/render/GlObjects.h"

namespace scarp {

/// The framebuffer that a scene is drawn into: 8-bit colour (sRGB values), float depth, and samples.
/// Float depth, because a reversed one then serves 100 km and 1 m alike.
class FrameTarget {
 public:
  /// Makes it the framebuffer drawn into, first resized if need be. samples ≥ 1.
  void begin(int width, int height, int samples);
  /// Takes colours and depth over from a target of the same size and samples, within a rectangle of pixels
  /// (rows from the bottom).
  void copyFrom(const FrameTarget& other, const GridRect& pixels);
  /// Copies the colours to another framebuffer of width × height, which is left bound. Another size than this one's
  /// is interpolated; it needs one sample a pixel.
  void present(unsigned target, int width, int height) const;
  /// Values of the depth buffer, the bottom row first.
  [[nodiscard]] std::vector<float> readDepth() const;
  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }

 private:
  int width_ = 0, height_ = 0, samples_ = 0;
  GlRenderbuffer colour_, depth_;
  GlFramebuffer frame_;
};

}  // namespace scarp
