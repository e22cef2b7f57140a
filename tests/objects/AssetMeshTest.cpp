#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <array>
#include <map>
#include <string>
#include <utility>

#include "core/objects/AssetMesh.h"

namespace scarp {
namespace {

class AssetMeshOf : public testing::TestWithParam<int> {
 protected:
  [[nodiscard]] const AssetMesh& mesh() const { return assetMesh(static_cast<AssetKind>(GetParam())); }
};

using Corner = std::array<float, 3>;

Corner corner(const AssetMesh::Vertex& vertex) {
  return {vertex.position.x(), vertex.position.y(), vertex.position.z()};
}

/// Volume of each connected body, by the divergence theorem.
std::map<int, double> volumes(const AssetMesh& mesh) {
  std::map<Corner, int> at;
  std::vector<int> parent;
  const auto root = [&](int i) {
    while (parent[i] != i) i = parent[i];
    return i;
  };
  const auto index = [&](const AssetMesh::Vertex& vertex) {
    const auto [found, fresh] = at.try_emplace(corner(vertex), static_cast<int>(parent.size()));
    if (fresh) parent.push_back(found->second);
    return found->second;
  };
  for (std::size_t i = 0; i < mesh.vertices.size(); i += 3)
    for (std::size_t k = 1; k < 3; ++k)
      parent[root(index(mesh.vertices[i + k]))] = root(index(mesh.vertices[i]));
  std::map<int, double> result;
  for (std::size_t i = 0; i < mesh.vertices.size(); i += 3) {
    const Vec3 a = mesh.vertices[i].position.cast<double>(), b = mesh.vertices[i + 1].position.cast<double>(),
               c = mesh.vertices[i + 2].position.cast<double>();
    result[root(index(mesh.vertices[i]))] += a.dot(b.cross(c)) / 6.0;
  }
  return result;
}

TEST_P(AssetMeshOf, IsClosedAndEveryBodyIsTurnedOutside) {
  ASSERT_EQ(mesh().vertices.size() % 3, 0u);
  EXPECT_GE(mesh().vertices.size() / 3, 100u);
  EXPECT_LE(mesh().vertices.size() / 3, 400u);
  for (const auto& [body, volume] : volumes(mesh())) EXPECT_GT(volume, 1e-4) << "body at vertex " << body;
  std::map<std::pair<Corner, Corner>, int> edges;
  for (std::size_t i = 0; i < mesh().vertices.size(); i += 3)
    for (std::size_t k = 0; k < 3; ++k)
      ++edges[{corner(mesh().vertices[i + k]), corner(mesh().vertices[i + (k + 1) % 3])}];
  for (const auto& [edge, count] : edges) {
    const auto back = edges.find({edge.second, edge.first});
    ASSERT_NE(back, edges.end());
    ASSERT_EQ(back->second, count);
  }
}

TEST_P(AssetMeshOf, NormalsAreThoseOfTheFacets) {
  std::map<Corner, int> colours;
  for (std::size_t i = 0; i < mesh().vertices.size(); i += 3) {
    const auto& v = mesh().vertices;
    const Vec3 a = v[i].position.cast<double>(), b = v[i + 1].position.cast<double>(),
               c = v[i + 2].position.cast<double>();
    const Vec3 twiceArea = (b - a).cross(c - a);
    ASSERT_GT(twiceArea.norm(), 1e-5) << "triangle " << i / 3;
    for (std::size_t k = 0; k < 3; ++k) {
      EXPECT_NEAR(v[i + k].normal.norm(), 1.0, 1e-5);
      EXPECT_GT(v[i + k].normal.cast<double>().dot(twiceArea.normalized()), 0.999);
      EXPECT_EQ(v[i + k].colour, v[i].colour);
    }
    ++colours[{v[i].colour.x(), v[i].colour.y(), v[i].colour.z()}];
    EXPECT_TRUE((v[i].colour.array() >= 0.0f).all() && (v[i].colour.array() <= 1.0f).all());
  }
  EXPECT_GT(colours.size(), 50u);
}

TEST_P(AssetMeshOf, StandsOnTheGroundAndIsRootedInIt) {
  constexpr std::array<double, kAssetKinds> heights{9.1, 7.8, 1.5, 6.3, 4.9};
  const Box& box = mesh().bounds;
  Eigen::AlignedBox3d tight;
  for (const auto& vertex : mesh().vertices) tight.extend(vertex.position.cast<double>());
  EXPECT_EQ(tight.min(), box.min);
  EXPECT_EQ(tight.max(), box.max);
  EXPECT_NEAR(box.max.z(), heights[static_cast<std::size_t>(GetParam())], 0.25);
  EXPECT_LE(box.min.z(), 0.0);
  EXPECT_GE(box.min.z(), -1.5);
  EXPECT_LT(box.min.x(), 0.0);
  EXPECT_GT(box.max.x(), 0.0);
  EXPECT_LT(box.min.y(), 0.0);
  EXPECT_GT(box.max.y(), 0.0);
}

INSTANTIATE_TEST_SUITE_P(All, AssetMeshOf, testing::Range(0, kAssetKinds), [](const auto& kind) {
  return std::string(assetName(static_cast<AssetKind>(kind.param)));
});

TEST(AssetNames, RoundTrip) {
  for (int kind = 0; kind < kAssetKinds; ++kind)
    EXPECT_EQ(assetNamed(assetName(static_cast<AssetKind>(kind))), static_cast<AssetKind>(kind));
  // Others are names of documents' own assets.
  EXPECT_FALSE(isBuiltIn(*assetNamed("palm")));
  EXPECT_EQ(assetNamed("palm"), assetNamed("palm"));
  EXPECT_EQ(assetName(*assetNamed("palm")), "palm");
  EXPECT_FALSE(assetNamed(""));
}

}  // namespace
}  // namespace scarp
