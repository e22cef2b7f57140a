#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/Result.h"
#include "core/edit/ObjectEdit.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectLayer.h"
#include "core/objects/ObjectSelection.h"
#include "core/scatter/SceneSelection.h"

namespace scarp {

class TerrainDocument;

/// Why they cannot become so, or go, as one line: one is not there, is locked, stands among them twice, or
/// cannot stand.
[[nodiscard]] Result<void> checkChange(const std::vector<Object>& objects, const TerrainDocument& document);
[[nodiscard]] Result<void> checkRemoval(const std::vector<ObjectId>& ids, const TerrainDocument& document);

enum class ObjectStep : std::uint8_t { Place, Change, Delete, Move, Lift, Turn, Scale };
/// Returns the title of a step about these, "Move conifer", "Move 12 objects".
[[nodiscard]] Message titleOf(ObjectStep step, const std::vector<Object>& objects);

// Objects that a person works on. Ids that are not there are passed over.

/// As they stand.
[[nodiscard]] std::vector<Object> objectsOf(const ObjectSelection& selection, const ObjectLayer& objects);
/// With all others of their groups, but for those that are locked or hidden.
[[nodiscard]] ObjectSelection withGroups(const ObjectSelection& selection, const ObjectLayer& objects);
/// All that are neither locked nor hidden and, where it says so, of certain assets.
[[nodiscard]] ObjectSelection selectable(const ObjectLayer& objects, const std::vector<AssetKind>& of = {});
/// A group that no object is in.
[[nodiscard]] GroupId freeGroup(const ObjectLayer& objects);
/// Copies of objects, without ids, in groups of their own, moved over the ground by some metres.
[[nodiscard]] std::vector<Object> copiesOf(std::vector<Object> objects, const Vec2& by,
                                           const ObjectLayer& there);
/// Gives objects that come from elsewhere groups of their own.
void regroup(std::vector<Object>& objects, const ObjectLayer& there);

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
