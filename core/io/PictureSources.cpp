#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/io/SampleSource.h"

namespace scarp {

namespace {

using Pixel = std::array<std::uint8_t, 4>;

/// Decodes scan lines of RGBE pixels (Ward, "Real Pixels", Graphics Gems II, 1991): plain, with repeated
/// pixels, or with runs of each component.
class RadianceLines {
 public:
  RadianceLines(std::ifstream file, int columns) : file_(std::move(file)), line_(columns) {
    starts_.push_back(file_.tellg());
  }

  /// The pixels of a row; empty if the file ends before, or is damaged.
  std::span<const Pixel> row(std::size_t row) {
    if (row == row_) return line_;
    const std::size_t known = std::min(row, starts_.size() - 1);
    file_.clear();
    file_.seekg(starts_[known]);
    row_ = kNone;
    for (std::size_t at = known; at <= row; ++at) {
      if (!decode()) return {};
      if (at + 1 == starts_.size()) starts_.push_back(file_.tellg());
    }
    row_ = row;
    return line_;
  }

 private:
  bool get(Pixel& pixel) {
    return static_cast<bool>(file_.read(reinterpret_cast<char*>(pixel.data()), pixel.size()));
  }

  bool decode() {
    constexpr std::size_t kMinRuns = 8, kMaxRuns = 0x7fff;
    Pixel first{};
    if (!get(first)) return false;
    const bool runs = line_.size() >= kMinRuns && line_.size() <= kMaxRuns && first[0] == 2 &&
                      first[1] == 2 && static_cast<std::size_t>(first[2] << 8U | first[3]) == line_.size();
    return runs ? decodeRuns() : decodePixels(first);
  }

  bool decodeRuns() {
    for (std::size_t component = 0; component < 4; ++component)
      for (std::size_t at = 0; at < line_.size();) {
        const int code = file_.get();
        if (code <= 0) return false;
        const bool repeated = code > 128;
        const auto count = static_cast<std::size_t>(repeated ? code - 128 : code);
        if (count > line_.size() - at) return false;
        int value = repeated ? file_.get() : 0;
        for (std::size_t i = 0; i < count; ++i) {
          if (!repeated) value = file_.get();
          if (value < 0) return false;
          line_[at++][component] = static_cast<std::uint8_t>(value);
        }
      }
    return true;
  }

  /// A pixel of mantissas 1, 1, 1 repeats the one before it; several of them are digits of the count.
  bool decodePixels(Pixel pixel) {
    unsigned shift = 0;
    for (std::size_t at = 0;;) {
      if (pixel[0] == 1 && pixel[1] == 1 && pixel[2] == 1 && at > 0) {
        const std::size_t count = shift > 16 ? line_.size() : std::size_t{pixel[3]} << shift;
        if (count > line_.size() - at) return false;
        std::fill_n(line_.begin() + static_cast<std::ptrdiff_t>(at), count, line_[at - 1]);
        at += count;
        shift += 8;
      } else {
        line_[at++] = pixel;
        shift = 0;
      }
      if (at == line_.size()) return true;
      if (!get(pixel)) return false;
    }
  }

  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  std::ifstream file_;
  std::vector<Pixel> line_;
  std::vector<std::streamoff> starts_;  ///< Of the rows decoded so far, and of the next.
  std::size_t row_ = kNone;
};

class RadianceSource final : public SampleSource {
 public:
  RadianceSource(std::string path, std::ifstream file, int columns, int rows, bool topFirst)
      : SampleSource(std::move(path)), lines_(std::move(file), columns) {
    info_.driver = "HDR";
    info_.sampleType = "Float32";
    info_.columns = columns;
    info_.rows = rows;
    info_.southFirst = !topFirst;
    info_.bands = {"red", "green", "blue"};
    info_.colours = {1, 2, 3};
    info_.warnings.push_back(
        Message("a Radiance image stores only 8 significant bits of each value: heights may form terraces"));
  }

 protected:
  Result<void> readBand(int band, int row, int count, std::span<double> out) override {
    for (int i = 0; i < count; ++i) {
      const std::span<const Pixel> pixels = lines_.row(static_cast<std::size_t>(row + i));
      if (pixels.empty()) return unreadableRows(path_, row + i, 1, {});
      std::ranges::transform(pixels, out.begin() + static_cast<std::ptrdiff_t>(i) * info_.columns,
                             [band](const Pixel& pixel) {
                               constexpr int kBias = 128 + 8;
                               const double mantissa = pixel[static_cast<std::size_t>(band) - 1];
                               return pixel[3] == 0 ? 0.0 : std::ldexp(mantissa, pixel[3] - kBias);
                             });
    }
    return {};
  }
  Result<void> describeBand(int) override { return {}; }

