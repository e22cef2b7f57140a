#include "core/io/RawLayout.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <span>

#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

struct SampleKind {
  RawLayout::Sample sample;
  const char* word;
  const char* name;
  std::size_t bytes;
};

constexpr std::array<SampleKind, 9> kinds{{{RawLayout::Sample::U8, "u8", "Byte", 1},
                                           {RawLayout::Sample::U16, "u16", "UInt16", 2},
                                           {RawLayout::Sample::I16, "i16", "Int16", 2},
                                           {RawLayout::Sample::F32, "f32", "Float32", 4},
                                           {RawLayout::Sample::I8, "i8", "Int8", 1},
                                           {RawLayout::Sample::U32, "u32", "UInt32", 4},
                                           {RawLayout::Sample::I32, "i32", "Int32", 4},
                                           {RawLayout::Sample::F64, "f64", "Float64", 8},
                                           {RawLayout::Sample::F16, "f16", "Float16", 2}}};

constexpr std::array<const char*, 3> kInterleaves{":bip", ":bil", ":bsq"};  ///< By RawLayout::Interleave.

const SampleKind& kindOf(RawLayout::Sample sample) {
  return *std::ranges::find(kinds, sample, &SampleKind::sample);
}

// Takes a whole number off the front of text.
template <class T>
bool takeNumber(std::string_view& text, T& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

bool takePrefix(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

}  // namespace

std::size_t sampleBytes(RawLayout::Sample sample) { return kindOf(sample).bytes; }

const char* sampleName(RawLayout::Sample sample) { return kindOf(sample).name; }

std::uint64_t payloadBytes(const RawLayout& layout) {
  return std::uint64_t{sampleBytes(layout.sample)} * static_cast<std::uint64_t>(layout.columns) *
         static_cast<std::uint64_t>(layout.rows) * static_cast<std::uint64_t>(layout.channels);
}

Result<RawLayout> parseRawLayout(std::string_view text) {
  const std::string given(text);
  const auto wrong = [&](const Message& what) {
    return Error{"'%1' is no raw layout: %2; it looks like 512x512:f32le or 256x256:u16be+32", given, what};
  };
  std::string_view rest = text;
  RawLayout layout;
  if (!takeNumber(rest, layout.columns) || !takePrefix(rest, "x") || !takeNumber(rest, layout.rows) ||
      (takePrefix(rest, "x") && !takeNumber(rest, layout.channels)))
    return wrong(Message("the size must be COLUMNSxROWS or COLUMNSxROWSxCHANNELS"));
  if (layout.columns < 2 || layout.rows < 2) return wrong(Message("at least 2 x 2 samples are needed"));
  if (layout.channels < 1 || layout.channels > kMaxRawChannels)
    return wrong(Message("there are 1 to %1 channels", kMaxRawChannels));
  if (!takePrefix(rest, ":")) return wrong(Message("':' and a sample type must follow the size"));
  const auto kind =
      std::ranges::find_if(kinds, [&](const SampleKind& k) { return takePrefix(rest, k.word); });
  if (kind == kinds.end())
    return wrong(Message("the sample type must be u8, i8, u16, i16, u32, i32, f16, f32 or f64"));
  layout.sample = kind->sample;
  layout.bigEndian = takePrefix(rest, "be");
  if (!layout.bigEndian) takePrefix(rest, "le");
  for (std::size_t i = 0; i < kInterleaves.size(); ++i)
    if (takePrefix(rest, kInterleaves[i])) layout.interleave = static_cast<RawLayout::Interleave>(i);
  if (takePrefix(rest, "+") && !takeNumber(rest, layout.headerBytes))
    return wrong(Message("'+' must be followed by the header's bytes"));
  if (layout.headerBytes > kMaxRawGap) return wrong(Message("no file has so long a header"));
  if (takePrefix(rest, "-") && !takeNumber(rest, layout.tailBytes))
    return wrong(Message("'-' must be followed by the number of bytes after the samples"));
  if (layout.tailBytes > kMaxRawGap) return wrong(Message("no file has so many bytes after the samples"));
  if (!rest.empty()) return wrong(Message("%1 after it is not understood", rest));
  return layout;
}

std::string formatRawLayout(const RawLayout& layout) {
  const SampleKind& kind = kindOf(layout.sample);
  std::string text = std::to_string(layout.columns) + "x" + std::to_string(layout.rows);
  if (layout.channels > 1) text.append("x").append(std::to_string(layout.channels));
  text.append(":").append(kind.word);
  if (kind.bytes > 1) text += layout.bigEndian ? "be" : "le";
  if (layout.channels > 1 && layout.interleave != RawLayout::Interleave::Pixel)
    text += kInterleaves[static_cast<std::size_t>(layout.interleave)];
  if (layout.headerBytes > 0) text.append("+").append(std::to_string(layout.headerBytes));
  if (layout.tailBytes > 0) text.append("-").append(std::to_string(layout.tailBytes));
  return text;
}

Message rawLayoutHint(std::uintmax_t bytes) {
  std::string fits;
  constexpr std::size_t common = 4;
  for (const SampleKind& kind : std::span(kinds).first(common)) {
    if (bytes % kind.bytes != 0) continue;
    const auto side = static_cast<std::uintmax_t>(std::sqrt(static_cast<double>(bytes / kind.bytes)));
    if (side < 2 || side > 1'000'000 || side * side * kind.bytes != bytes) continue;
    const RawLayout layout{static_cast<int>(side), static_cast<int>(side), kind.sample, false, 0};
    if (!fits.empty()) fits += ", ";
    fits += formatRawLayout(layout);
  }
  return fits.empty() ? Message("the layout of its samples must be said (%1 bytes)", bytes)
                      : Message("the layout of its samples must be said (%1 bytes fit %2)", bytes, fits);
}

bool looksRaw(const std::string& path) {
  const std::string ending = lowerExtension(path);
  constexpr std::array<std::string_view, 9> endings{".raw", ".r16", ".r32", ".r8", ".bil",
                                                    ".bin", ".f32", ".u16", ".dat"};
  return std::ranges::find(endings, ending) != endings.end();
}

}  // namespace scarp
