#pragma once

#include <optional>

#include "core/geometry/Ray.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// What the textbook ways look at: the heights, how they lie, and their range (HeightPyramid::range(), or
/// any range around them). Must not outlive its arguments.
struct TextbookGround {
  const HeightRaster& heights;
  const GridFrame& frame;
  HeightRange band;
};

/// What one of them says about a ray.
struct TextbookAnswer {
  std::optional<double> t;  ///< Along the ray, in units of its direction; nothing: no hit.
  long long looks = 0;      ///< Its cost: heights taken or triangles tested.
};

/// The ways of picking that textbooks teach, as baselines: the benchmark counts the rays that they get
/// wrong, the picking inspector shows their answers beside SurfacePicker's. Not for use otherwise.
///
/// All of them: t within the ray's [tMin, tMax]; a hole is never hit; a NaN origin never hits. Contract: a
/// finite direction other than zero, steps ≥ 1. Pure; concurrent use is safe.
namespace textbook {

/// Equal steps along the ray's span in the terrain's box, both ends included; the answer is the first
/// sample that is not above the ground (ray marching: Perlin & Hoffert 1989, "Hypertexture"). Steps over
/// whatever is thinner than a step, and is late by up to one. Takes it that the ray comes from above: one
/// from below is answered by its first sample over ground.
[[nodiscard]] TextbookAnswer linearMarch(const TextbookGround& ground, const LocalRay& ray, int steps);

/// The same march, and then a bounded bisection between the first sample that is not above the ground and
/// the one before it (Policarpo, Oliveira & Comba 2005, "Real-time relief mapping"). Exact where the
/// bracket holds one crossing; what was stepped over is still missed.
[[nodiscard]] TextbookAnswer marchAndBisect(const TextbookGround& ground, const LocalRay& ray, int steps);

/// Every cell under the ray from where it enters the terrain's box, one after the other (Amanatides & Woo
/// 1987), and each cell's two triangles (Möller & Trumbore 1997). Slow over a long way, and a ray that
/// passes exactly between two triangles may slip through, as each tells rounding otherwise.
[[nodiscard]] TextbookAnswer gridWalk(const TextbookGround& ground, const LocalRay& ray);

/// Every triangle of the terrain (Möller & Trumbore 1997); the nearest.
[[nodiscard]] TextbookAnswer bruteForce(const TextbookGround& ground, const LocalRay& ray);

}  // namespace textbook

}  // namespace scarp
