#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QInputDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTimer>

#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "tests/support/Terrains.h"
#include "tests/ui/WindowHarness.h"
#include "ui/FileCommands.h"
#include "ui/export/ExportCommands.h"
#include "ui/export/ExportDialog.h"
#include "ui/import/NewTerrainDialog.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"

namespace scarp::test {
namespace {

class ExportDialogTest : public WindowTest {
 protected:
  void makeSmallIsland() {
    NewTerrain wanted;
    wanted.form = TerrainTemplate::Island;
    wanted.columns = wanted.rows = 257;
    window_->files().make(wanted);
    ASSERT_TRUE(waitUntil([this] { return window_->document() && window_->jobs().jobs().empty(); }));
  }
  template <class Widget>
  static Widget& in(QDialog& dialog, const char* name) {
    auto* found = dialog.findChild<Widget*>(QLatin1String(name));
    EXPECTS(found);
    return *found;
  }
  static void typePath(ExportDialog& dialog, const QString& path) {
    auto& edit = in<QLineEdit>(dialog, "path");
    edit.setFocus();
    edit.selectAll();
    QTest::keyClicks(&edit, path);
  }
  /// By keys, as a person would.
  static void chooseProgram(ExportDialog& dialog, const QString& name) {
    auto& program = in<QComboBox>(dialog, "preset");
    program.setFocus();
    QTest::keyClicks(&program, name);
    EXPECT_EQ(program.currentText(), name);
  }
  static QString setting(QDialog& dialog, const QString& name) {
    for (const auto* label : dialog.findChildren<QLabel*>())
      if (label->accessibleName() == name) return label->text();
    return {};
  }
  bool settled() {
    return waitUntil([this] { return window_->jobs().jobs().empty(); });
  }
};

TEST_F(ExportDialogTest, TheIslandGoesToUnrealResampledAsPromised) {
  makeSmallIsland();
  ASSERT_TRUE(perform(PlaceOperation{{.asset = AssetKind::House, .x = 5.0, .y = 7.0}}, terrain()));
  const Terrain island = terrain().snapshot();
  const QString path = inFolder("island.png");
  QString outcome, scaleZ, locationZ;
  whenDialog<ExportDialog>([&](ExportDialog& dialog) {
    typePath(dialog, path);
    chooseProgram(dialog, QStringLiteral("Unreal"));
    auto& resample = in<QRadioButton>(dialog, "resample");
    ASSERT_TRUE(resample.isVisible());
    EXPECT_TRUE(resample.isChecked());
    EXPECT_EQ(in<QComboBox>(dialog, "resampleSize").currentText(), QStringLiteral("253 × 253"));
    EXPECT_TRUE(in<QLabel>(dialog, "sizeProblem").text().contains(QStringLiteral("not 257 × 257")));
    EXPECT_TRUE(dialog.complaint().isEmpty()) << dialog.complaint().toStdString();
    EXPECT_TRUE(
        in<QLabel>(dialog, "note").text().contains(QStringLiteral("Does not include 1 placed object (")))
        << in<QLabel>(dialog, "note").text().toStdString();
    ASSERT_TRUE(settled());
    outcome = in<QLabel>(dialog, "resampleOutcome").text();
    scaleZ = setting(dialog, QStringLiteral("Scale Z"));
    locationZ = setting(dialog, QStringLiteral("Location Z (cm)"));
    QTest::mouseClick(&in<QPushButton>(dialog, "copySettings"), Qt::LeftButton);
    EXPECT_TRUE(QApplication::clipboard()->text().contains(QStringLiteral("Scale Z: ") + scaleZ));
    QTest::mouseClick(&in<QPushButton>(dialog, "accept"), Qt::LeftButton);
  });
  key(Qt::Key_E, Qt::ControlModifier);
  ASSERT_EQ(dialogsSeen_, 1);
  ASSERT_TRUE(settled());
  EXPECT_TRUE(sameHeights(island.heights, terrain().heights()));
  EXPECT_EQ(terrain().frame(), island.frame);

  EXPECT_EQ(QImage(path).size(), QSize(253, 253));
  QFile sidecar(path + QStringLiteral(".json"));
  ASSERT_TRUE(sidecar.open(QIODevice::ReadOnly));
  const QJsonObject json = QJsonDocument::fromJson(sidecar.readAll()).object();
  const QJsonObject engine = json[QStringLiteral("engine")].toObject();
  const double scale = engine[QStringLiteral("scaleZ")].toDouble(),
               location = engine[QStringLiteral("locationZ")].toDouble();
  EXPECT_EQ(scaleZ, QString::number(scale, 'g', 9));  // promised before
  EXPECT_EQ(locationZ, QString::number(location, 'g', 9));
  const double change =
      json[QStringLiteral("resampled")].toObject()[QStringLiteral("largestChange")].toDouble();
  EXPECT_TRUE(outcome.contains(QStringLiteral("%1 m at most").arg(numberText(change, 3))))
      << outcome.toStdString();
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("Resampling changed heights")))
      << window_->infoBar().text().toStdString();
  whenDialog<ReportDialog>([&](ReportDialog& dialog) {
    EXPECT_EQ(setting(dialog, QStringLiteral("Scale Z")), scaleZ);
    QTest::mouseClick(&in<QPushButton>(dialog, "copySettings"), Qt::LeftButton);
    EXPECT_TRUE(QApplication::clipboard()->text().contains(QStringLiteral("Scale Z: ") + scaleZ));
    QTest::keyClick(&dialog, Qt::Key_Escape);
  });
  QTest::mouseClick(window_->infoBar().findChild<QPushButton*>(QStringLiteral("infoAction")), Qt::LeftButton);
  EXPECT_EQ(dialogsSeen_, 2);
}

