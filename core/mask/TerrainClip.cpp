#include "core/mask/TerrainClip.h"

#include <Eigen/Dense>
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/base/Parallel.h"
#include "core/base/ReproducibleMath.h"
#include "core/mask/MaskMorphology.h"
#include "core/mask/MaskTiles.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

/// Along one axis at least two samples, which a frame needs.
void widen(int& from, int& to, int count) {
  if (to - from >= 2) return;
  if (to < count)
    ++to;
  else
    --from;
}

/// Whether a sample is selected and has a neighbour that is not.
bool onRim(const MaskRaster& weights, int column, int row) {
  const auto selected = [&](int c, int r) {
    return weights.rect().contains(c, r) && weights.at(c, r) > 0.0F;
  };
  return selected(column, row) && !(selected(column - 1, row) && selected(column + 1, row) &&
                                    selected(column, row - 1) && selected(column, row + 1));
}

template <class T>
TiledRaster<T> cutOut(const TiledRaster<T>& from, const GridRect& rect, T fill) {
  std::vector<T> samples(static_cast<std::size_t>(rect.area()));
  from.read(rect, samples);
  TiledRaster<T> piece(rect.width(), rect.height(), fill);
  piece.write(piece.rect(), samples);
  return piece;
}

}  // namespace

ClipPlane rimOf(const TerrainClip& clip) {
  const GridFrame& frame = clip.frame;
  const double extent = std::max(frame.width(), frame.depth());
  Eigen::Matrix3d products = Eigen::Matrix3d::Zero();
  Vec3 sums = Vec3::Zero();
  for (int row = 0; row < frame.rows; ++row)
    for (int column = 0; column < frame.columns; ++column) {
      const double height = clip.heights.at(column, row);
      if (std::isnan(height) || !onRim(clip.weights, column, row)) continue;
      const Vec3 at(frame.x(column) / extent, frame.y(row) / extent, 1.0);
      products += at * at.transpose();
      sums += height * at;
    }
  if (products(2, 2) == 0.0) return {};
  Eigen::FullPivLU<Eigen::Matrix3d> solver;
  solver.setThreshold(1e-9);
  solver.compute(products);
  if (solver.rank() < 3) return {sums.z() / products(2, 2), Vec2::Zero()};
  const Vec3 plane = solver.solve(sums);
  return {plane.z(), plane.head<2>() / extent};
}

Result<TerrainClip> clipOf(const Terrain& terrain, const MaskRaster* selection) {
  GridRect rect = selection ? boundsOf(*selection) : terrain.frame.samples();
  if (rect.empty()) return Error{"nothing is selected"};
  const GridFrame& frame = terrain.frame;
  widen(rect.column0, rect.column1, frame.columns);
  widen(rect.row0, rect.row1, frame.rows);
  if (const auto whole = checkWhole({rect.width(), rect.height(), frame.dx, frame.dy}); !whole)
    return whole.error();
  TerrainClip clip{
      {rect.width(), rect.height(), frame.dx, frame.dy},
      cutOut(terrain.heights, rect, terrain.heights.fill()),
      selection ? cutOut(*selection, rect, 0.0F) : MaskRaster(rect.width(), rect.height(), 1.0F),
      {frame.x(0.5 * (rect.column0 + rect.column1 - 1)), frame.y(0.5 * (rect.row0 + rect.row1 - 1))},
      {}};
  clip.rim = rimOf(clip);
  return clip;
}

Vec2 placeInClip(const ClipPlacement& placement, const Vec2& place) {
  const Vec2 from = place - placement.centre;
  const double c = reproducible::cos(placement.turn), s = reproducible::sin(placement.turn);
  return Vec2(c * from.x() + s * from.y(), c * from.y() - s * from.x()) / placement.scale;
}

Vec2 placeOnTerrain(const ClipPlacement& placement, const Vec2& place) {
  const double c = reproducible::cos(placement.turn), s = reproducible::sin(placement.turn);
  const Vec2 from = place * placement.scale;
  return placement.centre + Vec2(c * from.x() - s * from.y(), s * from.x() + c * from.y());
}

