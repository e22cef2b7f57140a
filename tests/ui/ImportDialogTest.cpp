#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "core/io/CrsInfo.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "tests/support/Terrains.h"
#include "ui/import/AreaFields.h"
#include "ui/import/ImportDialog.h"
#include "ui/jobs/JobRunner.h"

namespace scarp::test {
namespace {

class ImportDialogTest : public ::testing::Test {
 protected:
  ImportDialogTest() { QSettings().clear(); }

  QString fileOf(const char* name, qint64 bytes) {
    QFile file(folder_.filePath(QLatin1String(name)));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.resize(bytes));
    return file.fileName();
  }
  void settle() {
    EXPECT_TRUE(QTest::qWaitFor([this] { return !dialog_.loading() && jobs_.jobs().empty(); }, 60000));
  }
  void name(const QString& path) {
    field("path").setText(path);
    ASSERT_EQ(dialog_.path(), path);
    settle();
  }
  QLineEdit& field(const char* name) { return *dialog_.findChild<QLineEdit*>(QLatin1String(name)); }
  QGroupBox& raw() { return *dialog_.findChild<QGroupBox*>(QStringLiteral("raw")); }
  void type(const char* name, const QString& text) {
    field(name).selectAll();
    QTest::keyClicks(&field(name), text);
    settle();
  }
  QString fits() { return dialog_.findChild<QLabel*>(QStringLiteral("fits"))->text(); }
  RawLayout accepted() {
    dialog_.accept();
    EXPECT_EQ(dialog_.result(), QDialog::Accepted) << dialog_.complaint().toStdString();
    return dialog_.options().raw.value_or(RawLayout());
  }

