#include "ui/render/SceneRenderer.h"

#include "core/edit/TerrainDocument.h"
#include "ui/render/BackdropRenderer.h"
#include "ui/render/ContourLabels.h"
#include "ui/render/FrameTarget.h"
#include "ui/render/GroundLines.h"
#include "ui/render/LabelRenderer.h"
#include "ui/render/ObjectRenderer.h"
#include "ui/render/OverlayRenderer.h"
#include "ui/render/TerrainRenderer.h"

namespace scarp {

namespace {

SceneBounds boundsOf(const TerrainDocument* document) {
  if (!document) return {{{-500.0, -500.0, 0.0}, {500.0, 500.0, 0.0}}, 0.0};
  const Box box = document->box();
  const Vec3 size = box.max - box.min;
  return {box, box.min.z() - std::max(0.12 * size.z(), 0.015 * size.head<2>().maxCoeff())};
}

}  // namespace

struct SceneRenderer::Parts {
  Gl gl;
  int defaultSamples = 1;
  std::unique_ptr<TerrainRenderer> terrain;
  std::unique_ptr<ObjectRenderer> objects;
  std::unique_ptr<BackdropRenderer> backdrop;
  std::unique_ptr<OverlayRenderer> overlay;
  std::unique_ptr<LabelRenderer> labels;
  ContourLabels contourLabels;
  std::unique_ptr<FrameTarget> target;
  GlBuffer frame;
  SceneView view;
  SceneBounds bounds{};
  TerrainStats stats;
};

SceneRenderer::SceneRenderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
SceneRenderer::~SceneRenderer() = default;

Result<std::unique_ptr<SceneRenderer>> SceneRenderer::create(const GlLookup& lookup) {
  const Result<Gl> loaded = Gl::load(lookup);
  if (!loaded) return loaded.error();
  auto parts = std::make_unique<Parts>();
  parts->gl = *loaded;
  Gl& gl = parts->gl;
  const MachineDefaults defaults = machineDefaults(gl.software());
  parts->defaultSamples = defaults.samples;
  auto terrain = TerrainRenderer::create(gl, defaults.detail);
  if (!terrain) return terrain.error();
  auto objects = ObjectRenderer::create(gl);
  if (!objects) return objects.error();
  auto backdrop = BackdropRenderer::create(gl);
  if (!backdrop) return backdrop.error();
  auto overlay = OverlayRenderer::create(gl);
  if (!overlay) return overlay.error();
  auto labels = LabelRenderer::create(gl);
  if (!labels) return labels.error();
  parts->labels = std::move(labels.value());
  parts->terrain = std::move(terrain.value());
  parts->objects = std::move(objects.value());
  parts->backdrop = std::move(backdrop.value());
  parts->overlay = std::move(overlay.value());
  parts->target = std::make_unique<FrameTarget>(gl);
  parts->frame = makeBuffer(gl);
  return std::unique_ptr<SceneRenderer>(new SceneRenderer(std::move(parts)));
}

void SceneRenderer::draw(const TerrainDocument* document, const SceneView& view, unsigned target) {
  Parts& p = *parts_;
  Gl& gl = p.gl;
  p.view = view;
  p.bounds = boundsOf(document);
  p.stats = {};
  p.target->begin(view.pixelWidth, view.pixelHeight,
                  view.settings.samples > 0 ? view.settings.samples : p.defaultSamples);
  gl.glClipControl(GL_LOWER_LEFT, GL_ZERO_TO_ONE);
  gl.glEnable(GL_DEPTH_TEST);
  gl.glDepthFunc(GL_GEQUAL);
  gl.glDepthMask(GL_TRUE);
  gl.glDisable(GL_BLEND);
  gl.glDisable(GL_CULL_FACE);
  gl.glDisable(GL_SCISSOR_TEST);
  gl.glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  gl.glClearDepthf(0.0F);
  const auto& background = view.settings.background;
  gl.glClearColor(background[0], background[1], background[2], 1.0F);
  gl.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);

  const FrameBlock block = frameBlock(view, p.bounds);
  streamTo(gl, p.frame, &block, sizeof block);
  gl.glBindBufferBase(GL_UNIFORM_BUFFER, 0, p.frame.id());
  if (document) {
    p.stats = p.terrain->draw(document->heights(), document->pyramid(), document->frame(), view, p.bounds);
    p.objects->draw(document->objects(), document->heights(), document->frame(), view,
                    cullMatrix(view, p.bounds));
  }
  // Last, where nothing else is: most of the view need not be computed.
  if (view.settings.sky)
    p.backdrop->drawBackdrop(view.settings.grid && view.camera.position.z() > p.bounds.base);
  if (document && view.settings.contours.shown && view.settings.contours.labels) {
    const ContourSettings& contours = view.settings.contours;
    const double step = contours.indexEvery * contourInterval(contours, document->pyramid().range());
    // As dark or light as the lines.
    p.labels->draw(p.contourLabels.place(*document, view, step), view,
                   view.settings.shading.mode == ShadingMode::Natural);
  }
  for (const auto& overlay : view.overlays) p.overlay->draw(*overlay, view.camera.position);
  if (view.settings.compass) p.backdrop->drawCompass();

  gl.glBindVertexArray(0);
  gl.glUseProgram(0);
  gl.glClipControl(GL_LOWER_LEFT, GL_NEGATIVE_ONE_TO_ONE);
  gl.glDepthFunc(GL_LESS);
  gl.glClearDepthf(1.0F);
  p.target->present(target);
}

DepthPicture SceneRenderer::readDepth() const {
  const Parts& p = *parts_;
  const std::vector<float> stored = p.target->readDepth();
  DepthPicture picture{p.target->width(), p.target->height(), {}};
  picture.depths.reserve(stored.size());
  for (int row = picture.height - 1; row >= 0; --row)
    for (int column = 0; column < picture.width; ++column)
      picture.depths.push_back(static_cast<float>(
          eyeDepth(p.view, p.bounds,
                   static_cast<double>(stored[static_cast<std::size_t>(row * picture.width + column)]))));
  return picture;
}

const TerrainStats& SceneRenderer::stats() const { return parts_->stats; }

void SceneRenderer::terrainChanged(const GridRect& samples) {
  parts_->terrain->invalidate(samples);
  parts_->objects->terrainChanged(samples);
  parts_->contourLabels.terrainChanged();
}

void SceneRenderer::sharesChanged(const GridRect& samples) { parts_->terrain->invalidateShares(samples); }

void SceneRenderer::objectsChanged() { parts_->objects->objectsChanged(); }

std::string SceneRenderer::rendererName() const { return parts_->gl.rendererName(); }

}  // namespace scarp
