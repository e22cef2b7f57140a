#include <sys/mount.h>

#include <cerrno>
#include <cstring>

#include "core/materialio/WeightPlanes.h"
#include "tests/materialio/MaterialIoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

const std::vector<MaterialPreset>& presets() {
  static const std::vector<MaterialPreset> all{
      MaterialPreset::Unity,   MaterialPreset::Unreal, MaterialPreset::Terrain3d, MaterialPreset::HTerrain,
      MaterialPreset::Blender, MaterialPreset::Gis,    MaterialPreset::Picture};
  return all;
}

TEST(MaterialExportRefusal, WhatDoesNotFitTogetherIsOneLine) {
  const TempFolder folder;
  PaintedGround ground = paintedGround(40, 30, 3, 2);
  const Terrain other = fractalTerrain(41, 30);
  expectOneLine(exportMaterials({other, ground.map, ground.materials}, folder.file("out"), {}),
                {"out: ", "another size"});
  ground.materials.pop_back();
  expectOneLine(exportMaterials(ground.ground(), folder.file("out"), {}),
                {"out: ", "material 30", "none of this id"});
  const MaterialMap empty(40, 30);
  expectOneLine(exportMaterials({ground.terrain, empty, ground.materials}, folder.file("out"), {}),
                {"out: ", "no material lies"});
  expectOneLine(exportMaterials(ground.ground(), "", {}), {"none of this id"});
  expectOneLine(exportMaterials(paintedGround(40, 30, 3, 2).ground(), "", {}), {"no folder"});
  expectOneLine(exportMaterials(paintedGround(40, 30, 3, 2).ground(), folder.file("out"),
                                {.resample = SampleSize{1, 5}}),
                {"out: "});
  EXPECT_EQ(folder.names(), std::vector<std::string>{});
}

TEST(MaterialExportRefusal, TargetsThatCannotBe) {
  const TempFolder folder;
  const PaintedGround ground = paintedGround(40, 30, 3, 2);
  writeBytes(folder.file("file"), "x");
  for (const MaterialPreset preset : presets()) {
    SCOPED_TRACE(materialPresetNames().title(preset));
    expectOneLine(exportMaterials(ground.ground(), folder.file("file"), {.preset = preset}),
                  {"file: ", "not a folder"});
    expectOneLine(exportMaterials(ground.ground(), folder.file("file/in"), {.preset = preset}),
                  {"file/in: "});
  }
  std::filesystem::create_directories(folder.file("full/weights.tif"));
  expectOneLine(exportMaterials(ground.ground(), folder.file("full"), {}),
                {"full/weights.tif: ", "it is a folder"});
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"file", "full"}));
}

TEST(MaterialExportRefusal, AFullDiskLeavesTheFolderAsItWas) {
  const TempFolder folder;
  const std::filesystem::path disk = folder.path() / "disk";
  std::filesystem::create_directory(disk);
  if (::mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=24k") != 0)
    GTEST_SKIP() << "a small file system cannot be mounted here: " << std::strerror(errno);
  const PaintedGround ground = paintedGround(257, 257, 6, 6);
  const std::string out = (disk / "deep" / "out").string();
  for (const MaterialPreset preset : presets()) {
    SCOPED_TRACE(materialPresetNames().title(preset));
    expectOneLine(exportMaterials(ground.ground(), out, {.preset = preset}),
                  {out + "/", "No space left on device"});
    EXPECT_FALSE(std::filesystem::exists(disk / "deep"));
  }
  std::filesystem::create_directories(out);
  writeBytes(out + "/weights.tif", "old");
  EXPECT_FALSE(exportMaterials(ground.ground(), out, {}));
  EXPECT_EQ(readBytes(out + "/weights.tif"), "old");
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(out), {}), 1);
  ::umount2(disk.c_str(), MNT_DETACH);
}

TEST(MaterialExportRefusal, StoppingLeavesNothing) {
  const TempFolder folder;
  const PaintedGround ground = paintedGround(66, 66, 4, 3);
  for (const MaterialPreset preset : presets())
    for (const double stopAt : {0.0, 0.8}) {
      SCOPED_TRACE(std::string(materialPresetNames().title(preset)) + " at " + std::to_string(stopAt));
      const auto stopped = exportMaterials(ground.ground(), folder.file("out"), {.preset = preset},
                                           [&](double fraction) { return fraction < stopAt; });
      ASSERT_FALSE(stopped.ok());
      EXPECT_TRUE(stopped.error().cancelled) << stopped.error().text();
      EXPECT_EQ(folder.names(), std::vector<std::string>{});
    }
}

TEST(MaterialExportRefusal, AllFilesAreReplacedTogether) {
  const TempFolder folder;
  const PaintedGround before = paintedGround(40, 30, 3, 2), after = paintedGround(40, 30, 3, 2, 5);
  ASSERT_TRUE(exportMaterials(before.ground(), folder.path().string(), {}));
  const std::string old = readBytes(folder.file("weights.tif"));
  // The last of them cannot be placed.
  std::filesystem::remove(folder.file("dominant.tif.aux.xml"));
  std::filesystem::create_directory(folder.file("dominant.tif.aux.xml"));
  EXPECT_FALSE(exportMaterials(after.ground(), folder.path().string(), {}));
  EXPECT_EQ(readBytes(folder.file("weights.tif")), old);
  std::filesystem::remove(folder.file("dominant.tif.aux.xml"));
  ASSERT_TRUE(exportMaterials(after.ground(), folder.path().string(), {}));
  EXPECT_NE(readBytes(folder.file("weights.tif")), old);
}

TEST(WeightShares, LargestRemaindersGetWhatIsLeft) {
  const auto shared = [](std::vector<std::uint32_t> weights) {
    std::vector<std::uint8_t> bytes(weights.size());
    shareOut(weights, bytes);
    return std::vector<int>(bytes.begin(), bytes.end());
  };
  EXPECT_EQ(shared({1, 1, 1}), (std::vector<int>{85, 85, 85}));
  EXPECT_EQ(shared({1, 1}), (std::vector<int>{128, 127}));
  EXPECT_EQ(shared({100, 100, 100, 100}), (std::vector<int>{64, 64, 64, 63}));
  EXPECT_EQ(shared({0, 0}), (std::vector<int>{0, 0}));
  EXPECT_EQ(shared({254, 1}), (std::vector<int>{254, 1}));
  EXPECT_EQ(shared({255, 1}), (std::vector<int>{254, 1}));
  EXPECT_EQ(shared({4000000000u, 0, 4000000000u}), (std::vector<int>{128, 0, 127}));
}

}  // namespace
}  // namespace scarp::test
