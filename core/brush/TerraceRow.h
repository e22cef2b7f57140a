#pragma once

#include "core/brush/BrushSettings.h"

namespace scarp {

/// Where heights go when they become terraces: level at the multiples of the step, with a riser half-way
/// between two levels, the more upright the greater the sharpness. Heights and goals may be the same.
void terraceRow(const TerraceBrush& terrace, const float* heights, int count, float* goals);

}  // namespace scarp
