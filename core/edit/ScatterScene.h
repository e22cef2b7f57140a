#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/edit/LaidMaterials.h"
#include "core/scatter/ScatterField.h"
#include "core/terrain/Terrain.h"

namespace scarp {

class TerrainDocument;

/// All that scatter rules look at. A value that shares its tiles; concurrent const use is safe.
struct ScatterScene {
  Terrain terrain;
  std::map<std::string, MaskRaster> masks;  ///< Selections that are kept, by name.
  std::optional<HeightRaster> drainage;     ///< m²; nothing: nowhere known.
  std::optional<HeightRaster> deposits;     ///< Metres; nothing: none anywhere.
  std::shared_ptr<const MaterialMap> materials;
  std::shared_ptr<const NearPlaces> placed;  ///< Objects that were put down by hand.
  std::shared_ptr<const NearLines> lines;    ///< Null: no rule looks at them.

  /// Refers to this.
  [[nodiscard]] ScatterGround ground() const;
};

[[nodiscard]] bool looksAtDrainage(const std::vector<ScatterRule>& rules);
[[nodiscard]] bool looksAtMaterials(const std::vector<ScatterRule>& rules);
[[nodiscard]] bool looksAtLines(const std::vector<ScatterRule>& rules);
/// Where all objects of a document stand.
[[nodiscard]] std::shared_ptr<const NearPlaces> placedIn(const TerrainDocument& document);
/// The lines of a document's layers that are shown, what `before` has of them shared; null where no scatter
/// rule looks at them.
[[nodiscard]] std::shared_ptr<const NearLines> linesIn(
    const TerrainDocument& document, const std::shared_ptr<const NearLines>& before = nullptr);

/// All lines of a document, to find the places of rules in rows.
[[nodiscard]] RowLines rowLinesOf(const TerrainDocument& document);

/// The scatter rules of a document and what they look at: enough to work out on another thread what they put
/// down. A value that shares its tiles.
struct ScatterInputs {
  std::vector<ScatterRule> rules;
  Terrain terrain;
  MaterialInputs materials;  ///< Masks and deposits too.
  std::shared_ptr<const NearPlaces> placed;
  std::shared_ptr<const NearLines> lines;  ///< Null: no rule looks at them.
};
[[nodiscard]] ScatterInputs scatterInputs(const TerrainDocument& document);

/// What the rules put on the whole terrain, as LiveScatter has it with drainage areas of its ground. An error
/// is one line: too many, cancelled. Any thread.
[[nodiscard]] Result<ScatterField> scatterField(const ScatterInputs& inputs, const Progress& progress = {});

/// One of the objects that rules put down.
struct RuledObject {
  std::size_t rule;  ///< By its place in the document.
  Object object;     ///< Without an id.
};
/// All of them, rule by rule, in the order of tiles and keys.
[[nodiscard]] std::vector<RuledObject> ruledObjects(const ScatterField& field);
/// The same of a document's rules. Any thread; the same errors as scatterField().
[[nodiscard]] Result<std::vector<RuledObject>> ruledObjects(const ScatterInputs& inputs,
                                                            const Progress& progress = {});

}  // namespace scarp
