#pragma once

#include <memory>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/SampleSource.h"
#include "core/remote/RemoteAddress.h"

namespace scarp {

/// Opens what is at an address that a person gave; of a STAC item the asset that is named behind '#', else
/// the one that is the heights. As openSource() else. Errors are one line without secrets.
[[nodiscard]] Result<std::unique_ptr<SampleSource>> openRemoteSource(const std::string& path,
                                                                     const RemoteAddress& address, int parts);

/// The rasters of the STAC item at an address (as allowAddress() has returned it, with or without a key); an
/// item without assets where the address is of something else. May be cancelled.
[[nodiscard]] Result<StacItem> fetchStacItem(const std::string& path, const Progress& progress = {});

}  // namespace scarp
