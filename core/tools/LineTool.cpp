#include "core/tools/LineTool.h"

#include <cmath>
#include <cstdio>
#include <functional>
#include <numbers>
#include <utility>

#include "core/base/ReproducibleMath.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LineEdit.h"
#include "core/line/LinePath.h"
#include "core/line/LineSchema.h"
#include "core/line/StampShape.h"
#include "core/pick/SurfacePicker.h"
#include "core/terrain/WorkingRange.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/ToolState.h"
#include "core/view/ViewLimits.h"

namespace scarp {

namespace {

constexpr double kLineGripReach = 9.0;     ///< Pixels from a point or course within which it is meant.
constexpr double kSnapReach = 12.0;        ///< Pixels.
/// A slanting view shows ground metres shorter than they are: what is near in the plan is looked at closer.
constexpr double kSlant = 8.0;
/// Of the way to the ground: what is further off lies behind it.
constexpr double kBehind = 1.01;

/// The brush in hand; raising with its size where it cannot go along a line.
LineBrush brushForNextLine(const BrushSettings& hand) {
  if (auto usable = lineBrushOf(hand)) return *std::move(usable);
  BrushSettings plain;
  plain.radius = hand.radius;
  plain.strength = hand.strength;
  return LineBrush(plain);
}

constexpr double kTurnStep = std::numbers::pi / 12.0;  ///< Of stamps, with Ctrl; radians.
constexpr double kMinFactor = 0.01;                    ///< Of one drag that scales.

double bearingOf(const Vec2& way) { return reproducible::atan2(way.y(), way.x()); }

/// Two significant digits.
double roundNumber(double value) {
  const double unit = std::pow(10.0, std::floor(std::log10(value)) - 1.0);
  return std::round(value / unit) * unit;
}

std::string decimalText(const char* format, double value) {
  char text[64];
  std::snprintf(text, sizeof text, format, value);
  return text;
}
Length tenths(double length) { return metres(decimalText("%.1f", length)); }

/// The bridge of a line that is nearest to a pixel, straight from end to end as it is shown, where no ground
/// hides it.
std::optional<LineGrip> bridgeGripAt(const Vec2& pixel, const SurfaceHit& ground, ViewSize view,
                                     const Camera& camera, const TerrainDocument& document,
                                     const std::vector<Line>& lines) {
  std::optional<LineGrip> grip;
  double least = kLineGripReach;
  const double seen = (ground.point - camera.position).norm();
  for (const Line& line : lines) {
    const auto isBridge = [](const LinePoint& point) { return point.onward == LineSpan::Bridge; };
    if (!line.visible || isArea(line.kind) || std::ranges::none_of(line.points, isBridge)) continue;
    const std::vector<LineNode> nodes = lineNodes(line, document.frame());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      if (nodes[i].span != LineSpan::Bridge || (i > 0 && nodes[i - 1].span == LineSpan::Bridge)) continue;
      std::size_t end = i;
      while (end < nodes.size() && nodes[end].span == LineSpan::Bridge) ++end;
      if (end == nodes.size() && !line.closed) break;
      const Vec3 from = groundPoint(document, nodes[i].place),
                 to = groundPoint(document, nodes[end % nodes.size()].place);
      const auto a = camera.project(from, view), b = camera.project(to, view);
      if (!a || !b || !(*a != *b)) continue;
      const Vec2 way = *b - *a;
      const double share = std::clamp((pixel - *a).dot(way) / way.squaredNorm(), 0.0, 1.0);
      const double away = (*a + share * way - pixel).norm();
      const Vec3 at = from + share * (to - from);
      if (away >= least || (at - camera.position).norm() > seen * kBehind) continue;
      least = away;
      std::size_t node = i + static_cast<std::size_t>(share * static_cast<double>(end - i));
      while (node > i && (nodes[node % nodes.size()].point < 0 || node == end)) --node;
      grip = LineGrip{line.id, std::nullopt, {at.head<2>(), static_cast<std::size_t>(nodes[node].point), away}, at};
    }
  }
  return grip;
}

/// The ground as it was, which a line that is dragged does not move away under the pointer.
class StillSurface {
 public:
  explicit StillSurface(const TerrainDocument& document)
      : heights_(document.heights()), pyramid_(document.pyramid()), frame_(document.frame()) {}
  [[nodiscard]] std::optional<SurfaceHit> under(const PointerEvent& event, const Camera& camera) const {
    return SurfacePicker(heights_, pyramid_, frame_).pick(camera.rayThrough(event.position, event.view));
  }

