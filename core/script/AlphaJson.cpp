#include "core/script/AlphaJson.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/base/Contract.h"
#include "core/script/ObjectReader.h"

namespace scarp {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr int kMostPixels = 1024;

std::uint64_t stepsOf(float value) {
  return static_cast<std::uint64_t>(std::lround(double(value) * kAlphaSteps));
}
float valueOf(double steps) { return static_cast<float>(steps / kAlphaSteps); }

std::vector<float> readValues(ObjectReader& reader, std::size_t count) {
  std::vector<float> values;
  const json* list = reader.value("values", true);
  if (!list || reader.failed()) return values;
  if (!list->is_array() || list->size() != count) {
    reader.fail("values", "must be an array of " + std::to_string(count) + " numbers, one for each pixel");
    return values;
  }
  values.reserve(count);
  for (const json& value : *list) {
    const double steps = value.is_number_integer() ? value.get<double>() : -1.0;
    if (!(steps >= 0.0 && steps <= kAlphaSteps)) {
      reader.fail("values", "must be whole numbers in 0 to 65535, not " + ObjectReader::describe(value));
      return values;
    }
    values.push_back(valueOf(steps));
  }
  return values;
}

}  // namespace

Result<AlphaPtr> readEmbeddedAlpha(const json& value, const std::string& path) {
  ObjectReader reader(value, path);
  Alpha alpha;
  alpha.embedded = true;
  reader.read("name", alpha.name, true);
  for (auto [key, side] : {std::pair{"columns", &alpha.columns}, {"rows", &alpha.rows}})
    if (reader.value(key, true)) reader.readWhole(key, *side, 1, kMostPixels);
  if (int ground = 0; reader.readWhole("ground", ground, 0, static_cast<int>(kAlphaSteps)))
    alpha.ground = valueOf(ground);
  alpha.values =
      readValues(reader, static_cast<std::size_t>(alpha.columns) * static_cast<std::size_t>(alpha.rows));
  if (const auto done = reader.done(); !done) return done.error();
  return sharedAlpha(std::move(alpha));
}

ordered_json writeEmbeddedAlpha(const Alpha& alpha) {
  EXPECTS(alpha.embedded);
  ordered_json values = ordered_json::array();
  for (const float value : alpha.values) values.push_back(stepsOf(value));
  return {{"name", alpha.name},
          {"columns", alpha.columns},
          {"rows", alpha.rows},
          {"ground", stepsOf(alpha.ground)},
          {"values", std::move(values)}};
}

}  // namespace scarp
