#include <gtest/gtest.h>

#include <cmath>

#include "core/material/Srgb.h"
#include "tests/support/MadePictures.h"
#include "ui/render/MaterialColours.h"

namespace scarp {
namespace {

/// A tint as the shader reads it.
double tintOf(std::uint8_t code) { return 8.0 * std::pow(code / 255.0, 2); }
double slopeOf(std::int8_t code) { return 2.0 * code / 127.0; }

TEST(PictureLayer, HasTheAlbedoToItsMeanAndEachLevelIsTheMeanOfTheOneBefore) {
  const Material material = test::materialOfBumps(256);
  const PictureLayer layer = pictureLayer(material, 64);
  ASSERT_EQ(layer.levels.size(), 7U);
  for (std::size_t i = 0; i < layer.levels.size(); ++i) {
    const PictureLevel& level = layer.levels[i];
    EXPECT_EQ(level.side, 64 >> i);
    const auto texels = static_cast<std::size_t>(level.side) * static_cast<std::size_t>(level.side);
    ASSERT_EQ(level.tints.size(), 4 * texels);
    ASSERT_EQ(level.reliefs.size(), 4 * texels);
    for (std::size_t channel = 0; channel < 3; ++channel) {
      double sum = 0.0;
      for (std::size_t t = 0; t < texels; ++t) sum += tintOf(level.tints[4 * t + channel]);
      EXPECT_NEAR(sum / double(texels), 1.0, 0.02) << i << ", channel " << channel;
    }
    double heights = 0.0;
    for (std::size_t t = 0; t < texels; ++t) heights += level.tints[4 * t + 3] / 255.0;
    EXPECT_NEAR(heights / double(texels), 0.5, 0.02) << i;
  }
  const Texels albedo = test::bumpAlbedo(256);
  for (std::size_t channel = 0; channel < 3; ++channel) {
    double mean = 0.0;
    for (std::size_t i = channel; i < albedo.values.size(); i += 3)
      mean += toLinear(albedo.values[i] / 255.0);
    mean /= 256.0 * 256.0;
    EXPECT_NEAR(layer.colour[channel], mean, 1e-4);
    // By area: the mean of the 4 × 4 texels in the upper left corner, which is the northern one.
    double corner = 0.0;
    for (int row = 0; row < 4; ++row)
      for (int column = 0; column < 4; ++column)
        corner += toLinear(albedo.values[albedo.place(column, row) + channel] / 255.0) / 16.0;
    const double drawn = tintOf(layer.levels[0].tints[4 * 64 * 63 + channel]) * mean;
    EXPECT_NEAR(toSrgb(drawn), toSrgb(corner), 0.01) << channel;
  }
}

TEST(PictureLayer, SlopesAreThoseOfTheNormalsWhicheverWayTheyCount) {
  for (const NormalKind kind : {NormalKind::OpenGl, NormalKind::DirectX}) {
    Material material{20, "Bumps"};
    material.picture(PictureKind::Normal) = test::heldAs("n.png", test::bumpNormals(128, kind));
    material.normals = kind;
    const PictureLayer layer = pictureLayer(material, 128);
    for (int row = 0; row < 128; row += 3)
      for (int column = 0; column < 128; column += 3) {
        const auto bump = test::bumpAt((column + 0.5) / 128.0, (row + 0.5) / 128.0);
        const std::size_t texel =
            4 * (static_cast<std::size_t>(127 - row) * 128 + static_cast<std::size_t>(column));
        EXPECT_NEAR(slopeOf(layer.levels[0].reliefs[texel]), 0.05 * bump.slopeAlong, 0.03);
        EXPECT_NEAR(slopeOf(layer.levels[0].reliefs[texel + 1]), -0.05 * bump.slopeDown, 0.03)
            << "to the north";
      }
  }
}

TEST(PictureLayer, CoarserNormalsAreOfLengthOneAgain) {
  // Steep to the left and to the right in turn: together they are level; all the same they stay as steep.
  const auto normals = [](bool turn) {
    return test::texelsBy(64, 64, 3, [&](int column, int, int channel) {
      const double x = turn && column % 2 ? -0.6 : 0.6;
      return 127.5 + 127.5 * (channel == 0 ? x : channel == 1 ? 0.0 : 0.8);
    });
  };
  for (const bool turn : {false, true}) {
    Material material{20, "Steep"};
    material.picture(PictureKind::Normal) = test::heldAs("n.png", normals(turn));
    const PictureLayer layer = pictureLayer(material, 64);
    for (const PictureLevel& level : layer.levels)
      EXPECT_NEAR(slopeOf(level.reliefs[0]), turn && level.side < 64 ? 0.0 : -0.75, 0.03) << level.side;
  }
}

TEST(PictureLayer, WithoutNormalsTheHeightsMakeThem) {
  Material material{20, "Bumps"};
  material.picture(PictureKind::Height) = test::heldAs("h.png", test::bumpHeights(128));
  const PictureLayer layer = pictureLayer(material, 128);
  double products = 0.0, squares = 0.0, others = 0.0;
  for (int row = 0; row < 128; ++row)
    for (int column = 0; column < 128; ++column) {
      const auto bump = test::bumpAt((column + 0.5) / 128.0, (row + 0.5) / 128.0);
      const std::size_t texel =
          4 * (static_cast<std::size_t>(127 - row) * 128 + static_cast<std::size_t>(column));
      for (const auto& [slope, expected] :
           {std::pair{slopeOf(layer.levels[0].reliefs[texel]), bump.slopeAlong},
            {slopeOf(layer.levels[0].reliefs[texel + 1]), -bump.slopeDown}}) {
        products += slope * expected;
        squares += slope * slope;
        others += expected * expected;
      }
    }
  EXPECT_GT(products, 0.98 * std::sqrt(squares * others));
}

TEST(PictureLayer, WhatIsMissingIsPlainAndSmallOrOblongPicturesFillTheSquare) {
  Material material{20, "Plain", {200, 100, 50}};
  EXPECT_FALSE(hasPictures(material));
  material.picture(PictureKind::Roughness) =
      test::heldAs("r.png", test::texelsBy(3, 5, 1, [](int, int, int) { return 51.0; }));
  material.picture(PictureKind::Albedo).name = "gone.png";
  EXPECT_TRUE(hasPictures(material));
  const PictureLayer layer = pictureLayer(material, 32);
  EXPECT_NEAR(layer.colour[0], toLinear(200.0 / 255.0), 1e-9);
  for (std::size_t i = 0; i < layer.levels[0].reliefs.size(); i += 4) {
    ASSERT_NEAR(tintOf(layer.levels[0].tints[i]), 1.0, 0.02);
    ASSERT_EQ(layer.levels[0].reliefs[i], 0);
    ASSERT_EQ(layer.levels[0].reliefs[i + 2], 25) << "a fifth of 127";
    ASSERT_EQ(layer.levels[0].reliefs[i + 3], 127);
  }
}

}  // namespace
}  // namespace scarp
