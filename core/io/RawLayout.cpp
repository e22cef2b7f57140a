#include "core/io/RawLayout.h"

#include <Imath/half.h>
#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <span>

#include "core/base/Contract.h"
#include "core/base/PrintableLine.h"
#include "core/base/SystemReason.h"
#include "core/io/SampleSource.h"
#include "core/memory/LargePages.h"

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

namespace {

using Sample = RawLayout::Sample;

/// First bytes of a file; zeros after its end.
class Head {
 public:
  explicit Head(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    file.read(bytes_.data(), static_cast<std::streamsize>(bytes_.size()));
    count_ = static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0));
  }
  [[nodiscard]] std::size_t count() const { return count_; }
  [[nodiscard]] std::uint8_t byte(std::size_t at) const { return static_cast<std::uint8_t>(bytes_[at]); }
  [[nodiscard]] std::uint32_t number(std::size_t at) const {
    return byte(at) | byte(at + 1) << 8U | byte(at + 2) << 16U | std::uint32_t{byte(at + 3)} << 24U;
  }

 private:
  std::array<char, 148> bytes_{};
  std::size_t count_ = 0;
};

std::uint32_t fourCc(const char (&text)[5]) {
  std::uint32_t code = 0;
  for (int i = 3; i >= 0; --i) code = code << 8U | static_cast<std::uint8_t>(text[i]);
  return code;
}

constexpr std::uint32_t kMaxFormatSide = 1U << 20U;

/// The bytes that follow the header, as far as the format defines them, are the tail.
Result<std::optional<RawFormat>> fitted(RawFormat format, const Message& title, std::uint64_t tail,
                                        std::uint64_t fileBytes) {
  const RawLayout& layout = format.layout;
  const std::uint64_t need = layout.headerBytes + payloadBytes(layout);
  if (need > fileBytes)
    return Error{"is %1 of %2 x %3 samples, which needs %4 bytes; the file has %5",
                 title,
                 layout.columns,
                 layout.rows,
                 need,
                 fileBytes};
  format.layout.tailBytes = std::min(tail, fileBytes - need);
  return std::optional(std::move(format));
}

/// Version (8 bits), side (32 bits), side² heights, side² materials, names of materials.
/// Under another name than .ter the size of the file has to agree.
Result<std::optional<RawFormat>> torqueTerrain(const Head& head, std::uint64_t fileBytes, bool named) {
  constexpr std::uint8_t kTorque3D = 7, kLatest = 9;
  constexpr std::uint32_t kMinSide = 16;
  constexpr std::uint64_t kMaxNames = 1U << 16U;
  const std::uint32_t side = head.number(1);
  if (head.count() < 5 || head.byte(0) < kTorque3D || head.byte(0) > kLatest || !std::has_single_bit(side) ||
      side < kMinSide || side > kMaxFormatSide)
    return std::optional<RawFormat>();
  const std::uint64_t grids = 5 + 3 * std::uint64_t{side} * side;
  if (!named && (fileBytes < grids || fileBytes > grids + kMaxNames)) return std::optional<RawFormat>();
  RawFormat format{{static_cast<int>(side), static_cast<int>(side), Sample::U16, false, 5}, "Torque"};
  format.southFirst = true;
  if (head.byte(0) == kTorque3D) {
    format.scale = 1.0 / 32.0;
    format.verticalUnit = "m";
  }
  return fitted(std::move(format), Message("a Torque terrain"), fileBytes, fileBytes);
}

/// DXGI_FORMAT and D3DFORMAT numbers of single channels (DDS_HEADER, DDS_HEADER_DXT10; D3D9Types.h).
std::optional<Sample> ddsSample(const Head& head) {
  constexpr std::uint32_t kFourCc = 0x4, kLuminance = 0x20000;
  const std::uint32_t flags = head.number(80), code = head.number(84), bits = head.number(88);
  struct Code {
    std::uint32_t number;
    Sample sample;
  };
  if ((flags & kFourCc) != 0 && code == fourCc("DX10")) {
    constexpr std::array<Code, 12> kDxgi{{{41, Sample::F32},
                                          {42, Sample::U32},
                                          {43, Sample::I32},
                                          {54, Sample::F16},
                                          {56, Sample::U16},
                                          {57, Sample::U16},
                                          {58, Sample::I16},
                                          {59, Sample::I16},
                                          {61, Sample::U8},
                                          {62, Sample::U8},
                                          {63, Sample::I8},
                                          {64, Sample::I8}}};
    const auto* const found = std::ranges::find(kDxgi, head.number(128), &Code::number);
    return found == kDxgi.end() ? std::nullopt : std::optional(found->sample);
  }
  if ((flags & kFourCc) != 0) {
    constexpr std::uint32_t kR16F = 111, kR32F = 114;
    if (code == kR16F) return Sample::F16;
    return code == kR32F ? std::optional(Sample::F32) : std::nullopt;
  }
  if ((flags & kLuminance) == 0 || (flags & 0x1) != 0) return std::nullopt;
  if (bits == 16 && head.number(92) == 0xffff) return Sample::U16;
  return bits == 8 ? std::optional(Sample::U8) : std::nullopt;
}

