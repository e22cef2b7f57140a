#include "ui/render/BrushAlpha.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <bit>

namespace scarp {

void BrushAlpha::prepare(const AlphaPtr& alpha) {
  if (alpha == held_) return;
  held_ = alpha;
  texture_ = GlTexture();
  if (!alpha) return;
  texture_ = makeTexture(GL_TEXTURE_2D);
  const auto longest = static_cast<unsigned>(std::max(alpha->columns, alpha->rows));
  glTextureStorage2D(texture_.id(), std::bit_width(longest), GL_R8, alpha->columns, alpha->rows);
  glTextureSubImage2D(texture_.id(), 0, 0, 0, alpha->columns, alpha->rows, GL_RED, GL_FLOAT,
                      alpha->values.data());
  glGenerateTextureMipmap(texture_.id());
  glTextureParameteri(texture_.id(), GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  glTextureParameteri(texture_.id(), GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  for (const GLenum wrap : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
    glTextureParameteri(texture_.id(), wrap, GL_CLAMP_TO_EDGE);
}

void BrushAlpha::bind(unsigned unit) const { glBindTextureUnit(unit, texture_.id()); }

}  // namespace scarp
