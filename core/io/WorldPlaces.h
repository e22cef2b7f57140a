#pragma once

#include <optional>
#include <string>

#include "core/base/Result.h"
#include "core/geometry/Vec.h"
#include "core/io/CrsInfo.h"
#include "core/io/HeightDatum.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// Converts places between a terrain's local frame (metres) and the coordinates of a CRS: x is east or
/// longitude, y is north or latitude, in the unit of the CRS, whatever order the CRS itself has; z is a
/// height in its vertical unit. Heights are scaled, their datum is not changed. One thread.
class WorldPlaces {
 public:
  /// `crs`: WKT; empty: the terrain's own. A terrain without a geotransform has local metres. `heights`: the
  /// unit of z where the format defines it; otherwise it is that of the CRS's vertical part, or the terrain's
  /// if the CRS has none. The error is the reason alone.
  static Result<WorldPlaces> create(const GridFrame& frame, const GeoReference& reference,
                                    const std::string& crs, const std::optional<HeightUnit>& heights = {});

  // Return nothing if the CRS has no such place.
  [[nodiscard]] std::optional<Vec2> toLocal(const Vec2& place) const;
  [[nodiscard]] std::optional<Vec2> fromLocal(const Vec2& local) const;

  /// Metres. NaN stays NaN.
  [[nodiscard]] double toLocalHeight(double z) const { return z * heights_.metres; }
  [[nodiscard]] double fromLocalHeight(double metres) const { return metres / heights_.metres; }
  [[nodiscard]] const HeightUnit& heights() const { return heights_; }

 private:
  WorldPlaces(const GridFrame& frame, const GeoReference& reference, HeightUnit heights)
      : frame_(frame), reference_(reference), heights_(std::move(heights)) {}

  GridFrame frame_;
  GeoReference reference_;
  HeightUnit heights_;
  CrsWay to_, from_;  ///< Null: no other CRS.
};

}  // namespace scarp
