#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/io/OutputFile.h"
#include "core/io/PictureRows.h"
#include "core/io/RasterWriters.h"
#include "core/io/RawLayout.h"

namespace scarp {

static_assert(std::endian::native == std::endian::little, "the samples are written as they lie in memory");

namespace {

Result<void> writeRows(OutputFile& file, const PictureShape& shape, const PictureRows& rowOf,
                       const Progress& progress) {
  std::vector<std::uint8_t> line(shape.rowBytes());
  for (int row = 0; row < shape.rows && !file.failed(); ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / shape.rows)) return Error::cancel();
    rowOf(row, line);
    file.write(line.data(), line.size());
  }
  return file.close();
}

}  // namespace

Result<void> writeRawRows(const std::string& path, const PictureShape& shape, const PictureRows& rowOf,
                          const Progress& progress) {
  OutputFile file(path);
  return writeRows(file, shape, rowOf, progress);
}

RawLayout rawLayout(const RasterEncoding& how, int columns, int rows) {
  using enum RawLayout::Sample;
  const auto sample = how.samples == SampleStorage::UInt8   ? U8
                      : how.samples == SampleStorage::Int16 ? I16
                      : how.samples == SampleStorage::Float ? F32
                                                            : U16;
  return {columns, rows, sample, how.bigEndian, 0};
}

namespace {

/// Copies numbers as `To` into bytes, in the order that is wanted.
template <class To, class From>
void storeAs(std::span<const From> from, bool bigEndian, std::span<std::uint8_t> bytes) {
  for (std::size_t i = 0; i < from.size(); ++i) {
    auto one = std::bit_cast<std::array<std::uint8_t, sizeof(To)>>(static_cast<To>(from[i]));
    if (bigEndian) std::ranges::reverse(one);
    std::ranges::copy(one, bytes.begin() + static_cast<std::ptrdiff_t>(i * sizeof(To)));
  }
}

}  // namespace

Result<void> writeRawSamples(const RasterEncoding& how, const Terrain& /*terrain*/, const ExportRows& rows,
                             const std::string& path, const Progress& progress) {
  using enum RawLayout::Sample;
  const RawLayout layout = rawLayout(how, rows.columns(), rows.rows());
  std::vector<int> steps(static_cast<std::size_t>(rows.columns()));
  std::vector<float> heights(steps.size());
  const auto rowOf = [&](int row, std::span<std::uint8_t> bytes) {
    if (layout.sample == F32) {
      rows.stored(row, heights);
      return storeAs<float>(std::span<const float>(heights), layout.bigEndian, bytes);
    }
    rows.steps(row, how.quantisation, steps);
    const std::span<const int> numbers(steps);
    if (layout.sample == U8) return storeAs<std::uint8_t>(numbers, layout.bigEndian, bytes);
    if (layout.sample == I16) return storeAs<std::int16_t>(numbers, layout.bigEndian, bytes);
    return storeAs<std::uint16_t>(numbers, layout.bigEndian, bytes);
  };
  const int bytes = static_cast<int>(sampleBytes(layout.sample));
  return writeRawRows(path, {rows.columns(), rows.rows(), 1, bytes}, rowOf, progress);
}

RasterWriter rawWriter() {
  using enum SampleStorage;
  constexpr RasterFormat raw = RasterFormat::Raw;
  return {.files = {{raw, "R16 (16-bit samples)", "r16", {UInt16, Int16}},
                    {raw, "RAW (samples alone)", "raw", {UInt16, Int16, UInt8, Float}},
                    {raw, "R8 (8-bit samples)", "r8", {UInt8}},
                    {raw, "R32 (32-bit float samples)", "r32", {Float}}},
          .key = "raw16",
          .choices = {.byteOrder = true},
          .write = writeRawSamples,
          .raw = rawLayout};
}

void exchangeRedAndBlue(std::span<std::uint8_t> bytes, int channels) {
  const auto step = static_cast<std::size_t>(channels);
  for (std::size_t i = 0; channels > 2 && i < bytes.size(); i += step) std::swap(bytes[i], bytes[i + 2]);
}

// Truevision TGA File Format Specification 2.0, 1991.
Result<void> writeTga(const std::string& path, const PictureShape& shape, const PictureRows& rowOf,
                      const Progress& progress) {
  constexpr int kMostSide = 0xffff;
  EXPECTS(shape.bytes == 1 && shape.channels != 2);
  if (shape.columns > kMostSide || shape.rows > kMostSide)
    return Error{"a TGA file has at most 65535 samples a side"};
  OutputFile file(path);
  const auto low = [](int number) { return static_cast<std::uint8_t>(number & 0xff); };
  const auto high = [](int number) { return static_cast<std::uint8_t>(number >> 8); };
  constexpr std::uint8_t kTrueColour = 2, kGrey = 3, kUpperRowFirst = 0x20, kAlphaBits = 8;
  const std::array<std::uint8_t, kTgaHeader> header{
      0,
      0,
      shape.channels == 1 ? kGrey : kTrueColour,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      low(shape.columns),
      high(shape.columns),
      low(shape.rows),
      high(shape.rows),
      static_cast<std::uint8_t>(8 * shape.channels),
      static_cast<std::uint8_t>(kUpperRowFirst | (shape.channels == 4 ? kAlphaBits : 0))};
  file.write(header.data(), header.size());
  const auto blueFirst = [&](int row, std::span<std::uint8_t> bytes) {
    rowOf(row, bytes);
    exchangeRedAndBlue(bytes, shape.channels);
  };
  return writeRows(file, shape, blueFirst, progress);
}

}  // namespace scarp
