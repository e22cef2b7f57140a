#pragma once

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>

#include "core/brush/BrushSettings.h"
#include "core/brush/Dab.h"
#include "core/noise/NoiseSheet.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class DabWeights;

/// What a stroke takes from the ground where and when it begins.
struct StrokeGround {
  Vec2 start = Vec2::Zero();  ///< Where it first met ground; local frame, metres.
  double level = std::numeric_limits<double>::quiet_NaN();  ///< The height there; NaN until then.
  Vec2 slope = Vec2::Zero();  ///< Metres a metre, east and north, around there; where the kind goes by it.
  std::optional<HeightRaster> before;  ///< Heights before the stroke, where something goes by them.
  std::optional<HeightRaster> source;  ///< Heights to copy from, where the kind copies.
  std::optional<MaskRaster> mask;      ///< How far changes come through, 0…1; nothing: wholly.
  std::shared_ptr<NoiseSheet> noise;   ///< What is made of the brush's noise, where the kind has some.
};

/// A dab on its way into the ground: what every kernel is given.
struct DabWork {
  const Dab& dab;
  const BrushSettings& settings;
  const StrokeGround& ground;
  const GridFrame& frame;
  const HeightRaster& heights;             ///< Of which the loans are part.
  std::span<const TileLoan<float>> loans;  ///< Together they cover what the dab reaches.
  GridRect rect;                           ///< The samples that the dab may change.
  std::span<const TileLoan<float>> rests = {};  ///< Beside the loans, see RoundingRest; empty: not kept.
};

/// A run of samples within one row of one tile.
struct DabRow {
  float* heights;
  const float* most;  ///< Metres that the brush may change at each, ≥ 0; beyond its rim 0.
  int count, column, row;
  float* rests;  ///< For each height what it lacks, as floats cannot express it; see RoundingRest.
};

/// Calls change once for every run of samples that the brush reaches, on several threads where that pays.
void forEachRow(const DabWork& work, const std::function<void(const DabRow&)>& change);
/// The same for who has the dab's weights at hand.
void forEachRow(const DabWork& work, const DabWeights& weights,
                const std::function<void(const DabRow&)>& change);

/// Noise over a terrain, anchored in the local frame.
[[nodiscard]] NoisePattern noisePattern(const NoiseBrush& noise, const GridFrame& frame);

/// The brush's noise over a terrain, so that strokes continue one pattern. None of it is made yet.
[[nodiscard]] std::shared_ptr<NoiseSheet> noiseSheet(const NoiseBrush& noise, const GridFrame& frame);

/// Makes what a dab needs of a sheet, on several threads.
void requireUnder(const DabWork& work, NoiseSheet& sheet);

}  // namespace scarp
