#pragma once

#include <QOpenGLFunctions_4_5_Core>
#include <functional>
#include <string>

#include "core/base/Result.h"

/// The functions of OpenGL that the renderer calls, by name.
#define SCARP_GL_FUNCTIONS(X)                                                                                \
  X(glAttachShader)                                                                                          \
  X(glBindBuffer) X(glBindBufferBase) X(glBindFramebuffer) X(glBindTextureUnit) X(glBindVertexArray)         \
      X(glBlendFunc) X(glBlendFuncSeparate) X(glBlitNamedFramebuffer) X(glCheckNamedFramebufferStatus) X(    \
          glClear) X(glClearColor) X(glClearDepthf) X(glClipControl) X(glColorMask) X(glCompileShader)       \
          X(glCreateBuffers) X(glCreateFramebuffers) X(glCreateProgram) X(glCreateRenderbuffers) X(          \
              glCreateShader) X(glCreateTextures) X(glCreateVertexArrays) X(glDeleteBuffers)                 \
              X(glDeleteFramebuffers) X(glDeleteProgram) X(glDeleteRenderbuffers) X(glDeleteShader) X(       \
                  glDeleteTextures) X(glDeleteVertexArrays) X(glDepthFunc) X(glDepthMask) X(glDepthRangef)   \
                  X(glDisable) X(glDrawArrays) X(glDrawArraysInstanced) X(glDrawArraysInstancedBaseInstance) \
                      X(glEnable) X(glEnableVertexArrayAttrib) X(glGetError) X(glGetIntegerv)                \
                          X(glGetProgramInfoLog) X(glGetProgramiv) X(glGetShaderInfoLog) X(glGetShaderiv) X( \
                              glGetString) X(glLinkProgram) X(glMultiDrawElementsIndirect)                   \
                              X(glNamedBufferData) X(glNamedBufferStorage) X(glNamedFramebufferRenderbuffer) \
                                  X(glNamedRenderbufferStorageMultisample) X(glPixelStorei)                  \
                                      X(glProgramUniform1f) X(glProgramUniform1i) X(glProgramUniform2f)      \
                                          X(glProgramUniform4f) X(glProgramUniform4fv) X(glReadPixels)       \
                                              X(glShaderSource) X(glTextureParameteri) X(glTextureStorage2D) \
                                                  X(glTextureStorage3D) X(glTextureSubImage2D)               \
                                                      X(glTextureSubImage3D) X(glUseProgram)                 \
                                                          X(glVertexArrayAttribBinding)                      \
                                                              X(glVertexArrayAttribFormat)                   \
                                                                  X(glVertexArrayAttribIFormat)              \
                                                                      X(glVertexArrayBindingDivisor)         \
                                                                          X(glVertexArrayElementBuffer)      \
                                                                              X(glVertexArrayVertexBuffer)   \
                                                                                  X(glViewport)

namespace scarp {

/// Tells where an OpenGL function of the current context is; null where there is none of that name.
using GlLookup = std::function<QFunctionPointer(const char* name)>;

namespace gl {
// Qt's class knows every signature, but finds its functions through a context of Qt's own only, and there
// is none of those without a display.
template <class Method>
struct Function;
template <class R, class... A>
struct Function<R (QOpenGLFunctions_4_5_Core::*)(A...)> {
  using Pointer = R(QOPENGLF_APIENTRYP)(A...);
};
}  // namespace gl

/// OpenGL 4.5 core as the renderer uses it, whoever made the context: gl.glClear(…).
struct Gl {
#define SCARP_GL_MEMBER(name) \
  gl::Function<decltype(&QOpenGLFunctions_4_5_Core::name)>::Pointer name = nullptr;
  SCARP_GL_FUNCTIONS(SCARP_GL_MEMBER)
#undef SCARP_GL_MEMBER

  /// Of the current context, for as long as it lives. The error is one line: it is less than 4.5.
  [[nodiscard]] static Result<Gl> load(const GlLookup& lookup);
  /// What it runs on: "llvmpipe (LLVM 15.0.6, 256 bits)".
  [[nodiscard]] std::string rendererName() const;
};

/// Looks functions up in Qt's current context.
[[nodiscard]] GlLookup lookupInQtContext();

}  // namespace scarp
