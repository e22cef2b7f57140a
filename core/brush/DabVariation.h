#pragma once

#include <cstdint>

#include "core/brush/BrushSettings.h"
#include "core/brush/Dab.h"

namespace scarp {

/// The index-th dab of a stroke, turned as the brush's alpha is and jittered: place, size, amount and angle
/// come from the stroke's seed and the index alone. A smaller dab weighs as much more as it is smaller, so
/// that a pass adds up to the same under its centre. direction: of the path, any length, 0 for none. Pure.
[[nodiscard]] Dab varied(Dab dab, const BrushSettings& settings, std::uint32_t index, const Vec2& direction);

}  // namespace scarp
