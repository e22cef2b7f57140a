#include "python/Choices.h"

#include <pybind11/stl.h>

#include <utility>

#include "core/base/Json.h"
#include "core/io/RawLayout.h"
#include "core/io/VerticalUnit.h"
#include "core/operation/OperationSchema.h"
#include "core/visibility/AnalysisSchema.h"
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

BandUse bandOf(py::handle value) {
  using Kind = BandUse::Kind;
  if (py::isinstance<py::int_>(value)) {
    const auto band = valueOf<long long>("band", value, "a number of a band");
    if (band >= 1 && band <= 1'000'000) return {Kind::Band, static_cast<int>(band)};
  } else if (py::isinstance<py::str>(value)) {
    const auto text = py::cast<std::string>(value);
    if (text == "luminance") return {Kind::Luminance, 1};
    if (text == "terrarium") return {Kind::Terrarium, 1};
    if (text == "mapbox") return {Kind::Mapbox, 1};
  }
  throw CallFailure("band: " + py::cast<std::string>(py::repr(value)) +
                    " is no band; use 1, 2 …, luminance, terrarium or mapbox");
}

ImportRange rangeOf(const std::string& key, py::handle value, ImportRange::Of of) {
  const auto range = valueOf<std::array<double, 2>>(key, value, "two heights");
  if (!isHeight(range[0]) || !isHeight(range[1]) || range[0] == range[1])
    throw CallFailure(key + ": " + py::cast<std::string>(py::repr(value)) + " is no range of heights");
  return {range[0], range[1], of};
}

ImportMends mendsOf(py::handle value) {
  ImportMends mends;
  for (const std::string& word : valueOf<std::vector<std::string>>("mend", value, "a list of words")) {
    bool* const mend = word == "terraces" ? &mends.terraces
                       : word == "spikes" ? &mends.spikes
                       : word == "seams"  ? &mends.seams
                       : word == "holes"  ? &mends.holes
                                          : nullptr;
    if (!mend) throw CallFailure("mend: '" + word + "' is none of terraces, spikes, seams and holes");
    *mend = true;
  }
  return mends;
}

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
    if (key == "unit") {
      options.verticalUnit = textOf(key, value);
      if (!metresPerUnit(*options.verticalUnit))
        throw CallFailure("unit: '" + *options.verticalUnit + "' is no unit of height; use " +
                          verticalUnitNames());
    } else if (key == "depths") {
      if (!py::isinstance<py::bool_>(value)) throw CallFailure("depths: must be True or False");
      options.depths = py::cast<bool>(value);
    } else if (key == "srgb") {
      if (!py::isinstance<py::bool_>(value)) throw CallFailure("srgb: must be True or False");
      options.srgb = py::cast<bool>(value);
    } else if (key == "nodata") {
      options.nodata = numberOf(key, value);
    } else if (key == "cell-size") {
      options.cellSize = numberOf(key, value);
      taken(checkCellSize(*options.cellSize));
    } else if (key == "scale") {
      options.scale = numberOf(key, value);
    } else if (key == "offset") {
      options.offset = numberOf(key, value);
    } else if (key == "range") {
      options.range = rangeOf(key, value, ImportRange::Of::Values);
    } else if (key == "step-range") {
      options.range = rangeOf(key, value, ImportRange::Of::Steps);
    } else if (key == "raw") {
      options.raw = taken(parseRawLayout(textOf(key, value)));
    } else if (key == "band") {
      options.bands = bandOf(value);
    } else if (key == "rows") {
      const std::string rows = textOf(key, value);
      if (rows != "north-first" && rows != "south-first")
        throw CallFailure("rows: '" + rows + "' is none of north-first and south-first");
      options.rows = rows == "south-first" ? RowOrder::SouthFirst : RowOrder::NorthFirst;
    } else if (key == "mend") {
      options.mends = mendsOf(value);
    } else {
      throw CallFailure(
          key +
          ": unknown key (known are unit, depths, srgb, nodata, cell-size, scale, offset, range, "
          "step-range, raw, band, rows, mend)");
    }
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
