#include <gtest/gtest.h>

#include <optional>

#include "core/edit/AssetOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/model/MeshPicker.h"
#include "core/objects/AssetTable.h"
#include "core/store/Sqlite.h"
#include "core/store/StoredModels.h"
#include "tests/project/ProjectFolder.h"
#include "tests/support/MadeModels.h"
#include "tests/support/MadePictures.h"

namespace scarp {
namespace {

using test::ProjectFolder;

Asset pictured(const std::string& name) {
  Model model = test::ballModel(9, 2.0);
  const MaterialPicture albedo = test::heldAs("a", test::bumpAlbedo(32));
  model.materials[0].albedo = albedo.picture;
  model.materials[0].albedoSum = albedo.content;
  return assetOf(name, sharedModel(std::move(model)));
}

std::int64_t countIn(const std::string& path, const std::string& where) {
  auto database = SqliteDatabase::open(path, SqliteDatabase::Mode::ReadOnly, path);
  EXPECT_TRUE(database.ok());
  const auto count = (*database)->number("SELECT count(*) FROM slot WHERE " + where);
  EXPECT_TRUE(count.ok());
  return *count;
}

TEST(ProjectModels, AreSavedOnceAndOpenedWithTheirPicturesAndHistory) {
  const ProjectFolder folder;
  std::uint64_t sum = 0;
  {
    TerrainDocument document(test::fractalTerrain(60, 50));
    const Asset oak = pictured("oak");
    sum = oak.content;
    ASSERT_TRUE(perform(AddAssetOperation{oak}, document));
    ASSERT_TRUE(perform(AddAssetOperation{pictured("twin")}, document));
    ASSERT_TRUE(perform(PlaceOperation{{.asset = *assetNamed("oak"), .x = 1.0}}, document));
    const auto file = test::savedAs(folder.path(), document);
    EXPECT_EQ(countIn(folder.path(), "role=20 AND form=6"), 1) << "two assets share it";
    EXPECT_EQ(countIn(folder.path(), "role=19 AND form=5"), 1);
    // Only the history has it from now on.
    ASSERT_TRUE(perform(RemoveAssetOperation{"oak"}, document));
    ASSERT_TRUE(perform(RemoveAssetOperation{"twin"}, document));
    test::saved(*file, document);
    EXPECT_EQ(countIn(folder.path(), "role=20 AND form=6"), 1);
  }
  ASSERT_FALSE(heldModel(sum)) << "the test would find it in memory";
  auto project = test::opened(folder.path());
  EXPECT_TRUE(project.warnings.empty());
  TerrainDocument document(std::move(project.document));
  EXPECT_TRUE(document.assets().empty());
  ASSERT_TRUE(document.undo());
  ASSERT_TRUE(document.undo());
  ASSERT_EQ(document.assets().size(), 2U);
  const ModelPtr model = document.assets()[0].model;
  ASSERT_TRUE(model);
  EXPECT_EQ(model->sum, sum);
  EXPECT_TRUE(model->materials[0].albedo);
  EXPECT_EQ(document.objects().all().begin()->second.asset, *assetNamed("oak"));
  EXPECT_EQ(document.objects().assets().shape(*assetNamed("oak")).picker->triangles().size(),
            model->indices.size() / 3);
}

TEST(ProjectModels, OneThatIsDamagedIsToldAndItsBoxStays) {
  const ProjectFolder folder;
  {
    TerrainDocument document(test::fractalTerrain(60, 50));
    ASSERT_TRUE(perform(AddAssetOperation{pictured("oak")}, document));
    ASSERT_TRUE(perform(PlaceOperation{{.asset = *assetNamed("oak"), .x = 1.0}}, document));
    const auto file = test::savedAs(folder.path(), document);
  }
  {
    auto database = SqliteDatabase::open(folder.path(), SqliteDatabase::Mode::ReadWrite, folder.path());
    ASSERT_TRUE(database.ok()) << database.error().message;
    ASSERT_TRUE((*database)->execute("UPDATE content SET bytes=zeroblob(length(bytes)) WHERE role=20").ok());
  }
  auto project = ProjectFile::open(folder.path());
  ASSERT_TRUE(project.ok()) << project.error().message;
  ASSERT_EQ(project->warnings.size(), 1U);
  EXPECT_EQ(project->warnings.front(), folder.path() + ": is damaged: the model of an asset is lost");
  TerrainDocument document(std::move(project->document));
  ASSERT_EQ(document.assets().size(), 1U);
  EXPECT_FALSE(document.assets()[0].model);
  EXPECT_EQ(document.objects().size(), 1U);
  const AssetShape& shape = document.objects().assets().shape(*assetNamed("oak"));
  EXPECT_EQ(shape.picker->triangles().size(), 12U);
  EXPECT_NEAR(shape.bounds.max.z(), 4.0, 1e-5);
}

}  // namespace
}  // namespace scarp
