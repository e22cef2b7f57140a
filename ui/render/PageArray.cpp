#include "ui/render/PageArray.h"

#include "core/base/Contract.h"

namespace scarp {

namespace {

GlTexture makePages(Gl& gl, GLenum format, int side, int slots) {
  GlTexture texture = makeTexture(gl, GL_TEXTURE_2D_ARRAY);
  gl.glTextureStorage3D(texture.id(), 1, format, side, side, slots);
  for (const GLenum filter : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
    gl.glTextureParameteri(texture.id(), filter, GL_LINEAR);
  for (const GLenum wrap : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
    gl.glTextureParameteri(texture.id(), wrap, GL_CLAMP_TO_EDGE);
  return texture;
}

}  // namespace

PageArray::PageArray(Gl& gl, GLenum format, int side, int slots)
    : gl_(gl), format_(format), side_(side), slots_(slots), texture_(makePages(gl, format, side, slots)) {}

void PageArray::grow(int slots) {
  EXPECTS(slots >= slots_);
  if (slots == slots_) return;
  GlTexture larger = makePages(gl_, format_, side_, slots);
  gl_.glCopyImageSubData(texture_.id(), GL_TEXTURE_2D_ARRAY, 0, 0, 0, 0, larger.id(), GL_TEXTURE_2D_ARRAY, 0,
                         0, 0, 0, side_, side_, slots_);
  texture_ = std::move(larger);
  slots_ = slots;
}

}  // namespace scarp
