#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/base/Result.h"
#include "core/remote/BlockCache.h"
#include "core/remote/HttpPart.h"
#include "core/remote/RemoteAddress.h"

class VSIFilesystemHandler;

namespace scarp {

/// Where GDAL finds the files of the address that this process reads.
inline constexpr const char* kRemoteFolder = "/vsiremote/";

/// Lets GDAL read what is at one address as files below kRemoteFolder: the address itself, what lies below it
/// where it is a Zarr folder, and the header that belongs to samples without one. No other name leads
/// anywhere. `store`: GDAL's file system for an object store, null for http. Returns GDAL's name for it. A
/// netCDF file, whose library can only read files of the system, is fetched whole into `copy`. Fails, as
/// later reads do, if the server is too slow or an archive has too many files. The error has no address
/// before it. Once in a process, which then reads from one thread.
[[nodiscard]] Result<std::string> mountRemote(const RemoteAddress& address, VSIFilesystemHandler* store,
                                              std::unique_ptr<LocalCopy> copy, FetchWatch watch);

/// Removes the name of the copy, which nothing opens any more.
void removeCopyName();

/// The first failure of a read since mountRemote(); empty: all that was asked for has been there. Drivers
/// take a read that fails for the end of a file, or for no data: who reads samples asks here too.
[[nodiscard]] Message remoteFailure();

/// Whether a name leads to what mountRemote() has made readable.
[[nodiscard]] bool isRemoteName(const std::string& name);

/// Bytes that this process has received, or read from the cache on disk.
[[nodiscard]] std::uint64_t remoteReceived();

/// Replaces GDAL's names for the address by the address without secrets, in all values of a message.
[[nodiscard]] Message withShownAddress(const Message& message);

}  // namespace scarp
