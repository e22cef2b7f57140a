#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/base/Result.h"
#include "core/document/DocumentState.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"

namespace scarp {

// Conditions of rules name layers of lines and lines, as scripts do.

/// Why a document in such a state cannot have conditions: they name a layer of lines or a line that is not there
/// and that none of its rules names already. As one line.
[[nodiscard]] Result<void> checkLines(std::span<const RuleCondition> conditions, const DocumentState& state);
/// The same of rules, "rule 2: …".
[[nodiscard]] Result<void> checkLines(const RuleStack& rules, const DocumentState& state);

/// Whether a rule names a line of a layer of that name by its label.
[[nodiscard]] bool rulesName(const std::string& label, const std::string& layer, const DocumentState& state);

/// After a layer of lines got another name: what named it follows, where no other layer of lines has that name.
void followLayerName(DocumentState& state, const std::string& before, const std::string& after);
/// Updates the references to a line of a layer of that name after its label has changed (LineChoice in
/// Line.h).
void followLineLabel(DocumentState& state, const std::string& layer, const std::string& before,
                     const std::string& after);

/// Where a material lies along a line.
enum class LineStrip : std::uint8_t {
  Bed,    ///< Across the width, and out over what is beside it; within an area.
  Edges,  ///< Beyond the bed, and beneath what lies on it; around an area.
};

/// A condition that holds there, with soft edges that are no narrower than a cell, so that a line that is
/// narrower than that is seen, too.
[[nodiscard]] RuleCondition conditionAlong(const Line& line, const std::string& layer, LineStrip strip,
                                           const GridFrame& frame);
/// Lays a material along a line of a layer of that name: by a rule on top, for edges below that of the line's
/// bed; or by the rule that does so already, which takes the material.
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
