#include <gtest/gtest.h>

#include <cstring>
#include <limits>
#include <random>

#include "core/model/MeshPicker.h"
#include "core/model/Model.h"
#include "core/model/ModelImport.h"
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

TEST(ModelBytes, ReadBackAreTheSame) {
  Model model = test::ballModel(4, 1.0);
  ModelMaterial second;
  second.name = "second";
  second.metallic = 1.0F;
  second.alpha = ModelAlpha::Mask;
  second.doubleSided = true;
  model.materials.push_back(second);
  model.levels.push_back({{{1, 0, 30}}, 0.25F});
  const std::vector<std::byte> bytes = modelBytes(model);
  const auto back = readModelBytes(bytes);
  ASSERT_TRUE(back.ok()) << back.error().text();
  EXPECT_EQ(modelBytes(*back), bytes);
  EXPECT_EQ(back->materials[1].name, "second");
  EXPECT_EQ(back->levels[1].parts[0].count, 30U);
}

TEST(ModelBytes, AnyBytesAreReadOrRefused) {
  const std::vector<std::byte> bytes = modelBytes(test::ballModel(3, 1.0));
  std::mt19937 random(5);
  for (std::size_t size = 0; size < bytes.size(); size += 11)
    EXPECT_FALSE(readModelBytes(std::span(bytes).first(size)).ok());
  for (int round = 0; round < 1000; ++round) {
    std::vector<std::byte> changed = bytes;
    for (unsigned i = 0; i <= random() % 4; ++i) {
      const std::size_t at = random() % (round % 2 == 0 ? changed.size() : 120);
      const std::uint32_t value = random() % 3 == 0 ? 0xFFFFFFFFU : static_cast<std::uint32_t>(random());
      std::memcpy(&changed[std::min(at, changed.size() - 4)], &value, 4);
    }
    // Every accepted model is valid.
    const auto model = readModelBytes(changed);
    EXPECT_TRUE(!model.ok() || checkModel(*model).ok());
  }
}

TEST(ModelImport, UnitAndAxisGiveSizeAndFoot) {
  // Its box is 4 × 4 × 4 from the origin up; stretched along z, so that axes differ.
  Model file = test::ballModel(12, 2.0);
  for (ModelVertex& vertex : file.vertices) vertex.position.z() *= 3.0F;
  const Box box = boundsOf(file);
  for (const auto& [unit, up, scale, height] : {std::tuple{ModelUnit::Centimetre, ModelUp::Z, 1.0, 0.12},
                                                {ModelUnit::Metre, ModelUp::Y, 1.0, 4.0},
                                                {ModelUnit::Foot, ModelUp::Z, 2.0, 24.0 * 0.3048},
                                                {ModelUnit::Metre, ModelUp::X, 0.5, 2.0}}) {
    const ModelImport how{unit, up, scale, ModelOrigin::Bottom};
    const auto placed = placedModel(file, how);
    ASSERT_TRUE(placed.ok()) << placed.error().text();
    const Box there = boundsOf(*placed);
    EXPECT_NEAR((there.max - there.min).z(), height, 1e-5 * height);
    EXPECT_NEAR(sizeOf(box, how).z(), height, 1e-5 * height);
    EXPECT_NEAR(there.min.z(), 0.0, 1e-6);
    EXPECT_NEAR(there.centre().x(), 0.0, 1e-6);
    EXPECT_NEAR(there.centre().y(), 0.0, 1e-6);
  }
}

TEST(ModelImport, TurningKeepsTrianglesAnticlockwise) {
  for (const ModelUp up : {ModelUp::X, ModelUp::Y, ModelUp::Z}) {
    const auto placed = placedModel(test::ballModel(8, 1.0), {ModelUnit::Metre, up, 1.0, ModelOrigin::File});
    ASSERT_TRUE(placed.ok());
    for (std::size_t i = 0; i < placed->indices.size(); i += 3) {
      const auto corner = [&](std::size_t j) { return placed->vertices[placed->indices[j]]; };
      const Eigen::Vector3f a = corner(i).position, ab = corner(i + 1).position - a,
                            ac = corner(i + 2).position - a;
      EXPECT_TRUE(ab.cross(ac).norm() <= 1e-6F || ab.cross(ac).dot(corner(i).normal) > 0.0F);
    }
  }
}

TEST(ModelImport, UnitsBySizeMakeOneToAHundredMetres) {
  EXPECT_EQ(unitBySize(0.3), ModelUnit::Metre);
  EXPECT_EQ(unitBySize(100.0), ModelUnit::Metre);
  EXPECT_EQ(unitBySize(101.0), ModelUnit::Centimetre);
  EXPECT_EQ(unitBySize(10'000.0), ModelUnit::Centimetre);
  EXPECT_EQ(unitBySize(10'001.0), ModelUnit::Millimetre);
}

TEST(ModelImport, SizesBeyondUseAreRefused) {
  const Model ball = test::ballModel(4, 1.0);
  for (const double scale : {1e-6, 1e9, 0.0, -1.0})
    EXPECT_FALSE(placedModel(ball, {.scale = scale}).ok()) << scale;
  EXPECT_NE(placedModel(ball, {.unit = ModelUnit::Kilometre, .scale = 1000.0}).error().text().find("2e+06 m"),
            std::string::npos);
}

TEST(ModelImport, SizesHaveThreeDigits) {
  EXPECT_EQ(sizeText({4.1978, 12.3456, 0.02}), "4.2 x 12.3 x 0.02 m");
}

}  // namespace
}  // namespace scarp
