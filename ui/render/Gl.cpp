#include "ui/render/Gl.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <array>

namespace scarp {

Result<void> checkOpenGl() {
  if (!epoxy_is_desktop_gl() || epoxy_gl_version() < 45) return Error{"OpenGL 4.5 core is needed"};
  return {};
}

std::string openGlName() {
  const GLubyte* name = glGetString(GL_RENDERER);
  return name ? reinterpret_cast<const char*>(name) : "";
}

bool openGlIsSoftware() {
  const std::string name = openGlName();
  return std::ranges::any_of(
      std::array{"llvmpipe", "softpipe", "SWR", "SwiftShader", "swrast"},
      [&](const char* rasterizer) { return name.find(rasterizer) != std::string::npos; });
}

}  // namespace scarp
