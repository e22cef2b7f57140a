#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPushButton>

#include "tests/ui/WindowHarness.h"
#include "ui/export/ObjectExportDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class ObjectExportTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("srtm_bigtujunga30m_utm11.tif");
    tools().setTool(ToolKind::Place);
  }
  void place(QPoint at) {
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at);
    QTest::qWait(30);
  }
  QAction& entry() { return inMenu({"File", "Export", "Objects…"}); }
  /// Types a path into the dialog and lets it go.
  void exportTo(const QString& path) {
    whenDialog<ObjectExportDialog>([&](ObjectExportDialog& dialog) {
      auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("path"));
      edit->selectAll();
      QTest::keyClicks(edit, path);
      QTest::keyClick(edit, Qt::Key_Return);
    });
    entry().trigger();
    ASSERT_EQ(dialogsSeen_, ++expected_);
    ASSERT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
    QTest::qWait(20);
  }
  QString said() { return window_->infoBar().text(); }
  static QByteArray bytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  int expected_ = 0;
};

TEST_F(ObjectExportTest, WhatOneHasPlacedIsInTheTableAndInTheMap) {
  place(middle());
  place(middle() + QPoint(60, 30));
  ASSERT_EQ(terrain().objects().size(), 2U);
  exportTo(inFolder("trees.csv"));
  const QList<QByteArray> lines = bytes(inFolder("trees.csv")).split('\n');
  ASSERT_EQ(lines.size(), 4);
  EXPECT_EQ(lines[0], "id,asset,x,y,z,qx,qy,qz,qw,sx,sy,sz,yaw,tilt,rule,scatter,tint");
  const Object& first = terrain().objects().all().begin()->second;
  const QList<QByteArray> row = lines[1].split(',');
  EXPECT_EQ(row[1], "conifer");
  EXPECT_NEAR(row[2].toDouble(), first.x, 1e-5);
  EXPECT_NEAR(row[3].toDouble(), first.y, 1e-5);
  EXPECT_NEAR(row[9].toDouble(), first.scale, 1e-8);
  EXPECT_EQ(QJsonDocument::fromJson(bytes(inFolder("trees.csv.json"))).object()["count"].toInt(), 2);
  EXPECT_TRUE(said().contains("2 objects")) << said().toStdString();
  EXPECT_TRUE(said().contains("largest error of place")) << said().toStdString();

  exportTo(inFolder("trees.geojson"));
  const QJsonObject map = QJsonDocument::fromJson(bytes(inFolder("trees.geojson"))).object();
  ASSERT_EQ(map["features"].toArray().size(), 2);
  const QJsonArray at = map["features"][0]["geometry"]["coordinates"].toArray();
  if (!realData("srtm_bigtujunga30m_utm11.tif").empty()) {
    EXPECT_NEAR(at[0].toDouble(), -118.2, 0.4);
    EXPECT_NEAR(at[1].toDouble(), 34.35, 0.4);
  }
  EXPECT_EQ(map["features"][0]["properties"]["asset"].toString(), "conifer");
}

TEST_F(ObjectExportTest, TheDialogSaysWhatItWritesAndKeepsToTheEnding) {
  place(middle());
  whenDialog<ObjectExportDialog>([&](ObjectExportDialog& dialog) {
    auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("path"));
    auto* format = dialog.findChild<QComboBox*>(QStringLiteral("format"));
    auto* coordinates = dialog.findChild<QComboBox*>(QStringLiteral("coordinates"));
    EXPECT_TRUE(edit->text().endsWith("-objects.csv"));
    EXPECT_EQ(coordinates->currentIndex(), 0);
    format->setCurrentIndex(1);
    EXPECT_TRUE(edit->text().endsWith("-objects.geojson"));
    EXPECT_TRUE(coordinates->currentText().contains("longitude"));
    edit->setText(inFolder("objects.xls"));
    QTest::keyClick(edit, Qt::Key_Return);
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_TRUE(dialog.complaint().contains(".csv, .geojson or .gpkg")) << dialog.complaint().toStdString();
    dialog.reject();
  });
  entry().trigger();
  EXPECT_EQ(dialogsSeen_, 1);
}

TEST_F(ObjectExportTest, WithoutObjectsThereIsNothingToAsk) {
  entry().trigger();
  EXPECT_EQ(dialogsSeen_, 0);
  EXPECT_TRUE(said().contains("no objects")) << said().toStdString();
  EXPECT_TRUE(inMenu({"File", "Export", "Heightmap…"}).shortcut() == QKeySequence(Qt::CTRL | Qt::Key_E));
}

}  // namespace
}  // namespace scarp::test