TEST_F(ExportDialogTest, AFailureLeavesTheDialogAsItWasFilledIn) {
  makeSmallIsland();
  ASSERT_TRUE(QDir(folder_.path()).mkdir(QStringLiteral("island.png.json")));  // in the sidecar's place
  const QString path = inFolder("island.png");
  whenDialog<ExportDialog>([&](ExportDialog& dialog) {
    typePath(dialog, path);
    chooseProgram(dialog, QStringLiteral("Unreal"));
    EXPECT_EQ(in<QLineEdit>(dialog, "path").text(), path);  // although Unity, on the way, has no .png
    auto& asItIs = in<QRadioButton>(dialog, "asItIs");
    QTest::mouseClick(&asItIs, Qt::LeftButton, {}, {8, asItIs.height() / 2});
    EXPECT_EQ(setting(dialog, QStringLiteral("Overall Resolution")), QStringLiteral("257 x 257"));
    QTest::keyClicks(&in<QLineEdit>(dialog, "rangeMax"), QStringLiteral("2000"));
    QTest::mouseClick(&in<QPushButton>(dialog, "accept"), Qt::LeftButton);
    ASSERT_TRUE(settled());
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("island.png.json")))
        << dialog.complaint().toStdString();
    EXPECT_EQ(in<QLineEdit>(dialog, "path").text(), path);
    EXPECT_EQ(in<QComboBox>(dialog, "preset").currentText(), QStringLiteral("Unreal"));
    EXPECT_TRUE(in<QRadioButton>(dialog, "asItIs").isChecked());
    EXPECT_EQ(in<QLineEdit>(dialog, "rangeMax").text(), QStringLiteral("2000"));
    EXPECT_FALSE(QFileInfo::exists(path));
    // Out of the way, and once more.
    ASSERT_TRUE(QDir(folder_.path()).rmdir(QStringLiteral("island.png.json")));
    QTest::mouseClick(&in<QPushButton>(dialog, "accept"), Qt::LeftButton);
  });
  key(Qt::Key_E, Qt::ControlModifier);
  ASSERT_TRUE(settled());
  EXPECT_EQ(dialogsSeen_, 1);
  EXPECT_EQ(QImage(path).size(), QSize(257, 257)) << "not resampled";
}

TEST_F(ExportDialogTest, CancelStopsTheExportFirstAndThenTheDialog) {
  const std::string whole = inFolder("whole.tif").toStdString();
  ExportOptions halves;
  halves.store = SampleStorage::Int16;
  halves.step = 0.5;
  ASSERT_TRUE(exportRaster(fractalTerrain(257, 257), whole, halves).ok());
  openFileOf(whole);
  const QString path = inFolder("island.png");
  whenDialog<ExportDialog>([&](ExportDialog& dialog) {
    const QString note = in<QLabel>(dialog, "note").text();
    EXPECT_TRUE(note.contains(QStringLiteral("Edited heights are rounded to whole steps of 0.5 m")))
        << note.toStdString();
    typePath(dialog, path);
    chooseProgram(dialog, QStringLiteral("Unreal"));
    auto& size = in<QComboBox>(dialog, "resampleSize");
    size.setCurrentIndex(size.findText(QStringLiteral("8129 × 8129")));  // Long enough.
    QTest::mouseClick(&in<QPushButton>(dialog, "accept"), Qt::LeftButton);
    EXPECT_FALSE(in<QPushButton>(dialog, "accept").isEnabled());
    QTest::keyClick(&dialog, Qt::Key_Escape);
    ASSERT_TRUE(waitUntil([&] { return !window_->exports().exporting(); }));
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("cancelled"))) << dialog.complaint().toStdString();
    EXPECT_TRUE(in<QPushButton>(dialog, "accept").isEnabled());
    QTest::keyClick(&dialog, Qt::Key_Escape);
  });
  key(Qt::Key_E, Qt::ControlModifier);
  EXPECT_EQ(dialogsSeen_, 1);
  EXPECT_FALSE(QFileInfo::exists(path));
}

