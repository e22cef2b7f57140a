#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>

#include "core/edit/LineEdit.h"
#include "core/edit/Operation.h"
#include "core/io/CrsInfo.h"
#include "core/line/LinePath.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/LineTool.h"
#include "tests/ui/DoubleClick.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/lines/LineImportDialog.h"
#include "ui/lines/LineMeasurement.h"
#include "ui/lines/LinePlot.h"
#include "ui/lines/LinesDock.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class LinesDockTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("srtm_bigtujunga30m_utm11.tif");
    key(Qt::Key_T);
    key(Qt::Key_L, Qt::ShiftModifier);
    ASSERT_EQ(tools().tool(), ToolKind::Line);
    QTest::qWait(100);
  }
  LinesDock& dock() { return *window_->findChild<LinesDock*>(); }
  LinePlot& plot() { return *window_->findChild<LinePlot*>(); }
  QListWidget& list() { return the<QListWidget>("lineList"); }
  std::vector<Line> lines() {
    const auto* found = linesOf(terrain(), layerForLines(terrain()));
    return found ? *found : std::vector<Line>();
  }
  void clickAt(QPoint at) {
    moveTo(at);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at, 600);
  }
  void drawRoad() {
    for (const QPoint& at : {QPoint(-150, -30), QPoint(-40, 30), QPoint(60, -20), QPoint(150, 20)})
      clickAt(middle() + at);
    QTest::keyClick(&view(), Qt::Key_Return);
    QTest::qWait(30);
    ASSERT_EQ(lines().size(), 1u);
  }
  QPoint pixelOf(const LinePoint& point) {
    const GridFrame& frame = terrain().frame();
    const double z = heightAt(terrain().heights(), frame.column(point.x), frame.row(point.y));
    const auto seen = controller().camera().project({point.x, point.y, z}, view().viewSize());
    return {static_cast<int>(std::lround(seen->x())), static_cast<int>(std::lround(seen->y()))};
  }
  bool measured() {
    return waitUntil([this] {
      const auto& report = dock().measurement().report();
      return report && dock().measurement().line() == lines().front() && idle();
    });
  }
};

