#include "core/io/GdalSrgb.h"

#include <cpl_string.h>
#include <gdal_priv.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string_view>

namespace scarp {

namespace {

constexpr double kSrgbGamma = 1.0 / 2.2;  ///< PNG specification: the gAMA chunk of sRGB, 0.45455.

std::string colourItem(GDALDataset& dataset, const char* name, const char* domain = nullptr) {
  const char* const value = dataset.GetMetadataItem(name, domain);
  return value ? value : "";
}

/// Returns whether an ICC profile, as base64, describes itself as sRGB, in ASCII (version 2) or UTF-16
/// (version 4).
bool isSrgbProfile(std::string base64) {
  if (base64.empty()) return false;
  base64.push_back('\0');
  const int size = CPLBase64DecodeInPlace(reinterpret_cast<GByte*>(base64.data()));
  const std::string_view profile(base64.data(), static_cast<std::size_t>(std::max(size, 0)));
  constexpr std::string_view kWide("s\0R\0G\0B", 7);
  return profile.find("sRGB") != std::string_view::npos || profile.find(kWide) != std::string_view::npos;
}

}  // namespace

std::string whySrgb(GDALDataset& dataset) {
  constexpr const char* kProfile = "COLOR_PROFILE";
  const std::string name = colourItem(dataset, "SOURCE_ICC_PROFILE_NAME", kProfile);
  if (name == "sRGB" && colourItem(dataset, "SOURCE_ICC_PROFILE", kProfile).empty())
    return "it has an sRGB chunk";
  if (name.find("sRGB") != std::string::npos ||
      isSrgbProfile(colourItem(dataset, "SOURCE_ICC_PROFILE", kProfile)))
    return "it has a colour profile of sRGB";
  if (const std::string gamma = colourItem(dataset, "PNG_GAMMA", kProfile);
      !gamma.empty() && std::abs(std::strtod(gamma.c_str(), nullptr) - kSrgbGamma) < 0.005)
    return "it has a gamma of 1/2.2";
  if (colourItem(dataset, "EXIF_ColorSpace") == "1" || colourItem(dataset, "EXIF_ColorSpace", "EXIF") == "1")
    return "its EXIF data name the colour space sRGB";
  return {};
}

}  // namespace scarp
