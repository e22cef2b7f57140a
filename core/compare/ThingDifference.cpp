#include "core/compare/ThingDifference.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <type_traits>
#include <utility>

#include "core/compare/SharedGrid.h"

namespace scarp {

namespace {

const HeightRaster* rasterIn(const DocumentParts& document, RasterId id) {
  const auto found = document.rasters.find(id);
  return found == document.rasters.end() ? nullptr : &found->second;
}

constexpr auto kNowhere = [](const auto&) { return std::optional<Vec2>(); };

/// keyOf(thing) tells things apart, or else their order; nameOf(thing) is for a person, same(a, b) of two with one
/// key; placeOf(thing) says where it is.
template <class Things, class KeyOf, class NameOf, class Same, class PlaceOf = decltype(kNowhere)>
ThingDifference compare(Message kind, const Things& before, const Things& after, const KeyOf& keyOf,
                        const NameOf& nameOf, const Same& same, const PlaceOf& placeOf = kNowhere) {
  using Thing = typename Things::value_type;
  using Key = std::pair<std::remove_cvref_t<decltype(keyOf(*before.begin()))>, int>;
  const auto byKey = [&](const Things& things) {
    std::map<typename Key::first_type, int> times;
    std::vector<std::pair<Key, const Thing*>> keyed;
    for (const Thing& thing : things) keyed.emplace_back(Key(keyOf(thing), times[keyOf(thing)]++), &thing);
    return keyed;
  };
  const auto were = byKey(before), are = byKey(after);
  const std::map<Key, const Thing*> wereByKey(were.begin(), were.end()), areByKey(are.begin(), are.end());
  ThingDifference difference{std::move(kind), {}, {}, {}};
  const auto put = [&](std::vector<Message>& names, const Thing& thing) {
    names.push_back(nameOf(thing));
    if (const std::optional<Vec2> place = placeOf(thing))
      difference.places.emplace(names.back().text(), *place);
  };
  for (const auto& [key, thing] : are) {
    const auto was = wereByKey.find(key);
    if (was == wereByKey.end())
      put(difference.added, *thing);
    else if (!same(*was->second, *thing))
      put(difference.changed, *thing);
  }
  for (const auto& [key, thing] : were)
    if (!areByKey.contains(key)) put(difference.removed, *thing);
  return difference;
}

constexpr auto kSameValue = [](const auto& a, const auto& b) { return a == b; };
constexpr auto kNameOf = [](const auto& thing) { return thing.name; };
constexpr auto kTitleOf = [](const auto& thing) { return Message::verbatim(thing.name); };
constexpr auto kIdOf = [](const auto& thing) { return thing.id; };

ThingDifference terrainsBetween(const DocumentState& before, const DocumentState& after) {
  ThingDifference difference{Message("terrain"), {}, {}, {}};
  const auto changed = [&](bool other, Message what) {
    if (other) difference.changed.push_back(std::move(what));
  };
  const GeoReference &a = before.georeference, &b = after.georeference;
  changed(before.frame.samples() != after.frame.samples(), Message("size"));
  changed(before.frame.dx != after.frame.dx || before.frame.dy != after.frame.dy, Message("cell size"));
  changed(a.hasGeoTransform != b.hasGeoTransform || (a.hasGeoTransform && a.geoTransform != b.geoTransform),
          Message("place in the world"));
  changed(a.crsWkt != b.crsWkt || a.epoch != b.epoch, Message("coordinate system"));
  changed(a.verticalUnit != b.verticalUnit || a.metresPerUnit != b.metresPerUnit, Message("vertical unit"));
  return difference;
}

/// Lines of layers that both have.
ThingDifference linesBetween(const DocumentState& before, const DocumentState& after) {
  struct LineOfLayer {
    std::string layer;
    LayerId layerId;
    const Line* line;
  };
  const auto linesIn = [](const DocumentState& state) {
    std::vector<LineOfLayer> lines;
    for (const Layer& layer : state.layers)
      if (layer.lines)
        for (const Line& line : layer.lines.lines()) lines.push_back({layer.name, layer.id, &line});
    return lines;
  };
  return compare(
      Message("lines"), linesIn(before), linesIn(after),
      [](const LineOfLayer& one) { return std::pair(one.layerId, one.line->id); },
      [](const LineOfLayer& one) {
        const Line& line = *one.line;
        return Message("%1: %2 %3", one.layer, Message(std::string(lineKindNames().key(line.kind)).c_str()),
                       line.name.empty() ? std::to_string(line.id) : line.name);
      },
      [](const LineOfLayer& a, const LineOfLayer& b) { return *a.line == *b.line; },
      [](const LineOfLayer& one) {
        const std::vector<LinePoint>& points = one.line->points;
        if (points.empty()) return std::optional<Vec2>();
        const LinePoint& middle = points[points.size() / 2];
        return std::optional(Vec2(middle.x, middle.y));
      });
}

ThingDifference objectsBetween(const ObjectLayer& before, const ObjectLayer& after) {
  const auto objectsIn = [](const ObjectLayer& layer) {
    std::vector<Object> objects;
    objects.reserve(layer.size());
    for (const auto& [id, object] : layer.all()) objects.push_back(object);
    return objects;
  };
  return compare(
      Message("objects"), objectsIn(before), objectsIn(after), kIdOf,
      [](const Object& object) { return Message("%1 %2", assetTitle(object.asset), object.id); }, kSameValue,
      [](const Object& object) { return std::optional(Vec2(object.x, object.y)); });
}

/// The middle of the tiles of a layer that hold something; nothing of one that holds nothing.
std::optional<Vec2> middleOf(const DocumentParts& document, LayerId layer) {
  const HeightRaster* const raster = rasterIn(document, {RasterRole::Layer, layer});
  if (!raster) return std::nullopt;
  GridRect filled;
  for (int slot = 0; slot < raster->tileCount(); ++slot)
    if (raster->tile(slot)) filled = filled.united(raster->tileRect(slot));
  if (filled.empty()) return std::nullopt;
  const GridFrame& frame = document.state.frame;
  return Vec2(frame.x(0.5 * (filled.column0 + filled.column1 - 1)), frame.y(0.5 * (filled.row0 + filled.row1 - 1)));
}

}  // namespace

HeightRaster rasterOrEmpty(const DocumentParts& document, RasterId id, const DocumentParts& other) {
  if (const HeightRaster* const raster = rasterIn(document, id)) return *raster;
  if (const HeightRaster* const like = rasterIn(other, id))
    return {like->columns(), like->rows(), like->fill()};
  const GridFrame& frame = document.state.frame;
  return {frame.columns, frame.rows, std::numeric_limits<float>::quiet_NaN()};
}

bool sameRaster(const DocumentParts& a, const DocumentParts& b, RasterId id) {
  if (!rasterIn(a, id) && !rasterIn(b, id)) return true;
  return sameSamples(rasterOrEmpty(a, id, b), rasterOrEmpty(b, id, a));
}

const HeightRaster& bottomOf(const DocumentParts& document) {
  const HeightRaster* const base = document.state.layers.empty() ? nullptr : rasterIn(document, kBase);
  return base ? *base : document.rasters.at(kGround);
}

namespace {

/// Two documents, and their differences so far.
struct DocumentPair {
  const DocumentParts &before, &after;
  std::vector<ThingDifference>& differences;

