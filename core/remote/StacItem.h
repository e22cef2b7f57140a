#pragma once

#include <string>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// A raster that a STAC item names.
struct StacAsset {
  std::string key, title;
  std::string address;     ///< Of the data: absolute, or an object store's.
  std::string type;        ///< Media type, as "image/tiff; application=geotiff".
  bool elevation = false;  ///< Its key, roles, bands or title say heights.
  bool operator==(const StacAsset&) const = default;
};

/// A SpatioTemporal Asset Catalog item (https://github.com/radiantearth/stac-spec): its rasters, the one most
/// likely to be heights first, else in their order.
struct StacItem {
  std::string id;
  std::vector<StacAsset> assets;
};

/// Whether an address may be that of an item: by its ending, or as STAC services have them.
[[nodiscard]] bool mayBeStac(const std::string& path);

/// Reads one; `address`: where it was fetched, which addresses within it are relative to. The error is the
/// end of a line. Pure.
[[nodiscard]] Result<StacItem> readStacItem(const std::string& text, const std::string& address);

}  // namespace scarp