std::array<Vec2, 4> cornersOf(const TerrainClip& clip, const ClipPlacement& placement) {
  const double x = 0.5 * clip.frame.width(), y = 0.5 * clip.frame.depth();
  const auto at = [&](double east, double north) { return placeOnTerrain(placement, {east, north}); };
  return {at(-x, -y), at(x, -y), at(x, y), at(-x, y)};
}

GridRect samplesUnder(const GridFrame& frame, const TerrainClip& clip, const ClipPlacement& placement) {
  // Its weight falls to nothing within a cell of its own around it, or of the terrain's where those are
  // larger.
  const double margin =
      placement.scale * std::max(clip.frame.dx, clip.frame.dy) + std::max(frame.dx, frame.dy);
  Vec2 low = placement.centre, high = placement.centre;
  for (const Vec2& corner : cornersOf(clip, placement)) {
    low = low.cwiseMin(corner);
    high = high.cwiseMax(corner);
  }
  return frame.samplesWithin(low.x() - margin, low.y() - margin, high.x() + margin, high.y() + margin);
}

namespace {

constexpr double kOnSample = 1e-6;  ///< Cells; what is this close to a sample is on it.
constexpr int kMostPoints = 16;     ///< Along a side of a cell whose mean is taken.
constexpr double kNoHeight = std::numeric_limits<double>::quiet_NaN();

/// The clip's weights, faded inward from where they end.
MaskRaster faded(const TerrainClip& clip, double metres) {
  if (metres <= 0.0) return clip.weights;
  // With a rim of nothing around it, so that its own border is an edge too.
  const GridRect inner{1, 1, clip.frame.columns + 1, clip.frame.rows + 1};
  const GridFrame frame{clip.frame.columns + 2, clip.frame.rows + 2, clip.frame.dx, clip.frame.dy};
  std::vector<float> weights(static_cast<std::size_t>(inner.area()));
  clip.weights.read(clip.weights.rect(), weights);
  std::vector<float> rest(weights.size());
  std::ranges::transform(weights, rest.begin(), [](float w) { return 1.0F - w; });
  const MaskRaster around = withWeights(MaskRaster(frame.columns, frame.rows, 1.0F), inner, rest);
  const WeightWindow from(around, around.rect());
  WeightWindow distance = from;
  [[maybe_unused]] const bool all = distancesTo(1.0F, frame, from, distance, {});
  for (int row = 0; row < clip.frame.rows; ++row)
    for (int column = 0; column < clip.frame.columns; ++column) {
      const auto i = static_cast<std::size_t>(row) * static_cast<std::size_t>(clip.frame.columns) +
                     static_cast<std::size_t>(column);
      const auto wide = static_cast<std::size_t>(row + 1) * static_cast<std::size_t>(frame.columns) +
                        static_cast<std::size_t>(column + 1);
      const double t = std::min(1.0, std::sqrt(double(distance.weights[wide])) / metres);
      weights[i] *= static_cast<float>(t * t * (3.0 - 2.0 * t));
    }
  return withWeights(clip.weights, clip.weights.rect(), weights);
}

/// A coordinate between two samples.
struct Between {
  int index;
  double part;  ///< Of the way to the next, 0…1; 0 on the sample.

  explicit Between(double position) {
    const double nearest = std::round(position);
    const double at = std::abs(position - nearest) < kOnSample ? nearest : position;
    index = static_cast<int>(std::floor(at));
    part = at - index;
  }
};

/// Catmull & Rom's spline through four values, between the middle two.
double spline(double a, double b, double c, double d, double t) {
  return b + 0.5 * t * (c - a + t * (2.0 * a - 5.0 * b + 4.0 * c - d + t * (3.0 * (b - c) + d - a)));
}

/// The clip's ground and weight at any place in it.
class ClipGround {
 public:
  ClipGround(const TerrainClip& clip, MaskRaster weights) : clip_(clip), weights_(std::move(weights)) {}

