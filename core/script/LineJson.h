#pragma once

#include <string_view>
#include <vector>

#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/schema/ObjectReader.h"

namespace scarp {

class Json;

/// [{"id", "name", "kind", "visible", "closed", "settings": {…}, "points": [[x, y], [x, y, height], {"x",
/// "y", "height", "width", "onward"}, …]}], with "brush" of brush paths and stamps. Stamps with an image that is
/// stored with an earlier one refer to that, "alpha": {"line": place from 0}. What is as lines of the kind begin
/// is left out, except the alignment.
[[nodiscard]] Json writeLines(const std::vector<Line>& lines);
/// What stands under a key; a line without an id has 0. What is wrong the reader remembers, also what
/// validate() says of a line. unstated: the alignment of lines without one.
[[nodiscard]] std::vector<Line> readLines(ObjectReader& reader, std::string_view key,
                                          LineAlignmentRule unstated = LineAlignmentRule::LeastEarthwork);
/// Sets the alignment of the lines in a stored operation that have none, which versions before wrote, to
/// theirs.
void stateAlignmentOfLines(Json& operation);

/// "surface": true, or the names of the materials, {"asphalt", "gravel"}.
void readSurface(ObjectReader& reader, bool& surface, SurfaceNames& names);
[[nodiscard]] Json writeSurface(const SurfaceNames& names);

}  // namespace scarp
