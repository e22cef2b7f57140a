#pragma once

#include <optional>
#include <string>

#include "core/objects/ObjectPicker.h"

namespace scarp::test {

/// What an ObjectPicker must find, by looking at every object in turn, and at every triangle of those whose
/// spheres the ray passes through, in the model's own frame.
[[nodiscard]] std::optional<ObjectHit> firstObject(const LocalRay& ray, const ObjectLayer& objects,
                                                   const HeightRaster& heights, const GridFrame& frame);

/// A picture of a hit to compare and to print: "7 at 0.25", "none".
[[nodiscard]] std::string textOf(const std::optional<ObjectHit>& hit);

}  // namespace scarp::test
