#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/brush/StrokeSample.h"
#include "core/mask/MaskCombine.h"
#include "core/mask/MaskShape.h"
#include "core/mask/MaskWand.h"
#include "core/mask/TerrainClip.h"

namespace scarp {

/// What lies within a shape.
struct ShapeSource {
  MaskShape shape;
  double feather = 0.0;  ///< Metres, as maskOf() has it.
};
/// Ground that is like that at a place.
struct WandSource {
  Vec2 place = Vec2::Zero();  ///< Local frame, metres.
  WandSettings wand;
};
/// What a brush goes over: its falloff and alpha are the weights, the strongest of a stroke count.
struct PaintSource {
  BrushSettings brush;
  std::vector<StrokeSample> samples;
};
/// A mask that was made before.
struct MaskSource {
  std::shared_ptr<const MaskRaster> weights;  ///< Not null.
};
/// A mask that the document keeps under a name.
struct NamedSource {
  std::string name;
};
using SelectionSource = std::variant<ShapeSource, WandSource, PaintSource, MaskSource, NamedSource>;

/// Selects. Without a selection, which means everywhere, Add begins with nothing, Subtract and Intersect with
/// all.
struct SelectOperation {
  SelectionSource source;
  MaskOperation how = MaskOperation::Replace;
};

enum class SelectionChange { All, None, Invert, Grow, Shrink, Blur };

/// Makes another selection of the one that there is.
struct ChangeSelectionOperation {
  SelectionChange change = SelectionChange::None;
  double metres = 0.0;  ///< To grow, shrink or blur by.
};

/// Keeps what is selected under a name; over what was kept under it before.
struct KeepMaskOperation {
  std::string name;  ///< Not empty.
};
struct ForgetMaskOperation {
  std::string name;
};

/// Puts a clip onto the ground, wherever the active layer shows. The selection does not bound it: it is what
/// was copied, and what is pasted goes elsewhere.
struct PasteOperation {
  std::shared_ptr<const TerrainClip> clip;  ///< Not null.
  ClipPlacement placement;
};

}  // namespace scarp
