#pragma once

#include <limits>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/GroundOverview.h"
#include "core/terrain/TiledRaster.h"
#include "core/visibility/FractionMap.h"

namespace scarp {

/// GroundAnalysis.h has the ranges.
struct SkySettings {
  int directions = 32;  ///< All round.
  /// Metres over the map beyond which ground does not hide the sky. A limit is what lets an edit be
  /// followed by a small refresh; ground so far away rarely hides much.
  double distance = std::numeric_limits<double>::infinity();

  bool operator==(const SkySettings&) const = default;
};

/// The fraction of the sky's light that falls on each sample of the ground, also called ambient occlusion:
/// 1 on a level plain, less where other ground or the slope itself hides a part of the sky. The sky shines
/// evenly from all above the level, and light counts by the cosine of its angle to the ground's normal
/// (the mean one at the sample).
///
/// In each of a fixed set of directions the horizon is found exactly, from sample to sample along the line
/// and over the edges between them, and what is above it is integrated in closed form (Dozier & Frew 1990,
/// "Rapid calculation of terrain parameters for radiation modeling"). The directions lead from sample to
/// sample, like 1 column and 0 rows or 3 columns and −2 rows, and each stands for the angle halfway to its
/// neighbours.
///
/// `samples`: only these, clipped to the terrain; the same bits as in a larger rectangle. The error says in
/// one line what is wrong with the settings. Any thread, parallel inside, the same bits for any number of
/// threads; may be cancelled through progress. Takes 8 bytes a sample while it works.
[[nodiscard]] Result<FractionRaster> skyView(const HeightRaster& heights, const GridFrame& frame,
                                             const SkySettings& settings, const GridRect& samples,
                                             const Progress& progress = {});

/// The samples whose sky may change when the heights of a rectangle change: those within the distance.
[[nodiscard]] GridRect skyReach(const GridFrame& frame, const SkySettings& settings, const GridRect& changed);

/// skyView() that looks at no sample beyond `near`, which lies around `samples`, and there at far ground
/// instead. Where the settings' distance does not reach beyond `near` it is the same bits.
[[nodiscard]] Result<FractionRaster> skyView(const HeightRaster& heights, const GridFrame& frame,
                                             const SkySettings& settings, const GridRect& samples,
                                             const GridRect& near, const FarGround& far,
                                             const Progress& progress = {});

/// By how much a fraction of it differs at most from what skyView() makes of all samples. `away`: metres from
/// a sample to the nearest one beyond `near`, > 0.
[[nodiscard]] double farSkyError(const FarGround& far, const GridFrame& frame, double away);

}  // namespace scarp
