#include "app/commands/NumberChecks.h"

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

CLI::Validator moreThanZero() {
  return check("a number more than 0", [](double number) { return number > 0.0; });
}

CLI::Validator zeroOrMore() {
  return check("a number from 0 up", [](double number) { return number >= 0.0; });
}

CLI::Validator finiteNumber() {
  return check("a number", [](double number) { return std::isfinite(number); });
}

CLI::Validator between(double low, double high) {
  std::ostringstream rule;
  rule << "a number from " << low << " to " << high;
  return check(rule.str(), [low, high](double number) { return number >= low && number <= high; });
}

}  // namespace scarp
