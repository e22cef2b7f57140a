#include <cmath>

#include "core/base/ReproducibleMath.h"
#include "core/objects/AssetModels.h"
#include "core/objects/MeshBuilder.h"

namespace scarp {

namespace {

// The house: the ridge runs along y, the door is in the long side to the east.
constexpr double kHalfWidth = 3.0, kHalfLength = 4.0;
constexpr double kPlinth = 0.35, kEaves = 3.0, kRidge = 5.4;
constexpr double kRoofSlope = (kRidge - kEaves) / kHalfWidth;

/// One half of the roof, in courses from eaves to ridge, so that single tiles differ in colour.
Solid roofHalf(double side) {
  constexpr double overhang = 0.5, thickness = 0.2;
  constexpr int courses = 3;
  const double out = kHalfWidth + overhang, zOut = kEaves - overhang * kRoofSlope;
  std::vector<Vec2> outline{{side * out, zOut}};
  for (int course = 0; course <= courses; ++course) {
    const double share = static_cast<double>(course) / courses;
    // Each course bulges a little; the outline stays convex.
    const double bulge = 0.06 * share * (1.0 - share);
    outline.emplace_back(side * out * (1.0 - share), zOut + thickness + bulge + share * (kRidge - zOut));
  }
  outline.emplace_back(0.0, kRidge);
  if (side < 0.0) outline = {outline.rbegin(), outline.rend()};
  return extrude(outline, -kHalfLength - overhang, kHalfLength + overhang, 5);
}

/// A pane within a frame on a wall: `face` is the wall's outward x or y direction, `at` where it
/// stands along the wall.
struct Opening {
  int axis;     ///< 0: a wall facing ±x; 1: one facing ±y.
  double side;  ///< −1 or 1.
  double along, z, width, height;
};

Solid panel(const Opening& o, double margin, double depth) {
  const double wall = o.side * (o.axis == 0 ? kHalfWidth : kHalfLength);
  const double in = wall - 0.05 * o.side, out = wall + depth * o.side;
  const int across = 1 - o.axis;
  Vec3 low, high;
  low[o.axis] = std::min(in, out);
  high[o.axis] = std::max(in, out);
  low[across] = o.along - 0.5 * o.width - margin;
  high[across] = o.along + 0.5 * o.width + margin;
  low.z() = o.z - margin;
  high.z() = o.z + o.height + margin;
  return cuboid(low, high);
}

Solid tube(const std::vector<Vec2>& radiusAndZ, int sides) {
  return lathe(static_cast<int>(radiusAndZ.size()), sides, Vec3(0.0, 0.0, radiusAndZ.front().y()),
               Vec3(0.0, 0.0, radiusAndZ.back().y()), [&](int level, int side) {
                 const Vec2& ring = radiusAndZ[static_cast<std::size_t>(level)];
                 const double angle = kTurn * side / sides;
                 return Vec3(ring.x() * reproducible::cos(angle), ring.x() * reproducible::sin(angle),
                             ring.y());
               });
}

}  // namespace

AssetMesh buildHouse() {
  MeshBuilder mesh(41);
  const Vec3 stone(0.165, 0.155, 0.140), plaster(0.620, 0.560, 0.450), tiles(0.265, 0.070, 0.042);
  const Vec3 wood(0.130, 0.068, 0.034), white(0.680, 0.670, 0.640), glass(0.040, 0.075, 0.110);
  const Vec3 brick(0.240, 0.095, 0.065), soot(0.050, 0.046, 0.044);
  // The plinth goes down into the ground.
  mesh.add(cuboid({-kHalfWidth - 0.08, -kHalfLength - 0.08, -1.2},
                  {kHalfWidth + 0.08, kHalfLength + 0.08, kPlinth}),
           0.05, stone);
  mesh.add(extrude({{-kHalfWidth, kPlinth},
                    {kHalfWidth, kPlinth},
                    {kHalfWidth, kEaves},
                    {0.0, kRidge},
                    {-kHalfWidth, kEaves}},
                   -kHalfLength, kHalfLength, 3),
           0.035, plaster);
  for (const double side : {1.0, -1.0}) mesh.add(roofHalf(side), 0.17, tiles);
  mesh.add(cuboid({-1.75, 1.3, 3.2}, {-1.05, 2.0, 6.1}), 0.10, brick);
  mesh.add(cuboid({-1.83, 1.22, 6.1}, {-0.97, 2.08, 6.28}), 0.06, soot);

  const Opening door{0, 1.0, 0.4, kPlinth, 1.05, 2.05};
  mesh.add(panel(door, 0.10, 0.04), 0.03, white);
  mesh.add(panel(door, 0.0, 0.08), 0.06, wood);
  mesh.add(cuboid({kHalfWidth, -0.45, -0.6}, {kHalfWidth + 0.9, 1.25, 0.2}), 0.05, stone);
  const Opening windows[] = {{0, 1.0, -2.2, 1.25, 1.1, 1.15},  {0, 1.0, 2.65, 1.25, 1.1, 1.15},
                             {0, -1.0, -1.9, 1.25, 1.2, 1.15}, {0, -1.0, 1.9, 1.25, 1.2, 1.15},
                             {1, -1.0, 0.0, 1.9, 1.3, 1.3},    {1, 1.0, 0.0, 3.4, 0.8, 0.8}};
  for (const Opening& window : windows) {
    mesh.add(panel(window, 0.10, 0.04), 0.03, white);
    mesh.add(panel(window, 0.0, 0.06), 0.10, glass);
  }
  return std::move(mesh).build();
}

AssetMesh buildMarker() {
  MeshBuilder mesh(51);
  const Vec3 red(0.560, 0.030, 0.022), white(0.760, 0.750, 0.720), concrete(0.300, 0.295, 0.280);
  mesh.add(tube({{0.42, -0.5}, {0.42, 0.12}, {0.30, 0.22}}, 8), 0.07, concrete);
  constexpr double bottom = 0.22, band = 0.6;
  constexpr int bands = 7;
  std::vector<Vec2> pole;
  for (int i = 0; i <= bands; ++i) pole.emplace_back(0.075, bottom + band * i);
  const double top = bottom + band * bands;
  mesh.add(tube(pole, 8), 0.04, [&](const Vec3& centre, const Vec3&) -> Vec3 {
    return static_cast<int>(std::floor((centre.z() - bottom) / band)) % 2 == 0 ? red : white;
  });
  Solid knob = icosphere(1);
  knob.warp([&](const Vec3& p) -> Vec3 { return Vec3(0.0, 0.0, top + 0.16) + 0.19 * p; });
  mesh.add(knob, 0.06, red);

  // A pennant that waves, the more the farther from the pole.
  constexpr int folds = 6;
  constexpr double length = 1.85, middle = 3.68, halfHeight = 0.53, halfThickness = 0.018;
  const auto wave = [](double x) { return 0.13 * x * reproducible::sin(3.6 * x); };
  const Solid flag = lathe(folds + 1, 4, Vec3(0.05, 0.0, middle), Vec3(0.05 + length, wave(length), middle),
                           [&](int fold, int side) {
                             const double share = static_cast<double>(fold) / folds, x = length * share;
                             const double y = side == 1 || side == 2 ? halfThickness : -halfThickness;
                             const double z = (side >= 2 ? halfHeight : -halfHeight) * (1.0 - 0.96 * share);
                             return Vec3(0.05 + x, wave(x) + y, middle + z - 0.04 * x);
                           });
  mesh.add(flag, 0.10, red);
  return std::move(mesh).build();
}

}  // namespace scarp
