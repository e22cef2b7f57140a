#pragma once

#include <map>
#include <memory>
#include <optional>

#include "core/line/WaterMesh.h"
#include "ui/render/SceneView.h"
#include "ui/render/ShaderProgram.h"

namespace scarp {

/// Draws the water of lines, translucent, over what is in the frame already, whose depth it reads and keeps.
/// Reads the Frame block.
class WaterRenderer {
 public:
  [[nodiscard]] static Result<std::unique_ptr<WaterRenderer>> create();

  /// Where view.water holds some and the settings show it. Tiles that stayed the same since the last picture
  /// are on the graphics card already. Leaves blending off and the depth test as it found it (GL_GEQUAL).
  /// cull: see cullMatrix().
  void draw(const SceneView& view, const Mat4& cull);

 private:
  struct TileOnCard {
    std::shared_ptr<const WaterMesh> mesh;
    Box box;
    GlBuffer vertices, triangles;
  };

  explicit WaterRenderer(GlProgram program);
  /// The one with shadows is compiled when first needed; the other where the driver refuses it, which is
  /// logged once.
  [[nodiscard]] const GlProgram& programFor(ShadowQuality shadows);
  void bring(const std::shared_ptr<const WaterTiles>& tiles);

  GlProgram program_;
  std::optional<GlProgram> shadowed_;
  GlVertexArray array_;
  std::shared_ptr<const WaterTiles> shown_;
  std::map<int, TileOnCard> tiles_;
};

}  // namespace scarp
