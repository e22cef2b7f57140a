#pragma once

#include <span>

#include "core/line/LineDesign.h"

namespace scarp {

/// Adds the bed between the nodes of a stretch to a design that has its nodes with heights, and the edges
/// that side slopes begin at. Where beds of others join, its ends are round.
void addBeds(const LineStretch& stretch, std::span<const LineJoin> joins, LineDesign& design);

}  // namespace scarp
