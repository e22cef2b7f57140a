#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>

#include "core/edit/Operation.h"
#include "core/io/CrsInfo.h"
#include "tests/ui/LineHarness.h"
#include "ui/actions/Actions.h"
#include "ui/lines/LineImportDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

/// A file of lines is made of some places in the terrain's CRS, and dropped on the window.
class LineImportDialogTest : public LineWindowTest {
 protected:
  void SetUp() override {
    LineWindowTest::SetUp();
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

TEST_F(LineImportDialogTest, ADroppedFileWithoutACrsIsAskedForOneAndImported) {
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
  acceptWith(*dialog);
  ASSERT_EQ(lines().size(), 1u);
  ASSERT_EQ(lines()[0].points.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_LT((Vec2(lines()[0].points[i].x, lines()[0].points[i].y) - way_[i]).norm(), 0.5);
}

TEST_F(LineImportDialogTest, ClassesCanBeChangedAndAreRemembered) {
  writeClasses("ways.geojson");
  LineImportDialog* dialog = dialogOf("ways.geojson");
  ASSERT_TRUE(dialog);
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

}  // namespace
}  // namespace scarp::test
