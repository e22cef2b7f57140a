#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/scatter/ScatterRule.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// A place where a rule puts an object, if no other is too near.
struct ScatterCandidate {
  ScatteredObject object;
  std::uint64_t rank;  ///< Among places that contend.
  bool operator==(const ScatterCandidate&) const = default;
};

/// The lattice on which a rule puts its objects: in each cell one at a place of its own, which follows from
/// the seed (jittered sampling: Cook 1986), or several where the spacing asks for cells larger than the
/// density does.
struct ScatterLattice {
  explicit ScatterLattice(const ScatterRule& rule);
  double cell;   ///< Metres.
  double tries;  ///< Of a last part of a try, that part.

  /// The row or column of cells at a coordinate of the local frame.
  [[nodiscard]] std::int64_t at(double metres) const;
  /// How many cells lie over a terrain.
  [[nodiscard]] double cellsOver(const GridFrame& frame) const;
};

/// Which tile of samples a place on the terrain belongs to: that of the nearest sample. Column and row of the
/// sample.
[[nodiscard]] std::pair<int, int> sampleUnder(const GridFrame& frame, double x, double y);

/// Which of a rule's assets is chosen by a number, 0…1.
[[nodiscard]] AssetKind assetBy(double chance, const ScatterRule& rule);

/// How far a place lies in a cluster, 0…1: 1 within the inner part of one, and where there are no clusters.
[[nodiscard]] double clusterWeight(const ScatterRule& rule, double x, double y);

/// Whether the same keys are the same places on the lattices of two rules, or in their rows.
[[nodiscard]] bool haveSamePlaces(const ScatterRule& one, const ScatterRule& other);

/// What a rule has for a place of its lattice, whether or not it stands there. Nothing where the lattice has
/// no such place. Not of rows: see rowPlaceAt().
[[nodiscard]] std::optional<ScatteredObject> scatteredAt(const ScatterRule& rule, const ScatterKey& key);

/// All that a rule's lattice has for a rectangle of samples, in the order of their keys: where chance(x, y,
/// column, row), 0…1, of the place and the nearest sample, is above what the place asks for, and free(x, y)
/// where there is such a function, which is asked last. Places that are to stay free are among them.
[[nodiscard]] std::vector<ScatterCandidate> candidatesIn(
    const ScatterRule& rule, const GridFrame& frame, const GridRect& samples,
    const std::function<double(double x, double y, int column, int row)>& chance,
    const std::function<bool(double x, double y)>& free = {});

}  // namespace scarp
