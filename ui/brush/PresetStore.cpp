#include "ui/brush/PresetStore.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <utility>

#include "ui/widgets/CoreText.h"

namespace scarp {
namespace {

struct PresetWords {
  Q_DECLARE_TR_FUNCTIONS(PresetStore)
};

Result<std::vector<BrushPreset>> readBrushes(const std::string& text, const std::string& fileName) {
  return readBrushPresets(text, fileName);
}

/// A list only where it has to be one.
std::string textOf(const std::vector<BrushPreset>& presets) {
  return presets.size() == 1 ? writeBrushPreset(presets.front()) : writeBrushPresets(presets);
}

}  // namespace

PresetStore::PresetStore(QString folder) : files_(std::move(folder), {readBrushes, textOf, checkPresetName}) {
  auto shipped = files_.readFile(QStringLiteral(":/scarp/brushes/presets.json"));
  EXPECTS(shipped.ok());
  shipped_ = *std::move(shipped);
  collect();
}

QString PresetStore::usualFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/brushes");
}

void PresetStore::collect() {
  entries_.clear();
  for (const BrushPreset& preset : shipped_) entries_.push_back({preset, {}});
  for (const auto& [preset, file] : files_.entries()) entries_.push_back({preset, file});
  for (const BrushPreset& preset : projects_)
    if (std::ranges::find(entries_, preset, &Entry::preset) == entries_.end())
      entries_.push_back({preset, {}, true});
}

void PresetStore::setProjects(std::vector<BrushPreset> presets) {
  projects_ = std::move(presets);
  files_.read();
  collect();
}

bool PresetStore::hasOwn(const QString& name) const { return files_.has(name.toStdString()); }

Result<void> PresetStore::store(const BrushPreset& preset) {
  auto stored = files_.store(preset);
  collect();
  return stored;
}

Result<void> PresetStore::remove(std::size_t index) {
  EXPECTS(index < entries_.size() && entries_[index].own());
  auto removed = files_.remove(inFiles(index));
  collect();
  return removed;
}

Result<void> PresetStore::rename(std::size_t index, const QString& name) {
  EXPECTS(index < entries_.size() && entries_[index].own());
  auto renamed = files_.rename(inFiles(index), name);
  collect();
  return renamed;
}

Result<void> PresetStore::keep(std::size_t index) {
  EXPECTS(index < entries_.size() && entries_[index].ofProject);
  const BrushPreset preset = entries_[index].preset;
  const auto kept = files_.add({preset}, QString::fromStdString(preset.name));
  collect();
  return kept ? Result<void>() : kept.error();
}

Result<int> PresetStore::importFile(const QString& path) {
  const auto presets = files_.readFile(path);
  if (!presets) return presets.error();
  auto count = files_.add(*presets, QFileInfo(path).completeBaseName());
  collect();
  return count;
}

Result<void> PresetStore::exportOne(std::size_t index, const QString& path) const {
  EXPECTS(index < entries_.size());
  return writePresetFile(path, writeBrushPreset(entries_[index].preset));
}

Result<void> PresetStore::exportOwn(const QString& path) const {
  std::vector<BrushPreset> own;
  for (const Entry& entry : entries_)
    if (entry.own()) own.push_back(entry.preset);
  if (own.empty()) return Error(messageOf(PresetWords::tr("There are no brushes of your own yet")));
  return writePresetFile(path, writeBrushPresets(own));
}

}  // namespace scarp
