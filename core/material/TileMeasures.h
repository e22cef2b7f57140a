#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/line/LineDistance.h"
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

/// The measures of samples that lie within one tile, each of them made when it is first asked for. One
/// thread, and where noise is kept, no other for the same tile.
class TileMeasures {
 public:
  /// All of these must outlive it.
  TileMeasures(const RuleInputs& inputs, const GridFrame& frame, const std::vector<MeasureSource>& sources,
               int tile, const GridRect& samples);

  [[nodiscard]] const GridRect& rect() const { return rect_; }
  /// The samples of the rectangle's row 0…, from its first column on.
  [[nodiscard]] const float* heights(int row) const;
  [[nodiscard]] const float* row(std::size_t source, int row);

 private:
  struct Plane {
    const float* first = nullptr;  ///< Null: not made yet.
    std::ptrdiff_t stride = 0;     ///< 0: all rows are one.
    std::optional<ScratchArray<float>> own;
  };
  void make(const MeasureSource& source, Plane& plane) const;
  void makeCurvature(float* out) const;
  void makeNoise(const NoisePattern& pattern, float* out) const;

  const RuleInputs& inputs_;
  const GridFrame& frame_;
  const std::vector<MeasureSource>& sources_;
  int tile_;
  GridRect rect_;
  int column_, row_;            ///< Of its first sample, in the tile.
  ScratchArray<float> ground_;  ///< With a rim.
  std::vector<Plane> planes_;   ///< By source.
};

}  // namespace scarp
