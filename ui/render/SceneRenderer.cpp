#include "ui/render/SceneRenderer.h"

#include <epoxy/gl.h>

#include <QtGlobal>
#include <algorithm>
#include <limits>

#include "core/document/TerrainDocument.h"
#include "ui/render/ContourLabels.h"
#include "ui/render/GlObjects.h"
#include "ui/render/MarkRenderers.h"
#include "ui/render/ObjectRenderer.h"
#include "ui/render/ShadowMap.h"
#include "ui/render/TerrainRenderer.h"

namespace scarp {

namespace {

constexpr double kGhostMarkerOpacity = 0.6;
constexpr ObjectId kGhostId = std::numeric_limits<ObjectId>::max();  ///< Markers of id 0 are none.

SceneBounds boundsOf(const TerrainDocument* document) {
  if (!document) return {{{-500.0, -500.0, 0.0}, {500.0, 500.0, 0.0}}, 0.0};
  const Box box = document->box();
  const Vec3 size = box.max - box.min;
  return {box, box.min.z() - std::max(0.12 * size.z(), 0.015 * size.head<2>().maxCoeff())};
}

void beginDrawing() {
  glClipControl(GL_LOWER_LEFT, GL_ZERO_TO_ONE);
  glEnable(GL_DEPTH_TEST);
  glDepthFunc(GL_GEQUAL);
  glDepthMask(GL_TRUE);
  glDisable(GL_BLEND);
  glDisable(GL_CULL_FACE);
  glDisable(GL_SCISSOR_TEST);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  glClearDepthf(0.0F);
}

/// As Qt expects to find it.
void endDrawing() {
  glBindVertexArray(0);
  glUseProgram(0);
  glClipControl(GL_LOWER_LEFT, GL_NEGATIVE_ONE_TO_ONE);
  glDepthFunc(GL_LESS);
  glClearDepthf(1.0F);
}

}  // namespace

struct SceneRenderer::Parts {
  int defaultSamples = 1;
  ShadowQuality defaultShadows = ShadowQuality::Off;
  std::unique_ptr<TerrainRenderer> terrain;
  std::unique_ptr<ObjectRenderer> objects;
  std::unique_ptr<MarkerRenderer> markers;
  std::unique_ptr<BackdropRenderer> backdrop;
  std::unique_ptr<OverlayRenderer> overlay;
  std::unique_ptr<WaterRenderer> water;
  std::unique_ptr<LabelRenderer> labels;
  std::unique_ptr<ShadowMap> shadows;  ///< Null until a view has shadows.
  bool shadowsRefused = false;         ///< By the driver.
  ContourLabels contourLabels;
  std::unique_ptr<FrameTarget> shown;  ///< The last picture.
  std::unique_ptr<FrameTarget> bare;   ///< The same without brush, water, labels, overlays and compass.
  bool bareKept = false;
  GridRect brushed;  ///< Pixels of the shown one that the brush may have coloured.
  GlBuffer frame;
  SceneView view;
  SceneBounds bounds{};
  TerrainStats stats;
  bool current = false;  ///< The shown picture is that of `view`, and of the document as it is.

