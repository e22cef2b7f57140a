#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/Result.h"

namespace scarp {

/// Bytes of a text file of presets; one that is larger is an error that names it.
[[nodiscard]] Result<std::string> readPresetFile(const QString& path);
/// Replaces the file whole or not at all. The error names it.
[[nodiscard]] Result<void> writePresetFile(const QString& path, const std::string& text);
/// A path in a folder that no file has, with a stem of the letters and digits of a name.
[[nodiscard]] QString freePresetFile(const QString& folder, const QString& name);
/// A name of at most 60 bytes that `isTaken` refuses not: `name`, or with a number behind it.
[[nodiscard]] std::string freePresetName(const std::string& name,
                                         const std::function<bool(const std::string&)>& isTaken);
/// Returns the error of a file operation that the system refused.
[[nodiscard]] Error presetFileError(const QString& file, const QString& reason);
/// The folder cannot be created.
[[nodiscard]] Error presetFolderError(const QString& folder);
/// Another preset has the name.
[[nodiscard]] Error presetNameError(const QString& name);
/// An error of core in the window's language.
[[nodiscard]] QString presetProblem(const Error& error);

/// A user's own presets, each in a JSON file in a folder. `Preset` has a `name` and equality. A file that
/// cannot be read is left as it is, and the others are there all the same.
template <class Preset>
class PresetFiles {
 public:
  /// Reads and writes the text of a file with one preset or several. Errors of `read` name the file.
  struct Format {
    Result<std::vector<Preset>> (*read)(const std::string& text, const std::string& fileName);
    std::string (*write)(const std::vector<Preset>& presets);
    Result<void> (*checkName)(const std::string& name);
  };
  struct Entry {
    Preset preset;
    QString file;
  };

  /// Reads the folder, which is created when something is stored.
  PresetFiles(QString folder, Format format) : folder_(std::move(folder)), format_(format) { read(); }

  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  /// A line for each file that could not be read.
  [[nodiscard]] const QStringList& problems() const { return problems_; }
  [[nodiscard]] bool has(const std::string& name) const {
    return std::ranges::any_of(entries_, [&](const Entry& entry) { return entry.preset.name == name; });
  }

  void read() {
    entries_.clear();
    problems_.clear();
    for (const QFileInfo& file :
         QDir(folder_).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
      const auto presets = readFile(file.filePath());
      if (!presets) {
        problems_ += presetProblem(presets.error());
        continue;
      }
      for (const Preset& preset : *presets) entries_.push_back({preset, file.filePath()});
    }
  }

  [[nodiscard]] Result<std::vector<Preset>> readFile(const QString& path) const {
    const auto text = readPresetFile(path);
    if (!text) return text.error();
    return format_.read(*text, QFileInfo(path).fileName().toStdString());
  }

  /// Replaces a preset of that name.
  [[nodiscard]] Result<void> store(const Preset& preset) {
    if (const auto good = format_.checkName(preset.name); !good) return good;
    const auto old =
        std::ranges::find_if(entries_, [&](const Entry& entry) { return entry.preset.name == preset.name; });
    if (old == entries_.end())
      return write(freePresetFile(folder_, QString::fromStdString(preset.name)), {preset});
    std::vector<Preset> presets = ofFile(old->file);
    *std::ranges::find(presets, preset.name, &Preset::name) = preset;
    return write(old->file, presets);
  }

  [[nodiscard]] Result<void> remove(std::size_t index) {
    EXPECTS(index < entries_.size());
    const QString file = entries_[index].file;
    std::vector<Preset> others = ofFile(file);
    std::erase(others, entries_[index].preset);
    if (!others.empty()) return write(file, others);
    if (QFile gone(file); !gone.remove()) return presetFileError(file, gone.errorString());
    read();
    return {};
  }

  /// Gives a preset a name that no other has.
  [[nodiscard]] Result<void> rename(std::size_t index, const QString& name) {
    EXPECTS(index < entries_.size());
    const std::string before = entries_[index].preset.name, after = name.toStdString();
    if (const auto good = format_.checkName(after); !good) return good;
    if (before == after) return {};
    if (has(after)) return presetNameError(name);
    std::vector<Preset> presets = ofFile(entries_[index].file);
    std::ranges::find(presets, before, &Preset::name)->name = after;
    return write(entries_[index].file, presets);
  }

  /// Adds presets in a new file; a name that is taken gets a number. Returns their count.
  [[nodiscard]] Result<int> add(const std::vector<Preset>& presets, const QString& fileName) {
    std::vector<Preset> added;
    for (Preset preset : presets) {
      preset.name = freePresetName(preset.name, [&](const std::string& name) {
        return has(name) || std::ranges::find(added, name, &Preset::name) != added.end();
      });
      added.push_back(std::move(preset));
    }
    if (added.empty()) return 0;
    if (auto written = write(freePresetFile(folder_, fileName), added); !written) return written.error();
    return static_cast<int>(added.size());
  }

 private:
  [[nodiscard]] std::vector<Preset> ofFile(const QString& file) const {
    std::vector<Preset> presets;
    for (const Entry& entry : entries_)
      if (entry.file == file) presets.push_back(entry.preset);
    return presets;
  }
  [[nodiscard]] Result<void> write(const QString& file, const std::vector<Preset>& presets) {
    if (!QDir().mkpath(folder_)) return presetFolderError(folder_);
    if (auto written = writePresetFile(file, format_.write(presets)); !written) return written;
    read();
    return {};
  }

  QString folder_;
  Format format_;
  std::vector<Entry> entries_;
  QStringList problems_;
};

}  // namespace scarp