 private:
  RadianceLines lines_;
};

/// A line of the header; empty at its end, and where it is too long.
std::string headerLine(std::ifstream& file) {
  constexpr std::size_t kMaxLength = 4096;
  std::string line;
  for (int c = file.get(); c >= 0 && c != '\n' && line.size() < kMaxLength; c = file.get())
    line += static_cast<char>(c);
  if (line.ends_with('\r')) line.pop_back();
  return line;
}

}  // namespace

Result<std::unique_ptr<SampleSource>> openRadianceSource(const std::string& path) {
  constexpr int kMaxLines = 1000;
  std::ifstream file(path, std::ios::binary);
  std::string line = headerLine(file);
  bool rgbe = true;
  for (int i = 0; i < kMaxLines && !line.empty(); ++i) {
    line = headerLine(file);
    if (line.starts_with("FORMAT=")) rgbe = line == "FORMAT=32-bit_rle_rgbe";
  }
  if (!rgbe) return errorIn(path, "is a Radiance image of XYZ colours, not of grey or RGB");
  const std::string size = headerLine(file);
  char sign = 0, end = 0;
  int columns = 0, rows = 0;
  if (!file || std::sscanf(size.c_str(), "%cY %9d +X %9d%c", &sign, &rows, &columns, &end) != 3 ||
      (sign != '-' && sign != '+'))
    return errorIn(path, "is a Radiance image without a size of the form -Y rows +X columns");
  if (auto grid = checkGridSize(path, columns, rows); !grid) return grid.error();
  std::error_code failure;
  const std::uintmax_t bytes = std::filesystem::file_size(path, failure);
  if (failure || bytes < 4 * static_cast<std::uintmax_t>(rows))
    return errorIn(path, "is a Radiance image of %1 x %2 samples that is cut short", columns, rows);
  constexpr std::uint64_t kMaxRatio = 1000;  // Runs reach 16.
  if (std::uint64_t(columns) * std::uint64_t(rows) > kMaxRatio * bytes)
    return errorIn(path, "is a Radiance image of %1 x %2 samples, too many for its %3 bytes", columns, rows,
                   bytes);
  return std::unique_ptr<SampleSource>(
      std::make_unique<RadianceSource>(path, std::move(file), columns, rows, sign == '-'));
}

namespace {

/// Reads the tokens of a plain PNM file: words between white space; "#" starts a comment to the end of its
/// line.
class PgmText {
 public:
  explicit PgmText(const std::string& path) : file_(path, std::ios::binary) { file_.ignore(2); }

  /// Next whole number of at most 65535 if `most` is not given. Nothing at the end of the file, and for
  /// anything else.
  std::optional<std::uint32_t> number(std::uint32_t most = 0xffff) {
    int c = skip();
    std::uint32_t value = 0;
    if (c < '0' || c > '9') return std::nullopt;
    for (; c >= '0' && c <= '9'; c = file_.get()) {
      value = value * 10 + static_cast<std::uint32_t>(c - '0');
      if (value > most) return std::nullopt;
    }
    if (c == '#') file_.unget();
    const bool separated = c == '#' || c < 0 || std::isspace(c) != 0;
    return separated ? std::optional(value) : std::nullopt;
  }

 private:
  /// First character behind white space and comments; negative at the end.
  int skip() {
    int c = file_.get();
    while (c == '#' || (c >= 0 && std::isspace(c) != 0)) {
      if (c == '#')
        while (c >= 0 && c != '\n' && c != '\r') c = file_.get();
      c = file_.get();
    }
    return file_ ? c : -1;
  }

  std::ifstream file_;
};

/// Rows are decoded when they are first requested: 2 bytes per sample that was decoded.
class TextPgmSource final : public SampleSource {
 public:
  TextPgmSource(std::string path, PgmText text, int columns, int rows, std::uint32_t greatest)
      : SampleSource(std::move(path)), text_(std::move(text)), greatest_(greatest) {
    info_.driver = "PNM";
    info_.sampleType = greatest < 256 ? "Byte" : "UInt16";
    info_.columns = columns;
    info_.rows = rows;
  }

 protected:
  Result<void> readBand(int, int row, int count, std::span<double> out) override {
    const auto columns = static_cast<std::size_t>(info_.columns);
    const std::size_t first = static_cast<std::size_t>(row) * columns,
                      wanted = static_cast<std::size_t>(count) * columns;
    const std::size_t all = columns * static_cast<std::size_t>(info_.rows);
    if (samples_.capacity() < all) samples_.reserve(all);
    while (samples_.size() < first + wanted) {
      const auto sample = text_.number();
      const auto at = static_cast<int>(samples_.size() / columns);
      if (!sample || *sample > greatest_)
        return unreadableRows(
            path_, at, 1,
            Message("sample %1 is not a number from 0 to %2", samples_.size() % columns, greatest_));
      samples_.push_back(static_cast<std::uint16_t>(*sample));
    }
    std::copy_n(samples_.begin() + static_cast<std::ptrdiff_t>(first), wanted, out.begin());
    return {};
  }
  Result<void> describeBand(int) override { return {}; }

 private:
  PgmText text_;
  std::uint32_t greatest_;
  std::vector<std::uint16_t> samples_;
};

}  // namespace

Result<std::unique_ptr<SampleSource>> openTextPgmSource(const std::string& path) {
  constexpr std::uint32_t kMaxSide = 1'000'000'000;
  PgmText text(path);
  const auto columns = text.number(kMaxSide), rows = text.number(kMaxSide), greatest = text.number();
  if (!columns || !rows || !greatest || *greatest == 0)
    return errorIn(path, "ASCII PGM without a column count, a row count and a maximum value from 1 to 65535");
  if (auto size = checkGridSize(path, *columns, *rows); !size) return size.error();
  // Each sample takes a digit and a separator at least.
  std::error_code failure;
  const std::uintmax_t bytes = std::filesystem::file_size(path, failure);
  const std::uint64_t least = 2 * std::uint64_t{*columns} * *rows - 1;
  if (failure || bytes < least)
    return errorIn(path, "ASCII PGM of %1 x %2 samples, which needs at least %3 bytes; the file has %4",
                   *columns, *rows, least, bytes);
  return std::unique_ptr<SampleSource>(std::make_unique<TextPgmSource>(
      path, std::move(text), static_cast<int>(*columns), static_cast<int>(*rows), *greatest));
}

}  // namespace scarp
