#include "core/objects/AssetMesh.h"

#include <array>

#include "core/base/Contract.h"
#include "core/objects/AssetModels.h"

namespace scarp {

namespace {

constexpr std::array<std::string_view, kAssetKinds> kNames{"conifer", "broadleaf", "rock", "house", "marker"};

}  // namespace

const AssetMesh& assetMesh(AssetKind kind) {
  static const std::array<AssetMesh, kAssetKinds> meshes{buildConifer(), buildBroadleaf(), buildRock(),
                                                         buildHouse(), buildMarker()};
  const auto index = static_cast<std::size_t>(kind);
  EXPECTS(index < meshes.size());
  return meshes[index];
}

std::string_view assetName(AssetKind kind) {
  const auto index = static_cast<std::size_t>(kind);
  EXPECTS(index < kNames.size());
  return kNames[index];
}

std::optional<AssetKind> assetNamed(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i)
    if (kNames[i] == name) return static_cast<AssetKind>(i);
  return std::nullopt;
}

}  // namespace scarp
