#include "core/io/RawGuess.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <filesystem>

#include "core/base/ShortNumber.h"
#include "core/io/RawCoding.h"
#include "core/io/RawPieces.h"
#include "core/io/RawRows.h"
#include "core/io/Sidecar.h"

namespace scarp {

namespace {

using Sample = RawLayout::Sample;

constexpr std::uintmax_t kLongestHeader = 1024;
constexpr std::size_t kMostCandidates = 3;

std::string rawEndingOf(const std::string& path) {
  std::string ending = std::filesystem::path(path).extension().string();
  std::ranges::transform(ending, ending.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return ending;
}

/// Whether a file of that name may hold such samples.
bool suits(const std::string& ending, Sample sample) {
  if (ending == ".r8") return sampleBytes(sample) == 1;
  if (ending == ".r16" || ending == ".u16") return sampleBytes(sample) == 2;
  if (ending == ".r32") return sampleBytes(sample) == 4;
  return ending != ".f32" || sample == Sample::F32;
}

Sample signedSample(Sample sample) {
  if (sample == Sample::U8) return Sample::I8;
  if (sample == Sample::U16) return Sample::I16;
  return sample == Sample::U32 ? Sample::I32 : sample;
}

/// Whether whole numbers are below zero where they have the highest bit: ground goes from number to number,
/// past zero where there is the sign, past the middle of all numbers where there is none.
struct SignGuess {
  bool isSigned = false;
  bool sure = true;  ///< It does not seem to do both.
};
SignGuess guessSign(const RawPieces& raw, const RawKind& kind, std::size_t headerBytes) {
  if (signedSample(kind.sample) == kind.sample) return {};
  const double all = std::exp2(8.0 * static_cast<double>(sampleBytes(kind.sample)));
  const double deepest = kind.sample == Sample::U32 ? all / 128.0 : all / 4.0;
  std::vector<std::pair<double, double>> past;  // Neighbours on both sides of the middle, or of zero.
  long long steps = 0;
  double usual = 0.0, lowestHigh = all, highestHigh = 0.0;
  for (std::size_t i = 0; i < raw.pieces.size(); ++i) {
    const RawSamples samples = samplesOf(raw, i, kind.sample, kind.bigEndian);
    // A header is no ground.
    const std::size_t header = headerBytes - std::min<std::size_t>(headerBytes, samples.first);
    for (std::size_t at = 1 + header / sampleBytes(kind.sample); at < samples.values.size(); ++at) {
      const double a = samples.values[at - 1], b = samples.values[at];
      const bool aHigh = a >= 0.5 * all, bHigh = b >= 0.5 * all;
      if (bHigh) lowestHigh = std::min(lowestHigh, b), highestHigh = std::max(highestHigh, b);
      // Level ground at 0 may be what stands for nothing.
      const bool level = (a == 0.0 && at >= 2 && samples.values[at - 2] == 0.0) ||
                         (b == 0.0 && at + 1 < samples.values.size() && samples.values[at + 1] == 0.0);
      if (aHigh != bHigh && !level) past.emplace_back(a, b);
      if (aHigh != bHigh || a == b) continue;
      usual += std::log2(std::abs(a - b));
      ++steps;
    }
  }
  if (lowestHigh > highestHigh) return {};
  const bool deep = lowestHigh >= all - deepest;
  // One value that stands for nothing: -32768 or the like.
  const bool lowest = lowestHigh == 0.5 * all || lowestHigh == 0.5 * all + 1.0;
  if (lowestHigh == highestHigh && (lowest || deep)) return {true};
  // Cliffs and the borders of voids tell nothing.
  const double near =
      std::min(12.0 * std::exp2(steps > 0 ? usual / static_cast<double>(steps) : 0.0), all / 16.0);
  long long pastZero = 0, pastMiddle = 0;
  for (const auto& [a, b] : past) {
    const double step = std::abs(a - b);
    pastMiddle += step < near ? 1 : 0;
    pastZero += all - step < near ? 1 : 0;
  }
  const bool more = pastZero > pastMiddle || (pastZero == pastMiddle && deep);
  const auto [fewer, greater] = std::minmax(pastZero, pastMiddle);
  return {more, greater == 0 ? deep : greater >= 2 * fewer + 4};
}

std::string reasonOf(const RawLayout& layout, const RowFit& fit) {
  std::string reason = "rows of " + std::to_string(layout.columns) + " samples agree with each other";
  if (fit.ends > 1.0)
    reason += ", and differ at their ends (" + shortNumber(std::round(std::exp2(fit.ends))) + " times)";
  return reason;
}

struct Scored {
  RawLayout layout;
  RowFit fit;
  double score;
};

/// Squares by the file's size alone, for samples that are all the same.
std::vector<RawCandidate> squares(std::uintmax_t bytes, const std::string& ending) {
  std::vector<RawCandidate> all;
  for (const Sample sample : {Sample::U16, Sample::F32, Sample::U8}) {
    const double side =
        std::floor(std::sqrt(static_cast<double>(bytes) / static_cast<double>(sampleBytes(sample))));
    if (!suits(ending, sample) || side < 2.0 || side > 1 << 17) continue;
    const auto whole = static_cast<std::uintmax_t>(side);
    if (whole * whole * sampleBytes(sample) != bytes) continue;
    all.push_back({{static_cast<int>(whole), static_cast<int>(whole), sample, false, 0},
                   "a square of the file's size"});
  }
  return all;
}

bool isCommonHeader(std::size_t bytes) { return bytes == 80 || (bytes >= 16 && std::has_single_bit(bytes)); }

/// What people make more often, in bits: for where the samples do not tell.
double preferenceOf(const RawLayout& layout) {
  const std::size_t header = layout.headerBytes;
  double bits = header == 0 ? 2.0 : isCommonHeader(header) ? 5.0 : (header <= 512 ? 10.0 : 30.0) + 0.2 * std::log2(header);
  if (header % 4 == 0) bits -= header % 16 == 0 ? 2.0 : 1.0;
  const auto round = [](int side) {
    return std::has_single_bit(static_cast<unsigned>(side)) ||
           std::has_single_bit(static_cast<unsigned>(side - 1));
  };
  const double aspect = std::abs(std::log2(static_cast<double>(layout.columns) / layout.rows));
  bits += 2.0 * std::max(0.0, aspect - 1.0);
  if (layout.columns == layout.rows) bits -= 5.0;
  if (round(layout.columns)) bits -= round(layout.rows) ? 4.0 : 2.0;
  return bits;
}

std::vector<Scored> score(const RawPieces& raw, const std::string& ending) {
  // Bits a byte that another kind may be worse: a header says more of a small file.
  const double possible = raw.fileBytes < 64 * kLongestHeader ? 4.0 : 1.5;
  constexpr std::size_t mostKinds = 8, mostWidths = 4;
  constexpr std::size_t bytes = 200'000;
  constexpr double mostRows = 64.0;
  std::vector<RawKind> kinds = rankRawKinds(raw);
  std::erase_if(kinds, [&](const RawKind& kind) { return !suits(ending, kind.sample); });
  // Hardly any other numbers are heights throughout when they are read as floating point.
  const std::vector<RawKind> known = kinds;
  std::erase_if(kinds, [&](const RawKind& kind) {
    if (kind.sample == Sample::F32 || kind.sample == Sample::F64) return !kind.heights;
    return std::ranges::any_of(known, [&](const RawKind& other) {
      return other.heights && other.bigEndian == kind.bigEndian &&
             sampleBytes(other.sample) == sampleBytes(kind.sample);
    });
  });
  std::vector<std::pair<RawKind, std::vector<RowFit>>> fits;
  std::size_t longest = 0;
  for (std::size_t i = 0; i < std::min(kinds.size(), mostKinds); ++i) {
    if (kinds.front().saved - kinds[i].saved > possible) break;
    auto rows = rankRows(raw, kinds[i], kLongestHeader, mostWidths);
    if (rows.empty()) continue;
    longest =
        std::max(longest, 3 * static_cast<std::size_t>(rows.front().columns) * sampleBytes(kinds[i].sample));
    fits.emplace_back(kinds[i], std::move(rows));
  }
  const RawCoding coding(raw, bytes, longest);
  std::vector<Scored> all;
  for (const auto& [kind, rows] : fits) {
    const bool bigEndian = kind.bigEndian && sampleBytes(kind.sample) > 1;
    const auto codeAs = [&, &known = kind](Sample sample, int columns) {
      return coding.code(sample, known.bigEndian, columns, kLongestHeader);
    };
    const RowFit& first = rows.front();
    auto coded = codeAs(kind.sample, first.columns);
    constexpr double unknown = 1e12;  // Of rows that are too long to be looked at.
    if (coded.empty()) coded.push_back({first.headerBytes, first.rows, unknown});
    Sample sample = kind.sample;
    if (const Sample other = signedSample(sample); other != sample) {
      constexpr double clear = 8.0;
      const SignGuess sign = guessSign(raw, kind, coded.front().headerBytes);
      auto otherCoded = codeAs(other, first.columns);
      if (otherCoded.empty()) otherCoded = coded;
      const double less = coded.front().bits - otherCoded.front().bits;
      if (sign.sure || std::abs(less) < clear ? sign.isSigned : less > 0.0) {
        sample = other;
        coded = std::move(otherCoded);
      }
    }
    const double best = coded.front().bits;
    for (const RowFit& fit : rows) {
      // The coding does not see that ground which lies aslant has rows that are shifted; of rows that are
      // two rows it does.
      const bool whole = (fit.columns % first.columns == 0 && fit.columns <= 3 * first.columns) ||
                         first.columns % fit.columns == 0;
      const double apart = std::min(mostRows, static_cast<double>(first.rows)) * (fit.score - first.score);
      constexpr double close = 100.0;
      if (&fit != &first)
        coded = whole || apart < close ? codeAs(sample, fit.columns) : std::vector<RawCoded>();
      // What is so far behind is not worth the time.
      if (coded.empty()) coded.push_back({fit.headerBytes, fit.rows, best});
      const double behind = whole ? coded.front().bits - best : apart;
      for (const RawCoded& one : coded) {
        const RawLayout layout{fit.columns, one.rows, sample, bigEndian, one.headerBytes};
        all.push_back({layout, fit, best + behind + one.bits - coded.front().bits + preferenceOf(layout)});
      }
    }
  }
  std::ranges::stable_sort(all, {}, &Scored::score);
  return all;
}

/// Three layouts that differ in the header alone are no choice: puts into the third place one of other rows that
/// is about as probable, or else one with a header of a common length.
void chooseThird(std::vector<Scored>& scored) {
  constexpr double asProbable = 4.0, nearly = 24.0;  // Bits.
  if (scored.size() <= kMostCandidates) return;
  const auto likeFirst = [&](const Scored& one) {
    const RawLayout &a = scored.front().layout, &b = one.layout;
    return a.columns == b.columns && a.bigEndian == b.bigEndian && signedSample(a.sample) == signedSample(b.sample);
  };
  if (!likeFirst(scored[1]) || !likeFirst(scored[2])) return;
  const auto third = scored.begin() + 2;
  const auto bring = [&](std::vector<Scored>::iterator found, double most) {
    if (found == scored.end() || found->score - third->score > most) return false;
    std::rotate(third, found, found + 1);
    return true;
  };
  const auto common = [&](const Scored& one) {
    return likeFirst(one) && (one.layout.headerBytes == 0 || isCommonHeader(one.layout.headerBytes));
  };
  if (bring(std::find_if_not(third, scored.end(), likeFirst), asProbable)) return;
  if (std::none_of(scored.begin(), third + 1, common)) bring(std::find_if(third, scored.end(), common), nearly);
}

}  // namespace

std::vector<RawCandidate> likelyLayouts(const std::string& path) {
  std::vector<RawCandidate> candidates;
  if (const auto sidecar = readSidecar(path); sidecar && *sidecar && (*sidecar)->raw)
    candidates.push_back({*(*sidecar)->raw, "the description beside the file says so"});
  const auto raw = readRawPieces(path);
  if (!raw || raw->fileBytes < 16) return candidates;
  const std::string ending = rawEndingOf(path);
  std::vector<Scored> scored = score(*raw, ending);
  chooseThird(scored);
  for (const Scored& one : scored)
    if (std::ranges::find(candidates, one.layout, &RawCandidate::layout) == candidates.end())
      candidates.push_back({one.layout, reasonOf(one.layout, one.fit)});
  if (scored.empty())
    for (RawCandidate& square : squares(raw->fileBytes, ending)) candidates.push_back(std::move(square));
  candidates.resize(std::min(candidates.size(), kMostCandidates));
  return candidates;
}

std::optional<RawLayout> likelyLayout(const std::string& path) {
  const std::vector<RawCandidate> candidates = likelyLayouts(path);
  return candidates.empty() ? std::nullopt : std::optional(candidates.front().layout);
}

}  // namespace scarp
