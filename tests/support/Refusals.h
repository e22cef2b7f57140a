#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace scarp::test {

/// What a reader says of a value in which one member at a time is missing, is null, a number out of all
/// range, half a number or a word that nothing has, and of objects with an unknown key: a line each. Members
/// of members are changed too, items of arrays are not. `read` gives the message, "" where it accepts the
/// value.
inline std::string refusalsOf(const nlohmann::json& value,
                              const std::function<std::string(const nlohmann::json&)>& read) {
  using nlohmann::json;
  std::string lines;
  const auto tell = [&](const std::string& change, const json& changed) {
    const std::string message = read(changed);
    lines += change + " -> " + (message.empty() ? "accepted" : message) + '\n';
  };
  const std::function<void(const json&, const json::json_pointer&)> visit =
      [&](const json& part, const json::json_pointer& at) {
        if (!part.is_object()) return;
        json more = value;
        more[at]["no-such"] = 1;
        tell(at.to_string() + " with no-such", more);
        for (const auto& [key, member] : part.items()) {
          json fewer = value;
          fewer[at].erase(key);
          tell((at / key).to_string() + " left out", fewer);
          for (const json& other : {json(nullptr), json(-1e300), json(0.5), json("no such")}) {
            json changed = value;
            changed[at / key] = other;
            tell((at / key).to_string() + " " + other.dump(), changed);
          }
          visit(member, at / key);
        }
      };
  visit(value, json::json_pointer());
  return lines;
}

}  // namespace scarp::test
