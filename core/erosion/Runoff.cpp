#include "core/erosion/Runoff.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/base/Parallel.h"
#include "core/terrain/GroundCopy.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/erosion/Runoff.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

constexpr float kFriction = 0.8F;  ///< Of the flow, that is left after a step.
constexpr float kLeastWater = 1e-12F;

void pipeRow(const float* h, const float* d, const float* keep, std::ptrdiff_t width, float pipeX,
             float pipeY, int count, float* __restrict east, float* __restrict south) {
  for (int i = 0; i < count; ++i) {
    const float level = h[i] + d[i];
    const float here = keep[i], keepE = keep[i + 1], keepS = keep[i + width];
    const float flowE = east[i] * (east[i] > 0.0F ? here : keepE);
    const float flowS = south[i] * (south[i] > 0.0F ? here : keepS);
    const float e = kFriction * flowE + pipeX * (level - (h[i + 1] + d[i + 1]));
    const float s = kFriction * flowS + pipeY * (level - (h[i + width] + d[i + width]));
    // Nothing flows to a hole.
    east[i] = e == e ? e : 0.0F;
    south[i] = s == s ? s : 0.0F;
  }
}

[[gnu::always_inline]] inline float positive(float x) { return x > 0.0F ? x : 0.0F; }

void keepRow(const float* d, const float* east, const float* south, std::ptrdiff_t width, int count,
             float* __restrict keep) {
  for (int i = 0; i < count; ++i) {
    const float out =
        (positive(east[i]) + positive(-east[i - 1])) + (positive(south[i]) + positive(-south[i - width]));
    const float share = d[i] / (out > kLeastWater ? out : kLeastWater);
    keep[i] = out > d[i] ? share : 1.0F;
  }
}

