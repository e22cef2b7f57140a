#include "ui/render/ScenePicture.h"

#include "ui/render/GlObjects.h"
#include "ui/render/OffscreenContext.h"
#include "ui/render/SceneRenderer.h"

namespace scarp {

namespace {

GLint limit(const Gl& gl, GLenum name) {
  GLint value = 0;
  gl.glGetIntegerv(name, &value);
  return value;
}

/// What this OpenGL cannot do, in one line.
Result<void> checkLimits(const Gl& gl, const SceneView& view) {
  const GLint side = limit(gl, GL_MAX_RENDERBUFFER_SIZE), samples = limit(gl, GL_MAX_SAMPLES);
  if (std::max(view.pixelWidth, view.pixelHeight) > side)
    return Error{"this OpenGL (" + gl.rendererName() + ") draws at most " + std::to_string(side) +
                 " pixels a side"};
  if (view.settings.samples > samples)
    return Error{"this OpenGL (" + gl.rendererName() + ") takes at most " + std::to_string(samples) +
                 " samples a pixel"};
  return {};
}

QImage readPicture(const Gl& gl, const GlFramebuffer& frame, int width, int height) {
  QImage picture(width, height, QImage::Format_RGB888);
  if (picture.isNull()) return picture;
  gl.glBindFramebuffer(GL_READ_FRAMEBUFFER, frame.id());
  gl.glPixelStorei(GL_PACK_ALIGNMENT, 4);  // As QImage has its rows.
  gl.glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, picture.bits());
  picture.mirror();  // OpenGL has the bottom row first.
  return picture;
}

}  // namespace

Result<QImage> drawPicture(const TerrainDocument& document, const SceneView& view) {
  const auto context = OffscreenContext::create();
  if (!context) return context.error();
  Result<Gl> loaded = Gl::load(OffscreenContext::lookup());
  if (!loaded) return loaded.error();
  Gl& gl = *loaded;
  if (const auto possible = checkLimits(gl, view); !possible) return possible.error();
  const auto renderer = SceneRenderer::create(OffscreenContext::lookup());
  if (!renderer) return renderer.error();

  const GlRenderbuffer colours = makeRenderbuffer(gl);
  gl.glNamedRenderbufferStorageMultisample(colours.id(), 0, GL_RGBA8, view.pixelWidth, view.pixelHeight);
  const GlFramebuffer frame = makeFramebuffer(gl);
  gl.glNamedFramebufferRenderbuffer(frame.id(), GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colours.id());
  (*renderer)->draw(&document, view, frame.id());
  const QImage picture = readPicture(gl, frame, view.pixelWidth, view.pixelHeight);
  // What was asked for within all limits can only have failed for want of memory.
  if (gl.glGetError() != GL_NO_ERROR || picture.isNull())
    return Error{"there is not enough memory for a picture of " + std::to_string(view.pixelWidth) + " x " +
                 std::to_string(view.pixelHeight) + " pixels"};
  return picture;
}

}  // namespace scarp