Result<std::optional<RawFormat>> ddsTexture(const Head& head, std::uint64_t fileBytes) {
  constexpr std::uint32_t kHeader = 124, kCubeOrVolume = 0x200200;
  if (head.count() < 128 || head.number(4) != kHeader || head.number(76) != 32)
    return Error{"is a DDS texture whose header is damaged or cut short"};
  const auto sample = ddsSample(head);
  if (!sample)
    return Error{
        "is a DDS texture of colours or compressed blocks; heights need one channel (R8, R16, R16F, R32F)"};
  const bool extended = (head.number(80) & 0x4) != 0 && head.number(84) == fourCc("DX10");
  constexpr std::uint32_t kTexture2D = 3;
  if ((head.number(112) & kCubeOrVolume) != 0 ||
      (extended && (head.number(132) != kTexture2D || head.number(140) > 1)))
    return Error{"is a DDS texture of several images (cube, volume or array)"};
  const std::uint32_t columns = head.number(16), rows = head.number(12);
  if (columns < 2 || rows < 2 || columns > kMaxFormatSide || rows > kMaxFormatSide)
    return Error{"is a DDS texture of %1 x %2 samples; a terrain has 2 to %3 samples a side", columns, rows,
                 kMaxFormatSide};
  const RawLayout layout{static_cast<int>(columns), static_cast<int>(rows), *sample, false,
                         extended ? 148U : 128U};
  std::uint64_t smaller = 0;  // Further mip levels.
  const std::uint32_t levels = std::min(head.number(28), 32U);
  for (std::uint32_t level = 1; level < levels; ++level)
    smaller +=
        std::uint64_t{std::max(columns >> level, 1U)} * std::max(rows >> level, 1U) * sampleBytes(*sample);
  return fitted({layout, "DDS"}, Message("a DDS texture"), smaller, fileBytes);
}

}  // namespace

Result<std::optional<RawFormat>> rawFormatOf(const std::string& path) {
  std::error_code failure;
  const std::uint64_t bytes = std::filesystem::file_size(path, failure);
  if (failure) return std::optional<RawFormat>();
  const Head head(path);
  if (head.count() >= 4 && head.number(0) == fourCc("DDS ")) return ddsTexture(head, bytes);
  return torqueTerrain(head, bytes, lowerExtension(path) == ".ter");
}

namespace {

static_assert(std::endian::native == std::endian::little,
              "samples are swapped as seen from a little-endian machine");

template <class T>
void decode(const std::vector<char>& bytes, bool swap, std::size_t step, std::span<double> out) {
  for (std::size_t i = 0; i < out.size(); ++i) {
    std::array<char, sizeof(T)> raw;
    std::memcpy(raw.data(), bytes.data() + i * step * sizeof(T), sizeof(T));
    if (swap) std::ranges::reverse(raw);
    out[i] = static_cast<double>(std::bit_cast<T>(raw));
  }
}

class RawSource final : public SampleSource {
 public:
  RawSource(std::string path, const RawFormat& format, std::ifstream file, std::uintmax_t unreadBytes)
      : SampleSource(std::move(path)), layout_(format.layout), file_(std::move(file)) {
    info_.driver = format.driver;
    info_.sampleType = sampleName(layout_.sample);
    info_.columns = layout_.columns;
    info_.rows = layout_.rows;
    info_.scale = format.scale;
    info_.verticalUnit = format.verticalUnit;
    info_.southFirst = format.southFirst;
    if (layout_.channels > 1) info_.bands.clear();
    for (int channel = 1; layout_.channels > 1 && channel <= layout_.channels; ++channel)
      info_.bands.push_back("channel " + std::to_string(channel));
    // As image editors write them.
    if (layout_.channels == 3 || layout_.channels == 4) info_.colours = {1, 2, 3};
    if (layout_.channels == 4) info_.alpha = 4;
    if (unreadBytes > 0)
      info_.warnings.push_back(Message(unreadBytes == 1 ? "%1 byte after the samples is left unread"
                                                        : "%1 bytes after the samples are left unread",
                                       unreadBytes));
  }

