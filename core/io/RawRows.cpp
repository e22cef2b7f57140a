#include "core/io/RawRows.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>
#include <utility>

#include "core/io/RawLayout.h"

namespace scarp {

namespace {

constexpr int kLargestSide = 1 << 20;
constexpr int kFewestRows = 8;
constexpr double kBorderOfHole = 6.0;  ///< Bits: ground beside a hole.
/// For all lengths of rows, and for the best of them.
constexpr std::size_t kFewPlaces = 1500, kManyPlaces = 30'000;
constexpr std::uintmax_t kFewEnds = 150, kManyEnds = 2000;
constexpr std::size_t kBest = 40;

bool better(const RowFit& a, const RowFit& b) { return a.score < b.score; }

bool commonHeader(std::size_t bytes) { return bytes == 80 || (bytes >= 16 && std::has_single_bit(bytes)); }

/// Even pseudo-random numbers: the same ones every time.
class Dice {
 public:
  std::size_t below(std::size_t count) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::size_t>((state_ >> 33) % count);
  }

 private:
  std::uint64_t state_ = 88172645463325252U;
};

class RowRanking {
 public:
  RowRanking(const RawPieces& raw, const RawKind& kind);

  [[nodiscard]] bool varied() const { return unit_ > 0.0; }
  [[nodiscard]] std::vector<RowFit> fits(std::uintmax_t mostHeader) const;
  /// The same with the header that it has if that is longer than a row; and with others that it may have.
  [[nodiscard]] std::vector<RowFit> withHeaders(const RowFit& fit, std::uintmax_t mostHeader) const;

 private:
  struct Place {
    std::size_t piece, sample;
  };

  [[nodiscard]] double bits(double a, double b) const {
    if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b) ? 0.0 : kBorderOfHole;
    const double x = 1.0 + std::abs(a - b) / unit_;
    // log2 to 0.09: the mantissa instead of its logarithm.
    const auto parts = std::bit_cast<std::uint64_t>(x);
    return static_cast<double>(static_cast<std::int64_t>(parts >> 52) - 1023) +
           static_cast<double>(parts & 0xfffffffffffffU) * 0x1p-52;
  }
  void choosePlaces();
  void measure(RowFit& fit, bool closely) const;
  [[nodiscard]] double acrossOf(std::size_t columns, std::size_t places) const;
  [[nodiscard]] double endsOf(std::size_t columns, std::uintmax_t header, std::uintmax_t most) const;
  [[nodiscard]] double preferenceOf(const RowFit& fit) const;
  [[nodiscard]] double differenceAt(std::uintmax_t byte, std::size_t count, std::size_t further) const;
  [[nodiscard]] bool allTheSame(std::uintmax_t byte, std::size_t columns) const;

  std::uintmax_t bytes_;
  std::size_t size_;
  std::vector<RawSamples> pieces_;
  std::vector<Place> places_;
  double unit_ = 0.0;   ///< A quarter of the usual step in a row.
  double usual_ = 0.0;  ///< Bits of it, in the mean.
};

RowRanking::RowRanking(const RawPieces& raw, const RawKind& kind)
    : bytes_(raw.fileBytes), size_(sampleBytes(kind.sample)) {
  for (std::size_t i = 0; i < raw.pieces.size(); ++i)
    pieces_.push_back(samplesOf(raw, i, kind.sample, kind.bigEndian));
  choosePlaces();
}

// Places on ground that is not level: elsewhere nothing tells one row from the next.
void RowRanking::choosePlaces() {
  constexpr std::size_t wanted = kManyPlaces, tries = 6 * wanted;
  Dice dice;
  std::vector<double> steps;
  for (std::size_t i = 0; i < tries && places_.size() < wanted; ++i) {
    const std::size_t piece = i % pieces_.size();
    const std::vector<double>& values = pieces_[piece].values;
    if (values.size() < 4) continue;
    const std::size_t at = dice.below(values.size() - 1);
    const double step = std::abs(values[at + 1] - values[at]);
    if (!(step > 0.0)) continue;
    places_.push_back({piece, at});
    steps.push_back(step);
  }
  if (steps.size() < 8) return;
  const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
  std::ranges::nth_element(steps, middle);
  unit_ = *middle / 4.0;
  for (const Place& place : places_)
    usual_ += bits(pieces_[place.piece].values[place.sample], pieces_[place.piece].values[place.sample + 1]);
  usual_ /= static_cast<double>(places_.size());
}

