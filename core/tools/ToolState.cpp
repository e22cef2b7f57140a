#include "core/tools/ToolState.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "core/brush/BrushKinds.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditReach.h"
#include "core/edit/Operation.h"
#include "core/scene/LiveScatter.h"
#include "core/tools/LineTool.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/NavigateTool.h"
#include "core/tools/PaintTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/SelectTool.h"
#include "core/tools/SelectedObjects.h"
#include "core/tools/Tool.h"
#include "core/tools/WorkTools.h"

namespace scarp {

BrushSettings brushWith(const BrushSettings& settings, const Modifiers& modifiers) {
  BrushSettings result = settings;
  if (modifiers.shift) {
    result.kind = BrushKind::Smooth;
  } else if (modifiers.control) {
    if (const auto invert = brushKindInfo(settings.kind).traits.invert) invert(result);
  }
  return result;
}

bool isDoubleClick(const std::optional<PointerEvent>& last, const PointerEvent& press) {
  constexpr double kMaxPixels = 5.0, kMaxSeconds = 0.45;  // Between the presses.
  return last && press.time - last->time < kMaxSeconds &&
         (press.position - last->position).norm() < kMaxPixels;
}

BrushSettings Tool::brush(const Modifiers& modifiers, const ToolContext& context) const {
  return brushWith(context.values.brush, modifiers);
}

Result<Operation> Tool::strokeOf(BrushSettings&, const std::vector<StrokeSample>&) {
  return Error{
      "the active tool has no brush for a position; choose a brush, Paint Materials or Select by Brush"};
}

bool Tool::hasSelection() const { return !tools_.selected().empty(); }
void Tool::deleteSelection() { deleteSelected(tools_); }
void Tool::duplicateSelection() { duplicateSelected(tools_); }

namespace {

template <class... T>
struct ToolList {
  [[maybe_unused]] static constexpr std::array names{T::kName...};
  static void add(ToolState& tools, std::vector<std::unique_ptr<Tool>>& all) {
    (all.push_back(std::make_unique<T>(tools)), ...);
  }
};

/// Tools that presses with certain buttons or modifiers, or work that has begun, activate.
using WorkTools = ToolList<BrushSizeTool, NavigateTool, PasteTool, CropTool, BendTool>;
/// Tools that the user selects.
using UserTools = ToolList<SculptTool, PlaceTool, MeasureTool, SelectTool, PaintTool, LineTool>;

}  // namespace

std::span<const std::string_view> selectableTools() { return UserTools::names; }

ToolState::ToolState(TerrainDocument& document, LiveScatter* scatter)
    : document_(document), scatter_(scatter) {
  WorkTools::add(*this, all_);
  UserTools::add(*this, all_);
  current_ = &find(UserTools::names.front());
  const auto forgetGone = [this] {
    if (!values_.selected.empty()) select(values_.selected);
  };
  if (scatter)
    scatterGuard_ = scatter->fieldChanged.subscribe([forgetGone](const ScatterChange&) { forgetGone(); });
  documentGuard_ = document.changed.subscribe([forgetGone](const DocumentChange& change) {
    if (change.objects) forgetGone();
  });
}

ToolState::~ToolState() = default;

Tool& ToolState::find(std::string_view name) const {
  const auto found = std::ranges::find(all_, name, [](const auto& tool) { return tool->name(); });
  EXPECTS(found != all_.end());
  return **found;
}

std::string_view ToolState::tool() const { return current_->name(); }

Tool& ToolState::front() const {
  for (const auto& tool : all_)
    if (tool->precedence() != ToolPrecedence::None) return *tool;
  return current();
}

Tool* ToolState::toolFor(const PointerEvent& event, const ToolContext& context) const {
  if (event.button == PointerButton::None) return nullptr;
  for (const auto& tool : all_)
    if (tool->takes(event, current(), context)) return tool.get();
  return &current();
}

bool ToolState::busy() const {
  return dragging() || front().precedence() != ToolPrecedence::None || current().claims(ToolKey::Cancel);
}

bool ToolState::claims(ToolKey key) const {
  return std::ranges::any_of(all_, [&](const auto& tool) {
    return (tool->precedence() != ToolPrecedence::None || tool.get() == current_) && tool->claims(key);
  });
}

bool ToolState::key(ToolKey key) {
  return !dragging() && std::ranges::any_of(all_, [&](const auto& tool) {
    return (tool->precedence() != ToolPrecedence::None || tool.get() == current_) && tool->key(key);
  });
}

void ToolState::setTool(std::string_view name) {
  EXPECTS(std::ranges::find(UserTools::names, name) != UserTools::names.end());
  if (tool() == name) return;
  current_ = &find(name);
  settingsChanged.emit();
}

void ToolState::setBrush(const BrushSettings& settings) {
  EXPECTS(validate(settings).ok());
  values_.brush = settings;
  announce();
}

void ToolState::select(const SceneSelection& selection) {
  std::vector<ObjectId> objects;
  for (const ObjectId id : selection.objects.ids())
    if (document_.objects().find(id)) objects.push_back(id);
  std::vector<ScatterPlace> places;
  // What the rules put down now may not be known yet; fieldChanged will tell.
  const bool known = scatter_ && scatter_->field().rules() == document_.scatterRules();
  for (const ScatterPlace& place : selection.scattered.ids())
    if (scatter_ && (!known || scatter_->field().find(place))) places.push_back(place);
  values_.selected = {ObjectSelection(std::move(objects)), ScatterSelection(std::move(places))};
  announce();
}

Message ToolState::closedAt(const Vec2& place, double reach) const {
  if (!closed_.empty()) return closed_;
  const GridFrame& frame = document_.frame();
  const double column = frame.column(place.x()), row = frame.row(place.y());
  const double columns = reach / frame.dx, rows = reach / frame.dy;
  for (const ClosedArea& area : closedAreas_) {
    const GridRect& rect = area.samples;
    const bool apart = column + columns < rect.column0 || column - columns > rect.column1 - 1 ||
                       row + rows < rect.row0 || row - rows > rect.row1 - 1;
    if (!apart) return area.why;
  }
  return {};
}

Subscription ToolState::beginDrag(const Tool& tool, std::function<void()> cancel) {
  drags_.push_back({&tool, std::move(cancel)});
  return Subscription([this, drag = std::prev(drags_.end())] { drags_.erase(drag); });
}

bool ToolState::drags(const Tool& tool) const {
  return std::ranges::find(drags_, &tool, &Drag::tool) != drags_.end();
}

bool ToolState::draggingShared() const {
  return std::ranges::any_of(drags_, [](const Drag& drag) { return !drag.tool->movesCamera(); });
}

void ToolState::cancelDragsOf(const Tool& tool) {
  const std::list<Drag> before = drags_;  // a cancelled drag is removed from the list
  for (const Drag& drag : before)
    if (drag.tool == &tool) drag.cancel();
}

void ToolState::refuse(const Message& why) {
  if (!why.empty()) refused.emit(why);
}

void ToolState::announce() {
  if (values_.brush != announcedBrush_) {
    announcedBrush_ = values_.brush;
    settingsChanged.emit();
  }
  if (values_.selected != announcedSelection_) {
    announcedSelection_ = values_.selected;
    selectedObjectsChanged.emit();
  }
  for (const auto& tool : all_) tool->announce();
}

Result<void> strokeAlong(ToolState& tools, const std::vector<Vec2>& places) {
  EXPECTS(!places.empty());
  TerrainDocument& document = tools.document();
  if (tools.dragging() || document.editing()) return Error{"apply or cancel the current edit first"};
  BrushSettings brush = tools.brush();
  std::vector<StrokeSample> samples;
  const GridFrame& frame = document.frame();
  for (const Vec2& place : places) {
    if (!(2.0 * std::abs(place.x()) <= frame.width() && 2.0 * std::abs(place.y()) <= frame.depth()))
      return Error{"the position %1, %2 is outside the terrain", place.x(), place.y()};
    if (Message why = tools.closedAt(place, brush.radius); !why.empty()) return Error{std::move(why)};
    samples.push_back({place.x(), place.y()});
  }
  const auto operation = tools.current().strokeOf(brush, samples);
  if (!operation) return operation.error();
  const std::uint64_t pushes = document.history().pushes();
  if (auto done = perform(*operation, document); !done) return done;
  tools.current().noteStroke(brush, samples);
  tools.announce();
  if (document.history().pushes() != pushes) return {};
  if (Message why = whyStrokeChangedNothing(document, brush, samples); !why.empty())
    return Error{std::move(why)};
  return Error{"the stroke changes nothing there"};
}

}  // namespace scarp
