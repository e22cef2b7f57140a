#include "ui/render/OffscreenRenderer.h"

#include <algorithm>

#include "ui/render/GlObjects.h"
#include "ui/render/OffscreenContext.h"
#include "ui/render/SceneRenderer.h"

namespace scarp {

namespace {

constexpr GLint kUsualSamples = 4;

GLint limit(const Gl& gl, GLenum name) {
  GLint value = 0;
  gl.glGetIntegerv(name, &value);
  return value;
}

/// What this OpenGL cannot do, in one line.
Result<void> checkLimits(const Gl& gl, const SceneView& view) {
  const GLint side = limit(gl, GL_MAX_RENDERBUFFER_SIZE), samples = limit(gl, GL_MAX_SAMPLES);
  const std::string name = "this OpenGL (" + gl.rendererName() + ")";
  if (std::max(view.pixelWidth, view.pixelHeight) > side)
    return Error{name + " draws at most " + std::to_string(side) + " pixels a side"};
  if (view.settings.samples > samples)
    return Error{name + " takes at most " + std::to_string(samples) + " samples a pixel"};
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

// In the order in which they need one another.
struct OffscreenRenderer::Parts {
  std::unique_ptr<OffscreenContext> context;
  Gl gl;
  std::unique_ptr<SceneRenderer> scene;
};

OffscreenRenderer::OffscreenRenderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
OffscreenRenderer::~OffscreenRenderer() = default;

Result<std::unique_ptr<OffscreenRenderer>> OffscreenRenderer::create() {
  auto context = OffscreenContext::create();
  if (!context) return context.error();
  auto parts = std::make_unique<Parts>();
  parts->context = std::move(*context);
  const auto gl = Gl::load(OffscreenContext::lookup());
  if (!gl) return gl.error();
  parts->gl = *gl;
  auto scene = SceneRenderer::create(OffscreenContext::lookup());
  if (!scene) return scene.error();
  parts->scene = std::move(*scene);
  return std::unique_ptr<OffscreenRenderer>(new OffscreenRenderer(std::move(parts)));
}

Result<QImage> OffscreenRenderer::draw(const TerrainDocument& document, const SceneView& view) {
  Gl& gl = parts_->gl;
  if (const auto possible = checkLimits(gl, view); !possible) return possible.error();
  SceneView wanted = view;
  wanted.atOnce = true;
  if (view.settings.samples == 0)
    wanted.settings.samples = std::min(kUsualSamples, limit(gl, GL_MAX_SAMPLES));

  const int width = view.pixelWidth, height = view.pixelHeight;
  const GlRenderbuffer colours = makeRenderbuffer(gl);
  gl.glNamedRenderbufferStorageMultisample(colours.id(), 0, GL_RGBA8, width, height);
  const GlFramebuffer frame = makeFramebuffer(gl);
  gl.glNamedFramebufferRenderbuffer(frame.id(), GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colours.id());
  parts_->scene->draw(&document, wanted, frame.id());
  QImage picture = readPicture(gl, frame, width, height);
  // What keeps to all limits can only have failed for want of memory.
  if (gl.glGetError() != GL_NO_ERROR || picture.isNull())
    return Error{"there is too little memory for a picture of " + std::to_string(width) + " x " +
                 std::to_string(height) + " pixels"};
  return picture;
}

}  // namespace scarp
