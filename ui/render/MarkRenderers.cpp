#include "ui/render/MarkRenderers.h"

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QtGlobal>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <epoxy/gl.h>

#include "core/geometry/Frustum.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

Result<std::unique_ptr<BackdropRenderer>> BackdropRenderer::create() {
  Result<GlProgram> backdrop = makeProgram("backdrop");
  if (!backdrop) return backdrop.error();
  Result<GlProgram> compass = makeProgram("compass");
  if (!compass) return compass.error();
  return std::unique_ptr<BackdropRenderer>(
      new BackdropRenderer(std::move(backdrop.value()), std::move(compass.value())));
}

BackdropRenderer::BackdropRenderer(GlProgram backdrop, GlProgram compass)
    : backdrop_(std::move(backdrop)), compass_(std::move(compass)), none_(makeVertexArray()) {}

void BackdropRenderer::drawBackdrop(bool grid) {
  glUseProgram(backdrop_.id());
  glProgramUniform1i(backdrop_.id(), 0, grid ? 1 : 0);
  glBindVertexArray(none_.id());
  glDepthMask(GL_FALSE);
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glDepthMask(GL_TRUE);
}

void BackdropRenderer::drawCompass() {
  glUseProgram(compass_.id());
  glBindVertexArray(none_.id());
  const GlBlending blending(GlBlending::Depth::Ignored);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

namespace {

constexpr float kHidden = 0.28F;  ///< Opacity of what is hidden, of its own.

std::array<float, 3> relative(const Vec3& place, const Vec3& eye) {
  const Vec3 r = place - eye;
  return {static_cast<float>(r.x()), static_cast<float>(r.y()), static_cast<float>(r.z())};
}

}  // namespace

Result<std::unique_ptr<OverlayRenderer>> OverlayRenderer::create() {
  Result<GlProgram> lines = makeProgram("overlay-line");
  if (!lines) return lines.error();
  Result<GlProgram> areas = makeProgram("overlay-area");
  if (!areas) return areas.error();
  return std::unique_ptr<OverlayRenderer>(
      new OverlayRenderer(std::move(lines.value()), std::move(areas.value())));
}

OverlayRenderer::OverlayRenderer(GlProgram lines, GlProgram areas)
    : lines_(std::move(lines)),
      areas_(std::move(areas)),
      lineVertices_(makeVertexArray()),
      areaVertices_(makeVertexArray()),
      lineBuffer_(makeBuffer()),
      areaBuffer_(makeBuffer()) {
  readBuffer(lineVertices_, lineBuffer_, sizeof(LineInstance), true);
  addFloats(lineVertices_, 0, 3, offsetof(LineInstance, from));
  addFloats(lineVertices_, 1, 3, offsetof(LineInstance, to));
  addFloats(lineVertices_, 2, 4, offsetof(LineInstance, colour));
  addFloats(lineVertices_, 3, 2, offsetof(LineInstance, width));
  readBuffer(areaVertices_, areaBuffer_, sizeof(AreaVertex));
  addFloats(areaVertices_, 0, 3, offsetof(AreaVertex, place));
  addFloats(areaVertices_, 1, 4, offsetof(AreaVertex, colour));
}

void OverlayRenderer::draw(const Overlay& overlay, const Vec3& eye) {
  if (overlay.empty()) return;
  stream(overlay, eye);
  const GlBlending blending;
  glDepthFunc(GL_LESS);
  drawPass(overlay, kHidden);
  glDepthFunc(GL_GEQUAL);
  drawPass(overlay, 1.0F);
}

void OverlayRenderer::stream(const Overlay& overlay, const Vec3& eye) {
  std::vector<LineInstance> lines;
  lines.reserve(overlay.lines.size());
  for (const Overlay::Line& line : overlay.lines)
    lines.push_back({relative(line.from, eye), relative(line.to, eye), line.colour, line.width, line.casing});
  std::vector<AreaVertex> corners;
  corners.reserve(3 * overlay.areas.size());
  for (const Overlay::Area& area : overlay.areas)
    for (const Vec3& corner : area.corners) corners.push_back({relative(corner, eye), area.colour});
  streamTo(lineBuffer_, lines.data(), lines.size() * sizeof(LineInstance));
  streamTo(areaBuffer_, corners.data(), corners.size() * sizeof(AreaVertex));
}

void OverlayRenderer::drawPass(const Overlay& overlay, float opacity) {
  if (!overlay.areas.empty()) {
    glUseProgram(areas_.id());
    glProgramUniform1f(areas_.id(), 0, opacity);
    glBindVertexArray(areaVertices_.id());
    glDrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(3 * overlay.areas.size()));
  }
  if (!overlay.lines.empty()) {
    glUseProgram(lines_.id());
    glProgramUniform1f(lines_.id(), 0, opacity);
    glBindVertexArray(lineVertices_.id());
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(overlay.lines.size()));
  }
}

