#include "core/io/RawGuess.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/Sidecar.h"

namespace scarp {

namespace {

using Sample = RawLayout::Sample;

constexpr std::uintmax_t kMaxHeader = 1024, kMaxWindow = std::uintmax_t{8} << 20;
constexpr std::size_t kMaxCandidates = 3;
constexpr int kMinColumns = 8, kMaxRawSide = 1 << 20;
constexpr double kStretched = 257.0;  ///< Factor from 8 to 16 bits.
constexpr std::size_t kRoughPlaces = 200, kFinePlaces = 8000;

/// Uniform pseudo-random numbers, the same in each run.
class Dice {
 public:
  /// `count` < 2³².
  std::uint64_t below(std::uint64_t count) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return ((state_ >> 32U) * count) >> 32U;
  }

 private:
  std::uint64_t state_ = 88172645463325252U;
};

/// Bytes in the middle of a file: all of a small one.
struct Window {
  std::uintmax_t fileBytes = 0, first = 0;
  std::vector<unsigned char> bytes;
  [[nodiscard]] std::uintmax_t end() const { return first + bytes.size(); }
};

std::optional<Window> readWindow(const std::string& path) {
  std::error_code failure;
  if (!std::filesystem::is_regular_file(path, failure)) return std::nullopt;
  Window window;
  window.fileBytes = std::filesystem::file_size(path, failure);
  std::ifstream file(path, std::ios::binary);
  if (failure || !file) return std::nullopt;
  window.bytes.resize(static_cast<std::size_t>(std::min(window.fileBytes, kMaxWindow)));
  window.first = (window.fileBytes - window.bytes.size()) / 2;
  file.seekg(static_cast<std::streamoff>(window.first));
  if (!file.read(reinterpret_cast<char*>(window.bytes.data()),
                 static_cast<std::streamsize>(window.bytes.size())))
    return std::nullopt;
  return window;
}

/// Bytes at the beginning that may be a header.
std::uintmax_t headerRoom(const Window& window) { return std::min(kMaxHeader, window.fileBytes / 8); }

/// A type and byte order. Samples are compared as whole numbers; floating point in the order of its bits, as
/// IEEE 754 arranges them.
struct Kind {
  Sample sample = Sample::U16;
  bool bigEndian = false;
  std::size_t sampleSize = sampleBytes(sample);
  double step = 1.0;  ///< Most differences are multiples of it.

  [[nodiscard]] std::size_t size() const { return sampleSize; }
  [[nodiscard]] bool floats() const { return sample == Sample::F32 || sample == Sample::F64; }
  [[nodiscard]] bool isSigned() const {
    return sample == Sample::I8 || sample == Sample::I16 || sample == Sample::I32;
  }

  [[nodiscard]] std::uint64_t bitsAt(const unsigned char* bytes) const {
    std::uint64_t bits = 0;
    std::memcpy(&bits, bytes, size());
    return bigEndian ? __builtin_bswap64(bits) >> (64 - 8 * size()) : bits;
  }
  [[nodiscard]] double numberAt(const unsigned char* bytes) const {
    const std::uint64_t bits = bitsAt(bytes), sign = std::uint64_t{1} << (8 * size() - 1);
    if (floats()) {
      const auto magnitude = static_cast<double>(bits & (sign - 1));
      return (bits & sign) != 0 ? -magnitude : magnitude;
    }
    return static_cast<double>(bits) -
           (isSigned() && (bits & sign) != 0 ? 2.0 * static_cast<double>(sign) : 0.0);
  }
  /// Bits that it takes to store a difference.
  [[nodiscard]] double bits(double a, double b) const {
    const double x = 1.0 + 2.0 * std::abs(a - b) / step;
    // log2 to 0.09: the mantissa instead of its logarithm.
    const auto parts = std::bit_cast<std::uint64_t>(x);
    return static_cast<double>(static_cast<std::int64_t>(parts >> 52U) - 1023) +
           static_cast<double>(parts & 0xfffffffffffffU) * 0x1p-52;
  }
};

Sample otherSign(Sample sample) {
  if (sample == Sample::U8) return Sample::I8;
  if (sample == Sample::U16) return Sample::I16;
  return Sample::I32;
}

/// Mean differences, in bits per sample.
struct Fit {
  double across = 16.0;  ///< Of neighbours in a row.
  double down = 16.0;    ///< Of neighbours in a column.
  double ends = 0.0;     ///< From the end of a row to the start of the next, beyond `across`.
  std::size_t places = 0;
};

class Measure {
 public:
  Measure(const Window& window, const Kind& kind) : window_(window), kind_(kind) {}

