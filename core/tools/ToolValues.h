#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/brush/StrokeSample.h"
#include "core/document/RasterId.h"
#include "core/mask/MaskWand.h"
#include "core/material/MaterialRule.h"
#include "core/objects/ObjectVariation.h"
#include "core/scatter/SceneSelection.h"

namespace scarp {

/// What a drag changes.
enum class DragSubject {
  Document,  ///< Ground, objects, masks or the selection, as an undoable step.
  Camera,    ///< Of the view in which the drag is.
  Brush,     ///< Its settings.
  Line,      ///< The measured line.
  Paste,     ///< The placement of the floating paste.
  Crop,      ///< The rectangle.
  Path,      ///< The path of the stroke that is being adjusted.
};

/// Keys that tools handle.
enum class ToolKey {
  Confirm,   ///< Enter.
  Cancel,    ///< Escape.
  StepBack,  ///< Backspace.
};

enum class SelectKind { Rectangle, Ellipse, Lasso, Wand, Paint };

/// How the select tool selects.
struct SelectSettings {
  SelectKind kind = SelectKind::Rectangle;
  double feather = 0.0;  ///< Metres, of shapes.
  WandSettings wand;

  bool operator==(const SelectSettings&) const = default;
};

enum class ToolKind { Sculpt, Place, Measure, Select, Paint, Line };

/// What PaintTool paints.
struct PaintSettings {
  PaintAction action = PaintAction::Paint;
  MaterialId material = 0;
  double opacity = 1.0;                 ///< 0…1.
  MaterialId onto = 0;                  ///< Only where this material lies; 0: everywhere.
  std::vector<RuleCondition> limits{};  ///< Only as far as all of them hold.

  bool operator==(const PaintSettings&) const = default;
};

/// What the left button does with the object tool.
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

/// How PlaceTool puts new objects down.
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

/// A stroke that was made, to be made again.
struct MadeStroke {
  BrushSettings brush;
  std::vector<StrokeSample> samples;
};

/// Settings and selection that tools share.
struct ToolValues {
  ToolKind tool = ToolKind::Sculpt;
  BrushSettings brush{};
  PlaceSettings place{};
  SelectSettings select{};
  PaintSettings paint{};
  LayerId maskPainted = kBaseLayer;  ///< The layer whose mask brushes paint; the base: they sculpt.
  SceneSelection selected{};
  std::optional<MadeStroke> lastStroke{};
};

}  // namespace scarp
