#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QListWidget>
#include <QMimeData>
#include <QToolButton>

#include "core/edit/LineEdit.h"
#include "core/tools/ChosenLine.h"
#include "tests/ui/DoubleClick.h"
#include "tests/ui/WindowHarness.h"
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

TEST_F(LinesDockTest, AFileOfLinesThatIsDroppedIsImported) {
  const Vec2 at[] = {{-2000.0, -1000.0}, {0.0, 500.0}, {2000.0, 800.0}};
  QString dxf = QStringLiteral("0\nSECTION\n2\nENTITIES\n0\nPOLYLINE\n8\nroads\n66\n1\n");
  for (const Vec2& place : at) {
    const GridFrame& frame = terrain().frame();
    const Vec2 world = toWorld(terrain().georeference(), frame, frame.column(place.x()), frame.row(place.y()));
    dxf += QStringLiteral("0\nVERTEX\n8\nroads\n10\n%1\n20\n%2\n").arg(world.x(), 0, 'g', 17).arg(world.y(), 0, 'g', 17);
  }
  dxf += QStringLiteral("0\nSEQEND\n0\nENDSEC\n0\nEOF\n");
  QFile file(inFolder("roads.dxf"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(dxf.toUtf8());
  file.close();
  QMimeData dropped;
  dropped.setUrls({QUrl::fromLocalFile(inFolder("roads.dxf"))});
  QDragEnterEvent enter(middle(), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(window_.get(), &enter);
  QDropEvent drop(middle(), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(window_.get(), &drop);
  ASSERT_TRUE(waitUntil([this] { return !lines().empty() || !window_->infoBar().text().isEmpty(); }));
  ASSERT_FALSE(lines().empty()) << window_->infoBar().text().toStdString();
  ASSERT_TRUE(idle());
  EXPECT_EQ(lines().size(), 1u);
  ASSERT_EQ(lines()[0].points.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_LT((Vec2(lines()[0].points[i].x, lines()[0].points[i].y) - at[i]).norm(), 0.5);
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("Imported 1 line")))
      << window_->infoBar().text().toStdString();
}

}  // namespace
}  // namespace scarp::test
