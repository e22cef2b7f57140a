#include "core/tools/ObjectDrags.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Parallel.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/objects/AssetMesh.h"
#include "core/pick/SurfacePicker.h"
#include "core/scene/LiveScatter.h"
#include "core/terrain/Surface.h"
#include "core/tools/GroundEntry.h"
#include "core/tools/PlaceTool.h"

namespace scarp {

namespace {

constexpr double kSnapPixels = 14.0;  ///< How near a foot has to be to be snapped to.
constexpr double kScaleStep = 0.1;

double stepped(double value, double step) { return step * std::round(value / step); }

/// What all drags of selected objects have in common.
class ObjectsGesture : public Gesture {
 public:
  ObjectsGesture(GizmoPart part, ObjectStep step, const Vec2& middle, const PlaceSettings& settings,
                 const PointerEvent& event, ToolContext& context)
      : settings_(settings),
        part_(part),
        step_(step),
        middle_(middle),
        from_(event.position),
        values_(context.values),
        selected_(values_.selected) {
    std::vector<ObjectId> ids;
    for (const ObjectId id : selected_.objects.ids())
      if (const Object* object = context.document.objects().find(id); object && !object->locked)
        ids.push_back(id);
    dragged_ = {ObjectSelection(std::move(ids)), selected_.scattered};
  }
  ~ObjectsGesture() override {
    if (!edit_ || kept_) return;
    edit_.reset();
    values_.selected = selected_;
  }
  ObjectsGesture(const ObjectsGesture&) = delete;
  ObjectsGesture& operator=(const ObjectsGesture&) = delete;

  void update(const PointerEvent& event, ToolContext& context) override {
    if (!moving_ && (event.position - from_).norm() < kClickSlack) return;
    moving_ = true;
    // By the ground as it was: objects that level it would slide over their own terrace.
    if (edit_) edit_->lift();
    if (const auto change = changeAt(event, context)) apply(*change, context);
  }
  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    if (edit_) edit_->commit();
    kept_ = true;
  }
  void draw(ToolDrawing& drawing, const ToolContext& context) const override {
    if (moving_) drawing.note = textOf(change_, part_);
    if (!selectsObjects(settings_.mode)) return;
    drawing.gizmo = gizmoOf(values_.selected, context.document, context.camera, drawing.size);
    if (!drawing.gizmo) return;
    drawing.gizmo->lit = part_;
    drawing.gizmo->turned = change_.turn;
  }

 protected:
  /// Nothing: stay as you are.
  [[nodiscard]] virtual std::optional<GizmoChange> changeAt(const PointerEvent& event,
                                                            ToolContext& context) = 0;
  [[nodiscard]] bool moving() const { return moving_; }
  [[nodiscard]] const Vec2& middle() const { return middle_; }
  [[nodiscard]] bool drags(ObjectId id) const { return dragged_.objects.contains(id); }

  const PlaceSettings& settings_;

 private:
  void apply(const GizmoChange& change, ToolContext& context) {
    if (dragged_.empty() || (!edit_ && !begin(context))) return;
    std::vector<Object> objects;
    objects.reserve(edit_->before().size());
    for (const Object& object : edit_->before()) objects.push_back(changed(object, change, middle_));
    if (const auto fit = canStand(objects, context.document); !fit) {
      // Where one cannot stand (off the terrain, over a hole) they stay where they were; ground that cannot
      // be levelled is worth a word.
      if (std::ranges::all_of(objects, [&](const Object& object) {
            return objectPose(object, context.document.heights(), context.document.frame()).has_value();
          }))
        context.refusal = fit.error().message;
      edit_->set(edit_->objects());
      return;
    }
    change_ = change;
    edit_->set(std::move(objects));
  }

  bool begin(ToolContext& context) {
    if (!dragged_.scattered.empty())
      if (const auto ready = context.scatter->inStep(); !ready) return refuse(ready.error(), context);
    auto edit = editOf(dragged_, titleOf(step_, objectsOf(dragged_, context.document)), context.document);
    if (!edit) return refuse(edit.error(), context);
    edit_ = std::move(edit.value());
    if (dragged_.scattered.empty()) return true;
    dragged_ = {ObjectSelection(edit_->ids())};
    values_.selected = dragged_;
    return true;
  }
  bool refuse(const Error& why, ToolContext& context) {
    context.refusal = why.message;
    dragged_ = {};
    return false;
  }

