#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/tools/SculptTool.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/viewport/ViewHeader.h"

namespace scarp::test {
namespace {

class ViewHeaderTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    window_->resize(1500, 950);
    openIsland();
    moveTo(middle());
  }
  ViewHeader& header() { return view().header(); }
  QString status() { return header().toolStatus(); }
  /// A visible button of the header; null where it is hidden or missing.
  QToolButton* button(const QString& name) {
    for (auto* each : header().findChildren<QToolButton*>())
      if (each->isVisible() && each->accessibleName() == name) return each;
    return nullptr;
  }
  void click(const QString& name) {
    QToolButton* found = button(name);
    ASSERT_NE(found, nullptr) << name.toStdString();
    QTest::mouseClick(found, Qt::LeftButton);
  }
  void perform(const Operation& operation) { ASSERT_TRUE(scarp::perform(operation, terrain()).ok()); }
  /// The brush that a press would use after the hover has reached the tools.
  BrushKind brushAtCursor() {
    QTest::qWait(20);
    return controller().effectiveBrush().kind;
  }
};

TEST_F(ViewHeaderTest, ItsButtonsAndMenusAreThoseOfTheMenuBar) {
  drawView();
  {
    SCOPED_TRACE("shading");
    window_->actions().shadings[static_cast<std::size_t>(ShadingMode::Slope)]->trigger();
    QToolButton* shading = button(QStringLiteral("Shading: Slope"));
    ASSERT_NE(shading, nullptr);
    EXPECT_EQ(shading->menu()->menuAction(), &inMenu({QStringLiteral("View"), QStringLiteral("Shading")}));
  }
  {
    SCOPED_TRACE("current mode");
    QMenu& menu = *inMenu({QStringLiteral("View"), QStringLiteral("Shading")}).menu();
    QAction* clay = window_->actions().shadings[static_cast<std::size_t>(ShadingMode::Clay)];
    QAction* slope = window_->actions().shadings[static_cast<std::size_t>(ShadingMode::Slope)];
    slope->trigger();
    menu.ensurePolished();
    menu.resize(menu.sizeHint());
    const QImage before = menu.grab(menu.actionGeometry(clay)).toImage();
    clay->trigger();
    EXPECT_GT(differingPixels(before, menu.grab(menu.actionGeometry(clay)).toImage()), 20);
  }
  {
    SCOPED_TRACE("buttons");
    const Actions& actions = window_->actions();
    const bool water = view().settings().water;
    click(QStringLiteral("Water"));
    EXPECT_NE(view().settings().water, water);
    EXPECT_EQ(actions.water->isChecked(), !water);
    EXPECT_EQ(button(QStringLiteral("Water"))->isChecked(), !water);
    actions.groundGrid->trigger();
    EXPECT_TRUE(button(QStringLiteral("Grid on Ground"))->isChecked());
    click(QStringLiteral("Orthographic"));
    arrive();
    EXPECT_EQ(controller().camera().projection, Camera::Projection::Orthographic);
  }
  {
    SCOPED_TRACE("shadows");
    QToolButton* shadows = button(QStringLiteral("Shadows"));
    ASSERT_NE(shadows, nullptr);
    EXPECT_EQ(shadows->menu(),
              inMenu({QStringLiteral("View"), QStringLiteral("Quality"), QStringLiteral("Shadows")}).menu());
    EXPECT_EQ(view().settings().shadows, ShadowQuality::Automatic);
    for (QAction* choice : shadows->menu()->actions())
      if (choice->text() == QStringLiteral("Low")) choice->trigger();
    EXPECT_EQ(view().settings().shadows, ShadowQuality::Low);
  }
  {
    SCOPED_TRACE("statistics");
    EXPECT_TRUE(view().statistics().isEmpty());
    click(QStringLiteral("Statistics"));
    EXPECT_TRUE(waitUntil([this] { return view().statistics().contains(QStringLiteral("Layers: 1")); }));
    EXPECT_TRUE(view().statistics().contains(QStringLiteral("513 × 513")))
        << view().statistics().toStdString();
    perform(AddLayerOperation{});
    EXPECT_TRUE(waitUntil([this] {
      view().update();
      return view().statistics().contains(QStringLiteral("Layers: 2"));
    }));
    click(QStringLiteral("Statistics"));
    EXPECT_TRUE(view().statistics().isEmpty());
  }
}

