#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/base/Result.h"
#include "core/document/DocumentState.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/material/Material.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectLayer.h"
#include "core/scatter/ScatterField.h"
#include "core/scatter/ScatterRule.h"
#include "core/terrain/Terrain.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// Why a document in such a state, whatever its own rules are, cannot have these, as one line: among others
/// where they name an asset, a material or, of selections that its own rules do not name, one that is not
/// there.
[[nodiscard]] Result<void> validate(const std::vector<ScatterRule>& rules, const DocumentState& state);

/// Performs the operation with the objects of the document's rules. Contract: `field` is of these rules.
[[nodiscard]] Result<void> bakeScatter(const BakeScatterOperation& operation, TerrainDocument& document,
                                       const ScatterField& field);

/// The rules with these places free. Contract: the rules are there.
[[nodiscard]] std::vector<ScatterRule> withoutPlaces(std::vector<ScatterRule> rules,
                                                     std::span<const ScatterPlace> places);

/// What a rule has for a place of its lattice, or of a row along one of these lines (rowLinesOf()), whether or
/// not it stands there, without an id. Nothing where there is no such rule or place.
[[nodiscard]] std::optional<Object> objectAt(const ScatterPlace& place,
                                             const std::vector<ScatterRule>& rules,
                                             const RowLines& lines = {});
/// What rules have for places of their lattices, as objects without ids: to take them out as they stand. An
/// error where there is no such rule or place, in one line.
[[nodiscard]] Result<TakeScatteredOperation> pinned(std::vector<ScatterPlace> places,
                                                    const std::vector<ScatterRule>& rules,
                                                    const RowLines& lines = {});

// What becomes of rules where other edits take away what they name.

/// They put `after` down in place of `before`; nothing: not any more, and a rule that has nothing else goes.
[[nodiscard]] std::vector<ScatterRule> withAsset(std::vector<ScatterRule> rules, AssetKind before,
                                                 std::optional<AssetKind> after);
/// A rule on a material that is not among these puts nothing down any more: it is hidden, and on any
/// material.
[[nodiscard]] std::vector<ScatterRule> withMaterials(std::vector<ScatterRule> rules,
                                                     const std::vector<Material>& materials);
/// Rules that follow on others: where places of a lattice stay free that is another one now, a clearing is left
/// around each. Places of rows are found along these lines.
[[nodiscard]] std::vector<ScatterRule> withClearings(const std::vector<ScatterRule>& before,
                                                     std::vector<ScatterRule> after,
                                                     const RowLines& lines);

/// What a scatter puts down.
struct ScatteredObjects {
  ScatterOperation operation;
  std::vector<Object> objects;         ///< Without ids; at least one.
  std::optional<HeightRaster> ground;  ///< As they level it, where they do.
};

/// A scatter with all that it needs, to be worked out without the document.
struct ScatterTask {
  ScatterOperation operation;
  Terrain ground;
  std::optional<MaskRaster> selection;
  ObjectLayer present;
  std::optional<MaskRaster> editMask;  ///< Where they may level the ground; nothing: everywhere.

  /// Any thread. An error, one line: numbers out of range, nothing that suits them, too many, cancelled.
  [[nodiscard]] Result<ScatteredObjects> run(const Progress& progress = {}) const;
};

/// An error, one line, where they would level ground that cannot be edited.
[[nodiscard]] Result<ScatterTask> scatterTask(const TerrainDocument& document,
                                              const ScatterOperation& operation);
/// Puts down what the task gave, as one undoable step. Contract: the document is what the task was made of,
/// and is not being edited.
void commitScattered(TerrainDocument& document, ScatteredObjects scattered);

}  // namespace scarp
