#include "core/brush/BlurSums.h"

#include <cstring>

#include "core/base/Clones.h"

namespace scarp {

namespace {

using Lanes [[gnu::vector_size(64)]] = std::uint32_t;
using Signed [[gnu::vector_size(64)]] = std::int32_t;
using Floats [[gnu::vector_size(64)]] = float;
constexpr int kLanes = kBlurLanes;

/// Adds to every lane those before it, and all that came before.
[[gnu::always_inline]] inline void runOn(Lanes& v, Lanes& carry) {
  const Lanes none{};
  v += __builtin_shufflevector(none, v, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
  v += __builtin_shufflevector(none, v, 0, 1, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29);
  v += __builtin_shufflevector(none, v, 0, 1, 2, 3, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);
  v += __builtin_shufflevector(none, v, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
  v += carry;
  carry = __builtin_shufflevector(v, v, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15);
}

/// The mean of a window from its sum, to the nearest step.
[[gnu::always_inline]] inline void meanOf(const Lanes& sums, float share, Lanes& out) {
  const Floats sum = __builtin_convertvector(__builtin_bit_cast(Signed, sums), Floats);
  out = __builtin_bit_cast(Lanes, __builtin_convertvector(sum * share + 0.5F, Signed));
}

}  // namespace

SCARP_CLONES void evenMeans(const std::uint32_t* totals, int count, int size, std::uint32_t* out) {
  const float share = 1.0F / static_cast<float>(size);
  for (int i = 0; i < count; ++i) {
    const auto sum = static_cast<std::int32_t>(totals[i + size] - totals[i]);
    out[i] = static_cast<std::uint32_t>(static_cast<std::int32_t>(static_cast<float>(sum) * share + 0.5F));
  }
}

SCARP_CLONES bool totalHeights(const float* heights, int count, const HeightSteps& steps,
                               std::uint32_t* out) {
  const Floats base = Floats{} + steps.base, perMetre = Floats{} + steps.perMetre;
  Lanes carry{};
  Floats low{}, high{}, odd{};
  out[0] = 0;
  for (int i = 0; i < count; i += kLanes) {
    Floats h;
    std::memcpy(&h, heights + i, sizeof h);
    const Floats step = (h - base) * perMetre;
    low = step < low ? step : low;
    high = step > high ? step : high;
    odd += h - h;  // NaN once there was one that is not finite.
    Lanes v = __builtin_bit_cast(Lanes, __builtin_convertvector(step + 0.5F, Signed));
    runOn(v, carry);
    std::memcpy(out + 1 + i, &v, sizeof v);
  }
  bool within = true;
  for (int lane = 0; lane < kLanes; ++lane)
    within = within && low[lane] >= 0.0F && high[lane] <= steps.most && odd[lane] == 0.0F;
  return within;
}

SCARP_CLONES void totalMeans(const std::uint32_t* totals, int count, int size, std::uint32_t* out) {
  const float share = 1.0F / static_cast<float>(size);
  Lanes carry{};
  out[0] = 0;
  for (int i = 0; i < count; i += kLanes) {
    Lanes from, to, v;
    std::memcpy(&from, totals + i, sizeof from);
    std::memcpy(&to, totals + i + size, sizeof to);
    meanOf(to - from, share, v);
    runOn(v, carry);
    std::memcpy(out + 1 + i, &v, sizeof v);
  }
}

SCARP_CLONES void totalValues(const std::uint32_t* values, int count, std::uint32_t* out) {
  Lanes carry{};
  out[0] = 0;
  for (int i = 0; i < count; i += kLanes) {
    Lanes v;
    std::memcpy(&v, values + i, sizeof v);
    runOn(v, carry);
    std::memcpy(out + 1 + i, &v, sizeof v);
  }
}

void rowMeans(const std::uint32_t* totals, int count, int radius, int from, int to, std::uint32_t* out) {
  const int evenFrom = std::clamp(radius, from, to), evenTo = std::clamp(count - radius, evenFrom, to);
  const auto oneByOne = [&](int first, int last) {
    for (int i = first; i < last; ++i) {
      const int low = std::max(i - radius, 0), high = std::min(i + radius + 1, count);
      evenMeans(totals + low, 1, high - low, out + i);
    }
  };
  oneByOne(from, evenFrom);
  evenMeans(totals + evenFrom - radius, evenTo - evenFrom, 2 * radius + 1, out + evenFrom);
  oneByOne(evenTo, to);
}

SCARP_CLONES void slide(std::uint32_t* sums, const std::uint32_t* in, const std::uint32_t* out, int count,
                        float share, std::uint32_t* means) {
  for (int i = 0; i < count; ++i) {
    sums[i] += in[i] - out[i];
    const auto sum = static_cast<float>(static_cast<std::int32_t>(sums[i]));
    means[i] = static_cast<std::uint32_t>(static_cast<std::int32_t>(sum * share + 0.5F));
  }
}

SCARP_CLONES void slideToHeights(std::uint32_t* sums, const std::uint32_t* in, const std::uint32_t* out,
                                 int count, float metres, float base, float* heights) {
  for (int i = 0; i < count; ++i) {
    sums[i] += in[i] - out[i];
    heights[i] = base + static_cast<float>(static_cast<std::int32_t>(sums[i])) * metres;
  }
}

}  // namespace scarp
