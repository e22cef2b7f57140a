#include "core/io/RawPieces.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "core/base/Contract.h"
#include "core/io/RawLayout.h"

namespace scarp {

namespace {

using Sample = RawLayout::Sample;

constexpr std::uintmax_t kWhole = std::uintmax_t{8} << 20;
constexpr std::uintmax_t kPieces = 4;
constexpr std::size_t kStretch = 512;    ///< Bytes that are looked at together.
constexpr std::size_t kStretches = 640;  ///< Of all pieces.

std::uint64_t bitsAt(const unsigned char* bytes, std::size_t size, bool bigEndian) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < size; ++i)
    bits |= std::uint64_t{bytes[i]} << (8 * (bigEndian ? size - 1 - i : i));
  return bits;
}

/// Floating point in an order of whole numbers, as IEEE 754 lays its bits out.
std::uint64_t orderOf(std::uint64_t bits, std::size_t size) {
  const std::uint64_t sign = std::uint64_t{1} << (8 * size - 1);
  const std::uint64_t all = size == 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << (8 * size)) - 1;
  return bits & sign ? ~bits & all : bits | sign;
}

double valueOf(std::uint64_t bits, Sample sample) {
  switch (sample) {
    case Sample::I8:
      return static_cast<std::int8_t>(bits);
    case Sample::I16:
      return static_cast<std::int16_t>(bits);
    case Sample::I32:
      return static_cast<std::int32_t>(bits);
    case Sample::F32:
      return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case Sample::F64:
      return std::bit_cast<double>(bits);
    default:
      return static_cast<double>(bits);
  }
}

/// What whole numbers and swapped bytes look like as floating point. Producers fill voids with ±1e38, and
/// with not-a-numbers of one kind.
bool isNoHeight(double value, std::uint64_t bits, std::size_t size) {
  constexpr std::uint64_t payload = 0x3fffff;
  if (std::isnan(value)) return size == 4 && (bits & payload) > 1;
  const double magnitude = std::abs(value);
  return (magnitude > 0.0 && magnitude < 1e-25) || (magnitude > 1e9 && magnitude < 1e37) ||
         (magnitude > 1e39 && magnitude < 1e308);
}

bool varies(const unsigned char* bytes, std::size_t size) {
  return std::any_of(bytes, bytes + size, [&](unsigned char b) { return b != *bytes; });
}

/// The offset in a piece of the first sample that lies as the last of the file does.
std::size_t phaseIn(const RawPieces& raw, const RawPieces::Piece& piece, std::size_t size) {
  return static_cast<std::size_t>((raw.fileBytes % size + size - piece.first % size) % size);
}

struct KindStatistics {
  double bits = 0.0;
  long long steps = 0, values = 0, zeros = 0, noHeights = 0;
  std::optional<std::uint64_t> hole;  ///< The bits of the first NaN.
};

void addStretch(const unsigned char* bytes, std::size_t length, const RawKind& kind, KindStatistics& to) {
  const std::size_t size = sampleBytes(kind.sample);
  const bool floating = kind.sample == Sample::F32 || kind.sample == Sample::F64;
  const std::uint64_t half = std::uint64_t{1} << (8 * size - 1);
  std::uint64_t before = 0;
  for (std::size_t i = 0; (i + 1) * size <= length; ++i) {
    const std::uint64_t bits = bitsAt(bytes + i * size, size, kind.bigEndian);
    if (floating) {
      ++to.values;
      to.zeros += bits == 0 ? 1 : 0;
      const double value = valueOf(bits, kind.sample);
      // Holes are all of one NaN.
      if (std::isnan(value) && !to.hole) to.hole = bits;
      const bool another = std::isnan(value) && bits != to.hole;
      to.noHeights += another || isNoHeight(value, bits, size) ? 1 : 0;
    }
    const std::uint64_t here = floating ? orderOf(bits, size) : bits;
    std::uint64_t step = here > before ? here - before : before - here;
    // The sign is not known yet.
    if (!floating && step > half) step = half - (step - half);
    if (i > 0) to.bits += std::log2(1.0 + 2.0 * static_cast<double>(step));
    if (i > 0) ++to.steps;
    before = here;
  }
}

