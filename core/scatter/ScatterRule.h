#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "core/material/Material.h"
#include "core/objects/Object.h"

namespace scarp {

/// One of the assets that a rule puts down. A value.
struct ScatterAsset {
  AssetKind asset = AssetKind::Conifer;
  double weight = 1.0;  ///< How often, beside the weights of the others; above 0.
  bool operator==(const ScatterAsset&) const = default;
};

/// Where the rows of a rule run.
enum class ScatterAlong : std::uint8_t {
  Off,          ///< No rows: on the lattice.
  Left,         ///< Beside the left edge of the bed, as seen along the line; outside of an area.
  Right,        ///< Beside the right edge; inside of an area.
  Both,         ///< At each station on both sides.
  Alternating,  ///< Left at the first station, right at the next.
  Middle
};

/// Where the front of objects in rows (their +x) looks.
enum class ScatterFacing : std::uint8_t { Along, Outward, Inward };

/// Whether a rule in rows bends its models along the lines (BentRows.h), and how they fill a line.
enum class ScatterBend : std::uint8_t {
  Off,        ///< It puts objects down.
  Stretched,  ///< A whole number of them, stretched so that they end where the line does.
  Cut,        ///< At their own length, the last one cut off.
  Whole       ///< The same without one that does not fit.
};

/// Place at which the conditions and the material of a rule are evaluated.
enum class ScatterSampling : std::uint8_t {
  Position,       ///< At the position of the object, see SurfaceConditions.
  NearestSample,  ///< At the nearest sample. Of rules that versions before stored.
};

/// A place of the lattice on which the objects of a rule stand. It follows from the density, the spacing and
/// the seed alone, never from the ground: what a person did to the object there holds whatever becomes of the
/// ground. In rows it is a place along a line, see rowAlong() (ScatterRows.h).
struct ScatterKey {
  std::int32_t row = 0, column = 0;  ///< Of the lattice's cell, from the middle of the terrain.
  std::uint32_t attempt = 0;         ///< Within the cell.
  auto operator<=>(const ScatterKey&) const = default;
};

/// A place of a rule: what tells the objects that rules put down apart.
struct ScatterPlace {
  std::uint32_t rule = 0;  ///< ScatterRule::id.
  ScatterKey key;
  auto operator<=>(const ScatterPlace&) const = default;
};

/// A disc in which a rule puts nothing. A value.
struct ScatterClearing {
  double x = 0.0, y = 0.0;  ///< Its middle, local frame, metres.
  double radius = 1.0;      ///< Metres, above 0.
  bool operator==(const ScatterClearing&) const = default;
};

/// Objects that stand wherever conditions hold, and go on doing so while the ground is edited. A value.
struct ScatterRule {
  std::uint32_t id = 0;  ///< Above 0, no two alike.
  std::string name{};
  bool visible = true;
  std::vector<ScatterAsset> assets{};  ///< At least one.
  double density = 100.0;  ///< Objects a hectare where all conditions hold, above 0; not of rows.
  /// Metres, the least from one to another and to objects that were put down by hand. Of rows the distance from
  /// one station to the next along the line, at least kLeastRowSpacing.
  double spacing = 3.0;
  double keepOut = 0.0;  ///< Metres around each of its objects in which rules below put nothing.
  /// Metres, the least to objects that were put down by hand, where that is more than the spacing.
  double fromObjects = 0.0;
  double toObjects = 0.0;  ///< Metres, the most to the nearest of those; 0: anywhere.
  double fromLines = 0.0;  ///< Metres, the least to lines that are shown (NearLines.h).
  double toLines = 0.0;    ///< Metres, the most to the nearest of those; 0: anywhere.
  std::string linesOf{};   ///< Which lines: those of layers of this name; empty: all.
  ScatterAlong along = ScatterAlong::Off;  ///< In rows along these lines.
  std::string line{};  ///< Of rows: along the one with this label alone (LineChoice); empty: along all.
  /// Metres from the edge of the bed outwards, of a row in the middle from there to the left.
  double rowOffset = 1.0;
  double rowJitter = 0.0;                         ///< ± this fraction of the spacing, along the line.
  ScatterFacing facing = ScatterFacing::Inward;   ///< Of rows whose objects are not turned at random.
  bool skipSpans = true;                          ///< None beside bridges and tunnels.
  ScatterBend bent = ScatterBend::Off;            ///< Of rows.
  double clusters = 0.0;   ///< Metres from the middle of one cluster to that of the next; 0: no clusters.
  /// Metres, of the largest cluster; its objects are the fewer the nearer to its border. At most
  /// kMostClusterRadius times the clusters' distance counts.
  double clusterRadius = 15.0;
  double scale = 1.0;                         ///< Above 0.
  double scaleJitter = 0.2;                   ///< ± this fraction.
  double heightOffset = 0.0;                  ///< Metres.
  ObjectRule stand = ObjectRule::KeepOffset;  ///< KeepOffset or Align.
  bool randomYaw = true;
  MaterialId onto = 0;                      ///< Only as far as this material lies there; 0: on any.
  std::vector<RuleCondition> conditions{};  ///< Multiplied; none: everywhere.
  ScatterSampling sampling = ScatterSampling::Position;
  std::uint32_t seed = 0;
  /// Places that stay free: what stood there was moved or deleted by hand. They keep the spacing that they
  /// had, so that nothing else grows beside them. Sorted.
  std::vector<ScatterKey> without{};
  /// What becomes of these where the lattice becomes another: what a person took away stays away.
  std::vector<ScatterClearing> clearings{};
  bool operator==(const ScatterRule&) const = default;
};

inline constexpr double kMostClusterRadius = 2.0;

/// What a rule put down. A value.
struct ScatteredObject {
  ScatterKey key;
  AssetKind asset;
  double x, y;  ///< Local frame, metres.
  double yaw;   ///< Radians.
  double scale;
  bool operator==(const ScatteredObject&) const = default;
};

/// The same as an object without an id.
[[nodiscard]] Object objectOf(const ScatteredObject& scattered, const ScatterRule& rule);

}  // namespace scarp
