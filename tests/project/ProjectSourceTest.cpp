#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/edit/GroundOperations.h"
#include "core/edit/Operation.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/operation/Reshape.h"
#include "tests/project/ProjectFolder.h"

namespace scarp {
namespace {

/// A project of a GeoTIFF, with a step of the history that moves the terrain's samples.
void saveReshaped(const std::string& raster, const std::string& project) {
  auto imported = importRaster(raster);
  ASSERT_TRUE(imported.ok()) << imported.error().text();
  ASSERT_TRUE(imported->terrain.georeference.source);
  TerrainDocument document(std::move(imported->terrain));
  ASSERT_TRUE(perform(ReshapeOperation{RotateReshape{1}}, document).ok());
  const auto saved = ProjectFile::saveAs(project, contentsOf(document));
  ASSERT_TRUE(saved.ok()) << saved.error().text();
}
std::string sourceIn(const std::string& project) {
  auto opened = ProjectFile::open(project, {.readOnly = true});
  EXPECT_TRUE(opened.ok()) << opened.error().text();
  return opened.ok() ? opened->document.state.georeference.source->path : std::string();
}
bool contains(const std::string& project, const std::string& text) {
  std::ifstream stream(project, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
  return bytes.find(text) != std::string::npos;
}

}  // namespace

TEST(ProjectSource, ContainsThePathOfItsSourceWithoutFolders) {
  namespace fs = std::filesystem;
  const test::TempFolder folder;
  const fs::path home = folder.path() / "home-of-somebody";
  fs::create_directories(home / "maps");
  const std::string raster = (home / "maps" / "dem.tif").string();
  ASSERT_TRUE(exportRaster(test::fractalTerrain(20, 20), raster).ok());
  saveReshaped(raster, (home / "below.scarp").string());
  EXPECT_FALSE(contains((home / "below.scarp").string(), "home-of-somebody"));
  EXPECT_TRUE(contains((home / "below.scarp").string(), "maps/dem.tif"));
  EXPECT_EQ(sourceIn((home / "below.scarp").string()), raster);
  // The source is elsewhere: found on this computer, where it was imported.
  fs::create_directories(folder.path() / "elsewhere");
  const std::string apart = (folder.path() / "elsewhere" / "apart.scarp").string();
  saveReshaped(raster, apart);
  EXPECT_FALSE(contains(apart, "home-of-somebody"));
  EXPECT_EQ(sourceIn(apart), raster);
  // Both are moved.
  fs::rename(home, folder.path() / "moved");
  const std::string moved = (folder.path() / "moved" / "below.scarp").string();
  EXPECT_EQ(sourceIn(moved), (folder.path() / "moved" / "maps" / "dem.tif").string());
  EXPECT_EQ(sourceIn(apart), (folder.path() / "moved" / "maps" / "dem.tif").string())
      << "allowed by opening the moved project, and the same file";
  // Steps of the history know the source too.
  auto opened = ProjectFile::open(moved, {.readOnly = true});
  ASSERT_TRUE(opened.ok());
  TerrainDocument document(std::move(opened->document));
  ASSERT_TRUE(document.undo().ok());
  EXPECT_EQ(document.georeference().source->path, (folder.path() / "moved" / "maps" / "dem.tif").string());
  // Nobody has the file.
  fs::remove_all(folder.path() / "moved" / "maps");
  EXPECT_EQ(sourceIn(moved), "maps/dem.tif");
  EXPECT_EQ(sourceIn(apart), "dem.tif");
}

}  // namespace scarp