TEST_F(LinesDockTest, ALineIsDrawnByClicksShownListedAndMeasured) {
  EXPECT_TRUE(dock().isVisible());
  const QImage before = picture();
  clickAt(middle() + QPoint(-120, 0));
  clickAt(middle() + QPoint(0, 40));
  QTest::keyClick(&view(), Qt::Key_Backspace);
  EXPECT_EQ(tools().lineWork().draft.size(), 1u);
  QTest::keyClick(&view(), Qt::Key_Escape);
  EXPECT_TRUE(tools().lineWork().draft.empty());
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
  photograph("lines-road");
  ASSERT_TRUE(dock().saveCsv(inFolder("road.csv")));
  QFile file(inFolder("road.csv"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll().split('\n').size(), static_cast<qsizetype>(anew.stations.size()) + 2);
  EXPECT_FALSE(dock().saveCsv(inFolder("no/such/folder.csv")));
}

TEST_F(LinesDockTest, ARiverShowsItsWaterAndPicksStayOnItsBed) {
  Line river = newLine({.kind = LineKind::River, .draft = {{-9000.0, 0.0}, {9000.0, 0.0}}});
  river.settings.width = 1500.0;
  river.settings.offset = -100.0;
  river.settings.water = 60.0;
  river.settings.reach = 1000.0;
  ASSERT_TRUE(addLines({river}, terrain()));
  QTest::qWait(50);
  const QPoint at = pixelOf({0.0, 300.0});
  const QImage wet = picture();
  window_->actions().lineWater->trigger();
  QTest::qWait(50);
  const QImage dry = picture();
  const QColor water = wet.pixelColor(at), ground = dry.pixelColor(at);
  EXPECT_GT(water.blue() - water.red(), ground.blue() - ground.red() + 20);
  window_->actions().lineWater->trigger();
  moveTo(at);
  ASSERT_TRUE(controller().cursor());
  const Vec3 point = controller().cursor()->point;
  const GridFrame& frame = terrain().frame();
  EXPECT_NEAR(point.z(), heightAt(terrain().heights(), frame.column(point.x()), frame.row(point.y())), 1e-6);
}

TEST_F(LinesDockTest, APointIsDraggedAndTheGroundFollowsBeforeTheRelease) {
  drawRoad();
  const Line before = lines()[0];
  const HeightRaster made = terrain().heights();
  QTest::qWait(600);  // No double click; and the view has the size that it keeps.
  const QPoint from = pixelOf(before.points[1]), to = from + QPoint(10, 50);
  pressAndDrag(from, to);
  EXPECT_EQ(tools().lineWork().point, 1u);
  EXPECT_FALSE(sameHeights(made, terrain().heights()));
  EXPECT_EQ(terrain().history().size(), 1u);
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, to);
  EXPECT_EQ(terrain().history().size(), 2u);
  ASSERT_EQ(lines()[0].points.size(), 4u);
  EXPECT_NE(lines()[0].points[1], before.points[1]);
  EXPECT_EQ(lines()[0].points[0], before.points[0]);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(lines()[0], before);
  EXPECT_TRUE(sameHeights(made, terrain().heights()));
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
  ASSERT_EQ(tools().lineWork().point, 1u);
  auto& own = the<QCheckBox>("pointOwnHeight");
  ASSERT_TRUE(own.isVisible());
  QTest::mouseClick(&own, Qt::LeftButton, {}, QPoint(8, own.height() / 2));
  EXPECT_TRUE(lines()[0].points[1].height);
  Q_EMIT the<ChoiceRow>("pointOnward").picked(1);
  EXPECT_EQ(lines()[0].points[1].onward, LineSpan::Bridge);
  QTest::keyClick(window_.get(), Qt::Key_Delete);
  EXPECT_EQ(lines()[0].points.size(), 3u);
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
  ASSERT_EQ(tools().tool(), ToolKind::Line);
  const HeightRaster bare = terrain().heights();
  drawRoad();
  ASSERT_EQ(lines()[0].kind, LineKind::BrushPath);
  EXPECT_EQ(lines()[0].brush, LineBrush(hand));
  EXPECT_EQ(list().item(0)->text(), QStringLiteral("Brush path 1"));
  const HeightRaster noisy = terrain().heights();
  EXPECT_FALSE(sameHeights(bare, noisy));
  ASSERT_TRUE(measured());
  EXPECT_GT(dock().measurement().report()->figures.earth.fill, 0.0);
  EXPECT_FALSE(window_->findChild<QWidget*>("lineWidth")->isVisible());
  photograph("brush-path-noise");

  typeInto("lineBrushRadius", QStringLiteral("400"));
  EXPECT_EQ(lines()[0].brush.settings().radius, 400.0);
  auto& kinds = the<QComboBox>("lineBrushKind");
  kinds.setCurrentIndex(kinds.findText(QStringLiteral("Raise")));
  Q_EMIT kinds.activated(kinds.currentIndex());
  EXPECT_EQ(lines()[0].brush.settings().kind, BrushKind::Raise);
  EXPECT_FALSE(window_->findChild<QWidget*>("lineBrushNoiseScale")->isVisible());
  EXPECT_EQ(kinds.findText(QStringLiteral("Ramp")), -1);
  photograph("brush-path-raise");
  hand.kind = BrushKind::Ramp;
  tools().setBrush(hand);
  QTest::mouseClick(&the<QPushButton>("lineTakeBrush"), Qt::LeftButton);
  EXPECT_TRUE(window_->infoBar().isVisible());
  hand.kind = BrushKind::Smooth;
  tools().setBrush(hand);
  QTest::mouseClick(&the<QPushButton>("lineTakeBrush"), Qt::LeftButton);
  EXPECT_EQ(lines()[0].brush, LineBrush(hand));
  photograph("brush-path-smooth");
  for (int i = 0; i < 3; ++i) key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(sameHeights(noisy, terrain().heights()));
  QTest::qWait(600);
  const QPoint from = pixelOf(lines()[0].points[1]);
  pressAndDrag(from, from + QPoint(5, 45));
  EXPECT_FALSE(sameHeights(noisy, terrain().heights())) << "before the release";
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, from + QPoint(5, 45));
  photograph("brush-path-dragged");
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
  menu.popup(QPoint(0, 0));
  ASSERT_EQ(menu.actions().size(), 1);
  EXPECT_FALSE(menu.actions()[0]->isEnabled()) << "there are no materials yet";
  menu.close();
  ASSERT_TRUE(perform(MaterialsOperation{{defaultMaterials().begin(), defaultMaterials().end()}, {1, {}}}, terrain()));
  const std::size_t steps = terrain().history().position();
  choose(0, "Dark rock");
  EXPECT_EQ(terrain().history().position(), steps + 1);
  choose(1, "Gravel");
  ASSERT_EQ(terrain().rules().rules.size(), 2u);
  const RuleCondition& bed = terrain().rules().rules[1].conditions.at(0);
  EXPECT_EQ(bed.lines, (LineChoice{"Lines", "#1", {}}));
  EXPECT_LT(bed.high, 0.0);
  EXPECT_GE(bed.softHigh, terrain().frame().cellSize());
  EXPECT_TRUE(idle());
  const QImage with = picture();
  photograph("lines-material");
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(terrain().rules().rules.size(), 1u);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(terrain().rules().rules.empty());
  EXPECT_TRUE(idle());
  EXPECT_GT(differingPixels(with, picture()), 400);
}

