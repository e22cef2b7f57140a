#include "ui/render/ObjectRenderer.h"

#include <epoxy/gl.h>

#include <QtGlobal>
#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/geometry/Frustum.h"
#include "core/objects/AssetMesh.h"
#include "core/scatter/BentRows.h"
#include "core/scatter/ScatterField.h"
#include "ui/render/ShadowMap.h"

namespace scarp {

namespace {

constexpr double kLevelPixels = 1.0;  ///< By which a level of detail may depart from the model.
constexpr float kOutlinePixels = 2.0F;
constexpr std::array<float, 4> kOutline{1.0F, 0.42F, 0.04F, 1.0F};

constexpr float kGhostOpacity = 0.55F;
/// More selected objects than this are tinted, but have no outline.
constexpr std::size_t kMostOutlined = 2000;
/// More of what rules put down than this is not even tinted.
constexpr std::size_t kMostTinted = 5000;
/// Nearer by some hundredths of the distance: more than a picture of an object departs from its place.
constexpr float kOverUnits = 250'000.0F;

bool hasOutlines(const SceneSelection& selection) {
  return !selection.empty() && selection.size() <= kMostOutlined;
}

/// An object's own colour as shaders take it, and whether it is selected.
std::array<float, 4> lookOf(const Object& object, bool chosen) {
  const auto linear = [&](int shift) {
    return object.tint == kNoTint
               ? 1.0F
               : std::pow(static_cast<float>((object.tint >> shift) & 255U) / 255.0F, 2.2F);
  };
  return {linear(16), linear(8), linear(0), chosen ? 1.0F : 0.0F};
}

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

Result<ObjectRenderer::Programs> ObjectRenderer::makePrograms(const QStringList& defines) {
  Result<GlProgram> object = makeProgram("object", defines);
  if (!object) return object.error();
  Result<GlProgram> opaque = makeProgram("model", defines);
  if (!opaque) return opaque.error();
  Result<GlProgram> cutout = makeProgram("model", QStringList(defines) << "CUTOUT");
  if (!cutout) return cutout.error();
  return Programs{std::move(object.value()), {std::move(opaque.value()), std::move(cutout.value())}};
}

Result<std::unique_ptr<ObjectRenderer>> ObjectRenderer::create() {
  Result<Programs> seen = makePrograms({});
  if (!seen) return seen.error();
  Result<Programs> pictured = makePrograms({"PICTURED"});
  if (!pictured) return pictured.error();
  auto scatter = FarObjectRenderer::create();
  if (!scatter) return scatter.error();
  return std::unique_ptr<ObjectRenderer>(
      new ObjectRenderer(std::move(seen.value()), std::move(pictured.value()), std::move(scatter.value())));
}

ObjectRenderer::ObjectRenderer(Programs seen, Programs pictured, std::unique_ptr<FarObjectRenderer> scatter)
    : pictured_(std::move(pictured)),
      far_(std::move(scatter)),
      vertices_(makeVertexArray()),
      meshes_(makeBuffer()),
      instances_(makeBuffer()) {
  drawing_ = &(programs_[ObjectPass::Seen] = std::move(seen));
  std::vector<AssetMesh::Vertex> all;
  for (std::size_t kind = 0; kind < kAssetKinds; ++kind) {
    const AssetMesh& mesh = assetMesh(static_cast<AssetKind>(kind));
    drawn_.push_back({static_cast<AssetKind>(kind), static_cast<GLint>(all.size()),
                      static_cast<GLsizei>(mesh.vertices.size())});
    all.insert(all.end(), mesh.vertices.begin(), mesh.vertices.end());
  }
  storeIn(meshes_, all.data(), all.size() * sizeof(AssetMesh::Vertex));
  readBuffer(vertices_, meshes_, sizeof(AssetMesh::Vertex));
  readBuffer(vertices_, instances_, sizeof(Instance), true, 1);
  addFloats(vertices_, 0, 3, offsetof(AssetMesh::Vertex, position));
  addFloats(vertices_, 1, 3, offsetof(AssetMesh::Vertex, normal));
  addFloats(vertices_, 2, 3, offsetof(AssetMesh::Vertex, colour));
  for (unsigned row = 0; row < 3; ++row)
    addFloats(vertices_, 3 + row, 4, offsetof(Instance, rows) + row * 4 * sizeof(float), 1);
  addFloats(vertices_, 6, 4, offsetof(Instance, look), 1);
}

const ObjectRenderer::Programs& ObjectRenderer::programsOf(ObjectPass pass) {
  const auto found = programs_.find(pass);
  if (found != programs_.end()) return found->second.object ? found->second : programs_[ObjectPass::Seen];
  Result<Programs> made = makePrograms(passDefines(pass));
  if (!made) qWarning("%s", made.error().text().c_str());
  programs_[pass] = made ? std::move(made.value()) : Programs();
  return programsOf(pass);
}

void ObjectRenderer::followAssets(const AssetTable& assets) {
  if (&assets.own() == &assets_.own()) return;
  const AssetTable before = std::exchange(assets_, assets);
  const std::vector<Drawn> drawnBefore(drawn_.begin() + kAssetKinds, drawn_.end());
  drawn_.resize(kAssetKinds);
  places_.clear();
  for (const Drawn& drawn : drawnBefore) {
    // What looks as it did stays on the graphics card.
    const Asset *was = before.find(drawn.asset), *is = assets.find(drawn.asset);
    if (drawn.mesh && was && is && was->model == is->model && was->content == is->content)
      drawn_[drawnOf(drawn.asset)].mesh = drawn.mesh;
  }
  far_->assetsChanged();
}

std::size_t ObjectRenderer::drawnOf(AssetKind asset) {
  if (isBuiltIn(asset)) return static_cast<std::size_t>(asset);
  const auto [place, first] = places_.try_emplace(asset, drawn_.size());
  if (first) drawn_.push_back({asset});
  return place->second;
}

const ModelMesh& ObjectRenderer::meshOf(Drawn& drawn) {
  if (!drawn.mesh) {
    const AssetShape& shape = assets_.shape(drawn.asset);
    drawn.mesh = std::make_shared<const ModelMesh>(shape.model ? *shape.model : boxModel(shape.bounds),
                                                   instances_, static_cast<int>(sizeof(Instance)),
                                                   static_cast<int>(offsetof(Instance, look)));
  }
  return *drawn.mesh;
}

std::size_t ObjectRenderer::add(Batches& batches, std::size_t drawn, const Mat4& transform,
                                const Object& object, bool selected, const SceneView& view) {
  int level = 0;
  if (drawn >= kAssetKinds)
    level = meshOf(drawn_[drawn])
                .levelFor(kLevelPixels * view.camera.metresPerPixel(transform.block<3, 1>(0, 3), view.size) /
                          object.scale);
  if (drawn >= batches.size()) batches.resize(drawn_.size());
  batches[drawn][static_cast<std::size_t>(level)].push_back(
      {rowsOf(transform, view.camera.position), lookOf(object, selected)});
  return static_cast<std::size_t>(level);
}

void ObjectRenderer::addNear(Batches& batches, Batches& chosen, const SceneView& view) {
  for (const NearObject& near : far_->near()) {
    const std::size_t drawn = drawnOf(near.object.asset);
    const std::size_t level = add(batches, drawn, near.transform, near.object, near.selected, view);
    if (!near.selected || !hasOutlines(view.selection)) continue;
    chosen.resize(std::max(chosen.size(), batches.size()));
    chosen[drawn][level].push_back(batches[drawn][level].back());
  }
}

std::vector<ObjectMarker> ObjectRenderer::placeMarkers(const SceneView& view) const {
  if (!view.objectMarkers) return {};
  ObjectMarkers markers(view.camera, view.size, view.selection.objects);
  for (const auto& [id, placed] : placed_.all()) {
    if (!placed.pose || placed.object.hidden) continue;
    markers.add(id, placed.object.asset, placed.pose->foot,
                placed.object.scale * assets_.shape(placed.object.asset).reach);
  }
  return markers.all();
}

void ObjectRenderer::addChosenScattered(Batches& batches, Batches& chosen, const HeightRaster& heights,
                                        const GridFrame& frame, const SceneView& view,
                                        const Frustum& frustum) {
  if (!view.scattered) return;
  const auto places = view.selection.scattered.ids();
  const bool outlines = hasOutlines(view.selection);
  for (const ScatterPlace& place : places.first(std::min(places.size(), kMostTinted))) {
    const ScatteredObject* found = view.scattered->find(place);
    if (!found) continue;
    const auto& rules = view.scattered->rules();
    const Object object = objectOf(*found, *std::ranges::find(rules, place.rule, &ScatterRule::id));
    const auto transform = objectTransform(object, heights, frame);
    if (!transform) continue;
    const Vec3 foot = transform->block<3, 1>(0, 3);
    const Vec3 reach = Vec3::Constant(object.scale * assets_.shape(object.asset).reach);
    if (!frustum.mayMeet({foot - reach, foot + reach})) continue;
    const std::size_t drawn = drawnOf(object.asset);
    const std::size_t level = add(batches, drawn, *transform, object, true, view);
    if (!outlines) continue;
    chosen.resize(std::max(chosen.size(), batches.size()));
    chosen[drawn][level].push_back(batches[drawn][level].back());
  }
}

void ObjectRenderer::draw(const ObjectLayer& objects, const HeightRaster& heights, const GridFrame& frame,
                          const SceneView& view, const Mat4& cull, ObjectPass pass) {
  drawing_ = &programsOf(pass);
  followAssets(objects.assets());
  far_->placedChanged(placed_.refresh(objects, heights, frame));
  const Frustum frustum(cull);
  far_->choose({placed_, view.scattered, assets_, heights, frame, hasOutlines(view.selection)}, view, frustum,
               pass);
  Batches batches, chosen;
  addNear(batches, chosen, view);
  markers_ = placeMarkers(view);
  const bool casters = pass == ObjectPass::Casters;
  if (casters) {
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(kCasterSlope, kCasterUnits);
  }
  if (prepare(batches)) drawBatches(batches);
  drawBent(view, frustum);
  if (casters) glDisable(GL_POLYGON_OFFSET_FILL);
  far_->drawFar(view, [this](AssetKind asset) { drawPictured(asset); });
  Batches over;
  addChosenScattered(over, chosen, heights, frame, view, frustum);
  if (prepare(over)) drawOver(over);
  if (prepare(chosen)) drawOutline(chosen, static_cast<float>(view.pixelWidth / view.size.width));
}

void ObjectRenderer::drawBent(const SceneView& view, const Frustum& frustum) {
  if (view.bent != bent_) {
    std::map<const BentMesh*, ModelMesh> were = std::exchange(bentOnCard_, {});
    if (view.bent)
      for (const auto& bent : *view.bent) {
        if (auto known = were.extract(bent.get()); !known.empty()) {
          bentOnCard_.insert(std::move(known));
          continue;
        }
        const bool shares = bent->source && assets_.shape(bent->asset).model == bent->source;
        bentOnCard_.try_emplace(bent.get(), bent->mesh, instances_, static_cast<int>(sizeof(Instance)),
                                static_cast<int>(offsetof(Instance, look)),
                                shares ? &meshOf(drawn_[drawnOf(bent->asset)]) : nullptr);
      }
    // The old ones are held until here, so that no new one has the address of one of them.
    bent_ = view.bent;
  }
  if (!bent_) return;
  std::vector<Instance> instances;
  std::vector<const ModelMesh*> meshes;
  for (const auto& bent : *bent_) {
    if (!frustum.mayMeet(bent->box())) continue;
    Mat4 transform = Mat4::Identity();
    transform.block<3, 1>(0, 3) = bent->origin;
    instances.push_back({rowsOf(transform, view.camera.position), lookOf({}, false)});
    meshes.push_back(&bentOnCard_.at(bent.get()));
  }
  if (meshes.empty()) return;
  prepare(instances);
  for (std::size_t i = 0; i < meshes.size(); ++i) meshes[i]->draw(drawing_->models, 0, i, 1);
}

bool ObjectRenderer::prepare(const Batches& batches) {
  std::vector<Instance> all;
  for (const auto& levels : batches)
    for (const std::vector<Instance>& batch : levels) all.insert(all.end(), batch.begin(), batch.end());
  if (all.empty()) return false;
  prepare(all);
  return true;
}

void ObjectRenderer::drawBatches(const Batches& batches) {
  std::size_t first = 0;
  for (std::size_t drawn = 0; drawn < batches.size(); ++drawn)
    for (std::size_t level = 0; level < kMostModelLevels; ++level) {
      const std::size_t count = batches[drawn][level].size();
      drawMesh(*drawing_, drawn, static_cast<int>(level), first, count);
      first += count;
    }
}

void ObjectRenderer::drawPictured(AssetKind asset) {
  // As the frame has it: its foot is the origin.
  prepare({Instance{rowsOf(Mat4::Identity(), Vec3::Zero()), lookOf({}, false)}});
  drawMesh(pictured_, drawnOf(asset), 0, 0, 1);
}

void ObjectRenderer::drawGhost(const Object& object, const HeightRaster& heights, const GridFrame& frame,
                               const SceneView& view) {
  if (!isBuiltIn(object.asset) && !assets_.contains(object.asset)) return;
  const auto transform = objectTransform(object, heights, frame);
  if (!transform) return;
  prepare({Instance{rowsOf(*transform, view.camera.position), lookOf(object, false)}});
  const std::size_t drawn = drawnOf(object.asset);
  // What is nearest of it, and then that alone: its own far side does not show through.
  glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
  drawMesh(programsOf(ObjectPass::Seen), drawn, 0, 0, 1);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  const GlBlending blending;
  setUniforms(2, {kGhostOpacity}, 1);
  drawMesh(programsOf(ObjectPass::Seen), drawn, 0, 0, 1);
}

void ObjectRenderer::prepare(const std::vector<Instance>& instances) {
  streamTo(instances_, instances.data(), instances.size() * sizeof(Instance));
  setUniforms(0, {}, 2);
  setUniforms(1, {}, 4);
  setUniforms(2, {1.0F}, 1);
}

void ObjectRenderer::setUniforms(unsigned location, const std::array<float, 4>& value, int count) const {
  const auto at = static_cast<GLint>(location);
  const auto set = [&](const Programs& programs) {
    for (const GlProgram* program : {&programs.object, &programs.models.opaque, &programs.models.cutout}) {
      if (count == 1) glProgramUniform1fv(program->id(), at, 1, value.data());
      if (count == 2) glProgramUniform2fv(program->id(), at, 1, value.data());
      if (count == 4) glProgramUniform4fv(program->id(), at, 1, value.data());
    }
  };
  set(pictured_);
  for (const auto& [pass, programs] : programs_)
    if (programs.object) set(programs);
}

void ObjectRenderer::drawMesh(const Programs& programs, std::size_t drawn, int level,
                              std::size_t firstInstance, std::size_t count) {
  if (count == 0) return;
  Drawn& one = drawn_[drawn];
  if (!isBuiltIn(one.asset)) return meshOf(one).draw(programs.models, level, firstInstance, count);
  glUseProgram(programs.object.id());
  glBindVertexArray(vertices_.id());
  glDrawArraysInstancedBaseInstance(GL_TRIANGLES, one.firstVertex, one.vertexCount,
                                    static_cast<GLsizei>(count), static_cast<GLuint>(firstInstance));
}

void ObjectRenderer::drawOver(const Batches& batches) {
  glEnable(GL_POLYGON_OFFSET_FILL);
  glPolygonOffset(0.0F, kOverUnits);
  drawBatches(batches);
  glDisable(GL_POLYGON_OFFSET_FILL);
}

void ObjectRenderer::drawOutline(const Batches& chosen, float pixelRatio) {
  // The shape is marked as nearer than all else, then drawn shifted all round wherever the mark is not:
  // a line of even width, whatever the mesh, that shows through what hides the object. Nothing is drawn
  // afterwards that needs the depth there.
  glDepthFunc(GL_ALWAYS);
  glDepthRangef(1.0F, 1.0F);
  glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
  drawBatches(chosen);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  glDepthFunc(GL_GREATER);
  glDepthRangef(0.999F, 0.999F);
  setUniforms(1, kOutline, 4);
  constexpr std::array<std::array<float, 2>, 8> around{
      {{1, 0}, {0.7F, 0.7F}, {0, 1}, {-0.7F, 0.7F}, {-1, 0}, {-0.7F, -0.7F}, {0, -1}, {0.7F, -0.7F}}};
  for (const auto& [x, y] : around) {
    setUniforms(0, {x * kOutlinePixels * pixelRatio, y * kOutlinePixels * pixelRatio}, 2);
    drawBatches(chosen);
  }
  glDepthRangef(0.0F, 1.0F);
  glDepthFunc(GL_GEQUAL);
}

}  // namespace scarp
