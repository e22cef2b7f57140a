#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "core/material/MaterialSchema.h"
#include "core/tools/PaintTool.h"
#include "tests/ui/MaterialsHarness.h"
#include "ui/document/EditorDocument.h"
#include "ui/materials/RangeGraph.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/CurveEditor.h"

namespace scarp {
namespace {

class RulesPanelTest : public test::MaterialsTest {
 protected:
  void SetUp() override {
    test::MaterialsTest::SetUp();
    addMaterials();
    const auto parts = the<QWidget>("materialParts").findChildren<QAbstractButton*>();
    ASSERT_EQ(parts.size(), 2);
    QTest::mouseClick(parts[1], Qt::LeftButton);
    ASSERT_TRUE(rules().isVisible());
    rules().setCurrentRow(0);
  }
  QListWidget& rules() { return the<QListWidget>("materialRules"); }
  const std::vector<MaterialRule>& stack() { return terrain().rules().rules; }
  std::size_t step() { return static_cast<std::size_t>(terrain().history().position()); }
  /// Leaves the chosen rule with one condition of a measure, by the panel's own buttons.
  void useOnly(GroundMeasure by, const QString& mask = {}) {
    while (!stack().back().conditions.empty()) {
      const std::size_t count = stack().back().conditions.size();
      // Rows get their sizes in the event loop.
      ASSERT_TRUE(waitUntil([this] { return !the<QToolButton>("ruleCondition0Remove").size().isEmpty(); }));
      QTest::mouseClick(&the<QToolButton>("ruleCondition0Remove"), Qt::LeftButton);
      ASSERT_LT(stack().back().conditions.size(), count);
    }
    add(by, mask);
    ASSERT_EQ(stack().back().conditions.size(), 1U);
  }
  void add(GroundMeasure by, const QString& mask = {}) {
    auto& menu = the<QMenu>("ruleConditionMenu");
    menu.popup(QPoint(0, 0));
    const QString title = QString::fromUtf8(groundMeasureNames().all()[static_cast<std::size_t>(by)].title);
    for (QAction* action : menu.actions()) {
      if (by == GroundMeasure::Mask && action->menu())
        for (QAction* named : action->menu()->actions())
          if (named->text() == mask) named->trigger();
      if (by != GroundMeasure::Mask && action->text() == title) action->trigger();
    }
    menu.close();
    QTest::qWait(30);
  }
  /// Which of what is seen asks for more than some pixels of width.
  std::string widerThan(int pixels) {
    std::string wide;
    for (const QWidget* widget : the<QWidget>("materialsDock").findChildren<QWidget*>())
      if (widget->isVisible() && std::max(widget->minimumSizeHint().width(), widget->minimumWidth()) > pixels)
        wide += std::string(widget->metaObject()->className()) + ' ' + widget->objectName().toStdString() +
                ' ' + std::to_string(widget->minimumSizeHint().width()) + '\n';
    return wide;
  }
  RangeGraph& graph() {
    auto& graph = the<RangeGraph>("ruleCondition0Graph");
    EXPECT_TRUE(graph.isVisible());
    return graph;
  }
  static void move(QWidget& widget, QPointF to) {
    QMouseEvent event(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                      Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
    QTest::qWait(5);
  }
};

TEST_F(RulesPanelTest, SwitchesAddsMovesAndDeletesRules) {
  const std::vector<MaterialRule> before = stack();
  ASSERT_EQ(static_cast<std::size_t>(rules().count()), before.size() + 1) << "and the base";
  ASSERT_TRUE(before.back().visible);
  rules().item(0)->setCheckState(Qt::Unchecked);
  EXPECT_FALSE(stack().back().visible) << "the uppermost is first in the list";
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(stack().back().visible);
  EXPECT_EQ(rules().item(0)->checkState(), Qt::Checked);
  rules().setCurrentRow(0);
  click("addRule");
  ASSERT_EQ(stack().size(), before.size() + 1);
  EXPECT_EQ(stack().back().material, tools().get<PaintTool>().settings().material);
  ASSERT_EQ(stack().back().conditions.size(), 1U);
  EXPECT_EQ(rules().currentRow(), 0);
  click("ruleDown");
  EXPECT_EQ(stack().back(), before.back());
  EXPECT_EQ(rules().currentRow(), 1);
  click("ruleUp");
  EXPECT_EQ(stack()[before.size() - 1], before.back());
  click("deleteRule");
  EXPECT_EQ(stack(), before);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(stack().size(), before.size() + 1);
  for (int i = 0; i < 3; ++i) key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(stack(), before);
}

TEST_F(RulesPanelTest, ADraggedEndChangesTheGroundMeanwhileInOneStepAndEscTakesItBack) {
  useOnly(GroundMeasure::Height);
  const RuleCondition before = stack().back().conditions.front();
  const std::size_t steps = step();
  const QImage ground = picture();
  const QPointF from = *graph().pixelOf(RangeGraph::Handle::Low);
  QTest::mousePress(&graph(), Qt::LeftButton, {}, from.toPoint());
  double low = before.low;
  for (int i = 1; i <= 4; ++i) {
    move(graph(), from - QPointF(12.0 * i, 0.0));
    // On a busy machine the ground follows when the hand rests.
    EXPECT_TRUE(waitUntil([&] { return stack().back().conditions.front().low < low; }));
    low = stack().back().conditions.front().low;
  }
  EXPECT_TRUE(terrain().editing());
  EXPECT_GT(test::differingPixels(picture(), ground), 1000) << "the ground follows during the drag";
  QTest::mouseRelease(&graph(), Qt::LeftButton, {}, (from - QPointF(48.0, 0.0)).toPoint());
  EXPECT_FALSE(terrain().editing());
  EXPECT_EQ(step(), steps + 1);
  EXPECT_EQ(stack().back().conditions.front().low, low);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(step(), steps);
  EXPECT_EQ(stack().back().conditions.front(), before);
  EXPECT_TRUE(waitUntil([&] { return picture() == ground; }));

  QTest::mousePress(&graph(), Qt::LeftButton, {}, from.toPoint());
  move(graph(), from - QPointF(30.0, 0.0));
  EXPECT_TRUE(waitUntil([&] { return stack().back().conditions.front() != before; }));
  QTest::keyClick(&graph(), Qt::Key_Escape);
  EXPECT_EQ(stack().back().conditions.front(), before);
  QTest::mouseRelease(&graph(), Qt::LeftButton, {}, (from - QPointF(30.0, 0.0)).toPoint());
  EXPECT_EQ(stack().back().conditions.front(), before);
  EXPECT_EQ(step(), steps);
  EXPECT_FALSE(terrain().editing());
}

TEST_F(RulesPanelTest, EveryMeasureMakesACondition) {
  ASSERT_TRUE(perform(SelectOperation{ShapeSource{MaskRectangle{Vec2(-3000, -3000), Vec2(3000, 3000)}, 0.0}},
                      terrain()));
  ASSERT_TRUE(perform(KeepMaskOperation{"middle"}, terrain()));
  for (std::size_t i = 0; i < groundMeasureNames().size(); ++i) {
    SCOPED_TRACE(groundMeasureNames().all()[i].title);
    const auto by = static_cast<GroundMeasure>(i);
    useOnly(by, QStringLiteral("middle"));
    const RuleCondition& condition = stack().back().conditions.front();
    EXPECT_EQ(condition.by, by);
    EXPECT_TRUE(the<QWidget>(condition.curve ? "ruleCondition0Curve" : "ruleCondition0Graph").isVisible());
    const auto* level = window_->findChild<NumberField*>(QStringLiteral("ruleCondition0Level"));
    EXPECT_EQ(level && level->isVisible(), by == GroundMeasure::Water);
    EXPECT_TRUE(idle());
    QTest::qWait(20);
    EXPECT_EQ(widerThan(345), "") << "the panel pushes the view aside";
    photograph(("rule-" + std::string(groundMeasureNames().all()[i].key)).c_str());
  }
}

TEST_F(RulesPanelTest, NumbersInversionCurveAndMaterial) {
  useOnly(GroundMeasure::Slope);
  typeInto("ruleCondition0Low", QStringLiteral("31.5"));
  EXPECT_EQ(stack().back().conditions.front().low, 31.5);
  typeInto("ruleCondition0High", QStringLiteral("20"));
  EXPECT_EQ(stack().back().conditions.front().low, 20.0) << "the end that moves pushes the other";
  typeInto("ruleOpacity", QStringLiteral("40"));
  EXPECT_DOUBLE_EQ(stack().back().opacity, 0.4);
  QTest::mouseClick(&the<QCheckBox>("ruleCondition0Inverted"), Qt::LeftButton);
  EXPECT_TRUE(stack().back().conditions.front().inverted);
  QTest::mouseClick(&the<QCheckBox>("ruleCondition0Curved"), Qt::LeftButton);
  ASSERT_TRUE(stack().back().conditions.front().curve);
  const std::size_t steps = step();
  auto& curve = the<CurveEditor>("ruleCondition0Curve");
  ASSERT_TRUE(curve.isVisible());
  const QPointF middle = curve.toPixel({0.5, 0.5});
  QTest::mousePress(&curve, Qt::LeftButton, {}, middle.toPoint());
  move(curve, middle - QPointF(0.0, 20.0));
  EXPECT_TRUE(waitUntil([&] { return stack().back().conditions.front().curve->points().size() == 3; }));
  move(curve, middle - QPointF(0.0, 30.0));
  QTest::mouseRelease(&curve, Qt::LeftButton, {}, (middle - QPointF(0.0, 30.0)).toPoint());
  EXPECT_EQ(step(), steps + 1);
  auto& material = the<QComboBox>("ruleMaterial");
  const int chosen = material.currentIndex();
  for (const int turn : {120, -120}) {
    QWheelEvent wheel(material.rect().center(), material.mapToGlobal(material.rect().center()), {}, {0, turn},
                      Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&material, &wheel);
    EXPECT_EQ(material.currentIndex(), chosen) << "the wheel is for the panel";
  }
  material.setFocus();
  QTest::keyClick(&material, Qt::Key_Home);
  EXPECT_EQ(stack().back().material, terrain().materials().front().id);
  // The lowest is the base, which has a material and nothing else.
  rules().setCurrentRow(rules().count() - 1);
  EXPECT_FALSE(the<NumberField>("ruleOpacity").isVisible());
  QTest::keyClick(&material, Qt::Key_End);
  EXPECT_EQ(terrain().rules().base, terrain().materials().back().id);
}

TEST(RangeGraphEnds, AnEndPulledOverTheSideIsOpenAndItsFootIsItsSoftness) {
  RangeGraph graph;
  graph.resize(300, 92);
  graph.setHistogram({0.0, 100.0, false, {1.0F}});
  RuleCondition condition;
  condition.by = GroundMeasure::Height;
  condition.low = 30.0;
  condition.high = kHighest;
  graph.setCondition(condition);
  QObject::connect(&graph, &RangeGraph::conditionEdited, &graph,
                   [&](const RuleCondition& edited) { condition = edited; });
  const auto pull = [&](QPointF from, QPointF to) {
    QTest::mousePress(&graph, Qt::LeftButton, {}, from.toPoint());
    QMouseEvent event(QEvent::MouseMove, to, graph.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&graph, &event);
    QTest::mouseRelease(&graph, Qt::LeftButton, {}, to.toPoint());
  };
  const QPointF low = *graph.pixelOf(RangeGraph::Handle::Low);
  pull(low, {0.0, low.y()});
  EXPECT_EQ(condition.low, -kHighest);
  EXPECT_FALSE(graph.pixelOf(RangeGraph::Handle::Low));
  pull({10.0, low.y()}, {70.0, low.y()});  // grasped at the side again
  EXPECT_GT(condition.low, -kHighest);
  condition.low = 50.0;
  graph.setCondition(condition);
  const QPointF foot = *graph.pixelOf(RangeGraph::Handle::SoftLow);
  pull(foot, foot - QPointF(40.0, 0.0));
  EXPECT_GT(condition.softLow, 0.0);
}

TEST_F(RulesPanelTest, ADragEndsWithItsDocument) {
  useOnly(GroundMeasure::Height);
  const QPointF from = *graph().pixelOf(RangeGraph::Handle::Low);
  QTest::mousePress(&graph(), Qt::LeftButton, {}, from.toPoint());
  move(graph(), from - QPointF(20.0, 0.0));
  ASSERT_TRUE(terrain().editing());
  terrain().markSaved();
  openIsland();
  EXPECT_FALSE(terrain().editing());
  // Else the button counts as pressed in the tests that follow.
  QTest::mouseRelease(window_.get(), Qt::LeftButton);
}

}  // namespace
}  // namespace scarp
