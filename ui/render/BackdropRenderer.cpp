#include "ui/render/BackdropRenderer.h"

namespace scarp {

Result<std::unique_ptr<BackdropRenderer>> BackdropRenderer::create(Gl& gl) {
  Result<GlProgram> backdrop = makeProgram(gl, "backdrop");
  if (!backdrop) return backdrop.error();
  Result<GlProgram> compass = makeProgram(gl, "compass");
  if (!compass) return compass.error();
  return std::unique_ptr<BackdropRenderer>(
      new BackdropRenderer(gl, std::move(backdrop.value()), std::move(compass.value())));
}

BackdropRenderer::BackdropRenderer(Gl& gl, GlProgram backdrop, GlProgram compass)
    : gl_(gl), backdrop_(std::move(backdrop)), compass_(std::move(compass)), none_(makeVertexArray(gl)) {}

void BackdropRenderer::drawBackdrop(bool grid) {
  gl_.glUseProgram(backdrop_.id());
  gl_.glProgramUniform1i(backdrop_.id(), 0, grid ? 1 : 0);
  gl_.glBindVertexArray(none_.id());
  gl_.glDepthMask(GL_FALSE);
  gl_.glDrawArrays(GL_TRIANGLES, 0, 3);
  gl_.glDepthMask(GL_TRUE);
}

void BackdropRenderer::drawCompass() {
  gl_.glUseProgram(compass_.id());
  gl_.glBindVertexArray(none_.id());
  gl_.glDisable(GL_DEPTH_TEST);
  gl_.glEnable(GL_BLEND);
  // The picture itself stays opaque.
  gl_.glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
  gl_.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  gl_.glDisable(GL_BLEND);
  gl_.glEnable(GL_DEPTH_TEST);
}

}  // namespace scarp
