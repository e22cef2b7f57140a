#include "python/Choices.h"

#include <pybind11/stl.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <variant>

#include "core/base/Json.h"
#include "core/io/HeightDatum.h"
#include "core/io/RawLayout.h"
#include "core/operation/OperationSchema.h"
#include "core/script/ImportOptionsJson.h"
#include "core/visibility/GroundAnalysis.h"
#include "python/OpenTerrain.h"

namespace scarp {

namespace py = pybind11;

namespace {

template <class T>
T valueOf(const std::string& key, py::handle value, const char* wanted) {
  try {
    return py::cast<T>(value);
  } catch (const py::cast_error&) {
    throw CallFailure(key + ": must be " + wanted + ", not " + py::cast<std::string>(py::repr(value)));
  }
}

double numberOf(const std::string& key, py::handle value) {
  const double number = PyFloat_AsDouble(value.ptr());
  if (!PyErr_Occurred()) return number;
  PyErr_Clear();
  throw CallFailure(key + ": must be a number, not " + py::cast<std::string>(py::repr(value)));
}

std::string textOf(const std::string& key, py::handle value) {
  return valueOf<std::string>(key, value, "a text");
}

/// "a, b and c"; `last`: the word before the last one.
std::string listed(const std::vector<std::string_view>& words, const char* last) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i)
    text.append(i == 0 ? "" : i + 1 < words.size() ? ", " : last).append(words[i]);
  return text;
}

BandUse bandOf(const std::string& key, py::handle value) {
  if (py::isinstance<py::int_>(value)) {
    const auto band = valueOf<long long>(key, value, "a number of a band");
    if (band >= 1 && band <= 1'000'000) return {BandUse::Kind::Band, static_cast<int>(band)};
  } else if (py::isinstance<py::str>(value)) {
    if (const auto colours = colourUse(py::cast<std::string>(value))) return *colours;
  }
  throw CallFailure(key + ": " + py::cast<std::string>(py::repr(value)) + " is no band; use 1, 2 …, " +
                    listed(colourWords(), " or "));
}

ImportRange rangeOf(const std::string& key, py::handle value, ImportRange::Of of) {
  const auto range = valueOf<std::array<double, 2>>(key, value, "two heights");
  if (!isHeight(range[0]) || !isHeight(range[1]) || range[0] == range[1])
    throw CallFailure(key + ": " + py::cast<std::string>(py::repr(value)) + " is no range of heights");
  return {range[0], range[1], of};
}

ImportMends mendsOf(const std::string& key, py::handle value) {
  ImportMends mends;
  for (const std::string& word : valueOf<std::vector<std::string>>(key, value, "a list of words"))
    if (!addMend(mends, word))
      throw CallFailure(key + ": '" + word + "' is none of " + listed(mendWords(), " and "));
  return mends;
}

std::string unitOf(const std::string& key, py::handle value) {
  std::string unit = textOf(key, value);
  if (!metresPerUnit(unit))
    throw CallFailure(key + ": '" + unit + "' is no unit of height; use " + verticalUnitNames());
  return unit;
}

/// Takes a number, a flag or a choice of importSchema().
void takeSetting(ImportOptions& options, const std::string& key, py::handle value) {
  for (const Setting& any : importSchema().settings())
    if (const auto* number = std::get_if<NumberSetting>(&any); number && number->key == key) {
      number->store(options, numberOf(key, value));
    } else if (const auto* flag = std::get_if<FlagSetting>(&any); flag && flag->key == key) {
      if (!py::isinstance<py::bool_>(value)) throw CallFailure(key + ": must be True or False");
      flag->store(options, py::cast<bool>(value));
    } else if (const auto* choice = std::get_if<ChoiceSetting>(&any); choice && choice->key == key) {
      const std::string word = textOf(key, value);
      const auto found = choice->names.find(word);
      std::vector<std::string_view> words;
      for (const ValueName& name : choice->names.all()) words.push_back(name.key);
      if (!found) throw CallFailure(key + ": '" + word + "' is none of " + listed(words, " and "));
      choice->store(options, *found);
    }
}

