#include "core/operation/GroundFaults.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/terrain/HeightPlane.h"

namespace scarp {

namespace {

constexpr std::size_t kMaxSamplesRead = 1'000'000;
constexpr std::size_t kMostDistinct = 70'000;  ///< 16 bits hold 65,536.
constexpr double kTolerance = 0.02;            ///< Of the step.
constexpr double kLeastSteps = 16.0;           ///< Of a float's own at that height.

/// Different heights, in rising order, from rows spread over all of the raster.
std::vector<float> distinctHeights(const HeightRaster& heights, std::size_t& samples) {
  const auto columns = static_cast<std::size_t>(heights.columns());
  const int every =
      std::max(1, static_cast<int>(columns * static_cast<std::size_t>(heights.rows()) / kMaxSamplesRead));
  std::vector<float> all, row(columns);
  for (int r = 0; r < heights.rows(); r += every) {
    heights.read({0, r, heights.columns(), r + 1}, row);
    std::copy_if(row.begin(), row.end(), std::back_inserter(all), [](float h) { return h == h; });
  }
  samples = all.size();
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

}  // namespace

std::optional<double> quantumOf(const HeightRaster& heights) {
  std::size_t samples = 0;
  const std::vector<float> all = distinctHeights(heights, samples);
  if (all.size() < 2 || all.size() > kMostDistinct || 2 * all.size() > samples) return std::nullopt;
  double step = std::numeric_limits<double>::infinity();
  for (std::size_t i = 1; i < all.size(); ++i)
    step = std::min(step, static_cast<double>(all[i]) - static_cast<double>(all[i - 1]));
  const double largest = std::max(std::abs(all.front()), std::abs(all.back()));
  if (step < kLeastSteps * largest * std::numeric_limits<float>::epsilon()) return std::nullopt;
  // All others are whole numbers of it away from the lowest; the further, the better they tell it.
  for (const float h : all) {
    const double away = static_cast<double>(h) - static_cast<double>(all.front());
    const double count = std::round(away / step);
    if (std::abs(away / step - count) > kTolerance * std::max(1.0, std::sqrt(count))) return std::nullopt;
    if (count > 0.0) step = away / count;
  }
  return step;
}

namespace {

/// Rows spread over the raster, with about a million samples.
template <class Use>
void someRows(const HeightRaster& heights, Use&& use) {
  constexpr long long most = 1'000'000;
  const int every = std::max(1, static_cast<int>(heights.rect().area() / most));
  std::vector<float> row(static_cast<std::size_t>(heights.columns()));
  for (int r = every / 2; r < heights.rows(); r += every) {
    heights.read({0, r, heights.columns(), r + 1}, row);
    use(row);
  }
}

float quantile(std::vector<float>& values, double share) {
  const auto at =
      values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

constexpr int kBlock = 64;  ///< Samples along a seam that are looked at together.

/// How much more the ground steps between two lines than at both sides of them, along a block.
struct Step {
  double sum = 0.0, size = 0.0, beside = 0.0;
  int count = 0, sign = 0;

  void add(float before2, float before, float here, float after) {
    const double step = double{here} - double{before} -
                        0.5 * (double{before} - double{before2} + double{after} - double{here});
    if (std::isnan(step)) return;
    sum += step;
    size += std::abs(step);
    beside += 0.5 * (std::abs(double{before} - double{before2}) + std::abs(double{after} - double{here}));
    ++count;
    sign += step > 0.0 ? 1 : step < 0.0 ? -1 : 0;
  }
};

/// Seams between columns, or of the plane lying on its side.
void addSeams(const HeightPlane& plane, bool column, std::vector<Seam>& seams) {
  constexpr double stands = 4.0, allOneWay = 0.9;
  const int lines = column ? plane.columns : plane.rows, along = column ? plane.rows : plane.columns;
  if (lines < 8 || along < kBlock / 2) return;
  const auto value = [&](int line, int place) {
    return plane.values[column ? plane.at(line, place) : plane.at(place, line)];
  };
  std::vector<Seam> open(static_cast<std::size_t>(lines));  // That may go on in the next block.
  const int blocks = std::max(1, along / kBlock);
  for (int block = 0; block < blocks; ++block) {
    const int first = block * kBlock, last = block + 1 == blocks ? along : first + kBlock;
    std::vector<Step> steps(static_cast<std::size_t>(lines));
    // In the order of memory.
    for (int i = first; i < last && column; ++i)
      for (int line = 2; line + 1 < lines; ++line)
        steps[static_cast<std::size_t>(line)].add(value(line - 2, i), value(line - 1, i), value(line, i),
                                                  value(line + 1, i));
    for (int line = 2; line + 1 < lines && !column; ++line)
      for (int i = first; i < last; ++i)
        steps[static_cast<std::size_t>(line)].add(value(line - 2, i), value(line - 1, i), value(line, i),
                                                  value(line + 1, i));
    std::vector<float> sizes;
    for (const Step& step : steps)
      if (step.count >= kBlock / 2) sizes.push_back(static_cast<float>(step.size / step.count));
    if (sizes.size() < 8) continue;
    const double usual = std::max(double{quantile(sizes, 0.5)}, 0.5 * double{quantile(sizes, 0.9)});
    for (int line = 2; line + 1 < lines; ++line) {
      const Step& step = steps[static_cast<std::size_t>(line)];
      if (step.count < kBlock / 2) continue;
      const double mean = step.sum / step.count;
      if (!(std::abs(mean) > stands * usual) || std::abs(mean) < 2.0 * step.beside / step.count) continue;
      if (std::abs(step.sign) < allOneWay * step.count) continue;
      Seam& last1 = open[static_cast<std::size_t>(line)];
      if (last1.last == first && last1.last > last1.first) {
        const double before = last1.last - last1.first, here = last - first;
        last1.step = (last1.step * before + mean * here) / (before + here);
        last1.last = last;
      } else {
        if (last1.last > last1.first) seams.push_back(last1);
        last1 = {column, line, first, last, mean};
      }
    }
  }
  for (const Seam& seam : open)
    if (seam.last > seam.first) seams.push_back(seam);
}

/// The ends of a seam to four samples: blocks begin and end anywhere along it.
void findEnds(const HeightPlane& plane, Seam& seam) {
  constexpr int by = 4;
  constexpr double same = 0.5;
  const auto value = [&](int line, int place) {
    return plane.values[seam.column ? plane.at(line, place) : plane.at(place, line)];
  };
  const auto steps = [&](int first) {
    Step step;
    for (int i = first; i < first + by; ++i)
      step.add(value(seam.at - 2, i), value(seam.at - 1, i), value(seam.at, i), value(seam.at + 1, i));
    return step.count > 0 && step.sum / step.count / seam.step > same;
  };
  const int along = seam.column ? plane.rows : plane.columns;
  while (seam.first >= by && steps(seam.first - by)) seam.first -= by;
  while (seam.last + by <= along && steps(seam.last)) seam.last += by;
  if (seam.first < by) seam.first = 0;
  if (seam.last + by > along) seam.last = along;
}

/// Whether the surface continues on the other side of a line of steps: the differences from sample to sample
/// along both sides correlate. If both sides are level, the line has to cross the whole raster.
bool isWithinOneSurface(const HeightPlane& plane, const Seam& seam) {
  constexpr double kMinCorrelation = 0.3;
  const auto value = [&](int line, int place) {
    return double{plane.values[seam.column ? plane.at(line, place) : plane.at(place, line)]};
  };
  double both = 0.0, before = 0.0, after = 0.0;
  for (int place = seam.first; place + 1 < seam.last; ++place) {
    const double a = value(seam.at - 1, place + 1) - value(seam.at - 1, place);
    const double b = value(seam.at, place + 1) - value(seam.at, place);
    if (std::isnan(a) || std::isnan(b)) continue;
    both += a * b;
    before += a * a;
    after += b * b;
  }
  if (before == 0.0 && after == 0.0)
    return seam.first == 0 && seam.last == (seam.column ? plane.rows : plane.columns);
  return both > kMinCorrelation * std::sqrt(before * after);
}

}  // namespace

double usualStep(const HeightRaster& heights) {
  std::vector<float> steps;
  someRows(heights, [&](const std::vector<float>& row) {
    for (std::size_t i = 1; i < row.size(); ++i)
      if (const float step = std::abs(row[i] - row[i - 1]); step > 0.0F) steps.push_back(step);
  });
  return steps.empty() ? 0.0 : double{quantile(steps, 0.5)};
}

double leastSpike(const HeightRaster& heights, const GridFrame& frame) {
  std::vector<float> all;
  someRows(heights, [&](const std::vector<float>& row) {
    std::copy_if(row.begin(), row.end(), std::back_inserter(all), [](float h) { return h == h; });
  });
  constexpr double never = std::numeric_limits<double>::infinity();
  if (all.empty()) return never;
  const double relief = double{quantile(all, 0.99)} - double{quantile(all, 0.01)};
  if (!(relief > 0.0)) return never;
  // In fine surface models there are masts and trees.
  constexpr double coarse = 5.0, needle = 8.0, fine = 2.0;
  const double cell = std::min(frame.dx, frame.dy);
  return cell >= coarse ? std::min(0.5 * relief, needle * cell) : fine * relief;
}

float withoutSpike(const HeightPlane& plane, int column, int row, const SpikeRule& rule, double usual) {
  constexpr float none = std::numeric_limits<float>::quiet_NaN();
  const float here = plane.values[plane.at(column, row)];
  std::array<float, 8> around{};
  std::size_t count = 0;
  for (int r = std::max(0, row - 1); r <= std::min(plane.rows - 1, row + 1); ++r)
    for (int c = std::max(0, column - 1); c <= std::min(plane.columns - 1, column + 1); ++c)
      if (const float h = plane.values[plane.at(c, r)]; (c != column || r != row) && h == h)
        around[count++] = h;
  const bool border = column == 0 || row == 0 || column == plane.columns - 1 || row == plane.rows - 1;
  const std::size_t fewest = border ? 3 : 5;
  if (!(here == here) || count < fewest) return none;
  const auto end = around.begin() + static_cast<std::ptrdiff_t>(count);
  std::sort(around.begin(), end);
  const float middle =
      count % 2 == 1 ? around[count / 2] : 0.5F * (around[count / 2 - 1] + around[count / 2]);
  const double out = std::abs(double{here} - double{middle});
  if (!(out >= rule.least)) return none;
  for (std::size_t i = 0; i < count; ++i) around[i] = std::abs(around[i] - middle);
  std::sort(around.begin(), end);
  // The median absolute deviation; and all but one of the neighbours lie well below.
  const double spread = std::max(double{around[count / 2]}, usual);
  return out > rule.times * spread && out > 3.0 * double{around[count - 2]} ? middle : none;
}

std::vector<Seam> findSeams(const HeightPlane& plane) {
  std::vector<Seam> seams;
  addSeams(plane, true, seams);
  addSeams(plane, false, seams);
  const auto tooShort = [&](const Seam& seam) {
    const int along = seam.column ? plane.rows : plane.columns;
    return seam.last - seam.first < std::max(kBlock, along / 5);
  };
  // Lines beside a seam step back by half of it.
  const std::vector<Seam> all = seams;
  std::erase_if(seams, [&](const Seam& seam) {
    return std::ranges::any_of(all, [&](const Seam& other) {
      return other.column == seam.column && std::abs(other.at - seam.at) == 1 &&
             std::abs(other.step) > std::abs(seam.step) && other.first < seam.last && seam.first < other.last;
    });
  });
  for (Seam& seam : seams) findEnds(plane, seam);
  std::erase_if(seams, [&](const Seam& seam) { return tooShort(seam) || !isWithinOneSurface(plane, seam); });
  return seams;
}

}  // namespace scarp
