#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/line/LineDesign.h"

namespace scarp {

/// The ground that designs make of the ground beneath them, sample by sample. On a line's bed it is the bed's
/// height, of the last line that has one there, merged with those of lines that join it (see MergedBed), in
/// the order of the designs. Elsewhere side slopes go out from the borders of all beds: no lower than their
/// fill and then no higher than their cut, as far as they reach, so cutting comes first where lines are too
/// near to each other for both. Outside of beds no two samples differ by more than the steepest slope of the
/// edges around them (see chooseBanks()) allows, unless they did before; drawn triangles may be √2 times as
/// steep at kinks. A sample's height follows from its place, its ground and the designs: however the ground
/// is divided, it has the same bits. Concurrent const use is safe.
class LineField {
 public:
  LineField(const GridFrame& frame, std::vector<std::shared_ptr<const LineDesign>> designs);
  LineField(LineField&&) noexcept;
  ~LineField();

  /// Heights over a rectangle, row by row, from those of the ground beneath: NaN where the lines leave it as
  /// it is, and in holes.
  void evaluate(const GridRect& rect, std::span<const float> ground, std::span<float> heights) const;
  /// All that lines may change.
  [[nodiscard]] GridRect touched() const;

  /// Whether ground of such a height would be shaped if side slopes reached further: they end in a step
  /// before it.
  [[nodiscard]] bool endsInStep(int column, int row, float ground) const;

 private:
  struct Shape;
  class JoinedNear;

  GridFrame frame_;
  std::vector<std::unique_ptr<const Shape>> shapes_;
};

/// What designs make of a raster, in its tiles that they touch; the others are shared with it.
[[nodiscard]] HeightRaster withLines(const HeightRaster& ground, const LineField& field);

}  // namespace scarp