  [[nodiscard]] double weight(double column, double row) const {
    const Between c(column), r(row);
    const auto at = [&](int i, int j) {
      return weights_.rect().contains(i, j) ? double(weights_.at(i, j)) : 0.0;
    };
    const double north = std::lerp(at(c.index, r.index), at(c.index + 1, r.index), c.part);
    if (r.part == 0.0) return north;
    return std::lerp(north, std::lerp(at(c.index, r.index + 1), at(c.index + 1, r.index + 1), c.part),
                     r.part);
  }

  /// NaN where the nearest sample is a hole.
  [[nodiscard]] double height(double column, double row) const {
    const Between c(column), r(row);
    if (c.part == 0.0 && r.part == 0.0) return at(c.index, r.index);
    double lines[4];
    for (int j = 0; j < 4; ++j) {
      const int row0 = r.index - 1 + j;
      lines[j] = spline(at(c.index - 1, row0), at(c.index, row0), at(c.index + 1, row0),
                        at(c.index + 2, row0), c.part);
    }
    const double smooth = spline(lines[0], lines[1], lines[2], lines[3], r.part);
    return std::isnan(smooth) ? besideHoles(c, r) : smooth;
  }

 private:
  [[nodiscard]] double at(int column, int row) const {
    return clip_.heights.at(std::clamp(column, 0, clip_.frame.columns - 1),
                            std::clamp(row, 0, clip_.frame.rows - 1));
  }

  [[nodiscard]] double besideHoles(const Between& c, const Between& r) const {
    if (std::isnan(at(c.index + (c.part >= 0.5), r.index + (r.part >= 0.5)))) return kNoHeight;
    double sum = 0.0, weights = 0.0;
    for (int j = 0; j < 2; ++j)
      for (int i = 0; i < 2; ++i) {
        const double h = at(c.index + i, r.index + j);
        if (std::isnan(h)) continue;
        const double w = (i ? c.part : 1.0 - c.part) * (j ? r.part : 1.0 - r.part);
        sum += w * h;
        weights += w;
      }
    return sum / weights;
  }

  const TerrainClip& clip_;
  MaskRaster weights_;
};

/// What a clip gives to one sample of the terrain.
struct Given {
  double height;  ///< NaN: a hole.
  double above;   ///< The rim of the clip.
  double weight;
};

class Paste {
 public:
  Paste(const Terrain& onto, const TerrainClip& clip, const ClipPlacement& placement)
      : onto_(onto),
        clip_(clip),
        placement_(placement),
        ground_(clip, faded(clip, placement.feather / placement.scale)) {
    const double coarse = std::max(onto.frame.dx, onto.frame.dy);
    const double fine = placement.scale * std::min(clip.frame.dx, clip.frame.dy);
    // Cells alike, or near it, are taken as they are.
    const bool alike =
        onto.frame.dx == clip.frame.dx && onto.frame.dy == clip.frame.dy && placement.scale == 1.0;
    points_ =
        alike ? 1 : static_cast<int>(std::clamp(std::ceil(coarse / fine - 0.01), 1.0, double(kMostPoints)));
  }

  /// The tile with the clip on it; the very same where nothing changes.
  [[nodiscard]] HeightRaster::TilePtr tile(int index, const GridRect& under) const {
    const GridRect rect = onto_.heights.tileRect(index), part = rect.intersected(under);
    std::shared_ptr<HeightRaster::Tile> copy;
    for (int row = part.row0; row < part.row1; ++row)
      for (int column = part.column0; column < part.column1; ++column) {
        const float before = onto_.heights.at(column, row);
        const float after = sample(column, row, before);
        if (std::bit_cast<std::uint32_t>(before) == std::bit_cast<std::uint32_t>(after)) continue;
        if (!copy) copy = onto_.heights.copyOfTile(index);
        (*copy)[HeightRaster::offsetIn(column - rect.column0, row - rect.row0)] = after;
      }
    return copy ? copy : onto_.heights.tile(index);
  }