/// Three roads of two widths and a pond, beside each other.
class SeveralLinesTest : public LinesDockTest {
 protected:
  void SetUp() override {
    LinesDockTest::SetUp();
    std::vector<Line> lines;
    for (int i = 0; i < 3; ++i) {
      const double y = -2500.0 + 2000.0 * i;
      lines.push_back(
          newLine({.kind = LineKind::Road, .draft = {{-3000.0, y}, {0.0, y + 400.0}, {3000.0, y}}}));
      lines.back().settings.width = i == 2 ? 300.0 : 150.0;
    }
    lines.push_back(
        newLine({.kind = LineKind::Pond, .draft = {{3600.0, 0.0}, {4600.0, 0.0}, {4600.0, 900.0}}}));
    ASSERT_TRUE(addLines(lines, terrain()));
    QTest::qWait(50);
    ASSERT_EQ(list().count(), 4);
    made_ = terrain().heights();
    before_ = this->lines();
  }
  void clickRow(int row, Qt::KeyboardModifiers keys = {}) {
    const QRect at = list().visualItemRect(list().item(row));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, keys, QPoint(at.left() + 70, at.center().y()));
  }
  void pressMark(int row) {
    const QRect at = list().visualItemRect(list().item(row));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, QPoint(at.left() + 12, at.center().y()));
    QTest::qWait(20);
  }
  std::vector<LineId> chosen() { return idsOf(chosenLines(terrain(), tools().lineWork())); }
  QPoint onCourse(std::size_t line) {
    const auto nodes = lineNodes(lines()[line], terrain().frame());
    const Vec2 place = nodes[nodes.size() / 4].place;
    return pixelOf({place.x(), place.y()});
  }
  void clickInView(QPoint at, Qt::KeyboardModifiers keys = {}) {
    moveTo(at);
    QTest::mouseClick(&view(), Qt::LeftButton, keys, at, 600);
  }
  HeightRaster made_{2, 2, 0.0F};
  std::vector<Line> before_;
};

TEST_F(SeveralLinesTest, AreChosenInTheListAndInTheView) {
  clickRow(0);
  const QImage one = picture();
  clickRow(2, Qt::ControlModifier);
  EXPECT_EQ(chosen(), (std::vector<LineId>{1, 3}));
  EXPECT_GT(differingPixels(one, picture()), 200) << "both are marked";
  clickRow(1);
  clickRow(3, Qt::ShiftModifier);
  EXPECT_EQ(chosen(), (std::vector<LineId>{2, 3, 4}));
  clickRow(2, Qt::ControlModifier);
  EXPECT_EQ(chosen(), (std::vector<LineId>{2, 4}));
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_A, Qt::ControlModifier);
  EXPECT_EQ(chosen().size(), 4u);
  EXPECT_EQ(list().selectedItems().size(), 4);
  EXPECT_FALSE(terrain().selection()) << "the ground is not selected";
  photograph("lines-all-chosen");

  clickInView(onCourse(0));
  EXPECT_EQ(chosen(), (std::vector<LineId>{1}));
  clickInView(onCourse(2), Qt::ShiftModifier);
  clickInView(onCourse(1), Qt::ControlModifier);
  EXPECT_EQ(chosen(), (std::vector<LineId>{1, 2, 3}));
  EXPECT_EQ(list().selectedItems().size(), 3);
  clickInView(onCourse(1), Qt::ControlModifier);
  EXPECT_EQ(chosen(), (std::vector<LineId>{1, 3}));
  EXPECT_EQ(terrain().history().size(), 1u);
  const QPoint from = onCourse(0);
  drag(from, from + QPoint(25, 10));
  EXPECT_EQ(terrain().history().size(), 2u);
  EXPECT_NE(lines()[0].points, before_[0].points);
  EXPECT_EQ(lines()[1], before_[1]);
  EXPECT_NE(lines()[2].points, before_[2].points);
  photograph("lines-moved");
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(lines(), before_);
  EXPECT_TRUE(sameHeights(made_, terrain().heights()));
}