  GizmoPart part_;
  ObjectStep step_;
  Vec2 middle_;
  Vec2 from_;  ///< Where the pointer was pressed, pixels.
  ToolValues& values_;
  SceneSelection selected_;  ///< As it was.
  SceneSelection dragged_;   ///< What of it can be; once it is being changed, as it is now.
  bool moving_ = false, kept_ = false;
  GizmoChange change_;
  std::unique_ptr<ObjectsEdit> edit_;
};

/// A foot, not the ground behind a crown, follows the pointer: seen low over the ground the two are far
/// apart. What is left between foot and ground pick (the foot may be hidden by a hill) is kept as an offset
/// on the ground, so that nothing jumps.
class MoveGesture : public ObjectsGesture {
 public:
  MoveGesture(const Vec2& anchor, const SceneSelection& only, const PlaceSettings& settings,
              const PointerEvent& event, ToolContext& context)
      : ObjectsGesture(GizmoPart::Move, ObjectStep::Move, anchor, settings, event, context), only_(only) {
    const GridFrame& frame = context.document.frame();
    const double foot = heightAt(context.document.heights(), frame.column(anchor.x()), frame.row(anchor.y()));
    if (!std::isnan(foot))
      if (const auto pixel = context.camera.project({anchor.x(), anchor.y(), foot}, event.view))
        footOffset_ = *pixel - event.position;
    if (const auto ground = groundAtFoot(event, context)) groundOffset_ = anchor - ground->point.head<2>();
  }

  void end(const PointerEvent& event, ToolContext& context) override {
    ObjectsGesture::end(event, context);
    if (!moving() && !only_.empty()) context.values.selected = only_;
  }

 protected:
  std::optional<GizmoChange> changeAt(const PointerEvent& event, ToolContext& context) override {
    const auto ground = groundAtFoot(event, context);
    if (!ground) return std::nullopt;
    Vec2 place = ground->point.head<2>() + groundOffset_;
    if (event.modifiers.control) place = snapped(place, *ground, event, context);
    return GizmoChange{place - middle()};
  }

 private:
  [[nodiscard]] std::optional<SurfaceHit> groundAtFoot(PointerEvent event, const ToolContext& context) const {
    event.position += footOffset_;
    return context.groundAt(event);
  }
  [[nodiscard]] Vec2 snapped(const Vec2& place, const SurfaceHit& ground, const PointerEvent& event,
                             const ToolContext& context) const {
    double best = kSnapPixels * context.camera.metresPerPixel(ground.point, event.view);
    std::optional<Vec2> foot;
    for (const auto& [id, object] : context.document.objects().all()) {
      const Vec2 there(object.x, object.y);
      if ((there - place).cwiseAbs().maxCoeff() > best || (there - place).norm() > best || drags(id))
        continue;
      best = (there - place).norm();
      foot = there;
    }
    if (foot) return *foot;
    const double step = settings_.step;
    return {stepped(place.x(), step), stepped(place.y(), step)};
  }

  SceneSelection only_;
  Vec2 footOffset_ = Vec2::Zero();    ///< From the pointer to the ground under the object, pixels.
  Vec2 groundOffset_ = Vec2::Zero();  ///< From the ground there to the object, metres.
};

/// Along a line through the middle: its point nearest to the ray under the pointer.
class AxisGesture : public ObjectsGesture {
 public:
  AxisGesture(const ObjectGizmo& gizmo, GizmoPart part, const PlaceSettings& settings,
              const PointerEvent& event, ToolContext& context)
      : ObjectsGesture(part, part == GizmoPart::Height ? ObjectStep::Lift : ObjectStep::Move,
                       gizmo.middle.head<2>(), settings, event, context),
        kind_(part),
        middle3_(gizmo.middle),
        way_(part == GizmoPart::East    ? Vec3::UnitX()
             : part == GizmoPart::North ? Vec3::UnitY()
                                        : Vec3::UnitZ()),
        begin_(along(event, context)) {}

 protected:
  std::optional<GizmoChange> changeAt(const PointerEvent& event, ToolContext& context) override {
    const auto now = along(event, context);
    if (!now || !begin_) return std::nullopt;
    double by = *now - *begin_;
    const double step = settings_.step;
    if (event.modifiers.control) by = stepped(by, step);
    if (kind_ == GizmoPart::Height) return GizmoChange{Vec2::Zero(), by};
    return GizmoChange{by * way_.head<2>()};
  }

