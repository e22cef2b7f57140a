#pragma once

#include <map>
#include <vector>

#include "core/base/Result.h"
#include "core/edit/AssetOperations.h"
#include "core/edit/Operation.h"
#include "core/objects/Asset.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectLayer.h"

namespace scarp {

class TerrainDocument;

class EditSession;

/// How many objects look like an asset.
[[nodiscard]] std::size_t objectsOf(AssetKind asset, const ObjectLayer& objects);

/// The document's own assets that objects look like, each once.
[[nodiscard]] std::vector<Asset> assetsOf(const std::vector<Object>& objects, const AssetTable& assets);

/// What a document gets with objects of another one.
struct BroughtAssets {
  std::vector<Asset> all;  ///< Of the document, with those that come.
  std::map<AssetKind, AssetKind> renamed;
};
/// Those that the document lacks come; one of a name that another model has there comes under another name.
[[nodiscard]] BroughtAssets broughtAssets(const std::vector<Asset>& come, const std::vector<Asset>& there);

/// An error where one of these objects looks like what neither comes with it nor is there.
[[nodiscard]] Result<void> checkBrought(const std::vector<Asset>& come, const std::vector<Object>& objects,
                                        const TerrainDocument& document);
/// Gives the document what comes with objects, and these the names that it has there. Contract:
/// checkBrought().
void bringAssets(std::vector<Asset>& come, std::vector<Object>& objects, const TerrainDocument& document,
                 EditSession& session);

}  // namespace scarp
