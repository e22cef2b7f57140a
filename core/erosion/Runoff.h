#pragma once

#include <cstddef>
#include <functional>
#include <span>

#include "core/memory/Scratch.h"

namespace scarp {

/// Metres of rain a step, for each metre of a cell: too little to cover the ground.
inline constexpr double kRainPerCell = 2e-4;

/// Water that runs off over a plane of ground: virtual pipes between neighbouring samples (Mei, Decaudin & Hu
/// 2007). A pipe is kept once, with a sign, and what goes through it is metres of water a step. What reaches
/// ground that stays dry is gone. The same bits for any number of threads.
class Runoff {
 public:
  /// width·height samples, of which a rim of one stays dry. Cells of dx by dy metres; metres of rain a step.
  Runoff(int width, int height, double dx, double dy, double rain);

  /// What others do within a step with a row of the planes, each once, on several threads. Either may be
  /// empty.
  struct RowWork {
    /// When it is known what flows through it. Its water has not moved yet.
    std::function<void(int row)> afterFlow;
    /// When that was done for the rows beside it too. Their water has not moved yet either.
    std::function<void(int row)> beforeMove;
  };
  /// A step over ground that may have changed since the last: water flows into the pipes, no more out of a
  /// sample than it has, moves through them, and it rains where `wet`, 0…1, says. `east`, `south` and `keep`
  /// are those of this step.
  void step(std::span<const float> ground, std::span<const float> wet, const RowWork& work = {});

  /// Lets the water of a plane of twice the cells, rained on for a while, be the water of this one: it has
  /// come from further off than steps here could bring it.
  void startFrom(const Runoff& coarse);

  // Planes.
  ScratchVector<float> depth;        ///< Metres.
  ScratchVector<float> east, south;  ///< What would flow to the next sample that way, metres a step.
  ScratchVector<float> keep;         ///< Share of its outflow that a sample has the water for.

 private:
  /// body(place of a row's first sample, count), the rim left out; on several threads.
  void forInnerRows(const std::function<void(std::size_t, int)>& body) const;

  int width_, height_;
  float pipeX_, pipeY_;  ///< What a metre's drop in water level adds to the flow in a step.
  float rain_;           ///< Metres a step.
};

/// What flows through the four pipes of a sample, > 0 out of it, metres of water.
struct Flows {
  float east, west, south, north;
};

/// Of the sample that the planes point to, in a step and after it.
[[gnu::always_inline]] inline Flows flowsAt(const float* east, const float* south, const float* keep,
                                            std::ptrdiff_t width) {
  const float e = east[0], w = east[-1], s = south[0], n = south[-width];
  // All read first: vectors have no reads on condition.
  const float here = keep[0], keepE = keep[1], keepW = keep[-1], keepS = keep[width], keepN = keep[-width];
  return {e * (e > 0.0F ? here : keepE), -(w * (w > 0.0F ? keepW : here)), s * (s > 0.0F ? here : keepS),
          -(n * (n > 0.0F ? keepN : here))};
}

/// The water on a plane of ground after rain on all of `wet`, gathered from as far as it comes from: on
/// coarse planes first.
[[nodiscard]] Runoff gatheredRunoff(std::span<const float> ground, std::span<const float> wet, int width,
                                    int height, double dx, double dy, double rain);

}  // namespace scarp
