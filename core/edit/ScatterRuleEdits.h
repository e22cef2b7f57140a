#pragma once

#include <span>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/edit/Operation.h"
#include "core/scatter/ScatterField.h"

namespace scarp {

/// Why a document in such a state, whatever its own rules are, cannot have these, as one line: among others
/// where they name an asset, a material or, of selections that its own rules do not name, one that is not
/// there.
[[nodiscard]] Result<void> validate(const std::vector<ScatterRule>& rules, const DocumentState& state);

[[nodiscard]] Result<void> editScatterRules(const ScatterRulesOperation& operation,
                                            TerrainDocument& document);
[[nodiscard]] Result<void> takeScattered(const TakeScatteredOperation& operation, TerrainDocument& document);
/// May be cancelled.
[[nodiscard]] Result<void> bakeScatter(const BakeScatterOperation& operation, TerrainDocument& document,
                                       const Progress& progress = {});

/// The same with what the document's rules put down. Contract: the field is of them.
[[nodiscard]] Result<void> bakeScatter(const BakeScatterOperation& operation, TerrainDocument& document,
                                       const ScatterField& field);

/// Takes all places of a rule out by which objects were put down, so that the objects may stand otherwise.
/// Contract: the rule is there.
[[nodiscard]] std::vector<ScatterRule> withoutPlaces(std::vector<ScatterRule> rules, std::uint32_t rule,
                                                     std::span<const ScatterKey> keys);

/// What a rule has for places of its lattice, as objects without ids: to take them out as they stand. An
/// error where there is no such rule or place, in one line.
[[nodiscard]] Result<TakeScatteredOperation> pinned(std::uint32_t rule, std::vector<ScatterKey> keys,
                                                    const std::vector<ScatterRule>& rules);

// What becomes of rules where other edits take away what they name.

/// They put `after` down in place of `before`; nothing: not any more, and a rule that has nothing else goes.
[[nodiscard]] std::vector<ScatterRule> withAsset(std::vector<ScatterRule> rules, AssetKind before,
                                                 std::optional<AssetKind> after);
/// A rule on a material that is not among these puts nothing down any more: it is hidden, and on any
/// material.
[[nodiscard]] std::vector<ScatterRule> withMaterials(std::vector<ScatterRule> rules,
                                                     const std::vector<Material>& materials);

}  // namespace scarp
