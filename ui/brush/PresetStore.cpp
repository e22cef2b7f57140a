#include "ui/brush/PresetStore.h"
#include "ui/widgets/CoreText.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>
#include <utility>

namespace scarp {
namespace {

constexpr qint64 kLargest = 4'000'000;  ///< Bytes; a file of brushes is smaller.
constexpr qsizetype kShortened = 52;    ///< Bytes of a name that leave room for a number.

struct PresetWords {
  Q_DECLARE_TR_FUNCTIONS(PresetStore)
};

Error error(const QString& message) { return Error{message.toStdString()}; }

Result<std::vector<BrushPreset>> readFile(const QString& path) {
  QFile file(path);
  const QString name = QFileInfo(path).fileName();
  if (!file.open(QIODevice::ReadOnly)) return error(QStringLiteral("%1: %2").arg(name, file.errorString()));
  if (file.size() > kLargest)
    return error(PresetWords::tr("%1: is too large for a file of brushes").arg(name));
  return readBrushPresets(file.readAll().toStdString(), name.toStdString());
}

Result<void> writeFile(const QString& path, const std::string& text) {
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) >= 0 &&
      file.commit())
    return {};
  return error(QStringLiteral("%1: %2").arg(QFileInfo(path).fileName(), file.errorString()));
}

/// A list only where it has to be one.
std::string textOf(const std::vector<BrushPreset>& presets) {
  return presets.size() == 1 ? writeBrushPreset(presets.front()) : writeBrushPresets(presets);
}

}  // namespace

PresetStore::PresetStore(QString folder) : folder_(std::move(folder)) { read(); }

QString PresetStore::usualFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/brushes");
}

void PresetStore::read() {
  entries_.clear();
  problems_.clear();
  auto shipped = readFile(QStringLiteral(":/scarp/brushes/presets.json"));
  EXPECTS(shipped.ok());
  for (BrushPreset& preset : *shipped) entries_.push_back({std::move(preset), {}});
  for (const QFileInfo& file :
       QDir(folder_).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
    auto presets = readFile(file.filePath());
    if (!presets) {
      problems_ += coreProblem(presets.error().message);
      continue;
    }
    for (BrushPreset& preset : *presets) entries_.push_back({std::move(preset), file.filePath()});
  }
  for (const BrushPreset& preset : projects_)
    if (std::ranges::find(entries_, preset, &Entry::preset) == entries_.end())
      entries_.push_back({preset, {}, true});
}

void PresetStore::setProjects(std::vector<BrushPreset> presets) {
  projects_ = std::move(presets);
  read();
}

bool PresetStore::hasOwn(const QString& name) const {
  return std::ranges::any_of(entries_, [wanted = name.toStdString()](const Entry& entry) {
    return entry.own() && entry.preset.name == wanted;
  });
}

// Of the name only what every file system takes; two that come out alike get numbers.
QString PresetStore::freeFile(const QString& name) const {
  QString stem;
  for (const QChar c : name) stem += c.isLetterOrNumber() || c == QLatin1Char('-') ? c : QLatin1Char('_');
  stem = stem.left(40);
  QString path = QStringLiteral("%1/%2.json").arg(folder_, stem);
  for (int number = 2; QFile::exists(path); ++number)
    path = QStringLiteral("%1/%2-%3.json").arg(folder_, stem).arg(number);
  return path;
}

std::vector<BrushPreset> PresetStore::ofFile(const QString& file) const {
  std::vector<BrushPreset> presets;
  for (const Entry& entry : entries_)
    if (entry.file == file) presets.push_back(entry.preset);
  return presets;
}

Result<void> PresetStore::write(const QString& file, const std::vector<BrushPreset>& presets) {
  if (!QDir().mkpath(folder_)) return error(PresetWords::tr("The folder %1 can't be made").arg(folder_));
  if (auto written = writeFile(file, textOf(presets)); !written) return written;
  read();
  return {};
}

Result<void> PresetStore::store(const BrushPreset& preset) {
  if (const auto good = checkPresetName(preset.name); !good) return good;
  const auto old = std::ranges::find_if(
      entries_, [&](const Entry& entry) { return entry.own() && entry.preset.name == preset.name; });
  if (old == entries_.end()) return write(freeFile(QString::fromStdString(preset.name)), {preset});
  std::vector<BrushPreset> presets = ofFile(old->file);
  *std::ranges::find(presets, preset.name, &BrushPreset::name) = preset;
  return write(old->file, presets);
}

Result<void> PresetStore::remove(std::size_t index) {
  EXPECTS(index < entries_.size() && entries_[index].own());
  const QString file = entries_[index].file;
  std::vector<BrushPreset> others = ofFile(file);
  std::erase(others, entries_[index].preset);
  if (!others.empty()) return write(file, others);
  if (QFile gone(file); !gone.remove())
    return error(QStringLiteral("%1: %2").arg(QFileInfo(file).fileName(), gone.errorString()));
  read();
  return {};
}

Result<void> PresetStore::rename(std::size_t index, const QString& name) {
  EXPECTS(index < entries_.size() && entries_[index].own());
  const BrushPreset& before = entries_[index].preset;
  if (const auto good = checkPresetName(name.toStdString()); !good) return good;
  if (before.name == name.toStdString()) return {};
  if (hasOwn(name)) return error(PresetWords::tr("There is a brush called “%1” already").arg(name));
  std::vector<BrushPreset> presets = ofFile(entries_[index].file);
  std::ranges::find(presets, before.name, &BrushPreset::name)->name = name.toStdString();
  return write(entries_[index].file, presets);
}

Result<void> PresetStore::keep(std::size_t index) {
  EXPECTS(index < entries_.size() && entries_[index].ofProject);
  const BrushPreset preset = entries_[index].preset;
  const auto kept = takeOver({preset}, freeFile(QString::fromStdString(preset.name)));
  return kept ? Result<void>() : kept.error();
}

Result<int> PresetStore::importFile(const QString& path) {
  const auto presets = readFile(path);
  if (!presets) return presets.error();
  return takeOver(*presets, freeFile(QFileInfo(path).completeBaseName()));
}

Result<int> PresetStore::takeOver(const std::vector<BrushPreset>& presets, const QString& file) {
  std::vector<BrushPreset> taken;
  for (BrushPreset preset : presets) {
    QString name = QString::fromStdString(preset.name);
    while (name.toUtf8().size() > kShortened) name.chop(1);
    const auto there = [&](const std::string& wanted) {
      return hasOwn(QString::fromStdString(wanted)) ||
             std::ranges::find(taken, wanted, &BrushPreset::name) != taken.end();
    };
    for (int number = 2; there(preset.name); ++number)
      preset.name = QStringLiteral("%1 %2").arg(name).arg(number).toStdString();
    taken.push_back(std::move(preset));
  }
  if (taken.empty()) return 0;
  if (auto written = write(file, taken); !written) return written.error();
  return static_cast<int>(taken.size());
}

Result<void> PresetStore::exportOne(std::size_t index, const QString& path) const {
  EXPECTS(index < entries_.size());
  return writeFile(path, writeBrushPreset(entries_[index].preset));
}

Result<void> PresetStore::exportOwn(const QString& path) const {
  std::vector<BrushPreset> own;
  for (const Entry& entry : entries_)
    if (entry.own()) own.push_back(entry.preset);
  if (own.empty()) return error(PresetWords::tr("There are no brushes of your own yet"));
  return writeFile(path, writeBrushPresets(own));
}

}  // namespace scarp
