#include "core/io/RawGuess.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <vector>

#include "core/io/SampleSource.h"
#include "core/io/Sidecar.h"

namespace scarp {

namespace {

using Sample = RawLayout::Sample;

constexpr int kLargestSide = 1 << 17;
constexpr std::uintmax_t kLongestHeader = 1024;

std::optional<RawLayout> squareOf(std::uintmax_t bytes, Sample sample) {
  const auto count = static_cast<double>(bytes) / static_cast<double>(sampleBytes(sample));
  const double side = std::floor(std::sqrt(count));
  if (side * side != count || side < 2.0 || side > kLargestSide) return std::nullopt;
  return RawLayout{static_cast<int>(side), static_cast<int>(side), sample, false, 0};
}

/// A side that engines use, behind a short header.
std::optional<RawLayout> squareBehindHeader(std::uintmax_t bytes, Sample sample) {
  for (int power = 64; power <= kLargestSide; power *= 2)
    for (const int side : {power, power + 1}) {
      const std::uintmax_t need = sampleBytes(sample) * static_cast<std::uintmax_t>(side) * side;
      if (need < bytes && bytes - need <= kLongestHeader)
        return RawLayout{side, side, sample, false, static_cast<std::size_t>(bytes - need)};
    }
  return std::nullopt;
}

struct Steps {
  double roughness = std::numeric_limits<double>::infinity();  ///< Infinite for what cannot be heights.
  int jumps = 0;  ///< Over more than half of what 16 bits hold: where the sign is wrong.
};

/// The mean of the middle half, so that a few cliffs do not count.
double middleMean(std::vector<double>& values) {
  std::ranges::sort(values);
  const std::size_t quarter = values.size() / 4;
  double sum = 0.0;
  for (std::size_t i = quarter; i < values.size() - quarter; ++i) sum += values[i];
  return sum / static_cast<double>(values.size() - 2 * quarter);
}

/// How much neighbours in a row differ, as a share of how much samples half a row apart do.
Steps stepsIn(const std::string& path, const RawLayout& layout) {
  auto source = openRawSource(path, layout);
  if (!source) return {};
  const int rows = std::min(layout.rows, 64);
  constexpr std::size_t mostColumns = 4096;
  constexpr double jump = 32768.0;
  std::vector<double> row(static_cast<std::size_t>(layout.columns)), near, far;
  Steps steps;
  for (int i = 0; i < rows; ++i) {
    const auto at = static_cast<int>((i + 0.5) * layout.rows / rows);
    if (!(*source)->read(at, 1, row)) return {};
    for (std::size_t c = 1; c < std::min(row.size(), mostColumns); ++c) {
      // No height is 1e-20 m or 1e20 m: that is what whole numbers and swapped bytes look like.
      const double size = std::abs(row[c]);
      if (!(size < 1e20) || (size > 0.0 && size < 1e-20)) return {};
      near.push_back(std::abs(row[c] - row[c - 1]));
      far.push_back(std::abs(row[c] - row[(c + row.size() / 2) % row.size()]));
      if (near.back() > jump) ++steps.jumps;
    }
  }
  const double wide = middleMean(far);
  steps.roughness = wide > 0.0 ? middleMean(near) / wide : 0.0;
  return steps;
}

std::vector<Sample> samplesOf(const std::string& path) {
  std::string ending = std::filesystem::path(path).extension().string();
  std::ranges::transform(ending, ending.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (ending == ".r8") return {Sample::U8};
  if (ending == ".r16" || ending == ".u16") return {Sample::U16};
  if (ending == ".r32" || ending == ".f32") return {Sample::F32};
  return {Sample::U16, Sample::F32, Sample::U8};
}

}  // namespace

std::optional<RawLayout> likelyLayout(const std::string& path) {
  std::error_code failure;
  if (!std::filesystem::is_regular_file(path, failure)) return std::nullopt;
  if (const auto sidecar = readSidecar(path); sidecar && *sidecar && (*sidecar)->raw) return (*sidecar)->raw;
  const std::uintmax_t bytes = std::filesystem::file_size(path, failure);
  if (failure) return std::nullopt;
  std::vector<RawLayout> all;
  const auto collect = [&](auto&& fits) {
    for (const Sample sample : samplesOf(path))
      if (const auto layout = fits(bytes, sample)) {
        all.push_back(*layout);
        if (sampleBytes(sample) == 1) continue;
        all.push_back(*layout);
        all.back().bigEndian = true;
      }
  };
  collect(squareOf);
  if (all.empty()) collect(squareBehindHeader);
  if (all.empty()) return std::nullopt;
  // What comes first stays, unless something else is far smoother.
  constexpr double farSmoother = 0.6;
  RawLayout best = all.front();
  Steps least = stepsIn(path, best);
  for (const RawLayout& layout : all) {
    const Steps steps = stepsIn(path, layout);
    if (!(steps.roughness < farSmoother * least.roughness)) continue;
    best = layout;
    least = steps;
  }
  if (best.sample == Sample::U16 && least.jumps > 0) {
    RawLayout signedToo = best;
    signedToo.sample = Sample::I16;
    if (2 * stepsIn(path, signedToo).jumps < least.jumps) best = signedToo;
  }
  return best;
}

}  // namespace scarp
