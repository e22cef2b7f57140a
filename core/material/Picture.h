#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

inline constexpr int kMostTexels = 8192;  ///< A side of a picture of a material.

/// Texels of a byte a channel, row by row from the top, the channels of a texel beside one another.
struct Texels {
  int columns = 0, rows = 0;
  int channels = 1;  ///< 1: grey, 3: RGB.
  std::vector<std::uint8_t> values;

  [[nodiscard]] std::size_t place(int column, int row) const {
    return (static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
            static_cast<std::size_t>(column)) *
           static_cast<std::size_t>(channels);
  }
  bool operator==(const Texels&) const = default;
};

/// A picture of a material: its texels, packed without loss. Never changed once made, and shared: undo,
/// history and projects hold one for each content.
///
/// Texels are kept, not the file that they came from: a file would have to be decoded again whenever a
/// project is opened, by a decoder that may be another by then, where texels are checked by their sum alone.
struct Picture {
  int columns = 0, rows = 0, channels = 1;  ///< As Texels has them.
  std::uint64_t sum = 0;                    ///< Of size and texels; never 0.
  std::vector<std::byte> packed;            ///< zstd, of what each texel is more than the one before it.

  [[nodiscard]] long long bytes() const { return 1LL * columns * rows * channels; }
};
using PicturePtr = std::shared_ptr<const Picture>;

/// The one picture that holds this, as long as somebody holds it. Contract: 1…kMostTexels a side, 1 or 3
/// channels, and as many values. Any thread.
[[nodiscard]] PicturePtr sharedPicture(const Texels& texels);
/// The one with that sum, if somebody holds it. Any thread.
[[nodiscard]] PicturePtr heldPicture(std::uint64_t sum);
[[nodiscard]] Texels texelsOf(const Picture& picture);

/// As files keep it: columns, rows, channels as u32, little-endian, and what is packed.
[[nodiscard]] std::vector<std::byte> storedPicture(const Picture& picture);
/// Null where the bytes are damaged, or are not the picture with that sum. Any thread.
[[nodiscard]] PicturePtr restoredPicture(std::span<const std::byte> bytes, std::uint64_t sum);

}  // namespace scarp
