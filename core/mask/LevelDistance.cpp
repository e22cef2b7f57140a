#include "core/mask/LevelDistance.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace scarp {

namespace {

constexpr double kFar = std::numeric_limits<double>::infinity();

bool reaches(float weight, float level) { return level > 0.0F ? weight >= level : weight > 0.0F; }

}  // namespace

void distancesAlong(std::span<float> line, float level, double step) {
  std::vector<double> distance(line.size());
  const auto sweep = [&](std::size_t first, std::size_t last, std::ptrdiff_t by) {
    double far = kFar;
    for (std::size_t i = first;; i = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(i) + by)) {
      const float here = line[i];
      if (reaches(here, level)) {
        far = 0.0;
      } else {
        far += 1.0;
        if (i != first) {
          const float before = line[static_cast<std::size_t>(static_cast<std::ptrdiff_t>(i) - by)];
          if (reaches(before, level)) far = (double(level) - here) / (double(before) - here);
        }
      }
      distance[i] = std::min(distance[i], far);
      if (i == last) break;
    }
  };
  std::ranges::fill(distance, kFar);
  sweep(0, line.size() - 1, 1);
  sweep(line.size() - 1, 0, -1);
  for (std::size_t i = 0; i < line.size(); ++i)
    line[i] = static_cast<float>((step * distance[i]) * (step * distance[i]));
}

void lowerEnvelope(std::span<float> line, double step) {
  struct Parabola {
    double place, height;  ///< Its lowest point, samples and square samples.
    double from;           ///< Where it begins to be the lowest of all.
  };
  const double square = step * step;
  std::vector<Parabola> lowest;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (std::isinf(line[i])) continue;
    const double place = static_cast<double>(i), height = line[i] / square;
    double from = -kFar;
    while (!lowest.empty()) {
      const Parabola& last = lowest.back();
      from = (height + place * place - last.height - last.place * last.place) / (2.0 * (place - last.place));
      if (from > last.from) break;
      lowest.pop_back();
      from = -kFar;
    }
    lowest.push_back({place, height, from});
  }
  if (lowest.empty()) return;
  std::size_t at = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const double place = static_cast<double>(i);
    while (at + 1 < lowest.size() && lowest[at + 1].from < place) ++at;
    const double along = place - lowest[at].place;
    line[i] = static_cast<float>(square * (along * along + lowest[at].height));
  }
}

/// Squared metres from each sample to where the weight reaches a level, by the exact distance to the points
/// on grid lines at which it does. Nothing when cancelled.

bool distancesTo(float level, const GridFrame& frame, const WeightWindow& from, WeightWindow& out,
                 const Progress& progress) {
  const auto along = [level](double step) {
    return [level, step](std::span<float> line) { distancesAlong(line, level, step); };
  };
  const auto envelope = [](double step) {
    return [step](std::span<float> line) { lowerEnvelope(line, step); };
  };
  WeightWindow other = from;
  out.weights = from.weights;
  // Points on the lines along rows first, then those along columns; the nearer one counts.
  if (!out.eachRow(partOf(progress, 0.0, 0.25), along(frame.dx)) ||
      !out.eachColumn(partOf(progress, 0.25, 0.5), envelope(frame.dy)) ||
      !other.eachColumn(partOf(progress, 0.5, 0.75), along(frame.dy)) ||
      !other.eachRow(partOf(progress, 0.75, 1.0), envelope(frame.dx)))
    return false;
  std::ranges::transform(out.weights, other.weights, out.weights.begin(),
                         [](float a, float b) { return std::min(a, b); });
  return true;
}

}  // namespace scarp
