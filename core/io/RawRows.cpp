#include "core/io/RawRows.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <span>

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
  void countSteps();
  [[nodiscard]] std::size_t roughnessAt(const std::vector<double>& values, std::size_t at) const;
  [[nodiscard]] std::size_t stepOf(double a, double b) const;
  [[nodiscard]] double endsOf(std::size_t columns, std::uintmax_t header, std::uintmax_t most) const;
  [[nodiscard]] double preferenceOf(const RowFit& fit) const;

  std::uintmax_t bytes_;
  std::size_t size_;
  std::vector<RawSamples> pieces_;
  std::vector<Place> places_;
  /// By how many bits a step, where the ground is so rough, is more probable between rows than in one.
  static constexpr std::size_t kRoughnesses = 12, kSteps = 40;
  std::array<std::array<double, kSteps>, kRoughnesses> breaks_{};
  double unit_ = 0.0;   ///< A quarter of the usual step in a row.
  double usual_ = 0.0;  ///< Bits of it, in the mean.
};

RowRanking::RowRanking(const RawPieces& raw, const RawKind& kind)
    : bytes_(raw.fileBytes), size_(sampleBytes(kind.sample)) {
  for (std::size_t i = 0; i < raw.pieces.size(); ++i)
    pieces_.push_back(samplesOf(raw, i, kind.sample, kind.bigEndian));
  choosePlaces();
  if (varied()) countSteps();
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

/// How rough the ground is on both sides of a step from one sample to the next.
std::size_t RowRanking::roughnessAt(const std::vector<double>& values, std::size_t at) const {
  double sum = 0.0;
  int count = 0;
  if (at >= 2) sum += bits(values[at - 2], values[at - 1]), ++count;
  if (at + 1 < values.size()) sum += bits(values[at], values[at + 1]), ++count;
  return count == 0 ? 0 : std::min(static_cast<std::size_t>(2.0 * sum / count), kRoughnesses - 1);
}

std::size_t RowRanking::stepOf(double a, double b) const {
  return std::min(static_cast<std::size_t>(2.0 * bits(a, b)), kSteps - 1);
}

// Of any two samples that follow each other, and of any two that lie apart.
void RowRanking::countSteps() {
  constexpr std::size_t wanted = kManyPlaces;
  constexpr double never = 0.5;
  using Counts = std::array<std::array<double, kSteps>, kRoughnesses>;
  Counts next{}, apart{};
  Dice dice;
  for (std::size_t i = 0; i < wanted; ++i) {
    const std::vector<double>& values = pieces_[i % pieces_.size()].values;
    if (values.size() < 4) continue;
    const std::size_t at = 1 + dice.below(values.size() - 1), other = dice.below(values.size());
    const std::size_t rough = roughnessAt(values, at);
    next[rough][stepOf(values[at - 1], values[at])] += 1.0;
    apart[rough][stepOf(values[other], values[at])] += 1.0;
  }
  for (std::size_t rough = 0; rough < kRoughnesses; ++rough) {
    double nextSum = 0.0, apartSum = 0.0;
    for (std::size_t step = 0; step < kSteps; ++step)
      nextSum += next[rough][step], apartSum += apart[rough][step];
    for (std::size_t step = 0; step < kSteps; ++step) {
      const double usual = (next[rough][step] + never) / (nextSum + never * kSteps);
      const double any = (apart[rough][step] + never) / (apartSum + never * kSteps);
      breaks_[rough][step] = std::log2((0.1 * usual + 0.9 * any) / usual);
    }
  }
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
      sum += breaks_[roughnessAt(piece.values, at)][stepOf(piece.values[at - 1], piece.values[at])];
      ++count;
    }
  }
  // What the mean of so few may be too high by.
  constexpr double doubt = 2.0;
  return count > 0 ? sum / count - doubt / std::sqrt(count) : 0.0;
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
  constexpr double trustInEnds = 1.0, clear = 4.0;
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

}  // namespace

std::vector<RowFit> rankRows(const RawPieces& raw, const RawKind& kind, std::uintmax_t mostHeader,
                             std::size_t most) {
  const RowRanking ranking(raw, kind);
  if (!ranking.varied()) return {};
  std::vector<RowFit> all;
  all = ranking.fits(mostHeader);
  std::ranges::stable_sort(all, better);
  all.resize(std::min(most, all.size()));
  return all;
}

}  // namespace scarp