 private:
  /// Metres along the line; nothing where one looks along it.
  [[nodiscard]] std::optional<double> along(const PointerEvent& event, const ToolContext& context) const {
    const LocalRay ray = context.camera.rayThrough(event.position, event.view);
    const Vec3 direction = ray.direction.normalized(), from = ray.origin - middle3_;
    const double b = direction.dot(way_), square = 1.0 - b * b;
    if (square < 1e-4) return std::nullopt;
    return (from.dot(way_) - b * from.dot(direction)) / square;
  }

  GizmoPart kind_;
  Vec3 middle3_, way_;
  std::optional<double> begin_;
};

/// By the angle round the middle, on its level or, seen along that, by the way across the view.
class TurnGesture : public ObjectsGesture {
 public:
  TurnGesture(const ObjectGizmo& gizmo, const PlaceSettings& settings, const PointerEvent& event,
              ToolContext& context)
      : ObjectsGesture(GizmoPart::Turn, ObjectStep::Turn, gizmo.middle.head<2>(), settings, event, context),
        middle3_(gizmo.middle),
        begin_(event.position),
        last_(angleAt(event, context)) {}

 protected:
  std::optional<GizmoChange> changeAt(const PointerEvent& event, ToolContext& context) override {
    const auto now = angleAt(event, context);
    if (now && last_) turn_ += std::remainder(*now - *last_, 2.0 * std::numbers::pi);
    last_ = now;
    double turn = flat(context) ? (event.position.x() - begin_.x()) / kGizmoPixels : turn_;
    if (event.modifiers.control) turn = stepped(turn, settings_.angleStep * std::numbers::pi / 180.0);
    return GizmoChange{Vec2::Zero(), 0.0, turn};
  }

 private:
  [[nodiscard]] bool flat(const ToolContext& context) const {
    return std::abs(context.camera.forward().z()) < 0.08;
  }
  [[nodiscard]] std::optional<double> angleAt(const PointerEvent& event, const ToolContext& context) const {
    const auto place = placeOnLevel(event, context, middle3_.z());
    if (!place) return std::nullopt;
    const Vec2 from = *place - middle3_.head<2>();
    return from.isZero() ? std::nullopt : std::optional(std::atan2(from.y(), from.x()));
  }

  Vec3 middle3_;
  Vec2 begin_;
  std::optional<double> last_;
  double turn_ = 0.0;
};

/// By how much farther from the middle the pointer is, on the screen, than where it was pressed.
class ScaleGesture : public ObjectsGesture {
 public:
  ScaleGesture(const ObjectGizmo& gizmo, const PlaceSettings& settings, const PointerEvent& event,
               ToolContext& context)
      : ObjectsGesture(GizmoPart::Scale, ObjectStep::Scale, gizmo.middle.head<2>(), settings, event, context),
        pixel_(context.camera.project(gizmo.middle, event.view).value_or(event.position)),
        begin_(std::max((event.position - pixel_).norm(), 1.0)) {}

 protected:
  std::optional<GizmoChange> changeAt(const PointerEvent& event, ToolContext& context) override {
    double factor = std::max((event.position - pixel_).norm() / begin_, 0.01);
    if (event.modifiers.control) factor = std::max(stepped(factor, kScaleStep), kScaleStep);
    (void)context;
    return GizmoChange{Vec2::Zero(), 0.0, 0.0, factor};
  }

 private:
  Vec2 pixel_;
  double begin_;  ///< Pixels.
};

constexpr double kLassoStep = 2.0;  ///< Pixels between a lasso's corners.

bool encloses(const std::vector<Vec2>& outline, const Vec2& pixel) {
  bool inside = false;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
    const Vec2 &a = outline[i], &b = outline[j];
    if ((a.y() > pixel.y()) != (b.y() > pixel.y()) &&
        pixel.x() < (b.x() - a.x()) * (pixel.y() - a.y()) / (b.y() - a.y()) + a.x())
      inside = !inside;
  }
  return inside;
}

class EncloseGesture : public Gesture {
 public:
  EncloseGesture(bool lasso, const PointerEvent& event, Message refusal)
      : lasso_(lasso), modifiers_(event.modifiers), corners_{event.position}, refusal_(std::move(refusal)) {}

