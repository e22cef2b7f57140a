#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/Result.h"
#include "core/objects/Object.h"
#include "core/objects/SeededRandom.h"

namespace scarp {

/// How new objects differ from each other beside their turn and size. A value.
struct ObjectVariation {
  double tilt = 0.0;  ///< Radians, the most that one leans, 0…π/2.
  double tint = 0.0;  ///< 0…1: how far colours go from the model's own, darker, lighter and warmer.
  bool operator==(const ObjectVariation&) const = default;
};

/// Names what is out of range, in one line.
[[nodiscard]] Result<void> validate(const ObjectVariation& variation);

/// Gives an object tilt and tint; the same seed, the same ones. Without variation it stays as it is.
void vary(Object& object, const ObjectVariation& variation, std::uint64_t seed);

}  // namespace scarp
