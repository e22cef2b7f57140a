#pragma once

#include <CLI/CLI.hpp>

namespace scarp {

// Checks for options that take a number, with messages for a person.

[[nodiscard]] CLI::Validator moreThanZero();
[[nodiscard]] CLI::Validator zeroOrMore();
[[nodiscard]] CLI::Validator finiteNumber();
/// low ≤ number ≤ high.
[[nodiscard]] CLI::Validator between(double low, double high);

}  // namespace scarp
