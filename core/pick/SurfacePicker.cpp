#include "core/pick/SurfacePicker.h"

#include <algorithm>

#include "core/base/Parallel.h"
#include "core/pick/PickRay.h"

namespace scarp {

std::optional<SurfaceHit> SurfacePicker::pick(const LocalRay& ray, PickTrace* trace) const {
  // Not a number and infinity times zero are not a number.
  const Vec3& d = ray.direction;
  EXPECTS((d.x() * 0.0 + d.y() * 0.0 + d.z() * 0.0 == 0.0) && !d.isZero(0.0));
  return pickRay(heights_, pyramid_, frame_, ray, trace, simd_);
}

std::vector<std::optional<SurfaceHit>> SurfacePicker::pickMany(std::span<const LocalRay> rays) const {
  constexpr std::size_t kChunk = 256;
  std::vector<std::optional<SurfaceHit>> hits(rays.size());
  parallelFor((rays.size() + kChunk - 1) / kChunk, [&](std::size_t chunk) {
    const std::size_t end = std::min(rays.size(), (chunk + 1) * kChunk);
    for (std::size_t i = chunk * kChunk; i < end; ++i) hits[i] = pick(rays[i]);
  });
  return hits;
}

}  // namespace scarp
