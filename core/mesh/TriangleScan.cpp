#include <bit>

#include "core/mesh/TriangleError.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/mesh/TriangleScan.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

/// The bits of a number of no sign, which are ordered as numbers are: the greatest of them can be found in
/// vectors, as the order in which they are compared does not matter.
[[gnu::always_inline]] inline std::uint32_t errorBits(float height, float start, float slope, int i) {
  return std::bit_cast<std::uint32_t>(height - (start + slope * static_cast<float>(i))) & 0x7fffffffU;
}

FurthestSample furthest(HeightWindow heights, const MeshCorner& a, const MeshCorner& b, const MeshCorner& c,
                        int width, int height) {
  const double area = static_cast<double>(doubledArea(a, b, c));
  const double slopeX = ((b.height - a.height) * (c.y - a.y) - (c.height - a.height) * (b.y - a.y)) / area;
  const double slopeY = ((c.height - a.height) * (b.x - a.x) - (b.height - a.height) * (c.x - a.x)) / area;
  const auto slope = static_cast<float>(slopeX);
  std::uint32_t most = 0;
  int row = 0, first = 0, count = 0;
  float rowStart = 0.0F;
  forRowsOf(a, b, c, [&](int y, int x0, int x1) {
    x0 = std::max(x0, 1);
    const int n = std::min(x1, width - 1) - x0 + 1;
    if (n <= 0 || y <= 0 || y >= height) return;
    const auto start = static_cast<float>(a.height + slopeX * (x0 - a.x) + slopeY * (y - a.y));
    const float* const line = heights.samples + y * heights.stride + x0;
    std::uint32_t ofRow = 0;
    for (int i = 0; i < n; ++i) ofRow = std::max(ofRow, errorBits(line[i], start, slope, i));
    if (ofRow <= most) return;
    most = ofRow, row = y, first = x0, count = n, rowStart = start;
  });
  if (most == 0) return {};
  const float* const line = heights.samples + row * heights.stride + first;
  int at = 0;
  while (at < count - 1 && errorBits(line[at], rowStart, slope, at) != most) ++at;
  return {std::bit_cast<float>(most), first + at, row};
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

HWY_EXPORT(furthest);

FurthestSample furthestSample(const HeightWindow& heights, const MeshCorner& a, const MeshCorner& b,
                              const MeshCorner& c, int width, int height) {
  return HWY_DYNAMIC_DISPATCH(furthest)(heights, a, b, c, width, height);
}

}  // namespace scarp
#endif
