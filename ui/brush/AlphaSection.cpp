#include "ui/brush/AlphaSection.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/brush/AlphaLibrary.h"
#include "core/brush/BrushSettings.h"
#include "ui/brush/BrushSection.h"
#include "ui/settings/RecentFiles.h"
#include "ui/settings/RememberedFiles.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberField.h"

namespace scarp {
namespace {

constexpr int kColumns = 6, kPicture = 30;
constexpr double kFiner = 2.0;  ///< Pixels of a picture for one of the interface.

/// "dunes-long" → "Dunes long".
QString titleOf(std::string_view name) {
  QString title = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
  title.replace(QLatin1Char('-'), QLatin1Char(' '));
  title[0] = title[0].toUpper();
  return coreText(title.toStdString());
}

}  // namespace

QImage alphaPicture(const Alpha& alpha, int pixels) {
  QImage picture(pixels, pixels, QImage::Format_Grayscale8);
  for (int row = 0; row < pixels; ++row)
    for (int column = 0; column < pixels; ++column) {
      const double value = alpha.at((2.0 * column + 1.0) / pixels - 1.0, 1.0 - (2.0 * row + 1.0) / pixels);
      picture.scanLine(row)[column] = static_cast<uchar>(std::lround(255.0 * std::clamp(value, 0.0, 1.0)));
    }
  return picture;
}

AlphaGrid::AlphaGrid(const QString& tipOfNone, QWidget* parent)
    : IconGrid(kColumns, kPicture, false, parent) {
  allowRememberedFiles();
  offered_.push_back(nullptr);
  add(0, icon(QStringLiteral("no-alpha")), AlphaSection::tr("None"), tipOfNone);
  for (const std::string_view name : alphaNames()) offer(builtInAlpha(name), titleOf(name), titleOf(name));
  connect(this, &IconGrid::picked, this,
          [this](int id) { Q_EMIT alphaPicked(offered_[static_cast<std::size_t>(id)]); });
}

AlphaSection::AlphaSection(BrushBinding& binding, QWidget* parent)
    : BrushSection(binding, QStringLiteral("brushAlpha"), tr("Alpha"), false, parent), binding_(binding) {
  auto* const grid = new AlphaGrid(tr("No alpha: the circle alone"));
  custom(
      "alpha", *grid, [grid](const BrushSettings& b) { grid->showAlpha(b.alpha); },
      [](const BrushSettings& from, BrushSettings& to) { to.alpha = from.alpha; });
  connect(grid, &AlphaGrid::alphaPicked, this,
          [this](const AlphaPtr& alpha) { binding_.change([&](BrushSettings& b) { b.alpha = alpha; }); });
  auto* file = new QPushButton(tr("Load Image…"));
  file->setObjectName(controlName(binding.name(), "alpha-file"));
  file->setProperty("small", true);
  file->setToolTip(tr("Load a greyscale image or heightmap: PNG, EXR, TIFF, RAW …"));
  connect(file, &QPushButton::clicked, this, &AlphaSection::askFile);
  column().addWidget(file);
  const auto shaped = [](const BrushSettings& b) { return b.alpha != nullptr; };
  onlyFor(choice("alpha-turn", tr("Turn"), {tr("Fixed"), tr("Stroke"), tr("Random")},
                 {tr("Always the same way up"), tr("Its top leads the stroke"), tr("Another way each dab")}),
          shaped);
  onlyFor(number("alpha-angle", {tr("Angle"), QStringLiteral("°"), -180.0, 180.0},
                 tr("By which it is turned besides, degrees anticlockwise")),
          shaped);
  tellChanges();
}

void AlphaGrid::offer(const AlphaPtr& alpha, const QString& title, const QString& tip) {
  QPixmap picture = QPixmap::fromImage(alphaPicture(*alpha, static_cast<int>(kFiner * kPicture)));
  picture.setDevicePixelRatio(kFiner);
  add(static_cast<int>(offered_.size()), QIcon(picture), title, tip);
  offered_.push_back(alpha);
}

void AlphaGrid::showAlpha(const AlphaPtr& alpha) {
  auto found = std::ranges::find(offered_, alpha);
  if (found == offered_.end()) {
    const QString path = QString::fromStdString(alpha->name);
    if (alpha->embedded && QFileInfo(path).suffix().isEmpty())
      offer(alpha, AlphaSection::tr("Region"),
            AlphaSection::tr("Ground that was copied, as a stamp; kept with the brush"));
    else
      offer(alpha, QFileInfo(path).completeBaseName(), path);
    found = offered_.end() - 1;
  }
  setChosen(static_cast<int>(found - offered_.begin()));
}

QString askAlphaFile(QWidget* parent) {
  return QFileDialog::getOpenFileName(
      parent, AlphaSection::tr("Load Alpha Image"), rememberedFolder(),
      AlphaSection::tr("Images and heightmaps (*.png *.exr *.tif *.tiff *.raw *.r16 *.r32 "
                       "*.asc *.hgt *.dem);;All files (*)"));
}

void AlphaSection::askFile() {
  const QString path = askAlphaFile(this);
  if (!path.isEmpty()) Q_EMIT binding_.alphaFileChosen(path);
}

}  // namespace scarp
