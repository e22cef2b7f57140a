#pragma once

#include <cstddef>
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
#include "core/objects/Object.h"

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
/// How far a layer shows.
struct LayerMaskSource {
  std::size_t layer = 0;  ///< By its place, from 1.
};
using SelectionSource =
    std::variant<ShapeSource, WandSource, PaintSource, MaskSource, NamedSource, LayerMaskSource>;

// The selection and the masks of layers are changed alike. Which of them is meant, `layer` says: 0 for the
// selection, else a layer by its place. A layer without a mask shows everywhere.

/// Selects, or changes a layer's mask. Without a selection, which means everywhere, Add begins with nothing,
/// Subtract and Intersect with all; without a mask each of them begins with all. Smooth is for what a brush
/// goes over.
struct SelectOperation {
  SelectionSource source;
  MaskOperation how = MaskOperation::Replace;
  std::size_t layer = 0;
};

enum class SelectionChange { All, None, Invert, Grow, Shrink, Blur };

/// Makes another selection, or mask of a layer, of the one that there is. None takes it away: edits reach
/// everywhere, the layer shows everywhere.
struct ChangeSelectionOperation {
  SelectionChange change = SelectionChange::None;
  double metres = 0.0;  ///< To grow, shrink or blur by.
  std::size_t layer = 0;
};

/// Keeps what is selected under a name; over what was kept under it before.
struct KeepMaskOperation {
  std::string name;  ///< Not empty.
};
struct ForgetMaskOperation {
  std::string name;
};

/// Takes what is selected away: the ground becomes the plane that it stands on, wherever the active layer
/// shows, and the objects that stand where it is selected by a half or more go.
struct CutOperation {};

/// Puts a clip onto the ground, wherever the active layer shows. The selection does not bound it: it is what
/// was copied, and what is pasted goes elsewhere.
struct PasteOperation {
  std::shared_ptr<const TerrainClip> clip;  ///< Not null.
  ClipPlacement placement;
  /// That come with it, where they stand in the clip's frame; those that are laid off the terrain stay away.
  /// They do not level the ground, which comes as it was under them. An id is kept where no object has had it
  /// yet; 0, or else, a new one is given.
  std::vector<Object> objects{};
};

}  // namespace scarp
