#include <QLabel>
#include <QTabletEvent>
#include <cmath>

#include "core/pick/SurfacePicker.h"
#include "core/tools/SculptTool.h"
#include "tests/ui/WindowHarness.h"

namespace scarp::test {
namespace {

/// A stroke of each family of brushes, by a real hand on the sample island.
class BrushStrokesTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openIsland();
    QTest::qWait(100);
    spot_ = groundUnder(middle());
    ASSERT_TRUE(spot_);
    ASSERT_GT(spot_->point.z(), 1.0);
  }
  /// A brush of a kind, so strong that one pass does all that there is to do.
  BrushSettings strong(BrushKind kind, double strength = 2000.0) {
    BrushSettings brush = tools().brush();
    brush.kind = kind;
    brush.radius = 150.0;
    brush.innerRadius = 0.5;
    brush.strength = strength;
    brush.flow = 0.0;
    return brush;
  }
  void strokeOverMiddle(const BrushSettings& brush) {
    tools().setBrush(brush);
    drag(middle() - QPoint(40, 0), middle() + QPoint(40, 0));
  }
  /// Calls visit for the samples around the middle, within a radius in metres.
  template <class Visit>
  void around(double radius, const Visit& visit) {
    const GridFrame& frame = terrain().frame();
    const Vec3& p = spot_->point;
    const GridRect rect = frame.samplesWithin(p.x() - radius, p.y() - radius, p.x() + radius, p.y() + radius);
    for (int row = rect.row0; row < rect.row1; ++row)
      for (int column = rect.column0; column < rect.column1; ++column) visit(column, row);
  }
  /// Mean distance of the heights around the middle from the mean of their neighbours, metres.
  double roughness() {
    double sum = 0.0;
    int count = 0;
    const HeightRaster& h = terrain().heights();
    around(40.0, [&](int c, int r) {
      sum +=
          std::abs(h.at(c, r) - 0.25 * (h.at(c - 1, r) + h.at(c + 1, r) + h.at(c, r - 1) + h.at(c, r + 1)));
      ++count;
    });
    return sum / count;
  }
  void pen(QEvent::Type type, QPoint at, double pressure, Qt::MouseButton button, Qt::MouseButtons buttons) {
    static const QPointingDevice device(
        QStringLiteral("pen"), 7, QInputDevice::DeviceType::Stylus, QPointingDevice::PointerType::Pen,
        QInputDevice::Capability::Position | QInputDevice::Capability::Pressure, 1, 1);
    QTabletEvent event(type, &device, at, view().mapToGlobal(at), pressure, 0.0F, 0.0F, 0.0F, 0.0, 0.0F, {},
                       button, buttons);
    QApplication::sendEvent(&view(), &event);
    EXPECT_TRUE(event.isAccepted());
  }
  void penStroke(double pressure) {
    const QPoint from = middle() - QPoint(40, 0);
    pen(QEvent::TabletPress, from, pressure, Qt::LeftButton, Qt::LeftButton);
    for (int i = 1; i <= 10; ++i)
      pen(QEvent::TabletMove, from + QPoint(8 * i, 0), pressure, Qt::NoButton, Qt::LeftButton);
    pen(QEvent::TabletRelease, middle() + QPoint(40, 0), pressure, Qt::LeftButton, Qt::NoButton);
  }

  std::optional<SurfaceHit> spot_;
};

TEST_F(BrushStrokesTest, RaiseAndLowerChangeHeights) {
  strokeOverMiddle(strong(BrushKind::Raise, 20.0));
  EXPECT_GT(heightAtSpot(*spot_), spot_->point.z() + 5.0);
  strokeOverMiddle(strong(BrushKind::Lower, 40.0));
  EXPECT_LT(heightAtSpot(*spot_), spot_->point.z());
}

TEST_F(BrushStrokesTest, SmoothEvensOut) {
  const double before = roughness();
  strokeOverMiddle(strong(BrushKind::Smooth));
  EXPECT_LT(roughness(), 0.7 * before);
}

TEST_F(BrushStrokesTest, FlattenLevelsToTheStrokesStart) {
  const auto start = groundUnder(middle() - QPoint(40, 0));
  ASSERT_TRUE(start);
  BrushSettings brush = strong(BrushKind::Flatten);
  brush.flattenTo = FlattenTo::Height;
  strokeOverMiddle(brush);
  EXPECT_NEAR(heightAtSpot(*spot_), start->point.z(), 0.05);
}

TEST_F(BrushStrokesTest, TerraceCutsSteps) {
  BrushSettings brush = strong(BrushKind::Terrace);
  brush.terrace = {.step = 10.0, .sharpness = 1.0};
  // Metres from the nearest step, on the mean: a quarter of a step where there are none.
  const auto offSteps = [&] {
    double sum = 0.0;
    int count = 0;
    around(40.0, [&](int c, int r) {
      sum += std::abs(std::remainder(double(terrain().heights().at(c, r)), 10.0));
      ++count;
    });
    return sum / count;
  };
  const double before = offSteps();
  strokeOverMiddle(brush);
  EXPECT_LT(offSteps(), 0.5 * before);
}

