#include "core/objects/AssetMesh.h"

#include <array>

#include "core/base/Contract.h"
#include "core/objects/AssetModels.h"
#include "core/objects/Object.h"

namespace scarp {

const AssetMesh& assetMesh(AssetKind kind) {
  static const std::array<AssetMesh, kAssetKinds> meshes{buildConifer(), buildBroadleaf(), buildRock(),
                                                         buildHouse(), buildMarker()};
  const auto index = static_cast<std::size_t>(kind);
  EXPECTS(index < meshes.size());
  return meshes[index];
}

}  // namespace scarp
