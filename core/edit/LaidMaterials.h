#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/line/NearLines.h"
#include "core/material/MaterialMap.h"
#include "core/material/MaterialRule.h"
#include "core/terrain/Terrain.h"

namespace scarp {

class TerrainDocument;

/// What materials lie on a terrain by: enough to work that out on another thread. A value that shares its
/// tiles.
struct MaterialInputs {
  std::vector<Material> materials;
  RuleStack rules;
  std::map<std::string, MaskRaster> masks;     ///< Selections that are kept, by name.
  std::map<MaterialId, HeightRaster> paint{};  ///< PaintRaster.h; of materials that have any.
  std::optional<HeightRaster> deposits{};      ///< Metres; nothing: none anywhere.
  std::shared_ptr<const NearLines> lines{};    ///< Null: no rule looks at them.
};
[[nodiscard]] MaterialInputs materialInputs(const TerrainDocument& document);

/// The materials of a whole terrain, as LiveMaterials has them with drainage areas of its ground. Any thread;
/// may be cancelled.
[[nodiscard]] Result<MaterialMap> laidMaterials(const Terrain& terrain, const MaterialInputs& inputs,
                                                const Progress& progress = {});

}  // namespace scarp
