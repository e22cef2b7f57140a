#include "ui/inspector/PickOverlay.h"

#include <Eigen/Geometry>
#include <QColor>
#include <QPalette>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/document/TerrainDocument.h"

namespace scarp {

InspectorInk inkOverScene() {
  return {QColor(0xffffff), QColor(0x58b4ff), QColor(0xff9d2e), QColor(0xffe65c),
          QColor(0xffffff), QColor(0xff6ee0), QColor(0xff4538), QColor(0x4fe0a0)};
}

InspectorInk inkOn(const QPalette& palette) {
  if (palette.color(QPalette::Base).lightness() < 128) return inkOverScene();
  return {QColor(0x1e2227), QColor(0x1672c9), QColor(0xc96a00), QColor(0xd9ae00),
          QColor(0x1e2227), QColor(0xb81c9c), QColor(0xd3261a), QColor(0x11845a)};
}

namespace {

/// The part of a ray that there is to see.
struct Stretch {
  Vec3 begin, end;
};

/// A ray that passes by is followed while it is over the map or within a map's size of it.
Stretch stretchOf(const PickReport& report, const GridFrame& frame) {
  const LocalRay& ray = report.trace.ray;
  if (report.clip)
    return {ray.at(report.clip->tEntry), ray.at(report.hit ? report.hit->t : report.clip->tExit)};
  constexpr double kHigh = std::numeric_limits<double>::max();
  const Vec3 reach(1.5 * frame.width(), 1.5 * frame.depth(), kHigh);
  const auto about = slabTest({-reach, reach}, ray.origin, ray.direction, ray.tMin, ray.tMax);
  if (about && std::isfinite(about->tExit)) return {ray.at(about->tEntry), ray.at(about->tExit)};
  const double size = std::hypot(frame.width(), frame.depth());
  return {ray.at(ray.tMin), ray.at(ray.tMin + size / ray.direction.norm())};
}

/// How much of a stretch no ground hides from a camera; its end counts as much as all the rest.
int inSight(const Stretch& stretch, const Camera& camera, const SurfacePicker& picker) {
  constexpr int kPoints = 12;
  constexpr double kNearly = 0.999;  // the end itself lies on the ground
  int seen = 0;
  for (int i = 1; i <= kPoints; ++i) {
    const Vec3 toPoint = stretch.begin + (stretch.end - stretch.begin) * i / kPoints - camera.position;
    if (!toPoint.isZero(0.0) && !picker.pick({camera.position, toPoint, 0.0, kNearly}))
      seen += i == kPoints ? kPoints : 1;
  }
  return seen;
}

bool underGround(const Vec3& eye, const TerrainDocument& ground) {
  const GridFrame& frame = ground.frame();
  return eye.z() < heightAt(ground.heights(), frame.column(eye.x()), frame.row(eye.y()));
}

}  // namespace

Camera besideRay(Camera camera, const PickReport& report, const TerrainDocument& ground, ViewSize size) {
  const Stretch stretch = stretchOf(report, ground.frame());
  const Vec3 reach =
      Vec3::Constant(std::max(3.0 * ground.frame().cellSize(), 0.05 * (stretch.end - stretch.begin).norm()));
  Box seen{stretch.begin.cwiseMin(stretch.end) - reach, stretch.begin.cwiseMax(stretch.end) + reach};
  if (!report.clip) {
    const Box box = ground.box();
    seen = {seen.min.cwiseMin(box.min), seen.max.cwiseMax(box.max)};
  }
  const Vec3& along = report.trace.ray.direction;
  const double heading = along.head<2>().isZero(0.0) ? camera.yaw : std::atan2(along.x(), along.y());
  const bool fromBelow = report.hit && report.hit->side == SurfaceSide::Below;
  const SurfacePicker picker = ground.picker();
  Camera best = camera;
  int most = -1;
  for (const double pitch : {-0.32, -0.6, -0.95})
    for (const double turn : {-0.5 * std::numbers::pi, 0.5 * std::numbers::pi}) {
      camera.yaw = heading + turn;
      camera.pitch = fromBelow ? -0.5 * pitch : pitch;
      camera.frame(seen, size);
      const bool wrongSide = underGround(camera.position, ground) != fromBelow;
      const int score = wrongSide ? 0 : inSight(stretch, camera, picker);
      if (score <= most) continue;
      most = score;
      best = camera;
    }
  return best;
}

namespace {

/// More marks than that are no help to the eye.
constexpr std::size_t kMostNodes = 3000, kMostCells = 3000, kMostVoxels = 1000;
constexpr float kDot = 6.0F, kRayCasing = 1.2F;  ///< Logical pixels.

class Drawing {
 public:
  Drawing(const PickReport& report, const ObjectPickReport* object, const HeightRaster& heights,
          const GridFrame& frame)
      : report_(report), object_(object), heights_(heights), frame_(frame), ink_(inkOverScene()) {}

