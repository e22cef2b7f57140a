#include "core/scatter/ScatterField.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "core/base/Parallel.h"
#include "core/base/ShortNumber.h"
#include "core/terrain/Surface.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

/// Names of the two materials of a map that says how far a rule holds.
constexpr MaterialId kElsewhere = 1, kHolds = 2;
constexpr double kMostCells = 2e7;

const ScatteredObject& objectIn(const ScatteredObject& object) { return object; }
const ScatteredObject& objectIn(const ScatterCandidate& candidate) { return candidate.object; }

template <class Kind>
std::vector<Vec2> placesOf(const std::vector<Kind>& all) {
  std::vector<Vec2> places;
  places.reserve(all.size());
  for (const Kind& one : all) places.emplace_back(objectIn(one).x, objectIn(one).y);
  return places;
}

constexpr auto byKey = [](const auto& one) { return objectIn(one).key; };

/// Whether two rules over the same conditions put the same down where nothing above them keeps places free.
bool standAlike(const ScatterRule& one, ScatterRule other) {
  other.name = one.name;
  other.keepOut = one.keepOut;
  other.heightOffset = one.heightOffset;
  other.stand = one.stand;
  return one == other;
}

RuleStack stackOf(const ScatterRule& rule) {
  MaterialRule holds;
  holds.material = kHolds;
  holds.conditions = rule.conditions;
  return {kElsewhere, {holds}};
}

}  // namespace

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

template <class Kind>
std::vector<Kind> ScatterField::around(const Tiles<Kind>& tiles, const GridRect& samples,
                                       double metres) const {
  // Places lie up to half a sample beyond their samples.
  const double west = frame_.x(samples.column0 - 0.5) - metres,
               east = frame_.x(samples.column1 - 0.5) + metres;
  const double south = frame_.y(samples.row1 - 0.5) - metres, north = frame_.y(samples.row0 - 0.5) + metres;
  std::vector<Kind> found;
  for (const int tile : tilesTouching(samples.grown(samplesIn(metres))))
    for (const Kind& one : listIn(tiles, tile))
      if (const ScatteredObject& at = objectIn(one);
          at.x >= west && at.x <= east && at.y >= south && at.y <= north)
        found.push_back(one);
  return found;
}

std::vector<ScatterCandidate> ScatterField::candidates(std::size_t rule, const GridRect& samples,
                                                       const ScatterGround& ground) const {
  const ScatterRule& asked = rules_[rule];
  const MaterialMap& map = *layers_[rule].map;
  const double clear = std::max(asked.spacing, asked.fromObjects);
  struct Kept {
    NearPlaces places;
    double metres;
  };
  std::vector<Kept> keptFree;
  for (std::size_t above = 0; above < rule; ++above)
    if (const double metres = rules_[above].keepOut; metres > 0.0)
      keptFree.push_back(
          {NearPlaces(placesOf(around(layers_[above].objects, samples, metres)), metres), metres});
  return candidatesIn(asked, frame_, samples, [&](double x, double y, int column, int row) {
    double weight = map.weight(kHolds, column, row) / 255.0;
    if (asked.onto != 0)
      weight *= ground.materials ? ground.materials->weight(asked.onto, column, row) / 255.0 : 0.0;
    if (weight <= 0.0 || !groundCellAt(ground.inputs.heights, frame_.column(x), frame_.row(y))) return 0.0;
    if (ground.placed && clear > 0.0 && ground.placed->anyWithin({x, y}, clear)) return 0.0;
    if (asked.toObjects > 0.0 && !(ground.placed && ground.placed->anyWithin({x, y}, asked.toObjects)))
      return 0.0;
    for (const Kept& kept : keptFree)
      if (kept.places.anyWithin({x, y}, kept.metres)) return 0.0;
    return weight;
  });
}

