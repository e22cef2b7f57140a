#pragma once

#include <map>
#include <optional>
#include <vector>

#include "core/base/Message.h"
#include "core/document/DocumentState.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectLayer.h"

namespace scarp {

/// What three versions of a document's state make together; ours where both sides changed something in different
/// ways, which `conflicts` then says, a line each. The selection is ours. Contract: one frame; what is new in
/// theirs has other ids than what is new in ours.
[[nodiscard]] DocumentState mergeStates(const DocumentState& base, const DocumentState& ours,
                                        const DocumentState& theirs, std::vector<Message>& conflicts);

/// What becomes of our objects, by the same rules: those that change, as they become, or gone.
[[nodiscard]] std::map<ObjectId, std::optional<Object>> mergeObjects(const ObjectLayer& base,
                                                                     const ObjectLayer& ours,
                                                                     const ObjectLayer& theirs,
                                                                     std::vector<Message>& conflicts);

}  // namespace scarp
