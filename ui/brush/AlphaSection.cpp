#include "ui/brush/AlphaSection.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/brush/Alpha.h"
#include "core/brush/BrushSettings.h"
#include "ui/settings/RecentFiles.h"
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
  add(0, icon(QStringLiteral("no-alpha")), AlphaSection::tr("None"), tipOfNone);
  QPixmap blank(kPicture, kPicture);
  blank.fill(Qt::transparent);
  int number = 0;
  for (const std::string_view name : alphaNames()) add(++number, QIcon(blank), titleOf(name), titleOf(name));
  connect(this, &IconGrid::picked, this, [this](int id) {
    const auto index = static_cast<std::size_t>(id) - 1 - alphaNames().size();
    Q_EMIT alphaPicked(id <= static_cast<int>(alphaNames().size()) ? builtIn(id) : added_[index]);
  });
  painting_.setInterval(0);
  connect(&painting_, &QTimer::timeout, this, &AlphaGrid::paintNext);
}

AlphaPtr AlphaGrid::builtIn(int id) {
  return id == 0 ? nullptr : builtInAlpha(alphaNames()[static_cast<std::size_t>(id) - 1]);
}

void AlphaGrid::showEvent(QShowEvent* event) {
  IconGrid::showEvent(event);
  painting_.start();
}

void AlphaGrid::paintNext() {
  if (painted_ == static_cast<int>(alphaNames().size()) || !isVisible()) return painting_.stop();
  ++painted_;
  paint(painted_, *builtIn(painted_));
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

void AlphaGrid::paint(int id, const Alpha& alpha) {
  QPixmap picture = QPixmap::fromImage(alphaPicture(alpha, static_cast<int>(kFiner * kPicture)));
  picture.setDevicePixelRatio(kFiner);
  setIcon(id, QIcon(picture));
}

void AlphaGrid::showAlpha(const AlphaPtr& alpha) {
  if (!alpha) return setChosen(0);
  const auto names = alphaNames();
  if (const auto name = std::ranges::find(names, alpha->name); name != names.end()) {
    const auto id = static_cast<int>(name - names.begin()) + 1;
    if (builtIn(id) == alpha) return setChosen(id);
  }
  const auto found = std::ranges::find(added_, alpha);
  const int id = static_cast<int>(names.size() + 1) + static_cast<int>(found - added_.begin());
  if (found == added_.end()) {
    const QString path = QString::fromStdString(alpha->name);
    if (alpha->embedded && QFileInfo(path).suffix().isEmpty())
      add(id, {}, AlphaSection::tr("Region"),
          AlphaSection::tr("Ground that was copied, as a stamp; kept with the brush"));
    else
      add(id, {}, QFileInfo(path).completeBaseName(), path);
    paint(id, *alpha);
    added_.push_back(alpha);
  }
  setChosen(id);
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