TEST_F(ViewHeaderTest, StaysInTheViewAndLeavesMouseCompassAndScreenshotAlone) {
  drawView();
  {
    SCOPED_TRACE("mouse");
    const QPoint onStatus = header().mapTo(&view(), QPoint(6, header().height() / 2));
    QWidget* under = view().childAt(onStatus);
    ASSERT_EQ(under, &header());
    const QPoint at = header().mapFrom(&view(), onStatus);
    QTest::mousePress(under, Qt::MiddleButton, {}, at);
    EXPECT_TRUE(controller().dragging()) << "the view has the press";
    QTest::mouseRelease(under, Qt::MiddleButton, {}, at);
    EXPECT_FALSE(controller().dragging());
    EXPECT_EQ(view().childAt(QPoint(view().width() / 2, header().y() + header().height() / 2)), nullptr);
  }
  {
    SCOPED_TRACE("compass and screenshot");
    const auto& compass = *view().findChild<QWidget*>(QStringLiteral("compass"));
    EXPECT_FALSE(header().geometry().intersects(compass.geometry()));
    ASSERT_TRUE(waitUntil([this] { return !view().rendererName().isEmpty(); }));
    const auto with = view().screenshot(0.5);
    header().hide();
    const auto without = view().screenshot(0.5);
    header().show();
    ASSERT_TRUE(with.ok() && without.ok());
    EXPECT_EQ(differingPixels(with.value(), without.value()), 0);
  }
  {
    SCOPED_TRACE("narrow view");
    ASSERT_NE(button(QStringLiteral("Statistics")), nullptr);
    EXPECT_EQ(button(QStringLiteral("More view settings")), nullptr);
    view().resize(360, view().height());
    ASSERT_EQ(button(QStringLiteral("Statistics")), nullptr);
    QToolButton* more = button(QStringLiteral("More view settings"));
    ASSERT_NE(more, nullptr);
    Q_EMIT more->menu()->aboutToShow();
    EXPECT_TRUE(more->menu()->actions().contains(window_->actions().statistics));
    for (const auto* each : header().findChildren<QToolButton*>())
      EXPECT_TRUE(!each->isVisible() || header().rect().contains(each->geometry()));
  }
}

TEST_F(ViewHeaderTest, NamesToolTargetModeAndWhatTheModifiersMakeOfTheBrush) {
  {
    SCOPED_TRACE("keys on the view");
    key(Qt::Key_1);
    moveTo(middle());
    QTest::keyPress(&view(), Qt::Key_Control);
    EXPECT_TRUE(waitUntil([this] { return status() == QStringLiteral("Lower · Base"); }))
        << status().toStdString();
    QTest::keyRelease(&view(), Qt::Key_Control);
    EXPECT_TRUE(waitUntil([this] { return status() == QStringLiteral("Raise · Base"); }));
    QTest::keyPress(&view(), Qt::Key_Shift);
    EXPECT_TRUE(waitUntil([this] { return status() == QStringLiteral("Smooth · Base"); }));
    QTest::keyRelease(&view(), Qt::Key_Shift);
    EXPECT_TRUE(waitUntil([this] { return status() == QStringLiteral("Raise · Base"); }));
  }
  {
    SCOPED_TRACE("keys on a panel");
    key(Qt::Key_1);
    moveTo(middle());
    auto& elsewhere = the<QWidget>("navigatorDock");
    QTest::keyPress(&elsewhere, Qt::Key_Control);
    EXPECT_EQ(brushAtCursor(), BrushKind::Lower);
    QTest::keyRelease(&elsewhere, Qt::Key_Control);
    EXPECT_EQ(brushAtCursor(), BrushKind::Raise);
  }
  {
    SCOPED_TRACE("a shortcut");
    key(Qt::Key_1);
    drag(middle(), middle() + QPoint(30, 0));
    moveTo(middle());
    QTest::keyPress(&view(), Qt::Key_Control);
    EXPECT_EQ(brushAtCursor(), BrushKind::Lower);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(terrain().history().canUndo());
    EXPECT_EQ(brushAtCursor(), BrushKind::Raise);
  }
  {
    SCOPED_TRACE("a window that was left");
    key(Qt::Key_1);
    moveTo(middle());
    QTest::keyPress(&view(), Qt::Key_Control);
    EXPECT_EQ(brushAtCursor(), BrushKind::Lower);
    QEvent away(QEvent::WindowDeactivate);
    QApplication::sendEvent(window_.get(), &away);
    EXPECT_EQ(brushAtCursor(), BrushKind::Raise);
  }
  {
    SCOPED_TRACE("tool, target and mode");
    key(Qt::Key_1);
    EXPECT_EQ(status(), QStringLiteral("Raise · Base"));
    perform(AddLayerOperation{});
    const QString layer = QString::fromStdString(terrain().layers().back().name);
    EXPECT_EQ(status(), QStringLiteral("Raise · ") + layer);
    tools().get<SculptTool>().paintMask(true);
    EXPECT_EQ(status(), QStringLiteral("Painting mask of ") + layer);
    tools().get<SculptTool>().paintMask(false);
    key(Qt::Key_7);
    EXPECT_EQ(status(), QStringLiteral("Place Conifer"));
    key(Qt::Key_M);
    EXPECT_EQ(status(), QStringLiteral("Measure"));
    key(Qt::Key_L, Qt::ShiftModifier);
    EXPECT_EQ(status(), QStringLiteral("Road · New layer"));
    EXPECT_EQ(view().findChild<QLabel*>(QStringLiteral("toolStatus"))->text(), status());
  }
}

}  // namespace
}  // namespace scarp::test
