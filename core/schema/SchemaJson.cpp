#include "core/schema/SchemaJson.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/schema/MakeSetting.h"
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

bool readCurve(ObjectReader& reader, std::string_view key, Curve& curve) {
  const Json* list = reader.value(key);
  if (!list) return false;
  const auto fail = [&](const Message& reason) {
    reader.fail(key, reason);
    return false;
  };
  if (!list->isArray())
    return fail(Message("must be an array of [x, y], not %1", ObjectReader::describe(*list)));
  std::vector<Curve::Point> points;
  for (const Json& point : *list) {
    if (!point.isArray() || point.size() != 2 || !point[0].isNumber() || !point[1].isNumber())
      return fail(Message("must be an array of [x, y]; one of them is %1", ObjectReader::describe(point)));
    points.push_back({point[0].get<double>(), point[1].get<double>()});
  }
  auto through = Curve::through(std::move(points));
  if (!through) return fail(through.error().message);
  curve = *std::move(through);
  return true;
}

Json writeCurve(const Curve& curve) {
  Json points = Json::array();
  for (const Curve::Point& point : curve.points()) points.push_back(Json::array({point.x, point.y}));
  return points;
}

namespace {

Message outOfRange(const NumberLimits& range, RangeWording wording, double value) {
  switch (wording) {
    case RangeWording::Titled:
      return range.check(value).error().message;
    case RangeWording::Value:
      if (std::isinf(range.high))
        return Message(range.lowAllowed ? "%1 must be at least %2" : "%1 must be above %2",
                       Json(value).dump(), range.low);
      return Message("%1 is out of range (%2)", range.withUnit(Json(value).dump()), range.bounds());
    case RangeWording::Bounds:
      return Message("is out of range (%1)", range.bounds());
    case RangeWording::Bare:
      break;
  }
  return Message("is out of range");
}

}  // namespace

bool readNumber(ObjectReader& reader, std::string_view key, const NumberLimits& range, RangeWording wording,
                double& value) {
  if (range.whole && wording != RangeWording::Titled)
    return reader.readWhole(key, value, range.low, range.high);
  if (!reader.read(key, value)) return false;
  const bool good = wording == RangeWording::Titled ? range.check(value).ok() : range.contains(value);
  if (!good) reader.fail(key, outOfRange(range, wording, value));
  return good;
}

Json writeNumber(const NumberLimits& range, double value) {
  if (range.whole) return static_cast<std::int64_t>(value);
  return value;
}

namespace {

struct SettingReader {
  ObjectReader& reader;
  const RangeWording wording;
  const StructRef settings;

  void operator()(const NumberSetting& setting) const {
    double value = 0.0;
    if (!setting.exact) {
      if (readNumber(reader, setting.key, setting, wording, value)) setting.store(settings, value);
      return;
    }
    const Json* const json = reader.value(setting.key);
    if (!json) return;
    const auto read = readNumber(*json, reader.pathOf(setting.key));
    read ? setting.store(settings, *read) : reader.fail(read.error());
  }
  void operator()(const ChoiceSetting& setting) const {
    if (std::size_t index = 0; reader.readName(setting.key, index, setting.names))
      setting.store(settings, index);
  }
  void operator()(const FlagSetting& setting) const {
    if (bool on = false; reader.read(setting.key, on)) setting.store(settings, on);
  }
  void operator()(const TextSetting& setting) const {
    std::string text;
    if (const Json* const json = setting.exact ? reader.value(setting.key) : nullptr) {
      auto read = readText(*json, reader.pathOf(setting.key));
      if (!read) return reader.fail(read.error());
      text = *std::move(read);
    } else if (setting.exact || !reader.read(setting.key, text)) {
      return;
    }
    if (const auto good = setting.check ? setting.check(text) : Result<void>(); !good)
      return reader.fail(setting.key, good.error().message);
    setting.store(settings, std::move(text));
  }
  void operator()(const CurveSetting& setting) const {
    if (Curve curve; readCurve(reader, setting.key, curve)) setting.store(settings, std::move(curve));
  }
  void operator()(const ValueSetting& setting) const {
    if (reader.value(setting.key)) readValue(reader, setting.key, *setting.type, setting.open(settings));
  }
  void operator()(const CustomSetting& setting) const { setting.read(reader, settings); }
};

struct SettingWriter {
  const ConstStructRef settings;

