#pragma once

#include <QOpenGLFunctions_4_5_Core>
#include <functional>
#include <string>

#include "core/base/Result.h"

namespace scarp {

/// Tells where an OpenGL function of the current context is; null where there is none of that name.
using GlLookup = std::function<QFunctionPointer(const char* name)>;

namespace gl {
// Qt's class knows every signature, but finds its functions through a context of Qt's own only, and there
// is none of those without a display.
template <class Method>
struct Function;
template <class R, class... A>
struct Function<R (QOpenGLFunctions_4_5_Core::*)(A...)> {
  using Pointer = R(QOPENGLF_APIENTRYP)(A...);
};
}  // namespace gl

/// OpenGL 4.5 core as the renderer uses it, whoever made the context: gl.glClear(…).
struct Gl {
#define SCARP_GL(name) gl::Function<decltype(&QOpenGLFunctions_4_5_Core::name)>::Pointer name = nullptr;
#include "ui/render/GlFunctions.inc"
#undef SCARP_GL

  /// Of the current context, for as long as it lives. The error is one line: it is less than 4.5.
  [[nodiscard]] static Result<Gl> load(const GlLookup& lookup);
  /// What it runs on: "llvmpipe (LLVM 15.0.6, 256 bits)".
  [[nodiscard]] std::string rendererName() const;
  /// Whether OpenGL is a software rasterizer there, which takes half as long again for Natural as for
  /// Hypsometric.
  [[nodiscard]] bool software() const;
};

/// Looks functions up in Qt's current context.
[[nodiscard]] GlLookup lookupInQtContext();

}  // namespace scarp