/// Hands over stretches of the file that vary, each behind `phase`: the same ones for all kinds.
template <class Use>
void eachStretch(const RawPieces& raw, std::size_t size, Use&& use) {
  for (const RawPieces::Piece& piece : raw.pieces) {
    const std::size_t phase = phaseIn(raw, piece, size);
    // Most headers are shorter than an eighth of the file.
    const std::size_t skipped =
        piece.first == 0 ? std::min<std::size_t>(1024, piece.bytes.size() / 8) & ~7U : 0;
    const std::size_t room = piece.bytes.size() - skipped;
    const std::size_t count = std::clamp<std::size_t>(room / kStretch, 1, kStretches / raw.pieces.size());
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t from = skipped + (i * (room / count) & ~std::size_t{7}) + phase;
      if (from >= piece.bytes.size()) continue;
      const std::size_t length = std::min(kStretch, piece.bytes.size() - from);
      if (varies(piece.bytes.data() + from, length)) use(piece.bytes.data() + from, length);
    }
  }
}

/// Whether two counts of bytes differ by more than the few that were counted may: half the sum of what they
/// differ by, of all bytes and of 32 groups of them.
bool differ(const std::array<int, 256>& a, const std::array<int, 256>& b) {
  double count = 0.0, all = 0.0, grouped = 0.0;
  for (std::size_t i = 0; i < 256; i += 8) {
    int group = 0;
    for (std::size_t k = i; k < i + 8; ++k) {
      count += a[k];
      all += std::abs(a[k] - b[k]);
      group += a[k] - b[k];
    }
    grouped += std::abs(group);
  }
  if (count == 0.0) return false;
  constexpr double surely = 0.1;
  const double root = std::sqrt(count);
  return 0.5 * all / count > surely + 10.0 / root || 0.5 * grouped / count > surely + 3.6 / root;
}

/// The bytes of a sample at the least: those at one place in a sample are not like those at another.
std::size_t wordSize(const RawPieces& raw) {
  constexpr std::size_t longest = 8;
  std::array<std::array<int, 256>, longest> counts{};
  eachStretch(raw, longest, [&](const unsigned char* bytes, std::size_t length) {
    for (std::size_t i = 0; i < (length & ~(longest - 1)); ++i) ++counts[i % longest][bytes[i]];
  });
  std::size_t word = 1;
  for (std::size_t size = 2; size <= longest; size *= 2) {
    // Places that lie whole words apart count together.
    std::array<std::array<int, 256>, longest> places{};
    for (std::size_t i = 0; i < longest; ++i)
      for (std::size_t b = 0; b < 256; ++b) places[i % size][b] += counts[i][b];
    for (std::size_t i = 0; i < size / 2; ++i)
      if (differ(places[i], places[i + size / 2])) word = size;
  }
  return word;
}

/// Whether 16-bit samples hold a byte twice each: 8 bits that were stretched by 257.
bool twiceTheSame(const RawPieces& raw) {
  long long pairs = 0, same = 0, change = 0;
  eachStretch(raw, 2, [&](const unsigned char* bytes, std::size_t length) {
    for (std::size_t i = 0; i + 3 < length; i += 2) {
      ++pairs;
      same += bytes[i] == bytes[i + 1] ? 1 : 0;
      change += bytes[i + 1] != bytes[i + 2] ? 1 : 0;
    }
  });
  return change * 50 > pairs && same * 1000 >= pairs * 995;
}

