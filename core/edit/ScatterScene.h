#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/document/DocumentContent.h"
#include "core/edit/MaterialEdits.h"
#include "core/scatter/ScatterField.h"
#include "core/terrain/Terrain.h"

namespace scarp {

class ObjectLayer;
class TerrainDocument;
struct DocumentState;

/// All that scatter rules look at. A value that shares its tiles; concurrent const use is safe.
struct ScatterScene {
  Terrain terrain;
  RuleGround rules;
  std::optional<HeightRaster> deposits;      ///< Metres; nothing: none anywhere.
  std::shared_ptr<const NearPlaces> placed;  ///< Objects that were put down by hand.
  std::shared_ptr<const MaterialMap> materials{};

  /// Refers to this.
  [[nodiscard]] RuleInputs ground() const;
};

[[nodiscard]] bool looksAtDrainage(const std::vector<ScatterRule>& rules);
[[nodiscard]] bool looksAtMaterials(const std::vector<ScatterRule>& rules);
[[nodiscard]] bool looksAtLines(const std::vector<ScatterRule>& rules);
/// Returns the positions of all placed objects.
[[nodiscard]] std::shared_ptr<const NearPlaces> placedIn(const ObjectLayer& objects);
/// The lines of layers that are shown, what `before` has of them shared; null where no scatter rule looks at
/// them.
[[nodiscard]] std::shared_ptr<const NearLines> linesIn(
    const DocumentState& state, const std::shared_ptr<const NearLines>& before = nullptr);

/// All lines of a document, to find the places of rules in rows.
[[nodiscard]] RowLines rowLinesOf(const TerrainDocument& document);

/// One of the objects that rules put down.
struct RuledObject {
  std::size_t rule;  ///< By its place in the document.
  Object object;     ///< Without an id.
};
/// All of them, rule by rule, in the order of tiles and keys.
[[nodiscard]] std::vector<RuledObject> ruledObjects(const ScatterField& field);

}  // namespace scarp
