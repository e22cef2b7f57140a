#include <Imath/half.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "core/base/Contract.h"
#include "core/base/SystemReason.h"
#include "core/io/RawFormats.h"
#include "core/io/RawLayout.h"
#include "core/io/SampleSource.h"
#include "core/memory/LargePages.h"

namespace scarp {

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
    switch (layout_.sample) {
      case RawLayout::Sample::U8:
        return decode<std::uint8_t>(bytes_, false, step, out);
      case RawLayout::Sample::U16:
        return decode<std::uint16_t>(bytes_, layout_.bigEndian, step, out);
      case RawLayout::Sample::I16:
        return decode<std::int16_t>(bytes_, layout_.bigEndian, step, out);
      case RawLayout::Sample::F32:
        return decode<float>(bytes_, layout_.bigEndian, step, out);
      case RawLayout::Sample::I8:
        return decode<std::int8_t>(bytes_, false, step, out);
      case RawLayout::Sample::U32:
        return decode<std::uint32_t>(bytes_, layout_.bigEndian, step, out);
      case RawLayout::Sample::I32:
        return decode<std::int32_t>(bytes_, layout_.bigEndian, step, out);
      case RawLayout::Sample::F64:
        return decode<double>(bytes_, layout_.bigEndian, step, out);
      case RawLayout::Sample::F16:
        decode<std::uint16_t>(bytes_, layout_.bigEndian, step, out);
        for (double& value : out)
          value = imath_half_to_float(static_cast<imath_half_bits_t>(static_cast<std::uint16_t>(value)));
    }
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
