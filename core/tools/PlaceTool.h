#pragma once

#include "core/tools/Tool.h"

namespace scarp {

/// Puts objects on the ground, selects them, and slides them over it; a press and what follows until the
/// release is one undoable step. Of an object and the ground under the pointer the nearer one is meant.
class PlaceTool : public Tool {
 public:
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Document; }
  [[nodiscard]] std::optional<Object> objectToPlace(const PointerEvent& event, ToolContext& context) override;
  void sceneChanged() override { markersCurrent_ = false; }

 private:
  /// What is under the pointer: an object, by its model or its marker, or the ground.
  struct Aim {
    std::optional<ObjectId> object;
    std::optional<SurfaceHit> ground;
  };
  [[nodiscard]] Aim aimAt(const PointerEvent& event, ToolContext& context);
  /// The markers of the view in which an event happened.
  [[nodiscard]] const std::vector<ObjectMarker>& markersIn(ViewSize view, ToolContext& context);

  // As they were when somebody last asked for them.
  std::vector<ObjectMarker> markers_;
  Camera markersCamera_;
  ViewSize markersView_;
  std::optional<ObjectId> markersObject_;
  bool markersCurrent_ = false;
};

/// A new object as the settings have it, without place; what varies comes from its id alone, so that
/// the same presses give the same objects.
[[nodiscard]] Object newObject(const PlaceSettings& settings, ObjectId id);

}  // namespace scarp
