#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "core/brush/StrokeSample.h"
#include "core/tools/ObjectGizmo.h"
#include "core/tools/ToolValues.h"
#include "core/view/PointerEvent.h"
#include "core/view/ViewContext.h"

namespace scarp {

class LiveScatter;

/// What a tool works with: the view that it is used in, and the values that all views share.
struct ToolContext : ViewContext {
  ToolValues& values;
  LiveScatter* scatter = nullptr;  ///< What rules put down; null: nothing is to be picked of it.
  std::string refusal{};  ///< Why a tool did not do what was asked of it, as one line; set by the tool.
};

/// A hand that only clicks trembles by less than this many pixels.
inline constexpr double kClickSlack = 3.0;

/// A drag, from press to release. Destroyed before end(), it takes back what it did.
class Gesture {
 public:
  virtual ~Gesture() = default;
  /// The pointer moved.
  virtual void update(const PointerEvent& event, ToolContext& context) = 0;
  /// Time passed while the pointer kept still; event.time says how much.
  virtual void hold(const PointerEvent&, ToolContext&) {}
  virtual void end(const PointerEvent& event, ToolContext& context) = 0;
  /// The places that a stroke has come by so far; empty for other drags.
  [[nodiscard]] virtual std::span<const StrokeSample> samples() const { return {}; }
  /// The outline of what a drag encloses on the screen, pixels; closed. Empty for other drags.
  [[nodiscard]] virtual std::span<const Vec2> outline() const { return {}; }
  /// What it has changed so far, in words and numbers; empty where that is plain to see.
  [[nodiscard]] virtual std::string note() const { return {}; }
  /// The handle of the gizmo that it drags, and how far it has turned, radians.
  [[nodiscard]] virtual std::optional<GizmoPart> part() const { return std::nullopt; }
  [[nodiscard]] virtual double turned() const { return 0.0; }
  /// Whether it will lead straight from the last of these to where the pointer is.
  [[nodiscard]] virtual bool goesStraight() const { return false; }
};

/// What a press of a button begins. A tool belongs to one view.
class Tool {
 public:
  virtual ~Tool() = default;
  /// Starts a drag; null where there is nothing to drag under the pointer.
  [[nodiscard]] virtual std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) = 0;

  [[nodiscard]] virtual DragSubject subject() const = 0;
  /// Its drags change the document: none may begin while something else changes it.
  [[nodiscard]] bool edits() const { return subject() == DragSubject::Document; }
  [[nodiscard]] bool movesCamera() const { return subject() == DragSubject::Camera; }
  /// The cursor follows the pointer during a drag; else it stays where the drag began.
  [[nodiscard]] virtual bool wantsCursor() const { return true; }
  /// The brush is shown on the ground around the cursor.
  [[nodiscard]] virtual bool marksGround(const ToolContext&) const { return false; }
  /// A drag keeps the brush that it began with, whatever modifiers come later.
  [[nodiscard]] virtual bool keepsBrush() const { return false; }
  /// The brush as the tool has it with these modifiers.
  [[nodiscard]] virtual BrushSettings brush(const Modifiers& modifiers, const ToolContext& context) const;
  /// Why a press would change nothing where the cursor is, as one line; empty where it would.
  [[nodiscard]] virtual std::string hindrance(const SurfaceHit&, const ToolContext&) const { return {}; }
  /// The object that a press there would put down; nothing where it would do something else, or nothing.
  [[nodiscard]] virtual std::optional<Object> objectToPlace(const PointerEvent&, ToolContext&) {
    return std::nullopt;
  }
  /// The handles on what is selected, that under the pointer lit; nothing where it has none.
  [[nodiscard]] virtual std::optional<ObjectGizmo> gizmo(const PointerEvent&, const ToolContext&) const {
    return std::nullopt;
  }
  /// Objects or ground changed.
  virtual void sceneChanged() {}
};

}  // namespace scarp
