#pragma once

#include "ui/render/GlObjects.h"

namespace scarp {

/// Square pages of one format on the graphics card, one beside the other; there can come to be more. Between
/// samples they are read linearly, but for whole numbers, beyond their border the border is. One thread, the
/// context of its making current.
class PageArray {
 public:
  /// `side`: samples along a page's side; `slots` ≥ 1, at most what OpenGL grants a texture array.
  PageArray(unsigned format, int side, int slots);

  [[nodiscard]] unsigned id() const { return texture_.id(); }
  [[nodiscard]] int slots() const { return slots_; }
  /// Makes room for more, in a texture of another id. What the pages hold stays. slots ≥ slots().
  void grow(int slots);

 private:
  unsigned format_;
  int side_, slots_;
  GlTexture texture_;
};

}  // namespace scarp
