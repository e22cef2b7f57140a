#pragma once

#include "core/base/Progress.h"
#include "core/terrain/HeightPlane.h"

namespace scarp {

/// Blurs a plane without a rim by a Gaussian whose standard deviation is so many samples along rows and along
/// columns: four extended boxes (Gwosdek, Grewenig, Bruhn & Weickert 2011), whose cost does not depend on
/// it. Holes and what lies off the plane do not count; a hole gets the mean of what is near, and stays one
/// where nothing is. Ground that is level as far as the boxes reach keeps its bits. False where `progress`
/// says stop.
[[nodiscard]] bool gaussianBlur(HeightPlane& plane, double sigmaColumns, double sigmaRows,
                                const Progress& progress = {});

}  // namespace scarp
