#include <QLabel>
#include <QTabletEvent>
#include <cmath>

#include "core/tools/SculptTool.h"
#include "tests/ui/WindowHarness.h"

namespace scarp::test {
namespace {

/// Strokes by mouse and pen on the sample island.
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

TEST_F(BrushStrokesTest, MouseAndPenMakeStrokes) {
  {
    SCOPED_TRACE("raise and lower");
    strokeOverMiddle(strong(BrushKind::Raise, 20.0));
    EXPECT_GT(heightAtSpot(*spot_), spot_->point.z() + 5.0);
    strokeOverMiddle(strong(BrushKind::Lower, 40.0));
    EXPECT_LT(heightAtSpot(*spot_), spot_->point.z());
  }
  ASSERT_TRUE(terrain().goTo(0).ok());
  {
    SCOPED_TRACE("stamp");
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
  ASSERT_TRUE(terrain().goTo(0).ok());
  {
    SCOPED_TRACE("pen");
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
  {
    SCOPED_TRACE("hole");
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
  ASSERT_TRUE(terrain().goTo(0).ok());
  {
    SCOPED_TRACE("clone");
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
  ASSERT_TRUE(terrain().goTo(0).ok());
  {
    SCOPED_TRACE("from beside");
    const QPoint beside(4, view().height() / 2);
    ASSERT_FALSE(groundUnder(beside));
    tools().setBrush(strong(BrushKind::Raise, 20.0));
    drag(beside, middle());
    ASSERT_EQ(terrain().history().size(), 1U);
    EXPECT_GT(heightAtSpot(*spot_), spot_->point.z() + 1.0);
    const auto& samples = tools().get<SculptTool>().lastStroke()->samples;
    const GridFrame& frame = terrain().frame();
    const double toBorder = std::min(0.5 * frame.width() - std::abs(samples.front().x),
                                     0.5 * frame.depth() - std::abs(samples.front().y));
    EXPECT_LT(toBorder, 2.0 * frame.cellSize());
  }
}

TEST_F(BrushStrokesTest, StraightLinesAndRampsAreShown) {
  {
    SCOPED_TRACE("ramp");
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
  ASSERT_TRUE(terrain().goTo(0).ok());
  {
    SCOPED_TRACE("straight line");
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
      QMouseEvent event(QEvent::MouseMove, at, view().mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                        modifiers);
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
}

}  // namespace
}  // namespace scarp::test
