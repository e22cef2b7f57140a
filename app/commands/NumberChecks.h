#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/schema/Setting.h"

namespace scarp {

// Checks for options that take a number, with messages for a person.

[[nodiscard]] CLI::Validator finiteNumber();
/// low ≤ number ≤ high.
[[nodiscard]] CLI::Validator between(double low, double high);
/// What a setting may be. The limits are a schema's, and stay.
[[nodiscard]] CLI::Validator within(const NumberLimits& limits);

/// The number in a word, with a unit such as " mm" behind it or without; empty if it is none.
[[nodiscard]] std::optional<double> numberWith(std::string_view unit, std::string_view word);
/// The value of an option for a setting. Throws CLI::ValidationError.
[[nodiscard]] double numberIn(const std::string& option, const NumberLimits& limits, const std::string& word);

/// Adds an option that sets a number of a schema, and takes what that does. `settings` must outlive the
/// parsing.
template <class Settings>
CLI::Option* addSetting(CLI::App& command, const std::string& name, const NumberSetting<Settings>& setting,
                        Settings& settings, const std::string& help) {
  return command
      .add_option_function<double>(
          name, [&setting, &settings](const double& number) { setting.store(settings, number); }, help)
      ->check(within(setting))
      ->type_name(setting.whole ? "INT" : "FLOAT");
}

}  // namespace scarp
