#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "core/scatter/ScatterField.h"

// Places of rules: those that stay free, and what stands at one.

namespace scarp {

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
