#include "ui/render/OffscreenContext.h"

#define EGL_NO_X11
#include <epoxy/egl.h>

#include <array>
#include <cstdlib>
#include <vector>

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

}  // namespace scarp
