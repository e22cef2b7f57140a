#include "ui/render/ObjectRenderer.h"

#include <epoxy/gl.h>

#include <cstddef>

#include "core/geometry/Frustum.h"
#include "core/objects/AssetMesh.h"

namespace scarp {

namespace {

constexpr double kLeastPixels = 0.6;  ///< Objects that appear smaller are left out.
constexpr float kOutlinePixels = 2.0F;
constexpr std::array<float, 4> kOutline{1.0F, 0.42F, 0.04F, 1.0F};

constexpr float kGhostOpacity = 0.55F;

/// The rows of a transform to places relative to the eye.
std::array<float, 12> rowsOf(const Mat4& transform, const Vec3& eye) {
  std::array<float, 12> rows{};
  for (int row = 0; row < 3; ++row)
    for (int column = 0; column < 4; ++column)
      rows[static_cast<std::size_t>(4 * row + column)] =
          static_cast<float>(transform(row, column) - (column == 3 ? eye[row] : 0.0));
  return rows;
}

}  // namespace

Result<std::unique_ptr<ObjectRenderer>> ObjectRenderer::create() {
  Result<GlProgram> program = makeProgram("object");
  if (!program) return program.error();
  return std::unique_ptr<ObjectRenderer>(new ObjectRenderer(std::move(program.value())));
}

ObjectRenderer::ObjectRenderer(GlProgram program)
    : program_(std::move(program)),
      vertices_(makeVertexArray()),
      meshes_(makeBuffer()),
      instances_(makeBuffer()) {
  std::vector<AssetMesh::Vertex> all;
  for (std::size_t kind = 0; kind < kAssetKinds; ++kind) {
    const AssetMesh& mesh = assetMesh(static_cast<AssetKind>(kind));
    firstVertex_[kind] = static_cast<GLint>(all.size());
    vertexCount_[kind] = static_cast<GLsizei>(mesh.vertices.size());
    all.insert(all.end(), mesh.vertices.begin(), mesh.vertices.end());
  }
  storeIn(meshes_, all.data(), all.size() * sizeof(AssetMesh::Vertex));
  const GLuint array = vertices_.id();
  glVertexArrayVertexBuffer(array, 0, meshes_.id(), 0, sizeof(AssetMesh::Vertex));
  glVertexArrayVertexBuffer(array, 1, instances_.id(), 0, sizeof(Instance));
  glVertexArrayBindingDivisor(array, 1, 1);
  const auto attribute = [&](GLuint index, GLuint binding, GLint size, std::size_t offset) {
    glEnableVertexArrayAttrib(array, index);
    glVertexArrayAttribBinding(array, index, binding);
    glVertexArrayAttribFormat(array, index, size, GL_FLOAT, GL_FALSE, static_cast<GLuint>(offset));
  };
  attribute(0, 0, 3, offsetof(AssetMesh::Vertex, position));
  attribute(1, 0, 3, offsetof(AssetMesh::Vertex, normal));
  attribute(2, 0, 3, offsetof(AssetMesh::Vertex, colour));
  for (GLuint row = 0; row < 3; ++row)
    attribute(3 + row, 1, 4, offsetof(Instance, rows) + row * 4 * sizeof(float));
  attribute(6, 1, 1, offsetof(Instance, chosen));
}

void ObjectRenderer::refresh(const ObjectLayer& objects, const HeightRaster& heights,
                             const GridFrame& frame) {
  const auto place = [&](Standing& s) { s.transform = objectTransform(s.object, heights, frame); };
  if (std::exchange(outdated_, false)) {
    std::erase_if(standing_, [&](const auto& entry) { return !objects.find(entry.first); });
    for (const auto& [id, object] : objects.all()) {
      Standing& standing = standing_[id];
      if (standing.object == object) continue;
      standing = {object, {}, reachOf(object.asset, object.scale)};
      place(standing);
    }
  }
  if (const GridRect changed = std::exchange(ground_, {}); !changed.empty()) {
    // A sample shapes the cells on all its sides.
    const GridRect cells = changed.grownTowardOrigin(1);
    for (auto& [id, standing] : standing_) {
      const double column = frame.column(standing.object.x), row = frame.row(standing.object.y);
      if (column >= cells.column0 && column <= cells.column1 && row >= cells.row0 && row <= cells.row1)
        place(standing);
    }
  }
}

void ObjectRenderer::draw(const ObjectLayer& objects, const HeightRaster& heights, const GridFrame& frame,
                          const SceneView& view, const Mat4& cull) {
  refresh(objects, heights, frame);
  markers_.clear();
  if (standing_.empty()) return;
  ObjectMarkers markers(view.camera, view.size, view.selection);
  const Frustum frustum(cull);
  const Vec3& eye = view.camera.position;
  std::array<std::vector<Instance>, kAssetKinds> byKind;
  std::optional<std::pair<std::size_t, std::size_t>> chosen;  // Kind, place among its instances.
  for (const auto& [id, standing] : standing_) {
    if (!standing.transform) continue;
    const Vec3 foot = standing.transform->block<3, 1>(0, 3);
    const Vec3 reach = Vec3::Constant(standing.radius);
    if (view.objectMarkers) markers.add(id, standing.object.asset, foot, standing.radius);
    if (2.0 * standing.radius < kLeastPixels * view.camera.metresPerPixel(foot, view.size)) continue;
    if (!frustum.mayMeet({foot - reach, foot + reach})) continue;
    Instance instance{rowsOf(*standing.transform, eye), 0.0F};
    const auto kind = static_cast<std::size_t>(standing.object.asset);
    if (view.selection == id) {
      instance.chosen = 1.0F;
      chosen = {kind, byKind[kind].size()};
    }
    byKind[kind].push_back(instance);
  }
  markers_ = markers.all();
  std::vector<Instance> all;
  std::array<std::size_t, kAssetKinds> first{};
  for (std::size_t kind = 0; kind < kAssetKinds; ++kind) {
    first[kind] = all.size();
    all.insert(all.end(), byKind[kind].begin(), byKind[kind].end());
  }
  if (all.empty()) return;
  prepare(all);
  for (std::size_t kind = 0; kind < kAssetKinds; ++kind) drawMesh(kind, first[kind], byKind[kind].size());
  if (chosen)
    drawOutline(chosen->first, first[chosen->first] + chosen->second,
                static_cast<float>(view.pixelWidth / view.size.width));
}

void ObjectRenderer::drawGhost(const Object& object, const HeightRaster& heights, const GridFrame& frame,
                               const SceneView& view) {
  const auto transform = objectTransform(object, heights, frame);
  if (!transform) return;
  prepare({Instance{rowsOf(*transform, view.camera.position), 0.0F}});
  const auto kind = static_cast<std::size_t>(object.asset);
  // What is nearest of it, and then that alone: its own far side does not show through.
  glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
  drawMesh(kind, 0, 1);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  glDepthMask(GL_FALSE);
  glEnable(GL_BLEND);
  // The picture itself stays opaque.
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
  glProgramUniform1f(program_.id(), 2, kGhostOpacity);
  drawMesh(kind, 0, 1);
  glDisable(GL_BLEND);
  glDepthMask(GL_TRUE);
}

void ObjectRenderer::prepare(const std::vector<Instance>& instances) {
  streamTo(instances_, instances.data(), instances.size() * sizeof(Instance));
  glUseProgram(program_.id());
  glBindVertexArray(vertices_.id());
  glProgramUniform2f(program_.id(), 0, 0.0F, 0.0F);
  glProgramUniform4f(program_.id(), 1, 0.0F, 0.0F, 0.0F, 0.0F);
  glProgramUniform1f(program_.id(), 2, 1.0F);
}

void ObjectRenderer::drawMesh(std::size_t kind, std::size_t firstInstance, std::size_t count) {
  if (count == 0) return;
  glDrawArraysInstancedBaseInstance(GL_TRIANGLES, firstVertex_[kind], vertexCount_[kind],
                                    static_cast<GLsizei>(count), static_cast<GLuint>(firstInstance));
}

void ObjectRenderer::drawOutline(std::size_t kind, std::size_t instance, float pixelRatio) {
  // The shape is marked as nearer than all else, then drawn shifted all round wherever the mark is not:
  // a line of even width, whatever the mesh, that shows through what hides the object. Nothing is drawn
  // afterwards that needs the depth there.
  glDepthFunc(GL_ALWAYS);
  glDepthRangef(1.0F, 1.0F);
  glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
  drawMesh(kind, instance, 1);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  glDepthFunc(GL_GREATER);
  glDepthRangef(0.999F, 0.999F);
  glProgramUniform4fv(program_.id(), 1, 1, kOutline.data());
  constexpr std::array<std::array<float, 2>, 8> around{
      {{1, 0}, {0.7F, 0.7F}, {0, 1}, {-0.7F, 0.7F}, {-1, 0}, {-0.7F, -0.7F}, {0, -1}, {0.7F, -0.7F}}};
  for (const auto& [x, y] : around) {
    glProgramUniform2f(program_.id(), 0, x * kOutlinePixels * pixelRatio, y * kOutlinePixels * pixelRatio);
    drawMesh(kind, instance, 1);
  }
  glDepthRangef(0.0F, 1.0F);
  glDepthFunc(GL_GEQUAL);
}

}  // namespace scarp
