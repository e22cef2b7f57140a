#include "core/brush/BlurSums.h"

#include <cstring>

#include "core/base/Clones.h"

namespace scarp {

namespace {

/// What of a row goes together: as much as a register holds.
template <int lanes>
struct Vectors {
  using Whole [[gnu::vector_size(lanes * sizeof(float))]] = std::uint32_t;
  using Signed [[gnu::vector_size(lanes * sizeof(float))]] = std::int32_t;
  using Floats [[gnu::vector_size(lanes * sizeof(float))]] = float;
};

/// Adds to every lane those before it, and all that came before.
template <int lanes>
[[gnu::always_inline]] inline void runOn(typename Vectors<lanes>::Whole& v,
                                         typename Vectors<lanes>::Whole& carry) {
  const typename Vectors<lanes>::Whole none{};
  if constexpr (lanes == 16) {
    v += __builtin_shufflevector(none, v, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
    v += __builtin_shufflevector(none, v, 0, 1, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29);
    v += __builtin_shufflevector(none, v, 0, 1, 2, 3, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);
    v += __builtin_shufflevector(none, v, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
    v += carry;
    carry = __builtin_shufflevector(v, v, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15);
  } else if constexpr (lanes == 8) {
    // Halves first: only they have quick shifts.
    v += __builtin_shufflevector(none, v, 0, 8, 9, 10, 4, 12, 13, 14);
    v += __builtin_shufflevector(none, v, 0, 1, 8, 9, 4, 5, 12, 13);
    v += __builtin_shufflevector(none, v, 0, 1, 2, 3, 11, 11, 11, 11);
    v += carry;
    carry = __builtin_shufflevector(v, v, 7, 7, 7, 7, 7, 7, 7, 7);
  } else {
    v += __builtin_shufflevector(none, v, 0, 4, 5, 6);
    v += __builtin_shufflevector(none, v, 0, 1, 4, 5);
    v += carry;
    carry = __builtin_shufflevector(v, v, 3, 3, 3, 3);
  }
}
static_assert(kBlurLanes == 16);

template <int lanes>
[[gnu::always_inline]] inline bool addHeights(const float* heights, int count, const HeightSteps& steps,
                                              std::uint32_t* out) {
  using V = Vectors<lanes>;
  using Floats = typename V::Floats;
  using Whole = typename V::Whole;
  using Signed = typename V::Signed;
  const Floats base = Floats{} + steps.base, perMetre = Floats{} + steps.perMetre;
  Floats sum{};  // Not finite once there was a height that is not.
  Whole highest{}, carry{};
  out[0] = 0;
  for (int i = 0; i < count; i += lanes) {
    Floats h;
    std::memcpy(&h, heights + i, sizeof h);
    const Floats step = (h - base) * perMetre;
    sum += step;
    // What is below the lowest is far above the highest, its sign taken for a digit.
    Whole v = __builtin_bit_cast(Whole, __builtin_convertvector(step + 0.5F, Signed));
    highest = v > highest ? v : highest;
    runOn<lanes>(v, carry);
    std::memcpy(out + 1 + i, &v, sizeof v);
  }
  const Signed wrong = (highest > static_cast<std::uint32_t>(steps.most)) | (sum - sum != 0.0F);
  std::uint64_t pairs[lanes / 2], any = 0;
  std::memcpy(pairs, &wrong, sizeof pairs);
  for (const std::uint64_t pair : pairs) any |= pair;
  return any == 0;
}

template <int lanes>
[[gnu::always_inline]] inline void addMeans(const std::uint32_t* totals, int count, int size,
                                            std::uint32_t* out) {
  using V = Vectors<lanes>;
  const float share = 1.0F / static_cast<float>(size);
  typename V::Whole carry{};
  out[0] = 0;
  for (int i = 0; i < count; i += lanes) {
    typename V::Whole from, to, v;
    std::memcpy(&from, totals + i, sizeof from);
    std::memcpy(&to, totals + i + size, sizeof to);
    const auto sum =
        __builtin_convertvector(__builtin_bit_cast(typename V::Signed, to - from), typename V::Floats);
    // To the nearest step.
    v = __builtin_bit_cast(typename V::Whole,
                           __builtin_convertvector(sum * share + 0.5F, typename V::Signed));
    runOn<lanes>(v, carry);
    std::memcpy(out + 1 + i, &v, sizeof v);
  }
}

template <int lanes>
[[gnu::always_inline]] inline void addValues(const std::uint32_t* values, int count, std::uint32_t* out) {
  using V = Vectors<lanes>;
  typename V::Whole carry{};
  out[0] = 0;
  for (int i = 0; i < count; i += lanes) {
    typename V::Whole v;
    std::memcpy(&v, values + i, sizeof v);
    runOn<lanes>(v, carry);
    std::memcpy(out + 1 + i, &v, sizeof v);
  }
}

/// The totals by one instruction set.
struct Totals {
  bool (*heights)(const float*, int, const HeightSteps&, std::uint32_t*);
  void (*means)(const std::uint32_t*, int, int, std::uint32_t*);
  void (*values)(const std::uint32_t*, int, std::uint32_t*);
};

constexpr Totals kPlain{
    [](const float* h, int n, const HeightSteps& s, std::uint32_t* out) {
      return addHeights<4>(h, n, s, out);
    },
    [](const std::uint32_t* t, int n, int size, std::uint32_t* out) { addMeans<4>(t, n, size, out); },
    [](const std::uint32_t* v, int n, std::uint32_t* out) { addValues<4>(v, n, out); }};
#if defined(__x86_64__)
[[gnu::target("avx2")]] bool heightsAvx2(const float* h, int n, const HeightSteps& s, std::uint32_t* out) {
  return addHeights<8>(h, n, s, out);
}
[[gnu::target("avx2")]] void meansAvx2(const std::uint32_t* t, int n, int size, std::uint32_t* out) {
  addMeans<8>(t, n, size, out);
}
[[gnu::target("avx2")]] void valuesAvx2(const std::uint32_t* v, int n, std::uint32_t* out) {
  addValues<8>(v, n, out);
}
constexpr Totals kAvx2{heightsAvx2, meansAvx2, valuesAvx2};
[[gnu::target("avx512f")]] bool heightsAvx512(const float* h, int n, const HeightSteps& s,
                                              std::uint32_t* out) {
  return addHeights<16>(h, n, s, out);
}
[[gnu::target("avx512f")]] void meansAvx512(const std::uint32_t* t, int n, int size, std::uint32_t* out) {
  addMeans<16>(t, n, size, out);
}
[[gnu::target("avx512f")]] void valuesAvx512(const std::uint32_t* v, int n, std::uint32_t* out) {
  addValues<16>(v, n, out);
}
constexpr Totals kAvx512{heightsAvx512, meansAvx512, valuesAvx512};
#else
constexpr Totals kAvx2 = kPlain, kAvx512 = kPlain;
#endif

const Totals& totalsOf(SimdLevel simd) {
  return simd == SimdLevel::Avx512 ? kAvx512 : simd == SimdLevel::Avx2 ? kAvx2 : kPlain;
}

}  // namespace

SCARP_CLONES void evenMeans(const std::uint32_t* totals, int count, int size, std::uint32_t* out) {
  const float share = 1.0F / static_cast<float>(size);
  for (int i = 0; i < count; ++i) {
    const auto sum = static_cast<std::int32_t>(totals[i + size] - totals[i]);
    out[i] = static_cast<std::uint32_t>(static_cast<std::int32_t>(static_cast<float>(sum) * share + 0.5F));
  }
}

bool totalHeights(const float* heights, int count, const HeightSteps& steps, std::uint32_t* out,
                  SimdLevel simd) {
  return totalsOf(simd).heights(heights, count, steps, out);
}

void totalMeans(const std::uint32_t* totals, int count, int size, std::uint32_t* out, SimdLevel simd) {
  totalsOf(simd).means(totals, count, size, out);
}

void totalValues(const std::uint32_t* values, int count, std::uint32_t* out, SimdLevel simd) {
  totalsOf(simd).values(values, count, out);
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

SCARP_CLONES void addTo(std::uint32_t* sums, const std::uint32_t* in, int count) {
  for (int i = 0; i < count; ++i) sums[i] += in[i];
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
