#pragma once

#include <cstddef>
#include <utility>

#include "ui/render/Gl.h"

namespace scarp {

/// Owns one OpenGL object. Destroyed with the context current that it was made in.
template <void (*destroy)(Gl&, GLuint)>
class GlObject {
 public:
  GlObject() = default;
  GlObject(Gl& gl, GLuint id) : gl_(&gl), id_(id) {}
  GlObject(GlObject&& other) noexcept : gl_(other.gl_), id_(std::exchange(other.id_, 0)) {}
  GlObject& operator=(GlObject&& other) noexcept {
    std::swap(gl_, other.gl_);
    std::swap(id_, other.id_);
    return *this;
  }
  ~GlObject() {
    if (id_ != 0) destroy(*gl_, id_);
  }
  [[nodiscard]] GLuint id() const { return id_; }
  explicit operator bool() const { return id_ != 0; }

 private:
  Gl* gl_ = nullptr;
  GLuint id_ = 0;
};

namespace gl {
inline void destroyBuffer(Gl& gl, GLuint id) { gl.glDeleteBuffers(1, &id); }
inline void destroyTexture(Gl& gl, GLuint id) { gl.glDeleteTextures(1, &id); }
inline void destroyVertexArray(Gl& gl, GLuint id) { gl.glDeleteVertexArrays(1, &id); }
inline void destroyFramebuffer(Gl& gl, GLuint id) { gl.glDeleteFramebuffers(1, &id); }
inline void destroyRenderbuffer(Gl& gl, GLuint id) { gl.glDeleteRenderbuffers(1, &id); }
inline void destroyProgram(Gl& gl, GLuint id) { gl.glDeleteProgram(id); }
}  // namespace gl

using GlBuffer = GlObject<gl::destroyBuffer>;
using GlTexture = GlObject<gl::destroyTexture>;
using GlVertexArray = GlObject<gl::destroyVertexArray>;
using GlFramebuffer = GlObject<gl::destroyFramebuffer>;
using GlRenderbuffer = GlObject<gl::destroyRenderbuffer>;
using GlProgram = GlObject<gl::destroyProgram>;

[[nodiscard]] inline GlBuffer makeBuffer(Gl& gl) {
  GLuint id = 0;
  gl.glCreateBuffers(1, &id);
  return {gl, id};
}
[[nodiscard]] inline GlTexture makeTexture(Gl& gl, GLenum target) {
  GLuint id = 0;
  gl.glCreateTextures(target, 1, &id);
  return {gl, id};
}
[[nodiscard]] inline GlVertexArray makeVertexArray(Gl& gl) {
  GLuint id = 0;
  gl.glCreateVertexArrays(1, &id);
  return {gl, id};
}
[[nodiscard]] inline GlFramebuffer makeFramebuffer(Gl& gl) {
  GLuint id = 0;
  gl.glCreateFramebuffers(1, &id);
  return {gl, id};
}
[[nodiscard]] inline GlRenderbuffer makeRenderbuffer(Gl& gl) {
  GLuint id = 0;
  gl.glCreateRenderbuffers(1, &id);
  return {gl, id};
}

/// Replaces what a buffer holds, for one frame.
inline void streamTo(Gl& gl, const GlBuffer& buffer, const void* data, std::size_t bytes) {
  gl.glNamedBufferData(buffer.id(), static_cast<GLsizei>(bytes), data, GL_STREAM_DRAW);
}
/// Gives a new buffer what it holds from now on.
inline void storeIn(Gl& gl, const GlBuffer& buffer, const void* data, std::size_t bytes) {
  gl.glNamedBufferStorage(buffer.id(), static_cast<GLsizei>(bytes), data, 0);
}

}  // namespace scarp