/// A keyword of the calls that read rasters.
struct ImportKeyword {
  std::string_view key;
  void (*take)(ImportOptions& options, const std::string& key, py::handle value) = takeSetting;
};
constexpr std::array<ImportKeyword, 13> kImportKeywords{{
    {"unit", [](ImportOptions& o, const std::string& key, py::handle v) { o.verticalUnit = unitOf(key, v); }},
    {"depths"},
    {"srgb"},
    {"nodata"},
    {"cell-size",
     [](ImportOptions& o, const std::string& key, py::handle v) {
       takeSetting(o, key, v);
       taken(checkCellSize(*o.cellSize));
     }},
    {"scale"},
    {"offset"},
    {"range", [](ImportOptions& o, const std::string& key,
                 py::handle v) { o.range = rangeOf(key, v, ImportRange::Of::Values); }},
    {"step-range", [](ImportOptions& o, const std::string& key,
                      py::handle v) { o.range = rangeOf(key, v, ImportRange::Of::Steps); }},
    {"raw", [](ImportOptions& o, const std::string& key,
               py::handle v) { o.raw = taken(parseRawLayout(textOf(key, v))); }},
    {"band", [](ImportOptions& o, const std::string& key, py::handle v) { o.bands = bandOf(key, v); }},
    {"rows"},
    {"mend", [](ImportOptions& o, const std::string& key, py::handle v) { o.mends = mendsOf(key, v); }},
}};

/// Of a schema that has numbers alone.
template <class Settings>
Settings numbersOf(const Schema<Settings>& schema, const py::dict& choices, Settings settings) {
  for (const auto& [key, value] : choices) {
    const auto name = py::cast<std::string>(key);
    std::string known;
    const NumberSetting* found = nullptr;
    for (const NumberSetting& number : schema.numbers()) {
      known += (known.empty() ? "" : ", ") + std::string(number.key);
      if (number.key == name) found = &number;
    }
    if (!found) throw CallFailure(name + ": unknown key (known are " + known + ")");
    taken(found->set(settings, numberOf(name, value)));
  }
  return settings;
}

template <class Settings>
std::vector<std::string> keysOf(std::span<const OperationKind<Settings>> kinds) {
  std::vector<std::string> keys;
  for (const OperationKind<Settings>& kind : kinds) keys.emplace_back(kind.key);
  return keys;
}

}  // namespace

ImportOptions importOptions(const py::dict& choices) {
  ImportOptions options;
  for (const auto& [word, value] : choices) {
    const auto key = py::cast<std::string>(word);
    const auto* const found = std::ranges::find(kImportKeywords, key, &ImportKeyword::key);
    if (found == kImportKeywords.end()) {
      std::vector<std::string_view> known;
      for (const ImportKeyword& keyword : kImportKeywords) known.push_back(keyword.key);
      throw CallFailure(key + ": unknown key (known are " + listed(known, ", ") + ")");
    }
    found->take(options, key, value);
  }
  return options;
}

AnalysisSettings analysisSettings(const std::string& kind, const py::dict& choices,
                                  const std::array<double, 2>& observer) {
  if (kind == "sun") return numbersOf(sunSchema(), choices, SunSettings());
  if (kind == "sky") return numbersOf(skySchema(), choices, SkySettings());
  ViewshedSettings settings = numbersOf(viewshedSchema(), choices, ViewshedSettings());
  settings.observer = {observer[0], observer[1]};
  if (!settings.observer.allFinite()) throw CallFailure("the observer stands at no finite place");
  return settings;
}

ExportRecipe exportRecipe(const std::string& json) {
  return taken(readRecipe(taken(readJson(json)), "export"));
}

std::vector<std::string> filterNames() { return keysOf(filterKinds()); }
std::vector<std::string> reshapeNames() { return keysOf(reshapeKinds()); }

}  // namespace scarp