  Json operator()(const NumberSetting& setting) const {
    const double value = setting.get(settings);
    return setting.exact ? writeNumber(value) : writeNumber(setting, value);
  }
  Json operator()(const ChoiceSetting& setting) const { return setting.names.key(setting.get(settings)); }
  Json operator()(const FlagSetting& setting) const { return setting.get(settings); }
  Json operator()(const TextSetting& setting) const {
    const std::string& text = setting.get(settings);
    return setting.exact ? writeText(text) : Json(text);
  }
  Json operator()(const CurveSetting& setting) const { return writeCurve(setting.get(settings)); }
  Json operator()(const ValueSetting& setting) const {
    return setting.type->write(*setting.type, setting.get(settings));
  }
};

}  // namespace

void readValue(ObjectReader& reader, std::string_view key, const ValueType& type, void* value) {
  const Json* const json = reader.value(key);
  if (!json) return;
  if (const auto read = type.read(type, *json, reader.pathOf(key), value); !read) reader.fail(read.error());
}

void readSettings(ObjectReader& reader, const SettingList& schema, StructRef settings) {
  for (const Setting& any : schema.settings())
    std::visit(
        [&](const auto& setting) {
          if (setting.required) {
            const Json* const json = reader.value(setting.key, true);  // or an error
            if (setting.orNull && json && json->isNull()) return;
          }
          SettingReader{reader, schema.wording(), settings}(setting);
        },
        any);
}

void writeSettings(Json& object, const SettingList& schema, ConstStructRef settings) {
  for (const Setting& any : schema.settings())
    std::visit(
        [&]<class Some>(const Some& setting) {
          const bool present = !setting.present || setting.present(settings);
          if (!present && !setting.orNull) return;
          if constexpr (std::is_same_v<Some, CustomSetting>)
            setting.write(object, settings);
          else
            object[setting.key] = present ? SettingWriter{settings}(setting) : Json();
        },
        any);
}

namespace {

Json writeNumberOf(const ValueType&, const void* value) {
  return writeNumber(*static_cast<const double*>(value));
}

Result<void> readNumberOf(const ValueType&, const Json& json, const std::string& path, void* value) {
  const auto read = readNumber(json, path);
  if (!read) return read.error();
  *static_cast<double*>(value) = *read;
  return {};
}

Json writeTextOf(const ValueType&, const void* value) {
  return writeText(*static_cast<const std::string*>(value));
}

Result<void> readTextOf(const ValueType& type, const Json& json, const std::string& path, void* value) {
  auto read = readText(json, path);
  if (!read) return read.error();
  if (read->size() > type.high) return errorIn(path, "is longer than %1 bytes", type.high);
  *static_cast<std::string*>(value) = *std::move(read);
  return {};
}

Result<void> checkWhole(const ValueType& type, const Json& json, const std::string& path) {
  // Earlier versions wrote some whole numbers as 3.0.
  const double real = json.isNumber() ? json.get<double>() : 0.5;
  if (!json.isInteger() && (real != std::floor(real) || std::abs(real) > 9e15))
    return wrongValue(path, Message("a whole number"), json);
  const bool good = json.type() == Json::Type::Real
                        ? real >= static_cast<double>(type.low) && real <= static_cast<double>(type.high)
                    : json.isUnsigned() ? json.get<unsigned long long>() <= type.high &&
                                              std::cmp_greater_equal(json.get<unsigned long long>(), type.low)
                                        : json.get<long long>() >= type.low &&
                                              std::cmp_less_equal(json.get<long long>(), type.high);
  if (good) return {};
  return errorIn(path, "%1 is out of range (%2 to %3)", json.dump(), Json(type.low).dump(),
                 Json(type.high).dump());
}

Result<void> readStructure(ObjectReader& reader, const SettingList& schema, const std::string& path,
                           void* value) {
  const StructRef structure(value, schema.typeMark());
  readSettings(reader, schema, structure);
  if (auto done = reader.done(); !done) return done;
  if (const auto good = schema.validate(structure); !good)
    return path.empty() ? good.error() : errorIn(path, good.error());
  return {};
}

}  // namespace

ValueType numberType() { return {.write = writeNumberOf, .read = readNumberOf}; }

ValueType textType(std::size_t max) { return {.write = writeTextOf, .read = readTextOf, .high = max}; }