 private:
  HeightRaster heights_;
  HeightPyramid pyramid_;
  GridFrame frame_;
};

/// Takes a point of the draft along; cancelled, the draft is again as it was before the press.
class DraftGesture : public ValueGesture<std::vector<LinePoint>> {
 public:
  DraftGesture(LineWork& work, std::vector<LinePoint> before)
      : ValueGesture(work.draft, std::move(before)), work_(work) {}
  void update(const PointerEvent& event, ToolContext& context) override {
    const auto hit = context.groundAt(event);
    if (!hit || work_.draft.empty()) return;
    const auto snap = lineSnapAt(*hit, event.view, context.camera, context.document, work_,
                                 event.modifiers.control, 0);
    const Vec2 at = snap.value_or(Vec2(hit->point.head<2>()));
    work_.draft.back().x = at.x();
    work_.draft.back().y = at.y();
  }
  void end(const PointerEvent&, ToolContext&) override { kept_ = true; }

 private:
  LineWork& work_;
};

/// Changes chosen lines while they are dragged.
class LineGesture : public Gesture {
 public:
  /// `clicked` is what a press that does not move means.
  LineGesture(LineWork& work, const PointerEvent& event, ToolContext& context, std::vector<Line> lines,
              LayerId layer, std::function<void(LineWork&)> clicked)
      : from_(event.position),
        still_(context.document),
        edit_(context.document, layer, idsOf(lines)),
        lines_(std::move(lines)),
        work_(work),
        clicked_(std::move(clicked)) {
    if (const auto hit = still_.under(event, context.camera)) grabbed_ = hit->point.head<2>();
  }
  ~LineGesture() override { work_.snap.reset(); }
  void update(const PointerEvent& event, ToolContext& context) override {
    // A hand that only chooses trembles.
    if (!moves_ && (event.position - from_).norm() < kClickSlack) return;
    moves_ = true;
    if (auto lines = dragged(event, context))
      if (auto shown = edit_.show(*std::move(lines)); !shown) context.refusal = shown.error().message;
  }
  void end(const PointerEvent&, ToolContext& context) override {
    if (auto kept = edit_.commit(); !kept) context.refusal = kept.error().message;
    if (!moves_ && clicked_) clicked_(work_);
  }

 protected:
  [[nodiscard]] virtual std::optional<std::vector<Line>> dragged(const PointerEvent& event,
                                                                 ToolContext& context) = 0;

  Vec2 from_;
  std::optional<Vec2> grabbed_;  ///< The place on the ground at which it was taken.
  StillSurface still_;
  LineEdit edit_;
  std::vector<Line> lines_;
  LineWork& work_;

 private:
  static std::vector<LineId> idsOf(const std::vector<Line>& lines) {
    std::vector<LineId> ids;
    for (const Line& line : lines) ids.push_back(line.id);
    return ids;
  }

  std::function<void(LineWork&)> clicked_;
  bool moves_ = false;
};

class PointGesture : public LineGesture {
 public:
  /// The line may have a point more than the document's: it is shown at once then, unless a click means
  /// something else.
  PointGesture(LineWork& work, const PointerEvent& event, ToolContext& context, const Line& line,
               LayerId layer, std::size_t point, std::function<void(LineWork&)> clicked)
      : LineGesture(work, event, context, {line}, layer, clicked), point_(point) {
    if (!clicked) showPoint(context);
  }

