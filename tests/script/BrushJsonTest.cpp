#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/base/Json.h"
#include "core/brush/Alpha.h"
#include "core/io/PictureFile.h"
#include "core/script/BrushJson.h"

namespace scarp {
namespace {

/// The brush that an object says, or what is wrong with it.
Result<BrushSettings> read(const Json& object, const FileScope& files = {}) {
  ObjectReader reader(object, "brush");
  BrushSettings brush;
  readBrush(reader, brush, files);
  if (auto done = reader.done(); !done) return done.error();
  return brush;
}

TEST(BrushJson, KnowsTheProjectsAlphasByName) {
  for (const std::string_view name : alphaNames()) {
    const auto brush = read({{"kind", "stamp"}, {"alpha", std::string(name)}});
    ASSERT_TRUE(brush.ok()) << brush.error().text();
    EXPECT_EQ(brush->alpha, builtInAlpha(name));
    EXPECT_EQ(*read(writeBrush(*brush)), *brush);
  }
  EXPECT_FALSE(writeBrush({}).contains("alpha"));
  EXPECT_EQ(read({{"kind", "stamp"}, {"alpha", ""}})->alpha, nullptr);
}

// The alpha is looked at twice: it may be a name or a picture.
TEST(BrushJson, AnUnknownKeyListsEachKnownOneOnce) {
  const auto brush = read({{"kind", "raise"}, {"radios", 3}});
  ASSERT_FALSE(brush.ok());
  const std::string& message = brush.error().text();
  EXPECT_NE(message.find(", alpha)"), std::string::npos) << message;
  EXPECT_EQ(message.find("alpha, alpha)"), std::string::npos) << message;
}

TEST(BrushJson, ReadsAnAlphaFromAFileBesideTheScript) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "scarp-brush-json";
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "shape.asc") << "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n0 1\n2 4\n";
  const auto brush = read({{"kind", "raise"}, {"alpha", "shape.asc"}}, folder.string());
  ASSERT_TRUE(brush.ok()) << brush.error().text();
  ASSERT_TRUE(brush->alpha);
  EXPECT_EQ(brush->alpha->values, (std::vector<float>{0.0F, 0.25F, 0.5F, 1.0F}));
  // Written with its folder, so that it is found from anywhere.
  EXPECT_EQ(*read(writeBrush(*brush)), *brush);
  std::filesystem::remove_all(folder);
}

TEST(BrushJson, AnEmbeddedAlphaIsKeptWithTheBrush) {
  BrushSettings brush;
  brush.kind = BrushKind::Stamp;
  Alpha alpha{"region", 3, 2, {}, static_cast<float>(12345 / kAlphaSteps), true};
  for (const int steps : {0, 1, 32768, 40000, 65534, 65535})
    alpha.values.push_back(static_cast<float>(steps / kAlphaSteps));
  brush.alpha = sharedAlpha(alpha);
  const auto object = writeBrush(brush);
  EXPECT_EQ(*read(object), brush) << "the very same picture, while somebody holds it";
  brush.alpha.reset();
  EXPECT_EQ(*read(object)->alpha, alpha);
}

TEST(BrushJson, NamesWhatIsWrongWithAnEmbeddedAlpha) {
  const Json sound{
      {"name", "a"}, {"columns", 2}, {"rows", 1}, {"ground", 7}, {"values", {0, 65535}}};
  const auto error = [&](const char* key, const Json& value) {
    Json alpha = sound;
    alpha[key] = value;
    const auto brush = read({{"kind", "stamp"}, {"alpha", alpha}});
    return brush ? std::string() : brush.error().text();
  };
  EXPECT_EQ(error("rows", 1), "");
  EXPECT_EQ(error("rows", 2), "brush.alpha.values: must be an array of 4 numbers, one for each pixel");
  EXPECT_NE(error("columns", 1025), "");
  EXPECT_NE(error("ground", -1), "");
  EXPECT_NE(error("values", {0, 65536}), "");
  EXPECT_NE(error("values", {0.5, 1}), "");
  EXPECT_NE(error("colour", "red"), "");
}

TEST(BrushJson, OfAProjectReadsOnlyAlphasThatWereChosenHere) {
  const std::string path = testing::TempDir() + "brush-json-alpha.pgm";
  std::ofstream(path, std::ios::binary) << "P5\n2 2\n255\nabcd";
  const Json stored{{"kind", "stamp"}, {"radius", 7}, {"alpha", path}};
  const auto strange = read(stored, projectFileScope());
  ASSERT_TRUE(strange.ok()) << strange.error().text();
  EXPECT_EQ(strange->alpha, nullptr);
  EXPECT_EQ(strange->radius, 7.0);
  allowAlphaFile(path);
  const auto chosen = read(stored, projectFileScope());
  ASSERT_TRUE(chosen.ok()) << chosen.error().text();
  EXPECT_NE(chosen->alpha, nullptr);
  std::filesystem::remove(path);
}

TEST(BrushJson, NamesWhatIsWrongWithAnAlpha) {
  const auto error = [](const char* alpha) {
    const auto brush = read({{"kind", "stamp"}, {"alpha", alpha}}, "/nowhere");
    return brush ? std::string() : brush.error().text();
  };
  EXPECT_EQ(error("rok").find("brush.alpha: unknown alpha \"rok\" (known are hills, peak"), 0u)
      << error("rok");
  EXPECT_EQ(error("rok.png"), "brush.alpha: rok.png: No such file or directory");
  EXPECT_EQ(error("a\nb.png").find('\n'), std::string::npos);
}

TEST(BrushJson, AnAlphaOfAFileHasImportOptions) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "scarp-brush-import";
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "shape.raw", std::ios::binary) << std::string("\x00\x04\x02\x01", 4);
  const Json import{{"raw", {{"columns", 2}, {"rows", 2}, {"sample", "u8"}}}};
  const Json object{{"kind", "stamp"}, {"alpha", {{"path", "shape.raw"}, {"import", import}}}};
  const auto brush = read(object, folder.string());
  ASSERT_TRUE(brush.ok()) << brush.error().text();
  ASSERT_TRUE(brush->alpha);
  EXPECT_EQ(brush->alpha->values, (std::vector<float>{0.0F, 1.0F, 0.5F, 0.25F}));
  const Json written = writeBrush(*brush);
  EXPECT_EQ(written.at("alpha").at("path").get<std::string>(), (folder / "shape.raw").string());
  const auto again = read(written);
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_EQ(again->alpha, brush->alpha);
  const Json wrong{{"kind", "stamp"}, {"alpha", {{"path", "shape.raw"}, {"import", {{"raws", 1}}}}}};
  const auto refused = read(wrong, folder.string());
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find("raws"), std::string::npos) << refused.error().text();
}

}  // namespace
}  // namespace scarp
