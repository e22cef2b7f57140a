#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "core/line/LinePath.h"
#include "core/line/LineSection.h"
#include "tests/line/Lines.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::lineThrough;

TEST(LineSection, ReadsCornersOfOneOrBothSides) {
  const auto both = readLineSection(" 0:0.15 0.2:0.15  2:0.1");
  ASSERT_TRUE(both);
  EXPECT_EQ(both->left.size(), 3U);
  EXPECT_EQ(both->left, both->right);
  EXPECT_DOUBLE_EQ(both->extent(), 2.0);
  EXPECT_DOUBLE_EQ(both->upAt(true, 1.1), 0.125);
  EXPECT_DOUBLE_EQ(both->upAt(false, 9.0), 0.1);
  const auto sides = readLineSection("middle 0:-2 3:-1 | 5:0");
  ASSERT_TRUE(sides);
  EXPECT_TRUE(sides->fromMiddle);
  EXPECT_DOUBLE_EQ(sides->upAt(true, 1.5), -1.5);
  EXPECT_DOUBLE_EQ(sides->upAt(false, 2.5), 0.0);
  EXPECT_TRUE(readLineSection("")->empty());
  for (const LineSectionPreset& preset : lineSectionPresets()) {
    EXPECT_EQ(*readLineSection(std::string(preset.key)), *readLineSection(preset.text));
    EXPECT_FALSE(readLineSection(std::string(preset.key))->empty());
  }
}

TEST(LineSection, IsWrittenAsItIsRead) {
  for (const char* const text : {"", "0:0.15 0.2:0.15 2:0.1", "middle 0:-2 3:-1 | 5:0", "1:0.5 | ", " | 1:-0.25"}) {
    const auto section = readLineSection(text);
    ASSERT_TRUE(section) << text;
    EXPECT_EQ(*readLineSection(lineSectionText(*section)), *section) << text;
  }
  EXPECT_EQ(lineSectionText(*readLineSection(" 1:0.5   2:-1")), "1:0.5 2:-1");
  EXPECT_EQ(lineSectionText(*readLineSection("1:0.5|2:-1")), "1:0.5 | 2:-1");
}

TEST(LineSection, SaysInOneLineWhatIsNone) {
  const auto why = [](const std::string& text) {
    const auto read = readLineSection(text);
    return read ? std::string("good") : read.error().text();
  };
  EXPECT_EQ(why("kerbs"), "\"kerbs\" is no corner of a section (out:up, in metres)");
  EXPECT_EQ(why("1:0 0.5:1"), "\"0.5:1\" lies further in than the corner before it");
  for (const char* const bad : {"1", "1:", ":1", "1:2x", "-1:0", "nan:0", "1:inf", "1e9:0", "1:0|2:", "1;0"})
    EXPECT_NE(why(bad), "good") << bad;
  EXPECT_EQ(why("middle 0:1"), "a section from the middle needs a corner beside it");
  std::string many;
  for (int i = 0; i < 65; ++i) many += std::to_string(i) + ":0 ";
  EXPECT_EQ(why(many), "a side of a section has at most 64 corners");
  Line line = lineThrough(LineKind::Road, {{0.0, 0.0}, {10.0, 0.0}});
  line.settings.section = "no";
  EXPECT_EQ(validate(line).error().text(), "section: \"no\" is no corner of a section (out:up, in metres)");
}

/// A straight line to the east over level ground, whose samples across it are compared with a function of how
/// far they are to the left of it.
void expectAcross(const Line& line, const std::function<double(double)>& expected, double within) {
  const GridFrame frame{101, 161, 1.0, 0.25};
  const Terrain flat = test::makeTerrain(frame, [](int, int) { return 20.0F; });
  const HeightRaster shaped =
      withLines(flat.heights, LineField(frame, {test::designed(line, flat.heights, frame)}));
  for (int r = 0; r < frame.rows; ++r) {
    const double left = frame.y(r);
    if (std::abs(left) > within) continue;
    EXPECT_NEAR(shaped.at(50, r), 20.0 + expected(left), 1e-4) << left;
  }
}

TEST(LineSection, TheBedHasIt) {
  Line line = lineThrough(LineKind::Road, {{-45.0, 0.0}, {45.0, 0.0}});
  line.settings.width = 6.0;
  line.settings.crown = 0.02;
  line.settings.section = "0:0.15 2:0.1 | 0.5:0 1:-0.5 2:-0.5";
  EXPECT_DOUBLE_EQ(besideWidth(line.settings), 2.0);
  expectAcross(
      line,
      [](double left) {
        const double out = std::abs(left), crown = -0.02 * std::min(out, 3.0);
        if (out <= 3.0) return crown;
        if (left > 0.0) return crown + 0.15 - 0.05 * (out - 3.0) / 2.0;
        return crown + (out <= 3.5 ? 0.0 : out <= 4.0 ? -(out - 3.5) : -0.5);
      },
      5.0);
  // From the middle, wider where the line is.
  line.settings.section = "middle 0:-2 2:-2 4:0";
  line.settings.width = 16.0;
  line.settings.shoulder = 3.0;
  expectAcross(
      line, [](double left) { return std::abs(left) <= 4.0 ? -2.0 : -2.0 + (std::abs(left) - 4.0) / 2.0; },
      8.0);
}

}  // namespace
}  // namespace scarp