 private:
  void showPoint(ToolContext& context) {
    work_.point = point_;
    if (auto shown = edit_.show(lines_); !shown) context.refusal = shown.error().message;
  }
  std::optional<std::vector<Line>> dragged(const PointerEvent& event, ToolContext& context) override {
    auto hit = still_.under(event, context.camera);
    if (!hit || !grabbed_) return std::nullopt;
    std::vector<Line> lines = lines_;
    LinePoint& point = lines.front().points[point_];
    work_.point = point_;
    const Vec2 way = Vec2(hit->point.head<2>()) - *grabbed_;
    Vec2 at = Vec2(point.x, point.y) + way;
    hit->point.head<2>() = at;
    work_.snap = lineSnapAt(*hit, event.view, context.camera, context.document, work_,
                            event.modifiers.control, lines.front().id);
    at = work_.snap.value_or(at);
    point.x = at.x();
    point.y = at.y();
    return lines;
  }

  std::size_t point_;
};

class HeightGesture : public LineGesture {
 public:
  HeightGesture(LineWork& work, const PointerEvent& event, ToolContext& context, const Line& line,
                LayerId layer, std::size_t point, std::function<void(LineWork&)> clicked)
      : LineGesture(work, event, context, {line}, layer, std::move(clicked)), point_(point) {
    const LinePoint& at = line.points[point];
    const Vec3 on = groundPoint(context.document, {at.x, at.y});
    height_ = at.height.value_or(on.z() + line.settings.offset);
    metres_ = context.camera.metresPerPixel(on, event.view) / std::max(context.camera.exaggeration, 1e-3);
  }
  void draw(ToolDrawing& drawing, const ToolContext&) const override {
    drawing.note =
        Message("height %1", tenths(edit_.lines().front().points[point_].height.value_or(height_)));
  }

 private:
  std::optional<std::vector<Line>> dragged(const PointerEvent& event, ToolContext&) override {
    std::vector<Line> lines = lines_;
    work_.point = point_;
    lines.front().points[point_].height = height_ + (from_.y() - event.position.y()) * metres_;
    return lines;
  }

  std::size_t point_;
  double height_ = 0.0, metres_ = 1.0;
};

class WholeGesture : public LineGesture {
 public:
  using LineGesture::LineGesture;

 private:
  std::optional<std::vector<Line>> dragged(const PointerEvent& event, ToolContext& context) override {
    const auto hit = still_.under(event, context.camera);
    if (!hit || !grabbed_) return std::nullopt;
    std::vector<Line> lines = lines_;
    for (Line& line : lines) line = movedBy(std::move(line), Vec2(hit->point.head<2>()) - *grabbed_);
    return lines;
  }
};

/// Adds a stamp, and sizes it while it is dragged.
class AddStampGesture : public Gesture {
 public:
  AddStampGesture(LineWork& work, const PointerEvent& event, ToolContext& context, Line stamp)
      : from_(event.position), still_(context.document), work_(work) {
    auto edit = LineEdit::adding({std::move(stamp)}, context.document, work.names);
    if (!edit) {
      context.refusal = edit.error().message;
      return;
    }
    edit_ = std::move(*edit);
    stamp_ = edit_->lines().front();
  }
  void update(const PointerEvent& event, ToolContext& context) override {
    if (!edit_ || (!sizes_ && (event.position - from_).norm() < kClickSlack)) return;
    const auto hit = still_.under(event, context.camera);
    if (!hit) return;
    sizes_ = true;
    BrushSettings brush = stamp_.brush.settings();
    const double radius = std::clamp((Vec2(hit->point.head<2>()) - stampCentre(stamp_)).norm(),
                                     kMinFactor * brush.radius, kLongestSide);
    if (!event.modifiers.control)
      brush.strength = std::min(brush.strength * (radius / brush.radius), kHighest);
    brush.radius = radius;
    Line sized = stamp_;
    sized.brush = LineBrush(std::move(brush));
    if (auto shown = edit_->show(std::move(sized)); !shown) context.refusal = shown.error().message;
  }
  void end(const PointerEvent&, ToolContext& context) override {
    if (!edit_) return;
    const Line made = edit_->lines().front();
    if (auto kept = edit_->commit(); !kept) {
      context.refusal = kept.error().message;
      return;
    }
    work_.layer = edit_->layer();
    work_.stamp = made.brush;
    choose(work_, {made.id});
  }
  void draw(ToolDrawing& drawing, const ToolContext&) const override {
    if (edit_ && sizes_) drawing.note = sizeTextOf(edit_->lines().front());
  }