  [[nodiscard]] int samples() const {
    return view.settings.samples > 0 ? view.settings.samples : defaultSamples;
  }
  [[nodiscard]] GridRect brushPixels(const TerrainDocument* document) const {
    return document ? terrain->brushPixels(document->pyramid(), view) : GridRect();
  }
  /// Quality of the shadows that are drawn: neither Automatic nor one that the driver refuses.
  [[nodiscard]] ShadowQuality possibleShadows(ShadowQuality wanted);
  /// Draws the shadow maps that are out of date. Returns their number.
  int updateShadows(const TerrainDocument& document);
  void begin(FrameTarget& target) const;
  /// Ground, objects and sky.
  void drawScene(const TerrainDocument* document, const SceneView& scene);
  /// Water of lines, and what lies over the scene.
  void drawMarks(const TerrainDocument* document);
  void drawGhost(const TerrainDocument& document, const Object& ghost);
  void drawAll(const TerrainDocument* document);
  /// Where only brush, ghost and overlays differ from the picture that is shown.
  void drawHover(const TerrainDocument* document, bool onlyBrush);
};

ShadowQuality SceneRenderer::Parts::possibleShadows(ShadowQuality wanted) {
  if (wanted == ShadowQuality::Automatic) wanted = defaultShadows;
  if (wanted == ShadowQuality::Off || shadows) return wanted;
  if (shadowsRefused) return ShadowQuality::Off;
  auto made = ShadowMap::create();
  if (made) {
    shadows = std::move(made.value());
    return wanted;
  }
  qWarning("%s", made.error().text().c_str());
  shadowsRefused = true;
  return ShadowQuality::Off;
}

int SceneRenderer::Parts::updateShadows(const TerrainDocument& document) {
  const auto drawCasters = [&](const SceneView& sun, const Mat4& cull) {
    objects->draw(document.objects(), document.heights(), document.frame(), sun, cull, ObjectPass::Casters);
    return objects->whole();
  };
  return shadows->update(document.heights(), document.pyramid(), document.frame(), view, bounds, drawCasters);
}

void SceneRenderer::Parts::begin(FrameTarget& target) const {
  target.begin(view.pixelWidth, view.pixelHeight, samples());
}

void SceneRenderer::Parts::drawScene(const TerrainDocument* document, const SceneView& scene) {
  const auto& background = scene.settings.background;
  glClearColor(background[0], background[1], background[2], 1.0F);
  glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
  if (document) {
    stats = terrain->draw(document->heights(), document->pyramid(), document->frame(), scene, bounds);
    objects->draw(document->objects(), document->heights(), document->frame(), scene,
                  cullMatrix(scene, bounds),
                  scene.settings.shadows == ShadowQuality::Off ? ObjectPass::Seen : ObjectPass::Shadowed);
    stats.whole = stats.whole && objects->whole();
    stats.objectMeshes = objects->meshCount();
    stats.objectPoints = objects->pointCount();
  }
  // Last, where nothing else is: most of the view need not be computed.
  if (scene.settings.sky)
    backdrop->drawBackdrop(scene.settings.grid && scene.camera.position.z() > bounds.base);
  if (document) markers->draw(objects->markers(), scene.camera.position);
}

void SceneRenderer::Parts::drawMarks(const TerrainDocument* document) {
  // Over the brush, which lies on the bed.
  water->draw(view, cullMatrix(view, bounds));
  const ContourSettings& contours = view.settings.contours;
  if (document && contours.shown && contours.labels) {
    const double step = contours.indexEvery * contourInterval(contours, document->pyramid().range());
    // As dark or light as the lines.
    labels->draw(contourLabels.place(*document, view, step), view,
                 shadingOf(view) == ShadingMode::Natural || shadingOf(view) == ShadingMode::Materials);
  }
  if (document && view.ghost) drawGhost(*document, *view.ghost);
  for (const auto& marks : view.overlays) overlay->draw(*marks, view.camera.position);
  if (view.settings.compass) backdrop->drawCompass();
}

void SceneRenderer::Parts::drawGhost(const TerrainDocument& document, const Object& ghost) {
  objects->drawGhost(ghost, document.heights(), document.frame(), view);
  const auto pose = objectPose(ghost, document.heights(), document.frame());
  if (!view.objectMarkers || !pose) return;
  const ObjectSelection none;
  ObjectMarkers own(view.camera, view.size, none);
  own.add(kGhostId, ghost.asset, pose->foot,
          ghost.scale * document.objects().assets().shape(ghost.asset).reach);
  std::vector<ObjectMarker> marker = own.all();
  for (ObjectMarker& one : marker) one.opacity *= kGhostMarkerOpacity;
  markers->draw(marker, view.camera.position);
}

void SceneRenderer::Parts::drawAll(const TerrainDocument* document) {
  begin(*shown);
  drawScene(document, view);
  brushed = brushPixels(document);
  bareKept = false;
  drawMarks(document);
}

void SceneRenderer::Parts::drawHover(const TerrainDocument* document, bool onlyBrush) {
  const GridRect brushedBefore = std::exchange(brushed, brushPixels(document));
  GridRect changed{0, 0, view.pixelWidth, view.pixelHeight};
  if (!bareKept) {
    SceneView scene = view;
    scene.brush.reset();
    begin(*bare);
    drawScene(document, scene);
    bareKept = true;
  } else {
    stats = {};
    // With several samples a pixel llvmpipe draws past scissors; whoever asks for those can afford the whole.
    if (onlyBrush && samples() == 1) changed = brushedBefore.united(brushed);
  }
  begin(*shown);
  shown->copyFrom(*bare, changed);
  glEnable(GL_SCISSOR_TEST);
  glScissor(changed.column0, changed.row0, changed.width(), changed.height());
  if (document && view.brush) stats += terrain->drawBrush(view);
  drawMarks(document);
  glDisable(GL_SCISSOR_TEST);
}

SceneRenderer::SceneRenderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
SceneRenderer::~SceneRenderer() = default;

Result<std::unique_ptr<SceneRenderer>> SceneRenderer::create(long long pageBudget) {
  if (const Result<void> usable = checkOpenGl(); !usable) return usable.error();
  auto parts = std::make_unique<Parts>();
  const MachineDefaults defaults = machineDefaults(openGlIsSoftware());
  parts->defaultSamples = defaults.samples;
  parts->defaultShadows = defaults.shadows;
  Result<void> whole;
  const auto take = [&whole](auto& part, auto made) {
    if (made)
      part = std::move(made.value());
    else
      whole = made.error();
    return made.ok();
  };
  if (!(take(parts->terrain, TerrainRenderer::create(defaults.detail, pageBudget)) &&
        take(parts->objects, ObjectRenderer::create()) && take(parts->markers, MarkerRenderer::create()) &&
        take(parts->backdrop, BackdropRenderer::create()) &&
        take(parts->overlay, OverlayRenderer::create()) && take(parts->labels, LabelRenderer::create()) &&
        take(parts->water, WaterRenderer::create())))
    return whole.error();
  parts->shown = std::make_unique<FrameTarget>();
  parts->bare = std::make_unique<FrameTarget>();
  parts->frame = makeBuffer();
  return std::unique_ptr<SceneRenderer>(new SceneRenderer(std::move(parts)));
}

void SceneRenderer::draw(const TerrainDocument* document, const SceneView& asked, unsigned target) {
  Parts& p = *parts_;
  SceneView view = asked;
  view.settings.shadows = document ? p.possibleShadows(view.settings.shadows) : ShadowQuality::Off;
  const bool hovers = p.current && sameScene(p.view, view);
  const bool onlyBrush = p.view.overlays == view.overlays && p.view.ghost == view.ghost;
  const bool same = hovers && onlyBrush && p.view.brush == view.brush;
  p.view = view;
  if (view.halved && p.samples() == 1) {
    p.view.pixelWidth = std::max(1, view.pixelWidth / 2);
    p.view.pixelHeight = std::max(1, view.pixelHeight / 2);
  }
  if (same) {
    p.stats = {};
  } else {
    beginDrawing();
    p.bounds = boundsOf(document);
    const bool shadowed = view.settings.shadows != ShadowQuality::Off;
    const int shadowMaps = shadowed ? p.updateShadows(*document) : 0;
    const FrameBlock block = frameBlock(p.view, p.bounds);
    streamTo(p.frame, &block, sizeof block);
    glBindBufferBase(GL_UNIFORM_BUFFER, 0, p.frame.id());
    hovers ? p.drawHover(document, onlyBrush) : p.drawAll(document);
    endDrawing();
    p.stats.shadowMaps = shadowMaps;
    p.stats.whole = p.stats.whole && (!shadowed || p.shadows->whole());
    p.current = p.stats.whole;
  }
  p.shown->present(target, view.pixelWidth, view.pixelHeight);
}

void SceneRenderer::forgetPicture() { parts_->current = false; }

DepthPicture SceneRenderer::readDepth() const {
  const Parts& p = *parts_;
  const std::vector<float> stored = p.shown->readDepth();
  DepthPicture picture{p.shown->width(), p.shown->height(), {}};
  picture.depths.reserve(stored.size());
  for (int row = picture.height - 1; row >= 0; --row)
    for (int column = 0; column < picture.width; ++column)
      picture.depths.push_back(static_cast<float>(
          eyeDepth(p.view, p.bounds,
                   static_cast<double>(stored[static_cast<std::size_t>(row * picture.width + column)]))));
  return picture;
}

const TerrainStats& SceneRenderer::stats() const { return parts_->stats; }

bool SceneRenderer::whole() const { return parts_->stats.whole; }

long long SceneRenderer::pageBytes() const { return parts_->terrain->pageBytes(); }

void SceneRenderer::terrainChanged(const GridRect& samples) {
  parts_->terrain->invalidate(samples);
  if (parts_->shadows) parts_->shadows->terrainChanged(samples);
  parts_->objects->terrainChanged(samples);
  parts_->contourLabels.terrainChanged();
  forgetPicture();
}

void SceneRenderer::fractionsChanged(const GridRect& samples) {
  parts_->terrain->invalidateFractions(samples);
  forgetPicture();
}

void SceneRenderer::materialsChanged(const GridRect& samples) {
  parts_->terrain->invalidateMaterials(samples);
  forgetPicture();
}

void SceneRenderer::objectsChanged() {
  parts_->objects->objectsChanged();
  if (parts_->shadows) parts_->shadows->objectsChanged();
  forgetPicture();
}

void SceneRenderer::scatterChanged() {
  parts_->objects->scatterChanged();
  if (parts_->shadows) parts_->shadows->objectsChanged();
  forgetPicture();
}

void SceneRenderer::scatterChanged(std::span<const int> tiles) {
  parts_->objects->scatterChanged(tiles);
  if (parts_->shadows) parts_->shadows->objectsChanged();
  forgetPicture();
}

}  // namespace scarp
