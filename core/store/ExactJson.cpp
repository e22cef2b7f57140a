#include "core/store/ExactJson.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/script/ObjectReader.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

bool toNumber(const json& value, double& number) {
  if (value.is_number()) {
    number = value.get<double>();
    return true;
  }
  if (value == "nan")
    number = std::numeric_limits<double>::quiet_NaN();
  else if (value == "inf")
    number = std::numeric_limits<double>::infinity();
  else if (value == "-inf")
    number = -std::numeric_limits<double>::infinity();
  else
    return false;
  return true;
}

/// Well-formed as the standard has it: no byte out of place, nothing longer than need be, no surrogates.
bool isUtf8(const std::string& text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  for (std::size_t i = 0; i < text.size();) {
    const unsigned first = byte(i), second = byte(i + 1);
    std::size_t length = 1;
    if (first >= 0x80) {
      if (first < 0xC2 || first > 0xF4) return false;
      length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
      if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
          (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F))
        return false;
      for (std::size_t k = 1; k < length; ++k)
        if ((byte(i + k) & 0xC0U) != 0x80U) return false;
    }
    i += length;
  }
  return true;
}

}  // namespace

Error wrongValue(const std::string& path, const std::string& wanted, const json& value) {
  return {path + ": must be " + wanted + ", not " + ObjectReader::describe(value)};
}

ordered_json writeRect(const GridRect& rect) {
  return ordered_json::array({rect.column0, rect.row0, rect.column1, rect.row1});
}

Result<GridRect> readRect(const json& value, const std::string& path) {
  GridRect rect;
  int* const numbers[] = {&rect.column0, &rect.row0, &rect.column1, &rect.row1};
  bool four = value.is_array() && value.size() == 4;
  for (std::size_t i = 0; four && i < 4; ++i) {
    four = value[i].is_number_integer();
    const auto number = four ? value[i].get<std::int64_t>() : 0;
    four = four && number >= std::numeric_limits<int>::min() && number <= std::numeric_limits<int>::max();
    *numbers[i] = static_cast<int>(number);
  }
  if (!four) return wrongValue(path, "[column, row, column, row]", value);
  return rect;
}

ordered_json writeNumber(double number) {
  if (std::isnan(number)) return "nan";
  if (std::isinf(number)) return number > 0.0 ? "inf" : "-inf";
  return number;
}

Result<double> readNumber(const json& value, const std::string& path) {
  double number = 0.0;
  if (!toNumber(value, number)) return wrongValue(path, "a number", value);
  return number;
}

ordered_json writeFrame(const GridFrame& frame) {
  return {{"columns", frame.columns}, {"rows", frame.rows}, {"dx", frame.dx}, {"dy", frame.dy}};
}

Result<GridFrame> readFrame(const json& value, const std::string& path) {
  ObjectReader reader(value, path);
  GridFrame frame;
  for (auto [key, side] : {std::pair{"columns", &frame.columns}, {"rows", &frame.rows}})
    if (reader.value(key, true)) reader.readWhole(key, *side, 2, kMostTerrainSide);
  for (auto [key, step] : {std::pair{"dx", &frame.dx}, {"dy", &frame.dy}})
    if (reader.read(key, *step, true))
      if (const auto fit = checkCellSize(*step); !fit) reader.fail(key, fit.error().message);
  if (!reader.failed())
    if (const auto fit = checkFrame(frame); !fit) reader.fail(Error{path + ": " + fit.error().message});
  if (const auto done = reader.done(); !done) return done.error();
  return frame;
}

ordered_json writeText(const std::string& text) {
  if (isUtf8(text)) return text;
  ordered_json bytes = ordered_json::array();
  for (const char c : text) bytes.push_back(static_cast<unsigned char>(c));
  return ordered_json::object({{"bytes", std::move(bytes)}});
}

Result<std::string> readText(const json& value, const std::string& path) {
  if (value.is_string()) return value.get<std::string>();
  const bool object = value.is_object() && value.size() == 1 && value.contains("bytes");
  if (!object || !value["bytes"].is_array()) return wrongValue(path, "a text", value);
  std::string text;
  for (const json& byte : value["bytes"]) {
    if (!byte.is_number_unsigned() || byte.get<std::uint64_t>() > 255) return wrongValue(path, "bytes", byte);
    text += static_cast<char>(byte.get<unsigned>());
  }
  return text;
}

}  // namespace scarp
