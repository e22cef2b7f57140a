#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/edit/Operation.h"
#include "core/objects/Object.h"
#include "core/script/ObjectReader.h"

namespace scarp {

/// An object without its id, as scripts have it: "asset", "x", "y", "yaw" in degrees, "scale",
/// "height-offset", "rule", and of one that stays "elevation". "align", true or false, is how scripts once
/// said the rule.
[[nodiscard]] Object readObject(ObjectReader& reader);
/// The number under "id". Ids are given in the order in which objects are placed, from 1.
void readObjectId(ObjectReader& reader, ObjectId& id, bool required = false);

/// With its id, where it has one. Contract: finite numbers.
[[nodiscard]] nlohmann::ordered_json writeObject(const Object& object);

/// A scatter as scripts have it: "asset", "density" a hectare, "spacing", "scale", "scale-jitter",
/// "height-offset", "rule", "random-turn", "slopes" and "heights" as [from, to] in degrees and metres,
/// "seed", and "id", the first one's. What it does not say is as in ScatterSettings.
[[nodiscard]] ScatterOperation readScatter(ObjectReader& reader);
[[nodiscard]] nlohmann::ordered_json writeScatter(const ScatterOperation& operation);

}  // namespace scarp
