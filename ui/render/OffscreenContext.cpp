#include "ui/render/OffscreenContext.h"

#define EGL_NO_X11
#include <EGL/egl.h>
#include <EGL/eglext.h>

#include <array>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace scarp {

namespace {

constexpr EGLint kMostDevices = 32;

bool hasExtension(EGLDisplay display, std::string_view name) {
  const char* all = eglQueryString(display, EGL_EXTENSIONS);
  // Names are set apart by spaces, and some begin like others.
  return all && (" " + std::string(all) + " ").find(" " + std::string(name) + " ") != std::string::npos;
}

template <class F>
F function(const char* name) {
  return reinterpret_cast<F>(eglGetProcAddress(name));
}

/// Where a context may be had, the best first.
std::vector<EGLDisplay> displays() {
  std::vector<EGLDisplay> all;
  const auto platformDisplay = function<PFNEGLGETPLATFORMDISPLAYEXTPROC>("eglGetPlatformDisplayEXT");
  // Graphics cards come before the software renderer here (EGL_EXT_device_enumeration).
  const auto queryDevices = function<PFNEGLQUERYDEVICESEXTPROC>("eglQueryDevicesEXT");
  if (platformDisplay && queryDevices && hasExtension(EGL_NO_DISPLAY, "EGL_EXT_platform_device")) {
    std::array<EGLDeviceEXT, kMostDevices> devices{};
    EGLint count = 0;
    if (queryDevices(kMostDevices, devices.data(), &count) != EGL_TRUE) count = 0;
    for (EGLint i = 0; i < count; ++i)
      all.push_back(platformDisplay(EGL_PLATFORM_DEVICE_EXT, devices[static_cast<std::size_t>(i)], nullptr));
  }
  if (platformDisplay && hasExtension(EGL_NO_DISPLAY, "EGL_MESA_platform_surfaceless"))
    all.push_back(platformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr));
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
  if (eglBindAPI(EGL_OPENGL_API) == EGL_TRUE && hasExtension(display, "EGL_KHR_no_config_context") &&
      hasExtension(display, "EGL_KHR_surfaceless_context"))
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

GlLookup OffscreenContext::lookup() {
  return [](const char* name) { return eglGetProcAddress(name); };
}

}  // namespace scarp
