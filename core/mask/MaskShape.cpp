#include "core/mask/MaskShape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/ReproducibleMath.h"
#include "core/mask/MaskFeatures.h"

namespace scarp {

namespace {

constexpr double kFlatness = 1e-3;  ///< Cells between an ellipse and its outline.

std::vector<Vec2> ellipse(const MaskEllipse& shape, const GridFrame& frame) {
  const Vec2 middle = 0.5 * (shape.corner + shape.opposite);
  const Vec2 half = 0.5 * (shape.corner - shape.opposite).cwiseAbs();
  // A chord's middle lies radius · (1 − cos of half its angle) inside.
  const double cells = std::max({half.x() / frame.dx, half.y() / frame.dy, 1.0});
  const int corners =
      static_cast<int>(std::ceil(std::numbers::pi / reproducible::acos(1.0 - kFlatness / cells)));
  std::vector<Vec2> outline(static_cast<std::size_t>(corners));
  for (int i = 0; i < corners; ++i) {
    const double angle = 2.0 * std::numbers::pi * i / corners;
    outline[static_cast<std::size_t>(i)] =
        middle + Vec2(half.x() * reproducible::cos(angle), half.y() * reproducible::sin(angle));
  }
  return outline;
}

}  // namespace

std::vector<Vec2> outlineOf(const MaskShape& shape, const GridFrame& frame) {
  if (const auto* lasso = std::get_if<MaskLasso>(&shape)) return lasso->corners;
  if (const auto* round = std::get_if<MaskEllipse>(&shape)) return ellipse(*round, frame);
  const auto& [a, b] = std::get<MaskRectangle>(shape);
  return {a, {b.x(), a.y()}, b, {a.x(), b.y()}};
}

namespace {

MaskFeatures featuresOf(const MaskShape& shape, const GridFrame& frame) {
  std::vector<Vec2> outline = outlineOf(shape, frame);
  MaskFeatures features;
  if (outline.size() >= 3) features.areas.push_back({std::move(outline)});
  return features;
}

}  // namespace

GridRect samplesUnder(const GridFrame& frame, const MaskShape& shape, double feather) {
  return samplesUnder(frame, featuresOf(shape, frame), {0.0, feather});
}

std::optional<MaskRaster> maskOf(const GridFrame& frame, const MaskShape& shape, double feather,
                                 const Progress& progress) {
  return maskOf(frame, featuresOf(shape, frame), {0.0, feather}, progress);
}

MaskRaster maskOf(const GridFrame& frame, const MaskShape& shape, double feather) {
  return *maskOf(frame, shape, feather, {});
}

}  // namespace scarp
