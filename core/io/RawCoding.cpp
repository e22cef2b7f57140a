#include "core/io/RawCoding.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "core/io/RawForeteller.h"
#include "core/io/RawLayout.h"
#include "core/io/RawNumbers.h"

namespace scarp {

namespace {

using Sample = RawLayout::Sample;

constexpr std::size_t kHeaderBytes = 1024;

/// What the first of all samples takes: by how often that number comes, and by how far it is from the others.
class RawBeginnings {
 public:
  explicit RawBeginnings(std::vector<std::int64_t> numbers) : sorted_(std::move(numbers)) {
    std::ranges::sort(sorted_);
  }
  [[nodiscard]] double bitsOf(std::int64_t number) const {
    if (sorted_.empty()) return 0.0;
    const auto count = static_cast<double>(sorted_.size());
    const auto [from, to] = std::ranges::equal_range(sorted_, number);
    const double same = static_cast<double>(to - from) / count;
    const auto at = [&](double share) {
      return static_cast<double>(sorted_[static_cast<std::size_t>(share * (count - 1.0))]);
    };
    const double low = at(0.02), high = at(0.98), wide = std::max(1.0, high - low);
    const auto value = static_cast<double>(number);
    const double outside = std::max({0.0, low - value, value - high}) / wide;
    return -std::log2(0.5 * same + 0.5 / (wide * std::pow(1.0 + 4.0 * outside, 3.0)));
  }

 private:
  std::vector<std::int64_t> sorted_;
};

/// Bits of each beginning of some bytes: whether each is 0 by how often that was so behind as many zeros, and
/// 8.5 bits of others. It is no model of samples, which it could take for a header.
std::vector<double> headerBits(std::span<const unsigned char> bytes) {
  constexpr std::size_t runs = 4;
  constexpr double others = 8.5;
  std::array<double, runs> zeros{}, all{};
  for (std::size_t run = 0; run < runs; ++run) {
    // The longer there were zeros, the more probably they go on.
    zeros[run] = 0.5 + static_cast<double>(run * run);
    all[run] = 1.0 + static_cast<double>(run * run);
  }
  std::vector<double> bits{0.0};
  std::size_t length = 0;
  for (const unsigned char byte : bytes) {
    const std::size_t run =
        std::min<std::size_t>(static_cast<std::size_t>(std::bit_width(length)) / 2, runs - 1);
    const double share = zeros[run] / all[run];
    bits.push_back(bits.back() - std::log2(byte == 0 ? share : 1.0 - share) + (byte == 0 ? 0.0 : others));
    zeros[run] += byte == 0 ? 1.0 : 0.0;
    all[run] += 1.0;
    length = byte == 0 ? length + 1 : 0;
  }
  return bits;
}

/// Rows at the beginning, which may be a header's: how they go on from one to the next.
class HeadRows {
 public:
  /// `longest`: rows that a header may have. There is one row more at the least.
  HeadRows(std::span<const double> values, std::size_t columns, std::size_t longest,
           const RawNumbers& numbers)
      : values_(values), columns_(columns), rows_(values.size() / columns) {
    for (std::size_t row = 0; row + 1 < rows_ && row <= 2 * longest + 64; ++row)
      differences_.push_back(differenceBelow(row, numbers));
    std::vector<double> usual(
        differences_.begin() + static_cast<std::ptrdiff_t>(std::min(longest, differences_.size() / 2)),
        differences_.end());
    const auto middle = usual.begin() + static_cast<std::ptrdiff_t>(usual.size() / 2);
    std::ranges::nth_element(usual, middle);
    usual_ = *middle;
  }