  /// Compares samples of the first channel at places where the row is not level.
  [[nodiscard]] Fit fit(const RawLayout& layout, std::size_t places) const {
    const std::uintmax_t step = kind_.size() * static_cast<unsigned>(layout.channels),
                         rowBytes = step * static_cast<unsigned>(layout.columns);
    // What may be a longer header is left out, and what the window does not have.
    const std::uintmax_t from = std::max(window_.first, headerRoom(window_));
    const std::uintmax_t begin =
        from <= layout.headerBytes
            ? layout.headerBytes
            : from + rowBytes - 1 - (from + rowBytes - 1 - layout.headerBytes) % rowBytes;
    const std::uintmax_t end = std::min(window_.end(), window_.fileBytes - layout.tailBytes);
    Fit fit;
    if (begin + 2 * rowBytes > end) return fit;
    const std::uintmax_t rows = (end - begin) / rowBytes;
    Dice dice;
    double across = 0.0, down = 0.0;
    for (std::size_t tries = 0; tries < 6 * places && fit.places < places; ++tries) {
      const std::uintmax_t at = begin + dice.below(rows - 1) * rowBytes +
                                dice.below(static_cast<unsigned>(layout.columns) - 1) * step;
      const double here = number(at), right = number(at + step);
      if (here == right) continue;
      across += kind_.bits(here, right);
      down += kind_.bits(here, number(at + rowBytes));
      ++fit.places;
    }
    if (fit.places < 16) return Fit{};
    fit.across = across / static_cast<double>(fit.places);
    fit.down = down / static_cast<double>(fit.places);
    const std::uintmax_t stride = std::max<std::uintmax_t>(1, rows * 4 / places);
    double ends = 0.0;
    int count = 0;
    for (std::uintmax_t row = 1; row < rows; row += stride, ++count)
      ends += kind_.bits(number(begin + row * rowBytes - step), number(begin + row * rowBytes));
    fit.ends = ends / count - fit.across - 2.0 / std::sqrt(count);
    return fit;
  }

  /// Number of leading rows that differ from the next as rows of the terrain do not: they are a header.
  [[nodiscard]] std::uintmax_t foreignRows(const RawLayout& layout, std::uintmax_t most) const {
    const std::uintmax_t rowBytes = payloadBytes(layout) / static_cast<unsigned>(layout.rows);
    if (window_.first > 0) return 0;
    const auto apart = [&](std::uintmax_t row) {
      double sum = 0.0;
      const std::uintmax_t at = layout.headerBytes + row * rowBytes;
      for (std::uintmax_t i = 0; i < rowBytes; i += kind_.size())
        sum += kind_.bits(number(at + i), number(at + i + rowBytes));
      return sum / static_cast<double>(rowBytes / kind_.size());
    };
    std::uintmax_t foreign = 0;
    std::vector<double> usual;
    for (std::uintmax_t row = most + 1; row + 1 < static_cast<unsigned>(layout.rows) && usual.size() < 65;
         ++row)
      usual.push_back(apart(row));
    if (usual.size() < 3) return 0;
    std::ranges::sort(usual);
    const double much = usual.back() + 0.5;
    for (std::uintmax_t row = 0; row < most; ++row) {
      const double distance = apart(row);
      if (distance > much) foreign = row + 1;
      if (distance > 0.0 && distance <= much) break;
    }
    return foreign;
  }

 private:
  [[nodiscard]] double number(std::uintmax_t at) const {
    return kind_.numberAt(window_.bytes.data() + (at - window_.first));
  }

