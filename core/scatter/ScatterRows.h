#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/line/NearLines.h"
#include "core/scatter/ScatterCandidates.h"
#include "core/scatter/ScatterRule.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A place of a row, whether or not an object stands there.
struct RowPlace {
  ScatterCandidate candidate;
  double wanted;  ///< The chance that it asks for, 0…1.
  bool operator==(const RowPlace&) const = default;
};

/// The lines of layers, to look single ones up. A value that shares them.
struct RowLines {
  std::vector<NamedLines> layers{};
  GridFrame frame{};

  [[nodiscard]] const Line* find(LineId id) const;
};

/// Returns true if a rule places its objects in rows along lines.
[[nodiscard]] inline bool standsInRows(const ScatterRule& rule) { return rule.along != ScatterAlong::Off; }
/// Returns true if a rule of a line's layer has rows along this line. Stamps have no course.
[[nodiscard]] inline bool runsAlong(const ScatterRule& rule, const Line& line) {
  return line.kind != LineKind::Stamp && (rule.line.empty() || rule.line == labelOf(line));
}
/// Whether a rule bends its models along lines, and so puts no objects down.
[[nodiscard]] inline bool bendsModels(const ScatterRule& rule) {
  return standsInRows(rule) && rule.bent != ScatterBend::Off;
}
/// The least spacing of a row, metres.
inline constexpr double kLeastRowSpacing = 0.1;

/// All places that a rule in rows has along one line, in the order of their keys: stations begin at the
/// first node and are rule.spacing apart along the straight pieces between its nodes (lineNodes()), but for
/// the jitter; of an open line up to its end, of a closed one as many as fit. At most `most`. The key's row
/// is the line's id, its column the station, its attempt 0 on the left and in the middle, 1 on the right.
/// The left of an area is its outside. Contract: the rule stands in rows and is valid.
[[nodiscard]] std::vector<RowPlace> rowAlong(const ScatterRule& rule, const Line& line,
                                             const GridFrame& frame, std::size_t most);
/// The same for one key; nothing where the line is not there or has no such place.
[[nodiscard]] std::optional<ScatteredObject> rowPlaceAt(const ScatterRule& rule, const ScatterKey& key,
                                                        const RowLines& lines);

/// The places of a rule in rows along all lines that are shown, by the tiles of the terrain's samples.
/// Immutable: concurrent use is safe.
class ScatterRows {
 public:
  /// What `before`, of the same rule and frame, has for lines that stayed is shared with it.
  ScatterRows(const ScatterRule& rule, const NearLines& lines, const GridFrame& frame,
              const TiledRaster<std::uint8_t>& grid, const ScatterRows* before = nullptr);

  /// More than rules may put down; not all are there then.
  [[nodiscard]] bool tooMany() const { return tooMany_; }
  /// Of one tile those over samples, in the order of their keys.
  [[nodiscard]] std::vector<RowPlace> in(int tile, const GridRect& samples) const;
  /// What there is for a key on the terrain; nothing: no such place.
  [[nodiscard]] std::optional<ScatteredObject> find(const ScatterKey& key) const;
  /// Samples under places that the one has and the other has not, by tile, one rectangle each.
  [[nodiscard]] std::vector<GridRect> differencesFrom(const ScatterRows& before) const;

 private:
  using Row = std::map<int, std::vector<RowPlace>>;  ///< By tile.
  struct OfLine {
    std::shared_ptr<const NearLine> line;
    std::shared_ptr<const Row> row;
  };
  [[nodiscard]] GridRect sampleOf(const RowPlace& place) const;

  GridFrame frame_;
  std::map<LineId, OfLine> lines_;
  std::map<int, std::vector<const std::vector<RowPlace>*>> tiles_;  ///< In the order of lines.
  bool tooMany_ = false;
};

}  // namespace scarp
