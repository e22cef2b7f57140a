#include "core/part/PartSurvey.h"
#include "tests/part/PartSupport.h"

namespace scarp {
namespace {

void expectWindows(const PartGround& ground, const HeightRaster& whole) {
  for (const GridRect& rect : {GridRect{0, 0, 128, 128}, GridRect{128, 0, 300, 261}, whole.rect()}) {
    const auto window = ground.window(rect);
    ASSERT_TRUE(window.ok()) << window.error().text();
    EXPECT_EQ(window->column0, rect.column0);
    std::vector<float> expected(static_cast<std::size_t>(rect.area()));
    whole.read(rect, expected);
    EXPECT_TRUE(test::sameBits(test::samplesOf(window->heights), expected));
  }
}

TEST(PartGround, ReadsWindowsOfARaster) {
  const test::TempFolder folder;
  test::writeGround(folder.file("a.tif"), 300, 261);
  auto ground = PartGround::open(folder.file("a.tif"), {});
  ASSERT_TRUE(ground.ok());
  ground->take(*ground->guess());
  const ImportedTerrain whole = *importRaster(folder.file("a.tif"));
  EXPECT_EQ(ground->frame(), whole.terrain.frame);
  GeoReference reference = whole.terrain.georeference;
  reference.source.reset();  // Parts are joined without the layout of the source.
  EXPECT_EQ(ground->georeference(), reference);
  expectWindows(*ground, whole.terrain.heights);
}

TEST(PartGround, ReadsWindowsOfAProject) {
  const test::TempFolder folder;
  const TerrainDocument document(test::fractalTerrain(300, 261, 2.0, 3.0));
  ASSERT_TRUE(ProjectFile::saveAs(folder.file("a.scarp"), contentsOf(document)).ok());
  auto ground = PartGround::open(folder.file("a.scarp"), {});
  ASSERT_TRUE(ground.ok()) << ground.error().text();
  ground->take(*ground->guess());
  EXPECT_EQ(ground->frame(), document.frame());
  expectWindows(*ground, document.heights());
  ImportOptions options;
  options.nodata = 1.0;
  test::expectOneLine(PartGround::open(folder.file("a.scarp"), options), {"a.scarp", "project"});
}

TEST(PartGround, WhatIsNotThereIsNamed) {
  test::expectOneLine(PartGround::open("/nowhere/a.tif", {}), {"/nowhere/a.tif"});
  test::expectOneLine(PartGround::open("/nowhere/a.scarp", {}), {"/nowhere/a.scarp"});
}

}  // namespace
}  // namespace scarp