  Overlay draw(const PickLayers& shown, bool endOn) {
    const auto on = [&](PickLayer layer) { return shown[static_cast<std::size_t>(layer)]; };
    drawNodes(on(PickLayer::Skipped), on(PickLayer::Entered));
    if (!endOn) drawBand();
    if (!endOn && on(PickLayer::Voxels)) drawVoxels();
    if (on(PickLayer::Cells)) drawCells();
    drawHitTriangle();
    drawRay();
    if (on(PickLayer::March)) drawDots(report_.trace.march, ink_.march);
    if (on(PickLayer::Refinement)) drawDots(report_.trace.refinement, ink_.refinement);
    drawHit();
    if (object_) drawObject();
    return std::move(overlay_);
  }

 private:
  static Overlay::Colour colour(const QColor& ink, float opacity) {
    return {ink.redF(), ink.greenF(), ink.blueF(), opacity};
  }
  void line(const Vec3& from, const Vec3& to, const Overlay::Colour& c, float width, float casing = 0.0F) {
    overlay_.lines.push_back({from, to, c, width, casing});
  }
  void dot(const Vec3& at, const QColor& ink, float size) { line(at, at, colour(ink, 1.0F), size, kRayCasing); }
  void outline(const std::array<Vec3, 4>& corners, const Overlay::Colour& c, float width,
               float casing = 0.0F) {
    for (std::size_t i = 0; i < 4; ++i) line(corners[i], corners[(i + 1) % 4], c, width, casing);
  }
  void fill(const std::array<Vec3, 4>& corners, const Overlay::Colour& c) {
    overlay_.areas.push_back({{corners[0], corners[1], corners[2]}, c});
    overlay_.areas.push_back({{corners[0], corners[2], corners[3]}, c});
  }
  [[nodiscard]] Vec3 sample(int column, int row) const {
    return {frame_.x(column), frame_.y(row), double(heights_.at(column, row))};
  }
  /// The four corners of a box at a height, in order round it.
  static std::array<Vec3, 4> level(const Box& box, double z) {
    return {Vec3(box.min.x(), box.min.y(), z), Vec3(box.max.x(), box.min.y(), z),
            Vec3(box.max.x(), box.max.y(), z), Vec3(box.min.x(), box.max.y(), z)};
  }
  void wireframe(const Box& box, const Overlay::Colour& c, float width) {
    const auto bottom = level(box, box.min.z()), top = level(box, box.max.z());
    outline(bottom, c, width);
    outline(top, c, width);
    for (std::size_t i = 0; i < 4; ++i) line(bottom[i], top[i], c, width);
  }

  /// The box of the heights, and where the ray goes in and out of it.
  void drawBand();
  void drawGate(const Box& band, BoxFace face, double t, float opacity);
  void drawNodes(bool skipped, bool entered);
  void drawNode(const VisitedNode& node);
  void drawCells();
  /// Those next to the hit.
  void drawVoxels();
  void drawHitTriangle();
  /// Its box, the face by which the ray enters it, and the hit.
  void drawObject();
  void drawRay();
  void drawDots(const std::vector<PickTrace::Sample>& samples, const QColor& ink) {
    for (const PickTrace::Sample& at : samples) dot(report_.trace.ray.at(at.t), ink, kDot);
  }
  void drawHit();

