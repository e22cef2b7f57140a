#pragma once

#include "core/base/Progress.h"
#include "core/terrain/PlaneSmoothing.h"

namespace scarp {

/// Max distance in samples, along rows or columns, of the samples on which a Gaussian blur with a standard
/// deviation of `sigma` samples depends.
[[nodiscard]] double blurHalo(double sigma);

/// Blurs a plane without a rim by a Gaussian with standard deviations of `sigmaColumns` and `sigmaRows`
/// samples: four extended boxes (Gwosdek, Grewenig, Bruhn & Weickert 2011). Sides, holes, windows and
/// cancelling are as for smoothPlane().
[[nodiscard]] bool gaussianBlur(HeightPlane& plane, double sigmaColumns, double sigmaRows,
                                const Progress& progress = {}, PlaneOrigin origin = {});

}  // namespace scarp
