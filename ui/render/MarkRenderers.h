#pragma once

#include <QRect>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/line/WaterMesh.h"
#include "core/objects/ObjectMarkers.h"
#include "ui/render/ContourLabels.h"
#include "ui/render/GlObjects.h"
#include "ui/render/SceneView.h"

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

/// Writes heights over the picture. Reads the Frame block; needs a QGuiApplication, whose font it takes.
class LabelRenderer {
 public:
  [[nodiscard]] static Result<std::unique_ptr<LabelRenderer>> create();

  /// light: pale letters with a dark rim, for dark ground; else dark ones with a pale rim. Leaves blending
  /// off and the depth test on.
  void draw(const std::vector<ContourLabel>& labels, const SceneView& view, bool light);

 private:
  struct Glyph {  ///< Vertex attributes of label.vert.
    std::array<float, 2> middle, along;
    std::array<float, 4> place, source;
  };
  struct Letter {
    QRect source;    ///< In the picture of all.
    double advance;  ///< Device pixels.
  };

  explicit LabelRenderer(GlProgram program);

  /// Paints the letters for a number of device pixels a logical one.
  void prepare(double ratio);
  void write(const ContourLabel& label, const Vec2& middle);

  GlProgram program_;
  GlVertexArray vertices_;
  GlBuffer buffer_;
  GlTexture picture_;
  double ratio_ = 0.0;
  std::map<QChar, Letter> letters_;
  std::vector<Glyph> glyphs_;
};

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
