#pragma once

#include "core/geometry/Camera.h"
#include "core/pick/PickReport.h"

namespace scarp {

class TerrainDocument;

/// The camera turned and moved so that a ray is seen from beside: its stretch from where it enters the
/// terrain's box to the hit, or all of it where it passes by. From the side, and as far from above, as hides
/// the least of it.
[[nodiscard]] Camera besideRay(Camera camera, const PickReport& report, const TerrainDocument& ground,
                               ViewSize size);

}  // namespace scarp