double savedBits(const RawPieces& raw, RawKind& kind, std::size_t word) {
  const std::size_t size = sampleBytes(kind.sample);
  KindStatistics sum;
  eachStretch(raw, size,
              [&](const unsigned char* bytes, std::size_t length) { addStretch(bytes, length, kind, sum); });
  if (sum.steps == 0) return 0.0;
  constexpr double impossible = 4.0;
  double saved = 8.0 - sum.bits / static_cast<double>(sum.steps) / static_cast<double>(size);
  if (size < word) saved -= impossible;
  if (sum.values == 0) return saved;
  constexpr double fewStrays = 0.02, someStrays = 0.05, surely = 3.0;
  const bool heights = static_cast<double>(sum.noHeights) <= fewStrays * static_cast<double>(sum.values);
  if (!heights) return saved - impossible;
  const auto others = static_cast<double>(sum.values - sum.zeros);
  kind.heights = others > 0.0 && static_cast<double>(sum.noHeights) <= someStrays * others;
  return size == word ? saved + surely : saved;
}

}  // namespace

std::optional<RawPieces> readRawPieces(const std::string& path) {
  std::error_code failure;
  if (!std::filesystem::is_regular_file(path, failure)) return std::nullopt;
  RawPieces raw;
  raw.fileBytes = std::filesystem::file_size(path, failure);
  std::ifstream file(path, std::ios::binary);
  if (failure || !file) return std::nullopt;
  const bool whole = raw.fileBytes <= kWhole;
  const std::uintmax_t count = whole ? 1 : kPieces, size = whole ? raw.fileBytes : kWhole / kPieces;
  for (std::uintmax_t i = 0; i < count; ++i) {
    RawPieces::Piece piece{count > 1 ? (raw.fileBytes - size) / (count - 1) * i : 0, {}};
    piece.bytes.resize(static_cast<std::size_t>(size));
    file.seekg(static_cast<std::streamoff>(piece.first));
    if (!file.read(reinterpret_cast<char*>(piece.bytes.data()), static_cast<std::streamsize>(size)))
      return std::nullopt;
    raw.pieces.push_back(std::move(piece));
  }
  return raw;
}

std::vector<RawKind> rankRawKinds(const RawPieces& raw) {
  std::vector<RawKind> kinds;
  for (const Sample sample : {Sample::U16, Sample::F32, Sample::U8, Sample::U32, Sample::F64})
    for (const bool bigEndian : {false, true})
      if (!bigEndian || sampleBytes(sample) > 1) kinds.push_back({sample, bigEndian, 0.0});
  const std::size_t word = twiceTheSame(raw) ? 2 : wordSize(raw);
  for (RawKind& kind : kinds) kind.saved = savedBits(raw, kind, word);
  std::ranges::stable_sort(kinds, std::greater(), &RawKind::saved);
  return kinds;
}

RawSamples samplesOf(const RawPieces& raw, std::size_t index, Sample sample, bool bigEndian) {
  const RawPieces::Piece& piece = raw.pieces[index];
  const std::size_t size = sampleBytes(sample), phase = phaseIn(raw, piece, size);
  RawSamples samples{piece.first + phase, {}};
  if (piece.bytes.size() >= phase + size)
    samples.values = samplesAt(piece, samples.first, (piece.bytes.size() - phase) / size, sample, bigEndian);
  return samples;
}

std::vector<double> samplesAt(const RawPieces::Piece& piece, std::uintmax_t byte, std::size_t count,
                              Sample sample, bool bigEndian) {
  const std::size_t size = sampleBytes(sample);
  EXPECTS(byte >= piece.first && byte - piece.first + count * size <= piece.bytes.size());
  std::vector<double> values(count);
  const unsigned char* bytes = piece.bytes.data() + (byte - piece.first);
  for (double& value : values) {
    value = valueOf(bitsAt(bytes, size, bigEndian), sample);
    if (!(std::abs(value) < 1e30)) value = std::numeric_limits<double>::quiet_NaN();
    bytes += size;
  }
  return values;
}

}  // namespace scarp
