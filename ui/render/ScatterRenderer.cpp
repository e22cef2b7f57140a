#include "ui/render/ScatterRenderer.h"

#include <epoxy/gl.h>

#include <QtGlobal>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

#include "core/objects/ObjectLayer.h"
#include "ui/render/ShaderProgram.h"

namespace scarp {

namespace {

/// Objects that appear larger are meshes, device pixels; each a little sooner or later, so that not all
/// change at once.
constexpr double kMeshPixels = 52.0, kMeshLoose = 0.3;
/// Min size of drawn objects in device pixels, and of shadow casters in texels of the shadow map. Smaller
/// objects are drawn at this size and fewer of them, so that they cover the same area.
constexpr double kMinScatterPixels = 4.0, kMinCasterPixels = 2.0;
/// As scatter.vert fades objects in: by what is wanted of the objects over the share that goes before one.
constexpr double kFadeFrom = 0.8;
/// Objects whose places are found for a picture that is not to wait for all.
constexpr std::size_t kObjectsAPicture = 150'000;

/// Of a device pixel at a depth of a metre, or at any of an orthographic camera.
double metresAPixel(const SceneView& view) {
  const Camera& camera = view.camera;
  const double half = camera.projection == Camera::Projection::Orthographic
                          ? 0.5 * camera.orthoHeight
                          : std::tan(0.5 * camera.fieldOfView);
  return 2.0 * half / view.pixelHeight;
}

double depthFactor(const Camera& camera, double depth) {
  return camera.projection == Camera::Projection::Orthographic ? 1.0 : std::max(depth, camera.nearPlane);
}

std::size_t objectsOn(const ScatterField& field, int tile) {
  std::size_t sum = 0;
  for (std::size_t rule = 0; rule < field.rules().size(); ++rule) sum += field.objects(rule, tile).size();
  return sum;
}

/// The nearest of a box, metres along forward.
double leastDepth(const Camera& camera, const Box& box) {
  double least = std::numeric_limits<double>::infinity();
  for (unsigned corner = 0; corner < 8; ++corner)
    least = std::min(least, camera.depth({(corner & 1U) != 0 ? box.max.x() : box.min.x(),
                                          (corner & 2U) != 0 ? box.max.y() : box.min.y(),
                                          (corner & 4U) != 0 ? box.max.z() : box.min.z()}));
  return least;
}

GlVertexArray pointArray(const GlBuffer& buffer) {
  GlVertexArray array = makeVertexArray();
  const GLuint id = array.id();
  glVertexArrayVertexBuffer(id, 0, buffer.id(), 0, sizeof(ScatterPoint));
  for (const GLuint index : {0U, 1U}) {
    glEnableVertexArrayAttrib(id, index);
    glVertexArrayAttribBinding(id, index, 0);
  }
  glVertexArrayAttribFormat(id, 0, 3, GL_FLOAT, GL_FALSE, offsetof(ScatterPoint, foot));
  glVertexArrayAttribIFormat(id, 1, 1, GL_UNSIGNED_INT, offsetof(ScatterPoint, packed));
  return array;
}

}  // namespace

QStringList passDefines(ObjectPass pass) {
  switch (pass) {
    case ObjectPass::Shadowed:
      return {"SHADOWS"};
    case ObjectPass::Casters:
      return {"CASTER"};
    case ObjectPass::Seen:
      break;
  }
  return {};
}

Result<std::unique_ptr<ScatterRenderer>> ScatterRenderer::create() {
  Result<Programs> seen = makePrograms(ObjectPass::Seen);
  if (!seen) return seen.error();
  return std::unique_ptr<ScatterRenderer>(new ScatterRenderer(std::move(seen.value())));
}

Result<ScatterRenderer::Programs> ScatterRenderer::makePrograms(ObjectPass pass) {
  const QStringList defines = passDefines(pass);
  Result<GlProgram> pictures = makeProgram("scatter", defines);
  if (!pictures) return pictures.error();
  if (pass == ObjectPass::Casters) return Programs{std::move(pictures.value()), {}};
  Result<GlProgram> spots = makeProgram("scatter", QStringList(defines) << "SOFT");
  if (!spots) return spots.error();
  return Programs{std::move(pictures.value()), std::move(spots.value())};
}

const ScatterRenderer::Programs& ScatterRenderer::programsOf(ObjectPass pass) {
  const auto found = programs_.find(pass);
  if (found != programs_.end()) return found->second.pictures ? found->second : programs_[ObjectPass::Seen];
  Result<Programs> made = makePrograms(pass);
  if (!made) qWarning("%s", made.error().message.c_str());
  programs_[pass] = made ? std::move(made.value()) : Programs();
  return programsOf(pass);
}

ScatterRenderer::ScatterRenderer(Programs seen) : stream_(makeBuffer()) {
  programs_[ObjectPass::Seen] = std::move(seen);
  held_ = pointArray(tiles_.buffer());
  streamed_ = pointArray(stream_);
}

void ScatterRenderer::follow(const ScatterToDraw& scene) {
  const auto tiles = static_cast<std::size_t>(scene.field->tileCount());
  if (std::exchange(all_, false) || tiles != tiles_.size()) {
    tiles_.reset(tiles);
    atlas_.clear();
  } else {
    for (const int tile : changedTiles_) tiles_.forget(tile);
    if (!changedGround_.empty())
      for (int tile = 0; tile < scene.field->tileCount(); ++tile)
        if (!scene.field->tileRect(tile).intersected(changedGround_.grown(1)).empty()) tiles_.forget(tile);
  }
  changedTiles_.clear();
  changedGround_ = {};
}

std::vector<ScatterRenderer::Seen> ScatterRenderer::seenTiles(const ScatterToDraw& scene,
                                                              const SceneView& view,
                                                              const Frustum& frustum) const {
  const double metres = metresAPixel(view);
  std::vector<Seen> seen;
  for (int tile = 0; tile < scene.field->tileCount(); ++tile) {
    const ScatterTiles::Tile& one = tiles_[tile];
    if (one.made ? one.points.empty() : objectsOn(*scene.field, tile) == 0) continue;
    // What is not made yet is taken to be in sight.
    double depth = 0.0;
    if (one.made) {
      const Vec3 reach = Vec3::Constant(one.reach);
      const Box box{one.feet.min - reach, one.feet.max + reach};
      if (!frustum.mayMeet(box)) continue;
      depth = leastDepth(view.camera, box);
    } else {
      const GridRect rect = scene.field->tileRect(tile);
      const double column = 0.5 * (rect.column0 + rect.column1), row = 0.5 * (rect.row0 + rect.row1);
      depth = std::hypot(scene.frame.x(column) - view.camera.position.x(),
                         scene.frame.y(row) - view.camera.position.y());
    }
    seen.push_back({tile, depth, 2.0 * one.reach / (metres * depthFactor(view.camera, depth))});
  }
  std::ranges::sort(seen, {}, &Seen::depth);
  return seen;
}

void ScatterRenderer::makeMissing(const ScatterToDraw& scene, const std::vector<Seen>& seen, bool atOnce) {
  std::vector<int> missing;
  std::size_t objects = 0;
  for (const Seen& one : seen) {
    if (tiles_[one.tile].made) continue;
    if (!atOnce && objects > kObjectsAPicture) {
      whole_ = false;
      break;
    }
    objects += objectsOn(*scene.field, one.tile);
    missing.push_back(one.tile);
  }
  tiles_.make(missing, *scene.field, atlas_, scene.assets, scene.heights, scene.frame);
}

void ScatterRenderer::choose(const ScatterToDraw& scene, const SceneView& view, const Frustum& frustum,
                             ObjectPass pass) {
  ++frame_;
  pass_ = pass;
  leastPixels_ = pass == ObjectPass::Casters ? kMinCasterPixels : kMinScatterPixels;
  whole_ = true;
  near_.clear();
  pictures_.clear();
  spots_.clear();
  if (!scene.field) return allChanged();
  follow(scene);
  std::vector<Seen> seen = seenTiles(scene, view, frustum);
  const bool missing = std::ranges::any_of(seen, [&](const Seen& one) { return !tiles_[one.tile].made; });
  if (missing) {
    makeMissing(scene, seen, view.atOnce);
    seen = seenTiles(scene, view, frustum);
  }
  for (const Seen& one : seen) {
    if (!tiles_[one.tile].made) continue;
    if (one.pixels > kMeshPixels * (1.0 - 0.5 * kMeshLoose))
      splitNear(scene, view, frustum, one.tile);
    else
      addFar(one, pass == ObjectPass::Casters || one.pixels > kMinScatterPixels ? pictures_ : spots_);
  }
}

void ScatterRenderer::splitNear(const ScatterToDraw& scene, const SceneView& view, const Frustum& frustum,
                                int tile) {
  const ScatterTiles::Tile& from = tiles_[tile];
  const double metres = metresAPixel(view);
  for (std::size_t i = 0; i < from.points.size(); ++i) {
    const ScatterPoint& point = from.points[i];
    const Vec3 foot(point.foot[0], point.foot[1], point.foot[2]);
    const ImpostorAtlas::Sphere& sphere = atlas_.spheres()[point.layer()];
    const double radius = point.scale() * static_cast<double>(sphere.radius);
    const double depth = view.camera.depth(foot);
    const double pixels = 2.0 * radius / (metres * depthFactor(view.camera, depth));
    const double share = point.share();
    if (pixels * pixels < kFadeFrom * share * leastPixels_ * leastPixels_) continue;
    const Vec3 reach =
        Vec3::Constant(radius + point.scale() * static_cast<double>(std::abs(sphere.centre[2])));
    if (!frustum.mayMeet({foot - reach, foot + reach})) continue;
    const double loose = 61.0 * share - std::floor(61.0 * share) - 0.5;
    if (pixels <= kMeshPixels * (1.0 + kMeshLoose * loose)) {
      pictures_.sent.push_back(point);
      continue;
    }
    std::size_t place = from.places[i], rule = 0;
    for (; place >= scene.field->objects(rule, tile).size(); ++rule)
      place -= scene.field->objects(rule, tile).size();
    const Object object = objectOf(scene.field->objects(rule, tile)[place], scene.field->rules()[rule]);
    if (const auto transform = objectTransform(object, scene.heights, scene.frame))
      near_.push_back({object, *transform});
  }
}

void ScatterRenderer::addFar(const Seen& seen, Points& points) {
  const ScatterTiles::Tile& tile = tiles_[seen.tile];
  const double wanted = seen.pixels * seen.pixels / (leastPixels_ * leastPixels_ * kFadeFrom);
  const auto end = std::ranges::partition_point(
      tile.points, [&](const ScatterPoint& point) { return point.share() <= wanted; });
  auto left = static_cast<std::size_t>(end - tile.points.begin());
  if (left == 0) return;
  if (!tiles_.hold(seen.tile, frame_)) {
    points.sent.insert(points.sent.end(), tile.points.begin(), end);
    return;
  }
  for (const std::uint32_t page : tile.pages) {
    if (left == 0) break;
    const std::size_t count = std::min(left, ScatterTiles::kPagePoints);
    points.firsts.push_back(static_cast<int>(page * ScatterTiles::kPagePoints));
    points.counts.push_back(static_cast<int>(count));
    left -= count;
  }
}

void ScatterRenderer::Points::clear() {
  sent.clear();
  firsts.clear();
  counts.clear();
}

void ScatterRenderer::drawFar(const SceneView& view, const std::function<void(AssetKind)>& drawAsset) {
  if (pictures_.empty() && spots_.empty()) return;
  const Programs& programs = programsOf(pass_);
  atlas_.complete(drawAsset);
  atlas_.bind();
  glEnable(GL_PROGRAM_POINT_SIZE);
  drawPoints(pictures_, programs.pictures, view.camera.position);
  if (!spots_.empty()) {
    glDepthMask(GL_FALSE);
    glEnable(GL_BLEND);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
    drawPoints(spots_, programs.spots, view.camera.position);
    glDisable(GL_BLEND);
    glDepthMask(GL_TRUE);
  }
  glDisable(GL_PROGRAM_POINT_SIZE);
}

void ScatterRenderer::drawPoints(const Points& points, const GlProgram& program, const Vec3& eye) {
  if (points.empty()) return;
  glProgramUniform3f(program.id(), 0, static_cast<float>(eye.x()), static_cast<float>(eye.y()),
                     static_cast<float>(eye.z()));
  glProgramUniform1f(program.id(), 1, static_cast<float>(leastPixels_));
  glUseProgram(program.id());
  if (!points.sent.empty()) {
    streamTo(stream_, points.sent.data(), points.sent.size() * sizeof(ScatterPoint));
    glBindVertexArray(streamed_.id());
    glDrawArrays(GL_POINTS, 0, static_cast<GLsizei>(points.sent.size()));
  }
  if (!points.firsts.empty()) {
    glVertexArrayVertexBuffer(held_.id(), 0, tiles_.buffer().id(), 0, sizeof(ScatterPoint));
    glBindVertexArray(held_.id());
    glMultiDrawArrays(GL_POINTS, points.firsts.data(), points.counts.data(),
                      static_cast<GLsizei>(points.firsts.size()));
  }
}

}  // namespace scarp
