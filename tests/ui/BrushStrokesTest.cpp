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

TEST_F(BrushStrokesTest, ThePressureOfAPenIsTheStrength) {
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

TEST_F(BrushStrokesTest, StraightLinesAndRampsAreShown) {
  {
    SCOPED_TRACE("ramp");
    const QPoint from = middle() - QPoint(110, 30), to = middle() + QPoint(110, 20);
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
  }
  ASSERT_TRUE(terrain().goTo(0).ok());
  {
    SCOPED_TRACE("straight line");
    BrushSettings brush = strong(BrushKind::Raise, 20.0);
    brush.radius = 60.0;
    tools().setBrush(brush);
    const QPoint from = middle() - QPoint(150, 20), corner = from + QPoint(30, 0),
                 to = middle() + QPoint(120, 30);
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
    display().setOverlay(OverlayOf::Brush, nullptr);
    EXPECT_GT(differingPixels(shown, picture()), 200) << "the line is to be seen";
    QTest::mouseRelease(&view(), Qt::LeftButton, Qt::ShiftModifier, to);
    EXPECT_FALSE(controller().runningStroke().straight);
  }
}

}  // namespace
}  // namespace scarp::test
