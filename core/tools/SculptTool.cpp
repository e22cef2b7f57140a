#include "core/tools/SculptTool.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <utility>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "core/brush/StrokeWork.h"
#include "core/edit/EditReach.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/SculptStroke.h"
#include "core/edit/StrokeOperations.h"
#include "core/pick/SurfacePicker.h"
#include "core/tools/GroundEntry.h"
#include "core/tools/SelectTool.h"

namespace scarp {

namespace {

/// Each stroke has its own random numbers.
void setSeed(BrushSettings& brush, const std::optional<MadeStroke>& last) {
  if (last) brush.strokeSeed = last->brush.strokeSeed + 1;
}

BrushSettings brushFor(const PointerEvent& event, const ToolContext& context,
                       const std::optional<MadeStroke>& last) {
  BrushSettings brush = brushWith(context.values.brush, event.modifiers);
  setSeed(brush, last);
  return brush;
}

class SculptGesture : public Gesture {
 public:
  SculptGesture(const PointerEvent& event, const SurfaceHit& hit, ToolContext& context, SculptTool& tool)
      : tool_(tool),
        stroke_(context.document, brushFor(event, context, tool.lastStroke())),
        shiftBefore_(event.modifiers.shift),
        position_(event.position),
        level_(hit.point.z()),
        eventTime_(std::isfinite(event.time) ? event.time : 0.0),
        last_{hit.point.x(), hit.point.y(), pressureOf(event), eventTime_} {
    stroke_.add(last_);
  }

  [[nodiscard]] const Message& refusal() const { return stroke_.refusal(); }

  void update(const PointerEvent& event, ToolContext& context) override {
    if (!straight(event)) goStraight();
    // The ground moves under a brush held still; the brush must not follow it.
    if (event.position == position_) return hold(event, context);
    position_ = event.position;
    const auto place = placeUnder(event, context);
    if (!place) return lift(event);
    const StrokeSample there{place->x(), place->y(), pressureOf(event), timeOf(event)};
    if (isLeapTooLong(stroke_.settings(), last_, there)) return;
    if (straight(event)) {
      end_ = there;
      return;
    }
    if (!onGround_) {
      onGround_ = true;
      add({there.x, there.y, 0.0, there.time});
    }
    add(there);
  }

  void hold(const PointerEvent& event, ToolContext&) override {
    if (straight(event)) return;
    goStraight();
    if (onGround_) add({last_.x, last_.y, pressureOf(event), timeOf(event)});
  }

  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    goStraight();
    const bool changed = stroke_.finish();
    tool_.noteStroke(stroke_.settings(), stroke_.samples());
    if (!stroke_.refusal().empty())
      context.refusal = stroke_.refusal();
    else if (!stroke_.truncation().empty())
      context.refusal = stroke_.truncation();
    else if (!changed)
      context.refusal = whyNothingCame(context);
    else if (!stroke_.visible())
      context.refusal = whyHidden(context.document);
    else
      context.refusal = whyStrokeInexact(context.document, stroke_.settings(), stroke_.samples());
  }

  [[nodiscard]] RunningStroke stroke() const override { return {stroke_.samples(), end_.has_value()}; }

 private:
  /// The layer that hides the stroke at its last sample over the terrain.
  [[nodiscard]] Message whyHidden(const TerrainDocument& document) const {
    const GridFrame& frame = document.frame();
    for (const StrokeSample& sample : stroke_.samples() | std::views::reverse) {
      const auto column = static_cast<int>(std::lround(frame.column(sample.x))),
                 row = static_cast<int>(std::lround(frame.row(sample.y)));
      if (column < 0 || row < 0 || column >= frame.columns || row >= frame.rows) continue;
      if (Message why = whyCovered(document, column, row, Covering::HeightsAndDerived); !why.empty())
        return why;
    }
    return {};
  }
  [[nodiscard]] Message whyNothingCame(const ToolContext& context) const {
    return whyStrokeChangedNothing(context.document, stroke_.settings(), stroke_.samples());
  }
  /// The time of the stroke's next sample, seconds. Where no event came for longer than a slow frame, because
  /// the program was busy, the brush does not flow for all of that time.
  [[nodiscard]] double timeOf(const PointerEvent& event) {
    constexpr double kSlowFrame = 0.1;
    if (!std::isfinite(event.time)) return last_.time;
    const double passed = event.time - std::exchange(eventTime_, std::max(event.time, eventTime_));
    return last_.time + std::clamp(passed, 0.0, kSlowFrame);
  }
  /// Where the pointer is over the map. A hole is filled by going over it: there the ground goes on level.
  [[nodiscard]] std::optional<Vec2> placeUnder(const PointerEvent& event, const ToolContext& context) {
    const bool fills = brushKindInfo(stroke_.settings().kind).traits.crossesHoles;
    const auto hit = context.groundAt(event);
    if (hit && !(fills && hit->side == SurfaceSide::Below)) {
      level_ = hit->point.z();
      return hit->point.head<2>();
    }
    if (!fills) return std::nullopt;
    const auto at =
        mapOnLevel(context.camera.rayThrough(event.position, event.view), level_, context.document.frame());
    return at ? std::optional<Vec2>(at->head<2>()) : std::nullopt;
  }
  void add(const StrokeSample& sample) {
    last_ = sample;
    stroke_.add(sample);
  }
  /// Shift, pressed on the way, leads the brush straight from where it is to where Shift is let go.
  [[nodiscard]] bool straight(const PointerEvent& event) const {
    return event.modifiers.shift && !shiftBefore_ && onGround_;
  }
  void goStraight() {
    if (end_) add({end_->x, end_->y, end_->pressure, std::max(end_->time, last_.time)});
    end_.reset();
  }
  /// The pointer has left the ground; what lies between here and its return stays as it is.
  void lift(const PointerEvent& event) {
    if (!onGround_) return;
    onGround_ = false;
    add({last_.x, last_.y, 0.0, timeOf(event)});
  }

