#include "core/tools/SelectTool.h"

#include <algorithm>

#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaskStroke.h"
#include "core/edit/SelectionEdits.h"
#include "core/edit/StrokeOperations.h"
#include "core/mask/MaskSchema.h"
#include "core/mask/MaskTiles.h"
#include "core/pick/SurfacePicker.h"
#include "core/schema/MakeSetting.h"
#include "core/terrain/WorkingRange.h"
#include "core/tools/GroundEntry.h"

namespace scarp {

namespace {

constexpr double kLassoPointStep = 2.0;  ///< Pixels between a lasso's corners.

void perform(const Operation& operation, ToolContext& context) {
  if (const auto done = scarp::perform(operation, context.document); !done)
    context.refusal = done.error().message;
}

/// Where a ray meets the ground, or else the level on which the drag began: shapes may reach off the terrain.
std::optional<Vec2> placeAt(const PointerEvent& event, const ToolContext& context, double level) {
  if (const auto hit = context.groundAt(event)) return Vec2(hit->point.head<2>());
  const auto place = placeOnLevel(event, context, level);
  // Near the horizon it is as good as nowhere.
  const GridFrame& frame = context.document.frame();
  const double reach = 2.0 * std::max(frame.width(), frame.depth());
  return place && place->cwiseAbs().maxCoeff() <= reach ? place : std::nullopt;
}

/// Draws a shape; what it selects is worked out when it ends.
class ShapeGesture : public Gesture {
 public:
  ShapeGesture(std::vector<Vec2>& draft, const SelectSettings& settings, const PointerEvent& event,
               const Vec3& from)
      : draft_(draft),
        settings_(settings),
        how_(selectHow(settings_.kind, event.modifiers)),
        pressed_(event.position),
        last_(event.position),
        level_(from.z()),
        places_{from.head<2>()} {}
  ~ShapeGesture() override { draft_.clear(); }

  void update(const PointerEvent& event, ToolContext& context) override {
    if (!drawing_ && (event.position - pressed_).norm() < kClickSlack) return;
    const auto place = placeAt(event, context, level_);
    if (!place) return;
    drawing_ = true;
    if (settings_.kind != SelectKind::Lasso) places_.resize(1);
    // The lasso's last place follows the pointer until it is far enough to stay.
    else if (places_.size() > 1 && (event.position - last_).norm() < kLassoPointStep)
      places_.pop_back();
    else
      last_ = event.position;
    places_.push_back(*place);
    draft_ = outlineOf(shape(), context.document.frame());
  }

  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    draft_.clear();
    if (drawing_) return perform(SelectOperation{ShapeSource{shape(), settings_.feather}, how_}, context);
    if (how_ == MaskOperation::Replace && context.document.selection())
      perform(ChangeSelectionOperation{SelectionChange::None, 0.0}, context);
  }

 private:
  [[nodiscard]] MaskShape shape() const {
    if (settings_.kind == SelectKind::Lasso) return MaskLasso{places_};
    if (settings_.kind == SelectKind::Ellipse) return MaskEllipse{places_.front(), places_.back()};
    return MaskRectangle{places_.front(), places_.back()};
  }

  std::vector<Vec2>& draft_;
  SelectSettings settings_;
  MaskOperation how_;
  Vec2 pressed_, last_;  ///< Pixels.
  double level_;
  std::vector<Vec2> places_;
  bool drawing_ = false;
};

/// Paints; the selection, or the mask of a layer, follows at once.
class PaintGesture : public PaintingGesture<MaskStroke> {
 public:
  PaintGesture(const PointerEvent& event, const SurfaceHit& hit, MaskOperation how, std::size_t layer,
               ToolContext& context)
      : PaintingGesture(context.document.frame(), context.values.brush),
        how_(how),
        layer_(layer),
        before_(selectionOf(context.document, layer)),
        session_(context.document, titleOf(SelectOperation{PaintSource{}, how, layer})) {
    if (how == MaskOperation::Smooth && before_)
      smoothing_ = smoothingOf(before_, context.values.brush, context.document.frame());
    begin(event, hit, context);
  }

 private:
  void show(ToolContext& context) override { putSelection(session_, context.document, after(), layer_); }
  void commit() override {
    session_.commit(std::make_shared<Operation>(
        SelectOperation{PaintSource{stroke_.settings(), stroke_.samples()}, how_, layer_}));
  }
  [[nodiscard]] Selection after() {
    if (smoothing_) return smoothing_->within(stroke_.weights());
    // A pen that has not been pressed yet has selected nothing that would have to bound edits.
    const bool pressed = before_ || layer_ > 0 || !selectsNothing(stroke_.weights());
    return how_ == MaskOperation::Smooth || !pressed ? before_
                                                     : met(before_, stroke_.weights(), how_, layer_);
  }

