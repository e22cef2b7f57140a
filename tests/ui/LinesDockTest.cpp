#include <QCheckBox>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QToolTip>
#include <array>

#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/line/LinePath.h"
#include "core/tools/LineTool.h"
#include "tests/ui/LineHarness.h"
#include "ui/actions/Actions.h"
#include "ui/lines/LineMeasurement.h"
#include "ui/lines/LinePlot.h"
#include "ui/lines/LinesDock.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/CoordinatesField.h"
#include "ui/widgets/FoldingSection.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class LinesDockTest : public LineWindowTest {};

TEST_F(LinesDockTest, ALineIsDrawnByClicksShownListedAndMeasured) {
  EXPECT_TRUE(dock().isVisible());
  const QImage before = picture();
  clickAt(middle() + QPoint(-120, 0));
  clickAt(middle() + QPoint(0, 40));
  QTest::keyClick(&view(), Qt::Key_Backspace);
  EXPECT_EQ(tools().get<LineTool>().work().draft.size(), 1u);
  QTest::keyClick(&view(), Qt::Key_Escape);
  EXPECT_TRUE(tools().get<LineTool>().work().draft.empty());
  drawRoad();
  EXPECT_EQ(terrain().history().size(), 1u);
  EXPECT_EQ(list().count(), 1);
  EXPECT_EQ(list().item(0)->text(), QStringLiteral("Road 1"));
  EXPECT_GT(differingPixels(before, picture()), 400) << "the road and its marks";
  ASSERT_TRUE(measured());
  const LineReport anew = [&] {
    const HeightRaster& base = *terrain().raster(kBase);
    return measureLine(designOf(lines()[0], base, terrain().frame()), base, terrain().frame());
  }();
  EXPECT_EQ(dock().measurement().report()->figures.earth, anew.figures.earth);
  EXPECT_EQ(plot().stations().size(), anew.stations.size());
  ASSERT_TRUE(dock().saveCsv(inFolder("road.csv")));
  QFile file(inFolder("road.csv"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll().split('\n').size(), static_cast<qsizetype>(anew.stations.size()) + 2);
}

TEST_F(LinesDockTest, SettingsOfALineAndItsPointsAreChangedInThePanel) {
  drawRoad();
  const HeightRaster made = terrain().heights();
  typeInto("lineWidth", QStringLiteral("60"));
  EXPECT_EQ(lines()[0].settings.width, 60.0);
  EXPECT_EQ(terrain().history().size(), 2u);
  EXPECT_FALSE(sameHeights(made, terrain().heights()));
  typeInto("lineWidth", QStringLiteral("-3"));
  EXPECT_EQ(lines()[0].settings.width, 60.0);
  EXPECT_TRUE(window_->infoBar().isVisible());
  QTest::qWait(600);
  clickAt(pixelOf(lines()[0].points[1]));
  ASSERT_EQ(tools().get<LineTool>().work().point, 1u);
  auto& own = the<QCheckBox>("pointOwnHeight");
  ASSERT_TRUE(own.isVisible());
  QTest::mouseClick(&own, Qt::LeftButton, {}, QPoint(8, own.height() / 2));
  EXPECT_TRUE(lines()[0].points[1].height);
  Q_EMIT the<ChoiceRow>("pointOnward").picked(1);
  EXPECT_EQ(lines()[0].points[1].onward, LineSpan::Bridge);
  auto& world = the<QLineEdit>("pointWorld");
  const auto at = twoNumbersOf(world.text());
  ASSERT_TRUE(at) << world.text().toStdString();
  const LinePoint unmoved = lines()[0].points[1];
  world.setFocus();
  world.selectAll();
  QTest::keyClicks(&world,
                   QStringLiteral("%1, %2").arg(at->x() + 12.0, 0, 'f', 3).arg(at->y() + 5.0, 0, 'f', 3));
  QTest::keyClick(&world, Qt::Key_Return);
  EXPECT_NEAR(lines()[0].points[1].x, unmoved.x + 12.0, 0.05);
  EXPECT_NEAR(lines()[0].points[1].y, unmoved.y + 5.0, 0.05);
  world.clearFocus();
  QTest::keyClick(window_.get(), Qt::Key_Delete);
  EXPECT_EQ(lines()[0].points.size(), 3u);
}

TEST_F(LinesDockTest, SettingsForEngineersAreInASectionThatIsClosedAtFirst) {
  drawRoad();
  for (const char* name : {"lineWidth", "lineEvenOver", "lineGrade", "lineOffset", "lineReach"})
    EXPECT_TRUE(the<NumberField>(name).isVisible()) << name;
  EXPECT_TRUE(the<QComboBox>("lineSection").isVisible());
  EXPECT_FALSE(the<NumberField>("lineWater").isVisible()) << "of rivers";
  const std::array engineering{"lineCrown", "lineCurve", "lineSpeed", "lineCut", "lineFill", "lineShrink"};
  for (const char* name : engineering) EXPECT_FALSE(the<NumberField>(name).isVisible()) << name;
  auto* head = the<FoldingSection>("lineEngineering").findChild<QPushButton*>(QStringLiteral("sectionHead"));
  ASSERT_TRUE(head);
  QTest::mouseClick(head, Qt::LeftButton);
  for (const char* name : engineering) EXPECT_TRUE(the<NumberField>(name).isVisible()) << name;
  EXPECT_TRUE(FoldingSection(QStringLiteral("lineEngineering"), QStringLiteral("Engineering"), false).open())
      << "remembered";
}

TEST_F(LinesDockTest, AHeightThatTheGradeForbidsIsListedAndMarked) {
  drawRoad();
  QTest::qWait(600);
  clickAt(pixelOf(lines()[0].points[1]));
  ASSERT_EQ(tools().get<LineTool>().work().point, 1u);
  auto& own = the<QCheckBox>("pointOwnHeight");
  QTest::mouseClick(&own, Qt::LeftButton, {}, QPoint(8, own.height() / 2));
  typeInto("pointHeight", QStringLiteral("9000"));
  ASSERT_EQ(lines()[0].points[1].height, 9000.0);
  ASSERT_TRUE(measured());
  const auto& missed = dock().measurement().report()->findings.missedHeights;
  ASSERT_EQ(missed.size(), 1u);
  EXPECT_EQ(missed[0].point, 1u);
  const auto& notes = the<QLabel>("lineNotes");
  EXPECT_TRUE(notes.isVisible());
  EXPECT_TRUE(notes.text().contains(QStringLiteral("Point 2 is"))) << notes.text().toStdString();
  // A line over the settings leads to the notes, wherever the panel is scrolled to.
  auto& summary = the<QToolButton>("lineFindings");
  ASSERT_TRUE(summary.isVisible());
  dock().findChild<QScrollArea*>()->verticalScrollBar()->setValue(0);
  EXPECT_FALSE(summary.visibleRegion().isEmpty());
  QTest::mouseClick(&summary, Qt::LeftButton);
  EXPECT_TRUE(waitUntil([&] { return !notes.visibleRegion().isEmpty(); }));
  // So does the tooltip of the red dot in the view.
  const QPoint dot = pixelOf(lines()[0].points[1]);
  QHelpEvent hover(QEvent::ToolTip, dot, view().mapToGlobal(dot));
  QApplication::sendEvent(&view(), &hover);
  EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("Point 2 is"))) << QToolTip::text().toStdString();
  QToolTip::hideText();
}

