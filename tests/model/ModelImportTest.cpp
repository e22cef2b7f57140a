#include <gtest/gtest.h>

#include "core/model/ModelPlacing.h"
#include "tests/support/MadeModels.h"

namespace scarp {
namespace {

TEST(ModelImport, UnitAndAxisGiveSizeAndFoot) {
  // Its box is 4 × 4 × 4 from the origin up; stretched along z it tells axes apart.
  Model file = test::ballModel(12, 2.0);
  for (ModelVertex& vertex : file.vertices) vertex.position.z() *= 3.0F;
  const Box box = boundsOf(file);
  for (const auto& [unit, up, scale, height] : {std::tuple{ModelUnit::Centimetre, ModelUp::Z, 1.0, 0.12},
                                                {ModelUnit::Metre, ModelUp::Y, 1.0, 4.0},
                                                {ModelUnit::Foot, ModelUp::Z, 2.0, 24.0 * 0.3048},
                                                {ModelUnit::Metre, ModelUp::X, 0.5, 2.0}}) {
    const ModelImport how{unit, up, scale, ModelOrigin::Bottom};
    const auto placed = placedModel(file, how);
    ASSERT_TRUE(placed.ok()) << placed.error().message;
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
  EXPECT_NE(
      placedModel(ball, {.unit = ModelUnit::Kilometre, .scale = 1000.0}).error().message.find("2e+06 m"),
      std::string::npos);
}

TEST(ModelImport, SizesHaveThreeDigits) {
  EXPECT_EQ(sizeText({4.1978, 12.3456, 0.02}), "4.2 x 12.3 x 0.02 m");
}

}  // namespace
}  // namespace scarp
