#include "ui/render/ShaderProgram.h"

#include <QFile>

// Resources of a static library have to be asked for by name, outside of any namespace.
static void loadShaderResources() { Q_INIT_RESOURCE(shaders); }

namespace scarp {

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
  return {("shader " + what + ": " + QString::fromLatin1(log).simplified()).toStdString()};
}

struct ShaderGuard {
  Gl& gl;
  GLuint id;
  ~ShaderGuard() { gl.glDeleteShader(id); }
};

Result<void> attach(Gl& gl, GLuint program, GLenum stage, const QString& file, const QByteArray& head) {
  const QByteArray text = head + source("common.glsl") + source(file);
  const ShaderGuard shader{gl, gl.glCreateShader(stage)};
  const char* lines = text.constData();
  gl.glShaderSource(shader.id, 1, &lines, nullptr);
  gl.glCompileShader(shader.id);
  GLint good = 0;
  gl.glGetShaderiv(shader.id, GL_COMPILE_STATUS, &good);
  if (good == 0) {
    QByteArray log(4096, '\0');
    gl.glGetShaderInfoLog(shader.id, static_cast<GLsizei>(log.size()), nullptr, log.data());
    return complaint(file, log.left(log.indexOf('\0')));
  }
  gl.glAttachShader(program, shader.id);
  return {};
}

}  // namespace

Result<GlProgram> makeProgram(Gl& gl, const QString& name, const QStringList& defines) {
  loadShaderResources();
  QByteArray head = "#version 450 core\n";
  for (const QString& define : defines) head += "#define " + define.toLatin1() + "\n";
  GlProgram program(gl, gl.glCreateProgram());
  for (const auto& [stage, ending] :
       {std::pair(GL_VERTEX_SHADER, ".vert"), std::pair(GL_FRAGMENT_SHADER, ".frag")})
    if (Result<void> attached = attach(gl, program.id(), static_cast<GLenum>(stage), name + ending, head);
        !attached)
      return attached.error();
  gl.glLinkProgram(program.id());
  GLint good = 0;
  gl.glGetProgramiv(program.id(), GL_LINK_STATUS, &good);
  if (good == 0) {
    QByteArray log(4096, '\0');
    gl.glGetProgramInfoLog(program.id(), static_cast<GLsizei>(log.size()), nullptr, log.data());
    return complaint(name, log.left(log.indexOf('\0')));
  }
  return program;
}

}  // namespace scarp
