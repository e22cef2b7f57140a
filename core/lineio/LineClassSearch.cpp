#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/lineio/LineImport.h"

namespace scarp {

namespace {

constexpr std::size_t kMostFoundClasses = 500;

/// The class of such a field's value; nothing: none is known.
std::optional<LineClass> knownAs(const std::string& key, const std::string& value,
                                 const std::vector<LineClass>& known) {
  const LineClass* const found = classOf({{key, value}}, known);
  if (!found || found->key == "*") return std::nullopt;
  LineClass made = *found;
  made.value = value;
  return made;
}

}  // namespace

std::vector<FoundLineClass> lineClassesIn(const VectorFile& file, const std::vector<std::string>& layers,
                                          const std::vector<LineClass>& known, const std::string& field) {
  std::map<std::pair<std::string, std::string>, std::size_t> counts;
  std::size_t lines = 0, rings = 0;
  for (const VectorFile::Feature& feature : file.features) {
    const std::string& layer = file.layers[feature.layer].name;
    if (!layers.empty() && std::ranges::find(layers, layer) == layers.end()) continue;
    std::pair<std::string, std::string> is;
    if (!field.empty()) {
      const auto value = feature.fields.find(field);
      if (value != feature.fields.end() && !value->second.empty()) is = *value;
    } else if (const LineClass* const found = classOf(feature.fields, known); found && found->key != "*") {
      is = *feature.fields.find(found->key);
    }
    ++counts[is];
    ++lines;
    rings += feature.ring && is.first.empty() ? 1 : 0;
  }
  std::size_t others = 0;
  if (const auto none = counts.find(std::pair<std::string, std::string>()); none != counts.end()) {
    others = none->second;
    counts.erase(none);
  }
  std::vector<FoundLineClass> classes;
  for (const auto& [is, count] : counts) {
    FoundLineClass made{knownAs(is.first, is.second, known).value_or(LineClass{is.first, is.second}), count};
    classes.push_back(std::move(made));
  }
  if (classes.size() > kMostFoundClasses) {
    std::ranges::stable_sort(classes, std::ranges::greater{}, &FoundLineClass::lines);
    for (std::size_t i = kMostFoundClasses; i < classes.size(); ++i) others += classes[i].lines;
    classes.resize(kMostFoundClasses);
  }
  const auto placeOf = [&known](const FoundLineClass& one) {
    return std::ranges::find_if(known, [&](const LineClass& each) {
             return each.key == one.is.key && (each.value == "*" || each.value == one.is.value);
           }) -
           known.begin();
  };
  std::ranges::stable_sort(classes, {}, placeOf);
  if (others == 0) return classes;
  // Of a file with classes what has none is not meant, as power lines of OpenStreetMap.
  LineClass rest{"*", "*", 2 * rings > others ? LineKind::Pad : LineKind::Road};
  rest.taken = others == lines;
  classes.push_back({std::move(rest), others});
  return classes;
}

std::vector<std::string> lineFieldsOf(const VectorFile& file) {
  std::set<std::string> names;
  for (const VectorFile::Feature& feature : file.features)
    for (const auto& [name, value] : feature.fields) names.insert(name);
  return {names.begin(), names.end()};
}

Message geometryText(const VectorFile& file, std::size_t layer) {
  std::size_t lines = 0, areas = 0;
  for (const VectorFile::Feature& feature : file.features)
    if (feature.layer == layer) ++(feature.ring ? areas : lines);
  const std::size_t points = file.layers[layer].points;
  std::vector<Message> texts;
  if (lines > 0) texts.push_back(Message(lines == 1 ? "%1 line" : "%1 lines", lines));
  if (areas > 0) texts.push_back(Message(areas == 1 ? "%1 area" : "%1 areas", areas));
  if (points > 0) texts.push_back(Message(points == 1 ? "%1 point" : "%1 points", points));
  return texts.empty() ? Message("nothing") : joined(texts, ", ");
}

}  // namespace scarp
