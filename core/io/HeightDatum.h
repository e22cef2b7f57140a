#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/geometry/Vec.h"
#include "core/io/CrsWay.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// Heights from one vertical datum to another, at places of a grid. One thread at a time.
class HeightWay {
 public:
  /// Between CRSs with vertical parts, as WKT. Nothing where PROJ has no way, or only a rough one: its grid
  /// is not installed.
  [[nodiscard]] static std::optional<HeightWay> make(const std::string& from, const std::string& to,
                                                     const Vec2& middle);
  /// Heights of part of a grid, metres; NaN stays.
  void apply(const GridFrame& frame, const GeoReference& reference, const GridRect& rect,
             std::vector<float>& heights);

 private:
  CrsWay way_;
};

/// The CRS that a terrain gets with its vertical part, and whether heights have to change for it.
struct HeightDatum {
  std::string crs;   ///< As WKT; empty: it cannot be written.
  std::string from;  ///< The same with the heights as they are; empty: nothing to do.
  std::string text;  ///< What is to be said.
};
/// For heights of `source` in a CRS that is `wanted`, around a place in that.
[[nodiscard]] HeightDatum heightDatumFor(const std::string& source, const std::string& wanted,
                                         const Vec2& middle);

/// "EGM96 height (EPSG:5773)", of a CRS that has a vertical part; else empty.
[[nodiscard]] std::string heightDatumOf(const std::string& wkt);

}  // namespace scarp
