#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/Result.h"
#include "core/document/DocumentParts.h"
#include "core/store/ContentRows.h"

namespace scarp {

/// What a document holds beside tiles and objects, as a project keeps it.
struct ProjectState {
  DocumentState document;
  LayerId activeLayer = kBaseLayer, nextLayer = 1;
  ObjectId nextObject = 1;
  std::map<RasterId, float> fills;  ///< Of the rasters that there are.
};
/// JSON text, exact.
[[nodiscard]] std::string writeProjectState(const ProjectState& state);
[[nodiscard]] Result<ProjectState> readProjectState(std::string_view text);

/// What a saved state says of itself, so that nothing can be missing unseen.
struct SaveSummary {
  std::string file, stamp;  ///< As in ProjectStamp.
  std::string state;        ///< writeProjectState().
  /// The slots that hold something, as first and last of runs; nothing where they are too many runs.
  std::map<PartId, std::vector<std::pair<std::int64_t, std::int64_t>>> held;
  bool heldKnown = true;
  std::uint64_t digest = 0;  ///< SlotMap::digest().
  std::int64_t entries = 0, position = 0;
  std::uint64_t entryDigest = 0;  ///< Sum of the entries' checks.
};
[[nodiscard]] std::string writeSummary(const SaveSummary& summary);
[[nodiscard]] Result<SaveSummary> readSummary(std::string_view text);
/// Fills in held, heldKnown and digest.
void summarise(const SlotMap& map, SaveSummary& summary);

/// A longer picture is not read.
inline constexpr int kMostPreviewBytes = 4 << 20;

/// The picture that a project file has of itself, as PNG that nobody has looked at; empty where it has none.
/// It alone is read, and nothing is written. The error is one line: it cannot be read, is no project, is
/// damaged.
[[nodiscard]] Result<std::vector<std::byte>> readPreview(const std::string& path);

}  // namespace scarp
