#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/script/BrushJson.h"
#include "ui/settings/PresetFiles.h"

namespace scarp {

/// The brushes with names: those that come with Scarp, a person's own, each in a file of its own in a folder,
/// and those that came along with a project. A file that can't be read is left as it is, and the others are
/// there all the same. Writing replaces a file whole or not at all.
class PresetStore {
 public:
  struct Entry {
    BrushPreset preset;
    QString file;  ///< Of an own one; empty for others.
    bool ofProject = false;
    [[nodiscard]] bool own() const { return !file.isEmpty(); }
  };

  /// Reads what there is. folder: made when something is stored.
  explicit PresetStore(QString folder);
  /// Where a person's own belong.
  [[nodiscard]] static QString usualFolder();

  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  /// What could not be read, a line a file.
  [[nodiscard]] const QStringList& problems() const { return files_.problems(); }
  [[nodiscard]] bool hasOwn(const QString& name) const;
  /// A project's; those that are an own one as well are that. Reads the folder anew.
  void setProjects(std::vector<BrushPreset> presets);

  /// Keeps a brush under its name; an own one of that name is replaced.
  [[nodiscard]] Result<void> store(const BrushPreset& preset);
  /// Contract: an own one.
  [[nodiscard]] Result<void> remove(std::size_t index);
  /// Gives it another name, which no other own one has. Contract: an own one.
  [[nodiscard]] Result<void> rename(std::size_t index, const QString& name);
  /// Makes it an own one; a name that is there already gets a number. Contract: a project's.
  [[nodiscard]] Result<void> keep(std::size_t index);
  /// Takes over all brushes of a file, or none; a name that is there already gets a number. How many.
  [[nodiscard]] Result<int> importFile(const QString& path);
  /// Writes one, or all own ones, to a file.
  [[nodiscard]] Result<void> exportOne(std::size_t index, const QString& path) const;
  [[nodiscard]] Result<void> exportOwn(const QString& path) const;

 private:
  void collect();
  /// Index of an own preset among the files'.
  [[nodiscard]] std::size_t inFiles(std::size_t index) const { return index - shipped_.size(); }

  std::vector<BrushPreset> shipped_, projects_;
  PresetFiles<BrushPreset> files_;
  std::vector<Entry> entries_;
};

}  // namespace scarp
