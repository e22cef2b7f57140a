#include "ui/render/GlObjects.h"

#include <epoxy/gl.h>

namespace scarp {

namespace gl {
void destroyBuffer(unsigned id) { glDeleteBuffers(1, &id); }
void destroyTexture(unsigned id) { glDeleteTextures(1, &id); }
void destroyVertexArray(unsigned id) { glDeleteVertexArrays(1, &id); }
void destroyFramebuffer(unsigned id) { glDeleteFramebuffers(1, &id); }
void destroyRenderbuffer(unsigned id) { glDeleteRenderbuffers(1, &id); }
void destroyProgram(unsigned id) { glDeleteProgram(id); }
}  // namespace gl

GlBuffer makeBuffer() {
  GLuint id = 0;
  glCreateBuffers(1, &id);
  return GlBuffer(id);
}

GlTexture makeTexture(unsigned target) {
  GLuint id = 0;
  glCreateTextures(target, 1, &id);
  return GlTexture(id);
}

GlVertexArray makeVertexArray() {
  GLuint id = 0;
  glCreateVertexArrays(1, &id);
  return GlVertexArray(id);
}

GlFramebuffer makeFramebuffer() {
  GLuint id = 0;
  glCreateFramebuffers(1, &id);
  return GlFramebuffer(id);
}

GlRenderbuffer makeRenderbuffer() {
  GLuint id = 0;
  glCreateRenderbuffers(1, &id);
  return GlRenderbuffer(id);
}

void streamTo(const GlBuffer& buffer, const void* data, std::size_t bytes) {
  glNamedBufferData(buffer.id(), static_cast<GLsizeiptr>(bytes), data, GL_STREAM_DRAW);
}

void storeIn(const GlBuffer& buffer, const void* data, std::size_t bytes) {
  glNamedBufferStorage(buffer.id(), static_cast<GLsizeiptr>(bytes), data, 0);
}

}  // namespace scarp
