#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <random>
#include <string>

#include "core/geometry/Box.h"
#include "core/model/MeshPicker.h"
#include "core/objects/Asset.h"
#include "core/objects/ObjectLayer.h"

namespace scarp {
namespace {

class MeshPickerOf : public testing::TestWithParam<int> {
 protected:
  [[nodiscard]] AssetKind kind() const { return static_cast<AssetKind>(GetParam()); }
  [[nodiscard]] const AssetMesh& mesh() const { return assetMesh(kind()); }
};

std::optional<double> firstTriangle(const AssetMesh& mesh, const Vec3& origin, const Vec3& direction,
                                    double tMin, double tMax) {
  std::optional<double> first;
  for (std::size_t i = 0; i < mesh.vertices.size(); i += 3) {
    const auto hit = hitTriangle(origin, direction, mesh.vertices[i].position.cast<double>(),
                                 mesh.vertices[i + 1].position.cast<double>(),
                                 mesh.vertices[i + 2].position.cast<double>());
    if (hit && hit->t >= tMin && hit->t <= tMax && (!first || hit->t < *first)) first = hit->t;
  }
  return first;
}

TEST_P(MeshPickerOf, AgreesWithEveryTriangleTested) {
  constexpr unsigned seed = 31;
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> unit(-1.0, 1.0);
  const Vec3 centre = mesh().bounds.centre(), half = 0.5 * (mesh().bounds.max - mesh().bounds.min);
  const auto within = [&](double size) -> Vec3 {
    return centre + size * half.cwiseProduct(Vec3(unit(random), unit(random), unit(random)));
  };
  int hits = 0;
  for (int i = 0; i < 3000; ++i) {
    // From outside, from within, and along the axes through corners of the model.
    Vec3 origin = within(i % 2 == 0 ? 4.0 : 0.9), direction = within(0.9) - origin;
    if (i % 3 == 0) {
      const auto corner = static_cast<std::size_t>(i) * 7 % mesh().vertices.size();
      direction = Vec3::Unit(i % 9 / 3) * (i % 2 == 0 ? 1.0 : -1.0);
      origin = mesh().vertices[corner].position.cast<double>() - 20.0 * direction;
    }
    const double tMin = i % 5 == 0 ? 0.4 : 0.0, tMax = i % 7 == 0 ? 0.8 : 1e9;
    const auto expected = firstTriangle(mesh(), origin, direction, tMin, tMax);
    const auto found = AssetTable().shape(kind()).picker->pick(origin, direction, tMin, tMax);
    ASSERT_EQ(expected.has_value(), found.has_value()) << "seed " << seed << " ray " << i;
    if (!found) continue;
    ++hits;
    ASSERT_EQ(found->t, *expected) << "seed " << seed << " ray " << i;
    ASSERT_EQ(found->entryFace, slabTest(mesh().bounds, origin, direction, tMin, tMax)->entryFace);
  }
  EXPECT_GT(hits, 1000);
}

TEST_P(MeshPickerOf, TheBoxHoldsTheModelAndLittleMore) {
  const GridFrame frame{9, 9, 10.0, 10.0};
  HeightRaster slope(9, 9, 0.0f);
  std::vector<float> row(9);
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) row[static_cast<std::size_t>(c)] = static_cast<float>(6 * c - 3 * r);
    slope.write({0, r, 9, r + 1}, row);
  }
  std::mt19937 random(32);
  std::uniform_real_distribution<double> place(-39.0, 39.0), size(0.2, 4.0);
  for (int i = 0; i < 60; ++i) {
    const Object object{.id = 1,
                        .asset = kind(),
                        .x = place(random),
                        .y = place(random),
                        .yaw = place(random),
                        .scale = size(random),
                        .rule = i % 2 == 0 ? ObjectRule::Align : ObjectRule::KeepOffset};
    const auto transform = objectTransform(object, slope, frame);
    ASSERT_TRUE(transform);
    Eigen::AlignedBox3d tight;
    for (const auto& vertex : mesh().vertices)
      tight.extend((*transform * vertex.position.cast<double>().homogeneous()).head<3>());
    const Box box = AssetTable().shape(kind()).picker->boxAt(*transform);
    ASSERT_TRUE((box.min.array() < tight.min().array()).all() &&
                (box.max.array() > tight.max().array()).all());
    ASSERT_LT(box.diagonal(), 1.7 * tight.diagonal().norm());
  }
}

INSTANTIATE_TEST_SUITE_P(All, MeshPickerOf, testing::Range(0, kAssetKinds), [](const auto& kind) {
  return std::string(assetName(static_cast<AssetKind>(kind.param)));
});

}  // namespace
}  // namespace scarp