 private:
  [[nodiscard]] float sample(int column, int row, float before) const {
    const Given given = mean(column, row);
    if (given.weight <= 0.0) return before;
    const bool bare = std::isnan(before), hole = std::isnan(given.height);
    const bool onGround = placement_.relative || placement_.blend == ClipBlend::Add;
    if (hole) return given.weight >= 0.5 ? std::numeric_limits<float>::quiet_NaN() : before;
    if (bare && (onGround || given.weight < 0.5)) return before;
    const double value = blended(before, given);
    if (bare || given.weight >= 1.0) return static_cast<float>(value);
    return static_cast<float>(before + given.weight * (value - before));
  }

  [[nodiscard]] double blended(double before, const Given& given) const {
    const double value = laidHeight(placement_, given.height, given.above, before);
    if (placement_.blend == ClipBlend::Highest) return std::isnan(before) ? value : std::max(before, value);
    if (placement_.blend == ClipBlend::Lowest) return std::isnan(before) ? value : std::min(before, value);
    return value;
  }

  /// Over the cell-sized rectangle around a sample, where the clip is finer than the terrain.
  [[nodiscard]] Given mean(int column, int row) const {
    Given sum{0.0, 0.0, 0.0};
    double holes = 0.0, solid = 0.0;
    for (int j = 0; j < points_; ++j)
      for (int i = 0; i < points_; ++i) {
        const auto offset = [this](int k) { return (k + 0.5) / points_ - 0.5; };
        const Vec2 place =
            placeInClip(placement_, {onto_.frame.x(column + offset(i)), onto_.frame.y(row + offset(j))});
        const double c = clip_.frame.column(place.x()), r = clip_.frame.row(place.y());
        // Also false far away, where positions are no indices.
        if (!(c > -1.0 && c < clip_.frame.columns && r > -1.0 && r < clip_.frame.rows)) continue;
        const double weight = ground_.weight(c, r);
        if (weight <= 0.0) continue;
        const double height = ground_.height(c, r);
        sum.weight += weight;
        if (std::isnan(height)) {
          holes += weight;
          continue;
        }
        if (points_ == 1) return {height, height - clip_.rim.at(place), weight};
        solid += weight;
        sum.height += weight * height;
        sum.above += weight * (height - clip_.rim.at(place));
      }
    sum.weight /= points_ * points_;
    if (holes > solid) return {kNoHeight, kNoHeight, sum.weight};
    return solid > 0.0 ? Given{sum.height / solid, sum.above / solid, sum.weight} : Given{0.0, 0.0, 0.0};
  }

  const Terrain& onto_;
  const TerrainClip& clip_;
  const ClipPlacement& placement_;
  ClipGround ground_;
  int points_;
};

}  // namespace

double laidHeight(const ClipPlacement& placement, double height, double above, double ground) {
  const double risen = placement.heightScale * above + placement.heightOffset;
  if (placement.relative) return ground + risen;
  // Unscaled heights are taken whole, so that a copy is one to the last bit.
  const double own = placement.heightScale == 1.0 ? height + placement.heightOffset : height - above + risen;
  return placement.blend == ClipBlend::Add ? ground + own : own;
}

Result<HeightRaster> pasted(const Terrain& onto, const TerrainClip& clip, const ClipPlacement& placement,
                            const Progress& progress) {
  EXPECTS(placement.centre.allFinite() && std::isfinite(placement.turn) && placement.scale > 0.0 &&
          std::isfinite(placement.scale) && std::isfinite(placement.heightScale) &&
          std::isfinite(placement.heightOffset) && placement.feather >= 0.0);
  HeightRaster result = onto.heights;
  const GridRect under = samplesUnder(onto.frame, clip, placement);
  const GridRect tiles = result.tilesTouching(under);
  const Paste paste(onto, clip, placement);
  const bool all = parallelFor(static_cast<std::size_t>(tiles.area()), progress, [&](std::size_t i) {
    const int at = static_cast<int>(i);
    const int index = result.tileIndex(tiles.column0 + at % tiles.width(), tiles.row0 + at / tiles.width());
    result.exchangeTile(index, paste.tile(index, under));
  });
  if (!all) return Error::cancel();
  return result;
}

}  // namespace scarp
