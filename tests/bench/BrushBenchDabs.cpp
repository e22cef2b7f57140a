#include "tests/bench/BrushBenchDabs.h"

#include <sys/mman.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <new>
#include <random>

#include "core/base/Parallel.h"
#include "core/brush/BrushKinds.h"
#include "core/brush/DabKernel.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/SculptStroke.h"
#include "tests/bench/PickBenchTiming.h"

namespace scarp::bench {

namespace {

constexpr int kFewestDabs = 8, kMostDabs = 2000;

struct Seconds {
  double processor, clock;
};

/// The quicker in each.
Seconds least(const Seconds& a, const Seconds& b) {
  return {std::min(a.processor, b.processor), std::min(a.clock, b.clock)};
}

/// Where the dabs of a pass stand, in the order of their coming.
std::vector<StrokeSample> placesOf(const GridFrame& frame, const BrushSettings& brush, DabPattern pattern,
                                   double samples) {
  const double side = 2.0 * brush.radius / frame.cellSize();
  int count = static_cast<int>(std::clamp(samples / (side * side), double(kFewestDabs), double(kMostDabs)));
  const double halfWidth = 0.5 * frame.width() - brush.radius, halfDepth = 0.5 * frame.depth() - brush.radius;
  std::vector<StrokeSample> places;
  if (pattern == DabPattern::Scattered) {
    std::mt19937_64 random(5);
    std::uniform_real_distribution<double> x(-halfWidth, halfWidth), y(-halfDepth, halfDepth);
    for (int i = 0; i < count; ++i) places.push_back({x(random), y(random)});
    return places;
  }
  // From corner to corner, so that tiles are come by as in a drawing, neither row by row nor column by
  // column.
  const Vec2 from(-halfWidth, -0.9 * halfDepth), to(halfWidth, 0.9 * halfDepth);
  const double spacing = brush.spacing * brush.radius, length = (to - from).norm();
  count = std::min(count, static_cast<int>(length / spacing));
  const Vec2 first = -0.5 * count * spacing * (to - from) / length;
  for (int i = 0; i < count; ++i) {
    const Vec2 at = first + i * spacing * (to - from) / length;
    places.push_back({at.x(), at.y()});
  }
  return places;
}

/// Whether a click changes anything: some kinds need more than a place, a hole to fill for one.
bool changesGround(const Terrain& terrain, const BrushSettings& brush, const StrokeSample& place) {
  const GridRect box = dabRect({{place.x, place.y}, 1.0, brush.radius}, terrain.frame);
  std::vector<float> before(static_cast<std::size_t>(box.area())), after(before.size());
  terrain.heights.read(box, before);
  TerrainDocument document(terrain);
  SculptStroke stroke(document, brush);
  stroke.add(place);
  stroke.finish();
  document.heights().read(box, after);
  return std::memcmp(before.data(), after.data(), before.size() * sizeof(float)) != 0;
}

/// Iterations of a dab.
int iterationsOf(const BrushSettings& brush) {
  return brush.kind == BrushKind::Hydraulic || brush.kind == BrushKind::Thermal ? brush.erosion.steps : 1;
}

/// All dabs of a pass, over a document of its own.
Seconds run(const Terrain& terrain, const BrushSettings& brush, DabPattern pattern,
            const std::vector<StrokeSample>& places) {
  TerrainDocument document(terrain);
  Seconds took{};
  took.clock = secondsOf([&] {
    took.processor = threadSecondsOf([&] {
      if (pattern == DabPattern::Stroke) {
        SculptStroke stroke(document, brush);
        for (const StrokeSample& place : places) stroke.add(place);
        stroke.finish();
      } else {
        for (const StrokeSample& place : places) {
          SculptStroke stroke(document, brush);
          stroke.add(place);
          stroke.finish();
        }
      }
    });
  });
  return took;
}

}  // namespace

std::vector<NamedBrush> brushesOf(double radius) {
  std::vector<NamedBrush> brushes;
  for (std::size_t kind = 0; kind < brushKindNames().size(); ++kind) {
    BrushSettings settings;
    settings.kind = static_cast<BrushKind>(kind);
    settings.radius = radius;
    settings.targetHeight = 500.0;
    brushes.push_back({std::string(brushKindNames().key(kind)), settings});
  }
  return brushes;
}

void BoxCopier::Free::operator()(float* samples) const { std::free(samples); }  // NOLINT: from aligned_alloc.

BoxCopier::Samples BoxCopier::make(std::size_t count) {
  constexpr std::size_t page = std::size_t{2} << 20;
  const std::size_t bytes = (count * sizeof(float) + page - 1) / page * page;
  Samples samples(static_cast<float*>(std::aligned_alloc(page, bytes)));
  if (!samples) throw std::bad_alloc();
  static_cast<void>(madvise(samples.get(), bytes, MADV_HUGEPAGE));
  std::fill_n(samples.get(), count, 1.0F);
  return samples;
}

BoxCopier::BoxCopier(int columns, int rows)
    : columns_(columns),
      from_(make(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows))),
      to_(make(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows))) {}

