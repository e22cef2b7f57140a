#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"

namespace scarp {

/// How a picture's samples lie: row after row, the channels of a pixel beside one another.
struct PictureShape {
  int columns = 0, rows = 0;
  int channels = 1;  ///< 1…4: grey, grey and alpha, RGB, RGBA.
  int bytes = 1;     ///< Of a channel: 1, 2 as in memory, or of samples without a header 4.

  [[nodiscard]] std::size_t rowBytes() const {
    return static_cast<std::size_t>(columns) * static_cast<std::size_t>(channels * bytes);
  }
};

/// Gives a row of a file, from its first on; called in order, and each row maybe more than once.
using PictureRows = std::function<void(int row, std::span<std::uint8_t> bytes)>;

// Each writes a whole file into an existing one. The error is the reason alone. Any thread.

/// Without gamma, colour profile or background, and channels that are no less for an alpha of 0.
Result<void> writePng(const std::string& path, const PictureShape& shape, const PictureRows& rowOf,
                      const Progress& progress);

/// The bytes of such a file.
[[nodiscard]] Result<std::vector<std::uint8_t>> pngBytes(const PictureShape& shape, const PictureRows& rowOf,
                                                         const Progress& progress);
/// The samples of a file that this program made, of 8 bits and this shape; for nobody else's.
[[nodiscard]] Result<std::vector<std::uint8_t>> readPngBytes(std::span<const std::uint8_t> file,
                                                             const PictureShape& shape);

/// Samples alone, without a header.
Result<void> writeRawRows(const std::string& path, const PictureShape& shape, const PictureRows& rowOf,
                          const Progress& progress);

inline constexpr std::size_t kTgaHeader = 18;  ///< Bytes before a TGA file's samples.

/// Between the order of RGB and that of a TGA file; nothing with fewer than three channels.
void exchangeRedAndBlue(std::span<std::uint8_t> bytes, int channels);

/// Truevision TGA, not compressed, the upper row first. 1, 3 or 4 channels of a byte; at most 65535 a side.
Result<void> writeTga(const std::string& path, const PictureShape& shape, const PictureRows& rowOf,
                      const Progress& progress);

/// Fills a row of a file with 32-bit floats, or with whatever bits.
using FloatRows = std::function<void(int row, std::span<float> samples)>;

/// OpenEXR with one 32-bit float channel, whose bits stay as they are, NaN's and denormal ones too. `zip`:
/// packed by ZIP, else by PIZ.
Result<void> writeExrRows(const std::string& path, const char* channel, bool zip, int columns, int rows,
                          const FloatRows& rowOf, const Progress& progress);

}  // namespace scarp