  static Message sizeTextOf(const Line& stamp) {
    const StampSize size = stampSize(stamp.brush.settings());
    return Message("%1 × %2, height %3", tenths(size.width), tenths(size.depth),
                   tenths(stamp.brush.settings().strength));
  }

 private:
  Vec2 from_;
  StillSurface still_;
  LineWork& work_;
  std::unique_ptr<LineEdit> edit_;
  Line stamp_;
  bool sizes_ = false;
};

/// Scales and rotates stamps by a handle.
class StampHandleGesture : public LineGesture {
 public:
  StampHandleGesture(LineWork& work, const PointerEvent& event, ToolContext& context,
                     const std::vector<Line>& stamps, LayerId layer, const StampHandle& handle)
      : LineGesture(work, event, context, stamps, layer, {}),
        handle_(handle),
        middle_(stampFrame(stamps).middle) {}
  void end(const PointerEvent& event, ToolContext& context) override {
    LineGesture::end(event, context);
    work_.stamp = edit_.lines().front().brush;
  }
  void draw(ToolDrawing& drawing, const ToolContext&) const override {
    if (handle_.kind == StampHandleKind::Turn)
      drawing.note = Message("turn %1°", decimalText("%+.1f", change_.turn * 180.0 / std::numbers::pi));
    else if (edit_.lines().size() > 1)
      drawing.note = Message("size %1 %", decimalText("%.0f", 100.0 * change_.width));
    else
      drawing.note = AddStampGesture::sizeTextOf(edit_.lines().front());
  }

 private:
  std::optional<std::vector<Line>> dragged(const PointerEvent& event, ToolContext& context) override {
    const auto hit = still_.under(event, context.camera);
    if (!hit || !grabbed_) return std::nullopt;
    const Vec2 from = *grabbed_ - middle_, to = Vec2(hit->point.head<2>()) - middle_;
    if (from.isZero(0.0) || to.isZero(0.0)) return std::nullopt;
    change_ = {};
    if (handle_.kind == StampHandleKind::Turn) {
      change_.turn = bearingOf(to) - bearingOf(from);
      if (event.modifiers.control) change_.turn = std::round(change_.turn / kTurnStep) * kTurnStep;
    } else if (handle_.kind == StampHandleKind::Corner) {
      change_.width = change_.depth = std::max(to.norm() / from.norm(), kMinFactor);
    } else {
      const Vec2 axis = handle_.place - middle_;
      const double along = from.dot(axis);
      const double factor = along > 0.0 ? std::max(to.dot(axis) / along, kMinFactor) : 1.0;
      (handle_.kind == StampHandleKind::Width ? change_.width : change_.depth) = factor;
    }
    std::vector<Line> lines = lines_;
    for (Line& line : lines) line = changedStamp(std::move(line), change_, middle_);
    return lines;
  }

  StampHandle handle_;
  Vec2 middle_;
  StampChange change_;
};

/// Changes the heights of stamps by as much.
class StampHeightGesture : public LineGesture {
 public:
  StampHeightGesture(LineWork& work, const PointerEvent& event, ToolContext& context,
                     const std::vector<Line>& stamps, LayerId layer, std::function<void(LineWork&)> clicked)
      : LineGesture(work, event, context, stamps, layer, std::move(clicked)) {
    const Vec2 at = stampCentre(stamps.front());
    const Vec3 on = groundPoint(context.document, at);
    metres_ = context.camera.metresPerPixel(on, event.view) / std::max(context.camera.exaggeration, 1e-3);
  }
  void draw(ToolDrawing& drawing, const ToolContext&) const override {
    drawing.note = Message("height %1", tenths(edit_.lines().front().brush.settings().strength));
  }

