#include "core/material/PaintRows.h"

#include <cstddef>
#include <cstring>

#include "core/base/Contract.h"
#include "core/material/RuleRows.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/material/PaintRows.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

constexpr float kPart = 1 << kPartBits;

/// Of numbers from 0 to below 2³¹.
[[gnu::always_inline]] inline float roundedDown(float value) {
  return static_cast<float>(static_cast<std::int32_t>(value));
}
[[gnu::always_inline]] inline float least(float a, float b) { return a < b ? a : b; }

void paintedRow(std::span<const PaintedBytes> materials, std::span<float* const> shares) {
  EXPECTS(materials.size() == shares.size());
  float ground[kPaintRow] = {}, left[kPaintRow];
  for (const PaintedBytes& one : materials) {
    if (!one.rule) continue;
    const std::uint8_t* const rule = one.rule;
    for (int i = 0; i < kPaintRow; ++i) ground[i] += static_cast<float>(rule[i]);
  }
  for (int i = 0; i < kPaintRow; ++i) left[i] = ground[i] > 0.0F ? 255.0F : 0.0F;
  for (std::size_t k = 0; k < materials.size(); ++k) {
    float* __restrict const share = shares[k];
    if (!materials[k].paint) {
      for (int i = 0; i < kPaintRow; ++i) share[i] = 0.0F;
      continue;
    }
    const std::uint8_t* const paint = materials[k].paint;
    for (int i = 0; i < kPaintRow; ++i) {
      const float covered = least(static_cast<float>(paint[i]), left[i]);
      left[i] -= covered;
      share[i] = covered * kPart;
    }
  }
  for (int i = 0; i < kPaintRow; ++i) left[i] *= kPart;
  for (std::size_t k = 0; k < materials.size(); ++k) {
    if (!materials[k].rule) continue;
    const std::uint8_t* const rules = materials[k].rule;
    float* __restrict const share = shares[k];
    for (int i = 0; i < kPaintRow; ++i) {
      const auto rule = static_cast<float>(rules[i]);
      const float all = ground[i] > 0.0F ? ground[i] : 1.0F;
      const float part = least(left[i], roundedDown(left[i] * (rule / all)));
      const float given = rule >= ground[i] ? left[i] : part;
      share[i] += given;
      left[i] -= given;
      ground[i] -= rule;
    }
  }
}

void mixRow(const PaintMix& mix, int count, float* __restrict left, float* __restrict share) {
  static constexpr std::uint8_t kNone[kPaintRow] = {};
  EXPECTS(count <= kPaintRow);
  const std::uint8_t* const was = mix.was ? mix.was : kNone;
  const float* const amount = mix.amount;
  const auto mixed = [&](int i, float goal) {
    const float there = static_cast<float>(was[i]) * kPart;
    const float given = least(roundedDown(there * (1.0F - amount[i]) + goal * amount[i]), left[i]);
    share[i] = given;
    left[i] -= given;
  };
  if (mix.goals)
    for (int i = 0; i < count; ++i) mixed(i, mix.goals[i]);
  else
    for (int i = 0; i < count; ++i) mixed(i, mix.goal);
}

// The remainders of two shares add up to a part: the larger gets it, of equal ones the first.
void pairByteRow(const float* share, int count, std::uint8_t* __restrict bytes) {
  for (int i = 0; i < count; ++i)
    bytes[i] = static_cast<std::uint8_t>((static_cast<std::int32_t>(share[i]) + (1 << (kPartBits - 1))) >>
                                         kPartBits);
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

HWY_EXPORT(paintedRow);
HWY_EXPORT(mixRow);
HWY_EXPORT(pairByteRow);

void paintedRow(std::span<const PaintedBytes> materials, std::span<float* const> shares) {
  HWY_DYNAMIC_DISPATCH(paintedRow)(materials, shares);
}
void mixRow(const PaintMix& mix, int count, float* left, float* share) {
  HWY_DYNAMIC_DISPATCH(mixRow)(mix, count, left, share);
}

void pairByteRow(const float* share, int count, std::uint8_t* bytes) {
  HWY_DYNAMIC_DISPATCH(pairByteRow)(share, count, bytes);
}

bool anyPaint(const std::uint8_t* row, int count) {
  std::uint64_t any = 0;
  for (int i = 0; i < count; i += 8) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, row + i, sizeof eight);
    any |= eight;
  }
  return any != 0;
}

}  // namespace scarp
#endif
