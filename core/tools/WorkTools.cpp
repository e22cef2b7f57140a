#include "core/tools/WorkTools.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/EditReach.h"
#include "core/edit/PasteEdit.h"
#include "core/pick/SurfacePicker.h"
#include "core/tools/GroundEntry.h"
#include "core/view/ViewLimits.h"

namespace scarp {

namespace {

constexpr double kHandleReach = 12.0;  ///< Pixels from a handle within which it is meant.

Vec2 placeOf(const BendablePath& path, std::size_t handle) {
  const StrokeSample& sample = path.samples[path.handles[handle]];
  return {sample.x, sample.y};
}

class BendGesture : public ValueGesture<std::optional<BendablePath>> {
 public:
  BendGesture(std::optional<BendablePath>& path, std::size_t handle, const Vec2& from)
      : ValueGesture(path), handle_(handle), from_(from) {}

  void update(const PointerEvent& event, ToolContext& context) override {
    if (const auto hit = context.groundAt(event))
      value_ = bent(*before_, handle_, Vec2(hit->point.head<2>()) - from_);
  }

 private:
  std::size_t handle_;
  Vec2 from_;
};

}  // namespace

void BendTool::begin(BendablePath path) {
  end();
  state_ = std::move(path);
  announce();
}

void BendTool::end() {
  tools_.cancelDragsOf(*this);
  state_.reset();
  announce();
}

std::optional<std::size_t> BendTool::handleAt(const PointerEvent& event, const ToolContext& context) const {
  if (!state_) return std::nullopt;
  std::optional<std::size_t> nearest;
  double least = kHandleReach;
  for (std::size_t i = 0; i < state_->handles.size(); ++i) {
    const auto seen = groundPixel(context.document, placeOf(*state_, i), context.camera, event.view);
    const double away = seen ? (*seen - event.position).norm() : kHandleReach;
    if (away >= least) continue;
    least = away;
    nearest = i;
  }
  return nearest;
}

std::unique_ptr<Gesture> BendTool::press(const PointerEvent& event, ToolContext& context) {
  const auto handle = handleAt(event, context);
  if (!handle) {
    context.refusal = Message(
        "a stroke is being adjusted: drag one of its dots, or press Close under History to edit the ground");
    return nullptr;
  }
  const auto hit = context.groundAt(event);
  const Vec2 from = hit ? Vec2(hit->point.head<2>()) : placeOf(*state_, *handle);
  return std::make_unique<BendGesture>(state_, *handle, from);
}

namespace {

constexpr double kSideReach = 12.0;  ///< Pixels from a side within which it is meant.
constexpr int kPieces = 24;          ///< Of a side, as it lies on the ground.
constexpr int kLeastSide = 2;        ///< Samples.

/// Pixels from the pointer to a line that lies on the ground.
double distanceTo(const Vec2& from, const Vec2& to, const PointerEvent& event, const ToolContext& context) {
  double least = std::numeric_limits<double>::infinity();
  std::optional<Vec2> before;
  for (int i = 0; i <= kPieces; ++i) {
    const Vec2 place = from + (to - from) * (static_cast<double>(i) / kPieces);
    const auto seen = groundPixel(context.document, place, context.camera, event.view);
    if (seen) least = std::min(least, distanceToLine(event.position, before.value_or(*seen), *seen));
    before = seen;
  }
  return least;
}

int moved(int value, double by, int least, int most) {
  return static_cast<int>(std::clamp(std::round(value + by), double(least), double(most)));
}

class CropGesture : public ValueGesture<std::optional<GridRect>> {
 public:
  CropGesture(std::optional<GridRect>& crop, const CropGrip& grip, double level, const Vec2& from)
      : ValueGesture(crop), grip_(grip), level_(level), from_(from) {}

