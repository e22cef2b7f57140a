#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/Result.h"
#include "core/io/RasterImport.h"

namespace scarp {

/// Bytes of one sample.
[[nodiscard]] std::size_t sampleBytes(RawLayout::Sample sample);

/// "UInt16", "Float32" … as GDAL calls them.
[[nodiscard]] const char* sampleName(RawLayout::Sample sample);

/// Reads COLUMNSxROWS:TYPE[le|be][+HEADER], for example "512x512:f32le" or "256x256:u16+32". TYPE is u8,
/// i8, u16, i16, u32, i32, f32 or f64; little-endian unless "be" is said. The error is one line that says
/// what is wrong.
Result<RawLayout> parseRawLayout(std::string_view text);

/// The same, written out.
[[nodiscard]] std::string formatRawLayout(const RawLayout& layout);

/// What to say of a file of `bytes` bytes without a header: the square layouts that fit.
[[nodiscard]] std::string rawLayoutHint(std::uintmax_t bytes);

/// Whether a file name's ending is one of headerless samples: .raw, .r16, .r32, .bil, .bin …
[[nodiscard]] bool looksRaw(const std::string& path);

}  // namespace scarp
