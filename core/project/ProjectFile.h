#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unordered_set>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/DocumentParts.h"
#include "core/store/Store.h"
#include "core/store/StoredContents.h"

namespace scarp {

class TerrainDocument;

/// What the interface keeps with a project (view, bookmarks, brush …): key → JSON text. Nobody here looks
/// inside.
using ProjectSettings = std::map<std::string, std::string>;

/// What a save takes. A value that shares all tiles with the document: made on the document's thread, to be
/// used on any.
struct ProjectContents {
  DocumentParts document;
  ProjectSettings settings;
  std::vector<std::byte> preview;  ///< PNG; empty: the file keeps the one that it has.
  PictureSet pictures;             ///< Of the materials and models that the document has or its history had.
  ModelSet models;                 ///< Of the assets that the document has or its history had.
  std::string name;                ///< Of the saved state, for a person; usually empty.
};

/// The document as it is now. Costs its directories, its objects and its pyramid (a few ms). Records of the
/// history whose ids are `known` (ProjectFile::knownHistory()) go without what they hold. Contract: no edit
/// is open.
[[nodiscard]] ProjectContents contentsOf(const TerrainDocument& document,
                                         const std::unordered_set<std::uint64_t>& known = {});

class ProjectFile;

struct ProjectOptions {
  bool readOnly = false;
  int versions = 10;  ///< Saved states to keep, the present one among them; ≥ 1.
  /// What this process has open of the file does not count as in use: it is about to be closed.
  bool sharedHere = false;
  /// Bytes of files whose pages are all checked as they are opened, which takes a hundredth of a second;
  /// others are checked by check() alone.
  std::uintmax_t checkedAtOpening = std::uintmax_t{32} << 20;
};

/// What a save did.
struct SaveReport {
  std::uint64_t bytesWritten = 0;  ///< To the file; its rollback journal does not count.
  std::size_t tilesWritten = 0;    ///< Of the ground, layers and masks; not of the history.
  double milliseconds = 0.0;
  std::string original;  ///< Where the damaged file was kept, whole; empty: it was not damaged.
};

/// A state that was saved.
struct SavedVersion {
  std::int64_t id = 0;
  std::chrono::sys_time<std::chrono::milliseconds> time;
  std::string name;
};

/// Which saved state of which file: for a journal to tell that it belongs to it.
struct ProjectStamp {
  std::string file;       ///< 32 hexadecimal digits, another for each file that Save As made.
  std::int64_t save = 0;  ///< The latest save's SavedVersion::id.
  std::string state;      ///< 16 hexadecimal digits drawn at that save.

  bool operator==(const ProjectStamp&) const = default;
};

/// What opening gives. Its tiles are read when they are looked at.
struct OpenedProject {
  std::shared_ptr<ProjectFile> file;
  DocumentParts document;  ///< To make a TerrainDocument of.
  ProjectSettings settings;
  std::vector<std::byte> preview;
  std::vector<Message> warnings;  ///< One line each, for a person: damage, another program in the file.
  bool inUse = false;  ///< Another Scarp has it open for writing; it was opened read-only therefore.
};

/// A `.scarp` file: one SQLite database (see ProjectStore.h). Any thread, held by a shared_ptr; saves wait
/// for each other, reading does not wait for them. Errors are one line that names the file.
class ProjectFile : public std::enable_shared_from_this<ProjectFile> {
 public:
  /// Reads everything except the tiles. If the file is damaged, its intact content is opened, and the
  /// warnings name the damage.
  ///
  /// Read-only, nothing is written: after an interrupted save, the state before it is read. For editing,
  /// such a save is rolled back, and a file of an older version is upgraded after a copy was saved beside it.
  /// A file that cannot be written, or whose folder cannot, is opened read-only.
  [[nodiscard]] static Result<OpenedProject> open(const std::string& path, const ProjectOptions& options = {},
                                                  const Progress& progress = {});
  /// A new file, which takes its place at once or not at all. What it holds comes out of `source`, as far as
  /// that is the same there: its versions and history too, and their packed tiles as they are. Null: out of
  /// the contents alone.
  [[nodiscard]] static Result<std::shared_ptr<ProjectFile>> saveAs(
      const std::string& path, const ProjectContents& contents,
      const std::shared_ptr<ProjectFile>& source = nullptr, const ProjectOptions& options = {},
      const Progress& progress = {});
  ~ProjectFile();

  /// Writes what is other than at the last save, in one transaction: all of it or nothing. Where the file was
  /// found damaged it is written anew, and the damaged one kept beside it. Errors: changed by another
  /// program, read-only, disk full …; the file is then as it was.
  [[nodiscard]] Result<SaveReport> save(const ProjectContents& contents, const Progress& progress = {});
  /// Gives space back to the disk that earlier states have left.
  [[nodiscard]] Result<void> compact(const Progress& progress = {});

  /// Saved states that can be opened, the latest (which is the present one) first.
  [[nodiscard]] Result<std::vector<SavedVersion>> versions() const;
  /// One of them, without history; `file` is this one, so that the next save makes it the present one.
  [[nodiscard]] Result<OpenedProject> openVersion(std::int64_t id, const Progress& progress = {});

  /// Reads everything, and tells what is damaged.
  [[nodiscard]] Result<std::vector<Damage>> check(const Progress& progress = {}) const;
  /// What has been found damaged so far, at opening and since.
  [[nodiscard]] std::vector<Damage> damages() const;
  /// In the place of a tile that was found damaged stands what a recovery journal had of it.
  void repairedFromJournal(RasterId raster, const GridRect& samples);
  /// Called at each one found from now on, on the thread that found it: the document has to be told
  /// (TerrainDocument::groundRepaired). {}: nobody is called any more once this has returned.
  void onDamage(std::function<void(const Damage&)> found);

  [[nodiscard]] const std::string& path() const;
  [[nodiscard]] bool readOnly() const;
  /// Whether another program has changed, moved or deleted the file since it was opened or last saved.
  [[nodiscard]] bool changedByOthers() const;
  [[nodiscard]] ProjectStamp stamp() const;
  /// Ids of the history's records that are in the file, for contentsOf().
  [[nodiscard]] std::unordered_set<std::uint64_t> knownHistory() const;

  class Private;
  explicit ProjectFile(std::unique_ptr<Private> made);  ///< By open() and saveAs().

 private:
  std::unique_ptr<Private> d_;
};

/// Whether a path's ending, ".scarp" in any case, names a project.
[[nodiscard]] bool isProjectPath(const std::string& path);

}  // namespace scarp