double BoxCopier::nanoseconds(const std::vector<GridRect>& boxes) {
  return 1e9 * threadSecondsOf([&] {
           for (const GridRect& box : boxes)
             for (int row = box.row0; row < box.row1; ++row) {
               const std::size_t at = static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                                      static_cast<std::size_t>(box.column0);
               std::memcpy(to_.get() + at, from_.get() + at,
                           static_cast<std::size_t>(box.width()) * sizeof(float));
             }
         });
}

std::vector<DabFigures> measureDabs(const Terrain& terrain, const DabPlan& plan) {
  constexpr double never = std::numeric_limits<double>::infinity();
  const GridFrame& frame = terrain.frame;
  BoxCopier copier(frame.columns, frame.rows);
  std::vector<DabFigures> all;
  for (const int radius : plan.radii) {
    if (2 * radius >= std::min(frame.columns, frame.rows)) continue;
    for (const DabPattern pattern : {DabPattern::Stroke, DabPattern::Scattered})
      for (const NamedBrush& brush : brushesOf(radius * frame.cellSize())) {
        if (!plan.only.empty() && std::ranges::find(plan.only, brush.name) == plan.only.end()) continue;
        const auto places = placesOf(frame, brush.settings, pattern, plan.samples);
        if (!changesGround(terrain, brush.settings, places.front())) continue;
        std::vector<GridRect> boxes;
        double area = 0.0;
        for (const StrokeSample& place : places) {
          boxes.push_back(dabRect({{place.x, place.y}, 1.0, brush.settings.radius}, frame));
          area += static_cast<double>(boxes.back().area());
        }
        double copy = never;
        Seconds one{never, never}, two{never, never};
        for (int pass = 0; pass < plan.passes; ++pass) {
          copy = std::min(copy, copier.nanoseconds(boxes));
          {
            const ThreadLimit limit(1);
            one = least(one, run(terrain, brush.settings, pattern, places));
          }
          const ThreadLimit limit(2);
          two = least(two, run(terrain, brush.settings, pattern, places));
        }
        all.push_back({brush.name, radius, pattern, iterationsOf(brush.settings), 1e9 * one.processor / area,
                       1e9 * one.clock / area, 1e9 * two.clock / area, copy / area});
      }
  }
  return all;
}

double strokeDab(const Terrain& terrain, int radius, int dabs) {
  BrushSettings brush;
  brush.radius = radius * terrain.frame.cellSize();
  TerrainDocument document(terrain);
  SculptStroke stroke(document, brush);
  const double spacing = brush.spacing * brush.radius;
  std::vector<double> times;
  for (int i = 0; i < dabs; ++i)
    times.push_back(1e3 * threadSecondsOf([&] {
                      stroke.add({(i - 0.5 * dabs) * spacing, 0.3 * i * spacing});
                    }));
  stroke.cancel();
  return median(times);
}

}  // namespace scarp::bench
