#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/Message.h"
#include "core/base/Signal.h"
#include "core/brush/StrokeSample.h"
#include "core/tools/ObjectGizmo.h"
#include "core/tools/ToolState.h"
#include "core/view/Navigation.h"

namespace scarp {

class Operation;

/// Data that the drags of a tool change.
enum class DragSubject {
  Document,  ///< Ground, objects, masks or the selection, as an undoable step.
  Camera,    ///< Of the view in which the drag is.
  State,     ///< State of the tool, or the brush.
};

/// What a tool works with: the view that it is used in, and the values that all views share.
struct ToolContext : ViewContext {
  ToolValues& values;
  LiveScatter* scatter = nullptr;  ///< What rules put down; null: nothing is to be picked of it.
  Message refusal{};  ///< Why a tool did not do what was asked of it, as one line; set by the tool.
};

/// A hand that only clicks trembles by less than this many pixels.
inline constexpr double kClickSlack = 3.0;

/// A stroke that is being made.
struct RunningStroke {
  std::span<const StrokeSample> samples{};  ///< Up to now; valid until the next event.
  bool straight = false;                    ///< It continues straight from the last sample to the pointer.
};

/// Drawing of a tool and its drag in a view, without the brush. The view fills the first members, the tool or
/// its gesture the others.
struct ToolDrawing {
  ViewSize size;
  std::optional<PointerEvent> pointer{};  ///< Nothing during a drag and while the pointer is elsewhere.
  bool pressable = false;                 ///< The left button would start a drag of the tool there.

  std::optional<Object> object{};      ///< Object that a click would place.
  std::optional<ObjectGizmo> gizmo{};  ///< Handles of the selection.
  std::vector<Vec2> outline{};         ///< Closed outline that the drag encloses, pixels.
  Message note{};                      ///< Change that the drag has made, as one line.
  std::optional<GridRect> area{};      ///< Samples whose size is shown in their middle.
  bool grips = false;                  ///< The pointer moves the area or one of its sides, or could.
};

/// A drag, from press to release. Destroyed before end(), it takes back what it did.
class Gesture {
 public:
  virtual ~Gesture() = default;
  /// The pointer moved.
  virtual void update(const PointerEvent& event, ToolContext& context) = 0;
  /// Time passed while the pointer kept still; event.time says how much.
  virtual void hold(const PointerEvent&, ToolContext&) {}
  virtual void end(const PointerEvent& event, ToolContext& context) = 0;
  [[nodiscard]] virtual RunningStroke stroke() const { return {}; }
  virtual void draw(ToolDrawing&, const ToolContext&) const {}
};

/// A drag of a value, which is restored unless the drag ends.
template <class Value>
class ValueGesture : public Gesture {
 public:
  explicit ValueGesture(Value& value) : ValueGesture(value, value) {}
  ValueGesture(Value& value, Value before) : value_(value), before_(std::move(before)) {}
  ~ValueGesture() override {
    if (!kept_) value_ = before_;
  }
  ValueGesture(const ValueGesture&) = delete;
  ValueGesture& operator=(const ValueGesture&) = delete;
  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    kept_ = true;
  }

 protected:
  Value& value_;
  const Value before_;
  bool kept_ = false;
};

/// The brush that a press with these modifiers works with: Shift smooths with the same reach and strength,
/// Ctrl turns raise and lower, pinch and inflate, hole and fill round, presses a stamp into the ground rather
/// than up, and sinks a plateau. The other kinds have no inverse and stay. Shift wins over Ctrl.
[[nodiscard]] BrushSettings brushWith(const BrushSettings& settings, const Modifiers& modifiers);

/// Returns whether a press is the second one of a double click.
[[nodiscard]] bool isDoubleClick(const std::optional<PointerEvent>& last, const PointerEvent& press);

/// Precedence of a tool in use over the selected one.
enum class ToolPrecedence {
  None,     ///< It is used only where it is selected.
  Presses,  ///< Presses go to it.
  Cursor,   ///< The selected tool also marks nothing at the cursor.
};

