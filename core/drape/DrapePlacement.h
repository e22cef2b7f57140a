#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>

#include "core/geometry/Vec.h"
#include "core/io/CrsInfo.h"
#include "core/io/SampleSource.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// From a terrain's grid to the picture that lies on it: by the place in the world where both say where they
/// lie, from one CRS to the other; else from corner to corner, the picture's border on the terrain's
/// outermost samples. One thread.
class DrapePlacement {
 public:
  /// The error is one line that begins with the path: no way between the CRSs, or a place that is none.
  [[nodiscard]] static Result<DrapePlacement> make(const std::string& path, const SourceInfo& picture,
                                                   const GridFrame& frame, const GeoReference& reference);

  [[nodiscard]] bool stretched() const { return !byPlace_; }
  /// Columns and rows of the grid (samples at whole numbers) become places in the picture (its first pixel's
  /// corner at 0, 0); not finite where there is none.
  void toPicture(std::span<double> x, std::span<double> y) const;
  /// The grid's place of one in the picture.
  [[nodiscard]] std::optional<Vec2> toGrid(Vec2 inPicture) const;

 private:
  DrapePlacement() = default;

  bool byPlace_ = false, wraps_ = false;
  double turn_ = 360.0;                ///< All around the earth in the picture's unit, where it is of angles.
  double width_ = 1.0, height_ = 1.0;  ///< Of the picture.
  std::array<double, 6> gridToWorld_{}, worldToGrid_{}, pictureToWorld_{}, worldToPicture_{};
  CrsWay there_, back_;  ///< Null: the same CRS.
};

}  // namespace scarp
