#pragma once

#include "core/edit/ObjectOperations.h"
#include "core/objects/ObjectMarkers.h"
#include "core/tools/Tool.h"

namespace scarp {

/// Puts objects on the ground, selects and moves them, and takes them away, as the mode of PlaceSettings
/// says; a press and what follows until the release is one undoable step. Of an object and the ground under
/// the pointer the nearer one is meant. What rules put down is selected and moved as objects are, but is not
/// in the way of those that are placed.
class PlaceTool : public Tool {
 public:
  explicit PlaceTool(TerrainDocument& document);

  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Document; }
  [[nodiscard]] bool marksGround(const ToolContext& context) const override;
  [[nodiscard]] BrushSettings brush(const Modifiers& modifiers, const ToolContext& context) const override;
  void draw(ToolDrawing& drawing, ToolContext& context) override;
  [[nodiscard]] std::optional<Box> focus(const ToolContext& context) const override;

 private:
  /// What is under the pointer: an object, by its model or its marker, where one selects one that a rule put
  /// down, or the ground.
  struct Aim {
    std::optional<ObjectId> object;
    std::optional<ScatterPlace> scattered;
    std::optional<SurfaceHit> ground;

    [[nodiscard]] bool any() const { return object || scattered; }
  };
  [[nodiscard]] std::optional<Object> objectToPlace(const PointerEvent& event, ToolContext& context);
  [[nodiscard]] std::unique_ptr<Gesture> pressObject(const Aim& aim, const PointerEvent& event,
                                                     ToolContext& context);
  [[nodiscard]] std::unique_ptr<Gesture> placeNew(const SurfaceHit& ground, const PointerEvent& event,
                                                  ToolContext& context);
  [[nodiscard]] Aim aimAt(const PointerEvent& event, ToolContext& context);
  /// The markers of the view in which an event happened.
  [[nodiscard]] const std::vector<ObjectMarker>& markersIn(ViewSize view, ToolContext& context);

  // As they were when somebody last asked for them.
  std::vector<ObjectMarker> markers_;
  Camera markersCamera_;
  ViewSize markersView_;
  ObjectSelection markersSelected_;
  bool markersCurrent_ = false;
  Subscription documentGuard_;
  double lastPress_ = -1.0;  ///< Seconds.
  std::optional<ObjectId> lastObject_;
  std::optional<ScatterPlace> lastScattered_;
};

/// A new object as the settings have it, without place; what varies comes from its id alone, so that
/// the same presses give the same objects.
[[nodiscard]] Object newObject(const PlaceSettings& settings, ObjectId id);

/// The operation of a brush stroke that puts objects down or takes them away, without its samples.
[[nodiscard]] BrushObjectsOperation objectStroke(bool erase, const ToolValues& values);

}  // namespace scarp
