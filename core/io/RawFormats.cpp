#include "core/io/RawFormats.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <filesystem>
#include <fstream>

#include "core/base/PrintableLine.h"

namespace scarp {

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

}  // namespace scarp