  /// Whether a row is of one number.
  [[nodiscard]] bool isLevel(std::size_t row) const {
    const auto all = values_.subspan(row * columns_, columns_);
    return std::ranges::all_of(all, [&](double value) { return value == all.front(); });
  }
  /// Whether the next row differs from it much more than those below do from theirs.
  [[nodiscard]] bool breaksBelow(std::size_t row) const {
    constexpr std::size_t following = 5;
    constexpr double much = 1.5;
    if (row + following >= differences_.size()) return false;
    const auto next = std::span(differences_).subspan(row + 1, following);
    return std::ranges::all_of(next, [&](double other) { return differences_[row] > other + much; });
  }
  /// Whether the next row differs from it no more than rows of ground do.
  [[nodiscard]] bool agreesBelow(std::size_t row) const {
    constexpr double more = 0.7;
    return row < differences_.size() && differences_[row] <= usual_ + more && !isLevel(row) &&
           !isLevel(row + 1);
  }
  /// Whether two rows are the same one number: a header's zeros or level ground, and nothing tells which.
  [[nodiscard]] bool levelBelow(std::size_t row) const {
    return isLevel(row) && isLevel(row + 1) && !breaksBelow(row);
  }

 private:
  [[nodiscard]] double differenceBelow(std::size_t row, const RawNumbers& numbers) const {
    double bits = 0.0;
    for (std::size_t i = row * columns_; i < (row + 1) * columns_; ++i) {
      const double here = values_[i], below = values_[i + columns_];
      if (std::isnan(here) || std::isnan(below)) continue;
      bits += std::log2(1.0 + std::abs(static_cast<double>(numbers.numberOf(below)) -
                                       static_cast<double>(numbers.numberOf(here))));
    }
    return bits / static_cast<double>(columns_);
  }

  std::span<const double> values_;
  std::size_t columns_, rows_;
  std::vector<double> differences_;  ///< Of each row to the next, in bits.
  double usual_ = 0.0;
};

/// The samples of some stretches of a file in one layout, coded.
class CodedSamples {
 public:
  using Stretches = std::vector<std::vector<double>>;

  /// `values`: whole rows; the first stretch has two at the least. `longest`: rows that a header may have.
  CodedSamples(const Stretches& values, std::size_t columns, std::size_t longest, Sample sample)
      : values_(values), columns_(columns), longest_(longest) {
    // A header is not to tell what samples are multiples of.
    std::vector<double> some;
    for (const auto& of : values)
      some.insert(some.end(), of.begin() + static_cast<std::ptrdiff_t>(of.size() / 2), of.end());
    numbers_ = numbersFor(some, sample);
    codeRows();
    codeBeginnings(some);
    const std::size_t header = std::min(longest, ends_.front() / 2);
    for (std::size_t row = header; row < rows_.size(); ++row)
      for (std::size_t i = 0; i < rows_[row].count; ++i) counts_.add(symbols_[rows_[row].first + i]);
    counts_.finish();
  }

  /// Rows of the first stretch.
  [[nodiscard]] std::size_t rows() const { return ends_.front(); }
  /// Where it begins with each of the first rows: bits of all rows of the first stretch from there on.
  [[nodiscard]] std::vector<double> fromEachRow() const;
  /// Bits of the first stretch's rows, as ground, for one.
  [[nodiscard]] double usualRow() const {
    double sum = 0.0;
    for (std::size_t row = 0; row < rows(); ++row) sum += bitsOf(rows_[row]);
    return sum / static_cast<double>(rows());
  }
  /// Bits of a row of another stretch.
  [[nodiscard]] std::optional<double> usualRow(std::size_t stretch) const {
    const std::size_t from = ends_[stretch - 1] + 1, end = ends_[stretch];
    if (end <= from) return std::nullopt;
    double sum = 0.0;
    for (std::size_t row = from; row < end; ++row) sum += bitsOf(rows_[row]);
    return sum / static_cast<double>(end - from);
  }
  /// To tell how samples are coded.
  [[nodiscard]] double model() const {
    return counts_.model() + (numbers_.ordered ? 0.0 : 2.0 * std::abs(std::log2(numbers_.step)));
  }

