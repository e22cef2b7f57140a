#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/Terrain.h"

namespace scarp {

enum class ResampleMethod : std::uint8_t { Nearest, Bilinear, Bicubic, Lanczos };

/// More or fewer samples for the same ground: the outermost stay where they are.
struct ResampleReshape {
  int columns = 1025, rows = 1025;
  ResampleMethod method = ResampleMethod::Bicubic;
  bool operator==(const ResampleReshape&) const = default;
};

/// Keeps a rectangle of samples.
struct CropReshape {
  GridRect rect{0, 0, 2, 2};
  bool operator==(const CropReshape&) const = default;
};

enum class ExtendFill : std::uint8_t {
  Edge,    ///< The border goes on outwards.
  Height,  ///< Level ground.
  Hole,
};

/// Adds samples on the sides.
struct ExtendReshape {
  int west = 0, north = 0, east = 0, south = 0;  ///< Samples, ≥ 0.
  ExtendFill fill = ExtendFill::Edge;
  double height = 0.0;  ///< Metres; of ExtendFill::Height.
  bool operator==(const ExtendReshape&) const = default;
};

struct RotateReshape {
  int quarterTurns = 1;  ///< Clockwise as seen from above; −1 is the other way.
  bool operator==(const RotateReshape&) const = default;
};

enum class FlipAxis : std::uint8_t {
  EastWest,    ///< East and west change places.
  NorthSouth,  ///< North and south do.
};

struct FlipReshape {
  FlipAxis axis = FlipAxis::EastWest;
  bool operator==(const FlipReshape&) const = default;
};

enum class RowsChange : std::uint8_t { Keep, Turn };

/// Other cells and heights for the same samples: what was wrong about the scale of imported data. Its place
/// in the world keeps the corner from which it is counted.
struct RescaleReshape {
  double dx = 0.0, dy = 0.0;           ///< Cell size, metres; 0: as it is.
  double scale = 1.0, offset = 0.0;    ///< Height = scale·height + offset; scale > 0.
  RowsChange rows = RowsChange::Keep;  ///< Turn: the land turns, its place in the world stays.
  bool operator==(const RescaleReshape&) const = default;
};

/// Heights that run from `low` to `high` shall run from `newLow` to `newHigh`, metres. Contract: newLow <
/// newHigh where low < high; level ground only moves.
[[nodiscard]] RescaleReshape rescaledHeights(double low, double high, double newLow, double newHigh);

/// A change of a terrain's frame. A value.
using Reshape =
    std::variant<ResampleReshape, CropReshape, ExtendReshape, RotateReshape, FlipReshape, RescaleReshape>;

/// What a terrain's side may have, samples.
inline constexpr int kMostSamples = 131072;
/// What heights may be multiplied by.
inline constexpr double kMostHeightScale = 1e9;

/// Says in one line what is wrong with a reshape of such a terrain.
[[nodiscard]] Result<void> validate(const Reshape& reshape, const GridFrame& frame);

/// The frame after a reshape. Contract: the reshape is valid, here and in what follows.
[[nodiscard]] GridFrame reshaped(const GridFrame& frame, const Reshape& reshape);

/// Where the terrain lies in the world after a reshape: ground that is kept has the same toWorld. That is so
/// for what turns and mirrors the terrain as well, which is to say that it turns the map and not the land.
[[nodiscard]] GeoReference reshaped(const GeoReference& reference, const GridFrame& frame,
                                    const Reshape& reshape);

/// The terrain after a reshape. Resampling is separable (nearest; the tent; Keys 1981 with a = −½; Lanczos of
/// 3 lobes); to fewer samples the kernel widens by as much, so that nothing is missed (antialiasing). What
/// lies beyond the border and in holes does not count; a sample is a hole where the nearest was one. What
/// only moves samples keeps their bits. Same bits for any number of threads.
[[nodiscard]] Result<Terrain> reshaped(const Terrain& terrain, const Reshape& reshape,
                                       const Progress& progress = {});

/// The same for a raster that lies over a terrain's samples, but for heights, which only mappedHeights()
/// changes; where it is extended there is `outside`.
[[nodiscard]] Result<HeightRaster> reshaped(const HeightRaster& raster, const Reshape& reshape, float outside,
                                            const Progress& progress = {});

/// scale·height + offset everywhere; holes stay holes, and level ground costs nothing. An error when
/// cancelled.
[[nodiscard]] Result<HeightRaster> mappedHeights(const HeightRaster& raster, double scale, double offset,
                                                 const Progress& progress = {});

/// The same for a mask, which stays within 0…1 whatever the kernel.
[[nodiscard]] Result<MaskRaster> reshapedMask(const MaskRaster& mask, const Reshape& reshape, float outside,
                                              const Progress& progress = {});

/// Where something stands, in the local frame, and which way it faces.
struct GroundPlace {
  double x, y;  ///< Metres.
  double yaw;   ///< Radians, anticlockwise.
};

/// Where that is after a reshape; nothing where it is no longer on the terrain. In a mirror it faces the
/// mirrored way.
[[nodiscard]] std::optional<GroundPlace> reshaped(const GroundPlace& place, const GridFrame& frame,
                                                  const Reshape& reshape);

/// How the grid positions after a reshape lie on those before it: column = cc·column' + cr·row' + c0, and so
/// for rows. A reshape's whole geometry, from which frames, places and references follow.
struct GridMap {
  double cc = 1.0, cr = 0.0, c0 = 0.0;
  double rc = 0.0, rr = 1.0, r0 = 0.0;

  [[nodiscard]] Vec2 toOld(double column, double row) const {
    return {cc * column + cr * row + c0, rc * column + rr * row + r0};
  }
  [[nodiscard]] Vec2 toNew(double column, double row) const;
};

/// Contract: the reshape is valid for the frame.
[[nodiscard]] GridMap gridMapOf(const Reshape& reshape, const GridFrame& frame);

/// 0…3 clockwise.
[[nodiscard]] inline int turnsOf(const RotateReshape& rotate) { return ((rotate.quarterTurns % 4) + 4) % 4; }

}  // namespace scarp
