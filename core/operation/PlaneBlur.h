#pragma once

#include "core/base/Progress.h"
#include "core/terrain/HeightPlane.h"

namespace scarp {

/// Where a plane's first sample lies in what the plane is a window of.
struct PlaneOrigin {
  int column = 0, row = 0;  ///< ≥ 0.
};

/// Samples to either side, along rows or columns, that a Gaussian of a standard deviation of so many samples
/// looks at.
[[nodiscard]] double blurReach(double sigma);

/// Blurs a plane without a rim by a Gaussian whose standard deviation is so many samples along rows and along
/// columns: four extended boxes (Gwosdek, Grewenig, Bruhn & Weickert 2011), whose cost does not depend on
/// it. Holes and what lies off the plane do not count; a hole gets the mean of what is near, and stays one
/// where nothing is. Ground that is level as far as the boxes reach keeps its bits. A window's samples come
/// to the same bits as those of the whole, but where the boxes reach beyond the window. False where
/// `progress` says stop.
[[nodiscard]] bool gaussianBlur(HeightPlane& plane, double sigmaColumns, double sigmaRows,
                                const Progress& progress = {}, PlaneOrigin origin = {});

}  // namespace scarp
