#pragma once

#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

#include "core/base/Json.h"

namespace scarp::test {

/// Where a value is in another one: keys of members and places in arrays, from the outside in.
class JsonPlace {
 public:
  /// "/rules/0/seed"; keys have no slash.
  JsonPlace(const std::string& text = {}) {
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, '/');)
      if (!part.empty()) parts_.push_back(part);
  }

  friend JsonPlace operator/(JsonPlace place, const std::string& key) {
    place.parts_.push_back(key);
    return place;
  }
  friend JsonPlace operator/(JsonPlace place, std::size_t index) { return place / std::to_string(index); }

  /// The value there; members that are missing are made.
  [[nodiscard]] Json& in(Json& value) const {
    Json* at = &value;
    for (const std::string& part : parts_) at = at->isArray() ? &at->at(std::stoul(part)) : &(*at)[part];
    return *at;
  }
  [[nodiscard]] std::string text() const {
    std::string all;
    for (const std::string& part : parts_) all += '/' + part;
    return all;
  }

  /// Of all numbers in a value.
  [[nodiscard]] static std::vector<JsonPlace> ofNumbers(const Json& value, const JsonPlace& at = {}) {
    std::vector<JsonPlace> places;
    const auto add = [&places](const std::vector<JsonPlace>& more) {
      places.insert(places.end(), more.begin(), more.end());
    };
    if (value.isNumber()) places.push_back(at);
    for (const auto& [key, member] : value.members()) add(ofNumbers(member, at / key));
    if (value.isArray())
      for (std::size_t i = 0; i < value.size(); ++i) add(ofNumbers(value[i], at / i));
    return places;
  }

 private:
  std::vector<std::string> parts_;
};

}  // namespace scarp::test
