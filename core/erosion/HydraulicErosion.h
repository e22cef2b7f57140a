#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/Progress.h"
#include "core/terrain/HeightPlane.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Rain that runs off, cuts valleys and lays down what it carries.
struct HydraulicErosionFilter {
  int iterations = 60;    ///< On each of its grids; the more, the longer it rains.
  double rain = 0.5;      ///< 0…1, how much water there is.
  double capacity = 0.3;  ///< 0…1, how much the water wears off and takes along.
  double settling = 0.5;  ///< 0…1, how soon it lays that down again.
  double banks = 38.0;    ///< Degrees; the steepest that ground stands.
  bool operator==(const HydraulicErosionFilter&) const = default;
};

/// What runoff has done to a terrain.
struct ErodedGround {
  HeightPlane change;       ///< Metres that each sample has gained; 0 in holes.
  double carriedOff = 0.0;  ///< m³ of ground that left over the border, less what slid in.
};

/// Is handed the change as it stands.
using ChangeWatcher = std::function<void(const HeightPlane& change)>;

/// Runoff over a whole terrain wears valleys into it, and lays down as fans and flats what it carries. Water
/// goes through virtual pipes (Mei, Decaudin & Hu 2007; Runoff.h) and takes its load along. It wears the
/// ground by its stream power (Howard & Kerby 1983), and the load sinks out of it at a speed of its own (Davy
/// & Lague 2009), so that shallow and still water lays down most. Rain falls everywhere; water and load leave
/// over the border, beyond which the ground goes on straight and changes as the border does, banks slide over
/// it, and nothing crosses a hole. The work begins on grids of 2ⁿ times the cells, where water gets from
/// crest to border in a few steps, and each hands on to the next finer one what it has done, its water and
/// its load: every grid stands for as much time. A step digs no pit and piles up no peak. Ground lost =
/// ground gained + carriedOff. Takes about 64 bytes a sample. Nothing where `progress` says stop. Same bits
/// for any number of threads.
[[nodiscard]] std::optional<ErodedGround> hydraulicErosion(const Terrain& terrain,
                                                           const HydraulicErosionFilter& settings,
                                                           const Progress& progress = {},
                                                           const ChangeWatcher& watcher = {});

/// Ground that water and creep wear down. A plain grid, row by row; lengths and heights in one unit.
struct Relief {
  int columns = 0, rows = 0;
  double spacing = 1.0;  ///< Between samples.
  std::vector<double> heights;
  std::vector<double> uplift;  ///< Height gained in a unit of time. ≤ 0: the sea, which keeps its height and
                               ///< swallows the water. All of the border is sea.
};

/// How it is worn.
struct ErosionSettings {
  double erodibility = 1.0;  ///< K of dh/dt = uplift − K·√area·slope.
  double creep = 0.0;        ///< D of the hillslopes' dh/dt = D·∇²h.
  double steepest = 1e30;    ///< Slope at which the ground slides, height over length.
  double timeStep = 1.0;
  int steps = 1;
  std::uint32_t seed = 1;  ///< For the small disorder that keeps streams off the grid's directions.
};

/// Lets streams cut into rising ground for some steps. Afterwards water runs off all land to the sea
/// without a pool, but for what creep has filled. One thread; the same bits on any machine. False where
/// `progress` said stop: the relief is then worn by fewer steps.
[[nodiscard]] bool erode(Relief& relief, const ErosionSettings& settings, const Progress& progress = {});

}  // namespace scarp