TEST_F(LinesDockTest, ABrushPathIsDrawnWithTheBrushInHandAndChangedInThePanel) {
  BrushSettings hand = tools().brush();
  hand.kind = BrushKind::Noise;
  hand.radius = 700.0;
  hand.strength = 150.0;
  hand.noise.shape = NoiseShape::Ridged;
  hand.noise.scale = 900.0;
  tools().setBrush(hand);
  inMenu({QStringLiteral("Brush"), QStringLiteral("Draw Brush Path")}).trigger();
  ASSERT_EQ(tools().tool(), LineTool::kName);
  const HeightRaster bare = terrain().heights();
  drawRoad();
  ASSERT_EQ(lines()[0].kind, LineKind::BrushPath);
  EXPECT_EQ(lines()[0].brush, LineBrush(hand));
  EXPECT_EQ(list().item(0)->text(), QStringLiteral("Brush path 1"));
  const HeightRaster noisy = terrain().heights();
  EXPECT_FALSE(sameHeights(bare, noisy));
  EXPECT_FALSE(window_->findChild<QWidget*>("lineWidth")->isVisible());

  typeInto("lineBrushRadius", QStringLiteral("400"));
  EXPECT_EQ(lines()[0].brush.settings().radius, 400.0);
  auto& kinds = the<QComboBox>("lineBrushKind");
  kinds.setCurrentIndex(kinds.findText(QStringLiteral("Raise")));
  Q_EMIT kinds.activated(kinds.currentIndex());
  EXPECT_EQ(lines()[0].brush.settings().kind, BrushKind::Raise);
  EXPECT_FALSE(window_->findChild<QWidget*>("lineBrushNoiseScale")->isVisible());
  hand.kind = BrushKind::Smooth;
  tools().setBrush(hand);
  QTest::mouseClick(&the<QPushButton>("lineTakeBrush"), Qt::LeftButton);
  EXPECT_EQ(lines()[0].brush, LineBrush(hand));
  for (int i = 0; i < 3; ++i) key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(sameHeights(noisy, terrain().heights()));
  QTest::qWait(600);
  const QPoint from = pixelOf(lines()[0].points[1]);
  pressAndDrag(from, from + QPoint(5, 45));
  EXPECT_FALSE(sameHeights(noisy, terrain().heights())) << "before the release";
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, from + QPoint(5, 45));
}

