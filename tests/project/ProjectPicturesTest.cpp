#include <gtest/gtest.h>

#include <optional>

#include "core/edit/AssetOperations.h"
#include "core/edit/DrapeOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/model/MeshPicker.h"
#include "core/objects/Asset.h"
#include "core/store/Sqlite.h"
#include "core/store/StoredContents.h"
#include "tests/project/ProjectFolder.h"
#include "tests/support/MadeModels.h"
#include "tests/support/MadePictures.h"

namespace scarp {
namespace {

using test::ProjectFolder;

MaterialsOperation withMaterials(std::vector<Material> materials) {
  MaterialsOperation operation{std::move(materials), {}};
  operation.rules.base = operation.materials.empty() ? 0 : operation.materials.front().id;
  return operation;
}

std::int64_t countIn(const std::string& path, const std::string& where) {
  auto database = SqliteDatabase::open(path, SqliteDatabase::Mode::ReadOnly, path);
  EXPECT_TRUE(database.ok());
  const auto count = (*database)->number("SELECT count(*) FROM slot WHERE " + where);
  EXPECT_TRUE(count.ok());
  return *count;
}
std::int64_t picturesIn(const std::string& path) { return countIn(path, "role=19 AND form=5"); }

/// Does something to a file.
void alter(const std::string& path, const std::string& statement) {
  auto database = SqliteDatabase::open(path, SqliteDatabase::Mode::ReadWrite, path);
  ASSERT_TRUE(database.ok()) << database.error().text();
  ASSERT_TRUE((*database)->execute(statement).ok());
}

/// Texels of all pictures, by place; nothing where one is missing.
std::vector<std::optional<Texels>> texelsIn(const Material& material) {
  std::vector<std::optional<Texels>> all;
  for (const MaterialPicture& picture : material.pictures)
    all.push_back(picture.picture ? std::optional(texelsOf(*picture.picture)) : std::nullopt);
  return all;
}

TEST(ProjectPictures, AreSavedOnceAndOpenedWithTheTerrainAndItsHistory) {
  const ProjectFolder folder;
  std::vector<std::optional<Texels>> wanted;
  std::uint64_t sum = 0;
  {
    Material bumps = test::materialOfBumps(32), twin = bumps;
    twin.id = 21, twin.name = "Twin";
    wanted = texelsIn(bumps);
    sum = bumps.picture(PictureKind::Albedo).content;
    TerrainDocument document(test::fractalTerrain(60, 50));
    ASSERT_TRUE(perform(withMaterials({bumps, twin}), document));
    const auto file = test::savedAs(folder.path(), document);
    EXPECT_EQ(picturesIn(folder.path()), 5) << "two materials share them";
    // Only the history has them from now on.
    Material plain = bumps;
    plain.pictures = {};
    ASSERT_TRUE(perform(withMaterials({plain}), document));
    test::saved(*file, document);
    EXPECT_EQ(picturesIn(folder.path()), 5);
  }
  ASSERT_FALSE(heldPicture(sum)) << "the test would read them out of memory";
  {
    auto project = test::opened(folder.path());
    TerrainDocument document(std::move(project.document));
    for (const auto& texels : texelsIn(document.materials().front())) EXPECT_FALSE(texels);
    ASSERT_TRUE(document.undo());
    ASSERT_EQ(document.materials().size(), 2U);
    EXPECT_EQ(texelsIn(document.materials()[0]), wanted);
    EXPECT_EQ(texelsIn(document.materials()[1]), wanted);
    // As a save that knows the steps of the history, and their pictures.
    ASSERT_TRUE(document.redo());
    ASSERT_TRUE(perform(withMaterials({}), document));
    test::saved(*project.file, document);
    EXPECT_EQ(picturesIn(folder.path()), 5);
  }
  ASSERT_FALSE(heldPicture(sum));
  auto project = test::opened(folder.path());
  TerrainDocument document(std::move(project.document));
  ASSERT_TRUE(document.goTo(1));
  EXPECT_EQ(texelsIn(document.materials()[0]), wanted);
}

TEST(ProjectPictures, AnEarlierVersionHasItsOwn) {
  const ProjectFolder folder;
  std::vector<std::optional<Texels>> wanted;
  {
    TerrainDocument document(test::fractalTerrain(40, 40));
    ASSERT_TRUE(perform(withMaterials({test::materialOfBumps(16)}), document));
    wanted = texelsIn(document.materials().front());
    ProjectContents contents = contentsOf(document);
    contents.document.history = {};  // As when it was forgotten.
    const auto file = ProjectFile::saveAs(folder.path(), contents, nullptr, {.versions = 3});
    ASSERT_TRUE(file.ok());
    ProjectContents without = contents;
    without.document.state.materials.clear();
    without.document.state.rules = {};
    without.pictures.clear();
    ASSERT_TRUE((*file)->save(without).ok());
    EXPECT_EQ(picturesIn(folder.path()), 0);
  }
  auto project = test::opened(folder.path());
  const auto versions = project.file->versions();
  ASSERT_TRUE(versions.ok() && versions->size() == 2);
  const auto earlier = project.file->openVersion(versions->back().id);
  ASSERT_TRUE(earlier.ok());
  EXPECT_EQ(texelsIn(earlier->document.state.materials.front()), wanted);
}

TEST(ProjectPictures, OneThatIsDamagedIsMissingAndSaidSo) {
  const ProjectFolder folder;
  {
    TerrainDocument document(test::fractalTerrain(40, 40));
    ASSERT_TRUE(perform(withMaterials({test::materialOfBumps(16)}), document));
    test::savedAs(folder.path(), document);
  }
  alter(folder.path(), "UPDATE content SET bytes=zeroblob(length(bytes)) WHERE id="
                       "(SELECT min(content) FROM slot WHERE role=19)");
  const auto project = ProjectFile::open(folder.path());
  ASSERT_TRUE(project.ok()) << project.error().text();
  ASSERT_EQ(project->warnings.size(), 1U);
  EXPECT_EQ(project->warnings.front().text(),
            folder.path() + ": is damaged: a picture of a material or a drape is lost");
  int missing = 0;
  for (const MaterialPicture& picture : project->document.state.materials.front().pictures) {
    EXPECT_FALSE(picture.name.empty());
    missing += picture.picture ? 0 : 1;
  }
  EXPECT_EQ(missing, 1);
}

TEST(ProjectPictures, ThoseOfDrapesAreHeldAndComeBackByUndo) {
  const ProjectFolder folder;
  PackedDrape packed;
  {
    packed.colourPicture = sharedPicture({6, 5, 3, std::vector<std::uint8_t>(90, 130)});
    packed.opacityPicture = sharedPicture({6, 5, 1, std::vector<std::uint8_t>(30, 200)});
    packed.colours = packed.colourPicture->sum;
    packed.opacity = packed.opacityPicture->sum;
    packed.geoTransform = {561000.1, 1.0 / 3.0, 0.0, 5e6, 0.0, -1.0 / 3.0};
    packed.crsWkt = "EPSG:32610";
    TerrainDocument document(test::fractalTerrain(60, 50));
    ASSERT_TRUE(perform(AddDrapeOperation{{"ortho", "/gone/ortho.tif", 3, 4}}, document));
    SetDrapeOperation pack;
    pack.drape = 1;
    pack.pack = true;
    EXPECT_EQ(perform(pack, document).error().text(), "the picture of the drape \"ortho\" was not read");
    pack.packed = std::make_shared<const PackedDrape>(packed);
    ASSERT_TRUE(perform(pack, document));
    ASSERT_TRUE(document.drapes()[0].packed);
    const auto file = test::savedAs(folder.path(), document);
    EXPECT_EQ(picturesIn(folder.path()), 2);
    SetDrapeOperation unpack;
    unpack.drape = 1;
    unpack.pack = false;
    ASSERT_TRUE(perform(unpack, document));
    EXPECT_FALSE(document.drapes()[0].packed);
    test::saved(*file, document);
    EXPECT_EQ(picturesIn(folder.path()), 2) << "of the history";
    packed.colourPicture = packed.opacityPicture = nullptr;
  }
  ASSERT_FALSE(heldPicture(packed.colours)) << "the test would read them out of memory";
  auto project = test::opened(folder.path());
  TerrainDocument document(std::move(project.document));
  EXPECT_FALSE(document.drapes()[0].packed);
  ASSERT_TRUE(document.undo());
  ASSERT_TRUE(document.drapes()[0].packed);
  const PackedDrape& back = *document.drapes()[0].packed;
  ASSERT_TRUE(back.whole());
  EXPECT_EQ(texelsOf(*back.colourPicture).values, std::vector<std::uint8_t>(90, 130));
  EXPECT_EQ(texelsOf(*back.opacityPicture).values, std::vector<std::uint8_t>(30, 200));
  EXPECT_EQ(back.geoTransform, packed.geoTransform);
  EXPECT_EQ(back.crsWkt, packed.crsWkt);
}

Asset pictured(const std::string& name) {
  Model model = test::ballModel(9, 2.0);
  const MaterialPicture albedo = test::heldAs("a", test::bumpAlbedo(32));
  model.materials[0].albedo = albedo.picture;
  model.materials[0].albedoSum = albedo.content;
  return assetOf(name, sharedModel(std::move(model)));
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
  alter(folder.path(), "UPDATE content SET bytes=zeroblob(length(bytes)) WHERE role=20");
  auto project = ProjectFile::open(folder.path());
  ASSERT_TRUE(project.ok()) << project.error().text();
  ASSERT_EQ(project->warnings.size(), 1U);
  EXPECT_EQ(project->warnings.front().text(), folder.path() + ": is damaged: the model of an asset is lost");
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