  void update(const PointerEvent& event, ToolContext&) override {
    if (!drawing_ && (event.position - corners_.front()).norm() < kClickSlack) return;
    drawing_ = true;
    if (lasso_) {
      if ((event.position - corners_.back()).norm() >= kLassoStep) corners_.push_back(event.position);
      return;
    }
    const Vec2 a = corners_.front(), b = event.position;
    corners_ = {a, {b.x(), a.y()}, b, {a.x(), b.y()}};
  }

  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    const bool keeps = modifiers_.shift || modifiers_.control;
    if (!drawing_) {
      context.refusal = refusal_;
      if (!keeps && refusal_.empty()) context.values.selected = {};
      return;
    }
    const SceneSelection found{withGroups(enclosedObjects(event.view, context), context.document.objects()),
                               enclosedScattered(event.view, context)};
    SceneSelection& selected = context.values.selected;
    selected = modifiers_.control ? selected.without(found) : modifiers_.shift ? selected.with(found) : found;
  }

  void draw(ToolDrawing& drawing, const ToolContext&) const override {
    if (drawing_) drawing.outline = corners_;
  }

 private:
  [[nodiscard]] ObjectSelection enclosedObjects(ViewSize view, const ToolContext& context) const {
    std::vector<ObjectId> ids;
    for (const auto& [id, object] : context.document.objects().all())
      if (!object.locked && !object.hidden && isEnclosed(object, view, context)) ids.push_back(id);
    return ObjectSelection(std::move(ids));
  }
  [[nodiscard]] ScatterSelection enclosedScattered(ViewSize view, ToolContext& context) const {
    if (!context.scatter) return {};
    const ScatterField& field = context.scatter->field();
    std::vector<std::vector<ScatterPlace>> byTile(static_cast<std::size_t>(field.tileCount()));
    parallelFor(byTile.size(), [&](std::size_t tile) {
      for (std::size_t rule = 0; rule < field.rules().size(); ++rule)
        for (const ScatteredObject& one : field.objects(rule, static_cast<int>(tile)))
          if (isEnclosed(objectOf(one, field.rules()[rule]), view, context))
            byTile[tile].push_back({field.rules()[rule].id, one.key});
    });
    std::vector<ScatterPlace> places;
    for (const auto& some : byTile) places.insert(places.end(), some.begin(), some.end());
    if (places.size() <= kMostScattered) return ScatterSelection(std::move(places));
    context.refusal =
        Message("more than %1 objects that rules put down lie in the outline: it selects none of them",
                kMostScattered);
    return {};
  }
  [[nodiscard]] bool isEnclosed(const Object& object, ViewSize view, const ToolContext& context) const {
    const TerrainDocument& document = context.document;
    const auto transform = objectTransform(object, document.heights(), document.frame());
    if (!transform) return false;
    const Box& box = document.objects().assets().shape(object.asset).bounds;
    const Vec3 centre = box.centre(), top(centre.x(), centre.y(), box.max.z());
    const auto local = [&](const Vec3& p) { return Vec3((*transform * p.homogeneous()).head<3>()); };
    const auto pixel = context.camera.project(local(centre), view);
    if (!pixel || !encloses(corners_, *pixel)) return false;
    return !behindGround(local(centre), view, context) || !behindGround(local(top), view, context);
  }
  [[nodiscard]] static bool behindGround(const Vec3& point, ViewSize view, const ToolContext& context) {
    const auto pixel = context.camera.project(point, view);
    if (!pixel) return true;
    const auto ground = context.document.picker().pick(context.camera.rayThrough(*pixel, view));
    return ground && context.camera.depth(ground->point) < context.camera.depth(point);
  }

  bool lasso_;
  Modifiers modifiers_;
  std::vector<Vec2> corners_;  ///< Pixels.
  Message refusal_;
  bool drawing_ = false;
};

constexpr double kTurnFrom = 10.0;  ///< Pixels from its foot at which an object begins to turn.
constexpr double kLifeSize = 90.0;  ///< Pixels from its foot at which one keeps its size.

