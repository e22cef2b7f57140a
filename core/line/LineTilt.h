#pragma once

#include <span>
#include <vector>

#include "core/line/LinePath.h"

namespace scarp {

/// The tilts of a bed, one a node (see LineNode): at a speed v a bend of radius r asks for a cross fall of
/// v² / (g r) − friction, up to the greatest; evened out over the run-off, so that it is no more anywhere. 0
/// at the ends of an open line.
[[nodiscard]] std::vector<double> tiltsOf(std::span<const LineNode> nodes, const LineSettings& settings,
                                          bool closed);

}  // namespace scarp