 private:
  std::optional<std::vector<Line>> dragged(const PointerEvent& event, ToolContext&) override {
    std::vector<Line> lines = lines_;
    StampChange change;
    change.height = (from_.y() - event.position.y()) * metres_;
    for (Line& line : lines) line = changedStamp(std::move(line), change, stampCentre(line));
    return lines;
  }

  double metres_ = 1.0;
};

}  // namespace

Line nextStamp(const LineWork& work, const Vec2& place, const GridFrame& frame) {
  Line stamp;
  stamp.kind = LineKind::Stamp;
  stamp.settings = usualSettings(LineKind::Stamp);
  stamp.brush = work.stamp;
  stamp.points = {{place.x(), place.y()}};
  if (stamp.brush) return stamp;
  constexpr double kShareOfSide = 0.2, kHeightPerSide = 0.25;
  const double side = roundNumber(kShareOfSide * std::min(frame.width(), frame.depth()));
  BrushSettings brush = withStampSize(usualBrush(LineKind::Stamp).settings(), {side, side});
  brush.strength = kHeightPerSide * side;
  stamp.brush = LineBrush(std::move(brush));
  return stamp;
}

std::vector<Line> selectedStamps(const TerrainDocument& document, const LineWork& work) {
  std::vector<Line> stamps;
  for (const Line* const line : chosenLines(document, work)) {
    if (line->kind != LineKind::Stamp || !line->visible) return {};
    stamps.push_back(*line);
  }
  return stamps;
}

std::optional<LineGrip> lineGripAt(const Vec2& pixel, const SurfaceHit& ground, ViewSize view,
                                   const Camera& camera, const TerrainDocument& document,
                                   const LineWork& work) {
  const std::vector<Line>* const lines = linesOf(document, layerForLines(document));
  if (!lines) return std::nullopt;
  const auto off = [&](const Vec2& place) {
    const auto seen = groundPixel(document, place, camera, view);
    return seen ? (*seen - pixel).norm() : 1e9;
  };
  if (const std::vector<Line> stamps = selectedStamps(document, work); !stamps.empty()) {
    for (const Line& stamp : stamps)
      if (const Vec2 centre = stampCentre(stamp); off(centre) < kLineGripReach)
        return LineGrip{stamp.id, std::nullopt, {centre, 0, 0.0}};
    std::optional<LineGrip> grip;
    double least = kLineGripReach;
    const std::vector<StampHandle> handles = stampFrame(stamps).handles;
    for (std::size_t i = 0; i < handles.size(); ++i)
      if (const double away = off(handles[i].place); away < least) {
        least = away;
        grip = LineGrip{stamps.front().id, std::nullopt, {handles[i].place, 0, 0.0}, std::nullopt, i};
      }
    if (grip) return grip;
  }
  const Line* const chosen = work.also.empty() ? chosenLine(document, work) : nullptr;
  if (chosen && chosen->visible && chosen->kind != LineKind::Stamp) {
    double least = kLineGripReach;
    std::optional<std::size_t> nearest;
    for (std::size_t i = 0; i < chosen->points.size(); ++i)
      if (const double away = off({chosen->points[i].x, chosen->points[i].y}); away < least) {
        least = away;
        nearest = i;
      }
    if (nearest) {
      const LinePoint& at = chosen->points[*nearest];
      return LineGrip{chosen->id, nearest, {{at.x, at.y}, *nearest, 0.0}};
    }
  }
  const double within = kSlant * kLineGripReach * camera.metresPerPixel(ground.point, view);
  const auto near = nearestLine(*lines, document.frame(), ground.point.head<2>(), within);
  if (!near || off(near->spot.place) >= kLineGripReach)
    return bridgeGripAt(pixel, ground, view, camera, document, *lines);
  return LineGrip{(*lines)[near->line].id, std::nullopt, near->spot};
}

