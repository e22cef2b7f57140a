#pragma once

#include <QRect>
#include <map>
#include <memory>
#include <vector>

#include "ui/render/ContourLabels.h"
#include "ui/render/ShaderProgram.h"

namespace scarp {

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

}  // namespace scarp
