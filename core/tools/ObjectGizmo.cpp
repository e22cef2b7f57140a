#include "core/tools/ObjectGizmo.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <numbers>

#include "core/document/TerrainDocument.h"
#include "core/edit/RuleGround.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/objects/ObjectLayer.h"
#include "core/tools/GroundEntry.h"

namespace scarp {

namespace {

constexpr double kArrowFrom = 0.2, kArrowHead = 0.16, kHeadWidth = 0.055;
constexpr double kRing = 0.78, kMoveRing = 0.15, kScaleFrom = 0.24, kScaleAt = 0.92, kScaleBox = 0.06;
constexpr int kRingLines = 48, kMoveLines = 20;
constexpr double kSlack = 7.0;  ///< Pixels by which a hand may miss a handle.
/// Beyond so many objects the middle is that of a part of them.
constexpr std::size_t kMostFeet = 2000;

std::string signedText(double value, int decimals) {
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), "%s%.*f", value < 0.0 ? "\u2212" : "+", decimals, std::abs(value));
  return text.data();
}

class Lines {
 public:
  Lines(const ObjectGizmo& gizmo, const Camera& camera) : gizmo_(gizmo), camera_(camera) {}

  /// In units of an arrow, as seen.
  [[nodiscard]] Vec3 at(const Vec3& seen) const {
    return gizmo_.middle + camera_.unstretched(gizmo_.reach * seen);
  }
  void line(GizmoPart part, const Vec3& from, const Vec3& to) { lines.push_back({part, at(from), at(to)}); }
  void arrow(GizmoPart part, const Vec3& way) {
    line(part, kArrowFrom * way, way);
    const Vec3 look = camera_.forward();
    Vec3 side = way.cross(look);
    if (side.norm() < 0.05) side = camera_.right();
    side.normalize();
    for (const double sign : {-1.0, 1.0})
      line(part, way, (1.0 - kArrowHead) * way + sign * kHeadWidth * side);
  }
  void circle(GizmoPart part, double radius, const Vec3& u, const Vec3& v, int count, double start = 0.0) {
    for (int i = 0; i < count; ++i) {
      const double a = start + 2.0 * std::numbers::pi * i / count,
                   b = start + 2.0 * std::numbers::pi * (i + 1) / count;
      line(part, radius * (std::cos(a) * u + std::sin(a) * v), radius * (std::cos(b) * u + std::sin(b) * v));
    }
  }

  std::vector<GizmoLine> lines;

 private:
  const ObjectGizmo& gizmo_;
  const Camera& camera_;
};

}  // namespace

std::optional<ObjectGizmo> gizmoOf(const SceneSelection& selection, const TerrainDocument& document,
                                   const Camera& camera, ViewSize size) {
  Vec3 sum = Vec3::Zero();
  std::size_t count = 0;
  const std::size_t step = 1 + selection.size() / kMostFeet;
  const auto add = [&](const Object& object) {
    const auto pose = objectPose(object, document.heights(), document.frame());
    if (!pose) return;
    sum += pose->foot;
    ++count;
  };
  for (std::size_t i = 0; i < selection.objects.size(); i += step)
    if (const Object* object = document.objects().find(selection.objects.ids()[i]);
        object && !object->locked && !object->hidden)
      add(*object);
  const RowLines lines = rowLinesOf(document.state());
  for (std::size_t i = 0; i < selection.scattered.size(); i += step)
    if (const auto object = objectAt(selection.scattered.ids()[i], document.scatterRules(), lines))
      add(*object);
  if (count == 0) return std::nullopt;
  ObjectGizmo gizmo;
  gizmo.middle = sum / static_cast<double>(count);
  if (camera.depth(gizmo.middle) <= camera.nearPlane) return std::nullopt;
  gizmo.reach = kGizmoPixels * camera.metresPerPixel(gizmo.middle, size);
  return gizmo;
}