  MaskOperation how_;
  std::size_t layer_;
  Selection before_;
  std::optional<MaskSmoothing> smoothing_;  ///< Of what was there before, for a brush that smooths.
  EditSession session_;
};

}  // namespace

const Schema<SelectSettings>& selectSchema() {
  using S = SelectSettings;
  using Make = MakeSetting<S>;
  static const Schema<S> schema{
      {Make::choice<&S::kind>("select",
                              EnumNames({{"rectangle"}, {"ellipse"}, {"lasso"}, {"wand"}, {"paint"}})),
       Make::number<&S::feather>("feather", maskMetres().unit, maskMetres().low, maskMetres().high)},
      RangeWording::Bare};
  return schema;
}

MaskOperation selectHow(SelectKind kind, const Modifiers& modifiers) {
  if (kind == SelectKind::Paint) return maskHow(BrushKind::Raise, modifiers);
  if (modifiers.shift && modifiers.control) return MaskOperation::Intersect;
  if (modifiers.shift) return MaskOperation::Add;
  return modifiers.control ? MaskOperation::Subtract : MaskOperation::Replace;
}

MaskOperation maskHow(BrushKind kind, const Modifiers& modifiers) {
  if (modifiers.shift || kind == BrushKind::Smooth) return MaskOperation::Smooth;
  const bool takes = (kind == BrushKind::Lower) != modifiers.control;
  return takes ? MaskOperation::Subtract : MaskOperation::Add;
}

BrushSettings paintBrush(const BrushSettings& settings, MaskOperation how) {
  BrushSettings brush = settings;
  brush.kind = how == MaskOperation::Smooth     ? BrushKind::Smooth
               : how == MaskOperation::Subtract ? BrushKind::Lower
                                                : BrushKind::Raise;
  return brush;
}

std::unique_ptr<Gesture> pressOnMask(const PointerEvent& event, ToolContext& context) {
  const auto hit = context.groundAt(event);
  if (!hit) return nullptr;
  context.refusal = context.document.whyNotEditable(context.document.activeLayer());
  if (!context.refusal.empty()) return nullptr;
  return std::make_unique<PaintGesture>(event, *hit, maskHow(context.values.brush.kind, event.modifiers),
                                        context.document.placeOf(context.document.activeLayer()), context);
}

void SelectTool::setSettings(const SelectSettings& settings) {
  if (settings_ == settings) return;
  settings_ = settings;
  tools_.settingsChanged.emit();
}

BrushSettings SelectTool::brush(const Modifiers& modifiers, const ToolContext& context) const {
  if (settings_.kind != SelectKind::Paint) return Tool::brush(modifiers, context);
  return paintBrush(context.values.brush, selectHow(SelectKind::Paint, modifiers));
}

Result<Operation> SelectTool::strokeOf(BrushSettings& brush, const std::vector<StrokeSample>& samples) {
  if (settings_.kind != SelectKind::Paint) return Tool::strokeOf(brush, samples);
  return Operation(SelectOperation{PaintSource{brush, samples}, selectHow(SelectKind::Paint, {})});
}

std::unique_ptr<Gesture> SelectTool::press(const PointerEvent& event, ToolContext& context) {
  const SelectKind kind = settings_.kind;
  const MaskOperation how = selectHow(kind, event.modifiers);
  // To take from all is to select the rest of the terrain.
  if (kind == SelectKind::Paint && how == MaskOperation::Subtract && !context.document.selection())
    if (const auto whole = checkWhole(context.document.frame()); !whole) {
      context.refusal = whole.error().message;
      return nullptr;
    }
  if (kind == SelectKind::Paint)
    return beginOnGround(
        event, context, [kind](const PointerEvent& at, const SurfaceHit& hit, ToolContext& with) {
          return std::make_unique<PaintGesture>(at, hit, selectHow(kind, at.modifiers), 0, with);
        });
  const auto hit = context.groundAt(event);
  if (kind != SelectKind::Wand) {
    const double level = hit ? hit->point.z() : context.document.box().min.z();
    const auto from = placeAt(event, context, level);
    if (!from) return nullptr;
    return std::make_unique<ShapeGesture>(state_, settings_, event, Vec3(from->x(), from->y(), level));
  }
  if (hit) perform(SelectOperation{WandSource{hit->point.head<2>(), settings_.wand}, how}, context);
  return nullptr;
}

}  // namespace scarp
