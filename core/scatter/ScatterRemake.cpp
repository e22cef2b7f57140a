#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/Parallel.h"
#include "core/material/SurfaceConditions.h"
#include "core/scatter/ScatterField.h"
#include "core/terrain/Surface.h"

// How a part of a field is made anew.

namespace scarp {

namespace {

const ScatteredObject& objectIn(const ScatteredObject& object) { return object; }
const ScatteredObject& objectIn(const ScatterCandidate& candidate) { return candidate.object; }

constexpr auto byKey = [](const auto& one) -> const ScatterKey& { return objectIn(one).key; };

bool anyHole(const HeightRaster& heights, const GridRect& samples) {
  std::vector<float> row(static_cast<std::size_t>(samples.width()));
  for (int r = samples.row0; r < samples.row1; ++r) {
    heights.read({samples.column0, r, samples.column1, r + 1}, row);
    bool any = false;
    for (const float height : row) any |= !(height == height);
    if (any) return true;
  }
  return false;
}

/// Cover of a material at each sample, 0…255; empty for the material 0.
std::vector<std::uint8_t> sharesOf(MaterialId material, const GridRect& samples, const RuleInputs& ground) {
  if (material == 0) return {};
  std::vector<std::uint8_t> shares(static_cast<std::size_t>(samples.area()));
  if (ground.materials) ground.materials->read(material, samples, shares);
  return shares;
}

}  // namespace

template <class Kind, class Found>
void ScatterField::eachAround(std::size_t rule, const Tiles<Kind>& tiles, const GridRect& samples,
                              double metres, const Found& found) const {
  // Places lie up to half a sample beyond their samples.
  const double west = frame_.x(samples.column0 - 0.5) - metres,
               east = frame_.x(samples.column1 - 0.5) + metres;
  const double south = frame_.y(samples.row1 - 0.5) - metres, north = frame_.y(samples.row0 - 0.5) + metres;
  if (standsInRows(rules_[rule])) {
    for (const int tile : tilesTouching(samples.grown(samplesIn(metres))))
      for (const Kind& one : listIn(tiles, tile))
        if (const ScatteredObject& object = objectIn(one);
            object.x >= west && object.x <= east && object.y >= south && object.y <= north)
          found(tile, one);
    return;
  }
  // A cell more to every side: rounding loses none.
  const ScatterLattice lattice(rules_[rule]);
  const std::int64_t column0 = lattice.at(west) - 1, column1 = lattice.at(east) + 1;
  const std::int64_t row0 = lattice.at(south) - 1, row1 = lattice.at(north) + 1;
  const auto isBefore = [](const Kind& one, const std::pair<std::int64_t, std::int64_t>& cell) {
    const ScatterKey& key = byKey(one);
    return std::pair<std::int64_t, std::int64_t>(key.row, key.column) < cell;
  };
  for (const int tile : tilesTouching(samples.grown(samplesIn(metres)))) {
    const std::span<const Kind> list = listIn(tiles, tile);
    std::pair<std::int64_t, std::int64_t> from(row0, column0);
    for (auto at = list.begin(); at != list.end();) {
      // Row by row of the lattice, without those that have nothing.
      at = std::lower_bound(at, list.end(), from, isBefore);
      if (at == list.end() || byKey(*at).row > row1) break;
      const std::int64_t row = byKey(*at).row;
      for (; at != list.end() && byKey(*at).row == row && byKey(*at).column <= column1; ++at)
        if (const ScatteredObject& object = objectIn(*at);
            object.x >= west && object.x <= east && object.y >= south && object.y <= north)
          found(tile, *at);
      from = {at == list.end() || byKey(*at).row == row ? row + 1 : byKey(*at).row, column0};
    }
  }
}

std::shared_ptr<const ScatterRows> ScatterField::rowsOf(std::size_t rule, const RuleInputs& ground,
                                                        const ScatterRows* before) const {
  if (!standsInRows(rules_[rule])) return nullptr;
  static const NearLines kNone({}, {});
  const NearLines& lines = ground.lines ? *ground.lines : kNone;
  return std::make_shared<const ScatterRows>(rules_[rule], lines, frame_, grid_, before);
}

ScatterField::Chance ScatterField::chanceAtSamples(std::size_t rule, const GridRect& samples,
                                                   const RuleInputs& ground) const {
  const MaterialId onto = rules_[rule].onto;
  std::vector<std::uint8_t> weights(static_cast<std::size_t>(samples.area()));
  layers_[rule].map->read(kHolds, samples, weights);
  return [samples, weights = std::move(weights), shares = sharesOf(onto, samples, ground)](
             double, double, int column, int row) {
    const auto at = static_cast<std::size_t>(row - samples.row0) * static_cast<std::size_t>(samples.width()) +
                    static_cast<std::size_t>(column - samples.column0);
    return shares.empty() ? weights[at] / 255.0 : weights[at] / 255.0 * (shares[at] / 255.0);
  };
}

ScatterField::Chance ScatterField::chanceOf(std::size_t rule, const GridRect& samples,
                                            const RuleInputs& ground) const {
  const ScatterRule& asked = rules_[rule];
  if (asked.sampling == ScatterSampling::NearestSample) return chanceAtSamples(rule, samples, ground);
  // The corners of the cells of places over the samples.
  const GridRect corners = samples.grown(1).intersected(frame_.samples());
  auto conditions = std::make_shared<const SurfaceConditions>(asked.conditions, ground, frame_, corners);
  return [this, corners, conditions = std::move(conditions), shares = sharesOf(asked.onto, corners, ground),
          &heights = ground.heights](double x, double y, int, int) {
    const auto cell = groundCellAt(heights, frame_.column(x), frame_.row(y));
    if (!cell) return 0.0;
    const double weight = conditions->weight(*cell);
    if (shares.empty() || !(weight > 0.0)) return weight;
    const std::uint8_t* const a = shares.data() + std::ptrdiff_t{cell->row - corners.row0} * corners.width() +
                                  (cell->column - corners.column0);
    const std::uint8_t* const c = a + corners.width();
    return weight *
           (CellHeights{double(a[0]), double(a[1]), double(c[0]), double(c[1])}.at(cell->u, cell->v) / 255.0);
  };
}

std::vector<ScatterCandidate> ScatterField::candidates(std::size_t rule, int tile, const GridRect& samples,
                                                       const RuleInputs& ground) const {
  const ScatterRule& asked = rules_[rule];
  const double clear = std::max(apart(asked), asked.fromObjects);
  const Chance chance = chanceOf(rule, samples, ground);
  const bool holes = anyHole(ground.heights, samples.grown(1).intersected(frame_.samples()));
  struct Kept {
    NearPlaces places;
    double metres;
  };
  std::vector<Kept> keptFree;
  for (std::size_t above = 0; above < rule; ++above)
    if (const double metres = rules_[above].keepOut; metres > 0.0) {
      std::vector<Vec2> places;
      eachAround(above, layers_[above].objects, samples, metres,
                 [&](int, const ScatteredObject& object) { places.emplace_back(object.x, object.y); });
      keptFree.push_back({NearPlaces(places, metres), metres});
    }
  const double west = frame_.x(samples.column0 - 0.5), east = frame_.x(samples.column1 - 0.5);
  const double south = frame_.y(samples.row1 - 0.5), north = frame_.y(samples.row0 - 0.5);
  std::vector<Vec2> clearings;
  std::vector<double> cleared;
  double widest = 0.0;
  for (const auto& [x, y, radius] : asked.clearings) {
    if (x < west - radius || x > east + radius || y < south - radius || y > north + radius) continue;
    clearings.emplace_back(x, y);
    cleared.push_back(radius);
    widest = std::max(widest, radius);
  }
  const NearPlaces nearClearings(clearings, widest);
  const auto isCleared = [&](const Vec2& place) {
    return !nearClearings.eachWithin(place, widest, [&](std::uint32_t i) {
      const double radius = cleared[nearClearings.givenAs(i)];
      return !((nearClearings.places()[i] - place).squaredNorm() < radius * radius);
    });
  };
  const auto free = [&](double x, double y) {
    if (holes && !groundCellAt(ground.heights, frame_.column(x), frame_.row(y))) return false;
    if (ground.placed && clear > 0.0 && ground.placed->anyWithin({x, y}, clear)) return false;
    if (asked.toObjects > 0.0 && !(ground.placed && ground.placed->anyWithin({x, y}, asked.toObjects)))
      return false;
    if (!clearings.empty() && isCleared({x, y})) return false;
    const auto nearLines = [&](double metres) {
      return ground.lines && ground.lines->anyWithin({x, y}, metres, asked.linesOf);
    };
    if (asked.fromLines > 0.0 && nearLines(asked.fromLines)) return false;
    if (asked.toLines > 0.0 && !nearLines(asked.toLines)) return false;
    return std::ranges::none_of(keptFree, [&](const Kept& kept) {
      return kept.places.anyWithin({x, y}, kept.metres);
    });
  };
  if (!standsInRows(asked)) return candidatesIn(asked, frame_, samples, chance, free);
  std::vector<ScatterCandidate> found;
  for (const RowPlace& place : layers_[rule].rows->in(tile, samples)) {
    const ScatteredObject& object = place.candidate.object;
    const auto [column, row] = sampleUnder(frame_, object.x, object.y);
    const double share =
        clusterWeight(asked, object.x, object.y) * chance(object.x, object.y, column, row);
    if (place.wanted < share && free(object.x, object.y)) found.push_back(place.candidate);
  }
  return found;
}

std::vector<ScatteredObject> ScatterField::choose(std::size_t rule, int tile, const GridRect& samples) const {
  const double spacing = apart(rules_[rule]);
  const std::span<const ScatterCandidate> own = listIn(layers_[rule].candidates, tile);
  std::vector<Vec2> places;
  std::vector<std::uint64_t> ranks;
  places.reserve(own.size() + own.size() / 4);
  ranks.reserve(own.size() + own.size() / 4);
  // Those of the tile are one after the other; of these, which come of all, and where.
  std::vector<std::uint32_t> ownPlaces;
  ownPlaces.reserve(own.size());
  std::size_t firstOwn = 0;
  eachAround(rule, layers_[rule].candidates, samples, spacing > 0.0 ? apartReach(spacing) : 0.0,
             [&](int from, const ScatterCandidate& candidate) {
               if (from == tile) {
                 if (ownPlaces.empty()) firstOwn = places.size();
                 ownPlaces.push_back(static_cast<std::uint32_t>(&candidate - own.data()));
               }
               places.emplace_back(candidate.object.x, candidate.object.y);
               ranks.push_back(candidate.rank);
             });
  const std::vector<bool> kept = keptApart(NearPlaces(places, spacing), ranks, spacing);
  const std::vector<ScatterKey>& without = rules_[rule].without;
  const bool whole = samples == tileRect(tile);
  std::vector<ScatteredObject> chosen;
  chosen.reserve(ownPlaces.size());
  for (std::size_t i = 0; i < ownPlaces.size(); ++i) {
    const ScatteredObject& object = own[ownPlaces[i]].object;
    if (kept[firstOwn + i] && (whole || isOver(object, samples)) &&
        !std::ranges::binary_search(without, object.key))
      chosen.push_back(object);
  }
  return chosen;
}

template <class Kind, class Make>
ScatterField::Change ScatterField::remake(Tiles<Kind>& lists, const GridRect& samples, const Make& make,
                                          const Progress& progress) const {
  const std::vector<int> tiles = tilesTouching(samples);
  std::vector<std::vector<Kind>> made(tiles.size());
  std::vector<GridRect> differs(tiles.size());
  const bool done = parallelFor(tiles.size(), progress, [&](std::size_t i) {
    const GridRect within = tileRect(tiles[i]).intersected(samples);
    const bool whole = within == tileRect(tiles[i]);
    const std::span<const Kind> before = listIn(lists, tiles[i]);
    std::vector<Kind> anew = make(tiles[i], within);
    std::vector<Kind>& merged = made[i];
    if (!whole) merged.reserve(before.size() + anew.size());
    const auto keep = [&](const Kind& one) {
      if (!whole) merged.push_back(one);
    };
    const auto differ = [&](const Kind& one) { differs[i] = differs[i].united(sampleOf(objectIn(one))); };
    // Both are in the order of their keys.
    auto next = anew.begin();
    for (const Kind& one : before) {
      for (; next != anew.end() && byKey(*next) < byKey(one); ++next) {
        differ(*next);
        keep(*next);
      }
      if (next != anew.end() && byKey(*next) == byKey(one)) {
        // In a row a place may be elsewhere than it was.
        if (*next != one) {
          differ(one);
          differ(*next);
        }
        keep(*next++);
      } else if (whole || isOver(objectIn(one), within)) {
        differ(one);
      } else {
        keep(one);
      }
    }
    for (; next != anew.end(); ++next) {
      differ(*next);
      keep(*next);
    }
    if (whole) merged = std::move(anew);
    if (!differs[i].empty() && merged.capacity() - merged.size() > merged.size() / 8) merged.shrink_to_fit();
  });
  Change change;
  change.cancelled = !done;
  for (std::size_t i = 0; done && i < tiles.size(); ++i) {
    if (differs[i].empty()) continue;
    auto& list = lists[static_cast<std::size_t>(tiles[i])];
    list = made[i].empty() ? nullptr : std::make_shared<const std::vector<Kind>>(std::move(made[i]));
    change.tiles.push_back(tiles[i]);
    change.samples = change.samples.united(differs[i]);
  }
  return change;
}

ScatterField::Change ScatterField::remakeCandidates(std::size_t rule, const GridRect& samples,
                                                    const RuleInputs& ground, const Progress& progress) {
  const auto found = [&](int tile, const GridRect& within) { return candidates(rule, tile, within, ground); };
  return remake(layers_[rule].candidates, samples, found, progress);
}

ScatterField::Change ScatterField::remakeObjects(std::size_t rule, const GridRect& samples) {
  return remake(layers_[rule].objects, samples,
                [&](int tile, const GridRect& within) { return choose(rule, tile, within); });
}

GridRect ScatterField::refreshWeights(Layer& layer, const RuleInputs& inputs, const GridRect& reached) {
  if (!layer.map) return reached;
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

std::vector<int> ScatterField::Remade::inOrder() && {
  std::ranges::sort(tiles);
  tiles.erase(std::ranges::unique(tiles).begin(), tiles.end());
  return std::move(tiles);
}

void ScatterField::remakeRule(std::size_t rule, const GridRect& looked, const std::vector<GridRect>& chosen,
                              const RuleInputs& ground, Remade& remade) {
  const double spacing = apart(rules_[rule]), keepOut = rules_[rule].keepOut;
  const Change moved = remakeCandidates(rule, looked.united(remade.freed), ground);
  std::vector<GridRect> anew = chosen;
  anew.push_back(moved.samples.grown(samplesIn(spacing > 0.0 ? apartReach(spacing) : 0.0)));
  for (const GridRect& samples : anew) {
    const Change changed = remakeObjects(rule, samples);
    remade.tiles.insert(remade.tiles.end(), changed.tiles.begin(), changed.tiles.end());
    if (keepOut > 0.0) remade.freed = remade.freed.united(changed.samples.grown(samplesIn(keepOut)));
  }
}

std::vector<int> ScatterField::refresh(const RuleInputs& ground, const GridRect& samples,
                                       const GridRect& placed) {
  Remade remade;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    const ScatterRule& rule = rules_[i];
    Layer& layer = layers_[i];
    if (!rule.visible) continue;
    GridRect looked;
    if (!samples.empty()) {
      const GridRect reached = samples.grown(layer.weights.reach()).intersected(frame_.samples());
      const GridRect weighed = refreshWeights(layer, ground, reached);
      // A place depends on the nearest sample and on the corners of its cell.
      looked = (rule.onto != 0 ? reached : weighed).grown(1);
    }
    const double near = std::max({apart(rule), rule.fromObjects, rule.toObjects});
    if (!placed.empty() && near > 0.0) looked = looked.united(placed.grown(samplesIn(near)));
    remakeRule(i, looked, {}, ground, remade);
  }
  return std::move(remade).inOrder();
}

std::vector<int> ScatterField::refreshLines(const RuleInputs& ground, const pieces::PlanBox& box) {
  Remade remade;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    const ScatterRule& rule = rules_[i];
    if (!rule.visible) continue;
    Layer& layer = layers_[i];
    GridRect looked;
    const auto within = [&](double near) {
      return frame_.samplesWithin(box.low.x() - near, box.low.y() - near, box.high.x() + near,
                                  box.high.y() + near);
    };
    if (looksAtLines(rule)) {
      // Places lie up to half a sample beyond their samples.
      looked = within(std::max(rule.fromLines, rule.toLines) + std::max(frame_.dx, frame_.dy));
      const auto reach = layer.weights.lineReach();
      if (const GridRect weighed = reach ? within(*reach) : GridRect(); !weighed.empty())
        looked = looked.united(refreshWeights(layer, ground, weighed).grown(1));
    }
    if (!looked.empty() || !remade.freed.empty()) remakeRule(i, looked, {}, ground, remade);
  }
  return std::move(remade).inOrder();
}

std::optional<std::vector<int>> ScatterField::refreshRows(const RuleInputs& ground) {
  std::vector<std::shared_ptr<const ScatterRows>> rows;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    rows.push_back(rules_[i].visible ? rowsOf(i, ground, layers_[i].rows.get()) : nullptr);
    if (rows.back() && rows.back()->tooMany()) return {};
  }
  Remade remade;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    if (!rules_[i].visible) continue;
    std::vector<GridRect> looked;
    if (rows[i]) {
      const std::shared_ptr<const ScatterRows> before = std::exchange(layers_[i].rows, rows[i]);
      if (before) looked = rows[i]->differencesFrom(*before);
    }
    if (!remade.freed.empty()) looked.push_back({});
    for (const GridRect& samples : looked) remakeRule(i, samples, {}, ground, remade);
  }
  return std::move(remade).inOrder();
}

}  // namespace scarp