  [[nodiscard]] bool same(RasterRole role, LayerId id) const { return sameRaster(before, after, {role, id}); }
  void add(ThingDifference difference) const {
    if (!difference.empty()) differences.push_back(std::move(difference));
  }
};

// Functions for each type of part of a state.

/// With the place in the world.
void comparePart(const StatePart<GridFrame>&, const DocumentPair& pair) {
  pair.add(terrainsBetween(pair.before.state, pair.after.state));
}
void comparePart(const StatePart<GeoReference>&, const DocumentPair&) {}

void comparePart(const StatePart<std::vector<Layer>>& part, const DocumentPair& pair) {
  const DocumentState &a = pair.before.state, &b = pair.after.state;
  if (!a.layers.empty() && !b.layers.empty() && !sameSamples(bottomOf(pair.before), bottomOf(pair.after)))
    pair.add({Message("ground under the layers"), {}, {}, {Message("heights")}});
  const auto same = [&pair](const Layer& one, const Layer& other) {
    // What lines make follows from the lines and what lies beneath.
    return one == other && (one.lines || ((one.isUpdatedByEdits() || pair.same(RasterRole::Layer, one.id)) &&
                                          pair.same(RasterRole::LayerMask, one.id)));
  };
  pair.add(compare(Message(part.all), a.layers, b.layers, kIdOf, kTitleOf, same, [&pair](const Layer& layer) {
    const auto place = middleOf(pair.after, layer.id);
    return place ? place : middleOf(pair.before, layer.id);
  }));
  const auto kept = [](const std::vector<Layer>& layers, const std::vector<Layer>& others) {
    std::vector<LayerId> ids;
    for (const Layer& layer : layers)
      if (std::ranges::find(others, layer.id, &Layer::id) != others.end()) ids.push_back(layer.id);
    return ids;
  };
  if (kept(a.layers, b.layers) != kept(b.layers, a.layers))
    pair.add({Message(part.all), {}, {}, {Message("their order")}});
  pair.add(linesBetween(a, b));
}

/// With the weights of the selection.
void comparePart(const StatePart<bool>& part, const DocumentPair& pair) {
  if (pair.before.state.*part.value != pair.after.state.*part.value ||
      !pair.same(RasterRole::Selection, kBaseLayer))
    pair.add({Message(part.all), {}, {}, {Message("what is selected")}});
}

void comparePart(const StatePart<RuleStack>& part, const DocumentPair& pair) {
  if (pair.before.state.*part.value != pair.after.state.*part.value)
    pair.add({Message(part.all), {}, {}, {Message("conditions or order")}});
}

void comparePart(const StatePart<std::vector<Drape>>& part, const DocumentPair& pair) {
  pair.add(compare(
      Message(part.all), pair.before.state.*part.value, pair.after.state.*part.value,
      [](const Drape& drape) { return drape.path + '\n' + drape.name; }, kTitleOf, kSameValue));
}

/// Compares things by their ids; things without ids by their names.
template <class Thing>
void comparePart(const StatePart<std::vector<Thing>>& part, const DocumentPair& pair) {
  const std::vector<Thing>&before = pair.before.state.*part.value, &after = pair.after.state.*part.value;
  const auto same = [&pair](const Thing& one, const Thing& other) {
    if constexpr (std::is_same_v<Thing, Material>)
      return one == other && pair.same(RasterRole::Paint, one.id);
    if constexpr (std::is_same_v<Thing, NamedMask>)
      return one == other && pair.same(RasterRole::NamedMask, one.id);
    return one == other;
  };
  if constexpr (requires(const Thing& thing) { thing.id; })
    pair.add(compare(
        Message(part.all), before, after, kIdOf,
        [](const Thing& thing) {
          return Message::verbatim(thing.name.empty() ? std::to_string(thing.id) : thing.name);
        },
        same));
  else
    pair.add(compare(Message(part.all), before, after, kNameOf, kTitleOf, same));
}

}  // namespace

std::vector<ThingDifference> thingsBetween(const DocumentParts& before, const DocumentParts& after) {
  std::vector<ThingDifference> all;
  const DocumentPair pair{before, after, all};
  forEachStatePart([&pair](const auto& part) { comparePart(part, pair); });
  pair.add(objectsBetween(before.objects, after.objects));
  if (!sameRaster(before, after, kDeposit))
    pair.add({Message("deposits of erosion"), {}, {}, {Message("their thickness")}});
  return all;
}

}  // namespace scarp
