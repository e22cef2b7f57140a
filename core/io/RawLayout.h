#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/Result.h"
#include "core/io/RasterImport.h"

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

}  // namespace scarp