TEST_F(ExportDialogTest, EightBitsKeepTheirAnchorAndArePreset) {
  QDir(ExportDialog::presetFolder()).removeRecursively();
  makeSmallIsland();
  const QString path = inFolder("island.png");
  const auto answer = [](const QString& name) {
    QTimer::singleShot(0, qApp, [name] {
      auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
      ASSERT_TRUE(dialog);
      dialog->setTextValue(name);
      dialog->accept();
    });
  };
  const auto trigger = [](ExportDialog& dialog, const char* name) {
    auto* action = dialog.findChild<QAction*>(QLatin1String(name));
    ASSERT_TRUE(action);
    action->trigger();
  };
  whenDialog<ExportDialog>([&](ExportDialog& dialog) {
    typePath(dialog, path);
    auto& store = in<QComboBox>(dialog, "store");
    store.setFocus();
    QTest::keyClicks(&store, QStringLiteral("8-bit"));
    in<QComboBox>(dialog, "mapping").setCurrentIndex(1);
    EXPECT_FALSE(in<QLineEdit>(dialog, "rangeMin").isVisible());
    QTest::keyClicks(&in<QLineEdit>(dialog, "step"), QStringLiteral("10"));
    in<QSpinBox>(dialog, "anchorValue").setValue(28);
    EXPECT_TRUE(in<QLabel>(dialog, "note").text().contains(QStringLiteral("8 bits: one step is 10")))
        << in<QLabel>(dialog, "note").text().toStdString();
    answer(QStringLiteral("Bump map"));
    trigger(dialog, "savePreset");
    EXPECT_EQ(dialog.complaint().toStdString(), "");
    EXPECT_EQ(in<QComboBox>(dialog, "preset").currentText(), QStringLiteral("Bump map"));
    QTest::mouseClick(&in<QPushButton>(dialog, "accept"), Qt::LeftButton);
  });
  key(Qt::Key_E, Qt::ControlModifier);
  ASSERT_TRUE(settled());
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.read(25).at(24), 8);  // Bits, in IHDR.
  QFile sidecar(path + QStringLiteral(".json"));
  ASSERT_TRUE(sidecar.open(QIODevice::ReadOnly));
  const QJsonObject json = QJsonDocument::fromJson(sidecar.readAll()).object();
  EXPECT_EQ(json[QStringLiteral("scale")].toDouble(), 10.0);
  EXPECT_EQ(json[QStringLiteral("offset")].toDouble(), -280.0);

  QFile damaged(ExportDialog::presetFolder() + QStringLiteral("/damaged.json"));
  ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
  damaged.write("{");
  damaged.close();
  whenDialog<ExportDialog>([&](ExportDialog& dialog) {
    typePath(dialog, inFolder("other.tif"));
    EXPECT_TRUE(in<QLabel>(dialog, "note").text().contains(QStringLiteral("damaged.json")));
    chooseProgram(dialog, QStringLiteral("Bump map"));
    EXPECT_TRUE(in<QLineEdit>(dialog, "path").text().endsWith(QStringLiteral("other.png")));
    EXPECT_EQ(in<QComboBox>(dialog, "store").currentText(), QStringLiteral("8-bit unsigned"));
    EXPECT_EQ(in<QLineEdit>(dialog, "step").text(), QStringLiteral("10"));
    EXPECT_EQ(in<QSpinBox>(dialog, "anchorValue").value(), 28);
    answer(QStringLiteral("Unity"));
    trigger(dialog, "renamePreset");
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("Unity"))) << dialog.complaint().toStdString();
    answer(QStringLiteral("Relief"));
    trigger(dialog, "renamePreset");
    EXPECT_EQ(in<QComboBox>(dialog, "preset").currentText(), QStringLiteral("Relief"));
    trigger(dialog, "removePreset");
    EXPECT_EQ(in<QComboBox>(dialog, "preset").findText(QStringLiteral("Relief")), -1);
    EXPECT_EQ(QDir(ExportDialog::presetFolder()).entryList(QDir::Files),
              QStringList{QStringLiteral("damaged.json")});
    QTest::keyClick(&dialog, Qt::Key_Escape);
  });
  key(Qt::Key_E, Qt::ControlModifier);
  EXPECT_EQ(dialogsSeen_, 2);
  QDir(ExportDialog::presetFolder()).removeRecursively();
}

}  // namespace
}  // namespace scarp::test