TEST_F(SeveralLinesTest, AreChangedInThePanelAsOneStepEach) {
  const auto undo = [&] {
    EXPECT_EQ(terrain().history().position(), 2u);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(lines(), before_);
    EXPECT_TRUE(sameHeights(made_, terrain().heights()));
  };
  key(Qt::Key_A, Qt::ControlModifier);
  EXPECT_EQ(chosen().size(), 4u);
  clickRow(0, Qt::ControlModifier);
  clickRow(0, Qt::ControlModifier);
  auto& width = the<NumberField>("lineWidth");
  ASSERT_TRUE(width.isVisible()) << "the last one is a road";
  EXPECT_TRUE(width.mixed());
  EXPECT_FALSE(the<NumberField>("lineCrown").mixed());
  photograph("lines-differ");
  // What is not touched stays as it is.
  QTest::mouseClick(&width, Qt::LeftButton);
  QTest::keyClick(&width, Qt::Key_Return);
  EXPECT_TRUE(width.mixed());
  EXPECT_EQ(lines(), before_);
  typeInto("lineWidth", QStringLiteral("150"));
  EXPECT_FALSE(width.mixed());
  for (int i = 0; i < 3; ++i) EXPECT_EQ(lines()[static_cast<std::size_t>(i)].settings.width, 150.0);
  EXPECT_EQ(lines()[3], before_[3]) << "a pond is none of the roads";
  undo();
  EXPECT_TRUE(width.mixed());

  clickRow(0);
  clickRow(3, Qt::ControlModifier);
  pressMark(3);
  EXPECT_FALSE(lines()[0].visible || lines()[3].visible);
  EXPECT_TRUE(lines()[1].visible);
  EXPECT_EQ(chosen(), (std::vector<LineId>{1, 4}));
  undo();
  EXPECT_EQ(chosen(), (std::vector<LineId>{1, 4}));

  moveTo(middle() + QPoint(0, 60));
  key(Qt::Key_C, Qt::ControlModifier);
  key(Qt::Key_V, Qt::ControlModifier);
  EXPECT_EQ(lines().size(), 6u);
  EXPECT_EQ(chosen(), (std::vector<LineId>{lines()[4].id, lines()[5].id}));
  undo();
  clickRow(0);
  clickRow(1, Qt::ShiftModifier);
  key(Qt::Key_D, Qt::ControlModifier);
  EXPECT_EQ(lines().size(), 6u);
  undo();
  clickRow(1);
  clickRow(3, Qt::ShiftModifier);
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_Delete);
  EXPECT_EQ(lines(), std::vector{before_[0]});
  undo();
}