 private:
  void codeRows() {
    for (const auto& of : values_) {
      RawForeteller foreteller(columns_, numbers_);
      if (!of.empty() && !std::isnan(of.front())) foreteller.begin(of.front());
      for (std::size_t at = 0; at < of.size(); at += columns_)
        rows_.push_back(foreteller.row(std::span(of).subspan(at, columns_), symbols_));
      ends_.push_back(rows_.size());
    }
  }
  // What a header holds is not to tell of the ground behind it: two rows from each beginning.
  void codeBeginnings(std::span<const double> some) {
    std::vector<std::int64_t> numbers;
    constexpr std::size_t enough = 5000;
    for (std::size_t i = 0; i < some.size(); i += 1 + some.size() / enough)
      if (!std::isnan(some[i])) numbers.push_back(numbers_.numberOf(some[i]));
    const RawBeginnings beginnings(std::move(numbers));
    const std::span<const double> values(values_.front());
    for (std::size_t row = 0; row <= std::min(longest_, rows() - 2); ++row) {
      RawForeteller foreteller(columns_, numbers_);
      const double begin = values[row * columns_], first = std::isnan(begin) ? 0.0 : begin;
      foreteller.begin(first);
      const RawRowBits one = foreteller.row(values.subspan(row * columns_, columns_), symbols_);
      const RawRowBits two = foreteller.row(values.subspan((row + 1) * columns_, columns_), symbols_);
      beginnings_.push_back({one, two, beginnings.bitsOf(numbers_.numberOf(first))});
    }
  }
  [[nodiscard]] double bitsOf(const RawRowBits& row) const {
    double bits = row.bits;
    for (std::size_t i = 0; i < row.count; ++i) bits += counts_.bitsOf(symbols_[row.first + i]);
    return bits;
  }

  struct Beginning {
    RawRowBits first, second;
    double sample;  ///< Bits of the first sample.
  };