template <std::integral Integer>
ValueType wholeType(Integer low, Integer high) {
  return {
      .write = [](const ValueType&, const void* value) { return Json(*static_cast<const Integer*>(value)); },
      .read = [](const ValueType& type, const Json& json, const std::string& path,
                 void* value) -> Result<void> {
        if (auto good = checkWhole(type, json, path); !good) return good;
        *static_cast<Integer*>(value) = json.get<Integer>();
        return {};
      },
      .low = static_cast<long long>(low),
      .high = static_cast<unsigned long long>(high)};
}

template ValueType wholeType(int, int);
template ValueType wholeType(std::uint8_t, std::uint8_t);
template ValueType wholeType(std::uint32_t, std::uint32_t);
template ValueType wholeType(std::int64_t, std::int64_t);
template ValueType wholeType(std::uint64_t, std::uint64_t);

namespace {

Json writeStructureOf(const ValueType& type, const void* value) {
  Json object = Json::object();
  writeSettings(object, *type.settings, ConstStructRef(value, type.settings->typeMark()));
  return object;
}
Result<void> readStructureOf(const ValueType& type, const Json& json, const std::string& path, void* value) {
  ObjectReader reader(json, path);
  return readStructure(reader, *type.settings, path, value);
}

Json writeTuple(const ValueType& type, const void* value) {
  const ConstStructRef tuple(value, type.settings->typeMark());
  Json list = Json::array();
  for (const NumberSetting& number : type.settings->numbers())
    list.push_back(writeNumber(number, number.get(tuple)));
  return list;
}
Result<void> readTuple(const ValueType& type, const Json& json, const std::string& path, void* value) {
  const std::vector<NumberSetting>& numbers = type.settings->numbers();
  const StructRef tuple(value, type.settings->typeMark());
  bool good = json.isArray() && json.size() == numbers.size();
  for (std::size_t i = 0; good && i < numbers.size(); ++i)
    good = json[i].isNumber() && numbers[i].set(tuple, json[i].get<double>()).ok();
  return good ? Result<void>() : wrongValue(path, type.shape, json);
}

Json writeList(const ValueType& type, const void* value) {
  Json list = Json::array();
  for (std::size_t i = 0; i < type.count(value); ++i)
    list.push_back(type.element->write(*type.element, type.get(value, i)));
  return list;
}
Result<void> readList(const ValueType& type, const Json& json, const std::string& path, void* value) {
  if (!type.shape.empty() && (!json.isArray() || json.size() != type.high))
    return errorIn(path, "must be %1", type.shape);
  if (!json.isArray()) return wrongValue(path, Message("an array"), json);
  if (json.size() > type.high) return errorIn(path, "%1 are more than %2", json.size(), type.high);
  if (type.resize) type.resize(value, json.size());
  for (std::size_t i = 0; i < json.size(); ++i) {
    const std::string place = path + "[" + std::to_string(i) + "]";
    if (auto read = type.element->read(*type.element, json[i], place, type.open(value, i)); !read)
      return read;
  }
  return {};
}

Json writeVariant(const ValueType& type, const void* value) {
  const std::size_t index = type.count(value);
  const SettingList& settings = *type.alternatives[index];
  Json object;
  object[type.key] = type.names->key(index);
  writeSettings(object, settings, ConstStructRef(type.get(value, index), settings.typeMark()));
  return object;
}
Result<void> readVariant(const ValueType& type, const Json& json, const std::string& path, void* value) {
  ObjectReader reader(json, path);
  std::size_t index = 0;
  if (!reader.readName(type.key, index, *type.names, true)) return reader.done();
  return readStructure(reader, *type.alternatives[index], path, type.open(value, index));
}

}  // namespace

ValueType structureType(const SettingList& schema) {
  return {.write = writeStructureOf, .read = readStructureOf, .settings = &schema};
}

ValueType tupleType(const SettingList& schema, Message shape) {
  return {.write = writeTuple, .read = readTuple, .settings = &schema, .shape = std::move(shape)};
}

ValueType schema::listOf(ValueType element, std::size_t max, Message shape) {
  return {.write = writeList,
          .read = readList,
          .high = max,
          .shape = std::move(shape),
          .element = std::make_shared<const ValueType>(std::move(element))};
}

ValueType schema::variantOf(std::string_view key, const EnumNames& names,
                            std::vector<const SettingList*> alternatives) {
  EXPECTS(names.size() == alternatives.size());
  return {.write = writeVariant,
          .read = readVariant,
          .key = key,
          .names = &names,
          .alternatives = std::move(alternatives)};
}

}  // namespace scarp