/// A file of lines is made of some places in the terrain's CRS, and dropped on the window.
class LineImportDialogTest : public LinesDockTest {
 protected:
  void SetUp() override {
    LinesDockTest::SetUp();
    way_ = {{-2000.0, -1000.0}, {0.0, 500.0}, {2000.0, 800.0}};
  }
  Vec2 worldOf(const Vec2& place) {
    const GridFrame& frame = terrain().frame();
    return toWorld(terrain().georeference(), frame, frame.column(place.x()), frame.row(place.y()));
  }
  void write(const char* name, const QString& text) {
    QFile file(inFolder(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text.toUtf8());
  }
  /// Says no CRS.
  void writeDxf(const char* name) {
    QString dxf = QStringLiteral("0\nSECTION\n2\nENTITIES\n0\nPOLYLINE\n8\nroads\n66\n1\n");
    for (const Vec2& place : way_) {
      const Vec2 world = worldOf(place);
      dxf += QStringLiteral("0\nVERTEX\n8\nroads\n10\n%1\n20\n%2\n")
                 .arg(world.x(), 0, 'g', 17)
                 .arg(world.y(), 0, 'g', 17);
    }
    write(name, dxf + QStringLiteral("0\nSEQEND\n0\nENDSEC\n0\nEOF\n"));
  }
  /// A primary road, two tracks and a power line in the terrain's CRS, with heights.
  void writeClasses(const char* name) {
    const auto code = describeCrs(terrain().georeference().crsWkt);
    ASSERT_TRUE(code);
    QString text =
        QStringLiteral(R"({"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "%1"}},
"features": [)")
            .arg(QString::fromStdString(code->code));
    const std::pair<const char*, const char*> fields[] = {
        {"highway", "primary"}, {"highway", "track"}, {"highway", "track"}, {"power", "line"}};
    for (int i = 0; i < 4; ++i) {
      const Vec2 from = worldOf({-2000.0, -800.0 + 500.0 * i}), to = worldOf({2000.0, -800.0 + 500.0 * i});
      text += QStringLiteral(R"(%1{"type": "Feature", "properties": {"%2": "%3"}, "geometry": {"type": "LineString",
"coordinates": [[%4, %5, 900], [%6, %7, 950]]}})")
                  .arg(i > 0 ? QStringLiteral(",") : QString(), QLatin1String(fields[i].first),
                       QLatin1String(fields[i].second))
                  .arg(from.x(), 0, 'f', 3)
                  .arg(from.y(), 0, 'f', 3)
                  .arg(to.x(), 0, 'f', 3)
                  .arg(to.y(), 0, 'f', 3);
    }
    write(name, text + QStringLiteral("]}"));
  }
  void drop(const char* name) {
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(inFolder(name))});
    QDragEnterEvent enter(middle(), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &enter);
    QDropEvent event(middle(), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &event);
  }
  /// The dialog of a dropped file, once it has counted what lies on the terrain.
  LineImportDialog* dialogOf(const char* name) {
    drop(name);
    LineImportDialog* dialog = nullptr;
    EXPECT_TRUE(waitUntil([&] {
      dialog = window_->findChild<LineImportDialog*>();
      return dialog && dialog->isVisible() && accept(*dialog).isEnabled();
    }));
    return dialog;
  }
  static QPushButton& accept(LineImportDialog& dialog) {
    return *dialog.findChild<QPushButton*>(QStringLiteral("accept"));
  }
  bool ready(LineImportDialog& dialog) {
    return waitUntil([&] { return accept(dialog).isEnabled(); });
  }
  void acceptWith(LineImportDialog& dialog) {
    QTest::mouseClick(&accept(dialog), Qt::LeftButton);
    ASSERT_TRUE(waitUntil([this] { return !window_->findChild<LineImportDialog*>(); }));
  }
  /// Presses on the box before a row's name.
  static void tick(LineImportDialog& dialog, const char* table, int row) {
    auto& cells = *dialog.findChild<QTableWidget*>(QLatin1String(table));
    const QRect cell = cells.visualItemRect(cells.item(row, 0));
    QTest::mouseClick(cells.viewport(), Qt::LeftButton, {}, QPoint(cell.left() + 12, cell.center().y()));
  }
  std::vector<Vec2> way_;
};

TEST_F(LineImportDialogTest, AFileOfLinesThatIsDroppedIsImported) {
  writeDxf("roads.dxf");
  LineImportDialog* const dialog = dialogOf("roads.dxf");
  ASSERT_TRUE(dialog);
  acceptWith(*dialog);
  ASSERT_EQ(lines().size(), 1u);
  ASSERT_EQ(lines()[0].points.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_LT((Vec2(lines()[0].points[i].x, lines()[0].points[i].y) - way_[i]).norm(), 0.5);
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("Imported 1 line")))
      << window_->infoBar().text().toStdString();
}

TEST_F(LineImportDialogTest, AFileWithoutACrsIsAskedForOneAndAnUnknownOneIsSaid) {
  writeDxf("roads.dxf");
  LineImportDialog* const dialog = dialogOf("roads.dxf");
  ASSERT_TRUE(dialog);
  auto& crs = *dialog->findChild<QComboBox*>(QStringLiteral("lineCrs"));
  ASSERT_TRUE(crs.isVisible());
  crs.lineEdit()->setFocus();
  crs.lineEdit()->selectAll();
  QTest::keyClicks(crs.lineEdit(), QStringLiteral("EPSG:999999"));
  ASSERT_TRUE(waitUntil([&] { return !dialog->complaint().isEmpty(); }));
  EXPECT_TRUE(dialog->complaint().contains(QStringLiteral("EPSG:999999"))) << dialog->complaint().toStdString();
  EXPECT_FALSE(accept(*dialog).isEnabled());
  crs.lineEdit()->selectAll();
  QTest::keyClicks(crs.lineEdit(), QString::fromStdString(describeCrs(terrain().georeference().crsWkt)->code));
  EXPECT_TRUE(ready(*dialog)) << dialog->complaint().toStdString();
  dialog->reject();
}

