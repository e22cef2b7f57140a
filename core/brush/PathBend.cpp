#include "core/brush/PathBend.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"
#include "core/base/ReproducibleMath.h"
#include "core/brush/Stroke.h"

namespace scarp {

namespace {

constexpr double kFewest = 3.0, kMost = 24.0;
/// From handle to handle: as finely a bend is followed.
constexpr double kPiecesAHandle = 16.0;

double lengthOf(std::span<const StrokeSample> samples) {
  double length = 0.0;
  for (std::size_t i = 1; i < samples.size(); ++i) length += sampleDistance(samples[i - 1], samples[i]);
  return length;
}

/// No piece longer than that, but those on which the brush is lifted: half way it would press.
std::vector<StrokeSample> divided(std::span<const StrokeSample> samples, double longest) {
  std::vector<StrokeSample> finer;
  for (const StrokeSample& to : samples) {
    if (!finer.empty() && finer.back().pressure > 0.0 && to.pressure > 0.0) {
      const StrokeSample from = finer.back();
      const double pieces = std::ceil(sampleDistance(from, to) / longest);
      for (double piece = 1.0; piece < pieces; ++piece)
        finer.push_back({std::lerp(from.x, to.x, piece / pieces), std::lerp(from.y, to.y, piece / pieces),
                         std::lerp(from.pressure, to.pressure, piece / pieces),
                         std::lerp(from.time, to.time, piece / pieces)});
    }
    finer.push_back(to);
  }
  return finer;
}

std::vector<double> lengthsAlong(std::span<const StrokeSample> samples) {
  std::vector<double> along;
  along.reserve(samples.size());
  for (std::size_t i = 0; i < samples.size(); ++i)
    along.push_back(i == 0 ? 0.0 : along.back() + sampleDistance(samples[i - 1], samples[i]));
  return along;
}

/// 1 at the handle, 0 from the next one on.
double share(double at, double handle, double next) {
  const double d = std::min(std::abs(at - handle) / std::abs(next - handle), 1.0);
  return 1.0 - d * d * (3.0 - 2.0 * d);
}

}  // namespace

BendablePath bendable(const BrushSettings& brush, std::span<const StrokeSample> samples) {
  if (samples.empty()) return {};
  const double length = lengthOf(samples);
  const double count = std::clamp(std::ceil(0.5 * length / brush.radius) + 1.0, kFewest, kMost);
  const double gap = length / (count - 1.0);
  BendablePath path;
  // A round path leads through its samples: more of them would be another path.
  if (brush.roundPath || !(length > 0.0))
    path.samples.assign(samples.begin(), samples.end());
  else
    path.samples = divided(samples, gap / kPiecesAHandle);
  path.along = lengthsAlong(path.samples);
  path.handles.push_back(0);
  for (double k = 1.0; k < count; ++k) {
    const double wanted = k + 1.0 < count ? k * gap : path.along.back();
    auto at = std::ranges::lower_bound(path.along, wanted);
    if (at == path.along.end()) --at;
    if (at != path.along.begin() && wanted - *(at - 1) < *at - wanted) --at;
    // Of samples at one place the first.
    at = std::ranges::lower_bound(path.along, *at);
    if (*at > path.along[path.handles.back()])
      path.handles.push_back(static_cast<std::size_t>(at - path.along.begin()));
  }
  return path;
}

BendablePath bent(const BendablePath& path, std::size_t handle, const Vec2& by) {
  EXPECTS(handle < path.handles.size() && by.allFinite());
  BendablePath moved = path;
  const double here = path.along[path.handles[handle]];
  for (std::size_t i = 0; i < path.samples.size(); ++i) {
    const double at = path.along[i];
    double weight = 1.0;
    if (at < here && handle > 0) weight = share(at, here, path.along[path.handles[handle - 1]]);
    if (at > here && handle + 1 < path.handles.size())
      weight = share(at, here, path.along[path.handles[handle + 1]]);
    moved.samples[i].x += weight * by.x();
    moved.samples[i].y += weight * by.y();
  }
  moved.along = lengthsAlong(moved.samples);
  return moved;
}

}  // namespace scarp
