#include <fstream>

#include "core/io/RasterExport.h"
#include "core/part/PartFile.h"
#include "core/part/PartRun.h"
#include "core/visibility/SkyView.h"
#include "tests/part/PartSupport.h"

namespace scarp {
namespace {

struct Case {
  int columns, rows, size;
};

class PartJoin : public testing::Test {
 protected:
  void make(const Case& c, bool holes = true) { test::writeGround(in_, c.columns, c.rows, 7, holes); }
  [[nodiscard]] PartJob job(const std::string& work, int size = 128) const {
    return {in_, {}, false, test::workOf(work), size, parts_};
  }
  [[nodiscard]] std::string part(int id) const { return parts_ + "/" + partFileName(id); }

  test::TempFolder folder_;
  std::string in_ = folder_.file("a.tif"), parts_ = folder_.file("parts");
};

constexpr const char* kSeveral =
    R"([{"op": "filter", "filter": "noise"}, {"op": "filter", "filter": "blur", "radius": 25},
        {"op": "filter", "filter": "thermal-erosion", "iterations": 20}])";

TEST_F(PartJoin, LocalFiltersJoinedAreTheWholeBitForBit) {
  // Odd sizes, a last part one sample wide, one row of parts, a part larger than the terrain.
  for (const Case& c : {Case{265, 203, 128}, Case{385, 257, 256}, Case{300, 90, 128}, Case{300, 261, 1024}}) {
    make(c);
    const Terrain whole = importRaster(in_)->terrain;
    std::filesystem::remove_all(parts_);
    const PartJob work = job(kSeveral, c.size);
    ASSERT_NO_FATAL_FAILURE(test::runAll(work));
    const auto joined = joinParts(parts_);
    ASSERT_TRUE(joined.ok()) << joined.error().text();
    Terrain expected = whole;
    for (const Filter& filter : work.work.filters) expected.heights = *filtered(expected, filter, nullptr);
    EXPECT_EQ(joined->terrain.frame, whole.frame);
    GeoReference reference = whole.georeference;
    reference.source.reset();  // Parts are joined without the layout of the source.
    EXPECT_EQ(joined->terrain.georeference, reference);
    EXPECT_TRUE(test::sameBits(test::samplesOf(joined->terrain.heights), test::samplesOf(expected.heights)))
        << c.columns << " x " << c.rows << " by " << c.size;
    EXPECT_FALSE(joined->fractions);
    EXPECT_EQ(joined->failure(), "");
  }
}

TEST_F(PartJoin, TheSkyIsTheWholesWithinTheErrorThatIsStated) {
  make({401, 333, 128}, false);
  const Terrain whole = importRaster(in_)->terrain;
  for (const char* const text :
       {R"({"op": "sky", "directions": 12})", R"({"op": "sky", "directions": 12, "distance": 1000})"}) {
    std::filesystem::remove_all(parts_);
    const PartJob work = job(text, 256);
    ASSERT_NO_FATAL_FAILURE(test::runAll(work));
    const auto joined = joinParts(parts_);
    ASSERT_TRUE(joined.ok()) << joined.error().text();
    EXPECT_TRUE(joined->fractions);
    const FractionRaster expected =
        *skyView(whole.heights, whole.frame, *work.work.sky, whole.frame.samples());
    const std::vector<float> there = test::samplesOf(joined->terrain.heights);
    double most = 0.0;
    for (std::size_t i = 0; i < there.size(); ++i)
      most =
          std::max(most, std::abs(static_cast<double>(there[i]) - static_cast<double>(expected.values[i])));
    const double stated = *errorOf(work);
    EXPECT_LE(most, stated) << text;
    EXPECT_TRUE(!planOf(work)->exact() || test::sameBits(there, expected.values)) << text;
    EXPECT_LT(most, 0.02) << text;
  }
}

TEST_F(PartJoin, TheSkyAfterAFilterIsTheWholesBitForBitWhereItEnds) {
  make({301, 253, 128});
  const PartJob work = job(
      R"([{"op": "filter", "filter": "blur", "radius": 40}, {"op": "sky", "directions": 8, "distance": 500}])",
      256);
  ASSERT_NO_FATAL_FAILURE(test::runAll(work));
  const auto joined = joinParts(parts_);
  ASSERT_TRUE(joined.ok()) << joined.error().text();
  Terrain whole = importRaster(in_)->terrain;
  whole.heights = *filtered(whole, work.work.filters[0], nullptr);
  EXPECT_TRUE(
      test::sameBits(test::samplesOf(joined->terrain.heights),
                     skyView(whole.heights, whole.frame, *work.work.sky, whole.frame.samples())->values));
}

TEST_F(PartJoin, NamesWhatIsMissingDamagedForeignOrUnderAnotherName) {
  // Of a project, which needs no process that decodes it for each part.
  in_ = folder_.file("a.scarp");
  test::saveGround(in_, 401, 333);
  test::expectOneLine(joinParts(parts_), {parts_});
  std::filesystem::create_directories(parts_);
  test::expectOneLine(joinParts(parts_), {parts_, "no parts"});
  ASSERT_NO_FATAL_FAILURE(test::runAll(job("convert")));  // 4 × 3
  for (const int id : {1, 4, 5, 6, 11}) std::filesystem::remove(part(id));
  test::expectOneLine(joinParts(parts_), {"parts 1, 4 to 6 and 11 are missing, of 12"});
  for (const int id : {1, 4, 5, 6}) ASSERT_TRUE(runPart(job("convert"), id).ok());
  test::expectOneLine(joinParts(parts_), {"part 11 is missing, of 12"});
  ASSERT_TRUE(runPart(job("convert"), 11).ok());
  {
    std::fstream file(part(7), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(3000);
    file.put('x').put('y').put('z');
  }
  test::expectOneLine(joinParts(parts_), {part(7), "damaged"});
  ASSERT_TRUE(runPart(job("convert"), 7).ok());

  const auto joined = joinParts(parts_);
  ASSERT_TRUE(joined.ok());
  ASSERT_TRUE(exportRaster(joined->terrain, folder_.file("b.tif")).ok());
  test::expectSameHeights(importRaster(folder_.file("b.tif"))->terrain, test::fractalTerrain(401, 333, 10.0, 12.0));

  PartJob other = job(R"({"op": "filter", "filter": "offset"})");
  other.folder = folder_.file("others");
  ASSERT_TRUE(runPart(other, 7).ok());
  const auto overwrite = std::filesystem::copy_options::overwrite_existing;
  std::filesystem::copy_file(other.folder + "/" + partFileName(7), part(7), overwrite);
  test::expectOneLine(joinParts(parts_), {part(7), "another operation", partFileName(0)});
  std::filesystem::copy_file(part(3), part(7), overwrite);
  test::expectOneLine(joinParts(parts_), {part(7), "part 3", "another name"});
}

TEST_F(PartJoin, WhatGoesMissingWhileItIsReadIsTold) {
  in_ = folder_.file("a.scarp");
  test::saveGround(in_, 265, 203);
  ASSERT_NO_FATAL_FAILURE(test::runAll(job("convert")));
  const auto joined = joinParts(parts_);
  ASSERT_TRUE(joined.ok());
  std::filesystem::remove(part(5));
  const auto samples = test::samplesOf(joined->terrain.heights);
  EXPECT_NE(joined->failure().text().find(part(5)), std::string::npos) << joined->failure();
}

}  // namespace
}  // namespace scarp
