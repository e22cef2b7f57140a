#include "app/commands/ChoiceChecks.h"

#include <algorithm>
#include <utility>

namespace scarp {

namespace {

/// "{atlas,lagoon,ember}", as the parser names a set of values.
std::string setOf(std::string words) {
  std::erase(words, ' ');
  return "{" + words + "}";
}

}  // namespace

CLI::Validator oneOf(const std::string& words, std::function<bool(const std::string&)> accepts) {
  return CLI::Validator(
      [words, accepts = std::move(accepts)](const std::string& word) {
        const std::string all = ", " + words + ", ";
        const bool listed = !word.empty() && all.find(", " + word + ", ") != std::string::npos;
        return listed || (accepts && accepts(word)) ? std::string() : "'" + word + "' is none of " + words;
      },
      setOf(words));
}

CLI::Validator oneOf(const EnumNames& names) {
  return oneOf(names.keys(), [&names](const std::string& word) { return names.find(word).has_value(); });
}

std::string valueOrWords(const std::string& value, const std::string& words) {
  return value + " or " + setOf(words);
}

}  // namespace scarp
