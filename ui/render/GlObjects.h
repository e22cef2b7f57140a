#pragma once

#include <QStringList>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Result.h"

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

/// Lets a binding of a vertex array read a buffer, `stride` bytes for each vertex or each instance.
void readBuffer(const GlVertexArray& array, const GlBuffer& buffer, std::size_t stride,
                bool perInstance = false, unsigned binding = 0);
/// Adds an attribute: `size` floats, `offset` bytes into what a binding reads.
void addFloats(const GlVertexArray& array, unsigned index, int size, std::size_t offset,
               unsigned binding = 0);
/// Sets how a texture is read between texels, and beyond its border in both directions.
void setSampling(const GlTexture& texture, unsigned minified, unsigned magnified, unsigned wrap);

/// While it lives, what is drawn is blended by its opacity over the frame, which itself stays opaque. Depth is
/// not written, or neither written nor tested; afterwards it is both.
class GlBlending {
 public:
  enum class Depth { Tested, Ignored };
  explicit GlBlending(Depth depth = Depth::Tested);
  ~GlBlending();
  GlBlending(const GlBlending&) = delete;
  GlBlending& operator=(const GlBlending&) = delete;

 private:
  bool ignoresDepth_;
};

/// Replaces what a buffer holds, for one frame.
void streamTo(const GlBuffer& buffer, const void* data, std::size_t bytes);
/// Gives a new buffer what it holds from now on.
void storeIn(const GlBuffer& buffer, const void* data, std::size_t bytes);

// The OpenGL context that is current on this thread, whoever made it.

/// The error is one line: it is less than OpenGL 4.5 core, or there is none. Until this is good, no other
/// function of OpenGL may be called.
[[nodiscard]] Result<void> checkOpenGl();
/// What it runs on: "llvmpipe (LLVM 15.0.6, 256 bits)".
[[nodiscard]] std::string openGlName();
/// Whether that is a software rasterizer, which takes half as long again for Natural as for Hypsometric.
[[nodiscard]] bool openGlIsSoftware();

/// Compiles and links <name>.vert and <name>.frag from the shader resources, each behind common.glsl
/// and the given #defines. A line `#include "other.glsl"` stands for that file. The error is one line naming
/// the shader.
[[nodiscard]] Result<GlProgram> makeProgram(const QString& name, const QStringList& defines = {});
/// The same of <name>.comp.
[[nodiscard]] Result<GlProgram> makeComputeProgram(const QString& name);

/// The framebuffer that a scene is drawn into: 8-bit colour (sRGB values), float depth, and samples.
/// Float depth, because a reversed one then serves 100 km and 1 m alike.
class FrameTarget {
 public:
  /// Makes it the framebuffer drawn into, first resized if need be. samples ≥ 1.
  void begin(int width, int height, int samples);
  /// Takes colours and depth over from a target of the same size and samples, within a rectangle of pixels
  /// (rows from the bottom).
  void copyFrom(const FrameTarget& other, const GridRect& pixels);
  /// Copies the colours to another framebuffer of width × height, which is left bound. Another size than this one's
  /// is interpolated; it needs one sample a pixel.
  void present(unsigned target, int width, int height) const;
  /// Values of the depth buffer, the bottom row first.
  [[nodiscard]] std::vector<float> readDepth() const;
  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }

 private:
  int width_ = 0, height_ = 0, samples_ = 0;
  GlRenderbuffer colour_, depth_;
  GlFramebuffer frame_;
};

}  // namespace scarp
