#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/terrain/Surface.h"
#include "tests/support/Terrains.h"
#include "ui/measure/MeasureOverlay.h"

namespace scarp {
namespace {

struct Drawn {
  explicit Drawn(Terrain ground) : terrain(std::move(ground)) {}
  [[nodiscard]] Overlay draw(const MeasureMarks& marks = {}) const {
    return measureOverlay(line, groundProfile(terrain.heights, terrain.frame, line.corners), terrain.heights,
                          terrain.frame, marks);
  }
  Terrain terrain;
  MeasuredLine line;
};

std::ptrdiff_t dots(const Overlay& overlay) {
  return std::ranges::count_if(overlay.lines, [](const Overlay::Line& line) { return line.from == line.to; });
}

TEST(MeasureOverlay, LiesOnTheGround) {
  Drawn drawn(test::fractalTerrain(120, 90));
  drawn.line.corners = {{-40.0, -30.0}, {35.0, 10.0}, {50.0, -20.0}};
  const Overlay overlay = drawn.draw();
  EXPECT_GT(overlay.lines.size(), 300u);
  for (const Overlay::Line& piece : overlay.lines)
    for (const Vec3& end : {piece.from, piece.to})
      EXPECT_NEAR(end.z(),
                  heightAt(drawn.terrain.heights, drawn.terrain.frame.column(end.x()),
                           drawn.terrain.frame.row(end.y())),
                  1e-6);
  EXPECT_EQ(dots(overlay), 3);
}

TEST(MeasureOverlay, DrawsTheRimBeforeTheLine) {
  Drawn drawn(test::fractalTerrain(120, 90));
  drawn.line.corners = {{-40.0, -30.0}, {35.0, 10.0}};
  const Overlay overlay = drawn.draw();
  std::vector<float> widths;
  for (const Overlay::Line& piece : overlay.lines)
    if (piece.from != piece.to) widths.push_back(piece.width);
  EXPECT_TRUE(std::ranges::is_sorted(widths, std::greater()));
  EXPECT_GT(widths.front(), widths.back());
}

TEST(MeasureOverlay, HasALimitForLinesOverManyCells) {
  Drawn drawn(test::makeTerrain({20001, 3}, [](int c, int) { return static_cast<float>(c % 7); }));
  drawn.line.corners = {{-10000.0, -0.9}, {10000.0, 0.9}};
  const Overlay overlay = drawn.draw();
  EXPECT_LT(overlay.lines.size(), 13000u);
  EXPECT_TRUE(
      std::ranges::any_of(overlay.lines, [](const Overlay::Line& piece) { return piece.to.x() == 10000.0; }));
}

TEST(MeasureOverlay, LeavesHolesOut) {
  Drawn drawn(test::makeTerrain({41, 11}, [](int c, int) { return c > 15 && c < 25 ? test::kHole : 1.0f; }));
  drawn.line.corners = {{-19.0, 0.3}, {19.0, 0.3}};
  for (const Overlay::Line& piece : drawn.draw().lines) {
    EXPECT_TRUE(piece.from.allFinite() && piece.to.allFinite());
    EXPECT_TRUE(piece.to.x() <= -5.0 || piece.from.x() >= 5.0);
  }
}

TEST(MeasureOverlay, MarksTheNextCornerAndThePlacePointedAt) {
  Drawn drawn(test::fractalTerrain(120, 90));
  EXPECT_TRUE(drawn.draw().empty());
  MeasureMarks marks;
  marks.next = Vec2(3.0, 4.0);
  EXPECT_EQ(dots(drawn.draw(marks)), 1);
  drawn.line.corners = {{-40.0, -30.0}};
  const Overlay rubber = drawn.draw(marks);
  EXPECT_EQ(dots(rubber), 2);
  EXPECT_GT(rubber.lines.size(), 50u);
  marks.pointed = Vec3(1.0, 2.0, 3.0);
  EXPECT_EQ(dots(drawn.draw(marks)), 4);
}

}  // namespace
}  // namespace scarp
