#include <gtest/gtest.h>

#include <QImage>

#include "core/base/Json.h"
#include "core/edit/MaterialOperations.h"
#include "core/tools/PaintTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SelectTool.h"
#include "core/tools/ViewController.h"
#include "core/view/CameraMotion.h"
#include "tests/support/ExpectedText.h"
#include "tests/support/JsonPlace.h"
#include "tests/support/Refusals.h"
#include "tests/support/Terrains.h"
#include "ui/document/DocumentJournal.h"
#include "ui/project/WorkSettings.h"

namespace scarp::test {
namespace {

WorkSettings someWork() {
  WorkSettings work;
  work.camera.position = {1.0 / 3.0, -1e5 / 7.0, 812.0625};
  work.camera.yaw = -2.0 / 3.0;
  work.camera.exaggeration = 1.7;
  Camera flat;
  flat.projection = Camera::Projection::Orthographic;
  flat.orthoHeight = 1000.0 / 9.0;
  work.secondCamera = flat;
  work.bookmarks[0] = work.camera;
  work.bookmarks[8] = flat;
  work.look.shading = {ShadingMode::Slope, TintRamp::Cubehelix, 0.3, 1234.5};
  work.look.light = {12.5, 33.25};
  work.look.seaLevel = -4.5;
  work.look.water = true;
  work.look.contours = {true, 25.0, 4, false};
  work.look.groundGrid = {true, 100.0};
  work.tool = SelectTool::kName;
  work.brush.kind = BrushKind::Flatten;
  work.brush.radius = 100.0 / 3.0;
  work.brushes = {{"Möwe", work.brush}, {"Plain", {}}};
  work.place.asset = AssetKind::House;
  work.place.scale = 1.0 / 3.0;
  work.place.randomYaw = false;
  work.place.rule = ObjectRule::Stay;
  work.select = {SelectKind::Wand, 12.0, {WandCriterion::Aspect, 7.5, 1.0 / 3.0, false}};
  RuleCondition slope, wet;
  slope.by = GroundMeasure::Slope;
  slope.low = 100.0 / 3.0;
  wet.by = GroundMeasure::Drainage;
  wet.curve = Curve();
  work.paint = {PaintAction::Blend, 7, 1.0 / 3.0, 3, {slope, wet}};
  ExportOptions options{RasterFormat::Png, "unity", -1.5, 99.0};
  options.resample = SampleSize{513, 257};
  options.anySize = true;
  options.compression = TiffCompression::Zstd;
  work.lastExports = {{"map", "/x/Höhe.png", options}};
  return work;
}

TEST(WorkSettings, ReadBackAsTheyWereToTheLastDigit) {
  WorkSettings work = someWork();
  work.collapsedGroups = {2, 7};
  QStringList problems;
  const WorkSettings read = readWork(writeWork(work), {}, &problems);
  EXPECT_TRUE(problems.isEmpty()) << problems.join(QLatin1Char('\n')).toStdString();
  // Numbers are written to the last digit.
  EXPECT_EQ(writeWork(read), writeWork(work));
  EXPECT_TRUE(samePose(read.camera, work.camera));
  EXPECT_EQ(read.look, work.look);
  EXPECT_EQ(read.brushes, work.brushes);
  EXPECT_EQ(read.place, work.place);
  EXPECT_EQ(read.select, work.select);
  EXPECT_EQ(read.paint, work.paint);
  EXPECT_EQ(read.collapsedGroups, work.collapsedGroups);
}

TEST(WorkSettings, LastExportsOfAllKindsAreKeptInTheirOrder) {
  WorkSettings work;
  EXPECT_FALSE(writeWork(work).contains("lastExports"));
  MaterialExportOptions materials{
      MaterialPreset::HTerrain, true,   SampleSize{513, 257}, true, {PictureFormat::Tga},
      SplatKind::Classic4,      {3, 9}, MapDepth::Float,      4096, 7};
  SceneExportOptions scene;
  scene.settings.program = SceneProgram::Godot;
  work.lastExports = {{{}, "/x/a.tif", ExportOptions()},
                      {"weights", "/x/Höhe", materials},
                      {{}, "/x/game", scene},
                      {{}, "/x/a.stl", MeshExportOptions()}};
  QStringList problems;
  const WorkSettings read = readWork(writeWork(work), {}, &problems);
  EXPECT_TRUE(problems.isEmpty()) << problems.join(QLatin1Char('\n')).toStdString();
  EXPECT_EQ(read.lastExports.size(), 4U);
  EXPECT_EQ(writeWork(read), writeWork(work));
}

TEST(WorkSettings, LastExportsOfEarlierVersionsAreRead) {
  QStringList problems;
  const WorkSettings read = readWork(
      {{"export", R"({"path": "/x/a.png", "format": "png16", "preset": "unity", "rangeMin": -1.5,
                      "resampleColumns": 513, "resampleRows": 257, "anySize": true, "keepAs": "map"})"},
       {"materialExport", R"({"folder": "/x/m", "preset": "hterrain", "all": false, "splat": "classic4",
                              "depth": "float", "textureSide": 4096, "meshStep": 7, "pictures": ["tga"],
                              "chosen": [3, 9], "resampleColumns": 513, "resampleRows": 257})"}},
      {}, &problems);
  EXPECT_TRUE(problems.isEmpty()) << problems.join(QLatin1Char('\n')).toStdString();
  ASSERT_EQ(read.lastExports.size(), 2U);
  EXPECT_EQ(read.lastExports[0].path, "/x/m");
  const auto& materials = std::get<MaterialExportOptions>(read.lastExports[0].choices);
  EXPECT_EQ(materials.preset, MaterialPreset::HTerrain);
  EXPECT_EQ(materials.textureSide, 4096);
  EXPECT_EQ(materials.chosen, (std::vector<MaterialId>{3, 9}));
  ASSERT_TRUE(materials.resample);
  EXPECT_EQ(materials.resample->rows, 257);
  EXPECT_EQ(read.lastExports[1].name, "map");
  const auto& heights = std::get<ExportOptions>(read.lastExports[1].choices);
  EXPECT_EQ(heights.preset, "unity");
  EXPECT_EQ(heights.rangeMin, -1.5);
  EXPECT_TRUE(heights.anySize);
  for (const char* wrong :
       {"{}", "[]", R"({"folder": "x", "preset": "doom"})", R"({"folder": "x", "chosen": 3})",
        R"({"folder": "x", "meshStep": 0})", R"({"folder": "x", "pictures": ["gif"]})"}) {
    problems.clear();
    (void)readWork({{"materialExport", wrong}}, {}, &problems);
    ASSERT_EQ(problems.size(), 1) << wrong;
    EXPECT_TRUE(problems.first().startsWith(QStringLiteral("materialExport")))
        << problems.first().toStdString();
  }
}

TEST(WorkSettings, WrittenTextAndMessagesAreAsBefore) {
  std::string written, refusals;
  for (const auto& [key, text] : writeWork(someWork())) {
    written += key + " " + text + '\n';
    if (key == "brush" || key == "brushes" || key == "bookmarks") continue;  // As in scripts, and as "view".
    refusals += refusalsOf(Json::parse(text), [&, name = key](const Json& changed) {
      QStringList problems;
      (void)readWork({{name, changed.dump()}}, {}, &problems);
      return problems.join(QLatin1Char('|')).toStdString();
    });
  }
  for (const auto& [key, text] : writeWork({})) written += key + " " + text + '\n';
  expectTextOf(SCARP_SOURCE_DIR "/tests/ui/expected/work.txt", written);
  expectTextOf(SCARP_SOURCE_DIR "/tests/ui/expected/work-refusals.txt", refusals);
}

TEST(WorkSettings, WhatIsNotThereStaysUsual) {
  const WorkSettings usual = someWork();
  const WorkSettings read = readWork({}, usual);
  EXPECT_EQ(read.brush, usual.brush);
  EXPECT_EQ(read.look, usual.look);
  EXPECT_EQ(read.lastExports.size(), 1U);
}

TEST(WorkSettings, APartThatMakesNoSenseIsNamedAndTheOthersAreRead) {
  for (const char* wrong : {"{", "[]", "7", "{\"mode\": \"sepia\"}", "{\"relief\": 2}", "{\"unknown\": 1}"}) {
    auto settings = writeWork(someWork());
    settings["look"] = wrong;
    QStringList problems;
    const WorkSettings read = readWork(settings, {}, &problems);
    ASSERT_EQ(problems.size(), 1) << wrong;
    EXPECT_TRUE(problems.first().startsWith(QStringLiteral("look"))) << problems.first().toStdString();
    EXPECT_EQ(read.look, RenderSettings()) << wrong;
    EXPECT_EQ(read.brush, someWork().brush) << wrong;
  }
}

TEST(WorkSettings, NumbersOutOfRangeAreNamedAndNeverTaken) {
  const auto sound = writeWork(someWork());
  TerrainDocument document(
      makeTerrain({65, 65, 1.0, 1.0}, [](int c, int r) { return static_cast<float>(c + r); }));
  ToolState tools(document);
  ViewController controller(tools);
  std::size_t tried = 0, named = 0;
  for (const auto& [key, text] : sound) {
    const auto value = Json::parse(text);
    for (const auto& place : test::JsonPlace::ofNumbers(value))
      for (const double number : {1e308, -1e308, 1e39, -1e39, 1e12, -1.0, 0.0, 5e-324, 4294967296.0}) {
        auto changed = value;
        place.in(changed) = number;
        auto settings = sound;
        settings[key] = changed.dump();
        QStringList problems;
        const WorkSettings work = readWork(settings, {}, &problems);
        ++tried;
        if (!problems.isEmpty()) ++named;
        EXPECT_LE(problems.size(), 1) << key << place.text() << " " << number;
        // What is taken breaks no contract of the tools.
        ASSERT_TRUE(validate(work.brush).ok()) << key << place.text() << " " << number;
        tools.setBrush(work.brush);
        tools.get<PlaceTool>().setSettings(work.place);
        tools.get<SelectTool>().setSettings(work.select);
        tools.get<PaintTool>().setSettings(work.paint);
        controller.setCamera(work.camera);
        EXPECT_TRUE(controller.camera().position.allFinite()) << key << place.text() << " " << number;
      }
  }
  EXPECT_GT(tried, 500U);
  EXPECT_GT(named, tried / 3);
}

TEST(PngBytes, AreAPictureOfTheSameProportionsNoLargerThanWanted) {
  QImage picture(1600, 900, QImage::Format_RGB32);
  picture.fill(QColor(10, 200, 30));
  const std::vector<std::byte> png = pngBytes(picture, 512);
  const QImage back = QImage::fromData(reinterpret_cast<const uchar*>(png.data()), int(png.size()), "PNG");
  EXPECT_EQ(back.size(), QSize(512, 288));
  EXPECT_EQ(back.pixelColor(100, 100), QColor(10, 200, 30));
  EXPECT_TRUE(pngBytes(QImage(), 512).empty());
}

}  // namespace
}  // namespace scarp::test
