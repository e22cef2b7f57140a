#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Signal.h"
#include "core/terrain/GridFrame.h"
#include "core/tools/ToolValues.h"

namespace scarp {

class BendTool;
class CropTool;
class LineTool;
class LiveScatter;
class MeasureTool;
class PasteTool;
class SelectTool;
class TerrainDocument;
class Tool;
struct PointerEvent;
struct ToolContext;

/// The tools of a document, which one is selected, and the settings and the selection that they share: one
/// for a document, shared by all views of it. ViewController has the state that needs a camera or a pointer. One
/// thread.
class ToolState {
 public:
  /// scatter: what the document's rules put down; null: it is not worked on. Both outlive this.
  explicit ToolState(TerrainDocument& document, LiveScatter* scatter = nullptr);
  ~ToolState();
  ToolState(const ToolState&) = delete;
  ToolState& operator=(const ToolState&) = delete;

  [[nodiscard]] TerrainDocument& document() { return document_; }
  [[nodiscard]] const TerrainDocument& document() const { return document_; }
  [[nodiscard]] LiveScatter* scatter() const { return scatter_; }

  /// No tool may change the document, for this reason, a line; empty: they may.
  void close(std::string why) { closed_ = std::move(why); }
  [[nodiscard]] const std::string& closed() const { return closed_; }
  /// Ground that no tool may begin to change, and why, as a line.
  struct ClosedArea {
    GridRect samples;
    std::string why;
  };
  void closeAreas(std::vector<ClosedArea> areas) { closedAreas_ = std::move(areas); }
  /// Why an edit may not begin that reaches so many metres around a place; empty where it may.
  [[nodiscard]] std::string closedAt(const Vec2& place, double reach) const;

  [[nodiscard]] ToolKind tool() const { return values_.tool; }
  void setTool(ToolKind kind);
  [[nodiscard]] const BrushSettings& brush() const { return values_.brush; }
  void setBrush(const BrushSettings& settings);  ///< Contract: settings are valid.
  [[nodiscard]] const PlaceSettings& place() const { return values_.place; }
  void setPlace(const PlaceSettings& settings);  ///< Contract: in the ranges of placeSchema().
  [[nodiscard]] const SelectSettings& selecting() const { return values_.select; }
  void setSelecting(const SelectSettings& settings);
  [[nodiscard]] const PaintSettings& painting() const { return values_.paint; }
  void setPainting(const PaintSettings& settings);  ///< Contract: 0 ≤ opacity ≤ 1.
  /// Whether brushes paint the mask of the active layer instead of its heights: until they no longer shall,
  /// or another layer is active. Contract: the base is not.
  void paintMask(bool paints);
  [[nodiscard]] bool paintsMask() const;

  /// The last stroke that was made, whether or not it was undone.
  [[nodiscard]] const std::optional<MadeStroke>& lastStroke() const { return values_.lastStroke; }
  /// Whether there is one that can be made again now.
  [[nodiscard]] bool canRepeatStroke() const;
  /// Makes the last stroke once more, where it was, as one more undoable step; refused where the active layer
  /// cannot be edited. Contract: it can be.
  void repeatStroke();

  [[nodiscard]] const SceneSelection& selected() const { return values_.selected; }
  /// Those of them that belong to no scatter rule.
  [[nodiscard]] const ObjectSelection& selectedObjects() const { return values_.selected.objects; }
  /// The one that is selected; nothing where none or several are, or one that a rule put down.
  [[nodiscard]] std::optional<ObjectId> selectedObject() const {
    return values_.selected.scattered.empty() ? selectedObjects().only() : std::nullopt;
  }
  void select(const SceneSelection& selection);  ///< Those that are there.
  void selectObjects(const ObjectSelection& selection) { select({selection}); }
  void selectObject(std::optional<ObjectId> id) {
    selectObjects(id ? ObjectSelection(*id) : ObjectSelection());
  }

  // The tools, with what they work on.
  [[nodiscard]] SelectTool& selectTool() { return select_; }
  [[nodiscard]] const SelectTool& selectTool() const { return select_; }
  [[nodiscard]] LineTool& lineTool() { return line_; }
  [[nodiscard]] const LineTool& lineTool() const { return line_; }
  [[nodiscard]] MeasureTool& measureTool() { return measure_; }
  [[nodiscard]] const MeasureTool& measureTool() const { return measure_; }
  [[nodiscard]] CropTool& cropTool() { return crop_; }
  [[nodiscard]] const CropTool& cropTool() const { return crop_; }
  [[nodiscard]] PasteTool& pasteTool() { return paste_; }
  [[nodiscard]] const PasteTool& pasteTool() const { return paste_; }
  [[nodiscard]] BendTool& bendTool() { return bend_; }
  [[nodiscard]] const BendTool& bendTool() const { return bend_; }
  [[nodiscard]] std::span<const std::unique_ptr<Tool>> all() const { return all_; }
  /// The tool that is selected, be it or not that another one has precedence.
  [[nodiscard]] Tool& current() const;
  /// The tool in use that has precedence over the selected one; without one the selected one.
  [[nodiscard]] Tool& front() const;
  /// The tool that a press of a button starts; null for none.
  [[nodiscard]] Tool* toolFor(const PointerEvent& event, const ToolContext& context) const;

  /// Returns whether a key belongs to a tool now even if it is a shortcut.
  [[nodiscard]] bool claims(ToolKey key) const;
  /// Passes a key to the tools; not while a drag is on. Returns whether one used it.
  bool key(ToolKey key);

  /// A drag is on in one of the views.
  [[nodiscard]] bool dragging() const { return !drags_.empty(); }
  /// One of something other than a camera.
  [[nodiscard]] bool draggingShared() const;
  /// Counts a drag of a view as on for as long as the result lives. cancel takes it back, and ends that.
  [[nodiscard]] Subscription beginDrag(DragSubject subject, std::function<void()> cancel);
  [[nodiscard]] bool drags(DragSubject subject) const;
  void cancelDragsOf(DragSubject subject);

  /// For tools, which change them in place before announce().
  [[nodiscard]] ToolValues& values() { return values_; }
  /// Emits what has changed since it was emitted last, also of the tools.
  void announce();
  /// Tells why a tool did not do what was asked of it, as one line; empty: nothing.
  void refuse(const std::string& why);

  Signal<> settingsChanged;  ///< Tool, brush, placement or selection settings, or whether a mask is painted.
  Signal<> selectedObjectsChanged;
  Signal<std::string> refused;  ///< Why a tool does not do what was asked of it, as one line.

 private:
  struct Drag {
    DragSubject subject;
    std::function<void()> cancel;
  };
  template <class T>
  T& add(std::unique_ptr<T> tool);

  TerrainDocument& document_;
  LiveScatter* scatter_;
  ToolValues values_;
  BrushSettings announcedBrush_;
  SceneSelection announcedSelection_;
  std::list<Drag> drags_;
  std::vector<std::unique_ptr<Tool>> all_;  ///< First those that can have precedence, the strongest first.
  CropTool& crop_;
  PasteTool& paste_;
  BendTool& bend_;
  SelectTool& select_;
  LineTool& line_;
  MeasureTool& measure_;
  Tool &sculpt_, &mask_, &place_, &paint_;
  Subscription documentGuard_, scatterGuard_;
  std::string closed_;
  std::vector<ClosedArea> closedAreas_;
};

}  // namespace scarp
