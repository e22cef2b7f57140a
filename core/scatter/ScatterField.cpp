#include "core/scatter/ScatterField.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <string>
#include <utility>

#include "core/terrain/WorkingRange.h"

// Places of rules: those that stay free, and what stands at one.

namespace scarp {

namespace {

constexpr double kMostCells = 2e7;

/// Whether two rules over the same conditions put the same down where nothing above them keeps places free.
bool standAlike(const ScatterRule& one, ScatterRule other) {
  other.name = one.name;
  other.keepOut = one.keepOut;
  other.heightOffset = one.heightOffset;
  other.stand = one.stand;
  return one == other;
}

}  // namespace

bool looksAtLines(const ScatterRule& rule) {
  return rule.visible &&
         (rule.fromLines > 0.0 || rule.toLines > 0.0 || standsInRows(rule) ||
          std::ranges::find(rule.conditions, GroundMeasure::Lines, &RuleCondition::by) != rule.conditions.end());
}

RuleStack ScatterField::stackOf(const ScatterRule& rule) {
  MaterialRule holds;
  holds.material = kHolds;
  holds.conditions = rule.conditions;
  return {kElsewhere, {holds}};
}

ScatterField::ScatterField(std::vector<ScatterRule> rules, const GridFrame& frame)
    : rules_(std::move(rules)),
      frame_(frame),
      grid_(frame.columns, frame.rows, 0),
      tileCount_(rules_.empty() || !checkWhole(frame) ? 0 : grid_.tileCount()) {
  const auto tiles = static_cast<std::size_t>(tileCount());
  for (const ScatterRule& rule : rules_)
    layers_.push_back({RuleWeights(stackOf(rule), frame),
                       {},
                       Tiles<ScatterCandidate>(tiles),
                       Tiles<ScatteredObject>(tiles)});
}

int ScatterField::samplesIn(double metres) const {
  return static_cast<int>(std::min(std::ceil(metres / frame_.cellSize()), 1e8)) + 1;
}

std::vector<int> ScatterField::tilesTouching(const GridRect& samples) const {
  const GridRect within = samples.intersected(frame_.samples());
  std::vector<int> tiles;
  if (within.empty()) return tiles;
  const GridRect touched = grid_.tilesTouching(within);
  for (int row = touched.row0; row < touched.row1; ++row)
    for (int column = touched.column0; column < touched.column1; ++column)
      tiles.push_back(grid_.tileIndex(column, row));
  return tiles;
}

GridRect ScatterField::sampleOf(const ScatteredObject& object) const {
  const auto [column, row] = sampleUnder(frame_, object.x, object.y);
  return {column, row, column + 1, row + 1};
}

bool ScatterField::isOver(const ScatteredObject& object, const GridRect& samples) const {
  const auto [column, row] = sampleUnder(frame_, object.x, object.y);
  return samples.contains(column, row);
}

std::vector<ScatterField::Taken> ScatterField::takenFrom(const ScatterReuse& reuse) const {
  std::vector<Taken> all(rules_.size());
  if (!reuse.field) return all;
  EXPECTS(reuse.field->frame_ == frame_);
  const std::vector<ScatterRule>& there = reuse.field->rules_;
  const auto keepsFree = [](const ScatterRule& rule) { return rule.visible && rule.keepOut > 0.0; };
  constexpr auto kAnew = std::numeric_limits<std::size_t>::max();
  std::set<std::size_t> above;  // Rules that keep places free from those below, by their places there.
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    const ScatterRule& rule = rules_[i];
    const auto found = std::ranges::find(there, rule.id, &ScatterRule::id);
    const bool known = rule.visible && found != there.end() && found->visible &&
                       found->conditions == rule.conditions && found->sampling == rule.sampling &&
                       std::ranges::none_of(rule.conditions, [&](const RuleCondition& condition) {
                         return reuse.otherMeasures.contains(condition.by) ||
                                (condition.by == GroundMeasure::Lines && reuse.otherLines);
                       });
    if (known) {
      const auto place = static_cast<std::size_t>(found - there.begin());
      all[i].weights = place;
      std::set<std::size_t> aboveThere;
      for (std::size_t k = 0; k < place; ++k)
        if (keepsFree(there[k])) aboveThere.insert(k);
      if (standAlike(rule, *found) && above == aboveThere && !(rule.onto != 0 && reuse.otherMaterials) &&
          !(looksAtLines(rule) && reuse.otherLines))
        all[i].objects = place;
    }
    if (!keepsFree(rule)) continue;
    const bool same = all[i].objects && there[*all[i].objects].keepOut == rule.keepOut;
    above.insert(same ? *all[i].objects : kAnew);
  }
  return all;
}

double ScatterField::secondsToMake(const ScatterReuse& reuse) const {
  constexpr double kSecondsACondition = 4e-9, kSecondsATry = 3e-7;
  const std::vector<Taken> taken = takenFrom(reuse);
  double seconds = 0.0;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    if (!rules_[i].visible) continue;
    if (!taken[i].weights)
      seconds += kSecondsACondition * static_cast<double>(frame_.samples().area()) *
                 static_cast<double>(1 + rules_[i].conditions.size());
    if (taken[i].objects || standsInRows(rules_[i])) continue;
    const ScatterLattice lattice(rules_[i]);
    seconds += kSecondsATry * lattice.tries * lattice.cellsOver(frame_);
  }
  return seconds;
}

