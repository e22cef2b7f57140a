#include "ui/render/GlObjects.h"

#include <QFile>
#include <algorithm>
#include <array>
#include <epoxy/gl.h>

#include "core/base/Contract.h"
#include "ui/widgets/CoreText.h"

// Resources of a static library have to be asked for by name, outside of any namespace.
static void loadShaderResources() { Q_INIT_RESOURCE(shaders); }

namespace scarp {

namespace gl {
void destroyBuffer(unsigned id) { glDeleteBuffers(1, &id); }
void destroyTexture(unsigned id) { glDeleteTextures(1, &id); }
void destroyVertexArray(unsigned id) { glDeleteVertexArrays(1, &id); }
void destroyFramebuffer(unsigned id) { glDeleteFramebuffers(1, &id); }
void destroyRenderbuffer(unsigned id) { glDeleteRenderbuffers(1, &id); }
void destroyProgram(unsigned id) { glDeleteProgram(id); }
}  // namespace gl

namespace {

template <class Object, class Create>
Object createOne(Create create) {
  GLuint id = 0;
  create(1, &id);
  return Object(id);
}

}  // namespace

GlBuffer makeBuffer() { return createOne<GlBuffer>(glCreateBuffers); }
GlVertexArray makeVertexArray() { return createOne<GlVertexArray>(glCreateVertexArrays); }
GlFramebuffer makeFramebuffer() { return createOne<GlFramebuffer>(glCreateFramebuffers); }
GlRenderbuffer makeRenderbuffer() { return createOne<GlRenderbuffer>(glCreateRenderbuffers); }

GlTexture makeTexture(unsigned target) {
  GLuint id = 0;
  glCreateTextures(target, 1, &id);
  return GlTexture(id);
}

void readBuffer(const GlVertexArray& array, const GlBuffer& buffer, std::size_t stride, bool perInstance,
                unsigned binding) {
  glVertexArrayVertexBuffer(array.id(), binding, buffer.id(), 0, static_cast<GLsizei>(stride));
  if (perInstance) glVertexArrayBindingDivisor(array.id(), binding, 1);
}

void addFloats(const GlVertexArray& array, unsigned index, int size, std::size_t offset, unsigned binding) {
  glEnableVertexArrayAttrib(array.id(), index);
  glVertexArrayAttribBinding(array.id(), index, binding);
  glVertexArrayAttribFormat(array.id(), index, size, GL_FLOAT, GL_FALSE, static_cast<GLuint>(offset));
}

void setSampling(const GlTexture& texture, unsigned minified, unsigned magnified, unsigned wrap) {
  const auto set = [&texture](GLenum name, unsigned value) {
    glTextureParameteri(texture.id(), name, static_cast<GLint>(value));
  };
  set(GL_TEXTURE_MIN_FILTER, minified);
  set(GL_TEXTURE_MAG_FILTER, magnified);
  set(GL_TEXTURE_WRAP_S, wrap);
  set(GL_TEXTURE_WRAP_T, wrap);
}

GlBlending::GlBlending(Depth depth) : ignoresDepth_(depth == Depth::Ignored) {
  ignoresDepth_ ? glDisable(GL_DEPTH_TEST) : glDepthMask(GL_FALSE);
  glEnable(GL_BLEND);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
}

GlBlending::~GlBlending() {
  glDisable(GL_BLEND);
  ignoresDepth_ ? glEnable(GL_DEPTH_TEST) : glDepthMask(GL_TRUE);
}

void streamTo(const GlBuffer& buffer, const void* data, std::size_t bytes) {
  glNamedBufferData(buffer.id(), static_cast<GLsizeiptr>(bytes), data, GL_STREAM_DRAW);
}

void storeIn(const GlBuffer& buffer, const void* data, std::size_t bytes) {
  glNamedBufferStorage(buffer.id(), static_cast<GLsizeiptr>(bytes), data, 0);
}

Result<void> checkOpenGl() {
  if (!epoxy_is_desktop_gl() || epoxy_gl_version() < 45) return Error{"OpenGL 4.5 core is needed"};
  return {};
}

std::string openGlName() {
  const GLubyte* name = glGetString(GL_RENDERER);
  return name ? reinterpret_cast<const char*>(name) : "";
}

bool openGlIsSoftware() {
  const std::string name = openGlName();
  return std::ranges::any_of(
      std::array{"llvmpipe", "softpipe", "SWR", "SwiftShader", "swrast"},
      [&](const char* rasterizer) { return name.find(rasterizer) != std::string::npos; });
}

namespace {

/// A file with those that it includes in their places.
QByteArray source(const QString& file) {
  QFile resource(":/shaders/" + file);
  if (!resource.open(QIODevice::ReadOnly)) return "#error no such shader file: " + file.toLatin1() + "\n";
  QByteArray text = "#line 1\n";
  for (int number = 1; !resource.atEnd(); ++number) {
    const QByteArray line = resource.readLine();
    const QList<QByteArray> parts = line.split('"');
    if (parts.size() == 3 && parts[0].trimmed() == "#include")
      text += source(QString::fromLatin1(parts[1])) + "#line " + QByteArray::number(number + 1) + "\n";
    else
      text += line;
  }
  return text;
}

Error complaint(const QString& what, const QByteArray& log) {
  return Error{messageOf("shader " + what + ": " + QString::fromLatin1(log).simplified())};
}

struct ShaderGuard {
  GLuint id;
  ~ShaderGuard() { glDeleteShader(id); }
};

Result<void> attach(GLuint program, GLenum stage, const QString& file, const QByteArray& head) {
  const QByteArray text = head + source("common.glsl") + source(file);
  const ShaderGuard shader{glCreateShader(stage)};
  const char* lines = text.constData();
  glShaderSource(shader.id, 1, &lines, nullptr);
  glCompileShader(shader.id);
  GLint good = 0;
  glGetShaderiv(shader.id, GL_COMPILE_STATUS, &good);
  if (good == 0) {
    QByteArray log(4096, '\0');
    glGetShaderInfoLog(shader.id, static_cast<GLsizei>(log.size()), nullptr, log.data());
    return complaint(file, log.left(log.indexOf('\0')));
  }
  glAttachShader(program, shader.id);
  return {};
}

struct Stage {
  GLenum stage;
  QString file;
};

Result<GlProgram> link(const QString& name, std::initializer_list<Stage> stages, const QStringList& defines) {
  loadShaderResources();
  QByteArray head = "#version 450 core\n";
  for (const QString& define : defines) head += "#define " + define.toLatin1() + "\n";
  GlProgram program(glCreateProgram());
  for (const Stage& stage : stages)
    if (Result<void> attached = attach(program.id(), stage.stage, stage.file, head); !attached)
      return attached.error();
  glLinkProgram(program.id());
  GLint good = 0;
  glGetProgramiv(program.id(), GL_LINK_STATUS, &good);
  if (good == 0) {
    QByteArray log(4096, '\0');
    glGetProgramInfoLog(program.id(), static_cast<GLsizei>(log.size()), nullptr, log.data());
    return complaint(name, log.left(log.indexOf('\0')));
  }
  return program;
}

}  // namespace

Result<GlProgram> makeProgram(const QString& name, const QStringList& defines) {
  return link(name, {{GL_VERTEX_SHADER, name + ".vert"}, {GL_FRAGMENT_SHADER, name + ".frag"}}, defines);
}

Result<GlProgram> makeComputeProgram(const QString& name) {
  return link(name, {{GL_COMPUTE_SHADER, name + ".comp"}}, {});
}

namespace {

GlRenderbuffer makeSurface(GLenum format, int width, int height, int samples) {
  GlRenderbuffer surface = makeRenderbuffer();
  glNamedRenderbufferStorageMultisample(surface.id(), samples > 1 ? samples : 0, format, width, height);
  return surface;
}

}  // namespace

void FrameTarget::begin(int width, int height, int samples) {
  if (width != width_ || height != height_ || samples != samples_) {
    width_ = width;
    height_ = height;
    samples_ = samples;
    colour_ = makeSurface(GL_RGBA8, width, height, samples);
    depth_ = makeSurface(GL_DEPTH_COMPONENT32F, width, height, samples);
    frame_ = makeFramebuffer();
    glNamedFramebufferRenderbuffer(frame_.id(), GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colour_.id());
    glNamedFramebufferRenderbuffer(frame_.id(), GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth_.id());
  }
  glBindFramebuffer(GL_FRAMEBUFFER, frame_.id());
  glViewport(0, 0, width, height);
}

void FrameTarget::copyFrom(const FrameTarget& other, const GridRect& pixels) {
  EXPECTS(other.width_ == width_ && other.height_ == height_ && other.samples_ == samples_);
  if (pixels.empty()) return;
  const auto& [left, bottom, right, top] = pixels;
  glBlitNamedFramebuffer(other.frame_.id(), frame_.id(), left, bottom, right, top, left, bottom, right, top,
                         GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT, GL_NEAREST);
}

void FrameTarget::present(unsigned target, int width, int height) const {
  const bool same = width == width_ && height == height_;
  EXPECTS(same || samples_ == 1);
  glBlitNamedFramebuffer(frame_.id(), target, 0, 0, width_, height_, 0, 0, width, height, GL_COLOR_BUFFER_BIT,
                         same ? GL_NEAREST : GL_LINEAR);
  glBindFramebuffer(GL_FRAMEBUFFER, target);
}

std::vector<float> FrameTarget::readDepth() const {
  std::vector<float> depths(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_));
  if (depths.empty()) return depths;
  // Depth can only be read where there is one sample a pixel: resolve first.
  const GlRenderbuffer plain = makeSurface(GL_DEPTH_COMPONENT32F, width_, height_, 1);
  const GlFramebuffer frame = makeFramebuffer();
  glNamedFramebufferRenderbuffer(frame.id(), GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, plain.id());
  glBlitNamedFramebuffer(frame_.id(), frame.id(), 0, 0, width_, height_, 0, 0, width_, height_,
                         GL_DEPTH_BUFFER_BIT, GL_NEAREST);
  glBindFramebuffer(GL_READ_FRAMEBUFFER, frame.id());
  glPixelStorei(GL_PACK_ALIGNMENT, 4);
  glReadPixels(0, 0, width_, height_, GL_DEPTH_COMPONENT, GL_FLOAT, depths.data());
  glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
  return depths;
}

}  // namespace scarp