void moveRow(const float* east, const float* south, const float* keep, const float* wet, std::ptrdiff_t width,
             float rain, int count, float* __restrict d) {
  for (int i = 0; i < count; ++i) {
    const Flows flow = flowsAt(east + i, south + i, keep + i, width);
    const float left = d[i] - ((flow.east + flow.west) + (flow.south + flow.north));
    const float next = positive(left) + rain * wet[i];
    d[i] = wet[i] > 0.0F ? next : 0.0F;
  }
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

namespace {

HWY_EXPORT(pipeRow);
HWY_EXPORT(keepRow);
HWY_EXPORT(moveRow);

constexpr float kPipe = 0.2F;      ///< Of the drop in water level, that a step adds to the flow.
constexpr int kGatherSteps = 8;    ///< On each plane, until its water knows its way.
constexpr int kCoarsestSide = 12;  ///< Samples.
constexpr long long kParallelFrom = 16 * 1024;

/// A plane at half the samples a side: means of fours, of those that are numbers.
ScratchVector<float> halved(std::span<const float> plane, int width, int halfWidth, int halfHeight) {
  ScratchVector<float> half(static_cast<std::size_t>(halfWidth) * static_cast<std::size_t>(halfHeight),
                            std::numeric_limits<float>::quiet_NaN());
  const int height = static_cast<int>(plane.size()) / width;
  forRows(halfHeight - 2, static_cast<long long>(half.size()), [&](int i) {
    for (int c = 1; c + 1 < halfWidth; ++c) {
      float sum = 0.0F;
      int count = 0;
      for (int row = 2 * i + 1; row <= std::min(2 * i + 2, height - 2); ++row)
        for (int column = 2 * c - 1; column <= std::min(2 * c, width - 2); ++column) {
          const float value = plane[static_cast<std::size_t>(row) * width + column];
          if (value == value) sum += value, ++count;
        }
      if (count > 0) half[static_cast<std::size_t>(i + 1) * halfWidth + c] = sum / static_cast<float>(count);
    }
  });
  return half;
}

/// Rows of planes, from the first to before the end.
struct Rows {
  int from, to;
};

/// Does four stages of work on each row. The second comes after the first of its row and of the row before
/// it; the third and the fourth after what the stage before did on its row and on those beside it. A row goes
/// through all stages while it and its neighbours are in the cache. On several threads where `area` samples
/// are worth it.
void sweepRows(Rows rows, long long area, const std::array<std::function<void(int)>, 4>& stages) {
  constexpr int kBand = 32;  // A thread's, at a time.
  const int count = rows.to - rows.from, bands = area < kParallelFrom ? 1 : std::max(count / kBand, 1);
  const auto start = [&](int band) {
    return rows.from + static_cast<int>(static_cast<long long>(count) * band / bands);
  };
  const auto sweep = [&](const std::array<Rows, 4>& of) {
    for (int row = of[0].from; row < of[0].to + 2; ++row)
      for (int stage = 0; stage < 4; ++stage) {
        const int at = row - std::max(stage - 1, 0);
        const Rows& some = of[static_cast<std::size_t>(stage)];
        if (at >= some.from && at < some.to) stages[static_cast<std::size_t>(stage)](at);
      }
  };
  const auto sweepBand = [&](std::size_t index) {
    const int band = static_cast<int>(index), from = start(band), to = start(band + 1);
    // Without the rows at the ends that wait for another band's.
    const int first = band == 0 ? 0 : 1, last = band + 1 == bands ? 0 : 1;
    sweep({Rows{from, to},
           {from + first, to},
           {from + 2 * first, to - last},
           {from + 3 * first, to - 2 * last}});
  };
  if (bands == 1) return sweepBand(0);
  parallelFor(static_cast<std::size_t>(bands), sweepBand);
  parallelFor(static_cast<std::size_t>(bands - 1), [&](std::size_t band) {
    const int at = start(static_cast<int>(band) + 1);
    stages[1](at);
    for (int row = at - 1; row <= at + 1; ++row) stages[2](row);
    for (int row = at - 2; row <= at + 2; ++row) stages[3](row);
  });
}

}  // namespace

Runoff::Runoff(int width, int height, double dx, double dy, double rain)
    : depth(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0.0F),
      east(depth),
      south(depth),
      keep(depth),
      width_(width),
      height_(height),
      rain_(static_cast<float>(rain)) {
  const double cell = std::min(dx, dy);
  pipeX_ = static_cast<float>(kPipe * cell * cell / (dx * dx));
  pipeY_ = static_cast<float>(kPipe * cell * cell / (dy * dy));
}

void Runoff::forInnerRows(const std::function<void(std::size_t, int)>& body) const {
  forRows(height_ - 2, static_cast<long long>(depth.size()),
          [&](int i) { body(static_cast<std::size_t>(i + 1) * width_ + 1, width_ - 2); });
}

void Runoff::step(std::span<const float> ground, std::span<const float> wet, const RowWork& work) {
  const int count = width_ - 2;
  const auto first = [this](int row) { return static_cast<std::size_t>(row) * width_ + 1; };
  sweepRows({1, height_ - 1}, static_cast<long long>(depth.size()),
            {[&](int row) {
               const std::size_t at = first(row);
               HWY_DYNAMIC_DISPATCH(pipeRow)
               (&ground[at], &depth[at], &keep[at], width_, pipeX_, pipeY_, count, &east[at], &south[at]);
             },
             [&](int row) {
               const std::size_t at = first(row);
               HWY_DYNAMIC_DISPATCH(keepRow)(&depth[at], &east[at], &south[at], width_, count, &keep[at]);
               if (work.afterFlow) work.afterFlow(row);
             },
             [&](int row) {
               if (work.beforeMove) work.beforeMove(row);
             },
             [&](int row) {
               const std::size_t at = first(row);
               HWY_DYNAMIC_DISPATCH(moveRow)
               (&east[at], &south[at], &keep[at], &wet[at], width_, rain_, count, &depth[at]);
             }});
}

void Runoff::startFrom(const Runoff& coarse) {
  forInnerRows([&](std::size_t at, int count) {
    const int row = static_cast<int>(at / static_cast<std::size_t>(width_));
    const std::size_t start = static_cast<std::size_t>((row + 1) / 2) * coarse.width_;
    for (int i = 0; i < count; ++i) {
      const std::size_t from = start + static_cast<std::size_t>((i + 2) / 2);
      depth[at + i] = coarse.depth[from];
      east[at + i] = coarse.east[from];
      south[at + i] = coarse.south[from];
      keep[at + i] = coarse.keep[from];
    }
  });
}

Runoff gatheredRunoff(std::span<const float> ground, std::span<const float> wet, int width, int height,
                      double dx, double dy, double rain) {
  Runoff runoff(width, height, dx, dy, rain);
  if (std::min(width, height) > kCoarsestSide) {
    const int halfWidth = (width - 1) / 2 + 2, halfHeight = (height - 1) / 2 + 2;
    // A step there is as long as two here.
    runoff.startFrom(gatheredRunoff(halved(ground, width, halfWidth, halfHeight),
                                    halved(wet, width, halfWidth, halfHeight), halfWidth, halfHeight,
                                    2.0 * dx, 2.0 * dy, 2.0 * rain));
  }
  for (int step = 0; step < kGatherSteps; ++step) runoff.step(ground, wet);
  return runoff;
}

}  // namespace scarp
#endif
