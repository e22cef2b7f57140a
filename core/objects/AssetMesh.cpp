#include "core/objects/AssetMesh.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/Contract.h"
#include "core/base/ReproducibleMath.h"
#include "core/objects/MeshBuilder.h"
#include "core/objects/Object.h"

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

// Models. Parts below z = 0 are in the ground, so that on a slope no gap appears under the downhill side.

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

struct TrunkRing {
  double z, radius, lean;  ///< Metres; lean is how far the axis has gone east.
};

Solid trunk(const std::vector<TrunkRing>& rings, int sides) {
  const TrunkRing &low = rings.front(), &high = rings.back();
  return lathe(static_cast<int>(rings.size()), sides, Vec3(low.lean, 0.0, low.z),
               Vec3(high.lean, 0.0, high.z), [&](int level, int side) {
                 const TrunkRing& ring = rings[static_cast<std::size_t>(level)];
                 const double angle = kTurn * side / sides;
                 return Vec3(ring.lean + ring.radius * reproducible::cos(angle),
                             ring.radius * reproducible::sin(angle), ring.z);
               });
}

/// A skirt of branches: a concave cone whose rim goes in and out, with the tips hanging lower, closed
/// from below by a shallow hollow.
Solid skirt(double zRim, double zTop, double radius, int branches, SeededRandom& random) {
  const int sides = 2 * branches;
  const double height = zTop - zRim, turn = random.between(0.0, kTurn);
  std::vector<double> reach, drop;
  for (int side = 0; side < sides; ++side) {
    const bool tip = side % 2 == 0;
    reach.push_back(radius * (tip ? random.between(0.92, 1.12) : random.between(0.66, 0.76)));
    drop.push_back(height * (tip ? random.between(0.06, 0.14) : random.between(-0.08, -0.02)));
  }
  const Vec3 top(random.between(-0.06, 0.06), random.between(-0.06, 0.06), zTop);
  return lathe(2, sides, Vec3(0.0, 0.0, zRim + 0.22 * height), top, [&](int level, int side) {
    const auto at = static_cast<std::size_t>(side);
    const double share = level == 0 ? 1.0 : 0.44;
    const double angle = turn + kTurn * side / sides;
    const double z = level == 0 ? zRim - drop[at] : zRim + 0.42 * height;
    return Vec3(share * reach[at] * reproducible::cos(angle), share * reach[at] * reproducible::sin(angle),
                z);
  });
}

/// One rounded mass of leaves.
Solid foliage(const Vec3& centre, const Vec3& radii, SeededRandom& random) {
  Solid ball = icosphere(1);
  ball.warp([&](const Vec3& p) -> Vec3 {
    // Flatter below than above, as crowns are.
    const double squash = p.z() < 0.0 ? 0.72 : 1.0;
    const double swell = random.between(0.86, 1.13);
    return centre + swell * Vec3(p.x() * radii.x(), p.y() * radii.y(), p.z() * radii.z() * squash);
  });
  return ball;
}

Vec3 blend(const Vec3& from, const Vec3& to, double share) {
  return from + std::clamp(share, 0.0, 1.0) * (to - from);
}

AssetMesh buildConifer() {
  SeededRandom random(11);
  MeshBuilder mesh(12);
  mesh.add(trunk({{-0.6, 0.34, 0.0}, {0.25, 0.26, 0.0}, {2.4, 0.19, 0.0}}, 6), 0.12,
           Vec3(0.105, 0.060, 0.034));
  struct Tier {
    double zRim, zTop, radius;
    int branches;
  };
  constexpr Tier tiers[] = {
      {1.35, 4.5, 2.25, 8}, {3.1, 6.2, 1.85, 7}, {4.85, 7.7, 1.4, 6}, {6.5, 9.1, 0.92, 5}};
  const Vec3 dark(0.012, 0.040, 0.022), green(0.030, 0.105, 0.042), tip(0.062, 0.170, 0.058);
  for (const Tier& tier : tiers) {
    const Solid branches = skirt(tier.zRim, tier.zTop, tier.radius, tier.branches, random);
    mesh.add(branches, 0.16, [&](const Vec3& centre, const Vec3& normal) -> Vec3 {
      if (normal.z() < 0.0) return dark;
      // Young shoots at the rim are lighter, and the top gets more light than the foot.
      const double out = centre.head<2>().norm() / tier.radius;
      return blend(green, tip, 0.75 * out * out + 0.05 * (centre.z() - 1.0));
    });
  }
  return std::move(mesh).build();
}

