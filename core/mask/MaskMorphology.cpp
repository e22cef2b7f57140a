#include "core/mask/MaskMorphology.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <vector>

#include "core/mask/MaskTiles.h"
#include "core/terrain/HeldSlots.h"

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

namespace {

constexpr int kLevels = 8;            ///< Weights, closer at the ends, at which soft masks are taken apart,
constexpr std::size_t kPlateaus = 8;  ///< and so many that whole areas have.
constexpr std::ptrdiff_t kPlateauSize = 16;  ///< Samples, the least such area.

/// Samples that so many metres reach, at most.
int samplesIn(double metres, const GridFrame& frame) {
  return static_cast<int>(std::min(std::ceil(metres / frame.cellSize()) + 1.0, 1e6));
}

/// Weights, ascending, at which a mask is taken apart: none but 0 and the largest where all are one of these.
std::vector<float> levelsOf(const WeightWindow& window) {
  float most = 0.0F;
  for (const float w : window.weights) most = std::max(most, w);
  std::map<float, std::ptrdiff_t> areas;
  bool soft = false;
  for (std::size_t i = 0; i < window.weights.size();) {
    const float w = window.weights[i];
    std::size_t end = i + 1;
    while (end < window.weights.size() && window.weights[end] == w) ++end;
    if (w > 0.0F && w < most) {
      soft = true;
      if (end - i > 1) areas[w] += static_cast<std::ptrdiff_t>(end - i);
    }
    i = end;
  }
  std::vector<float> levels{0.0F, most};
  if (!soft) return levels;
  for (int i = 1; i < kLevels; ++i) {
    // As a feather rises, so that it is bent least in between.
    const float t = static_cast<float>(i) / kLevels;
    levels.push_back(most * t * t * (3.0F - 2.0F * t));
  }
  std::vector<std::pair<std::ptrdiff_t, float>> plateaus;
  for (const auto& [weight, area] : areas)
    if (area >= kPlateauSize) plateaus.emplace_back(-area, weight);
  std::ranges::sort(plateaus);
  for (std::size_t i = 0; i < std::min(kPlateaus, plateaus.size()); ++i) levels.push_back(plateaus[i].second);
  std::ranges::sort(levels);
  levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
  return levels;
}

/// The samples that change when what is selected grows by so many samples; what is outside is all 0 or all 1.
GridRect windowFor(const MaskRaster& mask, int selectedGrows, int restGrows) {
  const GridRect selected = boundsOfOther(mask, 0.0F).grown(selectedGrows).intersected(mask.rect());
  const GridRect rest = boundsOfOther(mask, 1.0F).grown(restGrows).intersected(mask.rect());
  return rest.area() < selected.area() ? rest : selected;
}

}  // namespace

Result<MaskRaster> grown(const MaskRaster& mask, const GridFrame& frame, double metres,
                         const Progress& progress) {
  EXPECTS(metres >= 0.0 && std::isfinite(metres) && mask.rect() == frame.samples());
  const GridRect rect = windowFor(mask, samplesIn(metres, frame), 1);
  if (metres == 0.0 || rect.empty()) return mask;
  const WeightWindow from(mask, rect);
  const std::vector<float> levels = levelsOf(from);
  std::vector<float> result = from.weights;
  std::vector<double> before(result.size(), -1.0);
  WeightWindow distance = from;
  const double share = 1.0 / static_cast<double>(levels.size());
  for (std::size_t k = 0; k < levels.size(); ++k) {
    const Progress part =
        partOf(progress, share * static_cast<double>(k), share * static_cast<double>(k + 1));
    if (!distancesTo(levels[k], frame, from, distance, part)) return Error::cancel();
    const auto width = static_cast<std::size_t>(rect.width());
    parallelFor(static_cast<std::size_t>(rect.height()), [&](std::size_t row) {
      for (std::size_t i = row * width; i < (row + 1) * width; ++i) {
        if (before[i] > metres) continue;
        const double here = std::sqrt(double(distance.weights[i]));
        double weight = 0.0;
        if (here <= metres)
          weight = levels[k];
        else if (k > 0)
          weight = levels[k - 1] + (levels[k] - levels[k - 1]) * ((metres - before[i]) / (here - before[i]));
        result[i] = std::max(result[i], static_cast<float>(weight));
        before[i] = here;
      }
    });
  }
  return withWeights(mask, rect, result);
}

Result<MaskRaster> shrunk(const MaskRaster& mask, const GridFrame& frame, double metres,
                          const Progress& progress) {
  if (metres == 0.0) return mask;
  Result<MaskRaster> rest = grown(inverted(mask), frame, metres, progress);
  if (!rest) return rest;
  MaskRaster result = inverted(*rest);
  // Where nothing changed it is the same tile as before.
  for (const int index : mask.heldSlots())
    if (const auto& tile = mask.tile(index); result.tile(index) && *tile == *result.tile(index))
      result.exchangeTile(index, tile);
  return result;
}

namespace {

/// A running mean over 2·whole + 1 samples and a part of those beyond.
struct RunningMean {
  std::ptrdiff_t whole;
  double part;

  /// Of which three give a variance, in square samples (Gwosdek et al. 2011).
  static RunningMean ofThird(double variance) {
    const double third = variance / 3.0;
    const double l = std::floor(0.5 * (std::sqrt(1.0 + 12.0 * third) - 1.0));
    const double squares = l * (l + 1.0) * (2.0 * l + 1.0) / 3.0;
    return {static_cast<std::ptrdiff_t>(l),
            (third * (2.0 * l + 1.0) - squares) / (2.0 * ((l + 1.0) * (l + 1.0) - third))};
  }

