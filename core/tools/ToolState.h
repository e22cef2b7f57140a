#pragma once

#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/brush/BrushSettings.h"
#include "core/scatter/SceneSelection.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

class LiveScatter;
class TerrainDocument;
class Tool;
struct PointerEvent;
struct ToolContext;

/// Keys that tools handle.
enum class ToolKey {
  Confirm,   ///< Enter.
  Cancel,    ///< Escape.
  StepBack,  ///< Backspace.
};

/// Brush and selection, which tools share.
struct ToolValues {
  BrushSettings brush{};
  SceneSelection selected{};
};

/// Returns the names of the tools that the user selects. The first one is selected at first.
[[nodiscard]] std::span<const std::string_view> selectableTools();

/// The tools of a document, which one is selected, and the brush and the selection that they share: one for a
/// document, shared by all views of it. ViewController has the state that needs a camera or a pointer. One
/// thread.
class ToolState {
 public:
  /// scatter: objects of the document's rules; null: tools ignore them. Both outlive this.
  explicit ToolState(TerrainDocument& document, LiveScatter* scatter = nullptr);
  ~ToolState();
  ToolState(const ToolState&) = delete;
  ToolState& operator=(const ToolState&) = delete;

  [[nodiscard]] TerrainDocument& document() { return document_; }
  [[nodiscard]] const TerrainDocument& document() const { return document_; }
  [[nodiscard]] LiveScatter* scatter() const { return scatter_; }

  /// No tool may change the document, for this reason, a line; empty: they may.
  void close(Message why) { closed_ = std::move(why); }
  [[nodiscard]] const Message& closed() const { return closed_; }
  /// Ground that no tool may begin to change, and why, as a line.
  struct ClosedArea {
    GridRect samples;
    Message why;
  };
  void closeAreas(std::vector<ClosedArea> areas) { closedAreas_ = std::move(areas); }
  /// Why an edit may not begin that reaches so many metres around a place; empty where it may.
  [[nodiscard]] Message closedAt(const Vec2& place, double reach) const;

  /// Name of the selected tool: the kName of its class.
  [[nodiscard]] std::string_view tool() const;
  void setTool(std::string_view name);  ///< Contract: one of selectableTools().
  [[nodiscard]] const BrushSettings& brush() const { return values_.brush; }
  void setBrush(const BrushSettings& settings);  ///< Contract: settings are valid.

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

  /// Returns a tool by its class.
  template <class T>
  [[nodiscard]] T& get() const {
    return static_cast<T&>(find(T::kName));
  }
  [[nodiscard]] std::span<const std::unique_ptr<Tool>> all() const { return all_; }
  /// The selected tool, even if another one has precedence.
  [[nodiscard]] Tool& current() const { return *current_; }
  /// The tool in use that has precedence over the selected one; without one the selected one.
  [[nodiscard]] Tool& front() const;
  /// Returns whether unfinished work of a tool would be lost or hidden if another tool were selected.
  [[nodiscard]] bool busy() const;
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
  /// Counts a drag of a tool in a view as on for as long as the result lives. cancel reverts and ends it.
  [[nodiscard]] Subscription beginDrag(const Tool& tool, std::function<void()> cancel);
  [[nodiscard]] bool drags(const Tool& tool) const;
  void cancelDragsOf(const Tool& tool);

  /// For tools, which change them in place before announce().
  [[nodiscard]] ToolValues& values() { return values_; }
  /// Emits what has changed since it was emitted last, also of the tools.
  void announce();
  /// Reports why a tool cannot do something, as one line; empty: nothing.
  void refuse(const Message& why);

  Signal<> settingsChanged;  ///< Selected tool, brush, or settings of a tool.
  Signal<> selectedObjectsChanged;
  Signal<Message> refused;  ///< Why a tool cannot do something, as one line.

 private:
  struct Drag {
    const Tool* tool;
    std::function<void()> cancel;
  };
  [[nodiscard]] Tool& find(std::string_view name) const;

  TerrainDocument& document_;
  LiveScatter* scatter_;
  ToolValues values_;
  BrushSettings announcedBrush_;
  SceneSelection announcedSelection_;
  std::list<Drag> drags_;
  std::vector<std::unique_ptr<Tool>> all_;  ///< First those that can have precedence, the strongest first.
  Tool* current_ = nullptr;
  Subscription documentGuard_, scatterGuard_;
  Message closed_;
  std::vector<ClosedArea> closedAreas_;
};

/// Makes a stroke of the active brush along places (local frame, metres), as a drag of the tool does without
/// modifiers: it sculpts, paints a material or the selection, or paints the mask of the active layer. One
/// place makes one dab. One undoable step. The error is one line: why nothing was changed, or which tool is
/// needed. Contract: there is a place.
[[nodiscard]] Result<void> strokeAlong(ToolState& tools, const std::vector<Vec2>& places);

}  // namespace scarp