class TurnPlacedGesture : public Gesture {
 public:
  TurnPlacedGesture(std::unique_ptr<ObjectsEdit> edit, const PlaceSettings& settings,
                    const PointerEvent& event)
      : settings_(settings),
        edit_(std::move(edit)),
        from_(event.position),
        placed_(edit_->objects().front()) {}

  void update(const PointerEvent& event, ToolContext& context) override {
    const double way = (event.position - from_).norm();
    if (!turning_ && way < kTurnFrom) return;
    turning_ = true;
    edit_->lift();
    Object object = placed_;
    if (const auto ground = context.groundAt(event)) {
      const Vec2 towards = ground->point.head<2>() - Vec2(object.x, object.y);
      if (!towards.isZero()) object.yaw = std::atan2(towards.y(), towards.x());
      if (event.modifiers.control)
        object.yaw = stepped(object.yaw, settings_.angleStep * std::numbers::pi / 180.0);
    }
    if (event.modifiers.shift) object.scale = placed_.scale * std::clamp(way / kLifeSize, 0.05, 50.0);
    const bool fit = canStand(object, &edit_->objects().front(), context.document).ok();
    edit_->set({fit ? object : edit_->objects().front()});
  }
  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    edit_->commit();
  }
  void draw(ToolDrawing& drawing, const ToolContext&) const override {
    if (!turning_) return;
    const Object& object = edit_->objects().front();
    GizmoChange change;
    change.turn = object.yaw;
    std::vector<Message> notes{textOf(change, GizmoPart::Turn)};
    if (object.scale != placed_.scale) {
      change.factor = object.scale / placed_.scale;
      notes.push_back(textOf(change, GizmoPart::Scale));
    }
    drawing.note = joined(notes, "   ");
  }

 private:
  const PlaceSettings& settings_;
  std::unique_ptr<ObjectsEdit> edit_;
  Vec2 from_;
  Object placed_;
  bool turning_ = false;
};

class ArrayGesture : public Gesture {
 public:
  ArrayGesture(const PlaceSettings& settings, const SurfaceHit& from, const PointerEvent& event)
      : settings_(settings),
        mode_(settings.mode),
        from_(from.point.head<2>()),
        level_(from.point.z()),
        pressed_(event.position) {}

  void update(const PointerEvent& event, ToolContext& context) override {
    if (!edit_ && (event.position - pressed_).norm() < kClickSlack) return;
    if (edit_) edit_->lift();
    const auto hit = context.groundAt(event);
    const auto place = hit ? std::optional(Vec2(hit->point.head<2>())) : placeOnLevel(event, context, level_);
    if (!place) return;
    const std::vector<ArrayPlace> places = placesTo(*place, event);
    if (!edit_) {
      first_ = context.document.objects().nextId();
      std::vector<Object> none;
      edit_ = std::make_unique<ObjectsEdit>(
          context.document,
          Message(mode_ == PlaceMode::Line ? "Place a line of objects" : "Place a circle of objects"),
          std::move(none));
    }
    std::vector<Object> objects;
    for (std::size_t i = 0; i < places.size(); ++i) {
      Object object = newObject(settings_, first_ + i);
      object.id = 0;
      object.x = places[i].place.x();
      object.y = places[i].place.y();
      if (!settings_.randomYaw) object.yaw = places[i].yaw;
      // Those that would be off the terrain stay away.
      if (const auto fit = canStand(object, nullptr, context.document); fit)
        objects.push_back(object);
      else if (objectPose(object, context.document.heights(), context.document.frame()))
        context.refusal = fit.error().message;
    }
    length_ = (*place - from_).norm();
    edit_->set(std::move(objects));
  }
  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    if (!edit_) return;
    std::vector<ObjectId> ids;
    for (const Object& object : edit_->objects()) ids.push_back(object.id);
    edit_->commit();
    context.values.selected = {ObjectSelection(std::move(ids))};
  }
  void draw(ToolDrawing& drawing, const ToolContext&) const override {
    if (!edit_) return;
    std::string length = std::to_string(std::llround(10.0 * length_));
    length.insert(length.size() - 1, length.size() == 1 ? "0." : ".");
    const std::size_t count = edit_->objects().size();
    const Message objects = Message(count == 1 ? "%1 object" : "%1 objects", count);
    drawing.note = mode_ == PlaceMode::Circle ? Message("%1, radius %2", objects, metres(std::move(length)))
                                              : Message("%1, %2", objects, metres(std::move(length)));
  }

 private:
  [[nodiscard]] std::vector<ArrayPlace> placesTo(const Vec2& to, const PointerEvent& event) const {
    const Vec2 way = to - from_;
    double length = way.norm(), angle = way.isZero() ? 0.0 : std::atan2(way.y(), way.x());
    if (event.modifiers.control) {
      angle = stepped(angle, settings_.angleStep * std::numbers::pi / 180.0);
      length = stepped(length, settings_.step);
    }
    if (mode_ == PlaceMode::Circle)
      return placesOnCircle(from_, length, angle, settings_.apart, settings_.count);
    return placesOnLine(from_, from_ + length * Vec2(std::cos(angle), std::sin(angle)), settings_.apart,
                        settings_.count);
  }

  const PlaceSettings& settings_;
  PlaceMode mode_;
  Vec2 from_;
  double level_;
  Vec2 pressed_;
  double length_ = 0.0;
  ObjectId first_ = 0;
  std::unique_ptr<ObjectsEdit> edit_;
};

}  // namespace

