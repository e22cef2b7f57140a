#include <algorithm>

#include "core/brush/Kernels.h"
#include "core/brush/RowOps.h"
#include "core/terrain/Noise.h"

namespace scarp {

void raiseDab(const DabWork& work, float sign) {
  forEachRow(work, [sign](const DabRow& row) { addRow(row, sign); });
}

void flattenDab(const DabWork& work) {
  // Until the stroke has met ground there is no level to flatten to.
  if (!(work.ground.level == work.ground.level)) return;
  forEachRow(work,
             [goal = static_cast<float>(work.ground.level)](const DabRow& row) { towardRow(row, goal); });
}

void setHeightDab(const DabWork& work) {
  forEachRow(work, [goal = static_cast<float>(work.settings.targetHeight)](const DabRow& row) {
    towardRow(row, goal);
  });
}

void noiseDab(const DabWork& work) {
  const NoiseBrush& noise = work.settings.noise;
  forEachRow(work, [&](const DabRow& row) {
    float factors[HeightRaster::tileSize];
    // Anchored in the local frame, so that strokes continue one pattern.
    shapedNoiseRow(noise.shape, work.frame.x(row.column) / noise.scale, work.frame.dx / noise.scale,
                   work.frame.y(row.row) / noise.scale, noise.octaves, noise.seed,
                   {factors, static_cast<std::size_t>(row.count)});
    addRow(row, factors);
  });
}

}  // namespace scarp