  void update(const PointerEvent& event, ToolContext& context) override {
    const auto place = placeOnLevel(event, context, level_);
    if (!place || !value_) return;
    const GridFrame& frame = context.document.frame();
    const double columns = (place->x() - from_.x()) / frame.dx, rows = (from_.y() - place->y()) / frame.dy;
    const GridRect& before = *before_;
    GridRect rect = before;
    if (grip_.inside()) {
      rect.column0 = moved(before.column0, columns, 0, frame.columns - before.width());
      rect.row0 = moved(before.row0, rows, 0, frame.rows - before.height());
      rect.column1 = rect.column0 + before.width();
      rect.row1 = rect.row0 + before.height();
    }
    if (grip_.west) rect.column0 = moved(before.column0, columns, 0, before.column1 - kLeastSide);
    if (grip_.east) rect.column1 = moved(before.column1, columns, before.column0 + kLeastSide, frame.columns);
    if (grip_.north) rect.row0 = moved(before.row0, rows, 0, before.row1 - kLeastSide);
    if (grip_.south) rect.row1 = moved(before.row1, rows, before.row0 + kLeastSide, frame.rows);
    value_ = rect;
  }
  void draw(ToolDrawing& drawing, const ToolContext&) const override {
    drawing.area = value_;
    drawing.grips = true;
  }

 private:
  CropGrip grip_;
  double level_;
  Vec2 from_;
};

}  // namespace

void CropTool::begin(const GridRect& samples) { set(samples); }
void CropTool::end() { set(std::nullopt); }

void CropTool::set(const std::optional<GridRect>& samples) {
  tools_.cancelDragsOf(*this);
  state_ = samples;
  announce();
}

bool CropTool::key(ToolKey key) {
  if (!claims(key)) return false;
  answered.emit(key == ToolKey::Confirm);
  return true;
}

void CropTool::draw(ToolDrawing& drawing, ToolContext& context) {
  drawing.area = state_;
  drawing.grips = drawing.pointer && gripAt(*drawing.pointer, context);
}

std::optional<CropGrip> CropTool::gripAt(const PointerEvent& event, const ToolContext& context) const {
  if (!state_) return std::nullopt;
  const auto [southWest, southEast, northEast, northWest] = cornersOf(*state_, context.document.frame());
  const auto near = [&](const Vec2& from, const Vec2& to) {
    return distanceTo(from, to, event, context) <= kSideReach;
  };
  CropGrip grip{near(southWest, northWest), near(southEast, northEast), near(northWest, northEast),
                near(southWest, southEast)};
  // Of a crop that is narrow on the screen one side is dragged, not both.
  if (grip.west && grip.east) grip.west = false;
  if (grip.north && grip.south) grip.north = false;
  if (!grip.inside()) return grip;
  const auto hit = context.groundAt(event);
  if (!hit) return std::nullopt;
  const Vec3& at = hit->point;
  const bool within = at.x() >= southWest.x() && at.x() <= northEast.x() && at.y() >= southWest.y() &&
                      at.y() <= northEast.y();
  return within ? std::optional(grip) : std::nullopt;
}

std::unique_ptr<Gesture> CropTool::press(const PointerEvent& event, ToolContext& context) {
  const auto grip = gripAt(event, context);
  if (!grip) return nullptr;
  const auto hit = context.groundAt(event);
  const double level = hit ? hit->point.z() : context.document.box().min.z();
  const auto from = placeOnLevel(event, context, level);
  return from ? std::make_unique<CropGesture>(state_, *grip, level, *from) : nullptr;
}

std::array<Vec2, 4> cornersOf(const GridRect& samples, const GridFrame& frame) {
  const double west = frame.x(samples.column0), east = frame.x(samples.column1 - 1),
               north = frame.y(samples.row0), south = frame.y(samples.row1 - 1);
  return {Vec2(west, south), Vec2(east, south), Vec2(east, north), Vec2(west, north)};
}

GridRect resizedOn(const GridFrame& frame, const GridRect& samples, int columns, int rows) {
  EXPECTS(columns >= kLeastSide && rows >= kLeastSide && columns <= frame.columns && rows <= frame.rows);
  const int column =
      std::clamp((samples.column0 + samples.column1 - columns) / 2, 0, frame.columns - columns);
  const int row = std::clamp((samples.row0 + samples.row1 - rows) / 2, 0, frame.rows - rows);
  return {column, row, column + columns, row + rows};
}

namespace {

constexpr double kGripReach = 14.0;  ///< Pixels from a corner within which it is meant.
constexpr double kLeastScale = 1e-3, kMostScale = 1e3;

enum class Grip { Middle, Corner, Around };

double angleOf(const Vec2& direction) { return std::atan2(direction.y(), direction.x()); }

/// Works on the level on which it began: the ground moves under the paste.
class PasteGesture : public Gesture {
 public:
  PasteGesture(PasteTool& tool, Grip grip, double level, const Vec2& from)
      : tool_(tool), before_(tool.floating()->placement), grip_(grip), level_(level), from_(from) {}
  ~PasteGesture() override {
    if (!done_ && tool_.floating()) tool_.setPlacement(before_);
  }

