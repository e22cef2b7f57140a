#pragma once

#include "core/document/DocumentParts.h"
#include "core/document/TerrainDocument.h"

namespace scarp {

/// A version of a document, its history left out, in which whatever is new since `base` has other ids than what
/// `ours` has or ever had: two people's first new layer has the same number in both files, and is not the same. What ours has
/// under the same id with the same contents is the same, and keeps its id.
/// `next`: the ids that come next in ours.
[[nodiscard]] DocumentParts withFreshIds(const DocumentParts& theirs, const DocumentParts& base,
                                         TerrainDocument::Ids next, const DocumentParts& ours);

}  // namespace scarp
