#pragma once

#include <memory>
#include <optional>

#include "core/tools/BrushModifiers.h"
#include "core/tools/Tool.h"

namespace scarp {

enum class ToolKind { Sculpt, Place };

/// Everything between a pointer event and the document: picks the tool, runs the drag, keeps the
/// cursor's place on the ground. The window below only translates events into these calls. One thread.
class ToolBox {
 public:
  explicit ToolBox(TerrainDocument& document);
  ~ToolBox();

  void press(const PointerEvent& event);  ///< Ignored while a drag is on.
  void move(const PointerEvent& event);
  void release(const PointerEvent& event);  ///< Ends the drag that this button began.
  /// Called often while a drag is on, so that brushes flow when held still.
  void tick(const PointerEvent& event);
  /// Wheel steps (a notch is 1, towards the screen positive): dollies to the point under the cursor; while
  /// flying sets the speed; while a tool is being dragged does nothing.
  void wheel(const PointerEvent& event, double steps);
  /// Esc: takes the present drag back; true if there was one.
  bool cancel();
  /// The pointer left the view.
  void leave();

  /// Moves the camera while the right button looks round, at a pace that fits the height over the ground;
  /// axes −1…1, seconds since the last call.
  void fly(double right, double forward, double up, double seconds);
  [[nodiscard]] bool flying() const;
  [[nodiscard]] bool dragging() const { return gesture_ != nullptr; }
  [[nodiscard]] bool navigating() const;  ///< The present drag moves the camera.

  [[nodiscard]] ToolKind tool() const { return kind_; }
  void setTool(ToolKind kind);
  [[nodiscard]] const BrushSettings& brush() const { return context_.brush; }
  void setBrush(const BrushSettings& settings);  ///< settings are valid
  [[nodiscard]] const PlaceSettings& place() const { return context_.place; }
  void setPlace(const PlaceSettings& settings);
  void setNavigation(NavigationStyle style) { context_.navigation = style; }  ///< For the next drag.
  [[nodiscard]] std::optional<ObjectId> selection() const { return context_.selection; }
  void select(std::optional<ObjectId> id);
  void deleteSelection();  ///< As one undoable step; nothing selected: does nothing.

  [[nodiscard]] const Camera& camera() const { return camera_; }
  void setCamera(const Camera& camera);
  /// Backs off until the terrain, or the selected object, is in sight.
  void frameSelection(ViewSize view);

  /// The ground under the cursor; while a brush is held still, where it was set down.
  [[nodiscard]] const std::optional<SurfaceHit>& cursor() const { return cursor_; }
  /// The ray under the pointer, from the near to the far plane; nothing while the pointer is elsewhere.
  [[nodiscard]] std::optional<LocalRay> pointerRay() const;
  /// The brush as the present modifiers or the running stroke have it (Ctrl inverts, Shift smooths).
  [[nodiscard]] BrushSettings effectiveBrush() const;

  Signal<> cursorChanged;
  Signal<> pointerRayChanged;  ///< Or the ground that it may meet; not told when the pointer leaves.
  Signal<> cameraChanged;
  Signal<> settingsChanged;  ///< Tool, brush or placement settings.
  Signal<> selectionChanged;

 private:
  [[nodiscard]] Tool* toolFor(const PointerEvent& event) const;
  /// Remembers where the pointer is; false for an event that makes no sense.
  bool note(const PointerEvent& event);
  /// Picks the ground under the pointer anew.
  void follow();
  void setCursor(const std::optional<SurfaceHit>& hit);
  /// Emits what has changed since it was emitted last.
  void announce();
  void endGesture();

  Camera camera_;
  ToolContext context_;
  ToolKind kind_ = ToolKind::Sculpt;
  std::unique_ptr<Tool> sculpt_, place_, navigate_, brushSize_;
  Tool* gestureTool_ = nullptr;  ///< Whose drag is on, or about to be.
  std::unique_ptr<Gesture> gesture_;
  PointerButton gestureButton_ = PointerButton::None;
  BrushSettings gestureBrush_;           ///< What the running stroke works with.
  std::optional<PointerEvent> pointer_;  ///< The last event; nothing while the pointer is elsewhere.
  double flightPace_ = 1.0;
  bool clipPlanesStale_ = false;
  std::optional<SurfaceHit> cursor_;
  Camera announcedCamera_;
  BrushSettings announcedBrush_;
  std::optional<ObjectId> announcedSelection_;
  Subscription selectionGuard_, groundGuard_;
};

}  // namespace scarp
