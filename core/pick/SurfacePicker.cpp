#include "core/pick/SurfacePicker.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "core/base/Parallel.h"
#include "core/pick/Descent.h"

namespace scarp {

namespace {

constexpr double kEpsilon = std::numeric_limits<double>::epsilon();

/// How the pick's own ray lies to the ray that was asked for. It is the same line in the grid frame, its
/// direction scaled by a power of two to about one, its start moved to where it enters the box. So neither a
/// far origin nor a tiny or huge direction costs digits.
struct Conditioned {
  GridRay ray;
  int exponent = 0;  ///< Own t = t · 2^exponent − start.
  double start = 0.0;

  [[nodiscard]] double asked(double own) const { return scaled(start + own, -exponent); }

  /// value · 2^power, by a product where 2^power is a normal number.
  [[nodiscard]] static double scaled(double value, int power) {
    if (power < -1022 || power > 1023) return std::ldexp(value, power);
    return value * std::bit_cast<double>(static_cast<std::uint64_t>(power + 1023) << 52);
  }
  /// The power of two in a normal number; of any other, by the library.
  [[nodiscard]] static int powerOf(double value) {
    const auto bits = static_cast<int>(std::bit_cast<std::uint64_t>(value) >> 52);
    return bits > 0 && bits < 2047 ? bits - 1023 : std::ilogb(value);
  }
};

/// A ray straight up or down meets one point.
std::optional<PickedCell> pickUpright(const HeightRaster& heights, const GridRay& ray) {
  const auto ground = groundCellAt(heights, ray.origin.x(), ray.origin.y());
  if (!ground) return std::nullopt;
  const double t = (ground->height() - ray.origin.z()) / ray.direction.z();
  const double slack =
      8.0 * kEpsilon * (std::abs(ground->height()) + std::abs(ray.origin.z())) / std::abs(ray.direction.z());
  if (!(t >= ray.tMin - slack && t <= ray.tMax + slack)) return std::nullopt;
  return PickedCell{{std::clamp(t, ray.tMin, ray.tMax), ground->triangle(), std::nullopt},
                    ground->heights,
                    ground->column,
                    ground->row};
}

/// A coordinate that rounding has put just off the grid's border goes back onto it.
double ontoGrid(double position, int samples, double slack) {
  const double last = samples - 1;
  if (position < 0.0 && position >= -slack) return 0.0;
  if (position > last && position <= last + slack) return last;
  return position;
}

}  // namespace

std::optional<SurfaceHit> SurfacePicker::pick(const LocalRay& ray, PickTrace* trace) const {
  EXPECTS(ray.direction.allFinite() && !ray.direction.isZero(0.0));
  if (trace) {
    *trace = {};
    trace->ray = ray;
  }
  const HeightRange band = pyramid_.range();
  if (band.empty() || !ray.origin.allFinite()) return std::nullopt;

  // Step 1 is the camera's; step 2: clip to the height band.
  Conditioned own{toGrid(ray, frame_)};
  own.exponent = Conditioned::powerOf(own.ray.direction.cwiseAbs().maxCoeff());
  for (double& component : own.ray.direction) component = Conditioned::scaled(component, -own.exponent);
  const RaySlack slack(own.ray, frame_);
  own.ray.origin.x() = ontoGrid(own.ray.origin.x(), frame_.columns, slack.cells);
  own.ray.origin.y() = ontoGrid(own.ray.origin.y(), frame_.rows, slack.cells);
  const Box box{{-slack.cells, -slack.cells, band.low},
                {frame_.columns - 1 + slack.cells, frame_.rows - 1 + slack.cells, band.high}};
  const double tMin = Conditioned::scaled(ray.tMin, own.exponent);
  const double tMax = Conditioned::scaled(ray.tMax, own.exponent);
  const auto clipped = slabTest(box, own.ray.origin, own.ray.direction, tMin, tMax);
  if (!clipped) return std::nullopt;
  own.start = clipped->tEntry;
  own.ray.origin = own.ray.at(own.start);
  own.ray.tMin = tMin - own.start;
  own.ray.tMax = tMax - own.start;
  const double tEnd = clipped->tExit - own.start;
  if (trace) trace->clipped = BoxSpan{own.asked(0.0), own.asked(tEnd), clipped->entryFace, clipped->exitFace};

  std::optional<PickedCell> picked;
  if (own.ray.direction.x() == 0.0 && own.ray.direction.y() == 0.0) {
    picked = pickUpright(heights_, own.ray);
    if (trace && picked) trace->cells.push_back({picked->column, picked->row, 0.0, tEnd, false});
  } else {
    std::optional<SurfaceSide> cameFrom;
    if (clipped->entryFace == BoxFace::MaxZ) cameFrom = SurfaceSide::Above;
    if (clipped->entryFace == BoxFace::MinZ) cameFrom = SurfaceSide::Below;
    picked = descend(heights_, pyramid_, {own.ray, slack, 0.0, tEnd, cameFrom}, trace, simd_);
  }
  if (trace) {
    for (auto& node : trace->nodes) node.tEntry = own.asked(node.tEntry), node.tExit = own.asked(node.tExit);
    for (auto& cell : trace->cells) cell.tEntry = own.asked(cell.tEntry), cell.tExit = own.asked(cell.tExit);
    for (auto* samples : {&trace->march, &trace->refinement})
      for (auto& sample : *samples) sample.t = own.asked(sample.t);
  }
  if (!picked) return std::nullopt;

  SurfaceHit hit{};
  hit.t = std::clamp(own.asked(picked->hit.t), ray.tMin, ray.tMax);
  const Vec3 inGrid = own.ray.at(picked->hit.t);
  hit.point = {frame_.x(inGrid.x()), frame_.y(inGrid.y()), inGrid.z()};
  hit.column = std::clamp(inGrid.x(), 0.0, frame_.columns - 1.0);
  hit.row = std::clamp(inGrid.y(), 0.0, frame_.rows - 1.0);
  hit.cellColumn = picked->column;
  hit.cellRow = picked->row;
  hit.triangle = picked->hit.triangle;
  hit.normal = facetNormal(picked->cell, hit.triangle, frame_);
  const bool downOnto = ray.direction.dot(hit.normal) < 0.0;
  hit.side = picked->hit.side.value_or(downOnto ? SurfaceSide::Above : SurfaceSide::Below);
  return hit;
}

std::vector<std::optional<SurfaceHit>> SurfacePicker::pickMany(std::span<const LocalRay> rays) const {
  constexpr std::size_t kChunk = 256;
  std::vector<std::optional<SurfaceHit>> hits(rays.size());
  parallelFor((rays.size() + kChunk - 1) / kChunk, [&](std::size_t chunk) {
    const std::size_t end = std::min(rays.size(), (chunk + 1) * kChunk);
    for (std::size_t i = chunk * kChunk; i < end; ++i) hits[i] = pick(rays[i]);
  });
  return hits;
}

}  // namespace scarp
