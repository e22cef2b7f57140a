#pragma once

#include <array>
#include <memory>
#include <vector>

#include "core/objects/ObjectMarkers.h"
#include "ui/render/ShaderProgram.h"

namespace scarp {

/// Draws the markers of objects over what is in the frame already, whose depth it reads and keeps. Reads the
/// Frame block.
class MarkerRenderer {
 public:
  [[nodiscard]] static Result<std::unique_ptr<MarkerRenderer>> create();

  /// eye: the camera's position. Leaves blending off.
  void draw(const std::vector<ObjectMarker>& markers, const Vec3& eye);

 private:
  struct Instance {  ///< Vertex attributes of object-marker.vert.
    std::array<float, 3> foot;
    std::array<float, 4> tint;
    float radius, lift;
  };

  explicit MarkerRenderer(GlProgram program);

  GlProgram program_;
  GlVertexArray vertices_;
  GlBuffer instances_;
};

}  // namespace scarp
