#pragma once

#include <memory>

#include "ui/render/ShaderProgram.h"

namespace scarp {

/// Sky, horizon and ground grid behind everything, and the compass before everything. Reads the Frame
/// block only.
class BackdropRenderer {
 public:
  [[nodiscard]] static Result<std::unique_ptr<BackdropRenderer>> create();

  void drawBackdrop(bool grid);
  void drawCompass();

 private:
  BackdropRenderer(GlProgram backdrop, GlProgram compass);

  GlProgram backdrop_, compass_;
  GlVertexArray none_;  ///< OpenGL core draws nothing without one, though these shaders read no vertices.
};

}  // namespace scarp
