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
        return limits.contains(number) ? std::string()
                                       : quoted + "out of range (" + limits.bounds() + limits.unit + ")";
      },
      "");
}

}  // namespace scarp
