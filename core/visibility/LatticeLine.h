#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A direction over the map that leads from sample to sample: so many columns and rows on, which have no
/// common factor. A value.
struct LatticeDirection {
  /// Where the way from one sample to the next crosses an edge of the ground: between two samples, both
  /// counted from the way's first one.
  struct Crossing {
    double way;               ///< Share of the way, more than 0, less than 1.
    int column, row;          ///< The edge's first sample.
    int nextColumn, nextRow;  ///< Its second one.
    double fraction;          ///< Of the edge.
  };

  int columns = 1, rows = 0;
  double angle = 0.0;               ///< From the east, anticlockwise, radians, −π…π.
  double length = 1.0;              ///< Of the way, metres.
  double fraction = 0.0;            ///< Of the full circle that the direction stands for.
  std::vector<Crossing> crossings;  ///< In order.
};

/// So many directions all round, evenly spread as far as that goes: of each slice of the circle the simplest
/// one near its middle, and the axes. By angle; each stands for the angle halfway to its neighbours.
/// count ≥ 4; fewer are found only where cells are many times as long as broad.
[[nodiscard]] std::vector<LatticeDirection> latticeDirections(int count, const GridFrame& frame);

/// A copy of a rectangle of samples that is quick to look into.
class SampleCopy {
 public:
  /// rect lies in the raster.
  SampleCopy(const HeightRaster& heights, const GridRect& rect);

  [[nodiscard]] const GridRect& rect() const { return rect_; }
  [[nodiscard]] bool hasHoles() const { return hasHoles_; }
  [[nodiscard]] float at(int column, int row) const {
    return samples_[static_cast<std::size_t>(row - rect_.row0) * width_ +
                    static_cast<std::size_t>(column - rect_.column0)];
  }
  /// Whether a cell within the rectangle is ground.
  [[nodiscard]] bool isGround(int column, int row) const;

 private:
  GridRect rect_;
  std::size_t width_;
  std::vector<float> samples_;
  bool hasHoles_;
};

/// The ground under a straight line of samples: its height at each of them and at each edge between, and
/// the horizon ahead from the samples. The horizon of a sample is a corner of the upper convex hull of the ground
/// ahead; the hull is kept from sample to sample, which takes a few steps for each. One thread; made once, for many lines.
class LatticeLine {
 public:
  /// A height further ahead.
  struct Ahead {
    double ways;    ///< From the sample that the line begins with.
    double height;  ///< −∞: no ground.
  };
  /// From a sample of the copy, `steps` ways on, all within the copy, and what lies ahead of that, in order.
  /// Distances count from sample 0 of the line, wherever it begins, so that they are the same bits in every
  /// copy.
  void load(const SampleCopy& ground, const LatticeDirection& direction, int column, int row, int steps,
            std::span<const Ahead> ahead = {});

  /// The steepest rise to the ground ahead, metres per metre, up to a distance > 0: of the line's first sample and
  /// so many more, ≤ those loaded. −∞: nothing is ahead, or the sample is a hole. Good until the next call.
  [[nodiscard]] std::span<const double> steepest(int steps, double distance);

 private:
  [[nodiscard]] static double crossingHeight(const SampleCopy& ground,
                                             const LatticeDirection::Crossing& crossing, int column, int row);

  /// Of the upper hull of heights: what is between two corners stands on or below the straight line.
  struct Corner {
    std::size_t at;
    double rise;  ///< To the corner ahead, or from the one behind.
  };

  [[nodiscard]] double rise(std::size_t from, std::size_t to) const;
  /// Takes the steepest rise from each sample of heights begin…end to those ahead of it there.
  void lookWithin(std::size_t begin, std::size_t end);
  /// The same to those from `end` on.
  void lookBeyond(std::size_t begin, std::size_t end, double distance);

  std::size_t stride_ = 1;  ///< Heights from sample to sample.
  double length_ = 1.0;     ///< Of a way, metres.
  int first_ = 0;           ///< Ways from sample 0.
  std::vector<double> heights_, distances_;
  std::vector<double> steepest_;
  std::vector<Corner> hull_;
};

}  // namespace scarp
