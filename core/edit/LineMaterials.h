#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/document/DocumentState.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"

namespace scarp {

/// Where a material lies along a line.
enum class LineStrip : std::uint8_t {
  Bed,    ///< Across the width, and out over what is beside it; within an area.
  Edges,  ///< Beyond the bed, and beneath what lies on it; around an area.
};

/// A condition that holds there, with soft edges that are no narrower than a cell, so that a line that is narrower
/// than that is seen, too.
[[nodiscard]] RuleCondition conditionAlong(const Line& line, const std::string& layer, LineStrip strip,
                                           const GridFrame& frame);
/// Lays a material along a line of a layer of that name: by a rule on top, for edges below that of the line's bed;
/// or by the rule that does so already, which takes the material.
[[nodiscard]] MaterialsOperation layAlong(const Line& line, const std::string& layer, LineStrip strip,
                                          MaterialId material, const DocumentState& state);

/// Assigns a material to the beds of roads, tracks and railways: asphalt or gravel, by one rule on top for
/// all lines of the kind. Adds the material by its name unless the default material is there under any name,
/// or another has its name. Skips other kinds, kinds that a rule is for, and terrain without materials.
/// `nextId`: an id that no material has had, see TerrainDocument::newMaterialId().
void addSurfaces(std::span<const Line> lines, const SurfaceNames& names, const GridFrame& frame,
                 MaterialId nextId, MaterialsOperation& materials);
/// Calls addSurfaces() for lines that are about to be added to layers, of kinds that the terrain has no line
/// of.
void addFirstSurfaces(std::span<const Line> lines, const SurfaceNames& names, MaterialId nextId,
                      DocumentState& state);

}  // namespace scarp
