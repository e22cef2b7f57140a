#include "ui/render/PageArray.h"

#include <epoxy/gl.h>

#include "core/base/Contract.h"

namespace scarp {

namespace {

GlTexture makePages(GLenum format, int side, int slots) {
  GlTexture texture = makeTexture(GL_TEXTURE_2D_ARRAY);
  glTextureStorage3D(texture.id(), 1, format, side, side, slots);
  const GLint between = format == GL_RGBA32UI || format == GL_R16UI ? GL_NEAREST : GL_LINEAR;
  for (const GLenum filter : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
    glTextureParameteri(texture.id(), filter, between);
  for (const GLenum wrap : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
    glTextureParameteri(texture.id(), wrap, GL_CLAMP_TO_EDGE);
  return texture;
}

}  // namespace

PageArray::PageArray(GLenum format, int side, int slots)
    : format_(format), side_(side), slots_(slots), texture_(makePages(format, side, slots)) {}

void PageArray::grow(int slots) {
  EXPECTS(slots >= slots_);
  if (slots == slots_) return;
  GlTexture larger = makePages(format_, side_, slots);
  glCopyImageSubData(texture_.id(), GL_TEXTURE_2D_ARRAY, 0, 0, 0, 0, larger.id(), GL_TEXTURE_2D_ARRAY, 0, 0,
                     0, 0, side_, side_, slots_);
  texture_ = std::move(larger);
  slots_ = slots;
}

}  // namespace scarp
