#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <bit>
#include <cmath>

#include "core/edit/GroundOperations.h"
#include "core/edit/TerrainEdits.h"
#include "core/noise/Noise.h"
#include "core/pick/SurfacePicker.h"
#include "tests/support/Terrains.h"
#include "tests/ui/ProjectHarness.h"
#include "ui/actions/Actions.h"
#include "ui/import/ImportCommands.h"
#include "ui/import/ImportDialog.h"
#include "ui/import/ImportSettingsDialog.h"
#include "ui/import/PreviewView.h"
#include "ui/settings/PreferencesDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

/// Steps of 16 bits, as a program that makes terrains gives them: from 1000 to 60000.
int stepAt(int column, int row, int side) {
  const double noise = fractalNoise(4.0 * column / side, 4.0 * row / side, 6, 0.5, 5);
  return static_cast<int>(std::clamp(30500.0 + 29500.0 * noise, 1000.0, 60000.0));
}

class ImportCommandsTest : public ProjectTest {
 protected:
  QString png16(const char* name, int side) {
    QImage image(side, side, QImage::Format_Grayscale16);
    for (int row = 0; row < side; ++row)
      for (int column = 0; column < side; ++column)
        reinterpret_cast<quint16*>(image.scanLine(row))[column] = quint16(stepAt(column, row, side));
    const QString path = inFolder(name);
    EXPECT_TRUE(image.save(path));
    return path;
  }
  QString raw16(const char* name, int side) {
    QFile file(inFolder(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    QByteArray bytes;
    for (int row = 0; row < side; ++row)
      for (int column = 0; column < side; ++column) {
        const int step = stepAt(column, row, side);
        bytes.append(char(step & 0xff)).append(char(step >> 8));
      }
    file.write(bytes);
    return file.fileName();
  }
  static double numberIn(QDialog& dialog, const char* field) {
    const auto* edit = dialog.findChild<QLineEdit*>(QLatin1String(field));
    return edit ? QString(edit->text()).replace(QChar(0x2212), QLatin1Char('-')).toDouble() : NAN;
  }
  static void choosePreset(ImportDialog& dialog, const QString& name) {
    auto* preset = dialog.findChild<QComboBox*>(QStringLiteral("importPreset"));
    ASSERT_GE(preset->findText(name), 0) << name.toStdString();
    preset->setCurrentIndex(preset->findText(name));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.loading(); }, kPatience));
  }
  void waitForGround() {
    ASSERT_TRUE(waitUntil([this] { return window_->document() != nullptr; }));
    settle();
  }
  void enterInSheet() {
    whenDialog<ImportDialog>([](ImportDialog& dialog) {
      QTest::keyClick(&dialog, Qt::Key_Return);
      EXPECT_FALSE(dialog.isVisible()) << dialog.complaint().toStdString();
    });
  }
};

TEST_F(ImportCommandsTest, HeightsAndSizeThatAreTypedAreThoseOfTheGround) {
  whenDialog<ImportDialog>([](ImportDialog& dialog) {
    EXPECT_FALSE(dialog.findChild<QLabel*>(QStringLiteral("reasons"))->text().isEmpty());
    typeOver(dialog, "lowest", QStringLiteral("-50"));
    typeOver(dialog, "highest", QStringLiteral("450"));
    typeOver(dialog, "width", QStringLiteral("2048"));
    EXPECT_EQ(numberIn(dialog, "cellSize"), 8.0);
    const auto* scene = dialog.findChild<PreviewScene*>();
    EXPECT_NEAR(scene->ground()->pyramid().range().low, -50.0, 5.0);
    EXPECT_NEAR(scene->ground()->pyramid().range().high, 450.0, 5.0);
    EXPECT_NEAR(scene->ground()->frame().width(), 2048.0, 1e-6);
    QTest::keyClick(&dialog, Qt::Key_Return);
  });
  answerFileDialog(png16("typed.png", 257));
  key(Qt::Key_O, Qt::ControlModifier);
  waitForGround();
  const auto range = terrain().pyramid().range();
  EXPECT_EQ(range.low, -50.0F);
  EXPECT_EQ(range.high, 450.0F);
  EXPECT_EQ(terrain().frame().width(), 2048.0);
  // Heights below 0: the sea is shown.
  EXPECT_TRUE(view().settings().water);
  EXPECT_EQ(view().settings().seaLevel, 0.0);
}

