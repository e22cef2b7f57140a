#include "ui/render/SceneView.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace scarp {

ShadingMode shadingOf(const SceneView& view) {
  const ShadingMode mode = view.settings.shading.mode;
  return byMaterials(mode) && !view.materials ? ShadingMode::Natural : mode;
}

SceneLight sceneLight(const SceneView& view) {
  return view.fractions ? view.fractions->light.value_or(view.settings.light) : view.settings.light;
}

bool showsDrapes(ShadingMode mode) {
  return mode == ShadingMode::Natural || mode == ShadingMode::Hypsometric || mode == ShadingMode::Hillshade ||
         mode == ShadingMode::Clay || mode == ShadingMode::Materials;
}

bool sameScene(const SceneView& a, const SceneView& b) {
  return a.camera == b.camera && a.size == b.size && a.pixelWidth == b.pixelWidth &&
         a.pixelHeight == b.pixelHeight && a.selection == b.selection && a.objectMarkers == b.objectMarkers &&
         a.fractions == b.fractions && a.mask == b.mask && a.materials == b.materials &&
         a.drapes == b.drapes && a.scattered == b.scattered && a.water == b.water && a.bent == b.bent &&
         a.settings == b.settings;
}

namespace {

// The near plane is the camera's own, so that what is too near to be picked is not drawn either. The
// far one goes past everything that there is: the block's foot counts.
double farPlane(const SceneView& view, const SceneBounds& bounds) {
  const Camera& camera = view.camera;
  const double away = camera.stretched(bounds.terrain.centre() - camera.position).norm();
  const double size = camera.stretched(bounds.terrain.max - bounds.terrain.min).norm();
  const double foot = camera.exaggeration * (bounds.terrain.max.z() - bounds.base);
  return std::max(camera.farPlane, away + size + foot);
}

Camera reaching(const SceneView& view, const SceneBounds& bounds) {
  Camera camera = view.camera;
  camera.farPlane = std::max(farPlane(view, bounds), 2.0 * camera.nearPlane);
  return camera;
}

std::array<float, 4> four(const Vec3& v, double w = 0.0) {
  return {static_cast<float>(v.x()), static_cast<float>(v.y()), static_cast<float>(v.z()),
          static_cast<float>(w)};
}
std::array<float, 4> four(double x, double y, double z, double w) { return four(Vec3(x, y, z), w); }

/// A low sun is a red one: its light has come a long way through the air. up: its direction's z.
std::array<float, 4> sunLight(double up) {
  const double t = std::clamp(up / 0.5, 0.0, 1.0), high = t * t * (3.0 - 2.0 * t);
  return four(Vec3(1.05, 0.52, 0.22) + high * (Vec3(1.06, 0.97, 0.84) - Vec3(1.05, 0.52, 0.22)));
}

/// A power of ten that makes some dozens of lines across the terrain.
double gridStep(const Box& box) {
  const double across = std::max((box.max - box.min).head<2>().maxCoeff(), 1e-3);
  return std::pow(10.0, std::floor(std::log10(across)) - 1.0);
}

}  // namespace

FrameBlock frameBlock(const SceneView& view, const SceneBounds& bounds) {
  const Camera camera = reaching(view, bounds);
  const bool ortho = camera.projection == Camera::Projection::Orthographic;
  Mat4 turn = camera.view();
  turn.block<3, 1>(0, 3).setZero();
  // From −1…1 (1 at the far plane) to 1…0: with a float depth buffer that keeps all its digits far out.
  Mat4 reverse = Mat4::Identity();
  reverse(2, 2) = -0.5;
  reverse(2, 3) = 0.5;
  Mat4 clip = camera.clip(view.size);
  if (!ortho) {
    clip(2, 2) = -1.0;  // Far plane at infinity: after reversal depth = near/distance.
    clip(2, 3) = -2.0 * camera.nearPlane;
  }
  const Mat4 viewClip = reverse * clip * turn;

  FrameBlock block{};
  for (int i = 0; i < 16; ++i)
    block.viewClip[static_cast<std::size_t>(i)] = static_cast<float>(viewClip(i % 4, i / 4));
  const double half = ortho ? 0.5 * camera.orthoHeight : std::tan(0.5 * camera.fieldOfView);
  block.right = four(half * view.size.aspect() * camera.right());
  block.up = four(half * camera.up());
  block.forward = four(camera.forward(), ortho ? 1.0 : 0.0);
  const SceneLight light = sceneLight(view);
  const double azimuth = light.azimuth * std::numbers::pi / 180.0,
               height = light.elevation * std::numbers::pi / 180.0;
  block.sun =
      four(std::sin(azimuth) * std::cos(height), std::cos(azimuth) * std::cos(height), std::sin(height), 0.0);
  block.sunLight = sunLight(std::sin(height));
  const Vec3 size = bounds.terrain.max - bounds.terrain.min;
  block.haze = four(ortho ? 0.0 : 0.16 / std::max(size.head<2>().norm(), 1.0), camera.exaggeration, 0.0, 0.0);
  block.pixels = four(view.pixelWidth, view.pixelHeight, view.pixelWidth / view.size.width, camera.yaw);
  const double step = gridStep(bounds.terrain);
  // The grid repeats every ten lines: only the eye's place within those matters, and fits a float.
  const double period = 10.0 * step;
  const Vec3& eye = camera.position;
  block.ground =
      four(camera.exaggeration * (bounds.base - eye.z()), eye.x() - period * std::floor(eye.x() / period),
           eye.y() - period * std::floor(eye.y() / period), step);
  const Vec3 middle = bounds.terrain.centre() - eye;
  block.block = four(middle.x(), middle.y(), 0.5 * size.x(), 0.5 * size.y());
  return block;
}

Mat4 cullMatrix(const SceneView& view, const SceneBounds& bounds) {
  return reaching(view, bounds).viewClip(view.size);
}

double eyeDepth(const SceneView& view, const SceneBounds& bounds, double depth) {
  if (depth <= 0.0) return std::numeric_limits<double>::infinity();
  const Camera camera = reaching(view, bounds);
  if (camera.projection == Camera::Projection::Perspective) return camera.nearPlane / depth;
  return camera.farPlane + depth * (camera.nearPlane - camera.farPlane);
}

}  // namespace scarp
