#pragma once

#include <QIcon>
#include <QString>
#include <cstdint>
#include <vector>

#include "core/objects/Object.h"
#include "core/scatter/ScatterRule.h"

namespace scarp {

/// A small picture of the very model that will stand on the ground.
[[nodiscard]] QIcon assetPicture(AssetKind kind);
/// Returns the title of an asset as lists show it: "Conifer".
[[nodiscard]] QString titleOfAsset(AssetKind kind);
/// "Conifer by the rule “Old wood”": of an object that a rule, by its id, put down.
[[nodiscard]] QString scatteredTitle(AssetKind kind, std::uint32_t rule,
                                     const std::vector<ScatterRule>& rules);

}  // namespace scarp
