#include "ui/render/SceneRenderer.h"

#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QOpenGLFunctions_4_5_Core>
#include <QOpenGLVersionFunctionsFactory>

namespace scarp {

struct SceneRenderer::Parts {
  QOpenGLFunctions_4_5_Core* gl;
};

SceneRenderer::SceneRenderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
SceneRenderer::~SceneRenderer() = default;

Result<std::unique_ptr<SceneRenderer>> SceneRenderer::create() {
  auto* gl = QOpenGLVersionFunctionsFactory::get<QOpenGLFunctions_4_5_Core>(QOpenGLContext::currentContext());
  if (!gl) return Error{"OpenGL 4.5 core is needed"};
  return std::unique_ptr<SceneRenderer>(new SceneRenderer(std::make_unique<Parts>(Parts{gl})));
}

void SceneRenderer::draw(const TerrainDocument*, const SceneView&, unsigned) {
  parts_->gl->glClearColor(0.6F, 0.7F, 0.8F, 1.0F);
  parts_->gl->glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
}

DepthPicture SceneRenderer::readDepth() const { return {}; }
void SceneRenderer::terrainChanged(const GridRect&) {}
void SceneRenderer::objectsChanged() {}

QString SceneRenderer::rendererName() {
  auto* gl = QOpenGLContext::currentContext()->functions();
  return QString::fromLatin1(reinterpret_cast<const char*>(gl->glGetString(GL_RENDERER)));
}

}  // namespace scarp
