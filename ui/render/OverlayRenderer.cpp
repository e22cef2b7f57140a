#include "ui/render/OverlayRenderer.h"

#include <epoxy/gl.h>

#include <cstddef>

namespace scarp {

namespace {

constexpr float kHidden = 0.28F;  ///< Opacity of what is hidden, of its own.

std::array<float, 3> relative(const Vec3& place, const Vec3& eye) {
  const Vec3 r = place - eye;
  return {static_cast<float>(r.x()), static_cast<float>(r.y()), static_cast<float>(r.z())};
}

void attribute(const GlVertexArray& array, GLuint index, GLint size, std::size_t offset) {
  glEnableVertexArrayAttrib(array.id(), index);
  glVertexArrayAttribBinding(array.id(), index, 0);
  glVertexArrayAttribFormat(array.id(), index, size, GL_FLOAT, GL_FALSE, static_cast<GLuint>(offset));
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
  glVertexArrayVertexBuffer(lineVertices_.id(), 0, lineBuffer_.id(), 0, sizeof(LineInstance));
  glVertexArrayBindingDivisor(lineVertices_.id(), 0, 1);
  attribute(lineVertices_, 0, 3, offsetof(LineInstance, from));
  attribute(lineVertices_, 1, 3, offsetof(LineInstance, to));
  attribute(lineVertices_, 2, 4, offsetof(LineInstance, colour));
  attribute(lineVertices_, 3, 2, offsetof(LineInstance, width));
  glVertexArrayVertexBuffer(areaVertices_.id(), 0, areaBuffer_.id(), 0, sizeof(AreaVertex));
  attribute(areaVertices_, 0, 3, offsetof(AreaVertex, place));
  attribute(areaVertices_, 1, 4, offsetof(AreaVertex, colour));
}

void OverlayRenderer::draw(const Overlay& overlay, const Vec3& eye) {
  if (overlay.empty()) return;
  stream(overlay, eye);
  glDepthMask(GL_FALSE);
  glEnable(GL_BLEND);
  // The picture itself stays opaque.
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
  glDepthFunc(GL_LESS);
  drawPass(overlay, kHidden);
  glDepthFunc(GL_GEQUAL);
  drawPass(overlay, 1.0F);
  glDisable(GL_BLEND);
  glDepthMask(GL_TRUE);
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

}  // namespace scarp
