#include "ui/render/FarObjectRenderer.h"

#include <epoxy/gl.h>

#include <QtGlobal>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

#include "core/model/Model.h"
#include "core/objects/AssetMesh.h"
#include "core/objects/ObjectLayer.h"
#include "core/scatter/ScatterField.h"
#include "core/terrain/Surface.h"
#include "ui/render/GlObjects.h"

namespace scarp {

namespace {

/// Objects that appear larger are meshes, device pixels; each a little sooner or later, so that not all
/// change at once.
constexpr double kMeshPixels = 52.0, kMeshLoose = 0.3;
/// Placed objects are meshes from a size on at which the mesh has no more than so many triangles per pixel of
/// its picture, which then costs as much; not below the smaller size.
constexpr double kTrianglesPerPixel = 0.4, kMinMeshPixels = 8.0;
/// Smaller placed objects are left out, device pixels.
constexpr double kMinKeptPixels = 0.6;
/// Pictures and spots divide kept objects by size in the vertex shader. Points near that size are sent to
/// both.
constexpr double kSpotMargin = 1.1;
/// Min size of drawn objects in device pixels, and of shadow casters in texels of the shadow map. Smaller
/// objects are drawn at this size and fewer of them, so that they cover the same area.
constexpr double kMinScatterPixels = 4.0, kMinCasterPixels = 2.0;
/// An object begins to fade in at this ratio of the wanted share of objects to the share that precedes it, as
/// in far-object.vert.
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

/// The nearest and the farthest of a box, metres along forward.
std::pair<double, double> depthsOf(const Camera& camera, const Box& box) {
  double least = std::numeric_limits<double>::infinity(), most = -least;
  for (unsigned corner = 0; corner < 8; ++corner) {
    const double depth = camera.depth({(corner & 1U) != 0 ? box.max.x() : box.min.x(),
                                       (corner & 2U) != 0 ? box.max.y() : box.min.y(),
                                       (corner & 4U) != 0 ? box.max.z() : box.min.z()});
    least = std::min(least, depth);
    most = std::max(most, depth);
  }
  return {least, most};
}

std::uint64_t mixedBits(std::uint64_t hash) {
  hash = (hash ^ (hash >> 31)) * 0x7fb5d329728ea185U;
  hash = (hash ^ (hash >> 27)) * 0x81dadef4bc2dd44dU;
  return hash ^ (hash >> 33);
}

double shareOfHash(std::uint64_t hash) { return static_cast<double>((hash >> 11) + 1) * 0x1p-53; }

/// Above 0 to 1, the same for the same object, whatever other objects there are.
double shareOf(const ScatterRule& rule, const ScatterKey& key) {
  const std::uint64_t place = (static_cast<std::uint64_t>(static_cast<std::uint32_t>(key.row)) << 32) ^
                              static_cast<std::uint32_t>(key.column);
  return shareOfHash(mixedBits(mixedBits(place + rule.id * 0x9e3779b97f4a7c15U) + key.attempt));
}

double shareOf(ObjectId id) { return shareOfHash(mixedBits(mixedBits(id * 0x9e3779b97f4a7c15U))); }

/// Index of a tile of a field among all tiles.
int tileOfField(int tile) { return PlacedObjects::kTiles + tile; }
bool isPlaced(int tile) { return tile < PlacedObjects::kTiles; }

/// Returns objectPose(); without the normal of the ground for objects that ignore it.
std::optional<ObjectPose> poseOf(const ScatteredObject& scattered, const ScatterRule& rule,
                                 const HeightRaster& heights, const GridFrame& frame) {
  if (rule.stand == ObjectRule::Align) return objectPose(objectOf(scattered, rule), heights, frame);
  const double height = heightAt(heights, frame.column(scattered.x), frame.row(scattered.y));
  if (!std::isfinite(height)) return std::nullopt;
  return ObjectPose{Vec3(scattered.x, scattered.y, height + rule.heightOffset),
                    Eigen::Quaterniond(Eigen::AngleAxisd(scattered.yaw, Vec3::UnitZ())), scattered.scale};
}

GlVertexArray pointArray(const GlBuffer& buffer) {
  GlVertexArray array = makeVertexArray();
  readBuffer(array, buffer, sizeof(ObjectPoint));
  addFloats(array, 0, 3, offsetof(ObjectPoint, foot));
  glEnableVertexArrayAttrib(array.id(), 1);
  glVertexArrayAttribBinding(array.id(), 1, 0);
  glVertexArrayAttribIFormat(array.id(), 1, 3, GL_UNSIGNED_INT, offsetof(ObjectPoint, packed));
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

Result<std::unique_ptr<FarObjectRenderer>> FarObjectRenderer::create() {
  Result<Programs> seen = makePrograms(ObjectPass::Seen);
  if (!seen) return seen.error();
  return std::unique_ptr<FarObjectRenderer>(new FarObjectRenderer(std::move(seen.value())));
}

Result<FarObjectRenderer::Programs> FarObjectRenderer::makePrograms(ObjectPass pass) {
  const QStringList defines = passDefines(pass);
  Result<GlProgram> pictures = makeProgram("far-object", defines);
  if (!pictures) return pictures.error();
  if (pass == ObjectPass::Casters) return Programs{std::move(pictures.value()), {}};
  Result<GlProgram> spots = makeProgram("far-object", QStringList(defines) << "SOFT");
  if (!spots) return spots.error();
  return Programs{std::move(pictures.value()), std::move(spots.value())};
}

const FarObjectRenderer::Programs& FarObjectRenderer::programsOf(ObjectPass pass) {
  const auto found = programs_.find(pass);
  if (found != programs_.end()) return found->second.pictures ? found->second : programs_[ObjectPass::Seen];
  Result<Programs> made = makePrograms(pass);
  if (!made) qWarning("%s", made.error().text().c_str());
  programs_[pass] = made ? std::move(made.value()) : Programs();
  return programsOf(pass);
}

FarObjectRenderer::FarObjectRenderer(Programs seen) : stream_(makeBuffer()) {
  programs_[ObjectPass::Seen] = std::move(seen);
  held_ = pointArray(tiles_.buffer());
  streamed_ = pointArray(stream_);
}

void FarObjectRenderer::scatterChanged(std::span<const int> tiles) {
  for (const int tile : tiles) changedTiles_.push_back(tileOfField(tile));
}

void FarObjectRenderer::placedChanged(std::span<const int> tiles) {
  changedTiles_.insert(changedTiles_.end(), tiles.begin(), tiles.end());
}

void FarObjectRenderer::follow(const ObjectsToDraw& scene) {
  const int fieldTiles = scene.field ? scene.field->tileCount() : 0;
  const auto tiles = static_cast<std::size_t>(tileOfField(fieldTiles));
  const bool resized = tiles != tiles_.size();
  if (std::exchange(assetsChanged_, false)) {
    tiles_.resize(tiles);
    atlas_.clear();
    meshPixels_.clear();
  } else if (scatterChanged_ || resized) {
    tiles_.resize(tiles, PlacedObjects::kTiles);
  } else if (!changedGround_.empty()) {
    for (int tile = 0; tile < fieldTiles; ++tile)
      if (!scene.field->tileRect(tile).intersected(changedGround_.grown(1)).empty())
        tiles_.forget(tileOfField(tile));
  }
  scatterChanged_ = false;
  for (const int tile : changedTiles_)
    if (static_cast<std::size_t>(tile) < tiles) tiles_.forget(tile);
  changedTiles_.clear();
  changedGround_ = {};
  makePlaced(scene);
}

double FarObjectRenderer::meshPixels(AssetKind asset, const AssetTable& assets) {
  const AssetShape& shape = assets.shape(asset);
  const auto costsNoMore = [](double triangles, double pixels) {
    return triangles <= kTrianglesPerPixel * pixels * pixels;
  };
  for (double pixels = kMinMeshPixels; pixels < kMeshPixels; pixels += 2.0) {
    if (!shape.model) {
      // A missing model is a box.
      const double triangles =
          isBuiltIn(asset) ? static_cast<double>(assetMesh(asset).vertices.size()) / 3.0 : 12.0;
      if (costsNoMore(triangles, pixels)) return pixels;
      continue;
    }
    for (const ModelLevel& level : shape.model->levels) {
      double indices = 0.0;
      for (const ModelPart& part : level.parts) indices += static_cast<double>(part.count);
      const double pixel = shape.bounds.diagonal() / pixels;
      if (static_cast<double>(level.error) <= pixel && costsNoMore(indices / 3.0, pixels)) return pixels;
    }
  }
  return kMeshPixels;
}

void FarObjectRenderer::makePlaced(const ObjectsToDraw& scene) {
  std::vector<int> missing;
  std::map<AssetKind, std::size_t> layers;
  for (int tile = 0; tile < PlacedObjects::kTiles; ++tile) {
    if (tiles_[tile].made) continue;
    missing.push_back(tile);
    for (const PosedObject* placed : scene.placed.on(tile))
      if (const auto [layer, first] = layers.try_emplace(placed->object.asset); first)
        layer->second = atlas_.layerOf(placed->object.asset, scene.assets);
  }
  if (missing.empty()) return;
  meshPixels_.resize(atlas_.spheres().size(), kMeshPixels);
  for (const auto& [asset, layer] : layers) meshPixels_[layer] = meshPixels(asset, scene.assets);
  const auto objectsOf = [&](int tile) {
    std::vector<TileObject> objects;
    std::uint32_t place = 0;
    for (const PosedObject* placed : scene.placed.on(tile)) {
      const Object& object = placed->object;
      if (placed->pose && !object.hidden)
        objects.push_back(
            {*placed->pose, layers.find(object.asset)->second, shareOf(object.id), place, object.tint, true});
      ++place;
    }
    return objects;
  };
  tiles_.make(missing, objectsOf, atlas_);
}

std::vector<FarObjectRenderer::Seen> FarObjectRenderer::seenTiles(const ObjectsToDraw& scene,
                                                                  const SceneView& view,
                                                                  const Frustum& frustum) const {
  const double metres = metresAPixel(view);
  std::vector<bool> selected(PlacedObjects::kTiles);
  for (const ObjectId id : view.selection.objects.ids())
    if (const PosedObject* placed = scene.placed.find(id))
      selected[static_cast<std::size_t>(placed->tile)] = true;
  std::vector<Seen> seen;
  for (int tile = 0; tile < static_cast<int>(tiles_.size()); ++tile) {
    const ObjectTiles::Tile& one = tiles_[tile];
    const int fieldTile = tile - PlacedObjects::kTiles;
    if (one.made ? one.points.empty() : objectsOn(*scene.field, fieldTile) == 0) continue;
    // A tile that is not made yet is taken to be in sight.
    double depth = 0.0, minPixels = 0.0;
    if (one.made) {
      const Vec3 reach = Vec3::Constant(one.reach);
      const Box box{one.feet.min - reach, one.feet.max + reach};
      if (!frustum.mayMeet(box)) continue;
      const auto [least, most] = depthsOf(view.camera, box);
      depth = least;
      minPixels = 2.0 * one.minRadius / (metres * depthFactor(view.camera, most));
    } else {
      const GridRect rect = scene.field->tileRect(fieldTile);
      const double column = 0.5 * (rect.column0 + rect.column1), row = 0.5 * (rect.row0 + rect.row1);
      depth = std::hypot(scene.frame.x(column) - view.camera.position.x(),
                         scene.frame.y(row) - view.camera.position.y());
    }
    seen.push_back({tile, depth, 2.0 * one.reach / (metres * depthFactor(view.camera, depth)), minPixels,
                    isPlaced(tile) && selected[static_cast<std::size_t>(tile)]});
  }
  std::ranges::sort(seen, {}, &Seen::depth);
  return seen;
}

void FarObjectRenderer::makeMissing(const ObjectsToDraw& scene, const std::vector<Seen>& seen, bool atOnce) {
  std::vector<int> missing;
  std::size_t objects = 0;
  for (const Seen& one : seen) {
    if (tiles_[one.tile].made) continue;
    if (!atOnce && objects > kObjectsAPicture) {
      whole_ = false;
      break;
    }
    objects += objectsOn(*scene.field, one.tile - PlacedObjects::kTiles);
    missing.push_back(one.tile);
  }
  std::map<AssetKind, std::size_t> layers;
  for (const ScatterRule& rule : scene.field->rules())
    for (const ScatterAsset& asset : rule.assets)
      layers[asset.asset] = atlas_.layerOf(asset.asset, scene.assets);
  const auto objectsOf = [&](int tile) {
    const int fieldTile = tile - PlacedObjects::kTiles;
    std::vector<TileObject> found;
    found.reserve(objectsOn(*scene.field, fieldTile));
    std::uint32_t place = 0;
    for (std::size_t i = 0; i < scene.field->rules().size(); ++i) {
      const ScatterRule& rule = scene.field->rules()[i];
      for (const ScatteredObject& object : scene.field->objects(i, fieldTile)) {
        if (const auto pose = poseOf(object, rule, scene.heights, scene.frame))
          found.push_back({*pose, layers.find(object.asset)->second, shareOf(rule, object.key), place});
        ++place;
      }
    }
    return found;
  };
  tiles_.make(missing, objectsOf, atlas_);
}

void FarObjectRenderer::choose(const ObjectsToDraw& scene, const SceneView& view, const Frustum& frustum,
                               ObjectPass pass) {
  ++frame_;
  pass_ = pass;
  leastPixels_ = pass == ObjectPass::Casters ? kMinCasterPixels : kMinScatterPixels;
  whole_ = true;
  near_.clear();
  pictures_.clear();
  spots_.clear();
  follow(scene);
  std::vector<Seen> seen = seenTiles(scene, view, frustum);
  const bool missing = std::ranges::any_of(seen, [&](const Seen& one) { return !tiles_[one.tile].made; });
  if (missing) {
    makeMissing(scene, seen, view.atOnce);
    seen = seenTiles(scene, view, frustum);
  }
  for (const Seen& one : seen)
    if (tiles_[one.tile].made) addTile(scene, view, frustum, one);
}

void FarObjectRenderer::addTile(const ObjectsToDraw& scene, const SceneView& view, const Frustum& frustum,
                                const Seen& seen) {
  const bool casters = pass_ == ObjectPass::Casters;
  double minMesh = kMeshPixels;
  if (isPlaced(seen.tile) && !meshPixels_.empty()) minMesh = std::ranges::min(meshPixels_);
  if (seen.selected || seen.pixels > minMesh * (1.0 - 0.5 * kMeshLoose))
    return splitTile(scene, view, frustum, seen.tile);
  if (!isPlaced(seen.tile) || casters)
    return addFar(seen, casters || seen.pixels > kMinScatterPixels ? pictures_ : spots_);
  if (seen.pixels < kMinKeptPixels) return;
  if (seen.pixels * kSpotMargin > kMinScatterPixels) addFar(seen, pictures_);
  if (seen.minPixels < kMinScatterPixels * kSpotMargin) addFar(seen, spots_);
}

NearObject FarObjectRenderer::nearObject(const ObjectsToDraw& scene, int tile, std::size_t place) const {
  const auto transformOf = [](const ObjectPose& pose) {
    Mat4 transform = Mat4::Identity();
    transform.block<3, 3>(0, 0) = pose.scale * pose.turn.toRotationMatrix();
    transform.block<3, 1>(0, 3) = pose.foot;
    return transform;
  };
  if (isPlaced(tile)) {
    const PosedObject& placed = *scene.placed.on(tile)[place];
    return {placed.object, transformOf(*placed.pose)};
  }
  const int fieldTile = tile - PlacedObjects::kTiles;
  std::size_t rule = 0;
  for (; place >= scene.field->objects(rule, fieldTile).size(); ++rule)
    place -= scene.field->objects(rule, fieldTile).size();
  const ScatterRule& by = scene.field->rules()[rule];
  const ScatteredObject& scattered = scene.field->objects(rule, fieldTile)[place];
  return {objectOf(scattered, by), transformOf(*poseOf(scattered, by, scene.heights, scene.frame))};
}

void FarObjectRenderer::splitTile(const ObjectsToDraw& scene, const SceneView& view, const Frustum& frustum,
                                  int tile) {
  const ObjectTiles::Tile& from = tiles_[tile];
  const double metres = metresAPixel(view);
  for (std::size_t i = 0; i < from.points.size(); ++i) {
    const ObjectPoint& point = from.points[i];
    const Vec3 foot(point.foot[0], point.foot[1], point.foot[2]);
    const ImpostorAtlas::Sphere& sphere = atlas_.spheres()[point.layer()];
    const double radius = point.scale() * static_cast<double>(sphere.radius);
    const double depth = view.camera.depth(foot);
    const double pixels = 2.0 * radius / (metres * depthFactor(view.camera, depth));
    const double share = point.share();
    const bool kept = isKept(point);
    if (kept ? pixels < kMinKeptPixels : pixels * pixels < kFadeFrom * share * leastPixels_ * leastPixels_)
      continue;
    const Vec3 reach = Vec3::Constant(
        radius +
        point.scale() *
            Eigen::Vector3f(sphere.centre[0], sphere.centre[1], sphere.centre[2]).cast<double>().norm());
    if (!frustum.mayMeet({foot - reach, foot + reach})) continue;
    const bool placed = isPlaced(tile);
    const bool selected =
        placed && view.selection.objects.contains(scene.placed.on(tile)[from.places[i]]->object.id);
    const double loose = 61.0 * share - std::floor(61.0 * share) - 0.5;
    const double mesh = (placed ? meshPixels_[point.layer()] : kMeshPixels) * (1.0 + kMeshLoose * loose);
    if (pixels > mesh || (selected && scene.outlines)) {
      near_.push_back(nearObject(scene, tile, from.places[i]));
      near_.back().selected = selected;
      continue;
    }
    ObjectPoint sent = point;
    if (selected) sent.look |= ObjectPoint::kSelected;
    if (!kept || pixels * kSpotMargin > kMinScatterPixels) pictures_.sent.push_back(sent);
    if (kept && pixels < kMinScatterPixels * kSpotMargin) spots_.sent.push_back(sent);
  }
}

void FarObjectRenderer::addFar(const Seen& seen, Points& points) {
  const ObjectTiles::Tile& tile = tiles_[seen.tile];
  const double wanted = seen.pixels * seen.pixels / (leastPixels_ * leastPixels_ * kFadeFrom);
  const auto end = std::ranges::partition_point(
      tile.points, [&](const ObjectPoint& point) { return isKept(point) || point.share() <= wanted; });
  auto left = static_cast<std::size_t>(end - tile.points.begin());
  if (left == 0) return;
  if (!tiles_.hold(seen.tile, frame_)) {
    points.sent.insert(points.sent.end(), tile.points.begin(), end);
    return;
  }
  for (const std::uint32_t page : tile.pages) {
    if (left == 0) break;
    const std::size_t count = std::min(left, ObjectTiles::kPagePoints);
    points.firsts.push_back(static_cast<int>(page * ObjectTiles::kPagePoints));
    points.counts.push_back(static_cast<int>(count));
    left -= count;
  }
}

std::size_t FarObjectRenderer::pointCount() const {
  std::size_t count = pictures_.sent.size() + spots_.sent.size();
  for (const Points* points : {&pictures_, &spots_})
    for (const int some : points->counts) count += static_cast<std::size_t>(some);
  return count;
}

void FarObjectRenderer::Points::clear() {
  sent.clear();
  firsts.clear();
  counts.clear();
}

void FarObjectRenderer::drawFar(const SceneView& view, const std::function<void(AssetKind)>& drawAsset) {
  if (pictures_.empty() && spots_.empty()) return;
  const Programs& programs = programsOf(pass_);
  atlas_.complete(drawAsset);
  atlas_.bind();
  glEnable(GL_PROGRAM_POINT_SIZE);
  drawPoints(pictures_, programs.pictures, view.camera.position);
  if (!spots_.empty()) {
    const GlBlending blending;
    drawPoints(spots_, programs.spots, view.camera.position);
  }
  glDisable(GL_PROGRAM_POINT_SIZE);
}

void FarObjectRenderer::drawPoints(const Points& points, const GlProgram& program, const Vec3& eye) {
  if (points.empty()) return;
  glProgramUniform3f(program.id(), 0, static_cast<float>(eye.x()), static_cast<float>(eye.y()),
                     static_cast<float>(eye.z()));
  glProgramUniform1f(program.id(), 1, static_cast<float>(leastPixels_));
  glUseProgram(program.id());
  if (!points.sent.empty()) {
    streamTo(stream_, points.sent.data(), points.sent.size() * sizeof(ObjectPoint));
    glBindVertexArray(streamed_.id());
    glDrawArrays(GL_POINTS, 0, static_cast<GLsizei>(points.sent.size()));
  }
  if (!points.firsts.empty()) {
    readBuffer(held_, tiles_.buffer(), sizeof(ObjectPoint));
    glBindVertexArray(held_.id());
    glMultiDrawArrays(GL_POINTS, points.firsts.data(), points.counts.data(),
                      static_cast<GLsizei>(points.firsts.size()));
  }
}

}  // namespace scarp
