#include "ui/render/Gl.h"

#include <QOpenGLContext>
#include <algorithm>
#include <array>

namespace scarp {

Result<Gl> Gl::load(const GlLookup& lookup) {
  const Error tooOld{"OpenGL 4.5 core is needed"};
  Gl gl;
  bool whole = true;
#define SCARP_GL(name)                                          \
  gl.name = reinterpret_cast<decltype(gl.name)>(lookup(#name)); \
  whole = whole && gl.name;
#include "ui/render/GlFunctions.inc"
#undef SCARP_GL
  if (!whole) return tooOld;
  // A loader may know functions that the context does not.
  GLint major = 0, minor = 0;
  gl.glGetIntegerv(GL_MAJOR_VERSION, &major);
  gl.glGetIntegerv(GL_MINOR_VERSION, &minor);
  if (major < 4 || (major == 4 && minor < 5)) return tooOld;
  return gl;
}

std::string Gl::rendererName() const {
  const GLubyte* name = glGetString(GL_RENDERER);
  return name ? reinterpret_cast<const char*>(name) : "";
}

bool Gl::software() const {
  const std::string renderer = rendererName();
  return std::ranges::any_of(std::array{"llvmpipe", "softpipe", "SWR", "SwiftShader", "swrast"},
                             [&](const char* name) { return renderer.find(name) != std::string::npos; });
}

GlLookup lookupInQtContext() {
  return [context = QOpenGLContext::currentContext()](const char* name) {
    return context ? context->getProcAddress(name) : nullptr;
  };
}

}  // namespace scarp