std::optional<Vec2> lineSnapAt(const SurfaceHit& ground, ViewSize view, const Camera& camera,
                               const TerrainDocument& document, const LineWork& work, bool turned,
                               LineId except) {
  if (work.snaps == turned) return std::nullopt;
  const std::vector<Line>* const lines = linesOf(document, layerForLines(document));
  if (!lines) return std::nullopt;
  return snappedTo(*lines, document.frame(), ground.point.head<2>(),
                   kSnapReach * camera.metresPerPixel(ground.point, view), except);
}

Line newLine(const LineWork& work) {
  Line line;
  line.kind = work.kind;
  line.closed = isArea(work.kind);
  line.settings = usualSettings(work.kind);
  line.brush = work.kind == LineKind::BrushPath && work.brush ? work.brush : usualBrush(work.kind);
  line.points = work.draft;
  return line;
}

LineTool::LineTool(ToolState& tools)
    : StatefulTool(tools),
      historyGuard_(tools.document().historyChanged.subscribe([this] { forgetRemoved(); })) {}

void LineTool::deleteSelection() { deleteChosen(tools_); }
void LineTool::duplicateSelection() { duplicateChosenLines(tools_); }

void LineTool::forgetRemoved() {
  if (state_.chosen == 0) return;
  const std::vector<const Line*> left = chosenLines(tools_.document(), state_);
  if (left.size() != 1 + state_.also.size()) return chooseLines(idsOf(left), state_.chosen);
  if (state_.point && *state_.point >= left.front()->points.size()) chooseLine(state_.chosen);
}

void LineTool::setKind(LineKind kind) {
  state_.kind = kind;
  if (kind == LineKind::Stamp) state_.draft.clear();
  announce();
}

void LineTool::setSnaps(bool snaps) {
  state_.snaps = snaps;
  announce();
}

void LineTool::setNextStamp(LineBrush stamp) {
  state_.stamp = std::move(stamp);
  announce();
}

void LineTool::chooseLine(LineId line, std::optional<std::size_t> point) {
  state_.layer = layerForLines(tools_.document());
  choose(state_, {line});
  state_.point = point;
  announce();
}

void LineTool::chooseLines(std::vector<LineId> lines, LineId current) {
  state_.layer = layerForLines(tools_.document());
  choose(state_, std::move(lines), current);
  announce();
}

bool LineTool::key(ToolKey key) {
  if (state_.draft.empty()) {
    if (key != ToolKey::Cancel || state_.chosen == 0) return false;
    chooseLine(0);
    return true;
  }
  Message why;
  if (key == ToolKey::Cancel)
    state_.draft.clear();
  else if (key == ToolKey::StepBack)
    state_.draft.pop_back();
  else
    why = tools_.document().editing() ? Message("the ground is being edited just now")
                                      : endDraft(state_, tools_.document());
  announce();
  tools_.refuse(why);
  return true;
}

std::optional<Box> LineTool::focus(const ToolContext& context) const {
  const TerrainDocument& document = context.document;
  std::optional<Box> all;
  for (const Line* const line : chosenLines(document, state_)) {
    const Vec3 reach = Vec3::Constant(hasBrush(line->kind) ? reachOf(*line) : line->settings.width);
    for (const LineNode& node : lineNodes(*line, document.frame())) {
      const Vec3 at = groundPoint(document, node.place);
      all = all ? Box{all->min.cwiseMin(at - reach), all->max.cwiseMax(at + reach)}
                : Box{at - reach, at + reach};
    }
  }
  return all;
}

Message LineTool::hindrance(const SurfaceHit&, const ToolContext& context) const {
  return whyLinesClosed(context.document, layerForLines(context.document));
}