std::vector<GizmoLine> linesOf(const ObjectGizmo& gizmo, const Camera& camera) {
  const Vec3 x = Vec3::UnitX(), y = Vec3::UnitY(), z = Vec3::UnitZ();
  Lines all(gizmo, camera);
  all.circle(GizmoPart::Turn, kRing, x, y, kRingLines, gizmo.turned);
  // A mark on the ring, between the arrows, tells how far it has been turned.
  const double angle = gizmo.turned + 0.25 * std::numbers::pi;
  const Vec3 mark(std::cos(angle), std::sin(angle), 0.0);
  all.line(GizmoPart::Turn, (kRing - 0.07) * mark, (kRing + 0.07) * mark);
  all.arrow(GizmoPart::East, x);
  all.arrow(GizmoPart::North, y);
  all.arrow(GizmoPart::Height, z);
  const Vec3 right = camera.right(), up = camera.up(), diagonal = (right + up).normalized();
  all.line(GizmoPart::Scale, kScaleFrom * diagonal, (kScaleAt - kScaleBox) * diagonal);
  const std::array<Vec3, 4> corners{
      kScaleAt * diagonal + kScaleBox * (right + up), kScaleAt * diagonal + kScaleBox * (up - right),
      kScaleAt * diagonal - kScaleBox * (right + up), kScaleAt * diagonal + kScaleBox * (right - up)};
  for (std::size_t i = 0; i < 4; ++i) all.line(GizmoPart::Scale, corners[i], corners[(i + 1) % 4]);
  all.circle(GizmoPart::Move, kMoveRing, right, up, kMoveLines);
  return std::move(all.lines);
}

std::optional<GizmoPart> partAt(const ObjectGizmo& gizmo, const Camera& camera, ViewSize size,
                                const Vec2& pixel) {
  const auto middle = camera.project(gizmo.middle, size);
  if (middle && (pixel - *middle).norm() <= kMoveRing * kGizmoPixels + 1.0) return GizmoPart::Move;
  std::optional<GizmoPart> nearest;
  double best = kSlack;
  for (const GizmoLine& line : linesOf(gizmo, camera)) {
    const auto a = camera.project(line.from, size), b = camera.project(line.to, size);
    if (!a || !b) continue;
    // The ring is the larger target: what else is there comes first.
    const double away = distanceToLine(pixel, *a, *b) + (line.part == GizmoPart::Turn ? 1.5 : 0.0);
    if (away > best) continue;
    best = away;
    nearest = line.part;
  }
  return nearest;
}

Object changed(Object object, const GizmoChange& change, const Vec2& middle) {
  const Vec2 from = Vec2(object.x, object.y) - middle;
  const double c = std::cos(change.turn), s = std::sin(change.turn);
  if (change.turn != 0.0 || change.factor != 1.0) {
    object.x = middle.x() + change.factor * (c * from.x() - s * from.y());
    object.y = middle.y() + change.factor * (s * from.x() + c * from.y());
  }
  object.x += change.by.x();
  object.y += change.by.y();
  object.yaw =
      change.turn == 0.0 ? object.yaw : std::remainder(object.yaw + change.turn, 2.0 * std::numbers::pi);
  object.scale *= change.factor;
  if (object.elevation)
    *object.elevation += change.up;
  else
    object.heightOffset += change.up;
  return object;
}

Message textOf(const GizmoChange& change, GizmoPart part) {
  switch (part) {
    case GizmoPart::Move:
      return Message("East %1, north %2", metres(signedText(change.by.x(), 2)),
                     metres(signedText(change.by.y(), 2)));
    case GizmoPart::East:
      return Message("East %1", metres(signedText(change.by.x(), 2)));
    case GizmoPart::North:
      return Message("North %1", metres(signedText(change.by.y(), 2)));
    case GizmoPart::Height:
      return Message("Height %1", metres(signedText(change.up, 2)));
    case GizmoPart::Turn:
      return Message("Turn by %1°", signedText(change.turn * 180.0 / std::numbers::pi, 1));
    case GizmoPart::Scale:
      break;
  }
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), "%.3f", change.factor);
  return Message("Scale ×%1", text.data());
}

}  // namespace scarp
