#pragma once

#include "core/brush/Alpha.h"
#include "ui/render/GlObjects.h"

namespace scarp {

/// The alpha of the brush in hand as a texture, made when it is first drawn.
class BrushAlpha {
 public:
  void prepare(const AlphaPtr& alpha);  ///< Null: none; what is bound then does not matter.
  void bind(unsigned unit) const;

 private:
  AlphaPtr held_;
  GlTexture texture_;
};

}  // namespace scarp
