#pragma once

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "core/io/RowOrder.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Heights as 16-bit steps: v = clamp(round((h − min) / (max − min) · divisor), 0, 65535), and back
/// h = offset + scale·v. Holes take step 0. A value, pure.
struct Quantisation {
  double min = 0.0, max = 0.0;  ///< Metres, min ≤ max. Equal: flat ground, every step is 0.
  double divisor = 65535.0;     ///< Unity divides by 65536: max is then one step above the last.
  bool dither = false;          ///< Between two steps a sample takes one of them, by where it is.

  [[nodiscard]] double offset() const { return min; }
  [[nodiscard]] double scale() const { return (max - min) / divisor; }  ///< Metres from step to step.
  [[nodiscard]] std::uint16_t step(double height) const;
  /// The same where it dithers, at a sample: the share of samples that take the upper step is how far the
  /// height is on its way there. The pattern is Jimenez's interleaved gradient noise (Next generation post
  /// processing in Call of Duty, 2014), the same every time.
  [[nodiscard]] std::uint16_t step(double height, int column, int row) const;
  [[nodiscard]] double height(std::uint16_t step) const { return offset() + scale() * step; }
};

/// The terrain's rows in the order in which a file has them. Concurrent use is safe.
class ExportRows {
 public:
  /// `metresPerUnit`: as in GeoReference. `mirrored`: columns from the last to the first. The terrain
  /// must outlive this.
  ExportRows(const Terrain& terrain, RowOrder order, double metresPerUnit, bool mirrored = false)
      : terrain_(terrain), order_(order), metresPerUnit_(metresPerUnit), mirrored_(mirrored) {}

  [[nodiscard]] int columns() const { return terrain_.frame.columns; }
  [[nodiscard]] int rows() const { return terrain_.frame.rows; }
  [[nodiscard]] RowOrder order() const { return order_; }
  [[nodiscard]] double metresPerUnit() const { return metresPerUnit_; }

  /// Heights of one row of the file, metres. out has columns() places.
  void metres(int fileRow, std::span<float> out) const;
  /// The same in the file's unit: what a 32-bit format stores. Exact where the unit is the metre.
  void stored(int fileRow, std::span<float> out) const;
  /// Where the unit is longer than a metre, 32 bits cannot tell all heights apart that they can in metres.
  [[nodiscard]] bool wantsWide() const { return std::abs(metresPerUnit_) > 1.0; }
  /// In the file's unit, of a format that has 64 bits: metres come back exactly.
  void storedWide(int fileRow, std::span<double> out) const;
  /// The same as steps: what a 16-bit format stores.
  void steps(int fileRow, const Quantisation& quantisation, std::span<std::uint16_t> out) const;

 private:
  const Terrain& terrain_;
  RowOrder order_;
  double metresPerUnit_;
  bool mirrored_;
};

/// Range and holes of a terrain's heights, metres.
struct HeightSummary {
  double min = 0.0, max = 0.0;  ///< 0 where every sample is a hole.
  long long holes = 0;
};
[[nodiscard]] HeightSummary summarise(const HeightRaster& heights);

}  // namespace scarp
