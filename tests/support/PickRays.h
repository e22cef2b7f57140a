#pragma once

#include <optional>
#include <random>
#include <string>

#include "core/geometry/Ray.h"
#include "core/pick/SurfacePicker.h"
#include "core/terrain/Terrain.h"

namespace scarp::test {

/// Rays of every awkward kind against one terrain, which must have ground and outlive this.
class RayMaker {
 public:
  static constexpr int kinds = 12;
  RayMaker(const Terrain& terrain, std::uint64_t seed);

  /// Of kind % kinds: anywhere, at a vertex, upright through a vertex, upright, along a grid line, along a
  /// diagonal, from below, from a vertex, grazing, upward, at an edge, limited in t.
  LocalRay next(int kind);

 private:
  double uniform(double a, double b) { return std::uniform_real_distribution<double>(a, b)(random_); }
  int integer(int a, int b) { return std::uniform_int_distribution<int>(a, b)(random_); }
  Vec3 around();
  Vec3 below();
  Vec3 inside();
  Vec3 vertex();
  /// A point of the ground on a grid line or a diagonal.
  Vec3 onEdge();
  Vec3 toward(const Vec3& target) { return target - from_; }
  LocalRay anywhere();
  LocalRay upright(const Vec3& at);
  LocalRay alongLine();
  LocalRay alongDiagonal();
  LocalRay onGround();
  LocalRay grazing();
  LocalRay upward();
  LocalRay limited();

  const HeightRaster& heights_;
  const GridFrame& frame_;
  std::mt19937_64 random_;
  double low_, high_, size_;
  Vec3 from_ = Vec3::Zero();
};

/// All digits of a ray.
[[nodiscard]] std::string show(const LocalRay& ray);

/// Everything about two answers is the same, to the last bit.
[[nodiscard]] bool same(const std::optional<SurfaceHit>& a, const std::optional<SurfaceHit>& b);

}  // namespace scarp::test