TEST_F(BrushStrokesTest, AStampIsPressedOnceAStrokeWhereItBegins) {
  BrushSettings brush = strong(BrushKind::Stamp, 30.0);
  brush.stampBlend = StampBlend::Add;
  tools().setBrush(brush);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle());
  const double once = heightAtSpot(*spot_);
  EXPECT_NEAR(once, spot_->point.z() + 30.0, 1.0);
  EXPECT_EQ(terrain().history().size(), 1U);
  brush.stampBlend = StampBlend::Subtract;
  tools().setBrush(brush);
  drag(middle(), middle() + QPoint(10, 0));
  EXPECT_NEAR(heightAtSpot(*spot_), once - 30.0, 1.0) << "once, though the stroke went on";
  EXPECT_EQ(terrain().history().size(), 2U);
}

TEST_F(BrushStrokesTest, ShiftOnTheWayShowsTheStraightLineAndThenTakesIt) {
  BrushSettings brush = strong(BrushKind::Raise, 20.0);
  brush.radius = 60.0;
  tools().setBrush(brush);
  const QPoint from = middle() - QPoint(150, 20), corner = from + QPoint(30, 0),
               to = middle() + QPoint(120, 30);
  const auto end = groundUnder(to);
  ASSERT_TRUE(end);
  pressAndDrag(from, corner);
  EXPECT_FALSE(controller().runningStroke().straight);
  const auto move = [&](QPoint at, Qt::KeyboardModifiers modifiers) {
    QMouseEvent event(QEvent::MouseMove, at, view().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, modifiers);
    QApplication::sendEvent(&view(), &event);
    QTest::qWait(50);
  };
  move(to, Qt::ShiftModifier);
  ASSERT_TRUE(controller().runningStroke().straight);
  const QImage shown = picture();
  const Vec2 begin(controller().runningStroke().samples.back().x,
                   controller().runningStroke().samples.back().y);
  const Vec2 half = 0.5 * (begin + end->point.head<2>());
  const auto heightHalfway = [&] {
    const GridFrame& frame = terrain().frame();
    return heightAt(terrain().heights(), frame.column(half.x()), frame.row(half.y()));
  };
  const double before = heightHalfway();
  display().setOverlay(OverlayOf::Brush, nullptr);
  EXPECT_GT(differingPixels(shown, picture()), 200) << "the line is to be seen";
  QTest::mouseRelease(&view(), Qt::LeftButton, Qt::ShiftModifier, to);
  EXPECT_FALSE(controller().runningStroke().straight);
  EXPECT_GT(heightHalfway(), before + 5.0);
}

TEST_F(BrushStrokesTest, NoiseRoughensTheGround) {
  const double before = roughness();
  BrushSettings brush = strong(BrushKind::Noise, 20.0);
  brush.noise.scale = 30.0;
  strokeOverMiddle(brush);
  EXPECT_GT(roughness(), 2.0 * before);
}

TEST_F(BrushStrokesTest, SmudgeDragsTheGroundAlong) {
  // From ground that is higher or lower.
  QPoint from;
  std::optional<SurfaceHit> there;
  double apart = 0.0;
  for (const QPoint beside : {QPoint(-60, 0), QPoint(60, 0), QPoint(0, 60), QPoint(0, -60), QPoint(-120, 0),
                              QPoint(120, 0), QPoint(0, 120), QPoint(-180, 60), QPoint(180, 60)})
    if (const auto hit = groundUnder(middle() + beside);
        hit && std::abs(spot_->point.z() - hit->point.z()) > apart) {
      from = middle() + beside;
      there = hit;
      apart = std::abs(spot_->point.z() - hit->point.z());
    }
  ASSERT_GT(apart, 20.0);
  tools().setBrush(strong(BrushKind::Smudge));
  drag(from, middle());
  // The pointer stays on ground that falls away under it, so the stroke ends beyond.
  EXPECT_LT(std::abs(heightAtSpot(*spot_) - there->point.z()), apart - 10.0) << "some of it has come here";
  EXPECT_NEAR(heightAtSpot(*there), there->point.z(), 0.2 * apart) << "and most of it is there still";
}

TEST_F(BrushStrokesTest, ACraterHasABowl) {
  tools().setBrush(strong(BrushKind::Crater, 80.0));
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle());
  EXPECT_LT(heightAtSpot(*spot_), spot_->point.z() - 5.0);
}

TEST_F(BrushStrokesTest, CloneCopiesFromThePlaceThatHTook) {
  BrushSettings brush = strong(BrushKind::Clone, 1e5);
  brush.falloff = Falloff::Constant;
  tools().setBrush(brush);
  const QPoint from = middle() + QPoint(-150, 60), start = middle() - QPoint(40, 0);
  moveTo(from);
  key(Qt::Key_H);
  const auto source = groundUnder(from), there = groundUnder(start);
  ASSERT_TRUE(source && there);
  ASSERT_GT(std::abs(source->point.z() - there->point.z()), 1.0);
  drag(start, middle() + QPoint(40, 0));
  EXPECT_NEAR(heightAtSpot(*there), source->point.z(), 0.5);
}