TEST_F(LinesDockTest, LinesAreHiddenNamedCopiedAndDeleted) {
  drawRoad();
  list().item(0)->setText(QStringLiteral("Angeles Crest"));
  QTest::qWait(20);
  EXPECT_EQ(lines()[0].name, "Angeles Crest");
  list().item(0)->setCheckState(Qt::Unchecked);
  QTest::qWait(20);
  EXPECT_FALSE(lines()[0].visible);
  EXPECT_TRUE(sameHeights(*terrain().raster(kBase), terrain().heights()));
  list().item(0)->setCheckState(Qt::Checked);
  QTest::qWait(20);
  moveTo(middle() + QPoint(0, 120));
  key(Qt::Key_C, Qt::ControlModifier);
  key(Qt::Key_V, Qt::ControlModifier);
  ASSERT_EQ(lines().size(), 2u);
  EXPECT_EQ(lines()[1].points.size(), lines()[0].points.size());
  EXPECT_EQ(list().count(), 2);
  the<QToolButton>("lineDelete").click();
  EXPECT_EQ(lines().size(), 1u);
  EXPECT_EQ(terrain().layers().size(), 1u);
}

TEST_F(LinesDockTest, AMaterialIsLaidAlongTheChosenLineFromThePanel) {
  drawRoad();
  typeInto("lineWidth", QStringLiteral("600"));
  auto& button = the<QToolButton>("lineLayMaterial");
  auto& menu = the<QMenu>("lineMaterials");
  /// Chooses as one does with the mouse.
  const auto choose = [&](qsizetype where, const char* material) {
    menu.popup(button.mapToGlobal(QPoint(0, button.height())));
    ASSERT_GT(menu.actions().size(), where);
    QMenu* const list = menu.actions()[where]->menu();
    ASSERT_TRUE(list);
    for (QAction* action : list->actions())
      if (action->text() == QLatin1String(material)) action->trigger();
    menu.close();
    QTest::qWait(30);
  };
  ASSERT_TRUE(perform(MaterialsOperation{{defaultMaterials().begin(), defaultMaterials().end()}, {1, {}}}, terrain()));
  const std::size_t steps = terrain().history().position();
  choose(0, "Dark rock");
  EXPECT_EQ(terrain().history().position(), steps + 1);
  choose(1, "Gravel");
  ASSERT_EQ(terrain().rules().rules.size(), 2u);
  const RuleCondition& bed = terrain().rules().rules[1].conditions.at(0);
  EXPECT_EQ(bed.lines, (LineChoice{"Lines", "#1", {}}));
  EXPECT_TRUE(idle());
  const QImage with = picture();
  for (int i = 0; i < 2; ++i) key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(terrain().rules().rules.empty());
  EXPECT_TRUE(idle());
  EXPECT_GT(differingPixels(with, picture()), 400);
}

}  // namespace
}  // namespace scarp::test