  QTemporaryDir folder_;
  JobRunner jobs_;
  ImportDialog dialog_{{}, ImportOptions(), jobs_, nullptr};
};

TEST_F(ImportDialogTest, ShowsLikelyLayoutsAsPicturesToChooseFrom) {
  QFile file(folder_.filePath(QStringLiteral("dump.raw")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  const Terrain ground = fractalTerrain(140, 77, 40.0, 40.0);
  file.write(QByteArray(34, 'x'));
  for (const float h : samplesOf(ground.heights)) {
    const auto value = static_cast<std::int16_t>(h);
    file.putChar(static_cast<char>(value >> 8));
    file.putChar(static_cast<char>(value & 0xff));
  }
  file.close();
  name(file.fileName());
  const RawLayout first{140, 77, RawLayout::Sample::I16, true, 34};
  EXPECT_EQ(accepted(), first);
  auto* button = dialog_.findChild<QToolButton*>(QStringLiteral("layout0"));
  auto* other = dialog_.findChild<QToolButton*>(QStringLiteral("layout1"));
  ASSERT_TRUE(button && other);
  EXPECT_TRUE(button->isChecked() && !other->isChecked());
  EXPECT_FALSE(button->icon().isNull());
  other->click();
  settle();
  EXPECT_NE(accepted(), first);
  EXPECT_TRUE(other->isChecked());
}

TEST_F(ImportDialogTest, RefusesALayoutThatTheFileIsTooSmallFor) {
  name(fileOf("odd.r16", 2 * 7 * 5));
  raw().setChecked(true);
  type("columns", QStringLiteral("9"));
  type("rows", QStringLiteral("5"));
  EXPECT_TRUE(fits().endsWith(QStringLiteral("too few"))) << fits().toStdString();
  dialog_.accept();
  EXPECT_NE(dialog_.result(), QDialog::Accepted);
  EXPECT_TRUE(dialog_.complaint().contains(QStringLiteral("too small"))) << dialog_.complaint().toStdString();
  type("columns", QStringLiteral("7"));
  type("rows", QStringLiteral("4"));
  EXPECT_TRUE(fits().contains(QStringLiteral("14 at its end stay unread"))) << fits().toStdString();
  type("rows", QStringLiteral("5"));
  EXPECT_TRUE(fits().endsWith(QStringLiteral("it fits"))) << fits().toStdString();
  EXPECT_EQ(accepted().rows, 5);
}

TEST_F(ImportDialogTest, SaysANumberThatIsOutOfRangeAndLeavesItStanding) {
  name(fileOf("a.r16", 2 * 16 * 16));
  type("columns", QStringLiteral("200000"));
  EXPECT_EQ(field("columns").text(), QStringLiteral("200000"));
  EXPECT_TRUE(dialog_.complaint().contains(QStringLiteral("Columns: 200000 is out of range (2 to 131072)")))
      << dialog_.complaint().toStdString();
  dialog_.accept();
  EXPECT_NE(dialog_.result(), QDialog::Accepted);
  type("columns", QStringLiteral("16"));
  EXPECT_TRUE(dialog_.complaint().isEmpty()) << dialog_.complaint().toStdString();
}

/// Two tiles side by side, of 64 x 64 samples with 4 in common; the second is 2 m lower.
void writeTwoTiles(const QString& folder) {
  for (int i = 0; i < 2; ++i) {
    Terrain tile = makeTerrain({64, 64, 10.0, 10.0}, [i](int column, int row) {
      return static_cast<float>(3 * (column + 60 * i) + row - 2 * i);
    });
    tile.georeference.hasGeoTransform = true;
    tile.georeference.geoTransform = {600.0 * i, 10.0, 0.0, 5000.0, 0.0, -10.0};
    ASSERT_TRUE(exportRaster(tile, QStringLiteral("%1/t%2.tif").arg(folder).arg(i).toStdString()).ok());
  }
}

TEST_F(ImportDialogTest, AFolderOfTilesIsShownWithWhatDisagreesAndOneDragsThePartThatIsWanted) {
  writeTwoTiles(folder_.path());
  dialog_.resize(1000, 800);
  dialog_.show();
  name(folder_.path());
  const auto* pairs = dialog_.findChild<QLabel*>(QStringLiteral("tilePairs"));
  EXPECT_TRUE(pairs->text().contains(QStringLiteral("t0.tif and t1.tif disagree by up to 2 m")))
      << pairs->text().toStdString() << dialog_.complaint().toStdString();
  auto* map = dialog_.findChild<AreaMap*>();
  ASSERT_NE(map, nullptr);
  const QPoint from = map->at(20, 10).toPoint(), to = map->at(90, 50).toPoint();
  QTest::mousePress(map, Qt::LeftButton, {}, from);
  QTest::mouseMove(map, (from + to) / 2);
  QTest::mouseMove(map, to);
  QTest::mouseRelease(map, Qt::LeftButton, {}, to);
  settle();
  dialog_.accept();
  ASSERT_EQ(dialog_.result(), QDialog::Accepted) << dialog_.complaint().toStdString();
  ASSERT_TRUE(dialog_.options().cut && dialog_.options().cut->window);
  const auto& window = *dialog_.options().cut->window;
  EXPECT_NEAR(window[0], 20, 2);
  EXPECT_NEAR(window[2], 70, 3);
  const auto imported = importRaster(dialog_.path().toStdString(), dialog_.options());
  ASSERT_TRUE(imported.ok()) << imported.error().text();
  EXPECT_EQ(imported->terrain.frame.columns, window[2]);
  EXPECT_EQ(imported->terrain.heights.at(0, 0), static_cast<float>(3 * window[0] + window[1]));
}

TEST_F(ImportDialogTest, SaysWhatBecomesOfTheHeightsOnOtherCells) {
  Terrain ground = fractalTerrain(120, 100, 30.0, 30.0);
  ground.georeference.crsWkt = wktOfCode("EPSG:4326+5773");
  ground.georeference.geoTransform = {-71.5, 1.0 / 3600.0, 0.0, 44.5, 0.0, -1.0 / 3600.0};
  ground.georeference.hasGeoTransform = true;
  const QString path = folder_.filePath(QStringLiteral("egm96.tif"));
  ASSERT_TRUE(exportRaster(ground, path.toStdString()).ok());
  dialog_.resize(1000, 900);
  dialog_.show();
  name(path);
  const auto facts = [this] { return dialog_.findChild<QLabel*>(QStringLiteral("areaFacts"))->text(); };
  EXPECT_TRUE(facts().contains(QStringLiteral("EGM96 height (EPSG:5773)"))) << facts().toStdString();
  EXPECT_FALSE(facts().contains(QStringLiteral("On the new cells")));
  auto& cells = *dialog_.findChild<QComboBox*>(QStringLiteral("projection"));
  const auto choose = [&](const QString& code) {
    cells.setEditText(code);
    Q_EMIT cells.lineEdit()->editingFinished();
    settle();
    return facts();
  };
  EXPECT_TRUE(choose(QStringLiteral("EPSG:32619")).contains(QStringLiteral("heights stay EGM96 height")))
      << facts().toStdString();
  EXPECT_TRUE(choose(QStringLiteral("EPSG:4258")).contains(QStringLiteral("projected CRS")));
}

}  // namespace
}  // namespace scarp::test
