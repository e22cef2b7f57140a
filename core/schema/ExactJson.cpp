#include "core/schema/ExactJson.h"

#include <cmath>
#include <cstdint>
#include <limits>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/schema/ObjectReader.h"

namespace scarp {

namespace {

bool toNumber(const Json& value, double& number) {
  if (value.isNumber()) {
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

bool isUtf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t bytes = firstCharacter(text).bytes;
    if (bytes == 0) return false;
    text.remove_prefix(bytes);
  }
  return true;
}

}  // namespace

Error wrongValue(const std::string& path, const Message& wanted, const Json& value) {
  return errorIn(path, "must be %1, not %2", wanted, ObjectReader::describe(value));
}

Json writeNumber(double number) {
  if (std::isnan(number)) return "nan";
  if (std::isinf(number)) return number > 0.0 ? "inf" : "-inf";
  return number;
}

Result<double> readNumber(const Json& value, const std::string& path) {
  double number = 0.0;
  if (!toNumber(value, number)) return wrongValue(path, Message("a number"), value);
  return number;
}

Json writeText(const std::string& text) {
  if (isUtf8(text)) return text;
  Json bytes = Json::array();
  for (const char c : text) bytes.push_back(static_cast<unsigned char>(c));
  return Json::object({{"bytes", std::move(bytes)}});
}

Result<std::string> readText(const Json& value, const std::string& path) {
  if (value.isText()) return value.get<std::string>();
  const bool object = value.isObject() && value.size() == 1 && value.contains("bytes");
  if (!object || !value["bytes"].isArray()) return wrongValue(path, Message("a text"), value);
  std::string text;
  for (const Json& byte : value["bytes"]) {
    if (!byte.isUnsigned() || byte.get<std::uint64_t>() > 255)
      return wrongValue(path, Message("bytes"), byte);
    text += static_cast<char>(byte.get<unsigned>());
  }
  return text;
}

}  // namespace scarp
