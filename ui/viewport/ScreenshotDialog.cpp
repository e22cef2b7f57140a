#include "ui/viewport/ScreenshotDialog.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QStandardPaths>
#include <cmath>

#include "ui/viewport/Viewport.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

constexpr int kScales[] = {1, 2, 4};

/// The first of "island.png", "island-2.png" … that does not exist.
QString freePath(const QString& name) {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
  const QDir pictures(QFileInfo(folder).isDir() ? folder : QDir::homePath());
  QString path = pictures.filePath(name + QStringLiteral(".png"));
  for (int i = 2; QFileInfo::exists(path); ++i)
    path = pictures.filePath(QStringLiteral("%1-%2.png").arg(name, QString::number(i)));
  return path;
}

}  // namespace

ScreenshotDialog::ScreenshotDialog(Viewport& view, const QString& name, QWidget* parent)
    : FormDialog(tr("Save Screenshot"), tr("Save"), parent),
      view_(view),
      scale_(new QComboBox),
      note_(new QLabel) {
  setObjectName(QStringLiteral("screenshot"));
  scale_->setObjectName(QStringLiteral("screenshotScale"));
  scale_->setToolTip(tr("Size of the picture, as a multiple of the view in the window"));
  const double ratio = view.devicePixelRatioF();
  for (const int scale : kScales)
    scale_->addItem(tr("%1 × (%2 × %3 pixels)")
                        .arg(scale)
                        .arg(std::lround(view.width() * ratio) * scale)
                        .arg(std::lround(view.height() * ratio) * scale),
                    scale);
  addRow(tr("Size"), scale_);
  const PathRow file = pathRow(tr("File"));
  path_ = file.edit;
  path_->setText(freePath(name));
  addRow(tr("File"), file.row);
  addNote(*note_);
  connect(file.browse, &QPushButton::clicked, this, &ScreenshotDialog::browse);
  connect(path_, &QLineEdit::textChanged, this, &ScreenshotDialog::showNote);
  showNote();
}

QString ScreenshotDialog::path() const { return path_->text().trimmed(); }

void ScreenshotDialog::browse() {
  int format = 0;
  if (const auto chosen = askSavePath(this, windowTitle(), path(), {fileFilter("PNG", "png")}, format))
    path_->setText(QFileInfo(*chosen).suffix().isEmpty() ? *chosen + QStringLiteral(".png") : *chosen);
}

void ScreenshotDialog::showNote() {
  note_->setText(QFileInfo(path()).isFile()
                     ? tr("“%1” already exists and will be overwritten.").arg(QFileInfo(path()).fileName())
                     : QString());
}

std::optional<QString> ScreenshotDialog::takeValues() {
  if (QFileInfo(path()).suffix().compare(QLatin1String("png"), Qt::CaseInsensitive) != 0)
    return tr("The name of the file must end in .png.");
  const Result<QImage> image = view_.screenshot(scale_->currentData().toDouble());
  if (!image) return messageSentence(image.error().message);
  QSaveFile file(path());
  if (!file.open(QIODevice::WriteOnly) || !image->save(&file, "PNG") || !file.commit())
    return tr("“%1” cannot be written: %2").arg(path(), file.errorString());
  size_ = image->size();
  return std::nullopt;
}

}  // namespace scarp
