#include "ui/render/OffscreenRenderer.h"

#include <epoxy/gl.h>

#include <algorithm>

#include "ui/render/Gl.h"
#include "ui/render/GlObjects.h"
#include "ui/render/OffscreenContext.h"
#include "ui/render/SceneRenderer.h"

namespace scarp {

namespace {

constexpr GLint kUsualSamples = 4;

GLint limit(GLenum name) {
  GLint value = 0;
  glGetIntegerv(name, &value);
  return value;
}

/// What this OpenGL cannot do, in one line.
Result<void> checkLimits(const SceneView& view) {
  const GLint side = limit(GL_MAX_RENDERBUFFER_SIZE), samples = limit(GL_MAX_SAMPLES);
  const std::string name = "this OpenGL (" + openGlName() + ")";
  if (std::max(view.pixelWidth, view.pixelHeight) > side)
    return Error{name + " draws at most " + std::to_string(side) + " pixels a side"};
  if (view.settings.samples > samples)
    return Error{name + " takes at most " + std::to_string(samples) + " samples a pixel"};
  return {};
}

QImage readPicture(const GlFramebuffer& frame, int width, int height) {
  QImage picture(width, height, QImage::Format_RGB888);
  if (picture.isNull()) return picture;
  glBindFramebuffer(GL_READ_FRAMEBUFFER, frame.id());
  glPixelStorei(GL_PACK_ALIGNMENT, 4);  // As QImage has its rows.
  glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, picture.bits());
  picture.mirror();  // OpenGL has the bottom row first.
  return picture;
}

}  // namespace

// In the order in which they need one another.
struct OffscreenRenderer::Parts {
  std::unique_ptr<OffscreenContext> context;
  std::unique_ptr<SceneRenderer> scene;
};

OffscreenRenderer::OffscreenRenderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
OffscreenRenderer::~OffscreenRenderer() = default;

Result<std::unique_ptr<OffscreenRenderer>> OffscreenRenderer::create() {
  auto context = OffscreenContext::create();
  if (!context) return context.error();
  auto parts = std::make_unique<Parts>();
  parts->context = std::move(*context);
  auto scene = SceneRenderer::create();
  if (!scene) return scene.error();
  parts->scene = std::move(*scene);
  return std::unique_ptr<OffscreenRenderer>(new OffscreenRenderer(std::move(parts)));
}

Result<QImage> OffscreenRenderer::draw(const TerrainDocument& document, const SceneView& view) {
  if (const auto possible = checkLimits(view); !possible) return possible.error();
  SceneView wanted = view;
  wanted.atOnce = true;
  if (view.settings.samples == 0) wanted.settings.samples = std::min(kUsualSamples, limit(GL_MAX_SAMPLES));

  const int width = view.pixelWidth, height = view.pixelHeight;
  const GlRenderbuffer colours = makeRenderbuffer();
  glNamedRenderbufferStorageMultisample(colours.id(), 0, GL_RGBA8, width, height);
  const GlFramebuffer frame = makeFramebuffer();
  glNamedFramebufferRenderbuffer(frame.id(), GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colours.id());
  parts_->scene->draw(&document, wanted, frame.id());
  QImage picture = readPicture(frame, width, height);
  // What keeps to all limits can only have failed for want of memory.
  if (glGetError() != GL_NO_ERROR || picture.isNull())
    return Error{"there is too little memory for a picture of " + std::to_string(width) + " x " +
                 std::to_string(height) + " pixels"};
  return picture;
}

}  // namespace scarp