  void update(const PointerEvent& event, ToolContext& context) override {
    const auto place = placeOnLevel(event, context, level_);
    if (!place || !tool_.floating()) return;
    ClipPlacement placement = before_;
    const Vec2 first = from_ - before_.centre, now = *place - before_.centre;
    if (grip_ == Grip::Middle)
      placement.centre += *place - from_;
    else if (grip_ == Grip::Corner && first.norm() > 0.0)
      placement.scale = std::clamp(before_.scale * now.norm() / first.norm(), kLeastScale, kMostScale);
    else if (grip_ == Grip::Around)
      placement.turn = std::remainder(before_.turn + angleOf(now) - angleOf(first), 2.0 * std::numbers::pi);
    tool_.setPlacement(placement);
  }
  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    done_ = true;
  }

 private:
  PasteTool& tool_;
  ClipPlacement before_;
  Grip grip_;
  double level_;
  Vec2 from_;
  bool done_ = false;
};

}  // namespace

PasteTool::PasteTool(ToolState& tools) : Tool(tools) {}
PasteTool::~PasteTool() = default;

Result<void> PasteTool::begin(PasteOperation paste) {
  TerrainDocument& document = tools_.document();
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  if (tools_.dragging() || document.editing()) return Error{"the ground is being edited just now"};
  edit_ = std::make_unique<PasteEdit>(document);
  floating_ = std::move(paste);
  show();
  return {};
}

void PasteTool::setPlacement(const ClipPlacement& placement) {
  EXPECTS(floating_ && placement.scale > 0.0 && placement.feather >= 0.0);
  floating_->placement = placement;
  show();
}

void PasteTool::show() {
  if (const auto* shown = edit_->placement(); shown && *shown == floating_->placement) return;
  if (edit_->lay(*floating_)) changed.emit();
}

bool PasteTool::drop() {
  if (!edit_ || tools_.dragging()) return false;
  const TerrainDocument& document = tools_.document();
  Message refusal;
  if (edit_->placement() && !edit_->commit()) {
    const GridRect under = samplesUnder(document.frame(), *floating_->clip, floating_->placement);
    refusal = edit_->refusal();
    if (refusal.empty()) refusal = whyMasked(document, under, Masked::ByLayer);
    if (refusal.empty()) refusal = Message("what was pasted changed nothing");
  }
  end();
  tools_.refuse(refusal);
  return true;
}

bool PasteTool::remove() {
  if (!edit_ || tools_.dragging()) return false;
  end();
  return true;
}

void PasteTool::end() {
  floating_.reset();
  edit_.reset();
  changed.emit();
}

bool PasteTool::key(ToolKey key) {
  if (!claims(key)) return false;
  return key == ToolKey::Confirm ? drop() : remove();
}

bool PasteTool::nearCorner(const PointerEvent& event, const ToolContext& context) const {
  return std::ranges::any_of(cornersOf(*floating_->clip, floating_->placement), [&](const Vec2& corner) {
    const auto seen = groundPixel(context.document, corner, context.camera, event.view);
    return seen && (*seen - event.position).norm() <= kGripReach;
  });
}

std::unique_ptr<Gesture> PasteTool::press(const PointerEvent& event, ToolContext& context) {
  if (!floating_) return nullptr;
  const auto hit = context.groundAt(event);
  const double level = hit ? hit->point.z() : context.document.box().min.z();
  const auto from = placeOnLevel(event, context, level);
  if (!from) return nullptr;
  const Vec2 within = placeInClip(floating_->placement, *from);
  const GridFrame& frame = floating_->clip->frame;
  const bool inside =
      std::abs(within.x()) <= 0.5 * frame.width() && std::abs(within.y()) <= 0.5 * frame.depth();
  const Grip grip = nearCorner(event, context) ? Grip::Corner : inside ? Grip::Middle : Grip::Around;
  return std::make_unique<PasteGesture>(*this, grip, level, *from);
}

Message PasteTool::hindrance(const SurfaceHit&, const ToolContext& context) const {
  if (!floating_) return {};
  const GridRect under = samplesUnder(context.document.frame(), *floating_->clip, floating_->placement);
  return whyMasked(context.document, under, Masked::ByLayer);
}

}  // namespace scarp
