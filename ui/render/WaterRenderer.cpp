#include "ui/render/WaterRenderer.h"

#include <epoxy/gl.h>

#include <QtGlobal>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "core/geometry/Frustum.h"

namespace scarp {

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
  glEnableVertexArrayAttrib(array_.id(), 0);
  glVertexArrayAttribBinding(array_.id(), 0, 0);
  glVertexArrayAttribFormat(array_.id(), 0, 4, GL_FLOAT, GL_FALSE, 0);
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
  glDepthMask(GL_FALSE);
  glEnable(GL_BLEND);
  // The picture itself stays opaque.
  glBlendFuncSeparate(GL_ONE, GL_SRC1_COLOR, GL_ZERO, GL_ONE);
  const Frustum frustum(cull);
  for (const auto& [slot, tile] : tiles_) {
    if (!frustum.mayMeet(tile.box)) continue;
    glProgramUniform2i(program, kWaterFirstSample, tile.mesh->column - anchor[0], tile.mesh->row - anchor[1]);
    glVertexArrayVertexBuffer(array_.id(), 0, tile.vertices.id(), 0, sizeof(WaterVertex));
    glVertexArrayElementBuffer(array_.id(), tile.triangles.id());
    glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(3 * tile.mesh->triangles.size()), GL_UNSIGNED_INT,
                   nullptr);
  }
  glDisable(GL_BLEND);
  glDepthMask(GL_TRUE);
}

}  // namespace scarp
