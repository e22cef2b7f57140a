#include <fstream>

#include "core/base/Json.h"
#include "core/part/PartFile.h"
#include "core/part/PartSurvey.h"
#include "tests/part/PartSupport.h"

namespace scarp {
namespace {

PartSurvey surveyOf(const std::string& path, const ImportOptions& options = {}) {
  auto ground = PartGround::open(path, options);
  EXPECT_TRUE(ground.ok());
  auto survey = surveyGround(*ground);
  EXPECT_TRUE(survey.ok());
  return *std::move(survey);
}

TEST(PartSurvey, MeansAndRangesAreThoseOfAllSamples) {
  const test::TempFolder folder;
  test::writeGround(folder.file("a.tif"), 300, 261);
  const PartSurvey survey = surveyOf(folder.file("a.tif"));
  const HeightRaster whole = importRaster(folder.file("a.tif"))->terrain.heights;
  ASSERT_EQ(survey.far.step, 16);
  ASSERT_EQ(survey.far.means.columns(), 19);
  ASSERT_EQ(survey.far.means.rows(), 17);
  const auto range = [&](const GridRect& rect, double* mean) {
    double low = 1e30, high = -1e30, sum = 0.0;
    int count = 0;
    for (int r = rect.row0; r < std::min(rect.row1, 261); ++r)
      for (int c = rect.column0; c < std::min(rect.column1, 300); ++c) {
        const double h = whole.at(c, r);
        if (std::isnan(h)) continue;
        low = std::min(low, h), high = std::max(high, h), sum += h, ++count;
      }
    if (mean) *mean = count > 0 ? sum / count : std::numeric_limits<double>::quiet_NaN();
    return count > 0 ? high - low : 0.0;
  };
  double largest = 0.0;
  int holes = 0;
  for (int r = 0; r < 17; ++r)
    for (int c = 0; c < 19; ++c) {
      double mean = 0.0;
      range({16 * c, 16 * r, 16 * c + 16, 16 * r + 16}, &mean);
      largest = std::max(largest, range({16 * c, 16 * r, 16 * c + 32, 16 * r + 32}, nullptr));
      const double there = survey.far.means.at(c, r);
      holes += std::isnan(there) ? 1 : 0;
      EXPECT_EQ(std::isnan(there), std::isnan(mean));
      EXPECT_TRUE(std::isnan(mean) || std::abs(there - mean) < 1e-3) << c << " " << r;
    }
  EXPECT_GT(holes, 0);
  EXPECT_EQ(survey.far.largestStep, largest);
  EXPECT_EQ(survey.far.relief, range({0, 0, 300, 261}, nullptr));
}

TEST(PartSurvey, TheSumTellsHeightsPlaceAndOptionsApart) {
  const test::TempFolder folder;
  const std::string path = folder.file("a.tif");
  test::writeGround(path, 200, 150);
  const std::string sum = surveyOf(path).sum;
  EXPECT_EQ(sum.size(), 16U);
  EXPECT_EQ(surveyOf(path).sum, sum);
  std::filesystem::copy_file(path, folder.file("copy.tif"));
  EXPECT_EQ(surveyOf(folder.file("copy.tif")).sum, sum);
  ImportOptions feet;
  feet.verticalUnit = "ft";
  EXPECT_NE(surveyOf(path, feet).sum, sum);
  ImportOptions cells;
  cells.cellSize = 3.0;
  EXPECT_NE(surveyOf(path, cells).sum, sum);
  test::writeGround(path, 200, 150, 8);
  EXPECT_NE(surveyOf(path).sum, sum);
}

TEST(PartSurvey, IsSharedInAFolderAndRefusesAnotherTerrain) {
  const test::TempFolder folder;
  const std::string path = folder.file("a.tif"), parts = folder.file("parts");
  test::writeGround(path, 200, 150);
  auto ground = *PartGround::open(path, {});
  const auto made = sharedSurvey(ground, parts);
  ASSERT_TRUE(made.ok()) << made.error().text();
  ImportOptions scaled;
  scaled.scale = 2.0;
  auto twice = *PartGround::open(path, scaled);
  test::expectOneLine(sharedSurvey(twice, parts), {"another terrain"});
  // It is read from there: what stands there is believed while the file is the same.
  PartSurvey other = *made;
  const PartFile file = *PartFile::open(parts + "/overview.part");
  Json about = file.about();
  about["survey"]["sum"] = "0123456789abcdef";
  ASSERT_TRUE(writePartFile(parts + "/overview.part", about, other.far.means).ok());
  EXPECT_EQ(sharedSurvey(ground, parts)->sum, "0123456789abcdef");
  // A file that was touched is looked at again, and now another terrain than that sum's.
  std::filesystem::last_write_time(path, std::filesystem::last_write_time(path) + std::chrono::seconds(5));
  test::expectOneLine(sharedSurvey(ground, parts), {"another terrain", "a.tif"});
  // A damaged one is made again.
  std::ofstream(parts + "/overview.part") << "damaged";
  EXPECT_EQ(sharedSurvey(ground, parts)->sum, made->sum);
  EXPECT_EQ(sharedSurvey(ground, parts)->sum, made->sum);
}

}  // namespace
}  // namespace scarp