  const Window& window_;
  const Kind& kind_;
};

/// Calls use(bytes) for up to 4000 random samples behind what may be a header; the sample `ahead` further on
/// is in the window too.
template <class Use>
void eachSample(const Window& window, std::size_t size, std::size_t phase, std::size_t ahead, Use&& use) {
  const std::size_t skipped = window.first > 0 ? 0 : static_cast<std::size_t>(headerRoom(window));
  if (window.bytes.size() < skipped + (ahead + 3) * size) return;
  const std::size_t from = (skipped + size) / size * size + phase - (phase > 0 ? size : 0);
  const std::size_t count = (window.bytes.size() - from) / size - ahead;
  constexpr std::size_t kTries = 4000;
  Dice dice;
  for (std::size_t i = 0; i < std::min(count, kTries); ++i)
    use(window.bytes.data() + from + size * (count <= kTries ? i : dice.below(count)));
}

/// Whether floating point contains heights. Whole numbers and swapped bytes have exponents all over; voids
/// are ±1e38 or NaNs of one kind.
bool containsHeights(const Window& window, const Kind& kind, std::size_t phase) {
  std::size_t all = 0, wrong = 0;
  std::optional<std::uint64_t> holeBits;
  eachSample(window, kind.size(), phase, 0, [&](const unsigned char* bytes) {
    const std::uint64_t bits = kind.bitsAt(bytes);
    const double value = kind.sample == Sample::F32
                             ? static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)))
                             : std::bit_cast<double>(bits);
    const double magnitude = std::abs(value);
    if (value == 0.0) return;
    ++all;
    if (std::isnan(value) && !holeBits) holeBits = bits;
    if (std::isnan(value) ? bits != holeBits
                          : magnitude < 1e-12 || (magnitude > 1e9 && magnitude < 1e37) ||
                                (magnitude > 1e39 && magnitude < 1e308))
      ++wrong;
  });
  return all > 0 && 20 * wrong < all;
}

/// Sets the step and the sign by the first of several channels.
void refine(Kind& kind, const Window& window, std::size_t phase, int channels) {
  const std::size_t pixel = kind.size() * static_cast<std::size_t>(channels);
  std::array<std::size_t, 65> zeros{};
  std::size_t differences = 0, values = 0, doubled = 0;
  eachSample(window, pixel, phase, 1, [&](const unsigned char* bytes) {
    const double a = kind.numberAt(bytes), b = kind.numberAt(bytes + pixel);
    ++values;
    if (kind.sample == Sample::U16 && std::fmod(a, kStretched) == 0.0) ++doubled;
    if (a == b) return;
    ++differences;
    ++zeros[static_cast<std::size_t>(std::countr_zero(static_cast<std::uint64_t>(std::abs(a - b))))];
  });
  std::size_t below = 0, shift = 0;
  while (shift < 63 && (below += zeros[shift]) * 10 < differences) ++shift;
  if (differences > 0) kind.step = std::ldexp(1.0, static_cast<int>(shift));
  if (values > 0 && doubled * 100 >= values * 99) kind.step = kStretched;
  if (kind.floats()) return;
  // The order in which neighbours are closer to each other. Where both are the same: negative numbers near
  // zero, or one void.
  Kind other = kind;
  other.sample = otherSign(kind.sample);
  const double half = std::ldexp(1.0, static_cast<int>(8 * kind.size()) - 1);
  double asUnsigned = 0.0, asSigned = 0.0, lowest = 2.0 * half, highest = 0.0;
  eachSample(window, pixel, phase, 1, [&](const unsigned char* bytes) {
    const double a = kind.numberAt(bytes), b = kind.numberAt(bytes + pixel);
    if (a >= half) lowest = std::min(lowest, a), highest = std::max(highest, a);
    asUnsigned += kind.bits(a, b);
    asSigned += kind.bits(other.numberAt(bytes), other.numberAt(bytes + pixel));
  });
  if (lowest > highest) return;
  const bool onlyVoid = lowest == highest && lowest <= half + 1.0;
  const bool deep = lowest >= 1.5 * half;
  const double clear = 0.002 * static_cast<double>(values);
  if (onlyVoid || asSigned < asUnsigned - clear || (asSigned <= asUnsigned + clear && deep)) kind = other;
}

