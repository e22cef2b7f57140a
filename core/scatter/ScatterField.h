#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/line/NearLines.h"
#include "core/material/MaterialMap.h"
#include "core/material/RuleWeights.h"
#include "core/scatter/ApartPlaces.h"
#include "core/scatter/ScatterCandidates.h"
#include "core/scatter/ScatterRows.h"
#include "core/scatter/ScatterRule.h"

namespace scarp {

class ScatterField;

/// What of a field that was made before still holds for another one on the same frame and the same ground.
struct ScatterReuse {
  const ScatterField* field = nullptr;      ///< Made without an error; null: nothing holds.
  std::set<GroundMeasure> otherMeasures{};  ///< Of these the ground has others now, anywhere.
  bool otherMaterials = false;              ///< Other materials lie there now, anywhere.
  bool otherLines = false;                  ///< There are other lines now, anywhere.
};

/// For its rows and distances, or by a condition.
[[nodiscard]] bool looksAtLines(const ScatterRule& rule);

/// More objects than this rules do not put down.
inline constexpr std::size_t kMostRuleObjects = 8'000'000;

/// The objects that rules put on a terrain, by the tiles of its samples. Rules come in their order: each
/// keeps out of the surroundings of those above it. What stands in a tile depends on the rules, the frame and
/// the ground within a reach of it, to the bit: not on threads, instruction sets, or whether all was made at
/// once. A value that shares its tiles with its copies. Concurrent const use is safe.
class ScatterField {
 public:
  /// Contract: the rules are valid (ScatterRuleSchema.h).
  ScatterField(std::vector<ScatterRule> rules, const GridFrame& frame);

  /// All of the terrain, but what another field has of it already. An error is one line: too many, cancelled;
  /// the field is empty then.
  [[nodiscard]] Result<void> make(const RuleInputs& ground, const Progress& progress = {},
                                  const ScatterReuse& reuse = {});
  /// About how many seconds make() takes on one thread.
  [[nodiscard]] double secondsToMake(const ScatterReuse& reuse = {}) const;
  /// After a change of heights, masks or materials in a rectangle of samples, and of objects put down by hand
  /// in another: only what these reach is made anew. The tiles whose objects are others now, in order.
  std::vector<int> refresh(const RuleInputs& ground, const GridRect& samples, const GridRect& placed = {});
  /// The same after lines within a box, metres, became others.
  std::vector<int> refreshLines(const RuleInputs& ground, const pieces::PlanBox& box);
  /// Takes over how rows run along the lines as they are now, before refreshLines(): only places that are
  /// others are made anew. The tiles whose objects are others now, in order; nothing, and the field is as it
  /// was, where there are more than rules may put down.
  [[nodiscard]] std::optional<std::vector<int>> refreshRows(const RuleInputs& ground);

  /// Whether these rules are its own but for the places that stay free.
  [[nodiscard]] bool differsInPlacesAlone(const std::vector<ScatterRule>& rules) const;
  /// Takes such rules over: only what their places reach is made anew. The tiles whose objects are others
  /// now, in order.
  std::vector<int> setPlaces(std::vector<ScatterRule> rules, const RuleInputs& ground);

  [[nodiscard]] const std::vector<ScatterRule>& rules() const { return rules_; }
  [[nodiscard]] const GridFrame& frame() const { return frame_; }
  /// None without rules, or where the terrain is too large for them.
  [[nodiscard]] int tileCount() const { return tileCount_; }
  [[nodiscard]] GridRect tileRect(int tile) const { return grid_.tileRect(tile); }
  /// What a rule, by its place, put on a tile, in the order of keys. None of a hidden rule.
  [[nodiscard]] std::span<const ScatteredObject> objects(std::size_t rule, int tile) const {
    return listIn(layers_[rule].objects, tile);
  }
  [[nodiscard]] std::size_t count(std::size_t rule) const;
  [[nodiscard]] std::size_t count() const;
  /// What stands at a place; null: nothing. Valid until the field becomes another.
  [[nodiscard]] const ScatteredObject* find(const ScatterPlace& place) const;

