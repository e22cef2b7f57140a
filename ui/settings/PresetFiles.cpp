#include "ui/settings/PresetFiles.h"

#include <QCoreApplication>
#include <QSaveFile>

#include "ui/widgets/CoreText.h"

namespace scarp {
namespace {

constexpr qint64 kMaxPresetBytes = 4'000'000;  ///< Of a file; one of presets is smaller.
constexpr std::size_t kNumberedName = 52;      ///< Bytes of a name that leave room for a number.

struct PresetFileTexts {
  Q_DECLARE_TR_FUNCTIONS(PresetFiles)
};

}  // namespace

Result<std::string> readPresetFile(const QString& path) {
  QFile file(path);
  const QString name = QFileInfo(path).fileName();
  if (!file.open(QIODevice::ReadOnly)) return presetFileError(path, file.errorString());
  if (file.size() > kMaxPresetBytes)
    return Error(messageOf(PresetFileTexts::tr("%1: is too large for a file of presets").arg(name)));
  return file.readAll().toStdString();
}

Result<void> writePresetFile(const QString& path, const std::string& text) {
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) >= 0 &&
      file.commit())
    return {};
  return presetFileError(path, file.errorString());
}

QString freePresetFile(const QString& folder, const QString& name) {
  QString stem;
  for (const QChar c : name) stem += c.isLetterOrNumber() || c == QLatin1Char('-') ? c : QLatin1Char('_');
  stem = stem.left(40);
  QString path = QStringLiteral("%1/%2.json").arg(folder, stem);
  for (int number = 2; QFile::exists(path); ++number)
    path = QStringLiteral("%1/%2-%3.json").arg(folder, stem).arg(number);
  return path;
}

std::string freePresetName(const std::string& name, const std::function<bool(const std::string&)>& isTaken) {
  if (!isTaken(name)) return name;
  QString stem = QString::fromStdString(name);
  while (static_cast<std::size_t>(stem.toUtf8().size()) > kNumberedName) stem.chop(1);
  std::string free;
  for (int number = 2; free.empty() || isTaken(free); ++number)
    free = QStringLiteral("%1 %2").arg(stem).arg(number).toStdString();
  return free;
}

Error presetFileError(const QString& file, const QString& reason) {
  return errorIn(QFileInfo(file).fileName().toStdString(), messageOf(reason));
}

Error presetFolderError(const QString& folder) {
  return Error(messageOf(PresetFileTexts::tr("The folder %1 cannot be created").arg(folder)));
}

Error presetNameError(const QString& name) {
  return Error(messageOf(PresetFileTexts::tr("There is a preset called “%1” already").arg(name)));
}

QString presetProblem(const Error& error) { return messageText(error.message); }

}  // namespace scarp
