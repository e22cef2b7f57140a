#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/brush/PathBend.h"
#include "core/brush/StrokeSample.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/Operation.h"
#include "core/tools/SelectSettings.h"
#include "core/view/PointerEvent.h"
#include "core/view/ViewContext.h"

namespace scarp {

/// How PlaceTool puts new objects down.
struct PlaceSettings {
  AssetKind asset = AssetKind::Conifer;
  double scale = 1.0;         ///< > 0.
  double scaleJitter = 0.2;   ///< New objects vary by ± this fraction, 0…0.9.
  double heightOffset = 0.0;  ///< Metres.
  ObjectRule rule = ObjectRule::KeepOffset;
  bool randomYaw = true;

  bool operator==(const PlaceSettings&) const = default;
};

/// A line drawn over the ground to measure by.
struct MeasuredLine {
  std::vector<Vec2> corners;  ///< Local frame, metres.
  bool closed = false;        ///< An outline: it leads back to its first corner. Only when ended.
  bool ended = false;         ///< No longer being drawn.
  bool operator==(const MeasuredLine&) const = default;
};

/// A stroke that was made, to be made again.
struct MadeStroke {
  BrushSettings brush;
  std::vector<StrokeSample> samples;
};

/// What tools work with. Owned by the ToolBox.
struct ToolContext : ViewContext {
  BrushSettings brush{};
  PlaceSettings place{};
  SelectSettings select{};
  LayerId maskPainted = kBaseLayer;  ///< The layer whose mask brushes paint; the base: they sculpt.
  std::vector<Vec2> draft{};  ///< The outline of a shape that is being drawn to select by; local frame.
  std::optional<PasteOperation> floating{};  ///< Lies on the ground but is not dropped yet.
  std::optional<GridRect> crop{};  ///< What would be left of the terrain, while that is being chosen.
  std::optional<ObjectId> selectedObject{};
  MeasuredLine measured{};
  std::optional<MadeStroke> lastStroke{};
  std::optional<BendablePath> bending{};  ///< The path of the stroke that is being adjusted.
  std::size_t bends = 0;                  ///< How often it has changed.
  std::string refusal{};  ///< Why a tool did not do what was asked of it, as one line; set by the tool.

  /// Brushes paint the mask of the active layer instead of its heights.
  [[nodiscard]] bool paintsMask() const {
    return maskPainted != kBaseLayer && maskPainted == document.activeLayer();
  }
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
  /// The places that a stroke has come by so far; empty for other drags.
  [[nodiscard]] virtual std::span<const StrokeSample> samples() const { return {}; }
  /// Whether it will lead straight from the last of these to where the pointer is.
  [[nodiscard]] virtual bool goesStraight() const { return false; }
};

/// What a drag changes.
enum class DragSubject {
  Document,  ///< Ground, objects, masks or the selection, as an undoable step.
  Camera,
  Brush,  ///< Its settings.
  Line,   ///< That is measured by.
  Paste,  ///< That floats.
  Crop,
  Path,  ///< Of the stroke that is adjusted.
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
  /// Objects or ground changed.
  virtual void sceneChanged() {}
};

}  // namespace scarp
