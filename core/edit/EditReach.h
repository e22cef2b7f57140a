#pragma once

#include <span>

#include "core/base/GridRect.h"
#include "core/base/Message.h"
#include "core/brush/BrushSettings.h"
#include "core/brush/StrokeSample.h"

namespace scarp {

class TerrainDocument;

/// Ground that an edit is meant for, local frame, metres.
struct EditReach {
  Vec2 place = Vec2::Zero();
  double radius = 0.0;  ///< ≥ 0.
};

/// What bounds an edit: a paste the active layer's mask alone, others the selection too.
enum class Masked { ByLayer, BySelectionToo };

// Why nothing that is done to the ground comes through to the layer that takes edits, as one line; empty
// where something would. Its mask or the selection is 0 wherever the edit reaches.

[[nodiscard]] Message whyMasked(const TerrainDocument& document, const EditReach& reach);
/// Samples, of which those off the terrain do not count.
[[nodiscard]] Message whyMasked(const TerrainDocument& document, const GridRect& samples,
                                Masked masked = Masked::BySelectionToo);
/// Along a way, at some places of it: what it takes to say why a stroke changed nothing.
[[nodiscard]] Message whyMasked(const TerrainDocument& document, std::span<const EditReach> way);

/// Returns why a stroke that changed nothing may have done so, as one line that says what to do about it: it
/// is outside the terrain, the selection or a mask excludes it, or its radius is smaller than a cell. Empty
/// if none of these holds: the heights are already those that it makes.
[[nodiscard]] Message whyStrokeChangedNothing(const TerrainDocument& document, const BrushSettings& brush,
                                              std::span<const StrokeSample> samples);
/// Returns as one line why what a stroke changes can differ from its strength by more than 2 %: the steps of
/// floats at heights this far from 0 are too coarse for it. Empty if they are not.
[[nodiscard]] Message whyStrokeInexact(const TerrainDocument& document, const BrushSettings& brush,
                                       std::span<const StrokeSample> samples);

}  // namespace scarp
