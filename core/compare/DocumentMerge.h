#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/DocumentParts.h"
#include "core/document/TerrainDocument.h"

namespace scarp {

/// Two versions of one document that were edited apart, brought together.
struct DocumentMerge {
  /// Ours with what theirs has; of what is new in the history the last steps.
  std::unique_ptr<TerrainDocument> document;
  std::size_t operations = 0;      ///< Of theirs that were done again on ours; 0: it went by samples.
  std::int64_t samples = 0;        ///< Of all rasters, that came from theirs, where it went by samples.
  std::int64_t inConflict = 0;     ///< Samples that both changed in different ways: ours stay.
  std::string mask;                ///< The saved selection that holds where; empty where there is none.
  std::vector<Message> conflicts;  ///< Other things that both changed, a line each: ours stay.

  [[nodiscard]] bool clean() const { return inConflict == 0 && conflicts.empty(); }
};

/// Where both histories lead on from the base, and what is new in theirs can be done again on ours without
/// meeting things that ours changed, each of their operations is done again, as its author would have done it
/// there. Otherwise all rasters are merged sample by sample, and all else thing by thing.
///
/// An error where the frames differ, or where it was cancelled.
[[nodiscard]] Result<DocumentMerge> mergeDocuments(const DocumentParts& base, const DocumentParts& ours,
                                                   const DocumentParts& theirs, const Progress& progress = {});

}  // namespace scarp
