#pragma once

#include "core/base/Result.h"
#include "core/brush/BrushSettings.h"
#include "core/mask/TerrainClip.h"

namespace scarp {

/// A brush as it was, but for a stamp that presses a clip's form, heights above its rim as far as it was
/// selected, onto the ground that is there: as wide and as high as where it was cut, its middle under the
/// cursor. The alpha is embedded, north up, at most 256 pixels a side. An Error where the clip is no higher
/// or lower than its rim anywhere, or beyond what a brush can be.
[[nodiscard]] Result<BrushSettings> stampOf(const TerrainClip& clip, BrushSettings brush);

}  // namespace scarp
