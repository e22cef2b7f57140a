#include <algorithm>
#include <cctype>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "core/io/SampleSource.h"

namespace scarp {

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