std::vector<ScatteredObject> ScatterField::choose(std::size_t rule, const GridRect& samples) const {
  const double spacing = rules_[rule].spacing;
  const std::vector<ScatterCandidate> contending =
      around(layers_[rule].candidates, samples, spacing > 0.0 ? apartReach(spacing) : 0.0);
  std::vector<std::uint64_t> ranks;
  ranks.reserve(contending.size());
  for (const ScatterCandidate& candidate : contending) ranks.push_back(candidate.rank);
  const std::vector<bool> kept = keptApart(NearPlaces(placesOf(contending), spacing), ranks, spacing);
  std::vector<ScatteredObject> chosen;
  for (std::size_t i = 0; i < contending.size(); ++i)
    if (kept[i] && !sampleOf(contending[i].object).intersected(samples).empty() &&
        !std::ranges::binary_search(rules_[rule].without, contending[i].object.key))
      chosen.push_back(contending[i].object);
  std::ranges::sort(chosen, {}, &ScatteredObject::key);
  return chosen;
}

template <class Kind, class Make>
ScatterField::Change ScatterField::remake(Tiles<Kind>& lists, const GridRect& samples,
                                          const Make& make) const {
  const std::vector<int> tiles = tilesTouching(samples);
  std::vector<std::vector<Kind>> made(tiles.size());
  std::vector<GridRect> differs(tiles.size());
  parallelFor(tiles.size(), [&](std::size_t i) {
    const GridRect within = tileRect(tiles[i]).intersected(samples);
    const std::span<const Kind> before = listIn(lists, tiles[i]);
    const std::vector<Kind> anew = make(within);
    std::vector<Kind> old;
    for (const Kind& one : before)
      (sampleOf(objectIn(one)).intersected(within).empty() ? made[i] : old).push_back(one);
    // Both are in the order of their keys.
    for (auto a = old.begin(), b = anew.begin(); a != old.end() || b != anew.end();) {
      if (a != old.end() && b != anew.end() && *a == *b) {
        ++a, ++b;
        continue;
      }
      const bool gone = b == anew.end() || (a != old.end() && byKey(*a) <= byKey(*b));
      differs[i] = differs[i].united(sampleOf(objectIn(gone ? *a++ : *b++)));
    }
    const auto middle = static_cast<std::ptrdiff_t>(made[i].size());
    made[i].insert(made[i].end(), anew.begin(), anew.end());
    std::ranges::inplace_merge(made[i], made[i].begin() + middle, {}, byKey);
  });
  Change change;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (differs[i].empty()) continue;
    auto& list = lists[static_cast<std::size_t>(tiles[i])];
    list = made[i].empty() ? nullptr : std::make_shared<const std::vector<Kind>>(std::move(made[i]));
    change.tiles.push_back(tiles[i]);
    change.samples = change.samples.united(differs[i]);
  }
  return change;
}

GridRect ScatterField::refreshWeights(Layer& layer, const RuleInputs& inputs, const GridRect& reached) {
  const auto bytes = [&] {
    const auto area = static_cast<std::size_t>(reached.area());
    std::vector<std::uint8_t> both(2 * area);
    layer.map->read(kHolds, reached, std::span(both).first(area));
    layer.map->read(kElsewhere, reached, std::span(both).last(area));
    return both;
  };
  const std::vector<std::uint8_t> before = bytes();
  layer.weights.refresh(*layer.map, inputs, reached);
  const std::vector<std::uint8_t> after = bytes();
  GridRect changed;
  const auto width = static_cast<std::size_t>(reached.width());
  for (std::size_t i = 0; i < before.size(); i += width) {
    const auto first = before.begin() + static_cast<std::ptrdiff_t>(i),
               last = first + static_cast<std::ptrdiff_t>(width);
    const auto other = after.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::equal(first, last, other)) continue;
    const int row = reached.row0 + static_cast<int>(i / width) % reached.height();
    changed = changed.united({reached.column0, row, reached.column1, row + 1});
  }
  return changed;
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
                       found->conditions == rule.conditions &&
                       std::ranges::none_of(rule.conditions, [&](const RuleCondition& condition) {
                         return reuse.otherMeasures.contains(condition.by);
                       });
    if (known) {
      const auto place = static_cast<std::size_t>(found - there.begin());
      all[i].weights = place;
      std::set<std::size_t> aboveThere;
      for (std::size_t k = 0; k < place; ++k)
        if (keepsFree(there[k])) aboveThere.insert(k);
      if (standAlike(rule, *found) && above == aboveThere && !(rule.onto != 0 && reuse.otherMaterials))
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
    const ScatterLattice lattice(rules_[i]);
    if (!taken[i].weights)
      seconds += kSecondsACondition * static_cast<double>(frame_.samples().area()) *
                 static_cast<double>(1 + rules_[i].conditions.size());
    if (!taken[i].objects) seconds += kSecondsATry * lattice.tries * lattice.cellsOver(frame_);
  }
  return seconds;
}

