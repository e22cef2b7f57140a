#pragma once

#include <QStringList>

#include "core/base/Result.h"
#include "ui/render/GlObjects.h"

namespace scarp {

/// Compiles and links <name>.vert and <name>.frag from the shader resources, each behind common.glsl
/// and the given #defines. A line `#include "other.glsl"` stands for that file. The error is one line naming
/// the shader.
[[nodiscard]] Result<GlProgram> makeProgram(const QString& name, const QStringList& defines = {});
/// The same of <name>.comp.
[[nodiscard]] Result<GlProgram> makeComputeProgram(const QString& name);

}  // namespace scarp
