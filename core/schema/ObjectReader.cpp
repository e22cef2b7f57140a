#include "core/schema/ObjectReader.h"

#include <algorithm>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"

namespace scarp {

ObjectReader::ObjectReader(const Json& value, std::string path) : value_(value), path_(std::move(path)) {
  if (!value_.isObject())
    fail(errorIn(path_.empty() ? Message("the script") : Message::verbatim(path_),
                 "must be an object, not %1", describe(value_)));
}

std::string ObjectReader::pathOf(std::string_view key) const {
  return path_.empty() ? std::string(key) : path_ + "." + std::string(key);
}

Message ObjectReader::describe(const Json& value) {
  switch (value.type()) {
    case Json::Type::Null:
      return Message::verbatim("null");
    case Json::Type::Object:
      return Message("an object");
    case Json::Type::Array:
      return Message("an array");
    case Json::Type::Boolean:
      return Message::verbatim(value.get<bool>() ? "true" : "false");
    case Json::Type::Text:
      return Message("the text \"%1\"", shown(value.get<std::string>()));
    default:
      return Message::verbatim(value.dump());
  }
}

void ObjectReader::fail(Error error) {
  if (!error_) error_ = std::move(error);
}

void ObjectReader::fail(std::string_view key, const Message& reason) { fail(errorIn(pathOf(key), reason)); }

const Json* ObjectReader::value(std::string_view key, bool required) {
  if (failed()) return nullptr;
  // One that is looked at twice, for what it may be, is told once.
  if (std::ranges::find(known_, key) == known_.end()) known_.emplace_back(key);
  const auto found = value_.find(std::string(key));
  if (found != value_.end()) return &*found;
  if (required) fail(key, Message("is missing"));
  return nullptr;
}

bool ObjectReader::read(std::string_view key, double& number, bool required) {
  const Json* found = value(key, required);
  if (!found) return false;
  if (!found->isNumber()) {
    fail(key, Message("must be a number, not %1", describe(*found)));
    return false;
  }
  number = found->get<double>();
  return true;
}

bool ObjectReader::read(std::string_view key, bool& flag, bool required) {
  const Json* found = value(key, required);
  if (!found) return false;
  if (!found->isBoolean()) {
    fail(key, Message("must be true or false, not %1", describe(*found)));
    return false;
  }
  flag = found->get<bool>();
  return true;
}

bool ObjectReader::read(std::string_view key, std::string& text, bool required) {
  const Json* found = value(key, required);
  if (!found) return false;
  if (!found->isText()) {
    fail(key, Message("must be a text, not %1", describe(*found)));
    return false;
  }
  text = found->get<std::string>();
  return true;
}

bool ObjectReader::readName(std::string_view key, std::size_t& index, const EnumNames& names, bool required) {
  std::string text;
  if (!read(key, text, required)) return false;
  if (const auto found = names.find(text)) {
    index = *found;
    return true;
  }
  fail(key, Message("unknown value \"%1\" (known are %2)", shown(text), names.keys()));
  return false;
}

bool ObjectReader::readWholeNumber(std::string_view key, double& number, double low, double high) {
  const Json* found = value(key);
  if (!found) return false;
  if (!found->isInteger()) {
    fail(key, Message("must be a whole number, not %1", describe(*found)));
    return false;
  }
  number = found->get<double>();
  if (number >= low && number <= high) return true;
  fail(key,
       Message("%1 is out of range (%2 to %3)", found->dump(), Json(static_cast<std::int64_t>(low)).dump(),
               Json(static_cast<std::int64_t>(high)).dump()));
  return false;
}

Result<void> ObjectReader::done() {
  if (failed()) return *error_;
  for (const auto& [key, value] : value_.members()) {
    if (std::ranges::find(known_, key) != known_.end()) continue;
    std::string all;
    for (const std::string& known : known_) all += (all.empty() ? "" : ", ") + known;
    return errorIn(pathOf(shown(key)), "unknown key (known are %1)", all);
  }
  return {};
}

}  // namespace scarp
