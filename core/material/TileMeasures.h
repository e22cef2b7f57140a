#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/line/NearLines.h"
#include "core/material/Material.h"
#include "core/material/Surroundings.h"
#include "core/memory/Scratch.h"
#include "core/noise/NoiseSheet.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// How far from water ground lies: from the nearest sample that is not above a level.
struct WaterDistance {
  /// Looks as far as `most` metres, > 0, but at most kMostWaterSteps samples.
  WaterDistance(const GridFrame& frame, double level, double most);

  double level;  ///< Metres.
  double most;   ///< Metres, as far as it looks.
  double dx, dy;
  int columns, rows;  ///< Samples to every side on which a distance depends.

  /// Metres, by the samples of a rectangle: 0 under water, `most` where there is none so near, NaN over
  /// holes. Depends on the samples within reach alone, to the bit. Contract: the rectangle lies in a tile.
  void measure(const HeightRaster& heights, const GridRect& rect, float* out, std::ptrdiff_t stride) const;
};
inline constexpr int kMostWaterSteps = 256;

class MaterialMap;
class NearPlaces;

/// Inputs of rules of materials and of scatter. All rasters have the frame's columns and rows. Refers to
/// what must outlive it.
struct RuleInputs {
  const HeightRaster& heights;                               ///< Metres; NaN: hole.
  const std::map<std::string, MaskRaster>* masks = nullptr;  ///< By key; null: none.
  const HeightRaster* drainage = nullptr;                    ///< m²; null: nowhere known.
  const HeightRaster* deposits = nullptr;                    ///< Metres; null: none anywhere.
  const NearLines* lines = nullptr;                          ///< Of the same frame; null: none.
  const MaterialMap* materials = nullptr;                    ///< For scatter rules; null: none.
  const NearPlaces* placed =
      nullptr;  ///< Objects placed by hand, local frame, metres; for scatter rules; null: none.
};

/// A measure of the ground that conditions go by; those that look at the same have it in common. A value.
struct MeasureSource {
  MeasureSource(const RuleCondition& condition, const GridFrame& frame);
  /// Whether a condition on a terrain of the same frame looks at this.
  [[nodiscard]] bool serves(const RuleCondition& condition) const;
  /// Makes it serve such a condition. Contract: serves().
  void include(const RuleCondition& condition);
  /// Samples around one on which its measure depends.
  [[nodiscard]] int reach() const;

  RuleCondition like;  ///< One that looks at it.
  std::optional<Surroundings> around;
  std::optional<WaterDistance> water;
  std::optional<LineDistance> lines;
  std::optional<NoisePattern> noise;
  /// Noise that is kept for the next who ask; null: none is.
  std::shared_ptr<NoiseSheet> sheet;
};

/// Returns the index of the source that serves a condition, which is added where there is none yet.
[[nodiscard]] std::size_t sourceOf(const RuleCondition& condition, const GridFrame& frame,
                                   std::vector<MeasureSource>& sources);

/// Ground of samples within one tile, and of a rim around them, from which measures are computed. Refers to
/// the inputs and the frame.
struct TileGround {
  static constexpr int kRim = 2;
  static constexpr int kStride = HeightRaster::tileSize + 2 * kRim;

  TileGround(const RuleInputs& inputs, const GridFrame& frame, int tile, const GridRect& samples);
  /// Returns the samples of a row, counted from the rectangle's first, from the rectangle's first column on.
  [[nodiscard]] const float* heights(int atRow) const;

  const RuleInputs& inputs;
  const GridFrame& frame;
  int tile;
  GridRect rect;
  int column, row;  ///< First sample of the rectangle, in the tile.
  ScratchArray<float> copy;
};

/// Values of one measure at the samples of a TileGround, in rows `stride` apart.
struct MeasurePlane {
  const float* first = nullptr;  ///< Null: not computed yet.
  std::ptrdiff_t stride = 0;     ///< 0: one row for all.
  std::optional<ScratchArray<float>> own;

  void lend(const float* values, std::ptrdiff_t apart);
  void fill(float value);
  /// Uses the samples of a raster, `missing` where it is null.
  void take(const TileGround& ground, const HeightRaster* raster, float missing);
  /// Returns memory for the values, as for a tile.
  [[nodiscard]] float* make();
};

/// Measures of samples within one tile, each computed on first use. One thread; if noise is kept, no other
/// thread for the same tile.
class TileMeasures {
 public:
  /// The arguments outlive it.
  TileMeasures(const RuleInputs& inputs, const GridFrame& frame, const std::vector<MeasureSource>& sources,
               int tile, const GridRect& samples);

  [[nodiscard]] const GridRect& rect() const { return ground_.rect; }
  /// Returns the samples of the rectangle's row 0…, from its first column on.
  [[nodiscard]] const float* heights(int row) const { return ground_.heights(row); }
  [[nodiscard]] const float* row(std::size_t source, int row);

 private:
  const std::vector<MeasureSource>& sources_;
  TileGround ground_;
  std::vector<MeasurePlane> planes_;  ///< By source.
};

}  // namespace scarp
