#include "core/lineio/LineClasses.h"

#include <charconv>
#include <cmath>

#include "core/base/Json.h"
#include "core/line/LineSchema.h"
#include "core/lineio/LineClassTable.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"

namespace scarp {

namespace {

constexpr std::size_t kMostClasses = 10'000;

/// A number at the beginning of a text, which it is taken off.
std::optional<double> takeNumber(std::string_view& text) {
  double number = 0.0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc{} || !std::isfinite(number)) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

void trim(std::string_view& text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
}

Result<void> checkClass(ConstStructRef read) {
  const auto& made = read.as<LineClass>();
  if (made.key.empty() || made.value.empty()) return Error{"key and value must not be empty"};
  LineSettings settings;
  settings.width = made.width.value_or(settings.width);
  settings.shoulder = made.shoulder.value_or(settings.shoulder);
  settings.grade = made.grade.value_or(settings.grade);
  settings.offset = made.depth.value_or(0.0);
  return lineSchema().check(settings);
}

const Schema<LineClass>& lineClassSchema() {
  using C = LineClass;
  using Make = MakeSetting<C>;
  static const Schema<C> schema = Schema<C>{required(Make::text<&C::key>("key")),
                                            required(Make::text<&C::value>("value")),
                                            required(Make::choice<&C::kind>("kind", lineKindNames())),
                                            Make::exact<&C::width>("width"),
                                            Make::exact<&C::shoulder>("shoulder"),
                                            Make::exact<&C::grade>("grade"),
                                            Make::exact<&C::depth>("depth"),
                                            Make::unlessDefault<&C::taken>(Make::flag<&C::taken>("import"))}
                                      .with(checkClass);
  return schema;
}

}  // namespace

Result<std::vector<LineClass>> readLineClasses(const std::string& text) {
  const Json table = Json::parseOrNull(text);
  if (!table.isObject() || !table["classes"].isArray()) return Error{"is no table of classes of lines"};
  std::vector<LineClass> classes;
  const ValueType list = listType<std::vector<LineClass>>(structureType(lineClassSchema()), kMostClasses);
  if (const auto read = list.read(list, table["classes"], "classes", &classes); !read) return read.error();
  return classes;
}

std::string writeLineClasses(const std::vector<LineClass>& classes) {
  std::string text = "{\n  \"classes\": [";
  for (std::size_t i = 0; i < classes.size(); ++i)
    text += (i > 0 ? ",\n    " : "\n    ") + writeAll(lineClassSchema(), classes[i]).dump({.replace = true});
  return text + "\n  ]\n}\n";
}

const std::vector<LineClass>& usualLineClasses() {
  static const std::vector<LineClass> classes = [] {
    auto read = readLineClasses(kLineClassTable);
    EXPECTS(read.ok());
    return std::move(*read);
  }();
  return classes;
}

const LineClass* classOf(const LineFields& fields, const std::vector<LineClass>& classes) {
  for (const LineClass& one : classes) {
    if (one.key == "*") return &one;
    const auto found = fields.find(one.key);
    if (found == fields.end() || found->second.empty() || found->second == "no") continue;
    if (one.value == "*" || one.value == found->second) return &one;
  }
  return nullptr;
}

std::optional<double> widthOf(const std::string& written) {
  std::string text = written;
  // A comma before decimals.
  if (const auto comma = text.find(','); comma != std::string::npos) text[comma] = '.';
  std::string_view rest = text;
  trim(rest);
  auto number = takeNumber(rest);
  if (!number) return std::nullopt;
  trim(rest);
  constexpr double kFoot = 0.3048;
  if (rest.empty() || rest == "m" || rest == "metres" || rest == "meters") {
  } else if (rest == "ft" || rest == "feet") {
    *number *= kFoot;
  } else if (rest == "km") {
    *number *= 1000.0;
  } else if (rest.front() == '\'') {
    rest.remove_prefix(1);
    trim(rest);
    double inches = 0.0;
    if (!rest.empty()) {
      const auto more = takeNumber(rest);
      if (!more || rest != "\"") return std::nullopt;
      inches = *more;
    }
    *number = (*number + inches / 12.0) * kFoot;
  } else {
    return std::nullopt;
  }
  return *number > 0.0 && *number <= 1e4 ? number : std::nullopt;
}

LineSpan spanOf(const LineFields& fields) {
  const auto set = [&](const char* key) {
    const auto found = fields.find(key);
    return found != fields.end() && !found->second.empty() && found->second != "no" && found->second != "0";
  };
  if (set("bridge")) return LineSpan::Bridge;
  if (set("tunnel")) return LineSpan::Tunnel;
  return LineSpan::Ground;
}

}  // namespace scarp
