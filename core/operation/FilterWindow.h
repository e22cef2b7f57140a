#pragma once

#include "core/base/Progress.h"
#include "core/operation/Filter.h"
#include "core/terrain/GroundOverview.h"
#include "core/terrain/HeightPlane.h"
#include "core/terrain/PlaneSmoothing.h"

namespace scarp {

/// Max distance in samples, along rows or columns, of the samples on which a Gaussian blur with a standard
/// deviation of `sigma` samples depends.
[[nodiscard]] double blurHalo(double sigma);

/// Blurs a plane without a rim by a Gaussian with standard deviations of `sigmaColumns` and `sigmaRows`
/// samples: four extended boxes (Gwosdek, Grewenig, Bruhn & Weickert 2011). Sides, holes, windows and
/// cancelling are as for smoothPlane().
[[nodiscard]] bool gaussianBlur(HeightPlane& plane, double sigmaColumns, double sigmaRows,
                                const Progress& progress = {}, PlaneOrigin origin = {});

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

/// Samples around a window that a filter looks at to both sides.
struct FilterHalo {
  int columns = 0, rows = 0;
  /// Within the halo a window comes to the bits of the whole. Else the filter looks at all of the terrain,
  /// and does so coarsely beyond the window: only about the same.
  bool exact = true;
};

/// How far a filter looks on a terrain. The error says in one line, without a name, why it cannot be done in
/// windows: it looks at all of the terrain.
[[nodiscard]] Result<FilterHalo> filterHalo(const Filter& filter, const GridFrame& frame);

/// A window of a terrain's heights.
struct GroundWindow {
  HeightRaster heights;  ///< Of the window's size.
  /// Its first sample in the terrain; multiples of the tile size, and of the step of far ground.
  int column0 = 0, row0 = 0;
};

/// What filtered() makes of a whole terrain of that frame, in a window of it, as filterHalo() says, but
/// within the halo of those of its sides that are not the terrain's own. Contract: filterHalo() is no error,
/// and there is `far` for a filter that is not exact. Else as filtered().
[[nodiscard]] Result<HeightRaster> filteredWindow(const GroundWindow& window, const GridFrame& whole,
                                                  const Filter& filter, const FarGround* far = nullptr,
                                                  const Progress& progress = {});

}  // namespace scarp
