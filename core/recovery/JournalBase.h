#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/TerrainDocument.h"
#include "core/io/RasterImport.h"
#include "core/project/ProjectFile.h"

namespace scarp {

/// Level ground without anything on it.
struct FlatBase {
  GridFrame frame;
  float height = 0.0F;  ///< Metres.
};
/// A raster as it was imported; the file must not have changed since.
struct RasterBase {
  std::string path;
  std::uint64_t bytes = 0;
  std::int64_t modified = 0;  ///< Nanoseconds since 1970.
  ImportOptions options;
};
/// A saved state of a project.
struct ProjectBase {
  std::string path;
  std::string file;       ///< As ProjectStamp has it.
  std::int64_t save = 0;  ///< The same.
  std::string state;      ///< The same.
};
/// A project file in the journal's own folder.
struct OwnBase {
  std::string name;
  bool saved = false;  ///< What it holds is also where the person saved it.
};

/// A terrain that several edit (core/team), as a change left it.
struct TeamBase {
  std::string address, terrain;  ///< Without passwords.
  std::int64_t project = 0, epoch = 0, head = 0;
  std::int64_t secret = 0;   ///< Of journals by earlier versions, instead of `key`.
  std::int64_t session = 0;  ///< Whose selection edits go by; 0: they went by one that all shared.
  std::string key{};         ///< Ids of edits in the log are made with it (opOfStep()).
};

/// Where a journal begins: what its events were done to.
using JournalBase = std::variant<FlatBase, RasterBase, ProjectBase, OwnBase, TeamBase>;

/// The raster as it lies on the disk now.
[[nodiscard]] Result<RasterBase> rasterBase(const std::string& path, const ImportOptions& options = {});

[[nodiscard]] std::string writeBase(const JournalBase& base);
[[nodiscard]] Result<JournalBase> readBase(std::string_view text);

class ProjectFile;

/// A base's document.
struct OpenedBase {
  std::unique_ptr<TerrainDocument> document;
  std::shared_ptr<ProjectFile> project;  ///< Of a ProjectBase.
  std::shared_ptr<ProjectFile> file;     ///< That tiles are read from; null: none.
  ProjectSettings settings;
  /// The mark (RecoveryJournal::beginBase()) of which the base holds everything before; empty: the base is
  /// the one that the journal begins with.
  std::string mark;
  std::vector<Message> warnings;  ///< One line each.
  /// Of a terrain that several edit: brings the document to where its log is after a change.
  std::function<Result<void>(std::int64_t head)> advance;
  /// Of a terrain that several edit: ids of its edits are made with another key from here on.
  std::function<void(const std::string& key)> goOnWith;
};
/// Opens the base of the journal in a folder. An error is one line.
using BaseOpener =
    std::function<Result<OpenedBase>(const JournalBase& base, const std::string& folder, const Progress&)>;

/// Of flat ground and rasters; nothing for the others.
[[nodiscard]] std::optional<Result<OpenedBase>> openPlainBase(const JournalBase& base,
                                                              const Progress& progress = {});

}  // namespace scarp