TEST_F(LineImportDialogTest, ClassesCanBeChangedAndAreRemembered) {
  writeClasses("ways.geojson");
  LineImportDialog* dialog = dialogOf("ways.geojson");
  ASSERT_TRUE(dialog);
  photograph("line-import");
  EXPECT_FALSE(dialog->findChild<QComboBox*>(QStringLiteral("lineCrs"))->isVisible());
  auto& classes = *dialog->findChild<QTableWidget*>(QStringLiteral("lineClasses"));
  ASSERT_EQ(classes.rowCount(), 3);  // The power line is among all others, and is not ticked.
  EXPECT_EQ(classes.item(2, 0)->checkState(), Qt::Unchecked);
  tick(*dialog, "lineClasses", 0);
  EXPECT_EQ(classes.item(0, 0)->checkState(), Qt::Unchecked);
  typeOver(*dialog, "lineClassWidth1", QStringLiteral("4.5"));
  ASSERT_TRUE(ready(*dialog));
  acceptWith(*dialog);
  ASSERT_EQ(lines().size(), 2u);
  EXPECT_EQ(lines()[0].kind, LineKind::Track);
  EXPECT_EQ(lines()[0].settings.width, 4.5);
  EXPECT_FALSE(lines()[0].points[0].height);

  dialog = dialogOf("ways.geojson");
  ASSERT_TRUE(dialog);
  auto& again = *dialog->findChild<QTableWidget*>(QStringLiteral("lineClasses"));
  EXPECT_EQ(again.item(0, 0)->checkState(), Qt::Unchecked);
  EXPECT_EQ(dialog->findChild<QLineEdit*>(QStringLiteral("lineClassWidth1"))->text(), QStringLiteral("4.5"));
  auto& heights = *dialog->findChild<QComboBox*>(QStringLiteral("lineHeights"));
  heights.setFocus();
  QTest::keyClick(&heights, Qt::Key_Down);
  ASSERT_TRUE(ready(*dialog));
  acceptWith(*dialog);
  ASSERT_EQ(lines().size(), 4u);
  EXPECT_EQ(lines()[2].points[0].height, 900.0);
}

TEST_F(LineImportDialogTest, AHiddenLayerLeavesTheGroundUntilItIsShown) {
  writeClasses("ways.geojson");
  LineImportDialog* const dialog = dialogOf("ways.geojson");
  ASSERT_TRUE(dialog);
  auto& as = *dialog->findChild<QComboBox*>(QStringLiteral("lineImportAs"));
  as.setFocus();
  QTest::keyClick(&as, Qt::Key_Down);
  ASSERT_TRUE(ready(*dialog));
  const HeightRaster before = terrain().heights();
  acceptWith(*dialog);
  ASSERT_EQ(terrain().layers().size(), 1u);
  EXPECT_FALSE(terrain().layers()[0].visible);
  EXPECT_EQ(lines().size(), 3u);
  EXPECT_TRUE(sameHeights(before, terrain().heights()));
  EXPECT_EQ(terrain().history().size(), 1u);
}

TEST_F(LinesDockTest, TheMenuOfALineDoesWhatTheButtonsDo) {
  drawRoad();
  const LinePoint first = lines()[0].points.front();
  const QPoint at = list().visualItemRect(list().item(0)).center();
  for (const auto reason : {QContextMenuEvent::Mouse, QContextMenuEvent::Keyboard}) {
    QContextMenuEvent asks(reason, at, list().viewport()->mapToGlobal(at));
    QApplication::sendEvent(list().viewport(), &asks);
    auto* menu = list().findChild<QMenu*>(QStringLiteral("rowMenu"));
    ASSERT_TRUE(menu);
    photograph("line-menu");
    for (const char* name : {"rowShown", "rowRename", "lineSplit", "lineGoTo", "lineDelete"})
      EXPECT_TRUE(menu->findChild<QAction*>(QLatin1String(name))) << name;
    QAction* reverse = menu->findChild<QAction*>(QStringLiteral("lineReverse"));
    ASSERT_TRUE(reverse);
    EXPECT_EQ(reverse->text(), QStringLiteral("Reverse"));
    if (reason == QContextMenuEvent::Mouse) reverse->trigger();
    delete menu;
  }
  EXPECT_EQ(lines()[0].points.back().x, first.x);
}

}  // namespace
}  // namespace scarp::test