/// Whether the first three channels of a pixel are equal nearly everywhere, and pixels differ.
bool hasEqualChannels(const Window& window, const Kind& kind, std::size_t phase, int channels) {
  std::size_t all = 0, equal = 0, change = 0;
  eachSample(
      window, kind.size() * static_cast<std::size_t>(channels), phase, 1, [&](const unsigned char* bytes) {
        const std::size_t size = kind.size();
        ++all;
        equal += std::memcmp(bytes, bytes + size, 2 * size) == 0 ? 1 : 0;
        change += std::memcmp(bytes, bytes + size * static_cast<std::size_t>(channels), size) != 0 ? 1 : 0;
      });
  return change * 50 > all && equal * 1000 >= all * 995;
}

/// Whether a file of that name may contain such samples.
bool suits(const std::string& extension, Sample sample) {
  if (extension == ".r8") return sampleBytes(sample) == 1;
  if (extension == ".r16" || extension == ".u16") return sampleBytes(sample) == 2;
  if (extension == ".r32") return sampleBytes(sample) == 4;
  return extension != ".f32" || sample == Sample::F32;
}

bool isEngineSide(int side) {
  constexpr std::array kUnreal{253, 505, 1009, 2017, 4033, 8129};
  return std::has_single_bit(static_cast<unsigned>(side)) ||
         std::has_single_bit(static_cast<unsigned>(side - 1)) ||
         std::ranges::find(kUnreal, side) != kUnreal.end();
}

/// Penalties of rare layouts, in bits per sample. They decide between layouts that fit the samples equally
/// well.
double penaltyOf(const RawLayout& layout) {
  double bits =
      0.15 * std::max(0.0, std::abs(std::log2(static_cast<double>(layout.columns) / layout.rows)) - 1.0);
  if (layout.columns != layout.rows) bits += 0.4;
  if (!isEngineSide(layout.columns)) bits += 0.1;
  if (layout.headerBytes > 0) bits += 0.2;
  if (!std::has_single_bit(layout.headerBytes) && layout.headerBytes != 80)
    bits += layout.headerBytes > 0 ? 0.15 : 0.0;
  if (layout.tailBytes > 0) bits += 2.0;
  if (layout.sample == Sample::F64) bits += 3.0;
  return bits;
}

struct Scored {
  RawLayout layout;
  Fit fit;
  double score = 0.0;  ///< Bits per byte; less is better.
};

double scoreOf(const RawLayout& layout, const Fit& fit) {
  return (0.5 * (fit.across + fit.down) - std::clamp(fit.ends, 0.0, 4.0) + penaltyOf(layout)) /
         static_cast<double>(sampleBytes(layout.sample));
}

/// All widths that leave a header of at most kMaxHeader bytes, and squares with something behind them.
std::vector<RawLayout> layoutsFor(const Window& window, const Kind& kind, int channels,
                                  std::uintmax_t phase) {
  std::vector<RawLayout> all;
  const std::uintmax_t size = kind.size() * static_cast<unsigned>(channels);
  const std::uintmax_t widest = std::min<std::uintmax_t>(window.fileBytes / size / kMinColumns, kMaxRawSide);
  RawLayout layout{0, 0, kind.sample, kind.bigEndian, 0, channels};
  const bool fits = window.fileBytes % kind.size() == phase;
  for (std::uintmax_t columns = kMinColumns; fits && columns <= widest; ++columns) {
    const std::uintmax_t rows = window.fileBytes / (columns * size);
    layout.headerBytes = static_cast<std::size_t>(window.fileBytes - rows * columns * size);
    if (layout.headerBytes > kMaxHeader || rows > kMaxRawSide) continue;
    layout.columns = static_cast<int>(columns);
    layout.rows = static_cast<int>(rows);
    all.push_back(layout);
  }
  constexpr std::array<std::size_t, 13> kHeaders{0, 4, 5, 8, 12, 16, 20, 32, 64, 128, 256, 512, 1024};
  for (int side = 32; side <= 1 << 14; ++side) {
    const std::uintmax_t bytes = std::uintmax_t(side) * static_cast<unsigned>(side) * size;
    if (bytes >= window.fileBytes || 3 * bytes < window.fileBytes || !isEngineSide(side)) continue;
    layout.columns = layout.rows = side;
    for (const std::size_t header : kHeaders) {
      if (header + bytes >= window.fileBytes || header % kind.size() != phase) continue;
      layout.headerBytes = header;
      layout.tailBytes = static_cast<std::size_t>(window.fileBytes - header - bytes);
      all.push_back(layout);
    }
  }
  return all;
}

