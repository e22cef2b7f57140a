#pragma once

#include "core/operation/Filter.h"
#include "core/terrain/HeightPlane.h"

namespace scarp {

/// What filtered() hands to the filters, whose settings have been found good.
struct FilterWork {
  const Terrain& terrain;
  const MaskRaster* selection;
  const Progress& progress;
  const StageWatcher& stage;
  /// The terrain that `terrain` is a window of, and the window's first sample in it: multiples of the tile
  /// size. Of a whole terrain its own frame, and 0.
  const GridFrame& whole;
  int column0 = 0, row0 = 0;

  [[nodiscard]] const HeightRaster& before() const { return terrain.heights; }
};

// One filter each. Those that look at nothing but a height:
[[nodiscard]] Result<HeightRaster> apply(const OffsetFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const ScaleFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const ClampFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const RemapFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const NoiseFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const TerraceFilter& filter, const FilterWork& work);
// Those that look around:
[[nodiscard]] Result<HeightRaster> apply(const BlurFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const SharpenFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const DestepFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const FillHolesFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const DespikeFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const DeseamFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const FillDepressionsFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const BreachDepressionsFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const HydraulicErosionFilter& filter, const FilterWork& work);
[[nodiscard]] Result<HeightRaster> apply(const ThermalErosionFilter& filter, const FilterWork& work);

/// What a filter answers with: heights, or that it was stopped.
[[nodiscard]] inline Result<HeightRaster> orCancelled(std::optional<HeightRaster> heights) {
  if (!heights) return Error::cancel();
  return *std::move(heights);
}

}  // namespace scarp
