#include "ui/render/TerrainBlock.h"

#include <algorithm>
#include <cmath>

#include "core/terrain/Surface.h"

namespace scarp {

namespace {

std::array<float, 3> tintOf(BrushKind kind) {
  switch (kind) {
    case BrushKind::Raise:
      return {1.0F, 0.52F, 0.12F};
    case BrushKind::Lower:
      return {0.10F, 0.42F, 1.0F};
    case BrushKind::Smooth:
      return {0.15F, 0.85F, 0.55F};
    case BrushKind::Flatten:
      return {0.95F, 0.85F, 0.15F};
    case BrushKind::SetHeight:
      return {0.75F, 0.30F, 0.95F};
    case BrushKind::Noise:
      return {0.95F, 0.25F, 0.35F};
  }
  return {1.0F, 1.0F, 1.0F};
}

/// Low country is lit as if it were steeper, or a map of 100 km would look like a plain.
double shadingRelief(const Box& terrain) {
  const Vec3 size = terrain.max - terrain.min;
  const double steepness = size.z() / std::max(size.head<2>().maxCoeff(), 1e-9);
  return steepness > 0.0 ? std::clamp(std::sqrt(0.10 / steepness), 1.0, 6.0) : 1.0;
}

float f(double x) { return static_cast<float>(x); }

}  // namespace

EyePlace eyePlace(const Vec3& eye, const SceneBounds& bounds, const GridFrame& frame,
                  const HeightRaster& heights) {
  const double ground = heightAt(heights, frame.column(eye.x()), frame.row(eye.y()));
  if (std::isnan(ground)) return eye.z() < bounds.base ? EyePlace::UnderGround : EyePlace::Beside;
  return eye.z() < ground ? EyePlace::UnderGround : EyePlace::OverGround;
}

TerrainBlock terrainBlock(const SceneView& view, const SceneBounds& bounds, const GridFrame& frame,
                          const LodMetric& metric, EyePlace place, HeightRange range,
                          const std::array<int, 2>& anchor) {
  const Vec3& eye = view.camera.position;
  const RampScale ramp = rampScale(range);
  const double whole = std::round(eye.z());
  TerrainBlock block{};
  block.cell = {f(frame.dx), f(-frame.dy), f(frame.x(anchor[0]) - eye.x()), f(frame.y(anchor[1]) - eye.y())};
  block.last = {frame.columns - 1 - anchor[0], frame.rows - 1 - anchor[1], 0, 0};
  block.lod = {f(metric.slope * metric.slope), f(metric.offset * metric.offset),
               f(shadingRelief(bounds.terrain)), place == EyePlace::UnderGround ? 1.0F : 0.0F};
  block.height = {f(whole), f(eye.z() - whole), f(bounds.base - eye.z()),
                  f(1.0 / std::max(bounds.terrain.max.z() - bounds.base, 1e-6))};
  block.ramp = {ramp.shore, 1.0F / ramp.landSpan, ramp.seaSpan > 0.0F ? 1.0F / ramp.seaSpan : 0.0F,
                kRampEntries / 2.0F};
  block.brushColour = {0.0F, 0.0F, 0.0F, -1.0F};
  if (view.brush) {
    const BrushSettings& brush = view.brush->settings;
    const Vec2 centre = view.brush->centre - eye.head<2>();
    const auto [red, green, blue] = tintOf(brush.kind);
    block.brush = {f(centre.x()), f(centre.y()), f(brush.radius), f(brush.innerRadius)};
    block.brushColour = {red, green, blue, static_cast<float>(brush.falloff)};
  }
  if (view.shares) block.shares = {view.shares->allOrNothing ? 1.0F : 0.0F, 0.0F, 0.0F, 0.0F};
  return block;
}

}  // namespace scarp