double RowRanking::acrossOf(std::size_t columns, std::size_t most) const {
  double sum = 0.0;
  int count = 0;
  for (const Place& place : std::span(places_).first(std::min(most, places_.size()))) {
    const std::vector<double>& values = pieces_[place.piece].values;
    // Below it, or where the piece ends above it.
    const std::size_t other =
        place.sample + columns < values.size() ? place.sample + columns : place.sample - columns;
    if (other >= values.size()) continue;
    sum += bits(values[place.sample], values[other]);
    ++count;
  }
  return count > 50 ? sum / count : kBorderOfHole + 4.0;
}

double RowRanking::endsOf(std::size_t columns, std::uintmax_t header, std::uintmax_t most) const {
  const std::uintmax_t rowBytes = std::uintmax_t{columns} * size_;
  double sum = 0.0;
  int count = 0;
  for (const RawSamples& piece : pieces_) {
    const std::uintmax_t end = piece.first + piece.values.size() * size_;
    // The first row that starts behind the piece's first sample, and not the file's first.
    const std::uintmax_t from = std::max(piece.first, header) + 1 - std::min<std::uintmax_t>(1, header);
    std::uintmax_t row =
        from <= header ? 1 : std::max<std::uintmax_t>(1, (from - header + rowBytes - 1) / rowBytes);
    const std::uintmax_t rows = end > header + row * rowBytes ? (end - header) / rowBytes - row : 0;
    const std::uintmax_t step = std::max<std::uintmax_t>(1, rows * pieces_.size() / most);
    for (; header + row * rowBytes < end; row += step) {
      const std::uintmax_t byte = header + row * rowBytes;
      if (byte < piece.first + size_) continue;
      const auto at = static_cast<std::size_t>((byte - piece.first) / size_);
      sum += bits(piece.values[at - 1], piece.values[at]);
      ++count;
    }
  }
  // What the mean of so few may be too high by.
  constexpr double doubt = 4.0;
  return count > 0 ? std::max(0.0, sum / count - usual_ - doubt / std::sqrt(count)) : 0.0;
}

/// What people make more often, in bits: weak, for where the samples do not tell.
double RowRanking::preferenceOf(const RowFit& fit) const {
  const double aspect = std::abs(std::log2(static_cast<double>(fit.columns) / fit.rows));
  double score = 0.12 * std::max(0.0, aspect - 1.0);
  const auto round = [](int side) {
    return std::has_single_bit(static_cast<unsigned>(side)) ||
           std::has_single_bit(static_cast<unsigned>(side - 1));
  };
  if (fit.columns == fit.rows) score -= 0.4;
  if (round(fit.columns)) score -= 0.1;
  if (fit.headerBytes == 0) score -= 0.3;
  if (commonHeader(fit.headerBytes)) score -= 0.1;
  return score;
}

void RowRanking::measure(RowFit& fit, bool closely) const {
  constexpr double trustInEnds = 2.0, clear = 5.0;
  const auto columns = static_cast<std::size_t>(fit.columns);
  fit.across = acrossOf(columns, closely ? kManyPlaces : kFewPlaces);
  fit.ends = endsOf(columns, fit.headerBytes, closely ? kManyEnds : kFewEnds);
  fit.score = fit.across - trustInEnds * std::min(fit.ends, clear) + preferenceOf(fit);
}

std::vector<RowFit> RowRanking::fits(std::uintmax_t mostHeader) const {
  std::vector<RowFit> all;
  const std::uintmax_t samples = bytes_ / size_;
  const std::uintmax_t widest = std::min<std::uintmax_t>(samples / kFewestRows, kLargestSide);
  for (std::uintmax_t columns = kFewestRows; columns <= widest; ++columns) {
    const std::uintmax_t rowBytes = columns * size_, rows = bytes_ / rowBytes;
    const std::uintmax_t header = bytes_ - rows * rowBytes;
    if (header > mostHeader || rows > kLargestSide) continue;
    RowFit fit{static_cast<int>(columns), static_cast<int>(rows), static_cast<std::size_t>(header)};
    measure(fit, false);
    all.push_back(fit);
  }
  const std::size_t count = std::min(kBest, all.size());
  std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count), all.end(), better);
  all.resize(count);
  for (RowFit& fit : all) measure(fit, true);
  // Two rows at once agree with the next two, but less than one does with the next.
  constexpr double twice = 1.0, noise = 0.02;
  std::vector<RowFit> before = all;
  for (RowFit& fit : all)
    if (std::ranges::any_of(before, [&](const RowFit& part) {
          return part.columns < fit.columns && fit.columns % part.columns == 0 &&
                 part.across < fit.across - noise;
        }))
      fit.score += twice;
  std::ranges::sort(all, better);
  return all;
}