 private:
  /// Of each tile, in the order of keys; null: none.
  template <class Kind>
  using Tiles = std::vector<std::shared_ptr<const std::vector<Kind>>>;
  template <class Kind>
  [[nodiscard]] static std::span<const Kind> listIn(const Tiles<Kind>& tiles, int tile) {
    if (static_cast<std::size_t>(tile) >= tiles.size()) return {};
    const auto& list = tiles[static_cast<std::size_t>(tile)];
    return list ? std::span<const Kind>(*list) : std::span<const Kind>();
  }
  /// Names of the two materials of a map that says how far a rule holds.
  static constexpr MaterialId kElsewhere = 1, kHolds = 2;
  [[nodiscard]] static RuleStack stackOf(const ScatterRule& rule);
  struct Layer {
    RuleWeights weights;
    std::optional<MaterialMap> map;  ///< Of these, once it is made, of a rule evaluated at samples.
    Tiles<ScatterCandidate> candidates;
    Tiles<ScatteredObject> objects;
    std::shared_ptr<const ScatterRows> rows{};  ///< Of a rule in rows, once it is made.
  };
  /// What a rule takes from another field.
  struct Taken {
    std::optional<std::size_t> weights, objects;  ///< Of this rule there.
  };
  /// By rule.
  [[nodiscard]] std::vector<Taken> takenFrom(const ScatterReuse& reuse) const;
  struct Change {
    std::vector<int> tiles;  ///< In order.
    GridRect samples;        ///< Under what is other now.
    bool cancelled = false;  ///< Nothing has changed then.
  };
  /// What was made anew of the rules so far.
  struct Remade {
    std::vector<int> tiles;
    GridRect freed;  ///< Where rules have other objects now, with what they keep free.

    [[nodiscard]] std::vector<int> inOrder() &&;
  };
  /// What a rule puts down where candidates are to be looked at anew, or only chosen anew.
  void remakeRule(std::size_t rule, const GridRect& looked, const std::vector<GridRect>& chosen,
                  const RuleInputs& ground, Remade& remade);
  [[nodiscard]] std::vector<GridRect> changedPlaces(std::size_t rule, const ScatterRule& after) const;
  /// What a rule has for a place of its lattice or its rows, whether or not it stands there.
  [[nodiscard]] std::optional<ScatteredObject> placeOf(std::size_t rule, const ScatterKey& key) const;
  [[nodiscard]] int samplesIn(double metres) const;
  [[nodiscard]] std::vector<int> tilesTouching(const GridRect& samples) const;
  [[nodiscard]] GridRect sampleOf(const ScatteredObject& object) const;
  [[nodiscard]] bool isOver(const ScatteredObject& object, const GridRect& samples) const;
  [[nodiscard]] std::shared_ptr<const ScatterRows> rowsOf(std::size_t rule, const RuleInputs& ground,
                                                          const ScatterRows* before) const;
  /// From one place to another of those that contend, metres; 0: none do.
  [[nodiscard]] static double apart(const ScatterRule& rule) { return standsInRows(rule) ? 0.0 : rule.spacing; }
  [[nodiscard]] std::vector<ScatterCandidate> candidates(std::size_t rule, int tile, const GridRect& samples,
                                                         const RuleInputs& ground) const;
  using Chance = std::function<double(double x, double y, int column, int row)>;
  /// Degree to which a rule holds at a place, 0…1, for places over samples of one tile; see candidatesIn().
  [[nodiscard]] Chance chanceOf(std::size_t rule, const GridRect& samples, const RuleInputs& ground) const;
  [[nodiscard]] Chance chanceAtSamples(std::size_t rule, const GridRect& samples,
                                       const RuleInputs& ground) const;
  /// Of samples of one tile.
  [[nodiscard]] std::vector<ScatteredObject> choose(std::size_t rule, int tile,
                                                    const GridRect& samples) const;
  /// found(tile, one) for what a rule has within some metres of the places over samples, by tile in the order
  /// of keys.
  template <class Kind, class Found>
  void eachAround(std::size_t rule, const Tiles<Kind>& tiles, const GridRect& samples, double metres,
                  const Found& found) const;
  /// Makes anew what stands over samples, by make(tile, samples of it); the rest stays.
  template <class Kind, class Make>
  Change remake(Tiles<Kind>& lists, const GridRect& samples, const Make& make,
                const Progress& progress = {}) const;
  Change remakeCandidates(std::size_t rule, const GridRect& samples, const RuleInputs& ground,
                          const Progress& progress = {});
  Change remakeObjects(std::size_t rule, const GridRect& samples);
  /// Recomputes the weights; returns the samples that have others now. Of a layer without weights of samples
  /// all that it is given.
  [[nodiscard]] static GridRect refreshWeights(Layer& layer, const RuleInputs& inputs,
                                               const GridRect& reached);

  std::vector<ScatterRule> rules_;
  GridFrame frame_;
  TiledRaster<std::uint8_t> grid_;  ///< Without tiles: how they lie.
  int tileCount_;
  std::vector<Layer> layers_;  ///< By rule.
};

}  // namespace scarp
