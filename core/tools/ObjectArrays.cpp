#include "core/tools/ObjectArrays.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/document/TerrainDocument.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/pick/SurfacePicker.h"
#include "core/tools/GroundEntry.h"
#include "core/tools/PlaceTool.h"

namespace scarp {

namespace {

constexpr double kTurnFrom = 10.0;  ///< Pixels from its foot at which an object begins to turn.
constexpr double kLifeSize = 90.0;  ///< Pixels from its foot at which one keeps its size.

class TurnPlacedGesture : public Gesture {
 public:
  TurnPlacedGesture(std::unique_ptr<ObjectsEdit> edit, const PointerEvent& event)
      : edit_(std::move(edit)), from_(event.position), placed_(edit_->objects().front()) {}

  void update(const PointerEvent& event, ToolContext& context) override {
    const double way = (event.position - from_).norm();
    if (!turning_ && way < kTurnFrom) return;
    turning_ = true;
    edit_->lift();
    Object object = placed_;
    if (const auto ground = context.groundAt(event)) {
      const Vec2 towards = ground->point.head<2>() - Vec2(object.x, object.y);
      if (!towards.isZero()) object.yaw = std::atan2(towards.y(), towards.x());
      const double step = context.values.place.angleStep * std::numbers::pi / 180.0;
      if (event.modifiers.control) object.yaw = step * std::round(object.yaw / step);
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
    drawing.note = textOf(change, GizmoPart::Turn);
    if (object.scale != placed_.scale) {
      change.factor = object.scale / placed_.scale;
      drawing.note += "   " + textOf(change, GizmoPart::Scale);
    }
  }

 private:
  std::unique_ptr<ObjectsEdit> edit_;
  Vec2 from_;
  Object placed_;
  bool turning_ = false;
};

class ArrayGesture : public Gesture {
 public:
  ArrayGesture(PlaceMode mode, const SurfaceHit& from, const PointerEvent& event)
      : mode_(mode), from_(from.point.head<2>()), level_(from.point.z()), pressed_(event.position) {}

  void update(const PointerEvent& event, ToolContext& context) override {
    if (!edit_ && (event.position - pressed_).norm() < kClickSlack) return;
    if (edit_) edit_->lift();
    const auto hit = context.groundAt(event);
    const auto place = hit ? std::optional(Vec2(hit->point.head<2>())) : placeOnLevel(event, context, level_);
    if (!place) return;
    const std::vector<ArrayPlace> places = placesTo(*place, event, context.values.place);
    if (!edit_) {
      first_ = context.document.objects().nextId();
      std::vector<Object> none;
      edit_ = std::make_unique<ObjectsEdit>(
          context.document,
          mode_ == PlaceMode::Line ? "Place a line of objects" : "Place a circle of objects",
          std::move(none));
    }
    std::vector<Object> objects;
    for (std::size_t i = 0; i < places.size(); ++i) {
      Object object = newObject(context.values.place, first_ + i);
      object.id = 0;
      object.x = places[i].place.x();
      object.y = places[i].place.y();
      if (!context.values.place.randomYaw) object.yaw = places[i].yaw;
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
    std::string metres = std::to_string(std::llround(10.0 * length_));
    metres.insert(metres.size() - 1, metres.size() == 1 ? "0." : ".");
    const std::size_t count = edit_->objects().size();
    drawing.note = std::to_string(count) + (count == 1 ? " object, " : " objects, ") +
                   (mode_ == PlaceMode::Circle ? "radius " : "") + metres + " m";
  }

 private:
  [[nodiscard]] std::vector<ArrayPlace> placesTo(const Vec2& to, const PointerEvent& event,
                                                 const PlaceSettings& settings) const {
    const Vec2 way = to - from_;
    double length = way.norm(), angle = way.isZero() ? 0.0 : std::atan2(way.y(), way.x());
    if (event.modifiers.control) {
      const double step = settings.angleStep * std::numbers::pi / 180.0;
      angle = step * std::round(angle / step);
      length = settings.step * std::round(length / settings.step);
    }
    if (mode_ == PlaceMode::Circle)
      return placesOnCircle(from_, length, angle, settings.apart, settings.count);
    return placesOnLine(from_, from_ + length * Vec2(std::cos(angle), std::sin(angle)), settings.apart,
                        settings.count);
  }

  PlaceMode mode_;
  Vec2 from_;
  double level_;
  Vec2 pressed_;
  double length_ = 0.0;
  ObjectId first_ = 0;
  std::unique_ptr<ObjectsEdit> edit_;
};

}  // namespace

std::vector<ArrayPlace> placesOnLine(const Vec2& from, const Vec2& to, double apart, int count) {
  const Vec2 way = to - from;
  const double length = way.norm(), yaw = way.isZero() ? 0.0 : std::atan2(way.y(), way.x());
  const int number =
      count > 0 ? count
                : static_cast<int>(std::min(std::floor(length / apart + 1e-9), kMostInArray - 1.0)) + 1;
  // Of a number the last one stands at the end.
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

std::unique_ptr<Gesture> turnPlaced(std::unique_ptr<ObjectsEdit> edit, const PointerEvent& event) {
  return std::make_unique<TurnPlacedGesture>(std::move(edit), event);
}

std::unique_ptr<Gesture> arrayOf(PlaceMode mode, const SurfaceHit& from, const PointerEvent& event) {
  return std::make_unique<ArrayGesture>(mode, from, event);
}

}  // namespace scarp
