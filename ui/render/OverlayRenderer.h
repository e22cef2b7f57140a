#pragma once

#include <memory>

#include "ui/render/Overlay.h"
#include "ui/render/ShaderProgram.h"

namespace scarp {

/// Draws an overlay over what is in the frame already, whose depth it reads and keeps. Reads the Frame
/// block.
class OverlayRenderer {
 public:
  [[nodiscard]] static Result<std::unique_ptr<OverlayRenderer>> create();

  /// eye: the camera's position. Leaves blending off and the depth test as it found it (GL_GEQUAL).
  void draw(const Overlay& overlay, const Vec3& eye);

 private:
  struct LineInstance {  ///< Vertex attributes of overlay-line.vert.
    std::array<float, 3> from, to;
    Overlay::Colour colour;
    float width, casing;
  };
  struct AreaVertex {  ///< Vertex attributes of overlay-area.vert.
    std::array<float, 3> place;
    Overlay::Colour colour;
  };

  OverlayRenderer(GlProgram lines, GlProgram areas);

  void stream(const Overlay& overlay, const Vec3& eye);
  void drawPass(const Overlay& overlay, float opacity);

  GlProgram lines_, areas_;
  GlVertexArray lineVertices_, areaVertices_;
  GlBuffer lineBuffer_, areaBuffer_;
};

}  // namespace scarp
