#include <QComboBox>
#include <QDockWidget>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/scatter/ScatterPresets.h"
#include "core/scene/Scene.h"
#include "tests/ui/WindowHarness.h"
#include "ui/document/EditorDocument.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/NumberField.h"

namespace scarp {
namespace {

class ScatterRulesPanelTest : public test::WindowTest {
 protected:
  void SetUp() override {
    test::WindowTest::SetUp();
    openIsland();
    ASSERT_TRUE(waitUntil([this] { return window_->document() && window_->jobs().jobs().empty(); }));
    the<QDockWidget>("objectsDock").raise();
    QTest::qWait(50);
    const auto parts = the<QWidget>("objectParts").findChildren<QAbstractButton*>();
    ASSERT_EQ(parts.size(), 2);
    QTest::mouseClick(parts[1], Qt::LeftButton);
    ASSERT_TRUE(the<QPushButton>("scatterStart0").isVisible());
  }
  QListWidget& list() { return the<QListWidget>("scatterRules"); }
  const std::vector<ScatterRule>& rules() { return terrain().scatterRules(); }
  std::size_t steps() { return static_cast<std::size_t>(terrain().history().position()); }
  void press(const char* name) { QTest::mouseClick(&the<QAbstractButton>(name), Qt::LeftButton); }
  /// What the rules put down, once it stands.
  const ScatterField& field() {
    EXPECT_TRUE(waitUntil([this] {
      return window_->jobs().jobs().empty() &&
             window_->document()->scene().scatter().field().rules() == rules();
    }));
    return window_->document()->scene().scatter().field();
  }
  void addPreset(int place) {
    the<QToolButton>("scatterAdd").menu()->actions()[place]->trigger();
    QTest::qWait(20);
  }
};

TEST_F(ScatterRulesPanelTest, AForestComesByOneClick) {
  press("scatterStart0");
  ASSERT_EQ(rules().size(), 1U);
  EXPECT_EQ(rules()[0].name, scatterPresets()[0].title);
  EXPECT_EQ(steps(), 1U);
  EXPECT_GT(field().count(), 1000U);
  EXPECT_TRUE(waitUntil([this] { return list().item(0)->text().contains(QLatin1Char(':')); }));
  EXPECT_FALSE(the<QPushButton>("scatterStart0").isVisible());
  for (int preset = 1; preset < 4; ++preset) addPreset(preset);
  EXPECT_EQ(rules().size(), 4U);
  // Shrubs stand where water gathers, which is worked out first.
  EXPECT_TRUE(waitUntil([this] { return field().count(2) > 20U; })) << field().count(2);
  for (std::size_t rule = 0; rule < 4; ++rule) EXPECT_GT(field().count(rule), 20U) << rules()[rule].name;
  EXPECT_EQ(list().currentRow(), 3);
  photograph("scatter-rules");
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(rules().size(), 3U);
}

TEST_F(ScatterRulesPanelTest, WhatStandsFollowsADragThatIsOneStep) {
  press("scatterStart0");
  const std::size_t before = field().count();
  auto& density = the<NumberField>("scatterRuleDensity");
  const double was = rules()[0].density;
  const QPoint from = density.rect().center();
  QTest::mousePress(&density, Qt::LeftButton, {}, from);
  for (int i = 1; i <= 4; ++i) {
    QMouseEvent move(QEvent::MouseMove, from - QPoint(10 * i, 0),
                     density.mapToGlobal(from - QPoint(10 * i, 0)), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&density, &move);
    QTest::qWait(5);
  }
  EXPECT_TRUE(waitUntil([&] { return rules()[0].density < was; }));
  EXPECT_TRUE(terrain().editing());
  EXPECT_LT(field().count(), before);
  QTest::mouseRelease(&density, Qt::LeftButton, {}, from - QPoint(40, 0));
  EXPECT_FALSE(terrain().editing());
  EXPECT_EQ(steps(), 2U);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(rules()[0].density, was);
  EXPECT_EQ(field().count(), before);
}

TEST_F(ScatterRulesPanelTest, RulesAreChangedHiddenDuplicatedMovedAndDeleted) {
  press("scatterStart0");
  addPreset(1);
  const double low = rules()[1].conditions.at(0).low;
  typeInto("scatterCondition0Low", QString::number(0.5 * low));
  EXPECT_LT(rules()[1].conditions.at(0).low, low);
  list().setCurrentRow(0);
  press("scatterDuplicate");
  ASSERT_EQ(rules().size(), 3U);
  EXPECT_EQ(list().currentRow(), 1);
  EXPECT_NE(rules()[1].id, rules()[0].id);
  EXPECT_EQ(rules()[1].assets, rules()[0].assets);
  list().item(0)->setCheckState(Qt::Unchecked);
  EXPECT_FALSE(rules()[0].visible);
  EXPECT_EQ(field().count(0), 0U);
  const std::uint32_t last = rules()[2].id;
  list().setCurrentRow(2);
  ASSERT_TRUE(list().model()->moveRow({}, 2, {}, 0));
  QTest::qWait(20);
  EXPECT_EQ(rules()[0].id, last);
  EXPECT_EQ(list().currentRow(), 0);
  press("scatterDelete");
  EXPECT_EQ(rules().size(), 2U);
  EXPECT_NE(rules()[0].id, last);
}

TEST_F(ScatterRulesPanelTest, ObjectsKeepAwayFromTheLinesOfALayer) {
  press("scatterStart0");
  AddLayerOperation add{"Roads"};
  add.ofLines = true;
  ASSERT_TRUE(perform(add, terrain()));
  Line road;
  const GridFrame& frame = terrain().frame();
  road.points = {{-0.4 * frame.width(), 0.0}, {0.4 * frame.width(), 0.1 * frame.depth()}};
  ASSERT_TRUE(perform(LinesOperation{1, {road}, {}}, terrain()));
  const std::size_t before = field().count();
  ASSERT_TRUE(the<NumberField>("scatterRuleFromLines").isVisible());
  auto& of = the<QComboBox>("scatterRuleLinesOf");
  EXPECT_EQ(rules()[0].fromLines, 2.0) << "a preset keeps off lines that are drawn later";
  EXPECT_TRUE(of.isVisible());
  typeInto("scatterRuleFromLines", QStringLiteral("40"));
  EXPECT_EQ(rules()[0].fromLines, 40.0);
  EXPECT_TRUE(of.isVisible());
  EXPECT_LT(field().count(), before);
  chooseEntry(of, 1);
  EXPECT_EQ(rules()[0].linesOf, "Roads");
  SetLayerOperation rename;
  rename.layer = 1;
  rename.name = "Streets";
  ASSERT_TRUE(perform(rename, terrain()));
  EXPECT_EQ(rules()[0].linesOf, "Streets");
  EXPECT_EQ(of.currentText(), QStringLiteral("Lines of Streets"));
  auto& along = the<QComboBox>("scatterRuleAlong");
  EXPECT_FALSE(the<NumberField>("scatterRuleRowOffset").isVisible());
  chooseEntry(along, static_cast<int>(ScatterAlong::Both));
  typeInto("scatterRuleFromLines", QStringLiteral("0"));
  typeInto("scatterRuleSpacing", QStringLiteral("20"));
  EXPECT_EQ(rules()[0].along, ScatterAlong::Both);
  EXPECT_TRUE(the<NumberField>("scatterRuleRowOffset").isVisible());
  EXPECT_FALSE(the<NumberField>("scatterRuleDensity").isVisible());
  EXPECT_TRUE(of.isVisible()) << "which lines";
  const std::size_t row = field().count();
  EXPECT_GT(row, 0U);
  typeInto("scatterRuleSpacing", QStringLiteral("10"));
  EXPECT_GT(field().count(), row);
  ASSERT_TRUE(perform(UndoOperation{}, terrain()));
  EXPECT_EQ(rules()[0].spacing, 20.0);
  auto& bent = the<QComboBox>("scatterRuleBent");
  EXPECT_TRUE(bent.isVisible());
  chooseEntry(bent, static_cast<int>(ScatterBend::Stretched));
  EXPECT_EQ(rules()[0].bent, ScatterBend::Stretched);
  EXPECT_EQ(field().count(), 0U) << "bent models are no objects";
  EXPECT_FALSE(the<NumberField>("scatterRuleSpacing").isVisible());
  EXPECT_TRUE(the<NumberField>("scatterRuleRowOffset").isVisible());
  photograph("scatter-bent");
  chooseEntry(of, of.count() - 1);
  EXPECT_EQ(rules()[0].line, labelOf(terrain().layers()[0].lines.lines().front()));
  ASSERT_TRUE(perform(UndoOperation{}, terrain()));
  ASSERT_TRUE(perform(UndoOperation{}, terrain()));
  EXPECT_EQ(rules()[0].bent, ScatterBend::Off);
  addPreset(1);
  EXPECT_EQ(rules()[1].fromLines, 2.0) << "no rocks on the road";
}

TEST_F(ScatterRulesPanelTest, APlaceIsRestoredAndARuleBecomesObjects) {
  addPreset(3);
  const std::size_t before = field().count();
  ASSERT_GT(before, 10U);
  int tile = 0;
  while (field().objects(0, tile).empty()) ++tile;
  const ScatterKey stood = field().objects(0, tile)[0].key;
  ASSERT_TRUE(perform(TakeScatteredOperation{{{rules()[0].id, stood}}}, terrain()));
  EXPECT_EQ(field().count(), before - 1);
  EXPECT_TRUE(the<QPushButton>("scatterRestore").isVisible());
  press("scatterRestore");
  EXPECT_EQ(field().count(), before);
  press("scatterBake");
  EXPECT_EQ(terrain().objects().size(), before);
  EXPECT_TRUE(rules().empty());
}

}  // namespace
}  // namespace scarp
