#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Message.h"
#include "core/geometry/Vec.h"
#include "core/io/CrsInfo.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// Metres in one unit of height: "m", "ft", "us-ft", "km", "cm", "mm", "dm", "fathom", "yd" and the
/// spellings that files use ("metre", "Feet", "US survey foot"); case does not count. Nothing for a word
/// that is no unit of length. Pure.
[[nodiscard]] std::optional<double> metresPerUnit(std::string_view unit);

/// The units that a person may type, for messages: "m, ft, us-ft, …".
[[nodiscard]] std::string verticalUnitNames();

/// Whether heights may lie on a planet: no ground is further than 30 km from its zero (Olympus Mons: 22 km).
[[nodiscard]] bool plausibleHeights(double minMetres, double maxMetres);

/// Converts heights from the vertical datum of one CRS to that of another: geoid, chart datum or ellipsoid.
/// One thread at a time.
class HeightTransform {
 public:
  /// Both CRSs, as WKT, have a vertical part, and `middle` is a place in `to`. Returns nothing if PROJ has no
  /// transformation there, or only a ballpark one because a grid is not installed.
  [[nodiscard]] static std::optional<HeightTransform> create(const std::string& from, const std::string& to,
                                                             const Vec2& middle);
  /// Returns the same transformation for another thread; nothing if it cannot be copied.
  [[nodiscard]] std::optional<HeightTransform> clone() const;
  /// The CRS that a grid is in.
  enum class Grid { OfFrom, OfTo };
  /// Converts part of a grid in one of both CRSs. `heights` are metres; NaN stays. Returns the number of
  /// heights that PROJ cannot convert, which become NaN.
  long long apply(const GridFrame& frame, const GeoReference& reference, const GridRect& rect,
                  std::vector<float>& heights, Grid grid = Grid::OfTo);

 private:
  long long convert(std::span<double> x, std::span<double> y, std::span<float> heights, Grid grid);

  CrsWay toSource_;  ///< Horizontal. Null if both CRSs have the same horizontal part.
  CrsWay transform_;
  double fromMetres_ = 1.0, toMetres_ = 1.0;  ///< Metres per vertical unit of each CRS.
};

/// The CRS of a terrain after import, with its vertical part.
struct HeightDatum {
  std::string crs;         ///< As WKT. Empty if it cannot be written.
  bool convert = false;    ///< Heights have to be converted to it by a HeightTransform.
  bool asWanted = true;    ///< False if the heights are not in the vertical datum that was asked for.
  bool takesUnit = false;  ///< Heights are exported in the vertical unit of `crs`.
  Message text;            ///< One line for the user: a note, or a warning if not `asWanted`.
};
/// Decides how heights in the CRS `source` are transformed to the CRS `wanted` around a place in `wanted`.
/// The result never names a vertical datum that the heights do not have.
[[nodiscard]] HeightDatum heightDatumFor(const std::string& source, const std::string& wanted,
                                         const Vec2& middle);
/// Returns the decision for a terrain that PROJ's grids cover only in part: the heights keep their datum.
[[nodiscard]] HeightDatum unconvertedHeights(const std::string& source, const std::string& wanted,
                                             const Vec2& middle);

/// Returns "EGM96 height (EPSG:5773)" or "WGS 84 ellipsoidal height"; empty if the CRS has no vertical part.
[[nodiscard]] Message heightDatumOf(const std::string& wkt);

/// Unit of the heights of a CRS.
struct HeightUnit {
  std::string name;  ///< A name that metresPerUnit() accepts.
  double metres = 1.0;  ///< Negative if the axis points down: values are depths.
};
/// Returns nothing if the CRS has no vertical part.
[[nodiscard]] std::optional<HeightUnit> heightUnitOf(const std::string& wkt);

}  // namespace scarp
