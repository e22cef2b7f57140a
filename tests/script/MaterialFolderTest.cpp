#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/io/PbrSet.h"
#include "core/script/MaterialFolder.h"
#include "tests/support/MadePictures.h"
#include "tests/support/TempFolder.h"

namespace scarp {
namespace {

using test::TempFolder;

TEST(MaterialFolder, WhatIsSavedIsReadEqualButForItsNames) {
  const TempFolder library;
  Material material = test::materialOfBumps(32);
  material.size = 2.5;
  material.tags = "rock, hard";
  material.triplanar = false;
  material.variation = 0.25;
  material.normals = NormalKind::DirectX;
  const auto folder = writeMaterialFolder(material, library.path().string());
  ASSERT_TRUE(folder.ok()) << folder.error().text();
  auto read = readMaterialFolder(*folder);
  ASSERT_TRUE(read.ok()) << read.error().text();
  EXPECT_EQ(read->picture(PictureKind::Normal).name, "Bumps_normal_dx.png");
  for (std::size_t i = 0; i < kPictureKinds; ++i) {
    EXPECT_EQ(read->pictures[i].picture, material.pictures[i].picture) << i;
    read->pictures[i].name = material.pictures[i].name;
  }
  read->id = material.id;
  EXPECT_EQ(*read, material);
  // As the pictures of others are.
  const auto sets = pbrSets(std::span(&*folder, 1));
  ASSERT_TRUE(sets.ok() && sets->size() == 1);
  const auto set = readPbrSet(sets->front());
  ASSERT_TRUE(set.ok());
  EXPECT_EQ(set->material.normals, NormalKind::DirectX);
  for (std::size_t i = 0; i < kPictureKinds; ++i)
    EXPECT_EQ(set->material.pictures[i].content, material.pictures[i].content) << i;
}

TEST(MaterialFolder, ALibraryListsItsMaterialsByName) {
  const TempFolder library;
  const std::string path = library.path().string();
  EXPECT_TRUE(libraryMaterials(path + "/nowhere").empty());
  for (const char* name : {"Wall", "Cliff", "Wall"}) {
    Material material = test::materialOfBumps(8);
    material.name = name;
    ASSERT_TRUE(writeMaterialFolder(material, path).ok());
  }
  std::filesystem::create_directory(library.file("broken"));
  std::ofstream(library.file("broken/material.json")) << "{";
  std::filesystem::create_directory(library.file("other"));
  const auto all = libraryMaterials(path);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].name, "Cliff");
  EXPECT_EQ(all[1].name, "Wall");
  EXPECT_EQ(all[1].colour, (std::array<std::uint8_t, 3>{150, 80, 60}));
  ASSERT_FALSE(all[1].files.empty());
  EXPECT_TRUE(std::filesystem::exists(all[1].files.front()));
}

TEST(MaterialFolder, NamesThatAreTheSameForFilesHaveFoldersOfTheirOwn) {
  const TempFolder library;
  const std::string path = library.path().string();
  Material material = test::materialOfBumps(8);
  std::vector<std::string> folders;
  for (const char* name : {"A b", "A_b", "A b", "A_b"}) {
    material.name = name;
    const auto folder = writeMaterialFolder(material, path);
    ASSERT_TRUE(folder.ok()) << folder.error().text();
    folders.push_back(*folder);
  }
  EXPECT_NE(folders[0], folders[1]);
  EXPECT_EQ(folders[0], folders[2]);
  EXPECT_EQ(folders[1], folders[3]);
  EXPECT_EQ(libraryMaterials(path).size(), 2U);
  // Where the other is gone it stays where it is.
  std::filesystem::remove_all(folders[0]);
  EXPECT_EQ(*writeMaterialFolder(material, path), folders[1]);
}

TEST(MaterialFolder, SaysWhatIsWrongAndReadsNothingElsewhere) {
  const TempFolder library;
  const std::string folder = library.file("odd"), file = library.file("odd/material.json");
  std::filesystem::create_directory(folder);
  EXPECT_EQ(readMaterialFolder(folder).error().text(), file + ": No such file or directory");
  const auto problem = [&](const std::string& text) {
    std::ofstream(file) << text;
    const auto read = readMaterialFolder(folder);
    return read ? std::string("none") : read.error().text();
  };
  EXPECT_EQ(problem(R"({"scarp": 1, "material": {"name": "A", "pictures": {"albedo": "../a.png"}}})"),
            file + ": material.pictures.albedo: must be a file in the folder itself");
  EXPECT_EQ(problem(R"({"scarp": 1, "material": {"name": "A", "pictures": {"albedo": "a.png"}}})"),
            file + ": material.pictures.albedo: a.png: No such file or directory");
  EXPECT_EQ(problem(R"({"scarp": 1, "material": {}})"), file + ": material.name: is missing");
  EXPECT_EQ(problem(R"({"scarp": 1})"), file + ": material: is missing");
  // A folder of somebody's own is left alone.
  std::filesystem::create_directory(library.file("Bumps"));
  std::ofstream(library.file("Bumps/mine.txt")) << "mine";
  const auto refused = writeMaterialFolder(test::materialOfBumps(8), library.path().string());
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().text(),
            library.file("Bumps") + ": is there already, and is no material's folder");
  EXPECT_TRUE(std::filesystem::exists(library.file("Bumps/mine.txt")));
}

}  // namespace
}  // namespace scarp