Result<void> ScatterField::make(const RuleInputs& ground, const Progress& progress,
                                const ScatterReuse& reuse) {
  if (const auto whole = checkWhole(frame_); !whole && !rules_.empty()) return whole;
  const std::vector<Taken> taken = takenFrom(reuse);
  const auto fail = [this](Error error) {
    for (Layer& layer : layers_) {
      layer.candidates.assign(layer.candidates.size(), nullptr);
      layer.objects.assign(layer.objects.size(), nullptr);
    }
    return Result<void>(std::move(error));
  };
  const GridRect all = frame_.samples();
  const auto rules = static_cast<double>(rules_.size());
  std::size_t total = 0;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    if (!rules_[i].visible) continue;
    const double from = static_cast<double>(i) / rules;
    if (!keepGoing(progress, from)) return fail(Error::cancel());
    const Message name =
        rules_[i].name.empty() ? Message("rule %1", i + 1) : Message::verbatim(rules_[i].name);
    if (!standsInRows(rules_[i]) && ScatterLattice(rules_[i]).cellsOver(frame_) > kMostCells)
      return fail(
          errorIn(name, "density %1 a hectare is too much for so large a terrain", rules_[i].density));
    Layer& layer = layers_[i];
    if (const auto& same = taken[i].objects) {
      layer = reuse.field->layers_[*same];
    } else {
      if (const auto& weighed = taken[i].weights) {
        layer.weights = reuse.field->layers_[*weighed].weights;
        layer.map = reuse.field->layers_[*weighed].map;
      } else if (rules_[i].sampling == ScatterSampling::NearestSample) {
        layer.map = layer.weights.map(ground, partOf(progress, from, from + 0.3 / rules));
        if (!layer.map) return fail(Error::cancel());
      }
      layer.rows = rowsOf(i, ground, nullptr);
      if (layer.rows && layer.rows->tooMany())
        return fail(errorIn(name, "the rules would put down more than %1 objects", kMostRuleObjects));
      const double begun = layer.map ? 0.3 : 0.0;
      if (remakeCandidates(i, all, ground, partOf(progress, from + begun / rules, from + 0.7 / rules))
              .cancelled)
        return fail(Error::cancel());
      if (!keepGoing(progress, from + 0.7 / rules)) return fail(Error::cancel());
      remakeObjects(i, all);
    }
    total += count(i);
    if (total > kMostRuleObjects)
      return fail(errorIn(name, "the rules would put down more than %1 objects", kMostRuleObjects));
  }
  return {};
}

std::size_t ScatterField::count(std::size_t rule) const {
  std::size_t sum = 0;
  for (int tile = 0; tile < tileCount(); ++tile) sum += objects(rule, tile).size();
  return sum;
}

std::size_t ScatterField::count() const {
  std::size_t sum = 0;
  for (std::size_t i = 0; i < layers_.size(); ++i) sum += count(i);
  return sum;
}

bool ScatterField::differsInPlacesAlone(const std::vector<ScatterRule>& rules) const {
  return std::ranges::equal(rules, rules_, [](const ScatterRule& one, ScatterRule other) {
    other.without = one.without;
    return one == other;
  });
}

std::vector<GridRect> ScatterField::changedPlaces(std::size_t rule, const ScatterRule& after) const {
  const ScatterRule& before = rules_[rule];
  std::vector<ScatterKey> keys;
  std::ranges::set_symmetric_difference(before.without, after.without, std::back_inserter(keys));
  std::map<int, GridRect> byTile;
  for (const ScatterKey& key : keys) {
    const auto object = placeOf(rule, key);
    if (!object || !frame_.covers(object->x, object->y)) continue;
    const GridRect sample = sampleOf(*object);
    GridRect& rect = byTile[tilesTouching(sample).front()];
    rect = rect.united(sample);
  }
  std::vector<GridRect> rects;
  for (const auto& [tile, rect] : byTile) rects.push_back(rect);
  return rects;
}

std::vector<int> ScatterField::setPlaces(std::vector<ScatterRule> rules, const RuleInputs& ground) {
  EXPECTS(differsInPlacesAlone(rules));
  std::vector<std::vector<GridRect>> places;
  for (std::size_t i = 0; i < rules_.size(); ++i) places.push_back(changedPlaces(i, rules[i]));
  rules_ = std::move(rules);
  Remade remade;
  for (std::size_t i = 0; i < rules_.size(); ++i)
    if (rules_[i].visible) remakeRule(i, {}, places[i], ground, remade);
  return std::move(remade).inOrder();
}

std::optional<ScatteredObject> ScatterField::placeOf(std::size_t rule, const ScatterKey& key) const {
  if (!standsInRows(rules_[rule])) return scatteredAt(rules_[rule], key);
  return layers_[rule].rows ? layers_[rule].rows->find(key) : std::nullopt;
}

const ScatteredObject* ScatterField::find(const ScatterPlace& place) const {
  const auto rule = std::ranges::find(rules_, place.rule, &ScatterRule::id);
  if (rule == rules_.end()) return nullptr;
  const auto index = static_cast<std::size_t>(rule - rules_.begin());
  const auto object = placeOf(index, place.key);
  if (!object || !frame_.covers(object->x, object->y)) return nullptr;
  const auto list = objects(index, tilesTouching(sampleOf(*object)).front());
  const auto found = std::ranges::lower_bound(list, place.key, {}, &ScatteredObject::key);
  return found != list.end() && found->key == place.key ? &*found : nullptr;
}

}  // namespace scarp