/// The best of the layouts with samples of a kind.
std::vector<Scored> scoreKind(const Window& window, const Kind& kind, int channels, std::uintmax_t phase) {
  constexpr std::size_t kKept = 30;
  const Measure measure(window, kind);
  // Numbers that are all multiples of another are rare, but for 8 bits that were stretched to 16.
  const double rare = kind.step == kStretched ? -1.0
                      : kind.floats()         ? 0.0
                                      : 0.03 * std::log2(kind.step) / static_cast<double>(kind.size());
  std::vector<Scored> all;
  for (const RawLayout& layout : layoutsFor(window, kind, channels, phase)) {
    const Fit fit = measure.fit(layout, kRoughPlaces);
    if (fit.places > 0) all.push_back({layout, fit, scoreOf(layout, fit) + rare});
  }
  const auto best = [&](std::size_t count) {
    count = std::min(count, all.size());
    std::ranges::partial_sort(all, all.begin() + static_cast<std::ptrdiff_t>(count), {}, &Scored::score);
    all.resize(count);
  };
  best(kKept);
  for (Scored& one : all) {
    one.fit = measure.fit(one.layout, kFinePlaces);
    one.score = scoreOf(one.layout, one.fit) + rare;
  }
  // Two rows at once agree with the next two, but less than one does with the next.
  const std::vector<Scored> before = all;
  for (Scored& one : all)
    if (std::ranges::any_of(before, [&](const Scored& part) {
          return part.layout.columns < one.layout.columns && one.layout.columns % part.layout.columns == 0 &&
                 part.fit.down < one.fit.down - 0.02;
        }))
      one.score += 1.0 / static_cast<double>(kind.size());
  best(kMaxCandidates + 1);
  // Headers that are longer than a row.
  for (std::size_t i = 0; i < std::min<std::size_t>(2, all.size()); ++i) {
    RawLayout layout = all[i].layout;
    const std::uintmax_t rowBytes = payloadBytes(layout) / static_cast<unsigned>(layout.rows);
    const std::uintmax_t most = std::min<std::uintmax_t>(
        (kMaxHeader - std::min(kMaxHeader, std::uintmax_t{layout.headerBytes})) / rowBytes, layout.rows / 2);
    if (layout.tailBytes > 0 || most == 0) continue;
    const std::uintmax_t foreign = measure.foreignRows(layout, most);
    if (foreign == 0) continue;
    all.push_back(all[i]);
    all[i].layout.rows -= static_cast<int>(foreign);
    all[i].layout.headerBytes += static_cast<std::size_t>(foreign * rowBytes);
    all.back().score += 0.3 / static_cast<double>(kind.size());
  }
  std::ranges::stable_sort(all, {}, &Scored::score);
  return all;
}

