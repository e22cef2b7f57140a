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
    EXPECT_TRUE(read.ok()) << read.error().message;
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
  for (const std::string& note : made.notes) notes += note + "\n";
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
    EXPECT_TRUE(read.error().message.starts_with(path)) << read.error().message;
    EXPECT_EQ(read.error().message.find('\n'), std::string::npos);
  }
  const std::string grey = write("wall_nrm_rgh.png", test::bumpNormals(8, NormalKind::OpenGl));
  const auto short_ = readPbrSet({"wall", {grey}});
  ASSERT_FALSE(short_.ok());
  EXPECT_EQ(short_.error().message, grey + ": has 3 channels; its name says that the roughness is channel 4");
  const std::string wide =
      write("wide_albedo.png", test::texelsBy(kMostTexels + 1, 2, 1, [](int, int, int) { return 1.0; }));
  EXPECT_EQ(readMaterialPicture(wide, PictureKind::Albedo).error().message,
            wide + ": 8193 x 2 pixels; a picture of a material has at most 8192 a side");
  const std::string empty = folder_.file("nothing");
  std::filesystem::create_directory(empty);
  EXPECT_EQ(pbrSets(std::span(&empty, 1)).error().message, empty + ": no pictures are there");
}

}  // namespace
}  // namespace scarp