  SculptTool& tool_;
  SculptStroke stroke_;
  bool shiftBefore_;                 ///< Held at the press: it chose the brush.
  std::optional<StrokeSample> end_;  ///< Of the straight line under way.
  Vec2 position_;                    ///< Of the pointer, pixels.
  double level_;                     ///< Of the ground where it was over some last.
  double eventTime_;                 ///< Of the last event, seconds.
  StrokeSample last_;
  bool onGround_ = true;
};

constexpr double kGrowthPerPixel = 0.01;  ///< Of the radius: e-fold in a hundred pixels.
constexpr double kInnerRadiusPerPixel = 0.005;

class BrushSizeGesture : public ValueGesture<BrushSettings> {
 public:
  BrushSizeGesture(const PointerEvent& event, ToolContext& context)
      : ValueGesture(context.values.brush), from_(event.position) {}

  void update(const PointerEvent& event, ToolContext&) override {
    const Vec2 way = event.position - from_;
    value_.radius = std::clamp(before_.radius * std::exp(kGrowthPerPixel * way.x()), kSmallestCell,
                               brushNumber("radius").high);
    value_.innerRadius = std::clamp(before_.innerRadius - kInnerRadiusPerPixel * way.y(), 0.0, 0.99);
  }

 private:
  Vec2 from_;
};

}  // namespace

SculptTool::SculptTool(ToolState& tools)
    : Tool(tools), documentGuard_(tools.document().changed.subscribe([this](const DocumentChange& change) {
        if (!change.layers || maskPainted_ == kBaseLayer || paintsMask()) return;
        maskPainted_ = kBaseLayer;
        tools_.settingsChanged.emit();
      })) {}

bool SculptTool::paintsMask() const {
  return maskPainted_ != kBaseLayer && maskPainted_ == tools_.document().activeLayer();
}

void SculptTool::paintMask(bool paints) {
  const LayerId active = tools_.document().activeLayer();
  EXPECTS(!paints || active != kBaseLayer);
  if (paints == paintsMask()) return;
  maskPainted_ = paints ? active : kBaseLayer;
  tools_.settingsChanged.emit();
}

bool SculptTool::canRepeatStroke() const {
  return lastStroke_ && !tools_.dragging() && !tools_.document().editing();
}

void SculptTool::repeatStroke() {
  EXPECTS(canRepeatStroke());
  const StrokeOperation stroke{lastStroke_->brush, lastStroke_->samples};
  if (const auto done = perform(stroke, tools_.document()); !done) tools_.refuse(done.error().message);
}

std::unique_ptr<Gesture> SculptTool::press(const PointerEvent& event, ToolContext& context) {
  if (paintsMask()) return pressOnMask(event, context);
  return beginOnGround(
      event, context,
      [this](const PointerEvent& at, const SurfaceHit& hit, ToolContext& with) -> std::unique_ptr<Gesture> {
        with.refusal = with.document.whyNotEditable();
        if (!with.refusal.empty()) return nullptr;
        auto gesture = std::make_unique<SculptGesture>(at, hit, with, *this);
        with.refusal = gesture->refusal();
        if (!with.refusal.empty()) return nullptr;
        return gesture;
      });
}

BrushSettings SculptTool::brush(const Modifiers& modifiers, const ToolContext& context) const {
  const BrushSettings& brush = context.values.brush;
  return paintsMask() ? paintBrush(brush, maskHow(brush.kind, modifiers)) : brushWith(brush, modifiers);
}

Result<Operation> SculptTool::strokeOf(BrushSettings& brush, const std::vector<StrokeSample>& samples) {
  const TerrainDocument& document = tools_.document();
  if (!paintsMask()) setSeed(brush, lastStroke_);
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  if (paintsMask())
    return Operation(SelectOperation{PaintSource{brush, samples}, maskHow(brush.kind, {}),
                                     document.placeOf(document.activeLayer())});
  return Operation(StrokeOperation{brush, samples});
}

void SculptTool::noteStroke(const BrushSettings& brush, const std::vector<StrokeSample>& samples) {
  if (!paintsMask()) lastStroke_ = {brush, samples};
}

std::unique_ptr<Gesture> BrushSizeTool::press(const PointerEvent& event, ToolContext& context) {
  return std::make_unique<BrushSizeGesture>(event, context);
}

Message SculptTool::hindrance(const SurfaceHit& cursor, const ToolContext& context) const {
  const TerrainDocument& document = context.document;
  if (document.editing()) return {};
  if (paintsMask()) return document.whyNotEditable(document.activeLayer());
  if (Message why = document.whyNotEditable(); !why.empty()) return why;
  if (Message why = whyCovered(document, static_cast<int>(std::lround(cursor.column)),
                               static_cast<int>(std::lround(cursor.row)));
      !why.empty())
    return why;
  return whyMasked(document, EditReach{cursor.point.head<2>(), context.values.brush.radius});
}

}  // namespace scarp
