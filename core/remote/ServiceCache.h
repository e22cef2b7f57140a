#pragma once

#include <cstddef>
#include <span>

#include "core/remote/BlockCache.h"

namespace scarp {

/// How long answers of map services are kept, which tell no version: seconds.
inline constexpr long kPicturesKept = 7L * 24 * 3600, kDescriptionsKept = 24L * 3600;

/// Lets GDAL's drivers for map services (WMS, WMTS) find in this process what was kept of earlier answers, by
/// what was asked, and keep what they are sent: whole pictures, and descriptions that are whole XML and no
/// complaint. `cache` outlives all that they read. Once in a process, by the thread that reads.
void keepServiceAnswers(BlockCache& cache);

/// Whether these are all bytes of a PNG, JPEG, GIF or WebP, by its first and its last ones.
[[nodiscard]] bool isWholePicture(std::span<const std::byte> bytes);

}  // namespace scarp