  const Stretches& values_;
  std::size_t columns_, longest_;
  RawNumbers numbers_;
  std::vector<RawSymbol> symbols_;
  std::vector<RawRowBits> rows_;
  std::vector<Beginning> beginnings_;
  std::vector<std::size_t> ends_;  ///< Of each stretch, in rows_.
  RawSymbolCounts counts_;
};

std::vector<double> CodedSamples::fromEachRow() const {
  constexpr double isNoGround = 40.0, mostAgreeing = 400.0;
  const double agrees = std::min(2.0 * static_cast<double>(columns_), mostAgreeing);
  const HeadRows head(values_.front(), columns_, longest_, numbers_);
  double agreeing = 0.0;  // Rows above that agree as those of ground do.
  for (std::size_t row = 0; row < longest_; ++row) agreeing += head.agreesBelow(row) ? agrees : 0.0;
  std::vector<double> bits(beginnings_.size());
  double sum = 0.0;  // Of the rows below the next one.
  for (std::size_t row = rows(); row-- > 0;) {
    // Ground goes on from row to row, and what is above it does not.
    if (row < longest_ && head.breaksBelow(row)) sum += isNoGround;
    if (row < longest_ && head.agreesBelow(row)) agreeing -= agrees;
    if (row < beginnings_.size()) {
      const auto& [first, second, sample] = beginnings_[row];
      bits[row] = sample + sum + agreeing + (head.isLevel(row) ? 0.0 : bitsOf(first)) +
                  (head.levelBelow(row) ? 0.0 : bitsOf(second));
    }
    if (row + 1 < rows()) sum += row < longest_ && head.levelBelow(row) ? 0.0 : bitsOf(rows_[row + 1]);
  }
  return bits;
}

}  // namespace

RawCoding::RawCoding(const RawPieces& raw, std::size_t bytes, std::size_t longestRow) : raw_(raw) {
  constexpr std::size_t fewestRows = 8, places = 4, most = std::size_t{1} << 19;
  const auto& first = raw.pieces.front().bytes;
  header_ = headerBits(std::span(first).first(std::min(first.size(), kHeaderBytes)));
  const std::size_t room = raw.pieces.front().bytes.size();
  const std::size_t one = std::clamp(fewestRows * longestRow, bytes / places, most);
  if (raw.pieces.size() == 1 && room <= std::max(bytes, places * one)) {
    stretches_.push_back({0, 0, room});
    return;
  }
  for (std::size_t i = 0; i < places; ++i) {
    const std::size_t piece = raw.pieces.size() == 1 ? 0 : i * raw.pieces.size() / places;
    const auto& from = raw.pieces[piece];
    const std::size_t length = std::min(one, from.bytes.size());
    const std::uintmax_t begin =
        from.first + (raw.pieces.size() == 1 ? i * ((from.bytes.size() - length) / (places - 1)) : 0);
    stretches_.push_back({piece, begin, begin + length});
  }
}

std::vector<std::vector<double>> RawCoding::samplesOf(Sample sample, bool bigEndian, std::uintmax_t header,
                                                      std::size_t columns) const {
  const std::size_t size = sampleBytes(sample);
  const std::uintmax_t rowBytes = std::uintmax_t{columns} * size;
  std::vector<std::vector<double>> values;
  for (const Stretch& stretch : stretches_) {
    const std::uintmax_t row =
        stretch.first <= header ? 0 : (stretch.first - header + rowBytes - 1) / rowBytes;
    const std::uintmax_t end = stretch.end <= header ? 0 : (stretch.end - header) / rowBytes;
    values.emplace_back();
    if (end > row)
      values.back() = samplesAt(raw_.pieces[stretch.piece], header + row * rowBytes,
                                static_cast<std::size_t>(end - row) * columns, sample, bigEndian);
  }
  // -32768 and the like are no heights, with and without a sign.
  if (size == 1 || sample == Sample::F32 || sample == Sample::F64) return values;
  const double middle = std::exp2(8.0 * static_cast<double>(size) - 1.0);
  const double least = sample == Sample::I16 || sample == Sample::I32 ? -middle : middle;
  for (auto& of : values)
    for (double& value : of)
      if (value == least || value == least + 1.0) value = std::numeric_limits<double>::quiet_NaN();
  return values;
}

std::vector<RawCoded> RawCoding::code(Sample sample, bool bigEndian, int columns,
                                      std::uintmax_t mostHeader) const {
  const auto wide = static_cast<std::size_t>(columns);
  const std::uintmax_t rowBytes = std::uintmax_t{wide} * sampleBytes(sample);
  const std::uintmax_t rows = raw_.fileBytes / rowBytes, shortest = raw_.fileBytes - rows * rowBytes;
  if (shortest > mostHeader || rows < 2) return {};
  const auto longer = static_cast<std::size_t>(std::min((mostHeader - shortest) / rowBytes, rows - 2));
  const auto values = samplesOf(sample, bigEndian, shortest, wide);
  if (values.front().size() < 2 * wide) return {};
  const CodedSamples coded(values, wide, longer, sample);
  double others = coded.model();
  // Stretches begin and end within rows: as if there were such rows.
  const auto rowsOf = [&](std::uintmax_t bytes) {
    return static_cast<double>(bytes) / static_cast<double>(rowBytes);
  };
  for (std::size_t i = 1; i < stretches_.size(); ++i)
    if (const auto bits = coded.usualRow(i))
      others += *bits * rowsOf(stretches_[i].end - stretches_[i].first);
  others += coded.usualRow() * rowsOf(stretches_.front().end - shortest - coded.rows() * rowBytes);
  std::vector<RawCoded> all;
  for (const double bits : coded.fromEachRow()) {
    const std::uintmax_t header = shortest + all.size() * rowBytes;
    all.push_back({static_cast<std::size_t>(header), static_cast<int>(rows - all.size()),
                   header_[static_cast<std::size_t>(std::min<std::uintmax_t>(header, header_.size() - 1))] +
                       bits + others});
  }
  std::ranges::stable_sort(all, {}, &RawCoded::bits);
  return all;
}

}  // namespace scarp
