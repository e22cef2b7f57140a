#include "core/scatter/ScatterCandidates.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/objects/SeededRandom.h"

namespace scarp {

namespace {

constexpr double kHectare = 1e4;  ///< m².
/// Cells across the least distance, at most: what is denser would find no room.
constexpr double kCellsASpacing = 4.0;
constexpr double kMostTries = 64.0;

std::uint64_t seedOf(std::uint32_t seed, std::int64_t row, std::int64_t column) {
  return (std::uint64_t{seed} << 32) ^ (static_cast<std::uint64_t>(row) * 0x9e3779b97f4a7c15U) ^
         (static_cast<std::uint64_t>(column) * 0xc2b2ae3d27d4eb4fU);
}

/// Of places of one rule no two alike: the cell and the attempt are in it.
std::uint64_t rankOf(double chance, const ScatterKey& key) {
  const auto high = static_cast<std::uint64_t>(chance * 0x1p22);
  const auto low = (static_cast<std::uint64_t>(static_cast<std::uint32_t>(key.row) & 0x3ffffU) << 24) ^
                   (static_cast<std::uint64_t>(static_cast<std::uint32_t>(key.column) & 0x3ffffU) << 6) ^
                   key.attempt;
  return (high << 42) | low;
}

/// What is drawn for a place of the lattice at first.
struct Draw {
  double x, y;
  double wanted;  ///< The chance that the place asks for, 0…1.
};

/// The next of a cell's; restDrawn() or as many numbers as kRest are to follow.
Draw drawn(SeededRandom& random, const ScatterKey& key, double cell) {
  const double x = (static_cast<double>(key.column) + random.next()) * cell;
  const double y = (static_cast<double>(key.row) + random.next()) * cell;
  return {x, y, random.next()};
}

constexpr int kRest = 4;
ScatterCandidate restDrawn(SeededRandom& random, const ScatterRule& rule, const ScatterKey& key,
                           const Draw& draw) {
  const double turn = random.between(-std::numbers::pi, std::numbers::pi);
  const double size = 1.0 + random.between(-rule.scaleJitter, rule.scaleJitter);
  const double which = random.next(), rank = random.next();
  return {{key, assetBy(which, rule), draw.x, draw.y, rule.randomYaw ? turn : 0.0, rule.scale * size},
          rankOf(rank, key)};
}

bool isOn(const GridFrame& frame, double column, double row) {
  return column >= 0.0 && column <= frame.columns - 1 && row >= 0.0 && row <= frame.rows - 1;
}

/// Room for so many that nobody has looked at yet.
std::size_t mostLikely(double tries) {
  constexpr double kMost = 1 << 16;
  return static_cast<std::size_t>(std::clamp(tries, 0.0, kMost));
}

int nearestSample(double at, int count) {
  // Of what is not below 0 the conversion takes the floor.
  return static_cast<int>(std::clamp(at + 0.5, 0.0, static_cast<double>(count - 1)));
}

}  // namespace

AssetKind assetBy(double chance, const ScatterRule& rule) {
  double all = 0.0;
  for (const ScatterAsset& asset : rule.assets) all += asset.weight;
  double left = chance * all;
  for (const ScatterAsset& asset : rule.assets) {
    left -= asset.weight;
    if (left < 0.0) return asset.asset;
  }
  return rule.assets.back().asset;
}

/// The clusters lie on a lattice of their own, one a cell, of half to all of the radius; what a place gets depends on those around it alone.
double clusterWeight(const ScatterRule& rule, double x, double y) {
  constexpr double kInner = 0.4;
  constexpr std::uint32_t kClusters = 0x5bd1e995U;  // Other numbers than those of the objects.
  if (!(rule.clusters > 0.0)) return 1.0;
  const double cell = rule.clusters, most = std::min(rule.clusterRadius, kMostClusterRadius * cell);
  const auto cellAt = [cell](double metres) { return static_cast<std::int64_t>(std::floor(metres / cell)); };
  double weight = 0.0;
  for (std::int64_t row = cellAt(y - most); row <= cellAt(y + most); ++row)
    for (std::int64_t column = cellAt(x - most); column <= cellAt(x + most); ++column) {
      SeededRandom random(seedOf(rule.seed ^ kClusters, row, column));
      const double middleX = (static_cast<double>(column) + random.next()) * cell;
      const double middleY = (static_cast<double>(row) + random.next()) * cell;
      const double radius = most * random.between(0.5, 1.0);
      const double far = std::sqrt((x - middleX) * (x - middleX) + (y - middleY) * (y - middleY)) / radius;
      const double t = std::clamp((1.0 - far) / (1.0 - kInner), 0.0, 1.0);
      weight = std::max(weight, t * t * (3.0 - 2.0 * t));
    }
  return weight;
}

std::optional<ScatteredObject> scatteredAt(const ScatterRule& rule, const ScatterKey& key) {
  const ScatterLattice lattice(rule);
  if (!(lattice.tries > static_cast<double>(key.attempt))) return {};
  SeededRandom random(seedOf(rule.seed, key.row, key.column));
  for (std::uint32_t attempt = 0; attempt < key.attempt; ++attempt) {
    (void)drawn(random, key, lattice.cell);
    random.skip(kRest);
  }
  const Draw draw = drawn(random, key, lattice.cell);
  return restDrawn(random, rule, key, draw).object;
}

Object objectOf(const ScatteredObject& scattered, const ScatterRule& rule) {
  Object object;
  object.asset = scattered.asset;
  object.x = scattered.x;
  object.y = scattered.y;
  object.yaw = scattered.yaw;
  object.scale = scattered.scale;
  object.heightOffset = rule.heightOffset;
  object.rule = rule.stand;
  return object;
}

ScatterLattice::ScatterLattice(const ScatterRule& rule)
    : cell(std::max(std::sqrt(kHectare / rule.density), rule.spacing / kCellsASpacing)),
      tries(std::min(rule.density * cell * cell / kHectare, kMostTries)) {}

std::int64_t ScatterLattice::at(double metres) const {
  return static_cast<std::int64_t>(std::floor(metres / cell));
}

double ScatterLattice::cellsOver(const GridFrame& frame) const {
  return (frame.width() / cell + 2.0) * (frame.depth() / cell + 2.0);
}

bool haveSamePlaces(const ScatterRule& one, const ScatterRule& other) {
  if (one.along != other.along) return false;
  if (one.along != ScatterAlong::Off)
    return one.seed == other.seed && one.spacing == other.spacing && one.rowOffset == other.rowOffset &&
           one.rowJitter == other.rowJitter;
  return one.seed == other.seed && ScatterLattice(one).cell == ScatterLattice(other).cell;
}

std::pair<int, int> sampleUnder(const GridFrame& frame, double x, double y) {
  return {nearestSample(frame.column(x), frame.columns), nearestSample(frame.row(y), frame.rows)};
}

std::vector<ScatterCandidate> candidatesIn(
    const ScatterRule& rule, const GridFrame& frame, const GridRect& samples,
    const std::function<double(double x, double y, int column, int row)>& chance,
    const std::function<bool(double x, double y)>& free) {
  const ScatterLattice lattice(rule);
  const double cell = lattice.cell;
  // A sample more to every side: rounding loses none, and what is another rectangle's is left to it.
  const std::int64_t row0 = lattice.at(frame.y(samples.row1)), row1 = lattice.at(frame.y(samples.row0 - 1));
  const std::int64_t column0 = lattice.at(frame.x(samples.column0 - 1)),
                     column1 = lattice.at(frame.x(samples.column1));
  std::vector<ScatterCandidate> found;
  found.reserve(mostLikely(static_cast<double>(row1 - row0 + 1) * static_cast<double>(column1 - column0 + 1) *
                           lattice.tries));
  for (std::int64_t row = row0; row <= row1; ++row)
    for (std::int64_t column = column0; column <= column1; ++column) {
      SeededRandom random(seedOf(rule.seed, row, column));
      std::uint32_t attempt = 0;
      for (double left = lattice.tries; left > 0.0; left -= 1.0, ++attempt) {
        const ScatterKey key{static_cast<std::int32_t>(row), static_cast<std::int32_t>(column), attempt};
        const Draw draw = drawn(random, key, cell);
        const auto stands = [&] {
          double share = std::min(left, 1.0);
          if (!(draw.wanted < share)) return false;
          const double gridColumn = frame.column(draw.x), gridRow = frame.row(draw.y);
          if (!isOn(frame, gridColumn, gridRow)) return false;
          const int sampleColumn = nearestSample(gridColumn, frame.columns),
                    sampleRow = nearestSample(gridRow, frame.rows);
          if (!samples.contains(sampleColumn, sampleRow)) return false;
          share *= clusterWeight(rule, draw.x, draw.y);
          return draw.wanted < share &&
                 draw.wanted < share * chance(draw.x, draw.y, sampleColumn, sampleRow) &&
                 (!free || free(draw.x, draw.y));
        };
        if (stands())
          found.push_back(restDrawn(random, rule, key, draw));
        else
          random.skip(kRest);
      }
    }
  return found;
}

}  // namespace scarp