  [[nodiscard]] int reach() const { return 3 * static_cast<int>(whole + 1); }

  void apply(std::span<float> line) const {
    const auto count = static_cast<std::ptrdiff_t>(line.size());
    const std::vector<float> in(line.begin(), line.end());
    const auto at = [&](std::ptrdiff_t i) {
      return i >= 0 && i < count ? double(in[static_cast<std::size_t>(i)]) : 0.0;
    };
    const auto there = [&](std::ptrdiff_t i) { return i >= 0 && i < count ? 1.0 : 0.0; };
    double sum = 0.0;
    for (std::ptrdiff_t i = 0; i < std::min(whole, count); ++i) sum += at(i);
    for (std::ptrdiff_t i = 0; i < count; ++i) {
      sum += at(i + whole) - at(i - whole - 1);
      const double samples =
          static_cast<double>(std::min(i + whole, count - 1) - std::max<std::ptrdiff_t>(i - whole, 0) + 1);
      const double weight = samples + part * (there(i - whole - 1) + there(i + whole + 1));
      line[static_cast<std::size_t>(i)] =
          static_cast<float>((sum + part * (at(i - whole - 1) + at(i + whole + 1))) / weight);
    }
  }
};

struct RunningMeans {
  RunningMean across, down;

  [[nodiscard]] int reach() const { return std::max(across.reach(), down.reach()); }
};

RunningMeans meansFor(double metres, const GridFrame& frame) {
  const auto mean = [&](double step) {
    return RunningMean::ofThird((0.5 * metres / step) * (0.5 * metres / step));
  };
  return {mean(frame.dx), mean(frame.dy)};
}

/// Blurs a window; false where it was cancelled.
bool blur(WeightWindow& window, const RunningMeans& means, const Progress& progress) {
  const auto thrice = [](const RunningMean& running) {
    return [running](std::span<float> line) {
      for (int i = 0; i < 3; ++i) running.apply(line);
    };
  };
  if (!window.eachRow(partOf(progress, 0.0, 0.5), thrice(means.across)) ||
      !window.eachColumn(partOf(progress, 0.5, 1.0), thrice(means.down)))
    return false;
  constexpr float kRounding = 1e-7F;  // what is left of sums that cancel
  for (float& w : window.weights) w = w < kRounding ? 0.0F : w > 1.0F - kRounding ? 1.0F : w;
  return true;
}

}  // namespace

Result<MaskRaster> blurred(const MaskRaster& mask, const GridFrame& frame, double metres,
                           const Progress& progress) {
  EXPECTS(metres >= 0.0 && std::isfinite(metres) && mask.rect() == frame.samples());
  if (metres == 0.0) return mask;
  const RunningMeans means = meansFor(metres, frame);
  // Twice as far as it reaches, so that where the window ends all around is alike.
  const int reach = 2 * means.reach();
  const GridRect rect = windowFor(mask, reach, reach);
  if (rect.empty()) return mask;
  WeightWindow window(mask, rect);
  if (!blur(window, means, progress)) return Error::cancel();
  return withWeights(mask, rect, window.weights);
}

MaskSmoothing::MaskSmoothing(MaskRaster mask, const GridFrame& frame, double metres)
    : mask_(std::move(mask)), frame_(frame), metres_(metres) {
  EXPECTS(metres >= 0.0 && std::isfinite(metres) && mask_.rect() == frame.samples());
}

MaskRaster::TilePtr MaskSmoothing::blurredTile(int index) const {
  const GridRect tile = mask_.tileRect(index);
  const RunningMeans means = meansFor(metres_, frame_);
  WeightWindow window(mask_, tile.grown(means.reach()).intersected(mask_.rect()));
  [[maybe_unused]] const bool done = blur(window, means, {});
  auto blurred = mask_.copyOfTile(index);
  for (int row = tile.row0; row < tile.row1; ++row)
    std::copy_n(window.weights.data() +
                    static_cast<std::ptrdiff_t>(row - window.rect.row0) * window.rect.width() +
                    (tile.column0 - window.rect.column0),
                tile.width(), blurred->data() + MaskRaster::offsetIn(0, row - tile.row0));
  return blurred;
}

MaskRaster MaskSmoothing::within(const MaskRaster& weights) {
  EXPECTS(weights.rect() == mask_.rect());
  MaskRaster result = mask_;
  if (metres_ == 0.0) return result;
  const bool everywhere = weights.fill() != 0.0F;
  for (const int index : everywhere ? allSlots(weights) : weights.heldSlots()) {
    if (plainWeight(weights, index) == 0.0F) continue;
    MaskRaster::TilePtr& blurred = blurred_[index];
    if (!blurred) blurred = blurredTile(index);
    const auto by = weights.copyOfTile(index);
    auto tile = mask_.copyOfTile(index);
    for (std::size_t i = 0; i < tile->size(); ++i)
      (*tile)[i] = std::clamp((*tile)[i] + (*by)[i] * ((*blurred)[i] - (*tile)[i]), 0.0F, 1.0F);
    if (const auto& before = mask_.tile(index); before && *before == *tile) continue;
    putMaskTile(result, index, std::move(tile));
  }
  return result;
}

}  // namespace scarp
