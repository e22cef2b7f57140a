#pragma once

#include <QImage>

#include "core/base/Result.h"
#include "ui/render/SceneView.h"

namespace scarp {

class TerrainDocument;

/// Draws a document as the viewport does, of view.pixelWidth × view.pixelHeight, without a window or a
/// display. The error is one line: no OpenGL, or not for so large a picture or so many samples. Any
/// thread, without a current OpenGL context.
[[nodiscard]] Result<QImage> drawPicture(const TerrainDocument& document, const SceneView& view);

}  // namespace scarp
