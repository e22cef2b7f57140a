#pragma once

#include "core/base/GridRect.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/HeightPyramid.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// Whether the brush, its line included, may touch a rectangle of cells.
[[nodiscard]] bool brushReaches(const BrushMark& brush, const GridFrame& frame, const GridRect& cells,
                                const SceneView& view);

/// The device pixels that the brush may colour: columns from the left, rows from the bottom, within the view.
/// Never too few. stride: cells between the vertices of the coarsest ground drawn there.
[[nodiscard]] GridRect brushPixels(const BrushMark& brush, const GridFrame& frame,
                                   const HeightPyramid& pyramid, int stride, const SceneView& view);

}  // namespace scarp
