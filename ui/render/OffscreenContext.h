#pragma once

#include <memory>

#include "core/base/Result.h"

namespace scarp {

/// An OpenGL 4.5 core context without a window, a screen or Qt's application object: EGL without a
/// surface, on the first graphics card that lets itself be used, else on Mesa's software renderer, else on
/// the display that there is. Current on its thread, where nothing else may be, from its making to its end.
class OffscreenContext {
 public:
  /// The error is one line that says what may help.
  [[nodiscard]] static Result<std::unique_ptr<OffscreenContext>> create();
  ~OffscreenContext();
  OffscreenContext(const OffscreenContext&) = delete;
  OffscreenContext& operator=(const OffscreenContext&) = delete;

 private:
  OffscreenContext(void* display, void* context) : display_(display), context_(context) {}
  /// Null where an EGL display is none, or has no such context.
  [[nodiscard]] static std::unique_ptr<OffscreenContext> on(void* display);

  void *display_, *context_;  ///< EGL's.
};

}  // namespace scarp
