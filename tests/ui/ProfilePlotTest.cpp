#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QImage>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "core/terrain/Surface.h"
#include "tests/support/Terrains.h"
#include "ui/measure/ProfileDock.h"
#include "ui/measure/ProfilePlot.h"

namespace scarp {
namespace {

class ProfilePlotTest : public ::testing::Test {
 protected:
  ProfilePlotTest() { plot_.resize(600, 240); }
  void show(const Terrain& terrain, const std::vector<Vec2>& line) {
    profile_ = groundProfile(terrain.heights, terrain.frame, line);
    plot_.show(profile_, figuresOf(profile_));
  }
  void pointAt(double x) {
    const QPointF at(x, 100.0);
    QMouseEvent move(QEvent::MouseMove, at, plot_.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(&plot_, &move);
  }
  QImage picture() { return plot_.grab().toImage(); }
  ProfilePlot plot_;
  GroundProfile profile_;
};

TEST_F(ProfilePlotTest, DrawsTheGroundWhereTheAxesSay) {
  const Terrain tent =
      test::makeTerrain({201, 5}, [](int c, int) { return 100.0f - static_cast<float>(std::abs(c - 100)); });
  show(tent, {{-100.0, 0.0}, {100.0, 0.0}});
  const QImage image = picture();
  const QRgb ink = plot_.palette().color(QPalette::WindowText).rgb();
  const auto near = [](QRgb a, QRgb b) {
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) <
           120;
  };
  for (const double distance : {40.0, 75.0, 125.0, 170.0}) {
    const double height = 100.0 - std::abs(distance - 100.0);
    const int x = static_cast<int>(plot_.xOf(distance)), y = static_cast<int>(plot_.yOf(height));
    bool found = false;
    for (int dy = -2; dy <= 2; ++dy) found = found || near(image.pixel(x, y + dy), ink);
    EXPECT_TRUE(found) << distance;
    // Air above, ground below.
    EXPECT_FALSE(near(image.pixel(x, y - 12), ink));
    EXPECT_NE(image.pixel(x, y + 12), image.pixel(x, y - 12));
  }
}

TEST_F(ProfilePlotTest, ThePointerReadsOffTheDistance) {
  show(test::fractalTerrain(100, 100), {{-40.0, -30.0}, {30.0, 30.0}});
  int told = 0;
  QObject::connect(&plot_, &ProfilePlot::pointedChanged, [&told] { ++told; });
  const double distance = 0.3 * profile_.legEnds.back();
  pointAt(plot_.xOf(distance));
  ASSERT_TRUE(plot_.pointed());
  EXPECT_NEAR(*plot_.pointed(), distance, 1e-9);
  pointAt(2.0);
  EXPECT_FALSE(plot_.pointed());
  EXPECT_EQ(told, 2);
}

TEST_F(ProfilePlotTest, DrawsFlatGroundGapsAndNothing) {
  show(test::makeTerrain({21, 21}, [](int, int) { return 7.0f; }), {{-9.0, 0.0}, {9.0, 0.0}});
  EXPECT_TRUE(std::isfinite(plot_.yOf(7.0)));
  EXPECT_FALSE(picture().isNull());
  show(test::makeTerrain({21, 21}, [](int c, int) { return c == 10 ? test::kHole : 7.0f; }),
       {{-30.0, 0.0}, {9.0, 0.0}});
  EXPECT_FALSE(picture().isNull());
  show(test::fractalTerrain(21, 21), {});
  EXPECT_FALSE(picture().isNull());
  pointAt(300.0);
  EXPECT_FALSE(plot_.pointed());
  plot_.resize(60, 20);
  EXPECT_FALSE(picture().isNull());
}

TEST(SteepnessLegend, SteeperIsRedder) {
  int last = -256;
  for (const double degrees : {0.0, 12.0, 25.0, 38.0, 55.0}) {
    const QColor colour = steepnessColour(std::tan(degrees * 3.14159265 / 180.0));
    EXPECT_GT(colour.red() - colour.green(), last);
    last = colour.red() - colour.green();
    EXPECT_EQ(colour, steepnessColour(-std::tan(degrees * 3.14159265 / 180.0)));
  }
  EXPECT_EQ(steepnessColour(1e9), steepnessColour(50.0));
}

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

TEST(MeasureOverlay, LiesOnTheGroundWithARim) {
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
  std::vector<float> widths;
  for (const Overlay::Line& piece : overlay.lines)
    if (piece.from != piece.to) widths.push_back(piece.width);
  EXPECT_TRUE(std::ranges::is_sorted(widths, std::greater())) << "the rim is drawn first";
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
