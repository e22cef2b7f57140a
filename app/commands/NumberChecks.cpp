#include "app/commands/NumberChecks.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <sstream>
#include <string>
#include <utility>

namespace scarp {

namespace {

CLI::Validator check(const std::string& rule, std::function<bool(double)> holds) {
  return CLI::Validator(
      [rule, holds = std::move(holds)](const std::string& text) {
        double number = 0.0;
        const bool fine = CLI::detail::lexical_cast(text, number) && holds(number);
        return fine ? std::string() : "'" + text + "' is not " + rule;
      },
      "");
}

}  // namespace

CLI::Validator finiteNumber() {
  return check("a number", [](double number) { return std::isfinite(number); });
}

CLI::Validator between(double low, double high) {
  std::ostringstream rule;
  rule << "a number from " << low << " to " << high;
  return check(rule.str(), [low, high](double number) { return number >= low && number <= high; });
}

CLI::Validator within(const NumberLimits& limits) {
  return CLI::Validator(
      [&limits](const std::string& text) {
        double number = 0.0;
        const std::string quoted = "'" + text + "' is ";
        if (!CLI::detail::lexical_cast(text, number)) return quoted + "not a number";
        if (limits.whole && limits.contains(number) && !limits.check(number))
          return quoted + "not a whole number";
        return limits.contains(number)
                   ? std::string()
                   : quoted + "out of range (" + limits.bounds().text() + limits.unit + ")";
      },
      "");
}

std::optional<double> numberWith(std::string_view unit, std::string_view word) {
  while (unit.starts_with(' ')) unit.remove_prefix(1);
  if (!unit.empty() && word.ends_with(unit)) word.remove_suffix(unit.size());
  while (word.ends_with(' ')) word.remove_suffix(1);
  word.remove_prefix(std::min(word.find_first_not_of(' '), word.size()));
  if (word.starts_with('+') && !word.starts_with("+-")) word.remove_prefix(1);
  double value = 0.0;
  const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (wrong != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return value;
}

double numberIn(const std::string& option, const NumberLimits& limits, const std::string& word) {
  const auto value = numberWith(limits.unit, word);
  if (!value) throw CLI::ValidationError(option, "'" + word + "' is no number");
  if (const auto good = limits.check(*value); !good) throw CLI::ValidationError(option, good.error().text());
  return *value;
}

}  // namespace scarp
