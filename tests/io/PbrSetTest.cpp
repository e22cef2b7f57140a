#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/io/PbrSet.h"
#include "core/io/PictureFile.h"
#include "core/material/Srgb.h"
#include "tests/support/MadePictures.h"
#include "tests/support/TempFolder.h"

namespace scarp {
namespace {

using test::TempFolder;

class PbrSetTest : public ::testing::Test {
 protected:
  std::string write(const std::string& name, const Texels& texels) {
    test::writePictureFile(folder_.file(name), texels);
    return folder_.file(name);
  }
  PbrMaterial read() {
    const std::string path = folder_.path().string();
    const auto sets = pbrSets(std::span(&path, 1));
    EXPECT_TRUE(sets.ok() && sets->size() == 1);
    if (!sets.ok() || sets->empty()) return {};
    auto read = readPbrSet(sets->front());
    EXPECT_TRUE(read.ok()) << read.error().text();
    return read.ok() ? *std::move(read) : PbrMaterial{};
  }
  static Texels of(const Material& material, PictureKind kind) {
    const PicturePtr& picture = material.picture(kind).picture;
    return picture ? texelsOf(*picture) : Texels{};
  }

  TempFolder folder_;
};

TEST_F(PbrSetTest, AFolderOfOneSetBecomesOneMaterial) {
  const Texels albedo = test::bumpAlbedo(64), heights = test::bumpHeights(64),
               normals = test::bumpNormals(64, NormalKind::OpenGl);
  const Texels arm = test::texelsBy(64, 64, 3, [](int c, int r, int channel) {
    return channel == 0 ? 3.0 * c : channel == 1 ? 2.0 * r : 77.0;
  });
  write("red_stones_diff_1k.png", albedo);
  write("red_stones_disp_1k.png", heights);
  write("red_stones_nor_gl_1k.png", normals);
  write("red_stones_nor_dx_1k.png", test::bumpNormals(64, NormalKind::DirectX));
  write("red_stones_arm_1k.png", arm);
  write("red_stones_metal_1k.png", heights);
  std::ofstream(folder_.file("license.txt")) << "free";
  const PbrMaterial made = read();
  EXPECT_EQ(made.material.name, "red stones");
  EXPECT_EQ(of(made.material, PictureKind::Albedo), albedo);
  EXPECT_EQ(of(made.material, PictureKind::Height), heights);
  EXPECT_EQ(of(made.material, PictureKind::Normal), normals);
  EXPECT_EQ(made.material.normals, NormalKind::OpenGl);
  EXPECT_EQ(of(made.material, PictureKind::Occlusion), channelsOf(arm, 0, 1));
  EXPECT_EQ(of(made.material, PictureKind::Roughness), channelsOf(arm, 1, 1));
  std::string notes;
  for (const Message& note : made.notes) notes += note.text() + "\n";
  EXPECT_EQ(notes,
            "red_stones_metal_1k.png: is not used: a material has no place for it\n"
            "red_stones_nor_dx_1k.png: is not used: the set has normals for OpenGL\n");
}

TEST_F(PbrSetTest, PackedSetsAreTakenApartByNameAndByWhatTheyHold) {
  const Texels albedo = test::bumpAlbedo(32), heights = test::bumpHeights(32),
               normals = test::bumpNormals(32, NormalKind::OpenGl);
  const Texels rough = test::texelsBy(32, 32, 1, [](int c, int r, int) { return 5.0 * c + r; });
  for (const auto& [first, second] : {std::pair{"cliff_alb_ht.png", "cliff_nrm_rgh.png"},
                                      {"cliff_albedo.png", "cliff_normal.png"}}) {
    const std::string a = write(first, test::packedTexels(albedo, heights)),
                      b = write(second, test::packedTexels(normals, rough));
    const Material material = read().material;
    EXPECT_EQ(of(material, PictureKind::Albedo), albedo) << first;
    EXPECT_EQ(of(material, PictureKind::Height), heights) << first;
    EXPECT_EQ(of(material, PictureKind::Normal), normals) << second;
    EXPECT_EQ(of(material, PictureKind::Roughness), rough) << second;
    std::filesystem::remove(a);
    std::filesystem::remove(b);
  }
}

TEST_F(PbrSetTest, SeveralSetsAreSeveralMaterials) {
  write("rock_albedo.png", test::bumpAlbedo(16));
  write("rock_rough.png", test::bumpHeights(16));
  write("Sand_Albedo.png", test::bumpAlbedo(16));
  const std::string path = folder_.path().string();
  const auto sets = pbrSets(std::span(&path, 1));
  ASSERT_TRUE(sets.ok());
  ASSERT_EQ(sets->size(), 2U);
  EXPECT_EQ((*sets)[0].name, "Sand");
  EXPECT_EQ((*sets)[1].name, "rock");
  EXPECT_EQ((*sets)[1].files.size(), 2U);
}

TEST_F(PbrSetTest, NormalsTellWhichWayTheyCount) {
  for (const NormalKind kind : {NormalKind::OpenGl, NormalKind::DirectX})
    for (const double relief : {0.01, 0.2})
      EXPECT_EQ(guessNormals(test::bumpNormals(128, kind, relief)), kind) << relief;
  EXPECT_EQ(guessNormals(test::texelsBy(64, 64, 3, [](int, int, int c) { return c == 2 ? 255.0 : 128.0; })),
            std::nullopt);
  std::mt19937 random(3);
  EXPECT_EQ(guessNormals(test::texelsBy(
                128, 128, 3, [&](int, int, int c) { return c == 2 ? 220.0 : 90.0 + double(random() % 76); })),
            std::nullopt);
  write("wall_normal.png", test::bumpNormals(64, NormalKind::DirectX));
  const PbrMaterial made = read();
  EXPECT_EQ(made.material.normals, NormalKind::DirectX);
  ASSERT_EQ(made.notes.size(), 1U);
  EXPECT_EQ(made.notes.front(),
            "wall_normal.png: its normals are taken for those of DirectX, as slopes of a surface");
}

TEST_F(PbrSetTest, TheMeanColourIsThatOfTheLight) {
  const Texels halves = test::texelsBy(2, 2, 3, [](int c, int, int channel) {
    return c == 0 ? 255.0 : channel == 2 ? 255.0 : 0.0;
  });
  const auto mean = meanColour(halves);
  EXPECT_EQ(mean[2], 255);
  EXPECT_EQ(mean[0], std::lround(255.0 * toSrgb(0.5)));
}

TEST_F(PbrSetTest, BadInputIsOneLineThatNamesIt) {
  std::ofstream(folder_.file("torn_albedo.png")) << "\x89PNG\r\n\x1a\n no more";
  const std::string torn = folder_.file("torn_albedo.png"), none = folder_.file("none_albedo.png");
  for (const std::string& path : {torn, none}) {
    const auto read = readMaterialPicture(path, PictureKind::Albedo);
    ASSERT_FALSE(read.ok());
    EXPECT_TRUE(read.error().text().starts_with(path)) << read.error().text();
    EXPECT_EQ(read.error().text().find('\n'), std::string::npos);
  }
  const std::string grey = write("wall_nrm_rgh.png", test::bumpNormals(8, NormalKind::OpenGl));
  const auto short_ = readPbrSet({"wall", {grey}});
  ASSERT_FALSE(short_.ok());
  EXPECT_EQ(short_.error().text(), grey + ": has 3 channels; its name says that the roughness is channel 4");
  const std::string wide =
      write("wide_albedo.png", test::texelsBy(kMostTexels + 1, 2, 1, [](int, int, int) { return 1.0; }));
  EXPECT_EQ(readMaterialPicture(wide, PictureKind::Albedo).error().text(),
            wide + ": 8193 x 2 pixels; a picture of a material has at most 8192 a side");
  const std::string empty = folder_.file("nothing");
  std::filesystem::create_directory(empty);
  EXPECT_EQ(pbrSets(std::span(&empty, 1)).error().text(), empty + ": no pictures are there");
}

constexpr PictureKind A = PictureKind::Albedo, H = PictureKind::Height, N = PictureKind::Normal,
                      R = PictureKind::Roughness, O = PictureKind::Occlusion;

struct NameCase {
  const char* path;
  const char* set;
  std::vector<ChannelUse> uses;
  std::optional<NormalKind> normals;
};

TEST(PictureNames, AreReadAsLibrariesHaveThem) {
  const std::optional<NormalKind> gl = NormalKind::OpenGl, dx = NormalKind::DirectX, none;
  const std::vector<NameCase> cases{
      {"/a/rock_face_03_diff_4k.jpg", "rock_face_03", {{A}}, none},
      {"rock_face_03_nor_gl_4k.exr", "rock_face_03", {{N}}, gl},
      {"rock_face_03_nor_dx_4k.png", "rock_face_03", {{N}}, dx},
      {"rock_face_03_disp_4k.png", "rock_face_03", {{H}}, none},
      {"rock_face_03_rough_4k.png", "rock_face_03", {{R}}, none},
      {"rock_face_03_arm_4k.png", "rock_face_03", {{O, 0}, {R, 1}}, none},
      {"Rock035_2K-JPG_Color.jpg", "Rock035", {{A}}, none},
      {"Rock035_2K_NormalGL.jpg", "Rock035", {{N}}, gl},
      {"Rock035_2K_NormalDX.jpg", "Rock035", {{N}}, dx},
      {"Rock035_2K_AmbientOcclusion.jpg", "Rock035", {{O}}, none},
      {"Rock035_2K_Displacement.tif", "Rock035", {{H}}, none},
      {"T_Cliff_BaseColor.tga", "T_Cliff", {{A}}, none},
      {"T_Cliff_ORM.tga", "T_Cliff", {{O, 0}, {R, 1}}, none},
      {"T_Cliff_D.tga", "T_Cliff", {{A}}, none},
      {"T_Cliff_N.tga", "T_Cliff", {{N}}, none},
      {"cliff_alb_ht.png", "cliff", {{A, 0}, {H, 3}}, none},
      {"cliff_nrm_rgh.png", "cliff", {{N, 0}, {R, 3}}, none},
      {"cliff_albedo_bump.png", "cliff", {{A, 0}, {H, 3}}, none},
      {"cliff_normal_roughness.png", "cliff", {{N, 0}, {R, 3}}, none},
      {"moss-ao.png", "moss", {{O}}, none},
      {"moss smoothness.png", "moss", {{R, 0, true}}, none},
      {"wet_sand_basecolor.png", "wet_sand", {{A}}, none},
  };
  for (const NameCase& one : cases) {
    const PictureName name = pictureName(one.path);
    EXPECT_EQ(name.set, one.set) << one.path;
    EXPECT_TRUE(name.uses == one.uses) << one.path << ": " << name.uses.size();
    EXPECT_TRUE(name.known) << one.path;
    EXPECT_EQ(name.normals, one.normals) << one.path;
  }
}

TEST(PictureNames, WhatSaysNothingIsLeftAlone) {
  for (const char* path : {"rock.png", "IMG_2034.jpg", "a cliff.tif", "normal.png", "h.png", "n_wall.png"}) {
    const PictureName name = pictureName(path);
    EXPECT_FALSE(name.known) << path;
    EXPECT_TRUE(name.uses.empty()) << path;
  }
  for (const char* path : {"rock_metallic.png", "rock_opacity_2k.png", "rock_preview.png"}) {
    const PictureName name = pictureName(path);
    EXPECT_TRUE(name.known) << path;
    EXPECT_TRUE(name.uses.empty()) << path;
    EXPECT_EQ(name.set, "rock") << path;
  }
}

}  // namespace
}  // namespace scarp
