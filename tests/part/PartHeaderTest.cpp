#include "core/base/Json.h"
#include "core/part/PartHeader.h"
#include "tests/part/PartSupport.h"

namespace scarp {
namespace {

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
  ASSERT_TRUE(back.ok()) << back.error().message;
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