  Result<void> readBand(int band, int row, int count, std::span<double> out) override {
    // In samples: from row to row, from channel to channel and from column to column.
    const auto columns = static_cast<std::uint64_t>(layout_.columns),
               channels = static_cast<std::uint64_t>(layout_.channels);
    using Interleave = RawLayout::Interleave;
    const std::uint64_t rowStep = layout_.interleave == Interleave::Band ? columns : columns * channels;
    const std::uint64_t channelStep = layout_.interleave == Interleave::Pixel  ? 1
                                      : layout_.interleave == Interleave::Line ? columns
                                                                               : columns * layout_.rows;
    const std::uint64_t step = layout_.interleave == Interleave::Pixel ? channels : 1;
    const int rowsAtOnce = rowStep == columns ? count : 1;
    for (int at = 0; at < count; at += rowsAtOnce) {
      const auto samples = out.subspan(static_cast<std::size_t>(at) * columns, rowsAtOnce * columns);
      const std::uint64_t first =
          static_cast<std::uint64_t>(row + at) * rowStep + static_cast<std::uint64_t>(band - 1) * channelStep;
      bytes_.resize(((samples.size() - 1) * step + 1) * sampleBytes(layout_.sample));
      file_.seekg(static_cast<std::streamoff>(layout_.headerBytes + first * sampleBytes(layout_.sample)));
      if (!file_.read(bytes_.data(), static_cast<std::streamsize>(bytes_.size())))
        return unreadableRows(path_, row, count, {});
      decodeSamples(step, samples);
    }
    return {};
  }

  Result<void> describeBand(int) override { return {}; }

 private:
  void decodeSamples(std::size_t step, std::span<double> out) const {
    using Decode = void (*)(const std::vector<char>&, bool, std::size_t, std::span<double>);
    constexpr std::array<Decode, 9> kBySample{
        decode<std::uint8_t>, decode<std::uint16_t>, decode<std::int16_t>,
        decode<float>,        decode<std::int8_t>,   decode<std::uint32_t>,
        decode<std::int32_t>, decode<double>,        decode<std::uint16_t>};
    kBySample[static_cast<std::size_t>(layout_.sample)](bytes_, layout_.bigEndian, step, out);
    if (layout_.sample != RawLayout::Sample::F16) return;
    for (double& value : out)
      value = imath_half_to_float(static_cast<imath_half_bits_t>(static_cast<std::uint16_t>(value)));
  }

  RawLayout layout_;
  std::ifstream file_;
  std::vector<char> bytes_;
};

}  // namespace

Result<std::unique_ptr<SampleSource>> openRawSource(const std::string& path, const RawLayout& layout) {
  return openRawSource(path, RawFormat{layout});
}

Result<std::unique_ptr<SampleSource>> openRawSource(const std::string& path, const RawFormat& format) {
  const RawLayout& layout = format.layout;
  if (auto size = checkRasterSize(path, layout.columns, layout.rows); !size) return size.error();
  EXPECTS(layout.channels >= 1 && layout.channels <= kMaxRawChannels);
  std::error_code failure;
  const std::uintmax_t have = std::filesystem::file_size(path, failure);
  if (failure) return errorIn(path, "%1", failure.message());
  const std::uint64_t need = layout.headerBytes + payloadBytes(layout) + layout.tailBytes;
  if (layout.headerBytes > have || layout.tailBytes > have || need > have)
    return errorIn(path, "%1 needs %2 bytes; the file has %3", formatRawLayout(layout), need, have);
  const std::uint64_t row = payloadBytes(layout) / static_cast<std::uint64_t>(layout.rows);
  if (layout.channels > 1 && row > memoryBudget() / 2)
    return errorIn(path, "a row of %1 needs %2; the memory budget allows %3", formatRawLayout(layout),
                   gigabytes(static_cast<double>(row)), gigabytes(static_cast<double>(memoryBudget() / 2)));
  std::ifstream file(path, std::ios::binary);
  if (!file) return errorIn(path, "%1", systemReason(errno));
  return std::unique_ptr<SampleSource>(
      std::make_unique<RawSource>(path, format, std::move(file), have - need));
}

}  // namespace scarp