namespace {

/// By AssetKind, and that of others; sRGB.
constexpr std::array<std::array<float, 3>, kAssetKinds + 1> kTints{{{0.30F, 0.66F, 0.36F},
                                                                    {0.66F, 0.80F, 0.30F},
                                                                    {0.74F, 0.72F, 0.70F},
                                                                    {0.93F, 0.62F, 0.45F},
                                                                    {0.95F, 0.30F, 0.32F},
                                                                    {0.62F, 0.66F, 0.92F}}};
constexpr std::array<float, 3> kSelected{1.0F, 0.72F, 0.15F};

}  // namespace

Result<std::unique_ptr<MarkerRenderer>> MarkerRenderer::create() {
  Result<GlProgram> program = makeProgram("object-marker");
  if (!program) return program.error();
  return std::unique_ptr<MarkerRenderer>(new MarkerRenderer(std::move(program.value())));
}

MarkerRenderer::MarkerRenderer(GlProgram program)
    : program_(std::move(program)), vertices_(makeVertexArray()), instances_(makeBuffer()) {
  readBuffer(vertices_, instances_, sizeof(Instance), true);
  addFloats(vertices_, 0, 3, offsetof(Instance, foot));
  addFloats(vertices_, 1, 4, offsetof(Instance, tint));
  addFloats(vertices_, 2, 2, offsetof(Instance, radius));
}

void MarkerRenderer::draw(const std::vector<ObjectMarker>& markers, const Vec3& eye) {
  if (markers.empty()) return;
  std::vector<Instance> all;
  all.reserve(markers.size());
  for (const ObjectMarker& marker : markers) {
    const Vec3 foot = marker.foot - eye;
    const auto& tint =
        marker.selected ? kSelected
                        : kTints[std::min<std::size_t>(static_cast<std::size_t>(marker.asset), kAssetKinds)];
    all.push_back({{static_cast<float>(foot.x()), static_cast<float>(foot.y()), static_cast<float>(foot.z())},
                   {tint[0], tint[1], tint[2], static_cast<float>(marker.opacity)},
                   static_cast<float>(marker.crowded ? kCrowdedMarkerRadius : kMarkerRadius),
                   static_cast<float>(marker.crowded ? kCrowdedMarkerLift : kMarkerLift)});
  }
  streamTo(instances_, all.data(), all.size() * sizeof(Instance));
  glUseProgram(program_.id());
  glBindVertexArray(vertices_.id());
  const GlBlending blending;
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(all.size()));
}

namespace {

constexpr double kLetterPixels = 11.5,
                 kRimPixels = 3.2;  ///< Logical pixels; the rim's is on both sides together.
const QString kLetters = QStringLiteral("0123456789.,-−’' ");

float toFloat(double x) { return static_cast<float>(x); }

}  // namespace

Result<std::unique_ptr<LabelRenderer>> LabelRenderer::create() {
  Result<GlProgram> program = makeProgram("label");
  if (!program) return program.error();
  return std::unique_ptr<LabelRenderer>(new LabelRenderer(std::move(program.value())));
}

LabelRenderer::LabelRenderer(GlProgram program)
    : program_(std::move(program)), vertices_(makeVertexArray()), buffer_(makeBuffer()) {
  readBuffer(vertices_, buffer_, sizeof(Glyph), true);
  addFloats(vertices_, 0, 2, offsetof(Glyph, middle));
  addFloats(vertices_, 1, 2, offsetof(Glyph, along));
  addFloats(vertices_, 2, 4, offsetof(Glyph, place));
  addFloats(vertices_, 3, 4, offsetof(Glyph, source));
}