TEST_F(ImportCommandsTest, APictureThatIsNoHeightmapStillHasAChoice) {
  whenDialog<ImportDialog>([](ImportDialog& dialog) {
    auto* samples = dialog.findChild<QComboBox*>(QStringLiteral("samples"));
    EXPECT_TRUE(samples->isVisible());
    EXPECT_GE(samples->count(), 6);
    samples->setCurrentIndex(1);
    Q_EMIT samples->activated(1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.loading(); }, kPatience));
    QTest::keyClick(&dialog, Qt::Key_Return);
  });
  QImage photo(48, 48, QImage::Format_RGB888);
  for (int row = 0; row < 48; ++row)
    for (int column = 0; column < 48; ++column)
      photo.setPixel(column, row, qRgb((column * 97 + row * 31) % 256, 5 * column, (column * row) % 256));
  ASSERT_TRUE(photo.save(inFolder("photo.png")));
  window_->openFile(inFolder("photo.png"));
  waitForGround();
  EXPECT_GT(terrain().heights().at(40, 3), terrain().heights().at(4, 3));
  EXPECT_EQ(terrain().heights().at(40, 3), terrain().heights().at(40, 40));
}

TEST_F(ImportCommandsTest, WhatIsMendedOnTheWayInIsAStepThatCanBeUndone) {
  QFile file(inFolder("survey.asc"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("ncols 60\nnrows 60\nxllcorner 17\nyllcorner 23\ncellsize 10\nnodata_value -99\n");
  const Terrain ground = fractalTerrain(60, 60, 10.0, 10.0);
  for (int row = 0; row < 60; ++row)
    for (int column = 0; column < 60; ++column) {
      const double spike = row == 20 && column == 31 ? 3000.0 : 0.0;
      const double h = row == 40 && column == 9 ? -99.0 : double{ground.heights.at(column, row)} + spike;
      file.write(QByteArray::number(h) + (column == 59 ? "\n" : " "));
    }
  file.close();
  whenDialog<ImportDialog>([path = file.fileName()](ImportDialog& dialog) {
    typeOver(dialog, "path", path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.loading(); }, kPatience));
    for (const char* what : {"spikes", "holes"}) {
      auto* box = dialog.findChild<QAbstractButton*>(QLatin1String(what));
      ASSERT_TRUE(box) << what;
      box->click();
      ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.loading(); }, kPatience));
    }
    QTest::keyClick(&dialog, Qt::Key_Return);
  });
  key(Qt::Key_I, Qt::ControlModifier);
  waitForGround();
  const auto mended = [this] {
    return std::pair(terrain().heights().at(31, 20) < 2500.0F, !std::isnan(terrain().heights().at(9, 40)));
  };
  EXPECT_EQ(mended(), std::pair(true, true));
  EXPECT_TRUE(window_->document()->modified());
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(mended(), std::pair(true, false));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(mended(), std::pair(false, false));
  EXPECT_FALSE(window_->document()->modified());
}

TEST_F(ImportCommandsTest, EnclosedHolesAreOfferedToBeFilled) {
  const auto save = [this](const char* name, const std::function<bool(int, int)>& missing) {
    Terrain terrain = makeTerrain({64, 64, 10.0, 10.0}, [&](int column, int row) {
      return missing(column, row) ? kHole : static_cast<float>(column) + 100.0F;
    });
    const QString path = inFolder(name);
    EXPECT_TRUE(exportRaster(terrain, path.toStdString()).ok());
    return path.toStdString();
  };
  openFileOf(save("void.tif", [](int column, int row) {
    return (column > 20 && column < 24 && row == 30) || column < 2;
  }));
  auto* const fill = window_->infoBar().findChild<QPushButton*>(QStringLiteral("infoAction"));
  ASSERT_TRUE(window_->infoBar().isVisible() && fill && fill->isVisible());
  EXPECT_EQ(fill->text(), QStringLiteral("Fill Holes"));
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("3 samples")))
      << window_->infoBar().text().toStdString();
  ASSERT_TRUE(std::isnan(terrain().heights().at(22, 30)));
  QTest::mouseClick(fill, Qt::LeftButton);
  ASSERT_TRUE(waitUntil([this] { return terrain().history().size() == 1; }));
  EXPECT_NEAR(terrain().heights().at(22, 30), 122.0, 0.5);
  EXPECT_TRUE(std::isnan(terrain().heights().at(0, 30))) << "the frame stays";
  EXPECT_FALSE(window_->infoBar().isVisible());
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(std::isnan(terrain().heights().at(22, 30)));
  openFileOf(
      save("frame.tif", [](int column, int row) { return std::abs(column - 32) + std::abs(row - 32) > 28; }));
  EXPECT_FALSE(window_->infoBar().isVisible() && fill->isVisible() &&
               fill->text() == QStringLiteral("Fill Holes"));
}

