#pragma once

#include "core/edit/ObjectOperations.h"
#include "core/objects/ObjectMarkers.h"
#include "core/tools/Tool.h"

namespace scarp {

template <class Settings>
class Schema;

/// Action of the left button with the object tool.
enum class PlaceMode {
  Place,   ///< Puts one down; the drag turns it.
  Select,  ///< Selects, and moves what is selected; a drag from empty ground selects by a box.
  Lasso,   ///< The same by an outline.
  Line,    ///< Puts objects along a line.
  Circle,  ///< Round a circle.
  Paint,   ///< Along a brush stroke.
  Erase,   ///< Takes them away along one.
};

[[nodiscard]] constexpr bool selectsObjects(PlaceMode mode) {
  return mode == PlaceMode::Select || mode == PlaceMode::Lasso;
}

/// Settings of new objects that PlaceTool places.
struct PlaceSettings {
  AssetKind asset = AssetKind::Conifer;
  double scale = 1.0;         ///< > 0.
  double scaleJitter = 0.2;   ///< New objects vary by ± this fraction, 0…0.9.
  double heightOffset = 0.0;  ///< Metres.
  ObjectRule rule = ObjectRule::KeepOffset;
  bool randomYaw = true;
  PlaceMode mode = PlaceMode::Place;
  ObjectVariation variation{};
  double apart = 10.0;     ///< Metres between the objects of a line or circle, > 0.
  int count = 0;           ///< How many these have; 0: by their distance.
  double density = 100.0;  ///< Of the brush: objects a hectare, > 0.
  double spacing = 3.0;    ///< Of the brush: the least distance, metres.
  double strength = 1.0;   ///< Of the brush, 0…1.
  bool anyAsset = true;    ///< Erasing takes objects of all assets.
  /// That the brush puts down, by weights; empty: the one in hand.
  std::vector<ScatterAsset> mix{};
  double step = 1.0;        ///< By which Ctrl moves, metres, > 0.
  double angleStep = 15.0;  ///< By which Ctrl turns, degrees, > 0.

  bool operator==(const PlaceSettings&) const = default;
};

/// Constant; any thread.
[[nodiscard]] const Schema<PlaceSettings>& placeSchema();

/// Puts objects on the ground, selects and moves them, and takes them away, as the mode of PlaceSettings
/// says; a press and what follows until the release is one undoable step. Of an object and the ground under
/// the pointer the nearer one is meant. What rules put down is selected and moved as objects are, but is not
/// in the way of those that are placed.
class PlaceTool : public Tool {
 public:
  static constexpr std::string_view kName = "place";
  explicit PlaceTool(ToolState& tools);
  [[nodiscard]] std::string_view name() const override { return kName; }
  [[nodiscard]] const PlaceSettings& settings() const { return settings_; }
  void setSettings(const PlaceSettings& settings);  ///< Contract: in the ranges of placeSchema().

  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] bool marksGround() const override;
  [[nodiscard]] bool selectsItems() const override { return true; }
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

  PlaceSettings settings_;
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
[[nodiscard]] BrushObjectsOperation objectStroke(bool erase, const PlaceSettings& place,
                                                 const BrushSettings& brush);

}  // namespace scarp
