#include <gtest/gtest.h>

#include "core/recipe/ExportPreset.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

ExportPreset eightBit() {
  ExportPreset preset{"Bump map", "png", {}};
  preset.options.format = RasterFormat::Png;
  preset.options.store = SampleStorage::UInt8;
  preset.options.resample = SampleSize{512, 512};
  preset.options.step = 0.5;
  preset.options.anchor = HeightAnchor{0.0, 128};
  preset.options.rows = RowOrder::SouthFirst;
  return preset;
}

ExportPreset bigFloats() {
  ExportPreset preset{"Float raw", "r32", {}};
  preset.options.format = RasterFormat::Raw;
  preset.options.bigEndian = true;
  return preset;
}

TEST(ExportPreset, TextComesBackEqual) {
  const std::vector presets{eightBit(), bigFloats()};
  const auto both = readExportPresets(writeExportPresets(presets), "mine.json");
  ASSERT_TRUE(both.ok()) << both.error().text();
  EXPECT_TRUE(*both == presets);
  EXPECT_EQ(both->front().options.anchor, (HeightAnchor{0.0, 128}));
  EXPECT_TRUE((*both)[1].options.bigEndian);
  const auto one = readExportPresets(writeExportPresets({bigFloats()}), "mine.json");
  ASSERT_TRUE(one.ok());
  EXPECT_TRUE(one->front() == bigFloats());
  EXPECT_FALSE(one->front() == eightBit());
}

TEST(ExportPreset, DamagedTextIsOneLineThatNamesFileAndKey) {
  const auto refused = [](const std::string& text, const std::vector<std::string>& words) {
    expectOneLine(readExportPresets(text, "mine.json"), words);
  };
  refused("{", {"mine.json", "line 1"});
  refused("7", {"mine.json", "object"});
  refused(R"({"name": "A", "extension": "png"})", {"mine.json: scarp-export", "missing"});
  refused(R"({"scarp-export": 1, "name": "A"})", {"mine.json: extension", "missing"});
  refused(R"({"scarp-export": 1, "name": "A", "extension": "jpg"})", {"mine.json: extension", "jpg", ".png"});
  refused(R"({"scarp-export": 1, "name": "A", "extension": "png", "format": "exr"})", {"format", ".png"});
  refused(R"({"scarp-export": 1, "name": "A", "extension": "png", "preset": "quake"})", {"preset", "quake"});
  refused(R"({"scarp-export": 1, "name": "A", "extension": "png", "colour": 1})", {"colour", "unknown"});
  refused(R"({"scarp-export": 1, "name": "unity", "extension": "raw"})", {"name", "unity", "program"});
}

TEST(ExportPreset, IsFoundByNameBesideDamagedFiles) {
  const TempFolder folder;
  writeBytes(folder.file("a.json"), "{");
  writeBytes(folder.file("b.json"), writeExportPresets({eightBit(), bigFloats()}));
  const std::string path = folder.path().string();
  const auto found = findExportPreset(path, "Float raw");
  ASSERT_TRUE(found.ok()) << found.error().text();
  EXPECT_TRUE(*found == bigFloats());
  expectOneLine(findExportPreset(path, "Other"), {"Other", "unity", "Bump map, Float raw", "a.json"});
}

}  // namespace
}  // namespace scarp::test
