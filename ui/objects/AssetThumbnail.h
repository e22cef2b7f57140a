#pragma once

#include <QImage>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/model/Model.h"

namespace scarp {

/// Pictures of models as the viewport draws them, each from the south-east and above and as large as the
/// picture allows, on a transparent background. On a thread without an OpenGL context; takes a second. The error is one line: no OpenGL.
[[nodiscard]] Result<std::vector<QImage>> drawThumbnails(const std::vector<ModelPtr>& models, int side,
                                                         const Progress& progress = {});

}  // namespace scarp
