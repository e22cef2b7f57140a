#pragma once

#include <cstddef>
#include <utility>

namespace scarp {

// OpenGL's own header stays in sources: Qt's headers must not come before it.

/// Owns one OpenGL object. Destroyed with the context current that it was made in.
template <void (*destroy)(unsigned)>
class GlObject {
 public:
  GlObject() = default;
  explicit GlObject(unsigned id) : id_(id) {}
  GlObject(GlObject&& other) noexcept : id_(std::exchange(other.id_, 0)) {}
  GlObject& operator=(GlObject&& other) noexcept {
    std::swap(id_, other.id_);
    return *this;
  }
  ~GlObject() {
    if (id_ != 0) destroy(id_);
  }
  [[nodiscard]] unsigned id() const { return id_; }
  explicit operator bool() const { return id_ != 0; }

 private:
  unsigned id_ = 0;
};

namespace gl {
void destroyBuffer(unsigned id);
void destroyTexture(unsigned id);
void destroyVertexArray(unsigned id);
void destroyFramebuffer(unsigned id);
void destroyRenderbuffer(unsigned id);
void destroyProgram(unsigned id);
}  // namespace gl

using GlBuffer = GlObject<gl::destroyBuffer>;
using GlTexture = GlObject<gl::destroyTexture>;
using GlVertexArray = GlObject<gl::destroyVertexArray>;
using GlFramebuffer = GlObject<gl::destroyFramebuffer>;
using GlRenderbuffer = GlObject<gl::destroyRenderbuffer>;
using GlProgram = GlObject<gl::destroyProgram>;

[[nodiscard]] GlBuffer makeBuffer();
[[nodiscard]] GlTexture makeTexture(unsigned target);
[[nodiscard]] GlVertexArray makeVertexArray();
[[nodiscard]] GlFramebuffer makeFramebuffer();
[[nodiscard]] GlRenderbuffer makeRenderbuffer();

/// Replaces what a buffer holds, for one frame.
void streamTo(const GlBuffer& buffer, const void* data, std::size_t bytes);
/// Gives a new buffer what it holds from now on.
void storeIn(const GlBuffer& buffer, const void* data, std::size_t bytes);

}  // namespace scarp
