#include "core/io/RawGuess.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "core/base/ShortNumber.h"
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
bool isSigned(const RawPieces& raw, const RawKind& kind) {
  if (signedSample(kind.sample) == kind.sample) return false;
  const double all = std::exp2(8.0 * static_cast<double>(sampleBytes(kind.sample)));
  const double deepest = kind.sample == Sample::U32 ? all / 128.0 : all / 4.0;
  std::vector<std::pair<double, double>> past;  // Neighbours on both sides of the middle, or of zero.
  long long steps = 0;
  double usual = 0.0, lowestHigh = all, highestHigh = 0.0;
  for (std::size_t i = 0; i < raw.pieces.size(); ++i) {
    const RawSamples samples = samplesOf(raw, i, kind.sample, kind.bigEndian);
    // A header is no ground.
    const bool skips = samples.first < kLongestHeader && samples.values.size() > 4 * kLongestHeader;
    for (std::size_t at = skips ? kLongestHeader : 1; at < samples.values.size(); ++at) {
      const double a = samples.values[at - 1], b = samples.values[at];
      const bool aHigh = a >= 0.5 * all, bHigh = b >= 0.5 * all;
      if (bHigh) lowestHigh = std::min(lowestHigh, b), highestHigh = std::max(highestHigh, b);
      if (aHigh != bHigh) past.emplace_back(a, b);
      if (aHigh != bHigh || a == b) continue;
      usual += std::log2(std::abs(a - b));
      ++steps;
    }
  }
  if (lowestHigh > highestHigh) return false;
  const bool deep = lowestHigh >= all - deepest;
  // One value that stands for nothing: -32768 or the like.
  const bool lowest = lowestHigh == 0.5 * all || lowestHigh == 0.5 * all + 1.0;
  if (lowestHigh == highestHigh && (lowest || deep)) return true;
  // Cliffs and the borders of voids tell nothing.
  const double near =
      std::min(12.0 * std::exp2(steps > 0 ? usual / static_cast<double>(steps) : 0.0), all / 16.0);
  long long pastZero = 0, pastMiddle = 0;
  for (const auto& [a, b] : past) {
    const double step = std::abs(a - b);
    pastMiddle += step < near ? 1 : 0;
    pastZero += all - step < near ? 1 : 0;
  }
  return pastZero > pastMiddle || (pastZero == pastMiddle && deep);
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

std::vector<Scored> score(const RawPieces& raw, const std::string& ending) {
  constexpr double possible = 1.5;  // Bits a byte that another kind may be worse.
  constexpr double kindWeight = 3.0;
  std::vector<RawKind> kinds = rankRawKinds(raw);
  std::erase_if(kinds, [&](const RawKind& kind) { return !suits(ending, kind.sample); });
  std::vector<Scored> all;
  for (std::size_t i = 0; i < std::min<std::size_t>(kinds.size(), 3); ++i) {
    const RawKind& kind = kinds[i];
    const double behind = kinds.front().saved - kind.saved;
    if (behind > possible) break;
    const Sample sample = isSigned(raw, kind) ? signedSample(kind.sample) : kind.sample;
    const std::vector<RowFit> fits =
        rankRows(raw, {sample, kind.bigEndian, kind.saved}, kLongestHeader, kMostCandidates);
    for (const RowFit& fit : fits)
      all.push_back(
          {{fit.columns, fit.rows, sample, kind.bigEndian && sampleBytes(sample) > 1, fit.headerBytes},
           fit,
           kindWeight * behind + fit.score - fits.front().score});
  }
  std::ranges::stable_sort(all, {}, &Scored::score);
  return all;
}

}  // namespace

std::vector<RawCandidate> likelyLayouts(const std::string& path) {
  std::vector<RawCandidate> candidates;
  if (const auto sidecar = readSidecar(path); sidecar && *sidecar && (*sidecar)->raw)
    candidates.push_back({*(*sidecar)->raw, "the description beside the file says so"});
  const auto raw = readRawPieces(path);
  if (!raw || raw->fileBytes < 16) return candidates;
  const std::string ending = rawEndingOf(path);
  const std::vector<Scored> scored = score(*raw, ending);
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