/// A tool: a press of a button starts its drag. It owns its state and its settings. A document has one of
/// each (core/tools/ToolState.cpp lists them), which all its views share.
class Tool {
 public:
  explicit Tool(ToolState& tools) : tools_(tools) {}
  Tool(const Tool&) = delete;
  Tool& operator=(const Tool&) = delete;
  virtual ~Tool() = default;
  /// Returns the kName of the class. Must not change, because projects contain it.
  [[nodiscard]] virtual std::string_view name() const = 0;
  /// Starts a drag; null where there is nothing to drag under the pointer.
  [[nodiscard]] virtual std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) = 0;

  [[nodiscard]] virtual DragSubject subject() const { return DragSubject::Document; }
  /// Its drags change the document: none may begin while something else changes it.
  [[nodiscard]] bool edits() const { return subject() == DragSubject::Document; }
  [[nodiscard]] bool movesCamera() const { return subject() == DragSubject::Camera; }
  [[nodiscard]] virtual ToolPrecedence precedence() const { return ToolPrecedence::None; }
  /// Returns whether a press goes to this tool instead of the selected one.
  [[nodiscard]] virtual bool takes(const PointerEvent&, const Tool& /*selected*/, const ToolContext&) const {
    return precedence() == ToolPrecedence::Presses;
  }
  /// Returns whether a key belongs to the tool now even if it is a shortcut.
  [[nodiscard]] virtual bool claims(ToolKey) const { return false; }
  /// Handles a key while no drag is on. Returns whether the key was used.
  virtual bool key(ToolKey) { return false; }

  /// The cursor follows the pointer during a drag; else it stays where the drag began.
  [[nodiscard]] virtual bool wantsCursor() const { return true; }
  /// The brush is shown on the ground around the cursor.
  [[nodiscard]] virtual bool marksGround() const { return false; }
  /// The settings of the brush apply to the tool.
  [[nodiscard]] virtual bool usesBrush() const { return marksGround(); }
  /// A drag keeps the brush that it began with, whatever modifiers come later.
  [[nodiscard]] virtual bool keepsBrush() const { return false; }
  /// The brush as the tool has it with these modifiers.
  [[nodiscard]] virtual BrushSettings brush(const Modifiers& modifiers, const ToolContext& context) const;
  /// Why a press would change nothing where the cursor is, as one line; empty where it would.
  [[nodiscard]] virtual Message hindrance(const SurfaceHit&, const ToolContext&) const { return {}; }
  virtual void draw(ToolDrawing&, ToolContext&) {}
  /// Returns the box of what is selected with the tool.
  [[nodiscard]] virtual std::optional<Box> focus(const ToolContext&) const { return std::nullopt; }

  /// Returns the operation of a stroke of the brush along samples, as a press without modifiers makes it. The
  /// brush gets the random seed of the stroke. The error is one line.
  [[nodiscard]] virtual Result<Operation> strokeOf(BrushSettings& brush,
                                                   const std::vector<StrokeSample>& samples);
  /// Called after an operation of strokeOf() was performed.
  virtual void noteStroke(const BrushSettings&, const std::vector<StrokeSample>&) {}

  /// Copying, cutting and deselecting affect what is selected with the tool before the selected ground.
  [[nodiscard]] virtual bool selectsItems() const { return false; }
  // Of what is selected with the tool; for tools that select nothing, of the selected objects.
  [[nodiscard]] virtual bool hasSelection() const;
  virtual void deleteSelection();
  virtual void duplicateSelection();

  /// Emits `changed` if the state has changed since the last call.
  virtual void announce() {}
  Signal<> changed;  ///< The state of the tool.

 protected:
  ToolState& tools_;
};

/// A tool with a state that can be compared.
template <class State>
class StatefulTool : public Tool {
 public:
  using Tool::Tool;
  void announce() override {
    if (state_ == announced_) return;
    announced_ = state_;
    changed.emit();
  }

 protected:
  State state_{};

 private:
  State announced_{};
};

}  // namespace scarp
