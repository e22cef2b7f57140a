#include "core/operation/TerrainForms.h"

#include <algorithm>
#include <cstddef>
#include <numbers>

#include "core/base/Parallel.h"
#include "core/base/ReproducibleMath.h"
#include "core/noise/Noise.h"

namespace scarp {

namespace {

constexpr int kMaxCoarseCells = 320;     ///< On a side of the grid on which the large valleys form.
constexpr double kMaxFormAspect = 64.0;  ///< Of a frame: beyond it the unit is part of the longer side.

/// The noise fields of erosion. Islands are stored in projects by their seeds: keep the numbers.
enum ErosionField : std::int64_t { kStartField = 4, kBendXField, kBendYField, kDisorderField = 8 };

/// Height of a relief between its samples.
double reliefBetween(const Relief& relief, double column, double row) {
  const double c = std::clamp(column, 0.0, relief.columns - 1.0), r = std::clamp(row, 0.0, relief.rows - 1.0);
  const int i = std::min(static_cast<int>(c), relief.columns - 2);
  const int j = std::min(static_cast<int>(r), relief.rows - 2);
  const double* h = relief.heights.data() + static_cast<std::size_t>(j) * relief.columns + i;
  const double upper = h[0] + (c - i) * (h[1] - h[0]);
  const double lower = h[relief.columns] + (c - i) * (h[relief.columns + 1] - h[relief.columns]);
  return upper + (r - j) * (lower - upper);
}

/// The terrain before it is eroded, at one of the grid's resolutions: the `coarser` relief if there is one,
/// with its valleys bent a little (a coarse grid makes them too straight) and roughened.
Relief uneroded(const FormFrame& frame, const ErosionPlan& plan, const Relief& coarser, int columns, int rows,
                std::uint32_t seed) {
  Relief relief{columns, rows, std::abs(frame.x(1, columns) - frame.x(0, columns)), {}, {}};
  relief.spacing = std::min(relief.spacing, std::abs(frame.y(1, rows) - frame.y(0, rows)));
  relief.heights.resize(static_cast<std::size_t>(columns) * rows);
  relief.uplift.resize(relief.heights.size());
  const double toColumn = (coarser.columns - 1.0) / (columns - 1), toRow = (coarser.rows - 1.0) / (rows - 1);
  parallelFor(static_cast<std::size_t>(rows), [&](std::size_t rowIndex) {
    const int row = static_cast<int>(rowIndex);
    for (int column = 0; column < columns; ++column) {
      const bool border = row == 0 || column == 0 || row == rows - 1 || column == columns - 1;
      const std::size_t i = rowIndex * columns + column;
      const ErodibleSite site = plan.site(frame.x(column, columns), frame.y(row, rows));
      relief.uplift[i] = border ? 0.0 : site.uplift;
      relief.heights[i] = site.base;
      if (relief.uplift[i] <= 0.0) continue;
      const double rough =
          relief.spacing * (1.0 + gradientNoise(0.8 * column, 0.8 * row, fieldSeed(kStartField, seed)));
      if (coarser.heights.empty()) {
        relief.heights[i] = site.start + plan.firstRoughness * rough;
        continue;
      }
      const double u = 0.11 * column, v = 0.11 * row;
      const double bentColumn = column + 2.2 * fractalNoise(u, v, 2, 0.5, fieldSeed(kBendXField, seed));
      const double bentRow = row + 2.2 * fractalNoise(u, v, 2, 0.5, fieldSeed(kBendYField, seed));
      relief.heights[i] =
          reliefBetween(coarser, toColumn * bentColumn, toRow * bentRow) + plan.laterRoughness * rough;
    }
  });
  return relief;
}

}  // namespace

FormFrame::FormFrame(int columns, int rows, double margin) {
  const double longer = std::max(columns, rows) - 1.0;
  const double shorter = margin > 0.0 ? std::max(std::min(columns, rows) - 1.0, longer / kMaxFormAspect)
                                      : std::min(columns, rows) - 1.0;
  margin_ = static_cast<int>(std::ceil(0.5 * margin * shorter));
  columns_ = columns + 2 * margin_;
  rows_ = rows + 2 * margin_;
  halfWidth_ = (columns_ - 1.0) / shorter;
  halfDepth_ = (rows_ - 1.0) / shorter;
}

std::optional<Relief> erodedForm(const FormFrame& frame, const ErosionPlan& plan, std::uint32_t seed,
                                 const Progress& progress) {
  // Large valleys take many steps to find their courses, which are cheap on a coarse grid; each finer grid
  // then adds the smaller ones.
  int level = 0;
  while ((std::max(frame.columns(), frame.rows()) - 1) >> level > kMaxCoarseCells) ++level;
  Relief relief;
  double done = 0.0;
  for (; level >= 0; --level) {
    const bool first = relief.heights.empty();
    ErosionSettings erosion = plan.settings;
    erosion.steps = first ? plan.firstSteps : level == 0 ? plan.lastSteps : plan.middleSteps;
    erosion.timeStep = first ? plan.firstTimeStep : plan.laterTimeStep;
    erosion.seed = fieldSeed(kDisorderField, seed) + static_cast<std::uint32_t>(level);
    // A level has a quarter of the next one's samples, and all levels before it together about as much work.
    const double share = level == 0 ? 1.0 - done : (1.0 - done) * 0.4;
    relief = uneroded(frame, plan, relief, std::max(2, ((frame.columns() - 1) >> level) + 1),
                      std::max(2, ((frame.rows() - 1) >> level) + 1), seed);
    if (!erode(relief, erosion, partOf(progress, done, done + share))) return std::nullopt;
    done += share;
  }
  return relief;
}

std::vector<float> scaledHeights(const FormFrame& frame, const std::vector<double>& heights, double height) {
  const int margin = frame.margin(), columns = frame.columns() - 2 * margin, rows = frame.rows() - 2 * margin;
  const auto row = [&](int j) {
    return heights.data() + static_cast<std::size_t>(j + margin) * frame.columns() + margin;
  };
  double low = *row(0), high = low;
  for (int j = 0; j < rows; ++j)
    for (int i = 0; i < columns; ++i) low = std::min(low, row(j)[i]), high = std::max(high, row(j)[i]);
  const double range = high > low ? high - low : 1.0;
  std::vector<float> scaled(static_cast<std::size_t>(columns) * rows);
  parallelFor(static_cast<std::size_t>(rows), [&](std::size_t j) {
    for (int i = 0; i < columns; ++i)
      scaled[j * columns + i] = static_cast<float>((row(static_cast<int>(j))[i] - low) / range * height);
  });
  return scaled;
}

std::uint32_t fieldSeed(std::int64_t field, std::uint32_t seed) { return latticeHash(field, 0, seed); }

double fieldNumber(std::int64_t field, std::uint32_t seed) { return latticeHash(field, 1, seed) * 0x1p-32; }

FormAxes::FormAxes(const FormFrame& frame, double radians) {
  // Along the longer side of a long terrain, so that the axis stays within it.
  const double aspect = frame.halfWidth() / frame.halfDepth(),
               square = aspect < 1.0 ? aspect * aspect : 1.0 / (aspect * aspect);
  const double angle = radians * square + (aspect < 0.67 ? std::numbers::pi / 2.0 : 0.0);
  cosine = reproducible::cos(angle);
  sine = reproducible::sin(angle);
}

}  // namespace scarp
