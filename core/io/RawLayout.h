#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Result.h"
#include "core/io/RasterImport.h"
#include "core/io/SampleSource.h"

namespace scarp {

inline constexpr int kMaxRawChannels = 256;
/// Of RawLayout::headerBytes and of RawLayout::tailBytes. The sum with the samples fits into 64 bits.
inline constexpr std::size_t kMaxRawGap = std::size_t{1} << 60;

/// Bytes of one sample.
[[nodiscard]] std::size_t sampleBytes(RawLayout::Sample sample);

/// GDAL's name of the type: "UInt16", "Float32", "Float16" …
[[nodiscard]] const char* sampleName(RawLayout::Sample sample);

/// Bytes of all samples of all channels, without header and tail.
[[nodiscard]] std::uint64_t payloadBytes(const RawLayout& layout);

/// Reads COLUMNSxROWS[xCHANNELS]:TYPE[le|be][:bip|:bil|:bsq][+HEADER][-TAIL], for example "512x512:f32le",
/// "256x256:u16+32" or "128x128x3:u8:bsq". TYPE is u8, i8, u16, i16, u32, i32, f16, f32 or f64. Little-endian
/// without "be"; interleaved by pixel (bip) without another word. The error is one line.
Result<RawLayout> parseRawLayout(std::string_view text);

/// Writes the text that parseRawLayout() reads.
[[nodiscard]] std::string formatRawLayout(const RawLayout& layout);

/// What to say of a file of `bytes` bytes without a header: the square layouts that fit.
[[nodiscard]] Message rawLayoutHint(std::uintmax_t bytes);

/// Whether a file name's ending is one of headerless samples: .raw, .r16, .r32, .bil, .bin …
[[nodiscard]] bool looksRaw(const std::string& path);

/// Layout of a raw file and the properties of its samples.
struct RawFormat {
  RawLayout layout;
  std::string driver = "RAW";  ///< See SourceInfo::driver.
  double scale = 1.0;          ///< Height in `verticalUnit` = stored · scale.
  std::string verticalUnit{};  ///< Empty if the format does not define it.
  bool southFirst = false;     ///< The first row is the southern one.
};

/// Recognises a file that is a header and plain samples:
/// - Torque 3D and BeamNG terrains (.ter): version 7 to 9, south row first. Version 7 stores 1/32 m; later
///   versions scale the heights in the level, so their unit is unknown.
/// - DDS textures of one channel: R8, R16, R16F, R32, R32F, L8, L16. The largest mip level is read.
/// Returns nothing for other files. The error is one line without a path: the file is too short for its
/// header, or is a DDS texture of another kind. Reads 148 bytes.
[[nodiscard]] Result<std::optional<RawFormat>> rawFormatOf(const std::string& path);

/// Opens samples in a given layout. Fails if the file is shorter than the layout, or one row of all channels
/// exceeds half of the memory budget.
Result<std::unique_ptr<SampleSource>> openRawSource(const std::string& path, const RawFormat& format);

}  // namespace scarp
