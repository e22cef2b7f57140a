#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/edit/ObjectEdit.h"
#include "core/edit/ScatterOperations.h"
#include "core/scatter/SceneSelection.h"

namespace scarp {

// Objects that a person works on, those among them that scatter rules put down. The first change takes these
// out of their rules.

/// As they stand; what is not there is passed over. Those of rules come last, and have no id.
[[nodiscard]] std::vector<Object> objectsOf(const SceneSelection& selection, const TerrainDocument& document);
/// To change them all: TakeScatteredOperation::objects has them as they stand. An error, one line, where a
/// rule or a place of a rule is gone.
[[nodiscard]] Result<TakeScatteredOperation> takenOut(const SceneSelection& selection,
                                                      const TerrainDocument& document);
/// The same as an edit that is under way. Contract: not empty.
[[nodiscard]] Result<std::unique_ptr<ObjectsEdit>> editOf(const SceneSelection& selection, Message title,
                                                          TerrainDocument& document);

}  // namespace scarp
