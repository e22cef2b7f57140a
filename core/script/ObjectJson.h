#pragma once

#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/objects/Object.h"
#include "core/schema/ObjectReader.h"

namespace scarp {

class Json;

/// An object without its id, as scripts have it: "asset", "x", "y", "yaw" in degrees, "scale",
/// "height-offset", "rule", of one that stays "elevation", "tilt-x" and "tilt-y" in degrees, "tint", "group",
/// "locked" and "hidden". "align", true or false, is how scripts once
/// said the rule.
[[nodiscard]] Object readObject(ObjectReader& reader);
/// A colour under "tint", "#rrggbb".
void readTint(ObjectReader& reader, Object& object);
inline constexpr ObjectId kMaxScriptObjectId = 1'000'000'000'000;
/// The number under "id". Ids are given in the order in which objects are placed, from 1.
void readObjectId(ObjectReader& reader, ObjectId& id, bool required = false);

/// An array of such numbers under a key, where there is one.
void readIds(ObjectReader& reader, std::string_view key, std::vector<ObjectId>& ids);

/// With its id, where it has one. Contract: finite numbers.
[[nodiscard]] Json writeObject(const Object& object);

/// A scatter as scripts have it: "asset", "density" a hectare, "spacing", "scale", "scale-jitter",
/// "height-offset", "rule", "random-turn", "slopes" and "heights" as [from, to] in degrees and metres,
/// "seed", and "id", the first one's. What it does not say is as in ScatterSettings.
[[nodiscard]] ScatterOperation readScatter(ObjectReader& reader);
[[nodiscard]] Json writeScatter(const ScatterOperation& operation);

/// Operations on many objects, and the brush for objects.

}  // namespace scarp
