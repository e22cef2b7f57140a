#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "core/io/RawLayout.h"
#include "core/io/SampleSource.h"

namespace scarp {

namespace {

static_assert(std::endian::native == std::endian::little,
              "samples are swapped as seen from a little-endian machine");

template <class T>
void decode(const std::vector<char>& bytes, bool swap, std::span<double> out) {
  for (std::size_t i = 0; i < out.size(); ++i) {
    std::array<char, sizeof(T)> raw;
    std::memcpy(raw.data(), bytes.data() + i * sizeof(T), sizeof(T));
    if (swap) std::ranges::reverse(raw);
    out[i] = static_cast<double>(std::bit_cast<T>(raw));
  }
}

class RawSource final : public SampleSource {
 public:
  RawSource(std::string path, const RawLayout& layout, std::ifstream file, std::uintmax_t unreadBytes)
      : SampleSource(std::move(path)), layout_(layout), file_(std::move(file)) {
    info_.driver = "RAW";
    info_.sampleType = sampleName(layout.sample);
    info_.columns = layout.columns;
    info_.rows = layout.rows;
    if (unreadBytes > 0)
      info_.warnings.push_back(std::to_string(unreadBytes) + " bytes after the samples are left unread");
  }

  Result<void> readBand(int, int row, int count, std::span<double> out) override {
    const std::size_t rowBytes = sampleBytes(layout_.sample) * static_cast<std::size_t>(layout_.columns);
    bytes_.resize(rowBytes * static_cast<std::size_t>(count));
    file_.seekg(static_cast<std::streamoff>(layout_.headerBytes + rowBytes * static_cast<std::size_t>(row)));
    if (!file_.read(bytes_.data(), static_cast<std::streamsize>(bytes_.size())))
      return unreadableRows(path_, row, count, {});
    const auto samples = out.first(static_cast<std::size_t>(count) * layout_.columns);
    switch (layout_.sample) {
      case RawLayout::Sample::U8:
        decode<std::uint8_t>(bytes_, false, samples);
        break;
      case RawLayout::Sample::U16:
        decode<std::uint16_t>(bytes_, layout_.bigEndian, samples);
        break;
      case RawLayout::Sample::I16:
        decode<std::int16_t>(bytes_, layout_.bigEndian, samples);
        break;
      case RawLayout::Sample::F32:
        decode<float>(bytes_, layout_.bigEndian, samples);
        break;
      case RawLayout::Sample::I8:
        decode<std::int8_t>(bytes_, false, samples);
        break;
      case RawLayout::Sample::U32:
        decode<std::uint32_t>(bytes_, layout_.bigEndian, samples);
        break;
      case RawLayout::Sample::I32:
        decode<std::int32_t>(bytes_, layout_.bigEndian, samples);
        break;
      case RawLayout::Sample::F64:
        decode<double>(bytes_, layout_.bigEndian, samples);
        break;
    }
    return {};
  }

  Result<void> describeBand(int) override { return {}; }

 private:
  RawLayout layout_;
  std::ifstream file_;
  std::vector<char> bytes_;
};

}  // namespace

Result<std::unique_ptr<SampleSource>> openRawSource(const std::string& path, const RawLayout& layout) {
  if (auto size = checkRasterSize(path, layout.columns, layout.rows); !size) return size.error();
  std::error_code failure;
  const std::uintmax_t have = std::filesystem::file_size(path, failure);
  if (failure) return Error{path + ": " + failure.message()};
  const std::uintmax_t need = layout.headerBytes + std::uintmax_t{sampleBytes(layout.sample)} *
                                                       static_cast<std::uintmax_t>(layout.columns) *
                                                       static_cast<std::uintmax_t>(layout.rows);
  if (layout.headerBytes > have || need > have)
    return Error{path + ": " + formatRawLayout(layout) + " needs " + std::to_string(need) +
                 " bytes; the file has " + std::to_string(have)};
  std::ifstream file(path, std::ios::binary);
  if (!file) return Error{path + ": " + std::strerror(errno)};
  return std::unique_ptr<SampleSource>(
      std::make_unique<RawSource>(path, layout, std::move(file), have - need));
}

}  // namespace scarp