/// The mean difference of `count` samples from a byte on to those so many samples further.
double RowRanking::differenceAt(std::uintmax_t byte, std::size_t count, std::size_t further) const {
  const RawSamples& piece = pieces_.front();
  if (byte < piece.first) return 0.0;
  const auto at = static_cast<std::size_t>((byte - piece.first) / size_);
  if (at + count + further > piece.values.size()) return 0.0;
  double sum = 0.0;
  for (std::size_t i = at; i < at + count; ++i) sum += bits(piece.values[i], piece.values[i + further]);
  return sum / static_cast<double>(count);
}

bool RowRanking::allTheSame(std::uintmax_t byte, std::size_t columns) const {
  const RawSamples& piece = pieces_.front();
  if (byte < piece.first) return false;
  const auto at = static_cast<std::ptrdiff_t>((byte - piece.first) / size_);
  if (static_cast<std::size_t>(at) + columns > piece.values.size()) return false;
  const auto from = piece.values.begin() + at;
  return std::all_of(from, from + static_cast<std::ptrdiff_t>(columns), [&](double v) { return v == *from; });
}

// A header that is longer than a row: rows at the beginning that do not go on as those below do. Where they
// are nothing but zeros, which ground may begin with, what tells is how long headers usually are.
std::vector<RowFit> RowRanking::withHeaders(const RowFit& fit, std::uintmax_t mostHeader) const {
  constexpr double breaks = 1.5, rougher = 1.0;
  constexpr int below = 5;
  const auto columns = static_cast<std::size_t>(fit.columns);
  const std::uintmax_t rowBytes = columns * size_;
  const int rows =
      std::min(static_cast<int>((mostHeader - fit.headerBytes) / rowBytes), fit.rows - kFewestRows);
  const auto byteOf = [&](int row) { return fit.headerBytes + static_cast<std::uintmax_t>(row) * rowBytes; };
  std::vector<double> across, along;
  for (int row = 0; row < rows + below; ++row) {
    across.push_back(differenceAt(byteOf(row), columns, columns));
    along.push_back(differenceAt(byteOf(row), columns - 1, 1));
  }
  const auto standsOut = [&](const std::vector<double>& of, int row, double by) {
    const auto next = of.begin() + row + 1;
    return of[static_cast<std::size_t>(row)] >= by + *std::max_element(next, next + below);
  };
  const auto longer = [&](int by) {
    RowFit other = fit;
    other.headerBytes += static_cast<std::size_t>(by) * static_cast<std::size_t>(rowBytes);
    other.rows -= by;
    return other;
  };
  int level = 0;  // Rows at the beginning of one number each.
  while (level < rows && allTheSame(byteOf(level), columns)) ++level;
  int header = 0;
  for (int row = rows - 1; row >= 0 && header == 0; --row)
    if (standsOut(across, row, breaks) || standsOut(along, row, rougher)) header = row + 1;
  if (header <= level)
    for (int by = level; by >= 0; --by)
      if (commonHeader(longer(by).headerBytes) || longer(by).headerBytes == 0) header = by;
  std::vector<RowFit> all{longer(header)};
  for (const int by : {level, 0})
    if (std::ranges::none_of(all,
                             [&](const RowFit& one) { return one.headerBytes == longer(by).headerBytes; }))
      all.push_back(longer(by));
  return all;
}

}  // namespace

std::vector<RowFit> rankRows(const RawPieces& raw, const RawKind& kind, std::uintmax_t mostHeader,
                             std::size_t most) {
  const RowRanking ranking(raw, kind);
  if (!ranking.varied()) return {};
  std::vector<RowFit> all;
  for (const RowFit& fit : ranking.fits(mostHeader)) {
    constexpr double lessUsual = 0.2;
    double behind = 0.0;
    for (RowFit& one : ranking.withHeaders(fit, mostHeader)) {
      one.score += std::exchange(behind, behind + lessUsual);
      all.push_back(one);
    }
    if (all.size() >= most) break;
  }
  std::ranges::stable_sort(all, better);
  all.resize(std::min(most, all.size()));
  return all;
}

}  // namespace scarp
