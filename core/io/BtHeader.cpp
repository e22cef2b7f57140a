#include "core/io/BtHeader.h"

#include <cpl_vsi.h>

#include <array>
#include <bit>
#include <cstring>
#include <string_view>

namespace scarp {

std::optional<float> btVerticalScale(const std::string& name) {
  constexpr std::string_view kMark = "binterr", kFirstVersion = "1.3";
  constexpr std::size_t kScaleAt = 62;
  // The header is little-endian.
  static_assert(std::endian::native == std::endian::little);
  std::array<char, kScaleAt + sizeof(float)> header{};
  VSILFILE* const file = VSIFOpenL(name.c_str(), "rb");
  const bool read = file && VSIFReadL(header.data(), header.size(), 1, file) == 1;
  if (file) VSIFCloseL(file);
  const std::string_view text(header.data(), header.size());
  if (!read || !text.starts_with(kMark)) return std::nullopt;
  float scale = 0.0F;
  std::memcpy(&scale, header.data() + kScaleAt, sizeof scale);
  // Earlier versions have padding there, which is 0.
  if (scale == 0.0F && text.substr(kMark.size(), kFirstVersion.size()) < kFirstVersion) return 1.0F;
  return scale;
}

}  // namespace scarp
