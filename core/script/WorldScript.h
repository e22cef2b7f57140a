#pragma once

#include "core/base/Result.h"
#include "core/edit/Operation.h"
#include "core/io/WorldPlaces.h"

namespace scarp {

/// Returns an operation whose places are in a CRS with places in the local frame: of strokes, selections,
/// objects, lines and pastes. Heights of points and objects are in the vertical unit of the CRS; radii,
/// widths and other lengths are metres in both. A rectangle becomes the outline of its corners. The error is
/// the reason alone: a place outside the CRS.
[[nodiscard]] Result<Operation> inLocalFrame(const Operation& operation, const WorldPlaces& places);

}  // namespace scarp
