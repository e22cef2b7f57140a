#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Signal.h"
#include "core/edit/ClipOperations.h"
#include "core/tools/ToolValues.h"

namespace scarp {

class LiveScatter;
class PasteEdit;

/// The tool in hand, its settings, and what is being worked on with it: one for a document, shared by all
/// views of it. What needs a camera or a pointer is in ViewController. One thread.
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
  /// The outline of a shape that is being drawn to select by; empty without one.
  [[nodiscard]] const std::vector<Vec2>& draft() const { return values_.draft; }

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

  /// Lays a clip onto the ground, where it floats until it is dropped or taken back; meanwhile the left
  /// button moves it and nothing else edits. An Error where ground cannot be edited now.
  [[nodiscard]] Result<void> beginPaste(PasteOperation paste);
  [[nodiscard]] const std::optional<PasteOperation>& floating() const { return values_.floating; }
  void setPlacement(const ClipPlacement& placement);  ///< Contract: one floats; scale > 0, feather ≥ 0.
  // Enter and Esc; whether anything floated, and no drag was on.
  bool dropPaste();  ///< As one undoable step.
  bool takePasteBack();
  /// Lays the floating paste anew where its placement has changed.
  void showPaste();

  /// Offers the rectangle that a crop would leave, or another one: the left button drags it, whatever tool is
  /// in hand. Contract: it lies on the terrain and has 2 × 2 samples at least.
  void beginCrop(const GridRect& samples);
  void endCrop();
  [[nodiscard]] const std::optional<GridRect>& crop() const { return values_.crop; }
  /// Enter and Esc, which cropAnswered tells; whether there is a crop, and no drag was on.
  bool answerCrop(bool keep);

  /// Offers the handles of a stroke's path: the left button drags them, whatever tool is in hand.
  void beginBend(BendablePath path);
  void endBend();
  [[nodiscard]] const std::optional<BendablePath>& bending() const { return values_.bending; }

  /// The line of the measure tool; it stays while other tools are used.
  [[nodiscard]] const MeasuredLine& measured() const { return values_.measured; }
  /// A line is being drawn: Enter and Esc are about it.
  [[nodiscard]] bool drawingLine() const;
  // What the keys do while the measure tool is in hand; whether that changed the line.
  bool endMeasuredLine();
  bool takeBackCorner();
  void clearMeasuredLine();
  /// Takes up the measure tool with a new line that begins at a place; not while a drag is on.
  void beginMeasuring(const Vec2& place);

  // What the line tool draws, and which line is chosen with it.
  [[nodiscard]] const LineWork& lineWork() const { return values_.line; }
  void setLineKind(LineKind kind);  ///< Of the next line; the draft of a line is cancelled by stamps.
  void setLineSnaps(bool snaps);
  void setNewLineNames(NewLineNames names) { values_.line.names = std::move(names); }
  void setNextStamp(LineBrush stamp);  ///< Contract: the brush is good for a stamp.
  void chooseLine(LineId line, std::optional<std::size_t> point = {});  ///< It alone; 0: none.
  /// These, each once; `current` is the one whose settings are shown, the last one where it is none of them.
  void chooseLines(std::vector<LineId> lines, LineId current = 0);
  /// A line that shapes the ground is being drawn: Enter, Esc and Backspace are about it.
  [[nodiscard]] bool draftsLine() const {
    return values_.tool == ToolKind::Line && !values_.line.draft.empty();
  }
  // What the keys do while the line tool is in hand; whether that changed anything.
  bool endDraftedLine();
  bool takeBackDraftedPoint();
  bool giveUpLine();  ///< The one that is drawn, else the choice.

  /// A drag is on in one of the views.
  [[nodiscard]] bool dragging() const { return !drags_.empty(); }
  /// One of something other than a camera.
  [[nodiscard]] bool draggingShared() const;
  /// Counts a drag of a view as on for as long as the result lives. cancel takes it back, and ends that.
  [[nodiscard]] Subscription beginDrag(DragSubject subject, std::function<void()> cancel);

  /// For tools, which change them in place; announce() tells of it afterwards.
  [[nodiscard]] ToolValues& values() { return values_; }
  /// Emits what has changed since it was emitted last.
  void announce();
  /// Tells why a tool did not do what was asked of it, as one line; empty: nothing.
  void refuse(const std::string& why);

  Signal<> settingsChanged;  ///< Tool, brush, placement or selection settings, or whether a mask is painted.
  Signal<> selectedObjectsChanged;
  Signal<> measuredChanged;
  Signal<> draftChanged;
  Signal<> lineChanged;         ///< lineWork().
  Signal<> pasteChanged;        ///< It began, moved, or was dropped or taken back.
  Signal<> bendChanged;         ///< The path, or whether there is one.
  Signal<> cropChanged;         ///< The rectangle, or whether there is one.
  Signal<bool> cropAnswered;    ///< It shall be kept, or given up.
  Signal<std::string> refused;  ///< Why a tool does not do what was asked of it, as one line.

 private:
  struct Drag {
    DragSubject subject;
    std::function<void()> cancel;
  };
  [[nodiscard]] bool drags(DragSubject subject) const;
  void cancelDragsOf(DragSubject subject);
  void tellBend();

  TerrainDocument& document_;
  LiveScatter* scatter_;
  ToolValues values_, announced_;
  std::list<Drag> drags_;
  std::unique_ptr<PasteEdit> pasteEdit_;  ///< Of what floats; null while nothing does.
  Subscription documentGuard_, scatterGuard_, lineGuard_;
  std::string closed_;
  std::vector<ClosedArea> closedAreas_;
};

}  // namespace scarp
