#include "ui/render/BackdropRenderer.h"

#include <epoxy/gl.h>

namespace scarp {

Result<std::unique_ptr<BackdropRenderer>> BackdropRenderer::create() {
  Result<GlProgram> backdrop = makeProgram("backdrop");
  if (!backdrop) return backdrop.error();
  Result<GlProgram> compass = makeProgram("compass");
  if (!compass) return compass.error();
  return std::unique_ptr<BackdropRenderer>(
      new BackdropRenderer(std::move(backdrop.value()), std::move(compass.value())));
}

BackdropRenderer::BackdropRenderer(GlProgram backdrop, GlProgram compass)
    : backdrop_(std::move(backdrop)), compass_(std::move(compass)), none_(makeVertexArray()) {}

void BackdropRenderer::drawBackdrop(bool grid) {
  glUseProgram(backdrop_.id());
  glProgramUniform1i(backdrop_.id(), 0, grid ? 1 : 0);
  glBindVertexArray(none_.id());
  glDepthMask(GL_FALSE);
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glDepthMask(GL_TRUE);
}

void BackdropRenderer::drawCompass() {
  glUseProgram(compass_.id());
  glBindVertexArray(none_.id());
  glDisable(GL_DEPTH_TEST);
  glEnable(GL_BLEND);
  // The picture itself stays opaque.
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  glDisable(GL_BLEND);
  glEnable(GL_DEPTH_TEST);
}

}  // namespace scarp