TEST_F(ImportCommandsTest, FilesOfAKindAreNotAskedAboutAnyMore) {
  const QString path = png16("one.png", 65), other = png16("two.png", 65);
  whenDialog<ImportDialog>([](ImportDialog& dialog) {
    dialog.findChild<QAbstractButton*>(QStringLiteral("askNoMore"))->click();
    QTest::keyClick(&dialog, Qt::Key_Return);
  });
  window_->openFile(path);
  waitForGround();
  ASSERT_EQ(dialogsSeen_, 1);
  window_->openFile(other);
  ASSERT_TRUE(waitUntil([this] { return window_->document()->name() == QStringLiteral("two.png"); }));
  EXPECT_EQ(dialogsSeen_, 1);
  EXPECT_TRUE(window_->infoBar().isVisible());
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("guess")))
      << window_->infoBar().text().toStdString();
  const auto* button = window_->infoBar().findChild<QPushButton*>(QStringLiteral("infoAction"));
  EXPECT_EQ(button->text(), QStringLiteral("Import Settings…"));
  // The way back.
  whenDialog<PreferencesDialog>([](PreferencesDialog& dialog) {
    auto* again = dialog.findChild<QAbstractButton*>(QStringLiteral("askAgain"));
    EXPECT_TRUE(again->isEnabled());
    again->click();
    QTest::keyClick(&dialog, Qt::Key_Return);
  });
  window_->actions().preferences->trigger();
  enterInSheet();
  window_->openFile(path);
  EXPECT_TRUE(waitUntil([this] { return dialogsSeen_ == 3; }));
  settle();
}

TEST_F(ImportCommandsTest, ImportSettingsByAnEnginesNumbersKeepWhatWasSculptedAndRescaled) {
  enterInSheet();
  const int side = 129;
  window_->openFile(raw16("later.raw", side));
  waitForGround();
  const double guessed = terrain().heights().at(7, 9);
  ASSERT_TRUE(perform(ReshapeOperation{RescaleReshape{3.0, 3.0, 2.0, 10.0}}, terrain()).ok());
  key(Qt::Key_F);
  const SurfaceHit spot = *groundUnder(middle());
  const double before = heightAtSpot(spot);
  drag(middle(), middle() + QPoint(40, 0));
  ASSERT_NE(heightAtSpot(spot), before);
  const Terrain sculpted = terrain().snapshot();
  whenDialog<ImportSettingsDialog>([](ImportSettingsDialog& dialog) {
    auto* preset = dialog.findChild<QComboBox*>(QStringLiteral("importPreset"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return preset->isVisible(); }, kPatience));
    EXPECT_EQ(preset->findText(QStringLiteral("Terrarium tile")), -1) << "no numbers say its heights";
    preset->setCurrentIndex(preset->findText(QStringLiteral("Unity")));
    EXPECT_FALSE(dialog.findChild<QLineEdit*>(QStringLiteral("lowest"))->isVisible());
    typeOver(dialog, "unity-height", QStringLiteral("655.36"));
    typeOver(dialog, "unity-width", QStringLiteral("2560"));
    auto* water = dialog.findChild<QAbstractButton*>(QStringLiteral("water"));
    if (!water->isChecked()) water->click();
    typeOver(dialog, "seaLevel", QStringLiteral("120"));
    QTest::mouseClick(dialog.findChild<QAbstractButton*>(QStringLiteral("accept")), Qt::LeftButton);
  });
  inMenu({QStringLiteral("File"), QStringLiteral("Import Settings of This Terrain…")}).trigger();
  ASSERT_TRUE(waitUntil([this] { return terrain().frame().dx == 20.0; }));
  settle();
  // The file's first row is the southern one, and what was rescaled before counts no more.
  EXPECT_NEAR(terrain().heights().at(7, 128), 0.01 * stepAt(7, 0, side), 1e-2);
  const auto promised = 0.01 * stepAt(7, 9, side);
  EXPECT_NEAR(terrain().heights().at(7, side - 1 - 9), promised, 1e-2);
  EXPECT_NE(promised, guessed);
  EXPECT_TRUE(view().settings().water);
  EXPECT_EQ(view().settings().seaLevel, 120.0);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(terrain().frame(), sculpted.frame);
  EXPECT_TRUE(sameBits(samplesOf(terrain().heights()), samplesOf(sculpted.heights)));
}

