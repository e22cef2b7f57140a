#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/remote/HttpPart.h"

class VSIFilesystemHandler;

namespace scarp {

/// Where the bytes of a remote file come from.
class RemoteOrigin {
 public:
  virtual ~RemoteOrigin() = default;
  /// `known`: as fetchPart() has it; an origin may look away from it. Several threads at once, each with a
  /// `connection` of its own below Connections::kMost.
  [[nodiscard]] virtual HttpResult<HttpPart> fetch(std::uint64_t first, std::uint64_t count,
                                                   const FetchWatch& watch, const HttpVersion& known,
                                                   int connection) = 0;
};

/// An http or https address.
[[nodiscard]] std::unique_ptr<RemoteOrigin> httpOrigin(const std::string& address);
/// An object of a store, by GDAL's file system for it, with its settings and credentials.
[[nodiscard]] std::unique_ptr<RemoteOrigin> storeOrigin(const std::string& name, VSIFilesystemHandler& store);

}  // namespace scarp