Result<void> ScatterField::make(const ScatterGround& ground, const Progress& progress,
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
    const std::string name = rules_[i].name.empty() ? "rule " + std::to_string(i + 1) : rules_[i].name;
    if (ScatterLattice(rules_[i]).cellsOver(frame_) > kMostCells)
      return fail(Error{name + ": density " + shortNumber(rules_[i].density) +
                        " a hectare is too much for so large a terrain"});
    Layer& layer = layers_[i];
    if (const auto& same = taken[i].objects) {
      layer = reuse.field->layers_[*same];
    } else {
      if (const auto& weighed = taken[i].weights) {
        layer.weights = reuse.field->layers_[*weighed].weights;
        layer.map = reuse.field->layers_[*weighed].map;
      } else {
        layer.map = layer.weights.map(ground.inputs, partOf(progress, from, from + 0.3 / rules));
      }
      if (!layer.map) return fail(Error::cancel());
      remake(layer.candidates, all, [&](const GridRect& within) { return candidates(i, within, ground); });
      if (!keepGoing(progress, from + 0.7 / rules)) return fail(Error::cancel());
      remake(layer.objects, all, [&](const GridRect& within) { return choose(i, within); });
    }
    total += count(i);
    if (total > kMostRuleObjects)
      return fail(Error{name + ": the rules would put down more than " + std::to_string(kMostRuleObjects) +
                        " objects"});
  }
  return {};
}

std::vector<int> ScatterField::Remade::inOrder() && {
  std::ranges::sort(tiles);
  tiles.erase(std::ranges::unique(tiles).begin(), tiles.end());
  return std::move(tiles);
}

void ScatterField::remakeRule(std::size_t rule, const GridRect& looked, const std::vector<GridRect>& chosen,
                              const ScatterGround& ground, Remade& remade) {
  Layer& layer = layers_[rule];
  const double spacing = rules_[rule].spacing, keepOut = rules_[rule].keepOut;
  const Change moved = remake(layer.candidates, looked.united(remade.freed),
                              [&](const GridRect& within) { return candidates(rule, within, ground); });
  std::vector<GridRect> anew = chosen;
  anew.push_back(moved.samples.grown(samplesIn(spacing > 0.0 ? apartReach(spacing) : 0.0)));
  for (const GridRect& samples : anew) {
    const Change changed =
        remake(layer.objects, samples, [&](const GridRect& within) { return choose(rule, within); });
    remade.tiles.insert(remade.tiles.end(), changed.tiles.begin(), changed.tiles.end());
    if (keepOut > 0.0) remade.freed = remade.freed.united(changed.samples.grown(samplesIn(keepOut)));
  }
}

std::vector<int> ScatterField::refresh(const ScatterGround& ground, const GridRect& samples,
                                       const GridRect& placed) {
  Remade remade;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    const ScatterRule& rule = rules_[i];
    Layer& layer = layers_[i];
    if (!rule.visible) continue;
    GridRect looked;
    if (!samples.empty()) {
      const GridRect reached = samples.grown(layer.weights.reach()).intersected(frame_.samples());
      const GridRect weighed = refreshWeights(layer, ground.inputs, reached);
      // A place looks at the nearest sample and at the corners of its cell.
      looked = (rule.onto != 0 ? reached : weighed).grown(1);
    }
    const double near = std::max({rule.spacing, rule.fromObjects, rule.toObjects});
    if (!placed.empty() && near > 0.0) looked = looked.united(placed.grown(samplesIn(near)));
    remakeRule(i, looked, {}, ground, remade);
  }
  return std::move(remade).inOrder();
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

}  // namespace scarp