TEST_F(ImportCommandsTest, ImportSettingsAreTyped) {
  enterInSheet();
  const QString path = png16("anew.png", 65);
  window_->openFile(path);
  waitForGround();
  const auto range = terrain().pyramid().range();
  whenDialog<ImportSettingsDialog>([](ImportSettingsDialog& dialog) {
    typeOver(dialog, "lowest", QStringLiteral("100"));
    typeOver(dialog, "highest", QStringLiteral("900"));
    typeOver(dialog, "cellSize", QStringLiteral("16"));
    QTest::mouseClick(dialog.findChild<QAbstractButton*>(QStringLiteral("accept")), Qt::LeftButton);
  });
  inMenu({QStringLiteral("File"), QStringLiteral("Import Settings of This Terrain…")}).trigger();
  ASSERT_TRUE(waitUntil([this] { return terrain().frame().dx == 16.0; }));
  settle();
  EXPECT_NE(range.low, 100.0F);
  EXPECT_NEAR(terrain().pyramid().range().low, 100.0, 1e-3);
  EXPECT_NEAR(terrain().pyramid().range().high, 900.0, 1e-3);
}

TEST_F(ImportCommandsTest, ImportSettingsReadTheFileAgain) {
  enterInSheet();
  const QString path = png16("anew.png", 65);
  window_->openFile(path);
  waitForGround();
  whenDialog<ImportSettingsDialog>([this](ImportSettingsDialog& dialog) {
    whenDialog<ImportDialog>([](ImportDialog& sheet) {
      ASSERT_TRUE(QTest::qWaitFor([&] { return !sheet.loading(); }, kPatience));
      choosePreset(sheet, QStringLiteral("Unreal Engine"));
      QTest::keyClick(&sheet, Qt::Key_Return);
    });
    dialog.findChild<QAbstractButton*>(QStringLiteral("readAgain"))->click();
  });
  inMenu({QStringLiteral("File"), QStringLiteral("Import Settings of This Terrain…")}).trigger();
  ASSERT_TRUE(waitUntil([&] {
    return dialogsSeen_ == 3 && window_->jobs().jobs().empty() &&
           std::abs(terrain().heights().at(7, 9) - (stepAt(7, 9, 65) - 32768) / 128.0) < 1e-3;
  }));
}

TEST_F(ImportCommandsTest, AProjectUnderAnotherNameOpensAsAProject) {
  makeGround();
  drag(middle(), middle() + QPoint(60, 10));
  const Terrain ground = terrain().snapshot();
  const QString path = inFolder("work.scarp"), other = inFolder("work.backup");
  saveAs(path);
  makeGround();
  ASSERT_TRUE(QFile::rename(path, other));
  open(other);
  EXPECT_EQ(window_->document()->name(), QStringLiteral("work.backup"));
  EXPECT_TRUE(sameHeights(terrain().heights(), ground.heights));
  EXPECT_EQ(terrain().history().size(), 1u);
}

}  // namespace
}  // namespace scarp::test
