#pragma once

#include <cmath>
#include <optional>
#include <span>
#include <vector>

#include "core/io/RowOrder.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Heights as whole steps: v = clamp(first + round((h − min) / (max − min) · divisor), first, last), and back
/// h = offset + scale·v. A value, pure.
struct Quantisation {
  double min = 0.0, max = 0.0;  ///< Metres, min ≤ max. Equal: flat ground, every step is the first.
  double divisor = 65535.0;     ///< Unity divides by 65536: max is then one step above the last.
  bool dither = false;          ///< Between two steps a sample takes one of them, by where it is.
  int first = 0, last = 65535;  ///< The steps that samples can store.
  std::optional<int> hole{};    ///< Value of holes; without one they take the first step.
  /// Metres from step to step, above 0, if they are given instead of the range; `max` is then of the last.
  std::optional<double> fixedScale{};

  [[nodiscard]] double scale() const { return fixedScale.value_or((max - min) / divisor); }
  [[nodiscard]] double offset() const { return min - scale() * first; }  ///< Height of the value 0.
  [[nodiscard]] int step(double height) const;
  /// The same where it dithers, at a sample: the share of samples that take the upper step is how far the
  /// height is on its way there. The pattern is Jimenez's interleaved gradient noise (Next generation post
  /// processing in Call of Duty, 2014), the same every time.
  [[nodiscard]] int step(double height, int column, int row) const;
  [[nodiscard]] double height(int step) const { return offset() + scale() * step; }

 private:
  /// Steps above the first, not rounded.
  [[nodiscard]] double above(double height) const;
  [[nodiscard]] int clamped(double above) const;
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
  /// Heights as whole steps, as formats of whole numbers store them.
  void steps(int fileRow, const Quantisation& quantisation, std::span<int> out) const;

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