std::unique_ptr<Gesture> moveObjects(const Vec2& anchor, const SceneSelection& only,
                                     const PlaceSettings& settings, const PointerEvent& event,
                                     ToolContext& context) {
  return std::make_unique<MoveGesture>(anchor, only, settings, event, context);
}

std::unique_ptr<Gesture> dragHandle(const ObjectGizmo& gizmo, GizmoPart part, const PlaceSettings& settings,
                                    const PointerEvent& event, ToolContext& context) {
  switch (part) {
    case GizmoPart::Move:
      return moveObjects(gizmo.middle.head<2>(), {}, settings, event, context);
    case GizmoPart::Turn:
      return std::make_unique<TurnGesture>(gizmo, settings, event, context);
    case GizmoPart::Scale:
      return std::make_unique<ScaleGesture>(gizmo, settings, event, context);
    case GizmoPart::East:
    case GizmoPart::North:
    case GizmoPart::Height:
      break;
  }
  return std::make_unique<AxisGesture>(gizmo, part, settings, event, context);
}

std::unique_ptr<Gesture> encloseObjects(bool lasso, const PointerEvent& event, Message refusal) {
  return std::make_unique<EncloseGesture>(lasso, event, std::move(refusal));
}

std::vector<ArrayPlace> placesOnLine(const Vec2& from, const Vec2& to, double apart, int count) {
  const Vec2 way = to - from;
  const double length = way.norm(), yaw = way.isZero() ? 0.0 : std::atan2(way.y(), way.x());
  const int number =
      count > 0 ? count
                : static_cast<int>(std::min(std::floor(length / apart + 1e-9), kMostInArray - 1.0)) + 1;
  // With a given number, the last one is at the end.
  const double step = count > 1 ? length / (count - 1) : apart;
  const Vec2 unit = length > 0.0 ? Vec2(way / length) : Vec2(Vec2::UnitX());
  std::vector<ArrayPlace> places;
  for (int i = 0; i < std::min(number, kMostInArray); ++i) places.push_back({from + i * step * unit, yaw});
  return places;
}

std::vector<ArrayPlace> placesOnCircle(const Vec2& middle, double radius, double start, double apart,
                                       int count) {
  const double round = 2.0 * std::numbers::pi * radius;
  const int number =
      count > 0 ? count : static_cast<int>(std::clamp(std::round(round / apart), 1.0, 1.0 * kMostInArray));
  std::vector<ArrayPlace> places;
  for (int i = 0; i < std::min(number, kMostInArray); ++i) {
    const double angle = start + 2.0 * std::numbers::pi * i / number;
    places.push_back({middle + radius * Vec2(std::cos(angle), std::sin(angle)),
                      std::remainder(angle, 2.0 * std::numbers::pi)});
  }
  return places;
}

std::unique_ptr<Gesture> turnPlaced(std::unique_ptr<ObjectsEdit> edit, const PlaceSettings& settings,
                                    const PointerEvent& event) {
  return std::make_unique<TurnPlacedGesture>(std::move(edit), settings, event);
}

std::unique_ptr<Gesture> arrayOf(const PlaceSettings& settings, const SurfaceHit& from,
                                 const PointerEvent& event) {
  return std::make_unique<ArrayGesture>(settings, from, event);
}

}  // namespace scarp
