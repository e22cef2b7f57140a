#include "core/erosion/ErosionWindow.h"

#include <cmath>
#include <memory>

#include "core/erosion/ErosionLevel.h"

namespace scarp {

namespace {

/// Ever coarser grids of one ground, taken one after the other from the coarsest.
class Grids {
 public:
  Grids(HeightPlane finest, double dx, double dy, const HydraulicErosionFilter& settings)
      : dx_(dx), dy_(dy), settings_(settings) {
    grounds_.push_back(std::move(finest));
  }
  void halve() { grounds_.push_back(halvedGround(grounds_.back())); }
  /// Without the coarsest.
  void dropCoarsest() { grounds_.pop_back(); }
  [[nodiscard]] const HeightPlane& coarsest() const { return grounds_.back(); }
  [[nodiscard]] std::size_t left() const { return grounds_.size(); }
  [[nodiscard]] std::unique_ptr<ErosionLevel> take() {
    const double cells = std::ldexp(1.0, static_cast<int>(grounds_.size()) - 1);
    auto level =
        std::make_unique<ErosionLevel>(std::move(grounds_.back()), dx_ * cells, dy_ * cells, settings_);
    grounds_.pop_back();
    return level;
  }

 private:
  double dx_, dy_;
  const HydraulicErosionFilter& settings_;
  std::vector<HeightPlane> grounds_;
};

/// Moves the means of a last column and row of fewer than `step` samples to where those of all would be, on
/// ground that goes on straight, as halvedGround() does.
void continueMeans(HeightPlane& means, const GridFrame& whole, int step) {
  const auto continued = [step](float mean, float before, int samples) {
    const float moved =
        before + (mean - before) * (2.0F * static_cast<float>(step) / static_cast<float>(step + samples));
    return moved == moved ? moved : mean;
  };
  const int lastColumn = means.columns - 1, lastRow = means.rows - 1;
  if (const int samples = whole.columns % step; samples != 0 && lastColumn > 0)
    for (int row = 0; row <= lastRow; ++row) {
      float& mean = means.values[means.at(lastColumn, row)];
      mean = continued(mean, means.values[means.at(lastColumn - 1, row)], samples);
    }
  if (const int samples = whole.rows % step; samples != 0 && lastRow > 0)
    for (int column = 0; column <= lastColumn; ++column) {
      float& mean = means.values[means.at(column, lastRow)];
      mean = continued(mean, means.values[means.at(column, lastRow - 1)], samples);
    }
}

/// Goes on from the coarser grid through all that are left; false where stopped.
bool erodeDown(Grids& grids, std::unique_ptr<ErosionLevel>& level, const HydraulicErosionFilter& settings,
               bool toFinest, const Progress& progress) {
  // A grid costs four times what the next coarser one does.
  const double all = (std::ldexp(1.0, 2 * static_cast<int>(grids.left())) - 1.0) / 3.0;
  double spent = 0.0, cost = 1.0;
  while (grids.left() > 0) {
    auto next = grids.take();
    if (level)
      next->takeOver(*level);
    else
      next->gatherWater();
    level = std::move(next);
    const bool finest = toFinest && grids.left() == 0;
    const bool done = level->erode(settings, finest, [&](int step) {
      return keepGoing(progress, (spent + cost * step / settings.iterations) / all);
    });
    if (!done) return false;
    spent += cost;
    cost *= 4.0;
  }
  return true;
}

}  // namespace

std::optional<HeightPlane> hydraulicErosion(const HeightRaster& window, const GridRect& rect,
                                            const GridFrame& whole, const FarGround& far,
                                            const HydraulicErosionFilter& settings,
                                            const Progress& progress) {
  EXPECTS(std::has_single_bit(static_cast<unsigned>(far.step)) && rect.column0 % far.step == 0 &&
          rect.row0 % far.step == 0);
  const float middle = middleOf(far.means);
  HeightPlane means = planeOf(far.means, ErosionLevel::kRim, middle);
  continueMeans(means, whole, far.step);
  Grids coarse(std::move(means), whole.dx * far.step, whole.dy * far.step, settings);
  while (std::min(coarse.coarsest().columns, coarse.coarsest().rows) > ErosionLevel::kCoarsestSide)
    coarse.halve();
  std::unique_ptr<ErosionLevel> level;
  if (!erodeDown(coarse, level, settings, far.step == 1, partOf(progress, 0.0, 0.2))) return std::nullopt;

  const auto toMeans = [&](int at) { return (at + far.step - 1) / far.step; };
  const GridRect place{rect.column0 / far.step, rect.row0 / far.step, toMeans(rect.column1),
                       toMeans(rect.row1)};
  level = std::make_unique<ErosionLevel>(level->window(place, settings));
  Grids fine(planeOf(window, ErosionLevel::kRim, middle), whole.dx, whole.dy, settings);
  for (int step = far.step; step > 1; step /= 2) fine.halve();
  fine.dropCoarsest();
  if (!erodeDown(fine, level, settings, true, partOf(progress, 0.2, 0.98))) return std::nullopt;
  level->finish();
  return level->change();
}

}  // namespace scarp
