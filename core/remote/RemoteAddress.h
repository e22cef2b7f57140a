#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// An address of data elsewhere, as a person gave it, and what may be kept and shown of it.
struct RemoteAddress {
  /// Without a password, a token or a signature. The import path, messages and lists have this one.
  std::string shown;
  /// With everything: "https://…", or of an object store what GDAL names it ("/vsis3/bucket/key").
  std::string fetched;
  /// What stands before and after it in GDAL's name: "/vsizip/{" and "}/a.tif"; `HDF5:"` and `"://z`.
  std::string before{}, after{};
  std::string asset{};   ///< Of a STAC item: the key after '#'.
  std::string driver{};  ///< "WMS", "WMTS", "WCS" or "Zarr"; empty: what the data says.

  [[nodiscard]] bool service() const { return driver.starts_with('W'); }
  /// Its path, without server and query: "/data/dem.tif".
  [[nodiscard]] std::string path() const;
};

/// Whether a text is meant as an address: http://, https://, s3://, gs://, az://, GDAL's names of these
/// (/vsicurl/ …), one within an archive (/vsizip/https://…) or a grid (HDF5:"https://…":z), or a service
/// (WMS:, WMTS:, WCS: and an address).
[[nodiscard]] bool looksRemote(const std::string& text);

/// The error is one line without secrets.
[[nodiscard]] Result<RemoteAddress> parseAddress(const std::string& text);

/// Lets this process fetch an address that a person typed or pasted; returns what is to be used as the path
/// of the import (RemoteAddress::shown). Nothing else is ever fetched: a name out of a file, a project, a
/// script or a list is none that a person gave. What was shown of an address stands for it with its secrets
/// as long as the process lives. Any thread.
[[nodiscard]] Result<std::string> allowAddress(const std::string& typed);

/// What allowAddress() was told, by what it returned. Any thread.
[[nodiscard]] std::optional<RemoteAddress> allowedAddress(const std::string& shown);

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
