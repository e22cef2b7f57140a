#include "ui/render/ShaderProgram.h"
#include "ui/widgets/MessageText.h"

#include <epoxy/gl.h>

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

}  // namespace scarp
