#include "core/material/Picture.h"

#include <xxhash.h>
#include <zstd.h>

#include <algorithm>
#include <map>
#include <mutex>

#include "core/base/Contract.h"

namespace scarp {

namespace {

constexpr std::size_t kHeadBytes = 12;
constexpr int kLevel = 3;

bool sound(int columns, int rows, int channels) {
  return columns >= 1 && rows >= 1 && columns <= kMostTexels && rows <= kMostTexels &&
         (channels == 1 || channels == 3);
}

/// In planes of a channel each, as differences along rows; `back`: the other way.
std::vector<std::uint8_t> planes(const Texels& shape, std::span<const std::uint8_t> from, bool back) {
  std::vector<std::uint8_t> to(from.size());
  const auto channels = static_cast<std::size_t>(shape.channels);
  const std::size_t texels = from.size() / channels;
  for (std::size_t channel = 0; channel < channels; ++channel) {
    std::uint8_t before = 0;
    for (std::size_t i = 0; i < texels; ++i) {
      const std::size_t beside = i * channels + channel, plane = channel * texels + i;
      if (back) {
        before = static_cast<std::uint8_t>(before + from[plane]);
        to[beside] = before;
      } else {
        to[plane] = static_cast<std::uint8_t>(from[beside] - before);
        before = from[beside];
      }
    }
  }
  return to;
}

std::uint64_t sumOf(const Texels& texels) {
  const std::uint64_t shape = static_cast<std::uint64_t>(texels.columns) |
                              static_cast<std::uint64_t>(texels.rows) << 20 |
                              static_cast<std::uint64_t>(texels.channels) << 40;
  return XXH3_64bits_withSeed(texels.values.data(), texels.values.size(), shape) | 1U;
}

/// All pictures that there are, by their sums.
class Shared {
 public:
  PicturePtr find(std::uint64_t sum) {
    const std::lock_guard lock(busy_);
    const auto found = known_.find(sum);
    return found == known_.end() ? nullptr : found->second.lock();
  }
  /// The one that is there already, or this one.
  PicturePtr keep(Picture picture) {
    const std::lock_guard lock(busy_);
    std::erase_if(known_, [](const auto& entry) { return entry.second.expired(); });
    auto& place = known_[picture.sum];
    PicturePtr same = place.lock();
    if (same) return same;
    same = std::make_shared<const Picture>(std::move(picture));
    place = same;
    return same;
  }
  static Shared& all() {
    static Shared shared;
    return shared;
  }

 private:
  std::mutex busy_;
  std::map<std::uint64_t, std::weak_ptr<const Picture>> known_;
};

std::vector<std::uint8_t> unpacked(const Texels& shape, std::span<const std::byte> packed) {
  const std::size_t size = static_cast<std::size_t>(shape.columns) * static_cast<std::size_t>(shape.rows) *
                           static_cast<std::size_t>(shape.channels);
  if (ZSTD_getFrameContentSize(packed.data(), packed.size()) != size) return {};
  std::vector<std::uint8_t> differences(size);
  if (ZSTD_decompress(differences.data(), size, packed.data(), packed.size()) != size) return {};
  return planes(shape, differences, true);
}

}  // namespace

PicturePtr sharedPicture(const Texels& texels) {
  EXPECTS(sound(texels.columns, texels.rows, texels.channels));
  EXPECTS(texels.values.size() == texels.place(0, texels.rows));
  const std::uint64_t sum = sumOf(texels);
  if (PicturePtr same = Shared::all().find(sum)) return same;
  const std::vector<std::uint8_t> differences = planes(texels, texels.values, false);
  Picture picture{texels.columns, texels.rows, texels.channels, sum,
                  std::vector<std::byte>(ZSTD_compressBound(differences.size()))};
  const std::size_t size = ZSTD_compress(picture.packed.data(), picture.packed.size(), differences.data(),
                                         differences.size(), kLevel);
  EXPECTS(!ZSTD_isError(size));
  picture.packed.resize(size);
  picture.packed.shrink_to_fit();
  return Shared::all().keep(std::move(picture));
}

PicturePtr heldPicture(std::uint64_t sum) { return Shared::all().find(sum); }

Texels texelsOf(const Picture& picture) {
  Texels texels{picture.columns, picture.rows, picture.channels, {}};
  texels.values = unpacked(texels, picture.packed);
  EXPECTS(!texels.values.empty());
  return texels;
}

std::vector<std::byte> storedPicture(const Picture& picture) {
  std::vector<std::byte> bytes;
  bytes.reserve(kHeadBytes + picture.packed.size());
  for (const int number : {picture.columns, picture.rows, picture.channels})
    for (int shift = 0; shift < 32; shift += 8)
      bytes.push_back(static_cast<std::byte>(static_cast<std::uint32_t>(number) >> shift & 255U));
  bytes.insert(bytes.end(), picture.packed.begin(), picture.packed.end());
  return bytes;
}

PicturePtr restoredPicture(std::span<const std::byte> bytes, std::uint64_t sum) {
  if (bytes.size() < kHeadBytes) return nullptr;
  std::uint32_t head[3]{};
  for (std::size_t i = 0; i < kHeadBytes; ++i)
    head[i / 4] |= std::to_integer<std::uint32_t>(bytes[i]) << (8 * (i % 4));
  for (const std::uint32_t number : head)
    if (number > static_cast<std::uint32_t>(kMostTexels)) return nullptr;
  Texels texels{static_cast<int>(head[0]), static_cast<int>(head[1]), static_cast<int>(head[2]), {}};
  if (!sound(texels.columns, texels.rows, texels.channels)) return nullptr;
  const auto packed = bytes.subspan(kHeadBytes);
  texels.values = unpacked(texels, packed);
  if (texels.values.empty() || sumOf(texels) != sum) return nullptr;
  PicturePtr picture =
      Shared::all().keep({texels.columns, texels.rows, texels.channels, sum, {packed.begin(), packed.end()}});
  // The sum is not a signature: another picture may have been crafted to have the same sum.
  const auto isSame = [&] {
    const Texels held = texelsOf(*picture);
    return held.columns == texels.columns && held.rows == texels.rows && held.channels == texels.channels &&
           held.values == texels.values;
  };
  return std::ranges::equal(picture->packed, packed) || isSame() ? picture : nullptr;
}

}  // namespace scarp
