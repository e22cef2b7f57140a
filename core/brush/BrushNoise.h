#pragma once

#include <memory>

#include "core/brush/DabWork.h"

namespace scarp {

/// Noise over a terrain, anchored in the local frame.
[[nodiscard]] NoisePattern noisePattern(const NoiseBrush& noise, const GridFrame& frame);

/// The brush's noise over a terrain, so that strokes continue one pattern. None of it is made yet.
[[nodiscard]] std::shared_ptr<NoiseSheet> noiseSheet(const NoiseBrush& noise, const GridFrame& frame);

/// Makes what a dab needs of a sheet, on several threads.
void requireUnder(const DabWork& work, NoiseSheet& sheet);

}  // namespace scarp
