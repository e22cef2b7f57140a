#include <fstream>

#include "core/base/Json.h"
#include "core/part/PartFile.h"
#include "core/part/PartRun.h"
#include "tests/part/PartSupport.h"

namespace scarp {
namespace {

class PartRun : public testing::Test {
 protected:
  PartRun() { test::saveGround(in_, 300, 261); }
  [[nodiscard]] PartJob job(const std::string& work, int size = 128) const {
    return {in_, {}, false, test::workOf(work), size, parts_};
  }
  [[nodiscard]] std::string part(int id) const {
    return parts_ + "/part-0000" + std::to_string(id) + ".part";
  }

  test::TempFolder folder_;
  std::string in_ = folder_.file("a.scarp"), parts_ = folder_.file("parts");
};

TEST_F(PartRun, ARepeatedRunDoesNothingAndOneAnewGivesTheSameBytes) {
  const PartJob sky = job(R"({"op": "sky", "directions": 8})");
  const auto bytes = [&] {
    std::ifstream in(part(4), std::ios::binary);
    return std::string{std::istreambuf_iterator<char>(in), {}};
  };
  const auto first = runPart(sky, 4);
  ASSERT_TRUE(first.ok()) << first.error().text();
  EXPECT_FALSE(first->already);
  EXPECT_EQ(first->path, part(4));
  const std::string before = bytes();
  const auto time = std::filesystem::last_write_time(part(4));
  const auto again = runPart(sky, 4);
  ASSERT_TRUE(again.ok());
  EXPECT_TRUE(again->already);
  EXPECT_EQ(std::filesystem::last_write_time(part(4)), time);
  std::filesystem::remove_all(parts_);
  ASSERT_TRUE(runPart(sky, 4).ok());
  EXPECT_EQ(bytes(), before);
}

TEST_F(PartRun, ADamagedPartIsMadeAgain) {
  ASSERT_TRUE(runPart(job("convert"), 2).ok());
  const auto size = std::filesystem::file_size(part(2));
  std::filesystem::resize_file(part(2), size / 2);
  const auto again = runPart(job("convert"), 2);
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_FALSE(again->already);
  EXPECT_TRUE(PartFile::open(part(2))->verify().ok());
  // One whose tiles alone are damaged, too.
  {
    std::fstream file(part(2), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(3000);
    file.put('x').put('y').put('z');
  }
  EXPECT_FALSE(runPart(job("convert"), 2)->already);
  EXPECT_TRUE(runPart(job("convert"), 2)->already);
}

TEST_F(PartRun, AnotherInputIsRefusedInOneLine) {
  ASSERT_TRUE(runPart(job("convert"), 0).ok());
  test::expectOneLine(runPart(job(R"({"op": "filter", "filter": "offset"})"), 0),
                      {part(0), "another operation"});
  test::expectOneLine(runPart(job("convert", 256), 0), {part(0), "another size"});
  test::saveGround(in_, 300, 261, 99);
  test::expectOneLine(runPart(job("convert"), 0), {parts_, "another terrain", in_});
  test::expectOneLine(runPart(job("convert"), 1), {"another terrain"});
  EXPECT_FALSE(std::filesystem::exists(part(1)));
}

TEST_F(PartRun, NoSuchPartAndNoSuchFolderAreSaid) {
  test::expectOneLine(runPart(job("convert"), 9), {"no part 9", "there are 9"});
  test::expectOneLine(runPart(job("convert"), -1), {"no part -1"});
  EXPECT_FALSE(std::filesystem::exists(parts_));
  std::ofstream(parts_) << "a file";
  const auto written = runPart(job("convert"), 0);
  test::expectOneLine(written, {"parts"});
}

TEST_F(PartRun, ACancelledRunLeavesNoPart) {
  ASSERT_TRUE(runPart(job("convert"), 0).ok());  // The survey is there.
  for (const double at : {0.25, 0.5, 0.85}) {
    const auto stopped = runPart(job(R"({"op": "filter", "filter": "blur"})"), 1,
                                 [at](double fraction) { return fraction < at; });
    ASSERT_FALSE(stopped.ok());
    EXPECT_TRUE(stopped.error().cancelled) << stopped.error().text();
    EXPECT_FALSE(std::filesystem::exists(part(1)));
  }
}

TEST_F(PartRun, TheErrorThatIsStatedIsNoneOfExactPlans) {
  EXPECT_EQ(*errorOf(job("convert")), 0.0);
  const double error = *errorOf(job(R"({"op": "sky"})"));
  EXPECT_GT(error, 0.0);
  EXPECT_LE(error, 1.0);
  EXPECT_TRUE(std::filesystem::exists(parts_ + "/overview.part"));
}

PartHeader someHeader() {
  PartHeader header{"00000000000000ff", "convert", 256, 3, {300, 261, 2.0, 0.1}, {}};
  header.georeference.geoTransform = {0.1, 2.0, 0.0, 7.0, 0.0, -2.0};
  header.georeference.hasGeoTransform = true;
  header.georeference.crsWkt = "whatever";
  return header;
}

TEST(PartHeader, ReadsBackEqual) {
  const PartHeader header = someHeader();
  const auto back = readPartHeader(Json::parse(writePartHeader(header).dump()));
  ASSERT_TRUE(back.ok()) << back.error().text();
  EXPECT_EQ(back->otherThan(header), "");
  EXPECT_EQ(back->frame, header.frame);
  EXPECT_EQ(back->georeference, header.georeference);
}

TEST(PartHeader, SaysWhatDiffers) {
  PartHeader other = someHeader();
  other.ground = "1";
  EXPECT_EQ(someHeader().otherThan(other), "another terrain");
  other = someHeader();
  other.id = 4;
  EXPECT_EQ(someHeader().otherThan(other), "another part");
}

TEST(PartHeader, StrangeOnesAreErrors) {
  const Json good = Json::parse(writePartHeader(someHeader()).dump());
  for (const char* const key : {"ground", "work", "size", "part", "state"}) {
    Json bad = good;
    bad.erase(key);
    EXPECT_TRUE(!readPartHeader(bad).ok() || std::string(key) == "size" || std::string(key) == "part") << key;
    bad[key] = -5.5;
    test::expectOneLine(readPartHeader(bad), {key});
  }
  Json bad = good;
  bad["more"] = 1;
  test::expectOneLine(readPartHeader(bad), {"more"});
}

TEST(PartHeader, FilesSortByTheirNumber) {
  EXPECT_EQ(partFileName(3), "part-00003.part");
  EXPECT_EQ(partFileName(123456), "part-123456.part");
}

}  // namespace
}  // namespace scarp