std::unique_ptr<Gesture> LineTool::pressOn(const LineGrip& grip, const PointerEvent& event,
                                           ToolContext& context, bool second) {
  LineWork& work = state_;
  const TerrainDocument& document = context.document;
  const LayerId layer = layerForLines(document);
  const std::vector<const Line*> before = chosenLines(document, work);
  const bool adds = event.modifiers.shift || event.modifiers.control;
  const auto chosen = std::ranges::find(before, grip.line, &Line::id);
  work.layer = layer;
  if (grip.handle) {
    const std::vector<Line> stamps = selectedStamps(document, work);
    return std::make_unique<StampHandleGesture>(work, event, context, stamps, layer,
                                                stampFrame(stamps).handles[*grip.handle]);
  }
  if (chosen == before.end()) {
    std::vector<LineId> ids = adds ? idsOf(before) : std::vector<LineId>();
    ids.push_back(grip.line);
    choose(work, std::move(ids), grip.line);
    return nullptr;
  }
  std::function<void(LineWork&)> clicked;
  if (adds)
    clicked = [line = grip.line, ids = idsOf(before)](LineWork& of) mutable {
      std::erase(ids, line);
      choose(of, std::move(ids), of.chosen);
    };
  else if (before.size() > 1)
    clicked = [line = grip.line](LineWork& of) { choose(of, {line}); };
  const Line& line = **chosen;
  if (grip.point) {
    if (!adds) work.point = grip.point;
    if (event.modifiers.shift)
      return std::make_unique<HeightGesture>(work, event, context, line, layer, *grip.point,
                                             std::move(clicked));
    return std::make_unique<PointGesture>(work, event, context, line, layer, *grip.point, std::move(clicked));
  }
  const bool stamp = line.kind == LineKind::Stamp;
  if (event.modifiers.shift || before.size() > 1 || stamp) {
    std::vector<Line> lines;
    for (const Line* const each : before)
      if (!(stamp && event.modifiers.shift) || each->kind == LineKind::Stamp) lines.push_back(*each);
    if (stamp && event.modifiers.shift)
      return std::make_unique<StampHeightGesture>(work, event, context, lines, layer, std::move(clicked));
    return std::make_unique<WholeGesture>(work, event, context, std::move(lines), layer, std::move(clicked));
  }
  // The second half of a double click that chose it.
  if (second && !adds) {
    work.point.reset();
    return nullptr;
  }
  const std::size_t after = grip.spot.after;
  return std::make_unique<PointGesture>(work, event, context, withPoint(line, after, grip.spot.place), layer,
                                        after + 1, std::move(clicked));
}

std::unique_ptr<Gesture> LineTool::press(const PointerEvent& event, ToolContext& context) {
  LineWork& work = state_;
  TerrainDocument& document = context.document;
  const LayerId layer = layerForLines(document);
  if (Message why = whyLinesClosed(document, layer); !why.empty()) {
    context.refusal = std::move(why);
    return nullptr;
  }
  const bool second = isDoubleClick(lastPress_, event);
  lastPress_ = event;
  if (second && !work.draft.empty()) {
    lastPress_.reset();
    context.refusal = endDraft(work, document);
    return nullptr;
  }
  const auto hit = context.groundAt(event);
  if (!hit) return nullptr;
  if (work.draft.empty()) {
    if (const auto grip = lineGripAt(event.position, *hit, event.view, context.camera, document, work))
      return pressOn(*grip, event, context, second);
    const Line* const shown = chosenLine(document, work);
    if (event.modifiers.shift && shown) return nullptr;  // It was meant for a line.
    if (shown && shown->kind == LineKind::Stamp) work.stamp = shown->brush;
    choose(work, {});
    if (work.kind == LineKind::Stamp) {
      const Line stamp = nextStamp(work, hit->point.head<2>(), document.frame());
      return std::make_unique<AddStampGesture>(work, event, context, stamp);
    }
  } else if (work.draft.size() >= 3) {
    const auto first = groundPixel(document, {work.draft[0].x, work.draft[0].y}, context.camera, event.view);
    if (first && (*first - event.position).norm() < kLineGripReach) {
      work.closes = true;
      context.refusal = endDraft(work, document);
      return nullptr;
    }
  }
  if (work.draft.empty()) work.brush = brushForNextLine(context.values.brush);
  const std::vector<LinePoint> before = work.draft;
  const Vec2 at = lineSnapAt(*hit, event.view, context.camera, document, work, event.modifiers.control, 0)
                      .value_or(Vec2(hit->point.head<2>()));
  work.draft.push_back({at.x(), at.y()});
  return std::make_unique<DraftGesture>(work, before);
}

}  // namespace scarp
