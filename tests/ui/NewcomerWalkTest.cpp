#include <gdal_priv.h>

#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>

#include "core/noise/Noise.h"
#include "core/objects/ObjectLayer.h"
#include "tests/ui/ProjectHarness.h"
#include "ui/export/ExportDialog.h"
#include "ui/import/ImportDialog.h"

// The way of somebody who opens Scarp for the first time: brings what other programs made, sculpts, places,
// and takes it to an engine. What is written is read by the libraries themselves, past Scarp's
// readers. Where SCARP_PICTURES names a folder, each step leaves a picture of the screen there.

namespace scarp::test {
namespace {

constexpr int kSide = 257;

int stepAt(int column, int row) {
  const double noise = fractalNoise(4.0 * column / kSide, 4.0 * row / kSide, 6, 0.5, 11);
  return static_cast<int>(std::clamp(30500.0 + 29500.0 * noise, 1000.0, 60000.0));
}

/// A file that somebody brings, and what its samples mean.
struct Brought {
  const char* name;
  const char* preset = nullptr;  ///< Chosen in the sheet; none: as it is guessed.
  std::vector<std::pair<const char*, const char*>> typed;
  QImage::Format format = QImage::Format_Invalid;  ///< None: headerless 16-bit samples.
  std::function<QRgb(int, int)> colour;
  /// Metres; nothing: from the sheet's lowest to its highest height in proportion.
  std::function<double(int, int)> height;
};

double terrariumHeight(int column, int row) { return 200.0 + 0.01 * stepAt(column, row); }

std::vector<Brought> broughtFiles() {
  const auto grey = [](int column, int row) {
    const int v = stepAt(column, row) >> 8;
    return qRgb(v, v, v);
  };
  const auto terrarium = [](int column, int row) {
    const int v = static_cast<int>(std::lround((terrariumHeight(column, row) + 32768.0) * 256.0));
    return qRgb(v >> 16, (v >> 8) & 0xff, v & 0xff);
  };
  return {{"WorldMachine.png", nullptr, {}, QImage::Format_Grayscale16, {}, {}},
          {"GreyAsColours.png", nullptr, {}, QImage::Format_RGB888, grey, {}},
          {"Terrarium.png", nullptr, {}, QImage::Format_RGB888, terrarium, terrariumHeight},
          {"Unity.raw",
           "Unity",
           {{"unity-height", "655.36"}, {"unity-width", "2048"}},
           QImage::Format_Invalid,
           {},
           [](int column, int row) { return 0.01 * stepAt(column, kSide - 1 - row); }},
          {"Unreal.r16",
           "Unreal Engine",
           {{"unreal-z-scale", "128"}, {"unreal-xy-scale", "400"}},
           QImage::Format_Invalid,
           {},
           [](int column, int row) { return 0.01 * (stepAt(column, row) - 32768); }}};
}

/// What another program reads in a file: band 1, row by row.
std::vector<double> readByGdal(const QString& path, int& columns, int& rows) {
  GDALAllRegister();
  const GDALDatasetUniquePtr data(GDALDataset::Open(path.toUtf8().constData(), GDAL_OF_RASTER));
  EXPECT_TRUE(data) << path.toStdString();
  if (!data) return {};
  columns = data->GetRasterXSize();
  rows = data->GetRasterYSize();
  std::vector<double> samples(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  EXPECT_EQ(data->GetRasterBand(1)->RasterIO(GF_Read, 0, 0, columns, rows, samples.data(), columns, rows,
                                             GDT_Float64, 0, 0, nullptr),
            CE_None);
  return samples;
}

class NewcomerWalk : public ProjectTest {
 protected:
  QString made(const Brought& file) {
    const QString path = inFolder(file.name);
    if (file.format == QImage::Format_Invalid) {
      QFile raw(path);
      EXPECT_TRUE(raw.open(QIODevice::WriteOnly));
      QByteArray bytes;
      for (int i = 0; i < kSide * kSide; ++i) {
        const int step = stepAt(i % kSide, i / kSide);
        bytes.append(char(step & 0xff)).append(char(step >> 8));
      }
      raw.write(bytes);
      return path;
    }
    QImage image(kSide, kSide, file.format);
    for (int row = 0; row < kSide; ++row)
      for (int column = 0; column < kSide; ++column)
        if (file.colour)
          image.setPixel(column, row, file.colour(column, row));
        else
          reinterpret_cast<quint16*>(image.scanLine(row))[column] = quint16(stepAt(column, row));
    EXPECT_TRUE(image.save(path));
    return path;
  }
  static double numberIn(const QDialog& dialog, const char* field) {
    const auto* edit = dialog.findChild<QLineEdit*>(QLatin1String(field));
    return edit ? QString(edit->text()).replace(QChar(0x2212), QLatin1Char('-')).toDouble() : NAN;
  }
  /// Heights by an engine's numbers, as its own documents have them, against those that were sculpted.
  struct Engine {
    const char* name;
    const char* file;
    /// Metres = first + second · sample, by what the JSON beside the file tells to type in the engine.
    std::function<std::pair<double, double>(const QJsonObject& told)> heights;
    bool southFirst = false;
  };
  void exportTo(const Engine& engine) {
    const QString path = inFolder(engine.file);
    whenDialog<ExportDialog>([&](ExportDialog& dialog) {
      auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("path"));
      edit->selectAll();
      QTest::keyClicks(edit, path);
      auto* program = dialog.findChild<QComboBox*>(QStringLiteral("preset"));
      program->setCurrentIndex(std::max(0, program->findText(QLatin1String(engine.name))));
      if (auto* asItIs = dialog.findChild<QRadioButton*>(QStringLiteral("asItIs")); asItIs->isVisible())
        QTest::mouseClick(asItIs, Qt::LeftButton, {}, {8, asItIs->height() / 2});
      ASSERT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
      photograph(("export-" + std::string(engine.file)).c_str());
      QTest::keyClick(&dialog, Qt::Key_Return);
    });
    const int before = dialogsSeen_;
    key(Qt::Key_E, Qt::ControlModifier);
    ASSERT_EQ(dialogsSeen_, before + 1);
    ASSERT_TRUE(QFileInfo::exists(path)) << window_->infoBar().text().toStdString();
    // Read by another program.
    int columns = 0, rows = 0;
    std::vector<double> samples;
    QJsonObject told;
    if (QFile json(path + QStringLiteral(".json")); json.open(QIODevice::ReadOnly))
      told = QJsonDocument::fromJson(json.readAll()).object()[QStringLiteral("engine")].toObject();
    if (const QString kind = QFileInfo(path).suffix();
        kind == QLatin1String("raw") || kind == QLatin1String("r16")) {
      QFile raw(path);
      ASSERT_TRUE(raw.open(QIODevice::ReadOnly));
      const QByteArray bytes = raw.readAll();
      columns = rows = static_cast<int>(std::lround(std::sqrt(double(bytes.size()) / 2.0)));
      for (qsizetype i = 0; i + 1 < bytes.size(); i += 2)
        samples.push_back(static_cast<unsigned char>(bytes[i]) +
                          256.0 * static_cast<unsigned char>(bytes[i + 1]));
    } else {
      samples = readByGdal(path, columns, rows);
    }
    const GridFrame& frame = terrain().frame();
    ASSERT_EQ(columns, frame.columns);
    ASSERT_EQ(rows, frame.rows);
    const double range = double(terrain().pyramid().range().high) - double(terrain().pyramid().range().low);
    const auto [first, step] = engine.heights(told);
    double largest = 0.0;
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column) {
        const double there = terrain().heights().at(column, engine.southFirst ? rows - 1 - row : row);
        const double here = first + step * samples[static_cast<std::size_t>(row) * columns + column];
        largest = std::max(largest, std::abs(here - there));
      }
    EXPECT_LE(largest, 0.51 * range / 65535.0 + 1e-4) << engine.name;
  }
};

TEST_F(NewcomerWalk, WhatOtherProgramsMadeOpensAsGroundThatCanBeSculpted) {
  for (const Brought& file : broughtFiles()) {
    SCOPED_TRACE(file.name);
    double lowest = NAN, highest = NAN;
    whenDialog<ImportDialog>([&](ImportDialog& dialog) {
      ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.loading(); }, kPatience));
      if (file.preset) {
        auto* preset = dialog.findChild<QComboBox*>(QStringLiteral("importPreset"));
        ASSERT_GE(preset->findText(QLatin1String(file.preset)), 0);
        preset->setCurrentIndex(preset->findText(QLatin1String(file.preset)));
        ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.loading(); }, kPatience));
      }
      for (const auto& [field, text] : file.typed) typeOver(dialog, field, QLatin1String(text));
      lowest = numberIn(dialog, "lowest");
      highest = numberIn(dialog, "highest");
      photograph(("sheet-" + std::string(file.name)).c_str());
      QTest::keyClick(dialog.focusWidget() ? dialog.focusWidget() : &dialog, Qt::Key_Return);
    });
    const int seen = dialogsSeen_;
    // A picture in colours may be a drape as well.
    if (file.colour)
      whenDialog<QMessageBox>(
          [](QMessageBox& box) { box.findChild<QPushButton*>(QStringLiteral("dropAsTerrain"))->click(); });
    drop(made(file));
    ASSERT_TRUE(waitUntil([&] {
      return window_->document() && window_->document()->name() == QLatin1String(file.name);
    })) << window_->infoBar().text().toStdString()
        << ", sheets: " << dialogsSeen_;
    settle();
    ASSERT_EQ(dialogsSeen_, seen + (file.colour ? 2 : 1));
    ASSERT_EQ(terrain().frame().columns, kSide);
    // Heights are those that the sheet promised.
    if (file.height) {
      for (int at = 3; at < kSide; at += 23)
        EXPECT_NEAR(terrain().heights().at(at, kSide - at), file.height(at, kSide - at), 0.006) << at;
    } else {
      EXPECT_NEAR(terrain().pyramid().range().low, lowest, 1e-4 * (highest - lowest));
      EXPECT_NEAR(terrain().pyramid().range().high, highest, 1e-4 * (highest - lowest));
      const double steepness = (highest - lowest) / terrain().frame().width();
      EXPECT_GT(steepness, 0.05);
      EXPECT_LT(steepness, 0.5);
    }
    EXPECT_FALSE(window_->infoBar().isVisible() && window_->infoBar().text().contains(QStringLiteral("--")))
        << window_->infoBar().text().toStdString();
    // The first stroke is where the cursor is, and is seen.
    const QImage before = picture();
    const auto spot = groundUnder(middle());
    ASSERT_TRUE(spot);
    const double height = heightAtSpot(*spot);
    drag(middle() - QPoint(40, 0), middle() + QPoint(40, 0));
    settle();
    EXPECT_GT(heightAtSpot(*spot), height);
    EXPECT_GT(differingPixels(before, picture()), 400);
    photograph(("sculpted-" + std::string(file.name)).c_str());
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_FALSE(terrain().history().canUndo());
  }
}

