#include <gtest/gtest.h>

#include <filesystem>

#include "core/base/Json.h"
#include "core/io/PbrSet.h"
#include "core/io/PictureFile.h"
#include "core/material/PictureResample.h"
#include "tests/materialio/MaterialIoSupport.h"
#include "tests/support/MadePictures.h"

namespace scarp {
namespace {

using test::PaintedGround;
using test::readBytes;
using test::TempFolder;

/// Three materials: with all pictures, with a small albedo alone, and without any.
PaintedGround ground(NormalKind normals) {
  PaintedGround made = test::paintedGround(33, 33, 3, 2);
  const Material bumps = test::materialOfBumps(64);
  made.materials[0].name = "Rock";
  made.materials[0].pictures = bumps.pictures;
  made.materials[0].normals = normals;
  made.materials[0].picture(PictureKind::Normal) = test::heldAs("n.png", test::bumpNormals(64, normals));
  made.materials[0].tags = "rock, hard";
  made.materials[0].triplanar = false;
  made.materials[1].name = "Sand";
  made.materials[1].picture(PictureKind::Albedo) = test::heldAs("sand.png", test::bumpAlbedo(32));
  return made;
}

class PictureSetsTest : public ::testing::Test {
 protected:
  MaterialExportReport write(const PaintedGround& made, MaterialPreset preset) {
    MaterialExportOptions options;
    options.preset = preset;
    options.anySize = true;
    const auto report = exportMaterials(made.ground(), folder_.path().string(), options);
    EXPECT_TRUE(report.ok()) << report.error().text();
    return report.ok() ? *report : MaterialExportReport{};
  }
  [[nodiscard]] Texels read(const std::string& name) const {
    const auto texels = readPictureFile(folder_.file(name), PictureKind::Roughness);
    EXPECT_TRUE(texels.ok()) << texels.error().text();
    return texels.ok() ? *texels : Texels{};
  }
  [[nodiscard]] Json listed(const std::string& name) const {
    return Json::parse(readBytes(folder_.file(name)))["layers"];
  }

