#pragma once

#include <string>

class GDALDataset;

namespace scarp {

/// Why an open picture says that its values are sRGB-encoded: "it has an sRGB chunk". Reads the colour
/// profile (PNG chunks sRGB, gAMA and iCCP, profiles of TIFF and JPEG) and the EXIF colour space. Empty if
/// nothing says so.
[[nodiscard]] std::string whySrgb(GDALDataset& dataset);

}  // namespace scarp
