#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/DocumentParts.h"
#include "core/document/TerrainDocument.h"

namespace scarp {

/// Ours, with what theirs did since the base done again on it.
struct OperationMerge {
  std::unique_ptr<TerrainDocument> document;
  std::size_t operations = 0;
};

/// Nothing where that cannot be had: a history does not lead back to the base, a step has no operation, or one
/// means something that ours changed. An error where it was cancelled.
[[nodiscard]] Result<std::optional<OperationMerge>> mergeByOperations(const DocumentParts& base,
                                                                      const DocumentParts& ours,
                                                                      const DocumentParts& theirs,
                                                                      const Progress& progress);

}  // namespace scarp