  const PickReport& report_;
  const ObjectPickReport* object_;
  const HeightRaster& heights_;
  const GridFrame& frame_;
  InspectorInk ink_;
  Overlay overlay_;
};

void Drawing::drawBand() {
  if (!report_.clip) return;
  const Box band = frame_.box(report_.band.low, report_.band.high);
  wireframe(band, colour(ink_.ray, 0.35F), 1.0F);
  drawGate(band, report_.clip->entryFace, report_.clip->tEntry, 0.4F);
  drawGate(band, report_.clip->exitFace, report_.clip->tExit, 0.15F);
}

/// A small square on the face about the place where the ray passes it.
void Drawing::drawGate(const Box& band, BoxFace face, double t, float opacity) {
  const Vec3 normal = faceNormal(face);
  if (normal.isZero(0.0)) return;
  const Vec3 at = report_.trace.ray.at(t);
  const double reach = 0.012 * band.diagonal();
  const Vec3 u = normal.z() != 0.0 ? Vec3::UnitX() : Vec3::UnitZ(), v = normal.cross(u);
  std::array<Vec3, 4> corners{at - reach * u - reach * v, at + reach * u - reach * v,
                              at + reach * u + reach * v, at - reach * u + reach * v};
  for (Vec3& corner : corners) corner = corner.cwiseMax(band.min).cwiseMin(band.max);
  fill(corners, colour(ink_.ray, opacity));
  outline(corners, colour(ink_.ray, 0.9F), 1.5F);
}

void Drawing::drawNodes(bool skipped, bool entered) {
  // The skipped ones first: the others are the story.
  std::size_t drawn = 0;
  for (const bool skip : {true, false})
    for (const VisitedNode& node : report_.nodes)
      if (node.skipped == skip && (skip ? skipped : entered) && drawn++ < kMostNodes) drawNode(node);
}

void Drawing::drawNode(const VisitedNode& node) {
  const HeightRange range = node.range.empty() ? report_.band : node.range;
  const Box box{{frame_.x(node.cells.column0), frame_.y(node.cells.row1), range.low},
                {frame_.x(node.cells.column1), frame_.y(node.cells.row0), range.high}};
  const QColor& ink = node.skipped ? ink_.skipped : ink_.entered;
  // Large nodes hold smaller ones, which are the ones to look at.
  const bool holder = !node.skipped && node.cells.width() > HeightPyramid::cellsPerNode;
  const float presence = holder ? 0.45F : 1.0F;
  // The lid is what the ray is held against.
  fill(level(box, box.max.z()), colour(ink, presence * (node.skipped ? 0.16F : 0.14F)));
  wireframe(box, colour(ink, presence * (node.skipped ? 0.7F : 1.0F)), node.skipped ? 1.0F : 1.5F);
}

void Drawing::drawCells() {
  const auto& cells = report_.trace.cells;
  for (std::size_t i = 0; i < std::min(cells.size(), kMostCells); ++i) {
    const auto& cell = cells[i];
    if (cell.hole) continue;
    const Vec3 a = sample(cell.column, cell.row), b = sample(cell.column + 1, cell.row),
               c = sample(cell.column, cell.row + 1), d = sample(cell.column + 1, cell.row + 1);
    const Overlay::Colour outlined = colour(ink_.cell, 1.0F);
    outline({a, b, d, c}, outlined, 2.0F, 0.8F);
    line(a, d, colour(ink_.cell, 0.7F), 1.0F);
  }
}

void Drawing::drawVoxels() {
  const VoxelWalk& walk = report_.voxelWalk;
  const std::size_t count = walk.voxels.size();
  for (std::size_t i = count - std::min(count, kMostVoxels); i < count; ++i) {
    const auto& [column, row, layer] = walk.voxels[i];
    const double z = walk.bottom + layer * walk.layerHeight;
    wireframe({{frame_.x(column), frame_.y(row + 1), z},
               {frame_.x(column + 1), frame_.y(row), z + walk.layerHeight}},
              colour(ink_.voxel, 0.6F), 1.0F);
  }
}

void Drawing::drawHitTriangle() {
  if (!report_.hit) return;
  const SurfaceHit& hit = *report_.hit;
  const int column = hit.cellColumn, row = hit.cellRow;
  const Vec3 a = sample(column, row), d = sample(column + 1, row + 1);
  const Vec3 side = hit.triangle == CellTriangle::ABD ? sample(column + 1, row) : sample(column, row + 1);
  overlay_.areas.push_back({{a, side, d}, colour(ink_.hit, 0.45F)});
  for (const auto& [from, to] : {std::pair(a, side), std::pair(side, d), std::pair(d, a)})
    line(from, to, colour(ink_.hit, 1.0F), 2.5F, 0.8F);
}

void Drawing::drawRay() {
  const LocalRay& ray = report_.trace.ray;
  const auto stretch = [&](double from, double to, float opacity, float width, float casing) {
    if (to > from) line(ray.at(from), ray.at(to), colour(ink_.ray, opacity), width, casing);
  };
  // A ray without an end is drawn to as far beyond the box as it has come.
  const double last = report_.clip ? report_.clip->tExit : ray.tMin;
  const double end = std::isfinite(ray.tMax) ? ray.tMax : 2.0 * last - ray.tMin;
  if (!report_.clip) return stretch(ray.tMin, end, 0.8F, 1.5F, 0.8F);
  const auto& [tEntry, tExit, entryFace, exitFace] = *report_.clip;
  const double met = report_.hit ? report_.hit->t : tExit;
  stretch(tExit, end, 0.35F, 1.0F, 0.0F);
  stretch(met, tExit, 0.6F, 1.5F, 0.0F);
  stretch(ray.tMin, tEntry, 0.8F, 1.5F, 0.8F);
  stretch(tEntry, met, 1.0F, 3.0F, kRayCasing);
  for (const double t : {tEntry, tExit}) dot(ray.at(t), ink_.ray, 5.0F);
}

void Drawing::drawHit() {
  if (!report_.hit || !report_.clip) return;
  const SurfaceHit& hit = *report_.hit;
  // In proportion to what one sees who looks at the whole stretch.
  const double stretch = report_.metres(hit.t - report_.clip->tEntry);
  const Vec3 tip = hit.point + std::max(2.5 * frame_.cellSize(), 0.06 * stretch) * hit.normal;
  line(hit.point, tip, colour(ink_.hit, 1.0F), 2.5F, kRayCasing);
  dot(hit.point, ink_.hit, 10.0F);
}

void Drawing::drawObject() {
  const auto& corners = object_->corners;
  for (std::size_t i = 0; i < corners.size(); ++i)
    for (std::size_t axis = 1; axis < corners.size(); axis *= 2)
      if ((i & axis) == 0) line(corners[i], corners[i + axis], colour(ink_.entered, 1.0F), 1.5F, 0.8F);
  const auto at = [&](double t) { return report_.trace.ray.at(t); };
  for (const CandidatePlane& plane : object_->planes)
    if (plane.face != BoxFace::None && std::isfinite(plane.t)) dot(at(plane.t), ink_.entered, 5.0F);
  if (object_->slab && object_->slab->entryFace != BoxFace::None) {
    const std::size_t face = static_cast<std::size_t>(object_->slab->entryFace) - 1, axis = face / 2,
                      base = (face % 2) << axis, u = std::size_t(1) << (axis + 1) % 3,
                      v = std::size_t(1) << (axis + 2) % 3;
    fill({corners[base], corners[base + u], corners[base + u + v], corners[base + v]},
         colour(ink_.entered, 0.35F));
    dot(at(object_->slab->tEntry), ink_.ray, 6.0F);
  }
  const Vec3& hit = object_->hit.point;
  line(hit, hit + 0.25 * (corners[7] - corners[0]).norm() * object_->normal, colour(ink_.hit, 1.0F), 2.5F,
       kRayCasing);
  dot(hit, ink_.hit, 10.0F);
}

}  // namespace

Overlay pickOverlay(const PickReport& report, const ObjectPickReport* object, const HeightRaster& heights,
                    const GridFrame& frame, const PickLayers& shown, bool endOn) {
  return Drawing(report, object, heights, frame).draw(shown, endOn);
}

}  // namespace scarp
