#pragma once

#include <optional>
#include <string>

#include "core/base/Result.h"
#include "core/geometry/Vec.h"
#include "core/io/CrsWay.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// Between a terrain's local frame and coordinates of the world in one CRS. One thread.
class LinePlaces {
 public:
  /// `crs`: WKT; empty: the terrain's own. A terrain without a place in the world has local metres. The error
  /// is the reason alone.
  static Result<LinePlaces> create(const GridFrame& frame, const GeoReference& reference,
                                   const std::string& crs);

  [[nodiscard]] std::optional<Vec2> toLocal(const Vec2& place) const;
  [[nodiscard]] std::optional<Vec2> fromLocal(const Vec2& local) const;

 private:
  LinePlaces(const GridFrame& frame, const GeoReference& reference) : frame_(frame), reference_(reference) {}

  GridFrame frame_;
  GeoReference reference_;
  CrsWay to_, from_;  ///< Null: no other CRS.
};

}  // namespace scarp