std::vector<Scored> score(const Window& window, const std::string& extension) {
  struct Start {
    Kind kind;
    int channels;
    std::uintmax_t phase;
    double bits;  ///< Per byte, of neighbours in a row.
  };
  std::vector<Start> starts;
  std::vector<Kind> heights;
  for (const Sample sample : {Sample::F32, Sample::F64, Sample::U16, Sample::U8, Sample::U32})
    for (const bool bigEndian : {false, true}) {
      Kind kind{sample, bigEndian};
      if ((bigEndian && kind.size() == 1) || !suits(extension, sample)) continue;
      // The samples may end with the file, or begin with it.
      for (const std::uintmax_t phase : {window.fileBytes % kind.size(), std::uintmax_t{0},
                                         1 % std::min<std::uintmax_t>(2, kind.size())}) {
        if (std::ranges::any_of(starts, [&](const Start& start) {
              return start.kind.size() == kind.size() && start.kind.floats() == kind.floats() &&
                     start.kind.bigEndian == bigEndian && start.phase == phase;
            }))
          continue;
        const auto at = [&](int channels) {
          const std::uintmax_t pixel = kind.size() * static_cast<unsigned>(channels);
          const std::uintmax_t whole =
              phase == window.fileBytes % kind.size() ? window.fileBytes % pixel : phase;
          return static_cast<std::size_t>((whole + pixel - window.first % pixel) % pixel);
        };
        if (kind.floats() && !containsHeights(window, kind, at(1))) continue;
        if (kind.floats()) heights.push_back(kind);
        if (!kind.floats() && std::ranges::any_of(heights, [&](const Kind& other) {
              return other.size() == kind.size() && other.bigEndian == kind.bigEndian;
            }))
          continue;
        for (const int channels : {1, 3, 4}) {
          if (channels > 1 && !hasEqualChannels(window, kind, at(channels), channels)) continue;
          Kind refined = kind;
          refine(refined, window, at(channels), channels);
          double sum = 0.0;
          std::size_t count = 0;
          const std::size_t pixel = refined.size() * static_cast<std::size_t>(channels);
          eachSample(window, pixel, at(channels), 1, [&](const unsigned char* bytes) {
            sum += refined.bits(refined.numberAt(bytes), refined.numberAt(bytes + pixel));
            ++count;
          });
          constexpr double kCertain = 100.0;
          if (count > 0)
            starts.push_back(
                {refined, channels, phase,
                 sum / static_cast<double>(count * refined.size()) - (channels > 1                 ? kCertain
                                                                      : refined.step == kStretched ? 1.0
                                                                                                   : 0.0)});
        }
      }
    }
  std::ranges::stable_sort(starts, {}, &Start::bits);
  std::vector<Scored> all;
  constexpr std::size_t kMaxStarts = 6;
  for (std::size_t i = 0; i < std::min(starts.size(), kMaxStarts); ++i) {
    if (starts[i].bits - starts.front().bits > 3.0) break;
    for (Scored& one : scoreKind(window, starts[i].kind, starts[i].channels, starts[i].phase))
      all.push_back(one);
  }
  std::ranges::stable_sort(all, {}, &Scored::score);
  return all;
}

/// Squares by the file's size alone, for samples that are all the same.
std::vector<RawCandidate> squares(std::uintmax_t bytes, const std::string& extension) {
  std::vector<RawCandidate> all;
  for (const Sample sample : {Sample::U16, Sample::F32, Sample::U8}) {
    const double side =
        std::floor(std::sqrt(static_cast<double>(bytes) / static_cast<double>(sampleBytes(sample))));
    const RawLayout layout{static_cast<int>(std::min(side, 1e6)), static_cast<int>(std::min(side, 1e6)),
                           sample};
    if (suits(extension, sample) && side >= 2.0 && side <= kMaxRawSide && payloadBytes(layout) == bytes)
      all.push_back({layout, Message("a square of the file's size")});
  }
  return all;
}

Message reasonOf(const RawLayout& layout, const Fit& fit) {
  if (!(fit.ends > 1.0))
    return Message(layout.channels > 1 ? "rows of %1 samples agree with each other, in three equal channels"
                                       : "rows of %1 samples agree with each other",
                   layout.columns);
  return Message(layout.channels > 1
                     ? "rows of %1 samples agree with each other, in three equal channels, and differ at "
                       "their ends (%2 times)"
                     : "rows of %1 samples agree with each other, and differ at their ends (%2 times)",
                 layout.columns, std::round(std::exp2(fit.ends)));
}

}  // namespace

std::vector<RawCandidate> likelyLayouts(const std::string& path) {
  std::vector<RawCandidate> candidates;
  if (const auto sidecar = readSidecar(path); sidecar && *sidecar && (*sidecar)->raw)
    candidates.push_back({*(*sidecar)->raw, Message("the description beside the file says so")});
  const auto window = readWindow(path);
  if (!window || window->fileBytes < 16) return candidates;
  const std::string extension = lowerExtension(path);
  const std::vector<Scored> scored = score(*window, extension);
  for (const Scored& one : scored)
    if (std::ranges::find(candidates, one.layout, &RawCandidate::layout) == candidates.end())
      candidates.push_back({one.layout, reasonOf(one.layout, one.fit)});
  if (scored.empty())
    for (RawCandidate& square : squares(window->fileBytes, extension))
      candidates.push_back(std::move(square));
  candidates.resize(std::min(candidates.size(), kMaxCandidates));
  return candidates;
}

std::optional<RawLayout> likelyLayout(const std::string& path) {
  const std::vector<RawCandidate> candidates = likelyLayouts(path);
  return candidates.empty() ? std::nullopt : std::optional(candidates.front().layout);
}

}  // namespace scarp