TEST_F(NewcomerWalk, AnIslandIsSculptedAndTakenToEveryEngine) {
  NewTerrain wanted;
  wanted.form = TerrainTemplate::Island;
  wanted.columns = wanted.rows = 513;
  wanted.cellSize = 4.0;
  window_->files().make(wanted);
  ASSERT_TRUE(waitUntil([this] { return window_->document() && window_->jobs().jobs().empty(); }));
  settle();
  photograph("island");
  drag(middle() - QPoint(60, 20), middle() + QPoint(60, 10));
  settle();
  ASSERT_EQ(terrain().history().size(), 1u);

  key(Qt::Key_7);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle());
  QTest::qWait(50);
  ASSERT_EQ(terrain().objects().size(), 1u);
  const auto number = [](const QJsonObject& told, const char* key) {
    EXPECT_TRUE(told.contains(QLatin1String(key))) << key;
    return told[QLatin1String(key)].toDouble();
  };
  const Engine engines[] = {{"Unreal", "unreal.png",
                             [&](const QJsonObject& told) {
                               const double centimetres = number(told, "scaleZ") / 128.0;
                               return std::pair((number(told, "locationZ") - 32768.0 * centimetres) / 100.0,
                                                centimetres / 100.0);
                             }},
                            {"Unity", "unity.raw",
                             [&](const QJsonObject& told) {
                               return std::pair(number(told, "positionY"), number(told, "sizeY") / 65536.0);
                             },
                             true},
                            {"Terrain3D", "terrain3d.r16",
                             [&](const QJsonObject& told) {
                               const double low = number(told, "rangeMin");
                               return std::pair(low, (number(told, "rangeMax") - low) / 65535.0);
                             }},
                            {"Any program", "gis.tif",
                             [](const QJsonObject&) { return std::pair(0.0, 1.0); }}};
  for (const Engine& engine : engines) exportTo(engine);
  EXPECT_TRUE(window_->isWindowModified()) << "no project holds it yet";
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("gis.tif")))
      << window_->infoBar().text().toStdString();

  whenDialog<ExportDialog>([&](ExportDialog& dialog) {
    auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("path"));
    edit->selectAll();
    QTest::keyClicks(edit, inFolder("trees.csv"));
    QTest::keyClick(edit, Qt::Key_Return);
  });
  inMenu({QStringLiteral("File"), QStringLiteral("Export"), QStringLiteral("Objects…")}).trigger();
  settle();
  QFile table(inFolder("trees.csv"));
  ASSERT_TRUE(table.open(QIODevice::ReadOnly));
  EXPECT_EQ(table.readAll().count('\n'), 2);
}

}  // namespace
}  // namespace scarp::test
