#pragma once

#include <array>

#include "ui/render/SceneView.h"

namespace scarp {

/// What all shaders know of a picture: the std140 block `Frame` of common.glsl, member for member.
/// Places are relative to the eye, in local axes, so that floats hold them however large the terrain.
struct FrameBlock {
  std::array<float, 16> viewClip;  ///< To clip space, depth reversed: 1 at the near plane.
  std::array<float, 4> right, up;  ///< Half the view's width and height, as vectors.
  std::array<float, 4> forward;    ///< w = 1: orthographic.
  std::array<float, 4> sun;        ///< xyz: towards it.
  std::array<float, 4> haze;       ///< x: 1/metres; y: vertical exaggeration.
  std::array<float, 4> pixels;     ///< Device width and height, device pixels a logical one, heading.
  std::array<float, 4> ground;     ///< Base height below the eye as seen, grid origin x and y, grid step.
  std::array<float, 4> block;      ///< Terrain's middle and half size in x, y.
  std::array<float, 4> sunLight;   ///< Linear RGB.
};

struct SceneBounds {
  Box terrain;  ///< Of the ground itself.
  double base;  ///< Height of the block's foot, metres.
};

[[nodiscard]] FrameBlock frameBlock(const SceneView& view, const SceneBounds& bounds);

/// Clip-space matrix that belongs to it, for culling: local frame to OpenGL clip space, z in −1…1.
[[nodiscard]] Mat4 cullMatrix(const SceneView& view, const SceneBounds& bounds);

/// Metres along forward for a depth buffer's value; infinite for the cleared one.
[[nodiscard]] double eyeDepth(const SceneView& view, const SceneBounds& bounds, double depth);

}  // namespace scarp