AssetMesh buildBroadleaf() {
  SeededRandom random(21);
  MeshBuilder mesh(22);
  const Vec3 bark(0.115, 0.078, 0.050);
  mesh.add(trunk({{-0.6, 0.46, 0.0}, {0.3, 0.30, 0.0}, {1.9, 0.22, 0.08}, {4.2, 0.14, 0.16}}, 6), 0.12, bark);
  struct Lobe {
    Vec3 centre, radii;
  };
  const Lobe lobes[] = {{{0.1, 0.1, 5.5}, {2.35, 2.25, 2.6}},
                        {{1.55, -0.55, 4.15}, {1.65, 1.6, 1.5}},
                        {{-1.35, 0.75, 4.3}, {1.6, 1.7, 1.55}}};
  const Vec3 shade(0.022, 0.060, 0.014), leaf(0.062, 0.155, 0.026), light(0.135, 0.255, 0.044);
  for (const Lobe& lobe : lobes) {
    mesh.add(foliage(lobe.centre, lobe.radii, random), 0.15,
             [&](const Vec3& centre, const Vec3& normal) -> Vec3 {
               const Vec3 base = blend(shade, leaf, (centre.z() - 2.6) / 2.4);
               return blend(base, light, 0.55 * normal.z() * (centre.z() - 3.4) / 3.6);
             });
  }
  return std::move(mesh).build();
}

AssetMesh buildRock() {
  SeededRandom random(37);
  // A boulder: a ball cut by planes at random, which leaves the flat faces that rock breaks along.
  struct Cut {
    Vec3 normal;
    double distance;
  };
  std::vector<Cut> cuts;
  for (int i = 0; i < 15; ++i) {
    const double z = random.between(-0.35, 1.0), angle = random.between(0.0, kTurn);
    const double level = std::sqrt(1.0 - z * z);
    cuts.push_back({{level * reproducible::cos(angle), level * reproducible::sin(angle), z},
                    random.between(0.72, 0.95)});
  }
  Solid stone = icosphere(2);
  stone.warp([&](const Vec3& p) -> Vec3 {
    double distance = 1.08;
    for (const Cut& cut : cuts)
      if (const double along = cut.normal.dot(p); along > 0.0)
        distance = std::min(distance, cut.distance / along);
    const Vec3 q = distance * random.between(0.975, 1.025) * p;
    return {1.22 * q.x(), 0.98 * q.y(), std::max(0.95 * q.z() + 0.52, -0.25)};
  });
  MeshBuilder mesh(38);
  const Vec3 low(0.105, 0.098, 0.086), high(0.235, 0.225, 0.205), lichen(0.165, 0.180, 0.085);
  mesh.add(stone, 0.11, [&](const Vec3& centre, const Vec3& normal) -> Vec3 {
    const Vec3 base = blend(low, high, 0.35 + 0.5 * centre.z() / 1.4);
    const bool grown = normal.z() > 0.55 &&
                       reproducible::sin(5.1 * centre.x() + 2.0) * reproducible::sin(4.3 * centre.y()) > 0.35;
    return grown ? blend(base, lichen, 0.7) : base;
  });
  return std::move(mesh).build();
}

}  // namespace

const AssetMesh& assetMesh(AssetKind kind) {
  static const std::array<AssetMesh, kAssetKinds> meshes{buildConifer(), buildBroadleaf(), buildRock(),
                                                         buildHouse(), buildMarker()};
  const auto index = static_cast<std::size_t>(kind);
  EXPECTS(index < meshes.size());
  return meshes[index];
}

}  // namespace scarp