void LabelRenderer::prepare(double ratio) {
  if (ratio == ratio_) return;
  ratio_ = ratio;
  QFont font = QGuiApplication::font();
  font.setPixelSize(static_cast<int>(std::lround(kLetterPixels * ratio)));
  font.setWeight(QFont::DemiBold);
  const QFontMetricsF metrics(font);
  const int rim = static_cast<int>(std::ceil(kRimPixels * ratio)),
            high = static_cast<int>(std::ceil(metrics.height())) + 2 * rim;
  letters_.clear();
  int wide = 0;
  for (const QChar letter : kLetters) {
    const double advance = metrics.horizontalAdvance(letter);
    const int cell = static_cast<int>(std::ceil(advance)) + 2 * rim;
    letters_[letter] = {QRect(wide, 0, cell, high), advance};
    wide += cell;
  }
  QImage picture(wide, high, QImage::Format_RGB32);
  picture.fill(Qt::black);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  // Letters add red to the rims' green.
  painter.setCompositionMode(QPainter::CompositionMode_Plus);
  for (const auto& [letter, where] : letters_) {
    QPainterPath outline;
    outline.addText(where.source.left() + rim, rim + metrics.ascent(), font, letter);
    const QColor red(255, 0, 0), green(0, 255, 0);
    painter.fillPath(outline, red);
    painter.strokePath(outline, QPen(green, kRimPixels * ratio, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(outline, green);
  }
  painter.end();
  picture_ = makeTexture(GL_TEXTURE_2D);
  glTextureStorage2D(picture_.id(), 1, GL_RGBA8, wide, high);
  glTextureSubImage2D(picture_.id(), 0, 0, 0, wide, high, GL_BGRA, GL_UNSIGNED_BYTE, picture.constBits());
  setSampling(picture_, GL_LINEAR, GL_LINEAR, GL_REPEAT);
}

void LabelRenderer::write(const ContourLabel& label, const Vec2& middle) {
  const QString text = numberText(label.height, 7);
  double length = 0.0;
  for (const QChar letter : text)
    if (const auto found = letters_.find(letter); found != letters_.end()) length += found->second.advance;
  double at = -0.5 * length;
  for (const QChar letter : text) {
    const auto found = letters_.find(letter);
    if (found == letters_.end()) continue;
    const auto& [source, advance] = found->second;
    const double rim = 0.5 * (source.width() - std::ceil(advance));
    glyphs_.push_back({{toFloat(middle.x()), toFloat(middle.y())},
                       {toFloat(label.along.x()), toFloat(label.along.y())},
                       {toFloat(at - rim), toFloat(-0.5 * source.height()), toFloat(source.width()), toFloat(source.height())},
                       {toFloat(source.x()), toFloat(source.y()), toFloat(source.width()), toFloat(source.height())}});
    at += advance;
  }
}

void LabelRenderer::draw(const std::vector<ContourLabel>& labels, const SceneView& view, bool light) {
  const double ratio = view.pixelWidth / view.size.width;
  prepare(ratio);
  glyphs_.clear();
  for (const ContourLabel& label : labels)
    if (const auto pixel = view.camera.project(label.place, view.size)) write(label, *pixel * ratio);
  if (glyphs_.empty()) return;
  streamTo(buffer_, glyphs_.data(), glyphs_.size() * sizeof(Glyph));
  glUseProgram(program_.id());
  const std::array<float, 3> pale{0.98F, 0.96F, 0.90F}, dark{0.10F, 0.07F, 0.05F};
  glProgramUniform3fv(program_.id(), 0, 1, (light ? pale : dark).data());
  glProgramUniform3fv(program_.id(), 1, 1, (light ? dark : pale).data());
  glBindTextureUnit(0, picture_.id());
  glBindVertexArray(vertices_.id());
  const GlBlending blending(GlBlending::Depth::Ignored);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(glyphs_.size()));
}

namespace {

/// The uniforms of water.vert and water.frag.
enum WaterUniform : GLint { kWaterGrid = 0, kWaterEyeHeight = 1, kWaterFirstSample = 2, kWaterSea = 3 };

constexpr double kNoSea = -1e30;  ///< Metres.

}  // namespace

Result<std::unique_ptr<WaterRenderer>> WaterRenderer::create() {
  Result<GlProgram> program = makeProgram("water");
  if (!program) return program.error();
  return std::unique_ptr<WaterRenderer>(new WaterRenderer(std::move(program.value())));
}

WaterRenderer::WaterRenderer(GlProgram program) : program_(std::move(program)), array_(makeVertexArray()) {
  addFloats(array_, 0, 4, 0);
}

const GlProgram& WaterRenderer::programFor(ShadowQuality shadows) {
  if (shadows == ShadowQuality::Off) return program_;
  if (!shadowed_) {
    Result<GlProgram> made = makeProgram("water", {"SHADOWS"});
    if (!made) qWarning("%s", made.error().text().c_str());
    shadowed_ = made ? std::move(made.value()) : GlProgram();
  }
  return *shadowed_ ? *shadowed_ : program_;
}

void WaterRenderer::bring(const std::shared_ptr<const WaterTiles>& tiles) {
  if (tiles == shown_) return;
  shown_ = tiles;
  std::erase_if(tiles_, [&](const auto& entry) {
    const auto found = tiles->meshes.find(entry.first);
    return found == tiles->meshes.end() || found->second != entry.second.mesh;
  });
  for (const auto& [slot, mesh] : tiles->meshes) {
    if (tiles_.contains(slot)) continue;
    TileOnCard tile{mesh, mesh->box(tiles->frame), makeBuffer(), makeBuffer()};
    storeIn(tile.vertices, mesh->vertices.data(), mesh->vertices.size() * sizeof(WaterVertex));
    storeIn(tile.triangles, mesh->triangles.data(), mesh->triangles.size() * sizeof(mesh->triangles.front()));
    tiles_.emplace(slot, std::move(tile));
  }
}

void WaterRenderer::draw(const SceneView& view, const Mat4& cull) {
  static_assert(sizeof(WaterVertex) == 4 * sizeof(float));
  if (!view.water || !view.settings.lineWater) return;
  bring(view.water);
  if (tiles_.empty()) return;
  const GridFrame& frame = view.water->frame;
  const Vec3& eye = view.camera.position;
  // Samples count from one near the eye, so that single precision holds their places.
  const auto near = [](double at, int count) {
    return static_cast<int>(std::lround(std::clamp(at, 0.0, double(count - 1))));
  };
  const std::array<int, 2> anchor{near(frame.column(eye.x()), frame.columns),
                                  near(frame.row(eye.y()), frame.rows)};
  const auto f = [](double value) { return static_cast<float>(value); };
  const GLuint program = programFor(view.settings.shadows).id();
  glProgramUniform4f(program, kWaterGrid, f(frame.dx), f(-frame.dy), f(frame.x(anchor[0]) - eye.x()),
                     f(frame.y(anchor[1]) - eye.y()));
  const float high = f(eye.z());
  glProgramUniform2f(program, kWaterEyeHeight, high, f(eye.z() - double(high)));
  glProgramUniform1f(program, kWaterSea, f(view.settings.water ? view.settings.seaLevel - eye.z() : kNoSea));
  glUseProgram(program);
  glBindVertexArray(array_.id());
  const GlBlending blending;
  glBlendFuncSeparate(GL_ONE, GL_SRC1_COLOR, GL_ZERO, GL_ONE);
  const Frustum frustum(cull);
  for (const auto& [slot, tile] : tiles_) {
    if (!frustum.mayMeet(tile.box)) continue;
    glProgramUniform2i(program, kWaterFirstSample, tile.mesh->column - anchor[0], tile.mesh->row - anchor[1]);
    readBuffer(array_, tile.vertices, sizeof(WaterVertex));
    glVertexArrayElementBuffer(array_.id(), tile.triangles.id());
    glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(3 * tile.mesh->triangles.size()), GL_UNSIGNED_INT,
                   nullptr);
  }
}

}  // namespace scarp
