#include "core/brush/Alpha.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <mutex>
#include <numbers>
#include <utility>

#include "core/base/ReproducibleMath.h"
#include "core/noise/Noise.h"

namespace scarp {

double Alpha::at(double x, double y) const {
  if (!(std::abs(x) <= 1.0 && std::abs(y) <= 1.0)) return 0.0;
  const double column = std::clamp(0.5 * (x + 1.0) * columns - 0.5, 0.0, columns - 1.0);
  const double row = std::clamp(0.5 * (1.0 - y) * rows - 0.5, 0.0, rows - 1.0);
  const int left = static_cast<int>(column), top = static_cast<int>(row);
  const int right = std::min(left + 1, columns - 1), bottom = std::min(top + 1, rows - 1);
  const double u = column - left, v = row - top;
  const auto value = [this](int c, int r) {
    return double(values[static_cast<std::size_t>(r) * static_cast<std::size_t>(columns) +
                         static_cast<std::size_t>(c)]);
  };
  const double upper = value(left, top) + u * (value(right, top) - value(left, top));
  const double lower = value(left, bottom) + u * (value(right, bottom) - value(left, bottom));
  return upper + v * (lower - upper);
}

Alpha reduced(const Alpha& alpha, int side) {
  const int by = (std::max(alpha.columns, alpha.rows) + side - 1) / side;
  if (by <= 1) return alpha;
  Alpha small = alpha;
  small.columns = (alpha.columns + by - 1) / by;
  small.rows = (alpha.rows + by - 1) / by;
  small.values.clear();
  for (int row = 0; row < small.rows; ++row)
    for (int column = 0; column < small.columns; ++column) {
      const int right = std::min((column + 1) * by, alpha.columns),
                bottom = std::min((row + 1) * by, alpha.rows);
      double sum = 0.0, count = 0.0;
      for (int r = row * by; r < bottom; ++r)
        for (int c = column * by; c < right; ++c, count += 1.0)
          sum += static_cast<double>(
              alpha.values[static_cast<std::size_t>(r) * static_cast<std::size_t>(alpha.columns) +
                           static_cast<std::size_t>(c)]);
      small.values.push_back(static_cast<float>(sum / count));
    }
  return small;
}

AlphaPtr sharedAlpha(Alpha alpha) {
  static std::mutex busy;
  static std::vector<std::weak_ptr<const Alpha>> held;
  const std::lock_guard lock(busy);
  std::erase_if(held, [](const auto& each) { return each.expired(); });
  for (const auto& each : held)
    if (AlphaPtr same = each.lock(); same && *same == alpha) return same;
  AlphaPtr made = std::make_shared<const Alpha>(std::move(alpha));
  held.push_back(made);
  return made;
}

namespace {

constexpr double kTurn = 2.0 * std::numbers::pi;

double smoothStep(double low, double high, double x) {
  const double t = std::clamp((x - low) / (high - low), 0.0, 1.0);
  return t * t * (3.0 - 2.0 * t);
}

/// 0…1 for a number of a seed.
double chance(std::int64_t index, std::int64_t which, std::uint32_t seed) {
  return latticeHash(index, which, seed) * 0x1p-32;
}

/// Distances to the nearest and the next nearest of points strewn one to a unit square (Worley 1996).
struct Cells {
  double nearest, next;
};

Cells cellsAt(double x, double y, std::uint32_t seed) {
  const auto column = static_cast<std::int64_t>(std::floor(x)),
             row = static_cast<std::int64_t>(std::floor(y));
  Cells cells{1e9, 1e9};
  for (std::int64_t r = row - 2; r <= row + 2; ++r)
    for (std::int64_t c = column - 2; c <= column + 2; ++c) {
      const std::uint32_t bits = latticeHash(c, r, seed);
      const double px = static_cast<double>(c) + (bits & 0xffffu) / 65536.0;
      const double py = static_cast<double>(r) + (bits >> 16) / 65536.0;
      const double distance = reproducible::hypot(px - x, py - y);
      if (distance < cells.nearest) {
        cells.next = cells.nearest;
        cells.nearest = distance;
      } else {
        cells.next = std::min(cells.next, distance);
      }
    }
  return cells;
}

/// A crag cut by planes, with a rough skin.
double rock(double x, double y) {
  const double wx = x + 0.06 * fractalNoise(3.0 * x, 3.0 * y, 4, 0.5, 11);
  const double wy = y + 0.06 * fractalNoise(3.0 * x, 3.0 * y, 4, 0.5, 12);
  double height = 0.86 + 0.25 * wx - 0.15 * wy;
  constexpr int kFaces = 13;
  for (int face = 0; face < kFaces; ++face) {
    const double angle = kTurn * (face + 0.8 * chance(face, 0, 21)) / kFaces;
    const double steepness = 0.7 + 2.6 * chance(face, 1, 21), reach = 0.55 + 0.33 * chance(face, 2, 21);
    height =
        std::min(height, steepness * (reach - wx * reproducible::cos(angle) - wy * reproducible::sin(angle)));
  }
  return std::max(0.0, height + 0.05 * fractalNoise(7.0 * x, 7.0 * y, 5, 0.55, 13));
}

/// Plates of dried ground with gaps between them.
double cracks(double x, double y) {
  const double wx = 5.0 * x + 0.35 * fractalNoise(4.0 * x, 4.0 * y, 4, 0.5, 31);
  const double wy = 5.0 * y + 0.35 * fractalNoise(4.0 * x, 4.0 * y, 4, 0.5, 32);
  const Cells plates = cellsAt(wx, wy, 33), chips = cellsAt(2.3 * wx, 2.3 * wy, 34);
  const double gap = smoothStep(0.02, 0.2, plates.next - plates.nearest);
  const double fine = smoothStep(0.0, 0.1, chips.next - chips.nearest);
  return gap * (0.8 + 0.2 * fine - 0.12 * plates.nearest + 0.05 * fractalNoise(9.0 * x, 9.0 * y, 4, 0.5, 35));
}

double ridges(double x, double y) {
  const double wx = x + 0.2 * fractalNoise(1.5 * x, 1.5 * y, 3, 0.5, 41);
  const double wy = y + 0.2 * fractalNoise(1.5 * x, 1.5 * y, 3, 0.5, 42);
  return reproducible::pow(ridgedNoise(1.7 * wx + 0.4, 1.7 * wy - 0.2, 7, 43), 1.4);
}

/// Crescents in rows, gentle against the wind from the west and steep in its lee.
double dunes(double x, double y) {
  const double bend = 0.32 * fractalNoise(1.1 * x, 1.6 * y, 3, 0.5, 51);
  const double phase = 3.0 * (x + bend) + 0.5 * reproducible::sin(2.2 * y + 3.0 * x);
  const double within = phase - std::floor(phase);
  constexpr double kCrest = 0.76;
  const double windward = within / kCrest, lee = (1.0 - within) / (1.0 - kCrest);
  const double profile = within < kCrest ? smoothStep(0.0, 1.0, windward) * 0.6 + 0.4 * windward * windward
                                         : smoothStep(0.0, 1.0, lee) * 0.5 + 0.5 * lee;
  const double size = 0.65 + 0.5 * fractalNoise(1.4 * x + 3.0, 1.4 * y, 2, 0.5, 52);
  const double ripple = 0.02 * reproducible::sin(kTurn * (14.0 * (x + 0.7 * bend) + 1.5 * y));
  return std::max(0.0, size) * profile + ripple;
}

/// A bowl with a sharp rim, a peak in its middle and the blanket thrown out around it.
double crater(double x, double y) {
  const double angle = reproducible::atan2(y, x);
  const double ragged =
      fractalNoise(1.6 * reproducible::cos(angle), 1.6 * reproducible::sin(angle), 4, 0.5, 61);
  const double d = reproducible::hypot(x, y) * (1.0 + 0.1 * ragged);
  const double rough = fractalNoise(6.0 * x, 6.0 * y, 5, 0.5, 62);
  constexpr double kRim = 0.56;
  if (d < kRim) {
    const double t = d / kRim;
    const double wall =
        0.08 + 0.92 * reproducible::pow(t, 4.5) + 0.03 * reproducible::sin(18.0 * t * t) * t * (1.0 - t);
    const double peak = 0.34 * reproducible::exp(-48.0 * t * t) * (1.0 + 0.5 * rough);
    return std::max(wall, 0.08 + peak) + 0.03 * rough * (0.3 + t);
  }
  const double t = (d - kRim) / (1.0 - kRim);
  const double rays =
      0.5 + 0.5 * fractalNoise(5.0 * reproducible::cos(angle), 5.0 * reproducible::sin(angle), 4, 0.6, 63);
  const double blanket = std::max(0.0, 1.0 - t);
  return blanket * blanket * blanket * (0.78 + 0.3 * rays * t + 0.1 * rough) +
         0.22 * reproducible::exp(-30.0 * t) * blanket;
}

/// A table with cliffs in two storeys over a skirt of scree.
double mesa(double x, double y) {
  const double outline = 0.24 * fractalNoise(1.5 * x, 1.5 * y, 5, 0.5, 71);
  const double gullies = 0.05 * ridgedNoise(4.0 * x, 4.0 * y, 3, 72);
  const double d = reproducible::hypot(x, y) + outline + gullies;
  const double scree = 0.42 * reproducible::pow(std::clamp((1.0 - d) / 0.6, 0.0, 1.0), 1.3);
  const double lower = 0.26 * smoothStep(0.66, 0.6, d), upper = 0.3 * smoothStep(0.5, 0.45, d);
  const double top = 0.02 * fractalNoise(4.0 * x, 4.0 * y, 4, 0.5, 73) * smoothStep(0.5, 0.4, d);
  return std::max(0.0, scree + lower + upper + top) * smoothStep(1.0, 0.85, reproducible::hypot(x, y));
}

/// A mountain with spurs that run down from its summit.
double peak(double x, double y) {
  const double wx = x + 0.12 * fractalNoise(1.6 * x, 1.6 * y, 4, 0.5, 81);
  const double wy = y + 0.12 * fractalNoise(1.6 * x, 1.6 * y, 4, 0.5, 82);
  const double d = reproducible::hypot(wx, wy);
  const double cone = reproducible::pow(std::max(0.0, 1.0 - d), 1.5);
  const double spurs = ridgedNoise(1.3 * wx + 0.31, 1.3 * wy + 0.17, 7, 85);
  const double angle = reproducible::atan2(wy, wx) + 0.9 * fractalNoise(1.5 * x, 1.5 * y, 3, 0.5, 84);
  // Arêtes: sharp above, hollow between.
  const double arms = 1.0 - std::abs(reproducible::sin(2.5 * angle));
  const double away = smoothStep(0.0, 0.25, d);
  return cone * (1.0 - 0.55 * away + 0.38 * away * arms + 0.45 * away * spurs) +
         0.02 * fractalNoise(8.0 * x, 8.0 * y, 5, 0.5, 86) * cone;
}

/// White along a winding bed: to be taken away. Its walls go down in benches.
double canyon(double x, double y) {
  const double course =
      0.2 * reproducible::sin(3.3 * x + 0.6) + 0.12 * fractalNoise(2.0 * x, 0.5, 3, 0.5, 91);
  const double frayed =
      0.13 * fractalNoise(3.5 * x, 3.5 * y, 5, 0.5, 92) + 0.08 * ridgedNoise(2.5 * x, 2.5 * y, 4, 93);
  const double d = std::abs(y - course) + frayed * smoothStep(0.02, 0.25, std::abs(y - course));
  const double bed = smoothStep(0.13, 0.06, d), bench = smoothStep(0.28, 0.22, d),
               slope = smoothStep(0.6, 0.16, d);
  return 0.34 * bed + 0.28 * bench + 0.38 * slope;
}

double hills(double x, double y) { return fractalNoise(2.1 * x + 0.3, 2.1 * y + 0.8, 5, 0.3, 101); }

/// Tilted layers that weather unequally hard.
double strata(double x, double y) {
  const double body = 0.4 * fractalNoise(1.3 * x, 1.3 * y, 5, 0.45, 111) + 0.5 * x - 0.3 * y;
  const double layer = 6.0 * body + 0.25 * fractalNoise(5.0 * x, 5.0 * y, 4, 0.5, 112);
  const double below = std::floor(layer), within = layer - below;
  const double hardness = 0.55 + 0.45 * chance(static_cast<std::int64_t>(below), 0, 113);
  return below + within * (1.0 - hardness) + hardness * smoothStep(0.62, 0.86, within) +
         0.1 * fractalNoise(8.0 * x, 8.0 * y, 4, 0.5, 114);
}

struct Boulder {
  double size, x, y;
  double cosine, sine;  ///< Of the angle that it is turned by.
};

const std::vector<Boulder>& allBoulders() {
  static const std::vector<Boulder> all = [] {
    std::vector<Boulder> made;
    for (int i = 0; i < 130; ++i) {
      const double size = 0.035 + 0.2 * reproducible::pow(chance(i, 0, 121), 3.5);
      const double far = (0.97 - size) * std::sqrt(chance(i, 1, 121)), angle = kTurn * chance(i, 2, 121);
      const double turn = kTurn * chance(i, 3, 121);
      made.push_back({size, far * reproducible::cos(angle), far * reproducible::sin(angle),
                      reproducible::cos(turn), reproducible::sin(turn)});
    }
    return made;
  }();
  return all;
}

/// Blocks of all sizes, the larger the fewer, half sunk.
double boulders(double x, double y) {
  double height = 0.0;
  int number = -1;
  for (const Boulder& block : allBoulders()) {
    ++number;
    const double dx = (x - block.x) / block.size, dy = (y - block.y) / block.size;
    if (dx * dx + dy * dy > 2.0) continue;
    const double lumps = 0.3 * fractalNoise(1.4 * dx + 7.0 * number, 1.4 * dy, 4, 0.5, 122);
    const double along = dx * block.cosine + dy * block.sine, across = dy * block.cosine - dx * block.sine;
    // Between a ball and a block.
    const double d = reproducible::pow(
        reproducible::pow(std::abs(along), 2.7) + reproducible::pow(std::abs(1.25 * across), 2.7), 1.0 / 2.7);
    const double rest = 1.0 - (d + lumps) * (d + lumps);
    if (rest > 0.0) height = std::max(height, block.size * std::sqrt(rest));
  }
  return height + 0.006 * fractalNoise(10.0 * x, 10.0 * y, 4, 0.5, 123);
}

/// Sand under shallow water or light wind: sharp crests that fork.
double ripples(double x, double y) {
  const double bend = 0.11 * fractalNoise(2.0 * x, 2.0 * y, 3, 0.5, 131);
  const double fork = 0.75 * fractalNoise(1.3 * x, 1.3 * y, 2, 0.5, 132);
  const double wave = std::abs(reproducible::sin(0.5 * kTurn * (8.0 * (y + bend) + fork + 0.8 * x)));
  return (1.0 - reproducible::pow(wave, 0.8)) * (0.85 + 0.3 * fractalNoise(2.5 * x, 2.5 * y, 3, 0.5, 133));
}

constexpr AlphaShape kShapes[] = {
    {"hills", hills, 0.35},   {"peak", peak, 0.75},     {"ridges", ridges, 0.45}, {"mesa", mesa, 1.0},
    {"crater", crater, 0.8},  {"canyon", canyon, 0.6},  {"rock", rock, 0.85},     {"boulders", boulders, 0.9},
    {"strata", strata, 0.55}, {"cracks", cracks, 0.65}, {"dunes", dunes, 0.5},    {"ripples", ripples, 0.6}};

}  // namespace

std::span<const AlphaShape> alphaShapes() { return kShapes; }

namespace {

constexpr int kSide = 256;

double fade(double distance, double from) {
  if (from >= 1.0) return 1.0;
  const double t = std::clamp((distance - from) / (1.0 - from), 0.0, 1.0);
  return 1.0 - t * t * (3.0 - 2.0 * t);
}

AlphaPtr make(const AlphaShape& shape) {
  auto alpha = std::make_shared<Alpha>();
  alpha->name = shape.name;
  alpha->columns = alpha->rows = kSide;
  std::vector<double> heights, covers;
  double low = 1e300, high = -1e300;
  for (int row = 0; row < kSide; ++row)
    for (int column = 0; column < kSide; ++column) {
      const double x = (2.0 * column + 1.0) / kSide - 1.0, y = 1.0 - (2.0 * row + 1.0) / kSide;
      const double distance = reproducible::hypot(x, y);
      heights.push_back(shape.height(x, y));
      covers.push_back(distance < 1.0 ? fade(distance, shape.fadeFrom) : 0.0);
      // By what shows: what the rim fades away need not fit.
      if (covers.back() < 0.5) continue;
      low = std::min(low, heights.back());
      high = std::max(high, heights.back());
    }
  for (std::size_t i = 0; i < heights.size(); ++i)
    alpha->values.push_back(
        static_cast<float>(covers[i] * std::clamp((heights[i] - low) / (high - low), 0.0, 1.0)));
  return alpha;
}

}  // namespace

std::span<const std::string_view> alphaNames() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (const AlphaShape& shape : alphaShapes()) all.push_back(shape.name);
    return all;
  }();
  return names;
}

AlphaPtr builtInAlpha(std::string_view name) {
  static std::mutex busy;
  static std::vector<AlphaPtr> made(alphaShapes().size());
  const auto shapes = alphaShapes();
  const auto found = std::ranges::find(shapes, name, &AlphaShape::name);
  if (found == shapes.end()) return nullptr;
  const std::lock_guard lock(busy);
  AlphaPtr& alpha = made[static_cast<std::size_t>(found - shapes.begin())];
  if (!alpha) alpha = make(*found);
  return alpha;
}

}  // namespace scarp
