#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Result.h"
#include "core/pick/SurfacePicker.h"

namespace scarp {

/// A ray as a table has it, in whichever frame the table is.
struct RayRow {
  Vec3 origin, direction;  ///< Finite; the direction is not zero.
  double tMin = 0.0;       ///< Finite.
  double tMax = 0.0;       ///< ≥ tMin; may be infinite.
};

/// Reads CSV rows ox,oy,oz,dx,dy,dz[,tmin,tmax]; a first line of these names is skipped, and so are
/// empty lines. An error is one line that begins with the line's number: "line 3: …".
[[nodiscard]] Result<std::vector<RayRow>> parseRays(std::string_view csv);

/// The names of the columns of hits, as a line.
[[nodiscard]] std::string_view hitHeader();

/// Appends one line: hit,t,x,y,z,column,row,triangle,side,nx,ny,nz. A miss is 0 and eleven empty fields.
/// column and row are the cell's; triangle is 0 for the half with the north-eastern corner and 1 for the
/// other one; side is "above" or "below". Numbers read back exactly. `place` is the point's x and y in
/// the table's frame; the normal is in the local frame.
void appendHit(std::string& lines, const std::optional<SurfaceHit>& hit, const Vec2& place);

}  // namespace scarp
