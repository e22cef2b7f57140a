#include <gtest/gtest.h>

#include "core/recipe/BuildRecord.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

TEST(BuildRecord, IsFreshOnlyWhileKeyAndFilesStay) {
  const TempFolder folder;
  writeBytes(folder.file("out.tif"), "one");
  BuildRecord made;
  ASSERT_TRUE(made.remember("a", "key", {folder.file("out.tif")}).ok());
  ASSERT_TRUE(writeBuildRecord(made, folder.file("b.made")).ok());
  const BuildRecord record = readBuildRecord(folder.file("b.made"));
  EXPECT_TRUE(record.isFresh("a", "key"));
  EXPECT_FALSE(record.isFresh("a", "other"));
  EXPECT_FALSE(record.isFresh("b", "key"));
  writeBytes(folder.file("out.tif"), "two");
  EXPECT_FALSE(record.isFresh("a", "key"));
  std::filesystem::remove(folder.file("out.tif"));
  EXPECT_FALSE(record.isFresh("a", "key"));
}

TEST(BuildRecord, OneThatCannotBeUnderstoodIsNone) {
  const TempFolder folder;
  for (const char* text : {"", "{", "[]", "{\"exports\": 3}", "{\"exports\": {\"a\": {\"key\": 1}}}"}) {
    writeBytes(folder.file("b.made"), text);
    EXPECT_FALSE(readBuildRecord(folder.file("b.made")).isFresh("a", "key")) << text;
  }
  EXPECT_TRUE(readBuildRecord(folder.file("none")).exports.empty());
}

TEST(BuildRecord, InputsAreAllFilesThatTheyNeed) {
  const TempFolder folder;
  writeOutside(folder.file("a.tif"), 3, 2, {0, 1, 2, 3, 4, 5});
  const auto alone = inputChecksums(folder.file("a.tif"));
  ASSERT_TRUE(alone.ok());
  EXPECT_EQ(alone->size(), 1u);
  writeBytes(folder.file("a.tif.json"), "{}");
  EXPECT_EQ(inputChecksums(folder.file("a.tif"))->size(), 2u);
  writeBytes(folder.file("s.json"),
             R"({"scarp": 1, "operations": [{"op": "x", "file": "a.tif", "deep": ["no.png"]}]})");
  EXPECT_EQ(scriptChecksums(folder.file("s.json"))->size(), 2u);
  expectOneLine(inputChecksums(folder.file("none.tif")), {"none.tif"});
  // Sources of a mosaic, and what is in an archive.
  writeBytes(
      folder.file("m.vrt"),
      R"(<VRTDataset rasterXSize="3" rasterYSize="2"><VRTRasterBand dataType="Float32" band="1">)"
      R"(<SimpleSource><SourceFilename relativeToVRT="1">a.tif</SourceFilename><SourceBand>1</SourceBand>)"
      R"(</SimpleSource></VRTRasterBand></VRTDataset>)");
  const auto mosaic = inputChecksums(folder.file("m.vrt"));
  ASSERT_TRUE(mosaic.ok()) << mosaic.error().text();
  EXPECT_TRUE(mosaic->contains(folder.file("a.tif")));
  EXPECT_EQ(mosaic->size(), 2u);
  const std::string packed = "/vsizip/" + folder.file("a.zip") + "/a.tif";
  writeBytes(folder.file("a.zip"), "no archive");
  const auto archive = inputChecksums(packed);
  ASSERT_TRUE(archive.ok()) << archive.error().text();
  EXPECT_TRUE(archive->contains(folder.file("a.zip")));
}

/// What GDAL and its libraries print, they print in the process that decodes.
TEST(BuildRecord, LooksAtDamagedInputsWithoutAWord) {
  const TempFolder folder;
  writeBytes(folder.file("a.bag"), "\x89HDF\r\n\x1a\n" + std::string(500, '\xff'));
  testing::internal::CaptureStderr();
  const auto sums = inputChecksums(folder.file("a.bag"));
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  ASSERT_TRUE(sums.ok()) << sums.error().text();
  EXPECT_EQ(sums->size(), 1u);
}

}  // namespace
}  // namespace scarp::test