TEST_F(BrushStrokesTest, ErosionMovesGroundAndKeepsMostOfIt) {
  double before = 0.0, after = 0.0, moved = 0.0;
  const Terrain opened = terrain().snapshot();
  strokeOverMiddle(strong(BrushKind::Hydraulic, 20.0));
  around(400.0, [&](int c, int r) {
    const double a = opened.heights.at(c, r), b = terrain().heights().at(c, r);
    ASSERT_TRUE(std::isfinite(b));
    before += a;
    after += b;
    moved += std::abs(b - a);
  });
  EXPECT_GT(moved, 100.0);
  EXPECT_LT(std::abs(after - before), 0.05 * moved);
}

TEST_F(BrushStrokesTest, AHoleIsCutAndFilled) {
  strokeOverMiddle(strong(BrushKind::Hole, 0.0));  // holes are there or not, whatever the strength
  EXPECT_TRUE(std::isnan(heightAtSpot(*spot_)));
  EXPECT_TRUE(terrain().undo().ok());
  EXPECT_NEAR(heightAtSpot(*spot_), spot_->point.z(), 1e-6);
  EXPECT_TRUE(terrain().redo().ok());
  // Over a hole there is no ground to begin on: the stroke comes in from beside it, and goes on level.
  BrushSettings fill = strong(BrushKind::Fill, 0.0);
  fill.radius = 450.0;
  tools().setBrush(fill);
  drag(middle() - QPoint(200, 0), middle() + QPoint(200, 0));
  EXPECT_EQ(terrain().history().size(), 2U);
  EXPECT_FALSE(std::isnan(heightAtSpot(*spot_)));
}

TEST_F(BrushStrokesTest, ARampLeadsEvenlyFromPlaceToPlace) {
  const QPoint from = middle() - QPoint(110, 30), to = middle() + QPoint(110, 20);
  const auto start = groundUnder(from), end = groundUnder(to);
  ASSERT_TRUE(start && end);
  BrushSettings brush = strong(BrushKind::Ramp, 1e5);
  brush.radius = 60.0;
  tools().setBrush(brush);
  pressAndDrag(from, to);
  auto* hint = window_->findChild<QLabel*>(QStringLiteral("brushHint"));
  ASSERT_TRUE(hint);
  EXPECT_TRUE(hint->isVisible());
  EXPECT_TRUE(hint->text().contains(QStringLiteral("°"))) << hint->text().toStdString();
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, to);
  EXPECT_FALSE(hint->isVisible());
  const Vec2 half = 0.5 * (start->point + end->point).head<2>();
  const GridFrame& frame = terrain().frame();
  EXPECT_NEAR(heightAt(terrain().heights(), frame.column(half.x()), frame.row(half.y())),
              0.5 * (start->point.z() + end->point.z()), 1.5);
}

TEST_F(BrushStrokesTest, APensPressureMakesTheStroke) {
  tools().setBrush(strong(BrushKind::Raise, 20.0));
  const auto raised = [&](double pressure) {
    penStroke(pressure);
    EXPECT_EQ(terrain().history().size(), 1U);
    const double by = heightAtSpot(*spot_) - spot_->point.z();
    EXPECT_TRUE(terrain().undo().ok());
    return by;
  };
  const double light = raised(0.25), hard = raised(1.0);
  EXPECT_GT(hard, 5.0);
  // The view is steep where the ground rises under the pen: not exactly a quarter.
  EXPECT_NEAR(light / hard, 0.25, 0.05);
}

TEST_F(BrushStrokesTest, APensPressureGoesThroughTheCurve) {
  BrushSettings brush = strong(BrushKind::Raise, 20.0);
  brush.pressure.curve = *Curve::through({{0.0, 1.0}, {1.0, 1.0}});
  tools().setBrush(brush);
  penStroke(0.25);
  EXPECT_GT(heightAtSpot(*spot_) - spot_->point.z(), 10.0);
}

TEST_F(BrushStrokesTest, AStrokeThatBeginsBesideTheTerrainBeginsWhereItComesIn) {
  const QPoint beside(4, view().height() / 2);
  ASSERT_FALSE(groundUnder(beside));
  drag(beside, middle());
  ASSERT_EQ(terrain().history().size(), 1U);
  EXPECT_GT(heightAtSpot(*spot_), spot_->point.z() + 1.0);
  const auto& samples = tools().get<SculptTool>().lastStroke()->samples;
  const GridFrame& frame = terrain().frame();
  const double toBorder = std::min(0.5 * frame.width() - std::abs(samples.front().x),
                                   0.5 * frame.depth() - std::abs(samples.front().y));
  EXPECT_LT(toBorder, 2.0 * frame.cellSize());
}

}  // namespace
}  // namespace scarp::test