  TempFolder folder_;
};

/// A channel of texels alone.
Texels channel(const Texels& texels, int place) { return channelsOf(texels, place, 1); }

TEST_F(PictureSetsTest, Terrain3dAndHTerrainGetPackedPicturesOfOneSize) {
  for (const NormalKind kind : {NormalKind::OpenGl, NormalKind::DirectX})
    for (const MaterialPreset preset : {MaterialPreset::Terrain3d, MaterialPreset::HTerrain}) {
      const PaintedGround made = ground(kind);
      const MaterialExportReport report = write(made, preset);
      const Texels first = read("Rock.albedo_height.png"), second = read("Rock.normal_roughness.png");
      const Material& rock = made.materials[0];
      EXPECT_EQ(channelsOf(first, 0, 3), test::bumpAlbedo(64));
      EXPECT_EQ(channel(first, 3), test::bumpHeights(64));
      const Texels normals = test::bumpNormals(64, NormalKind::OpenGl), written = channelsOf(second, 0, 3);
      for (std::size_t i = 0; i < normals.values.size(); ++i)
        ASSERT_NEAR(written.values[i], normals.values[i], 1) << "green goes up";
      EXPECT_EQ(channel(second, 3), texelsOf(*rock.picture(PictureKind::Roughness).picture));
      // What is smaller is as large as the largest, and what there is no picture of is even.
      const Texels sand = read("Sand.albedo_height.png"), level = read("Sand.normal_roughness.png");
      EXPECT_EQ(sand.columns, 64);
      EXPECT_EQ(level.columns, 64);
      EXPECT_EQ(channel(sand, 3).values, std::vector<std::uint8_t>(64 * 64, 128));
      for (std::size_t i = 0; i < level.values.size(); i += 4)
        ASSERT_EQ(
            (std::array{level.values[i], level.values[i + 1], level.values[i + 2], level.values[i + 3]}),
            (std::array<std::uint8_t, 4>{128, 128, 255, 229}));
      const Json layers = listed("textures.json");
      EXPECT_EQ(layers[0]["pictures"]["albedo-height"], "Rock.albedo_height.png");
      EXPECT_EQ(layers[0]["pictures"]["normal-roughness"], "Rock.normal_roughness.png");
      EXPECT_EQ(layers[0]["tags"], "rock, hard");
      EXPECT_EQ(layers[0]["triplanar"], false);
      EXPECT_FALSE(layers[2].contains("pictures"));
      EXPECT_EQ(report.notes.back(),
                "1 of 3 materials have no pictures; their textures are for you to choose");
      // A reader of ours takes them apart again.
      const auto again = readPbrSet(
          {"Rock", {folder_.file("Rock.albedo_height.png"), folder_.file("Rock.normal_roughness.png")}});
      ASSERT_TRUE(again.ok());
      EXPECT_EQ(again->material.picture(PictureKind::Height).content,
                rock.picture(PictureKind::Height).content);
      EXPECT_EQ(again->material.normals, NormalKind::OpenGl);
    }
}

TEST_F(PictureSetsTest, UnrealGetsNormalsOfDirectX) {
  for (const NormalKind kind : {NormalKind::OpenGl, NormalKind::DirectX}) {
    const PaintedGround made = ground(kind);
    write(made, MaterialPreset::Unreal);
    const Texels normals = read("Rock.normal.png"), expected = test::bumpNormals(64, NormalKind::DirectX);
    for (std::size_t i = 0; i < expected.values.size(); ++i)
      ASSERT_NEAR(normals.values[i], expected.values[i], 1) << "green goes down";
    const Texels orm = read("Rock.orm.png");
    EXPECT_EQ(channel(orm, 0), texelsOf(*made.materials[0].picture(PictureKind::Occlusion).picture));
    EXPECT_EQ(channel(orm, 1), texelsOf(*made.materials[0].picture(PictureKind::Roughness).picture));
    EXPECT_EQ(channel(orm, 2).values, std::vector<std::uint8_t>(64 * 64, 0));
    EXPECT_EQ(read("Sand.albedo.png"), test::bumpAlbedo(32)) << "as it is";
    EXPECT_FALSE(std::filesystem::exists(folder_.file("Sand.normal.png")));
  }
}

TEST_F(PictureSetsTest, UnitysMaskHasSmoothnessInItsAlpha) {
  const PaintedGround made = ground(NormalKind::OpenGl);
  write(made, MaterialPreset::Unity);
  const Texels mask = read("Rock.mask.png"),
               rough = texelsOf(*made.materials[0].picture(PictureKind::Roughness).picture);
  for (std::size_t i = 0; i < rough.values.size(); ++i)
    ASSERT_EQ(mask.values[4 * i + 3], 255 - rough.values[i]);
  EXPECT_EQ(channel(mask, 1), texelsOf(*made.materials[0].picture(PictureKind::Occlusion).picture));
  EXPECT_EQ(channel(mask, 2), test::bumpHeights(64));
  EXPECT_EQ(listed("layers.json")[0]["pictures"]["mask"], "Rock.mask.png");
  EXPECT_FALSE(listed("layers.json")[1]["pictures"].contains("mask"));
}

TEST_F(PictureSetsTest, BlendersScriptNamesEachPicture) {
  write(ground(NormalKind::DirectX), MaterialPreset::Blender);
  const std::string script = readBytes(folder_.file("material.py"));
  EXPECT_NE(script.find(R"("albedo":"Rock.albedo.png","normal":"Rock.normal.png")"), std::string::npos);
  for (const char* name : {"Rock.albedo.png", "Rock.normal.png", "Rock.roughness.png", "Rock.height.png",
                           "Rock.occlusion.png", "Sand.albedo.png"})
    EXPECT_TRUE(std::filesystem::exists(folder_.file(name))) << name;
}

TEST_F(PictureSetsTest, AMissingPictureIsSaid) {
  PaintedGround made = ground(NormalKind::OpenGl);
  made.materials[1].picture(PictureKind::Albedo).picture.reset();
  const MaterialExportReport report = write(made, MaterialPreset::Unreal);
  EXPECT_NE(std::ranges::count(textsOf(report.notes), "the picture \"sand.png\" of \"Sand\" is missing"), 0);
  EXPECT_FALSE(std::filesystem::exists(folder_.file("Sand.albedo.png")));
}

TEST(PictureResample, ByAreaOfLightAndOfVectors) {
  // Two black columns and two white ones: half as much light, not half the byte.
  const Texels stripes =
      test::texelsBy(4, 4, 3, [](int column, int, int) { return column % 2 ? 255.0 : 0.0; });
  const TexelField half = resampledPicture(*sharedPicture(stripes), PictureKind::Albedo, 2);
  for (const float value : half.values) EXPECT_NEAR(value, 0.5, 1e-6);
  EXPECT_EQ(byteOf(0.5F, PictureKind::Albedo), 188);
  // Three to two: a third and a half of it.
  const Texels three = test::texelsBy(3, 3, 1, [](int column, int, int) { return 90.0 * column; });
  const TexelField two = resampledPicture(*sharedPicture(three), PictureKind::Height, 2);
  EXPECT_NEAR(two.values[0], (0.0 * 2.0 + 90.0) / 3.0 / 255.0, 1e-6);
  EXPECT_NEAR(two.values[1], (90.0 + 180.0 * 2.0) / 3.0 / 255.0, 1e-6);
  const Texels normals = test::bumpNormals(60, NormalKind::OpenGl, 0.2);
  TexelField field = resampledPicture(*sharedPicture(normals), PictureKind::Normal, 32);
  for (const TexelField& level : {field, halved(field, PictureKind::Normal)})
    for (std::size_t i = 0; i < level.values.size(); i += 3)
      ASSERT_NEAR(std::hypot(level.values[i], level.values[i + 1], level.values[i + 2]), 1.0F, 1e-5F);
}

}  // namespace
}  // namespace scarp
