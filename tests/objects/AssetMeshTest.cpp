#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <array>
#include <map>
#include <string>
#include <utility>

#include "core/model/MeshPicker.h"
#include "core/objects/Asset.h"
#include "core/objects/AssetMesh.h"
#include "core/objects/ObjectPicker.h"
#include "tests/support/MadeModels.h"
#include "tests/support/Terrains.h"

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

Asset ball(const std::string& name, double radius = 1.0) {
  return assetOf(name, sharedModel(test::ballModel(10, radius)));
}

TEST(Asset, NamesAreShortPlainText) {
  for (const char* good : {"oak", "Oak 2", "старый дуб", "a/b \"c\""}) EXPECT_TRUE(isAssetName(good)) << good;
  for (const char* bad : {"", " oak", "oak ", "a\nb", "a\tb", "\xC0\x80", "\xED\xA0\x80", "\xFF", "\xC2\x85"})
    EXPECT_FALSE(isAssetName(bad)) << bad;
  EXPECT_FALSE(isAssetName(std::string(81, 'a')));
}

TEST(Asset, FreeNamesCount) {
  EXPECT_EQ(freeAssetName("oak", {}), "oak");
  EXPECT_EQ(freeAssetName("oak", {ball("oak"), ball("oak 2")}), "oak 3");
  EXPECT_EQ(freeAssetName("rock", {}), "rock 2");
  EXPECT_EQ(freeAssetName("  a\nb ", {}), "a b");
  EXPECT_EQ(freeAssetName("", {}), "model");
  EXPECT_TRUE(isAssetName(freeAssetName(std::string(300, 'x'), {})));
}

TEST(Asset, ListsAreLookedAt) {
  EXPECT_TRUE(validate({ball("oak"), ball("elm")}).ok());
  EXPECT_FALSE(validate({ball("oak"), ball("oak")}).ok());
  EXPECT_FALSE(validate({ball("house")}).ok());
  EXPECT_FALSE(validate({Asset{.name = "none"}}).ok());
}

TEST(AssetTable, KnowsBuiltInOwnAndMissingOnes) {
  Asset gone = ball("gone", 3.0);
  gone.model = nullptr;
  const AssetTable table({ball("oak", 2.0), gone});
  EXPECT_TRUE(table.contains(AssetKind::House));
  EXPECT_TRUE(table.contains(*assetNamed("oak")));
  EXPECT_FALSE(table.contains(*assetNamed("elm")));
  EXPECT_NEAR(table.shape(*assetNamed("oak")).bounds.max.z(), 4.0, 1e-6);
  EXPECT_GT(table.shape(*assetNamed("oak")).picker->triangles().size(), 100U);
  // Of a missing one its box.
  EXPECT_EQ(table.shape(*assetNamed("gone")).picker->triangles().size(), 12U);
  EXPECT_NEAR(table.shape(*assetNamed("gone")).bounds.max.z(), 6.0, 1e-6);
  EXPECT_NE(table.unknown(*assetNamed("elm")).text().find("there are conifer, broadleaf"),
            std::string::npos);
}

TEST(AssetTable, PicksAreExactOnTheModelsTriangles) {
  const Terrain terrain = test::makeTerrain({65, 65, 1.0, 1.0}, [](int, int) { return 0.0F; });
  ObjectLayer objects;
  objects.setAssets(AssetTable({ball("oak", 2.0)}));
  objects.exchange(1, Object{.id = 1, .asset = *assetNamed("oak"), .x = 3.0, .y = 1.0, .scale = 2.0});
  ObjectPicker picker(objects, terrain.heights, terrain.frame);
  const auto down = picker.pick({{3.0, 1.0, 100.0}, {0.0, 0.0, -1.0}, 0.0, 1e3});
  ASSERT_TRUE(down);
  EXPECT_NEAR(down->point.z(), 8.0, 1e-4);
  // Within the box, beside the ball.
  EXPECT_FALSE(picker.pick({{6.5, 4.5, 100.0}, {0.0, 0.0, -1.0}, 0.0, 1e3}));
  // Picks use a model that replaces another of its name.
  objects.setAssets(AssetTable({ball("oak", 1.0)}));
  picker.assetsChanged();
  picker.refresh();
  EXPECT_NEAR(picker.pick({{3.0, 1.0, 100.0}, {0.0, 0.0, -1.0}, 0.0, 1e3})->point.z(), 4.0, 1e-4);
}

}  // namespace
}  // namespace scarp
