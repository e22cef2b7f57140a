#pragma once

#include <QImage>
#include <memory>

#include "core/base/Result.h"
#include "ui/render/SceneView.h"

namespace scarp {

class SceneRenderer;
class TerrainDocument;

/// Draws a picture of view.pixelWidth × view.pixelHeight with the OpenGL context that is current, whose
/// renderer this is. The error is one line: this OpenGL cannot draw one so large or with so many samples, or
/// there is too little memory.
[[nodiscard]] Result<QImage> drawPicture(SceneRenderer& renderer, const TerrainDocument* document,
                                         const SceneView& view);

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

/// Draws as the viewport does, without a window or a display. One thread, which has no other OpenGL context
/// current while this lives.
class OffscreenRenderer {
 public:
  /// The error is one line: no OpenGL, and what may help.
  [[nodiscard]] static Result<std::unique_ptr<OffscreenRenderer>> create();
  ~OffscreenRenderer();
  OffscreenRenderer(const OffscreenRenderer&) = delete;
  OffscreenRenderer& operator=(const OffscreenRenderer&) = delete;

  /// A picture of view.pixelWidth × view.pixelHeight, of the same document each time. Samples that are left
  /// to the machine are up to 4 a pixel, as one picture need not be quick. The error is one line: this
  /// OpenGL cannot draw one so large or with so many samples, or there is too little memory for it.
  [[nodiscard]] Result<QImage> draw(const TerrainDocument& document, const SceneView& view);

 private:
  struct Parts;
  explicit OffscreenRenderer(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

}  // namespace scarp
