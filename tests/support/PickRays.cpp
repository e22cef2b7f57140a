#include "tests/support/PickRays.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/terrain/HeightPyramid.h"
#include "core/terrain/Surface.h"

namespace scarp::test {

RayMaker::RayMaker(const Terrain& terrain, std::uint64_t seed)
    : heights_(terrain.heights), frame_(terrain.frame), random_(seed) {
  const HeightRange band = HeightPyramid(heights_).range();
  low_ = band.low;
  high_ = band.high;
  size_ = std::max({frame_.width(), frame_.depth(), high_ - low_});
}

LocalRay RayMaker::next(int kind) {
  switch (kind % kinds) {
    case 0:
      return anywhere();
    case 1:
      return {around(), toward(vertex())};
    case 2:
      return upright(vertex());
    case 3:
      return upright(inside());
    case 4:
      return alongLine();
    case 5:
      return alongDiagonal();
    case 6:
      return {below(), toward(inside())};
    case 7:
      return onGround();
    case 8:
      return grazing();
    case 9:
      return upward();
    case 10:
      return {around(), toward(onEdge())};
    default:
      return limited();
  }
}

Vec3 RayMaker::around() {
  return from_ = {uniform(-1, 1) * size_, uniform(-1, 1) * size_, high_ + uniform(0, 1) * size_};
}

Vec3 RayMaker::below() {
  return from_ = {uniform(-1, 1) * size_, uniform(-1, 1) * size_, low_ - uniform(0, 1) * size_};
}

Vec3 RayMaker::inside() {
  return {frame_.x(uniform(0, frame_.columns - 1)), frame_.y(uniform(0, frame_.rows - 1)),
          uniform(low_, high_)};
}

Vec3 RayMaker::vertex() {
  const int c = integer(0, frame_.columns - 1), r = integer(0, frame_.rows - 1);
  const float h = heights_.at(c, r);
  return {frame_.x(c), frame_.y(r), std::isnan(h) ? low_ : double(h)};
}

Vec3 RayMaker::onEdge() {
  const int c = integer(0, frame_.columns - 2), r = integer(0, frame_.rows - 2);
  const double s = uniform(0, 1);
  const int which = integer(0, 2);
  const double column = c + (which == 1 ? 0.0 : s), row = r + (which == 0 ? 0.0 : s);
  const double h = heightAt(heights_, column, row);
  return {frame_.x(column), frame_.y(row), std::isnan(h) ? low_ : h};
}

LocalRay RayMaker::anywhere() {
  return {around() - Vec3(0, 0, size_), Vec3(uniform(-1, 1), uniform(-1, 1), uniform(-1, 1))};
}

LocalRay RayMaker::upright(const Vec3& at) {
  const bool down = integer(0, 1) == 0;
  return {{at.x(), at.y(), down ? high_ + size_ : low_ - size_},
          {0, 0, down ? -uniform(0.1, 9) : uniform(0.1, 9)}};
}

LocalRay RayMaker::alongLine() {
  const double sign = integer(0, 1) == 0 ? 1.0 : -1.0, fall = uniform(-0.7, 0.1);
  if (integer(0, 1) == 0)
    return {{frame_.x(integer(0, frame_.columns - 1)), -sign * size_, high_ + uniform(-0.5, 0.5) * size_},
            {0, sign, fall}};
  return {{-sign * size_, frame_.y(integer(0, frame_.rows - 1)), high_ + uniform(-0.5, 0.5) * size_},
          {sign, 0, fall}};
}

LocalRay RayMaker::alongDiagonal() {
  const double sign = integer(0, 1) == 0 ? 1.0 : -1.0;
  const int shift = integer(-frame_.rows + 1, frame_.columns - 1);
  const double back = sign > 0 ? -3.0 : frame_.rows + 3.0;  // starts off the map, on the line c − r = shift
  return {{frame_.x(shift + back), frame_.y(back), high_ + uniform(0, 0.5) * size_},
          {sign * frame_.dx, -sign * frame_.dy, uniform(-1.0, 0.1) * frame_.cellSize()}};
}

LocalRay RayMaker::onGround() {
  const Vec3 at = vertex();
  return {at, Vec3(uniform(-1, 1), uniform(-1, 1), uniform(-1, 1))};
}

LocalRay RayMaker::grazing() {
  Vec3 start = inside();
  start.z() = high_ + uniform(-0.2, 0.05) * (high_ - low_);
  return {start, Vec3(uniform(-1, 1), uniform(-1, 1), uniform(-0.05, 0.0))};
}

LocalRay RayMaker::upward() {
  Vec3 start = inside();
  return {start, Vec3(uniform(-1, 1), uniform(-1, 1), uniform(0.0, 0.3))};
}

LocalRay RayMaker::limited() {
  LocalRay ray{around(), toward(inside())};
  ray.tMin = uniform(0.0, 0.9);
  ray.tMax = ray.tMin + uniform(0.0, 0.8);
  return ray;
}

std::string show(const LocalRay& ray) {
  char text[400];
  std::snprintf(text, sizeof text, "origin (%a, %a, %a) direction (%a, %a, %a) t %g..%g", ray.origin.x(),
                ray.origin.y(), ray.origin.z(), ray.direction.x(), ray.direction.y(), ray.direction.z(),
                ray.tMin, ray.tMax);
  return text;
}

bool same(const std::optional<SurfaceHit>& a, const std::optional<SurfaceHit>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->t == b->t && a->point == b->point && a->column == b->column && a->row == b->row &&
         a->cellColumn == b->cellColumn && a->cellRow == b->cellRow && a->triangle == b->triangle &&
         a->side == b->side && a->normal == b->normal;
}

}  // namespace scarp::test
