#include "ui/render/OffscreenRenderer.h"

#include <epoxy/egl.h>
#include <epoxy/gl.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "ui/render/GlObjects.h"
#include "ui/render/SceneRenderer.h"

#define EGL_NO_X11

namespace scarp {

namespace {

constexpr EGLint kMostDevices = 32;

/// Where a context may be had, the best first.
std::vector<EGLDisplay> displays() {
  std::vector<EGLDisplay> all;
  const auto offers = [](const char* extension) {
    return epoxy_has_egl_extension(EGL_NO_DISPLAY, extension);
  };
  const bool platforms = offers("EGL_EXT_platform_base");
  // Graphics cards come before the software renderer here.
  if (platforms && offers("EGL_EXT_platform_device") &&
      (offers("EGL_EXT_device_enumeration") || offers("EGL_EXT_device_base"))) {
    std::array<EGLDeviceEXT, kMostDevices> devices{};
    EGLint count = 0;
    if (eglQueryDevicesEXT(kMostDevices, devices.data(), &count) != EGL_TRUE) count = 0;
    for (EGLint i = 0; i < count; ++i)
      all.push_back(
          eglGetPlatformDisplayEXT(EGL_PLATFORM_DEVICE_EXT, devices[static_cast<std::size_t>(i)], nullptr));
  }
  if (platforms && offers("EGL_MESA_platform_surfaceless"))
    all.push_back(eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr));
  if (std::getenv("DISPLAY") || std::getenv("WAYLAND_DISPLAY"))
    all.push_back(eglGetDisplay(EGL_DEFAULT_DISPLAY));
  return all;
}

constexpr GLint kUsualSamples = 4;

GLint limit(GLenum name) {
  GLint value = 0;
  glGetIntegerv(name, &value);
  return value;
}

/// What this OpenGL cannot do, in one line.
Result<void> checkLimits(const SceneView& view) {
  const GLint side = limit(GL_MAX_RENDERBUFFER_SIZE), samples = limit(GL_MAX_SAMPLES);
  if (std::max(view.pixelWidth, view.pixelHeight) > side)
    return Error{"this OpenGL (%1) draws at most %2 pixels a side", openGlName(), side};
  if (view.settings.samples > samples)
    return Error{"this OpenGL (%1) takes at most %2 samples a pixel", openGlName(), samples};
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

Result<std::unique_ptr<OffscreenContext>> OffscreenContext::create() {
  // Mesa tells of each card that it cannot use; what comes of it all is said in one line.
  ::setenv("EGL_LOG_LEVEL", "fatal", 0);
  for (EGLDisplay display : displays())
    if (auto context = on(display)) return context;
  return Error{
      "there is no OpenGL 4.5 to draw with; install a driver for EGL (Mesa's: libegl-mesa0 and "
      "libgl1-mesa-dri), or draw on a virtual screen: xvfb-run -a scarp render …"};
}

std::unique_ptr<OffscreenContext> OffscreenContext::on(void* display) {
  if (display == EGL_NO_DISPLAY || eglInitialize(display, nullptr, nullptr) != EGL_TRUE) return nullptr;
  constexpr std::array<EGLint, 7> wanted{EGL_CONTEXT_MAJOR_VERSION,
                                         4,
                                         EGL_CONTEXT_MINOR_VERSION,
                                         5,
                                         EGL_CONTEXT_OPENGL_PROFILE_MASK,
                                         EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                                         EGL_NONE};
  EGLContext context = EGL_NO_CONTEXT;
  if (eglBindAPI(EGL_OPENGL_API) == EGL_TRUE &&
      epoxy_has_egl_extension(display, "EGL_KHR_no_config_context") &&
      epoxy_has_egl_extension(display, "EGL_KHR_surfaceless_context"))
    context = eglCreateContext(display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, wanted.data());
  std::unique_ptr<OffscreenContext> made(new OffscreenContext(display, context));
  if (context == EGL_NO_CONTEXT ||
      eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context) != EGL_TRUE)
    return nullptr;
  return made;
}

OffscreenContext::~OffscreenContext() {
  eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
  if (context_ != EGL_NO_CONTEXT) eglDestroyContext(display_, context_);
  eglTerminate(display_);
  eglReleaseThread();
}

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

Result<QImage> drawPicture(SceneRenderer& renderer, const TerrainDocument* document, const SceneView& view) {
  if (const auto possible = checkLimits(view); !possible) return possible.error();
  SceneView wanted = view;
  wanted.atOnce = true;
  if (view.settings.samples == 0) wanted.settings.samples = std::min(kUsualSamples, limit(GL_MAX_SAMPLES));

  const int width = view.pixelWidth, height = view.pixelHeight;
  const GlRenderbuffer colours = makeRenderbuffer();
  glNamedRenderbufferStorageMultisample(colours.id(), 0, GL_RGBA8, width, height);
  const GlFramebuffer frame = makeFramebuffer();
  glNamedFramebufferRenderbuffer(frame.id(), GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colours.id());
  renderer.draw(document, wanted, frame.id());
  QImage picture = readPicture(frame, width, height);
  // What keeps to all limits can only have failed for want of memory.
  if (glGetError() != GL_NO_ERROR || picture.isNull())
    return Error{"there is too little memory for a picture of %1 x %2 pixels", width, height};
  return picture;
}

Result<QImage> OffscreenRenderer::draw(const TerrainDocument& document, const SceneView& view) {
  return drawPicture(*parts_->scene, &document, view);
}

}  // namespace scarp
