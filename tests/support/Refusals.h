#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Json.h"
#include "tests/support/JsonPlace.h"

namespace scarp::test {

/// What a reader says of a value in which one member at a time is missing, is null, a number out of all
/// range, half a number or a word that nothing has, and of objects with an unknown key: a line each. Members
/// of members are changed too, items of arrays are not. `read` gives the message, "" where it accepts the
/// value.
inline std::string refusalsOf(const Json& from, const std::function<std::string(const Json&)>& read) {
  // Members in the order of their keys, whoever wrote the value.
  const Json value = Json::parse(from.dump({.sorted = true}));
  std::string lines;
  const auto tell = [&](const std::string& change, const Json& changed) {
    const std::string message = read(changed);
    lines += change + " -> " + (message.empty() ? "accepted" : message) + '\n';
  };
  const std::function<void(const Json&, const JsonPlace&)> visit =
      [&](const Json& part, const JsonPlace& at) {
        if (!part.isObject()) return;
        Json more = value;
        at.in(more)["no-such"] = 1;
        tell(at.text() + " with no-such", more);
        for (const auto& [key, member] : part.members()) {
          Json fewer = value;
          at.in(fewer).erase(key);
          tell((at / key).text() + " left out", fewer);
          for (const Json& other : {Json(nullptr), Json(-1e300), Json(0.5), Json("no such")}) {
            Json changed = value;
            (at / key).in(changed) = other;
            tell((at / key).text() + " " + other.dump(), changed);
          }
          visit(member, at / key);
        }
      };
  visit(value, JsonPlace());
  return lines;
}

}  // namespace scarp::test
