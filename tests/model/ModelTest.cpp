#include <gtest/gtest.h>

#include <limits>

#include "core/model/MeshPicker.h"
#include "core/model/Model.h"
#include "core/model/ModelBytes.h"
#include "tests/support/MadeModels.h"
#include "tests/support/MadePictures.h"

namespace scarp {
namespace {

Model pictured() {
  Model model = test::ballModel(6, 2.0);
  const MaterialPicture albedo = test::heldAs("a", test::bumpAlbedo(16)),
                        opacity = test::heldAs("o", test::bumpHeights(16));
  model.materials[0].albedo = albedo.picture;
  model.materials[0].albedoSum = albedo.content;
  model.materials[0].opacity = opacity.picture;
  model.materials[0].opacitySum = opacity.content;
  return model;
}

TEST(Model, EqualContentIsOneModel) {
  const ModelPtr one = sharedModel(pictured()), other = sharedModel(pictured());
  EXPECT_EQ(one, other);
  EXPECT_EQ(heldModel(one->sum), one);
  Model larger = pictured();
  larger.materials[0].roughness = 0.5F;
  EXPECT_NE(sharedModel(std::move(larger)), one);
}

TEST(Model, StoredAndRestoredIsTheSame) {
  Model model = pictured();
  const MaterialPicture normal = test::heldAs("n", test::bumpNormals(16, NormalKind::OpenGl)),
                        surface = test::heldAs("s", test::bumpAlbedo(8));
  ModelMaterial& material = model.materials[0];
  material.normal = normal.picture;
  material.normalSum = normal.content;
  material.surface = surface.picture;
  material.surfaceSum = surface.content;
  std::vector<std::byte> stored;
  std::uint64_t sum = 0;
  {
    const ModelPtr kept = sharedModel(model), without = sharedModel(pictured());
    EXPECT_NE(kept, without);
    stored = storedModel(*kept);
    sum = kept->sum;
  }
  ASSERT_FALSE(heldModel(sum));
  const ModelPtr back = restoredModel(stored, sum);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->sum, sum);
  EXPECT_EQ(storedModel(*back), stored);
  EXPECT_EQ(back->materials[0].albedo, material.albedo);
  EXPECT_EQ(back->picker->triangles().size(), model.indices.size() / 3);
  EXPECT_NEAR(back->bounds.max.z(), 4.0, 1e-6);
  EXPECT_EQ(back->materials[0].normal, normal.picture);
  EXPECT_EQ(back->materials[0].surface, surface.picture);
  // Of a shape that it may not have.
  material.normal = model.materials[0].opacity;
  material.normalSum = model.materials[0].opacitySum;
  EXPECT_FALSE(checkModel(model).ok());
}

/// A project of an earlier version names a model by the sum that it gave it.
TEST(Model, OneWithoutThemHasTheSumOfEarlierVersions) {
  const std::vector<std::byte> bytes = modelBytes(pictured());
  EXPECT_EQ(bytes[0], std::byte{1});
  EXPECT_EQ(bytes.size(), [] {
    const Model model = pictured();
    return 5 * 4 + 4 + model.materials[0].name.size() + 7 * 4 + 2 + 2 * 8 + 4 + 4 + 3 * 4 +
           model.vertices.size() * sizeof(ModelVertex) + model.indices.size() * 4;
  }());
}

TEST(Model, DamageIsNoModel) {
  std::vector<std::byte> stored;
  std::uint64_t sum = 0;
  {
    const ModelPtr model = sharedModel(test::ballModel(5, 3.0));
    stored = storedModel(*model);
    sum = model->sum;
  }
  for (std::size_t i = 0; i < stored.size(); i += 7) {
    std::vector<std::byte> damaged = stored;
    damaged[i] ^= std::byte{0x41};
    EXPECT_FALSE(restoredModel(damaged, sum)) << i;
  }
  for (const std::size_t size : {std::size_t{0}, std::size_t{5}, stored.size() - 1})
    EXPECT_FALSE(restoredModel(std::span(stored).first(size), sum)) << size;
  EXPECT_FALSE(restoredModel(stored, sum + 2));
  EXPECT_TRUE(restoredModel(stored, sum));
}

TEST(Model, EveryNumberAndIndexIsLookedAt) {
  const auto wrong = [](const auto& spoil) {
    Model model = pictured();
    spoil(model);
    return !checkModel(model).ok();
  };
  constexpr float nan = std::numeric_limits<float>::quiet_NaN(),
                  infinite = std::numeric_limits<float>::infinity();
  EXPECT_FALSE(wrong([](Model&) {}));
  EXPECT_TRUE(wrong([](Model& m) { m.indices.back() = static_cast<std::uint32_t>(m.vertices.size()); }));
  EXPECT_TRUE(wrong([&](Model& m) { m.vertices[7].position.y() = nan; }));
  EXPECT_TRUE(wrong([&](Model& m) { m.vertices[7].position.x() = infinite; }));
  EXPECT_TRUE(wrong([](Model& m) { m.vertices[7].position.x() = 2e9F; }));
  EXPECT_TRUE(wrong([](Model& m) { m.vertices[7].normal.setZero(); }));
  EXPECT_TRUE(wrong([&](Model& m) { m.vertices[7].uv.x() = nan; }));
  EXPECT_TRUE(wrong([](Model& m) { m.levels[0].parts[0].count += 3; }));
  EXPECT_TRUE(wrong([](Model& m) { m.levels[0].parts[0].count -= 1; }));
  EXPECT_TRUE(wrong([](Model& m) { m.levels[0].parts[0].first = 0xFFFFFFFDU; }));
  EXPECT_TRUE(wrong([](Model& m) { m.levels[0].parts[0].material = 1; }));
  EXPECT_TRUE(wrong([](Model& m) { m.levels[0].error = -1.0F; }));
  EXPECT_TRUE(wrong([](Model& m) { m.levels.clear(); }));
  EXPECT_TRUE(wrong([](Model& m) { m.levels[0].parts.clear(); }));
  EXPECT_TRUE(wrong([](Model& m) { m.materials.clear(); }));
  EXPECT_TRUE(wrong([](Model& m) { m.materials[0].colour[1] = 1.5F; }));
  EXPECT_TRUE(wrong([&](Model& m) { m.materials[0].roughness = nan; }));
  EXPECT_TRUE(wrong([](Model& m) { m.materials[0].alpha = static_cast<ModelAlpha>(3); }));
  EXPECT_TRUE(wrong([](Model& m) { std::swap(m.materials[0].albedo, m.materials[0].opacity); }));
  EXPECT_TRUE(wrong([](Model& m) { m.levels.push_back({m.levels[0].parts, -0.5F}); }));
}

}  // namespace
}  // namespace scarp
