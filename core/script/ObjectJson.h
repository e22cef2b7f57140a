#pragma once

#include <limits>

#include "core/edit/ObjectOperations.h"
#include "core/objects/Object.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/Schema.h"

namespace scarp {

class Json;

inline constexpr ObjectId kMaxScriptObjectId = 1'000'000'000'000;

/// Reads an object as scripts have it: "asset", "x", "y", "yaw" in degrees, "scale", "height-offset", "rule",
/// of one that stays "elevation", "tilt-x" and "tilt-y" in degrees, "tint", "group", "locked", "hidden" and
/// "id". Ids are given in the order in which objects are placed, from 1; without one it is 0. "align", true
/// or false, is how scripts once stated the rule.
[[nodiscard]] Object readObject(ObjectReader& reader, bool idRequired = false);
/// Contract: finite numbers.
[[nodiscard]] Json writeObject(const Object& object);
/// Reads a colour under "tint", "#rrggbb".
void readTint(ObjectReader& reader, Object& object);

/// Types of a std::vector of at most `max` objects, and of ids of objects.
[[nodiscard]] ValueType objectListType(std::size_t max = std::numeric_limits<std::size_t>::max(),
                                       bool idRequired = false);
[[nodiscard]] ValueType objectIdListType();

}  // namespace scarp
