#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/io/EnginePreset.h"
#include "core/schema/EnumNames.h"
#include "core/schema/Schema.h"

namespace scarp {

// Checks for options that take one of some words. `scarp --help` shows the words, and `scarp completion`
// offers them: both read them from the option's check (CLI::Option::get_type_name()).

/// Accepts the words of a list such as "atlas, lagoon, ember".
/// accepts: further words, such as aliases, that are valid but not listed. May be empty.
[[nodiscard]] CLI::Validator oneOf(const std::string& words,
                                   std::function<bool(const std::string&)> accepts = {});
/// Accepts the keys and aliases of an enumeration, which must outlive the parser.
[[nodiscard]] CLI::Validator oneOf(const EnumNames& names);

/// Returns the words of a range in one text: "atlas, lagoon, ember". `word`: the word of an element.
template <class Range, class Word = std::identity>
std::string listed(const Range& range, Word word = {}) {
  std::string text;
  for (const auto& item : range) {
    if (!text.empty()) text += ", ";
    text += word(item);
  }
  return text;
}

/// Name of the value of an option that also takes other values: "COLUMNSxROWS or {fit,none}".
[[nodiscard]] std::string valueOrWords(const std::string& value, const std::string& words);

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
CLI::Option* addSetting(CLI::App& command, const std::string& name, const NumberSetting& setting,
                        Settings& settings, const std::string& help) {
  return command
      .add_option_function<double>(
          name, [&setting, &settings](const double& number) { setting.store(settings, number); }, help)
      ->check(within(setting))
      ->type_name(setting.whole ? "INT" : "FLOAT");
}

/// Adds an option for a number, a choice or a flag of a schema: `name`, or "--key" where it is empty. A flag
/// whose name begins with "--no-" stores false, and each flag the opposite with "=false". An exact number may
/// be any, NaN too. `settings` must outlive the command.
template <class Settings>
CLI::Option* addSchemaOption(CLI::App& command, const Schema<Settings>& schema, std::string_view key,
                             Settings& settings, const std::string& help, std::string name = {}) {
  if (name.empty()) name = "--" + std::string(key);
  const auto& all = schema.settings();
  const auto found = std::ranges::find_if(
      all, [key](const auto& any) { return std::visit([key](const auto& f) { return f.key == key; }, any); });
  EXPECTS(found != all.end());
  CLI::Option* option = nullptr;
  const auto* const number = std::get_if<NumberSetting>(&*found);
  if (number && number->exact) {
    option = command.add_option_function<double>(
        name, [store = number->store, &settings](const double& value) { store(settings, value); }, help);
  } else if (number) {
    option = command
                 .add_option_function<std::string>(
                     name,
                     [number = *number, name, &settings](const std::string& word) {
                       number.store(settings, numberIn(name, number, word));
                     },
                     help)
                 ->type_name(number->whole ? "INT" : "FLOAT");
  } else if (const auto* choice = std::get_if<ChoiceSetting>(&*found)) {
    option = command
                 .add_option_function<std::string>(
                     name,
                     [choice = *choice, &settings](const std::string& word) {
                       choice.store(settings, *choice.names.find(word));
                     },
                     help)
                 ->check(oneOf(choice->names));
  } else {
    const auto& flag = std::get<FlagSetting>(*found);
    const bool on = !name.starts_with("--no-");
    option = command.add_flag_function(
        name, [flag, on, &settings](std::int64_t count) { flag.store(settings, (count > 0) == on); }, help);
  }
  return option->group("Writing");
}

/// "1009x1009"; nothing for other texts.
[[nodiscard]] std::optional<SampleSize> parseSampleSize(const std::string& text);

/// Adds --resample for the exports of an engine: a size, "none" for the terrain's own (anySize), or "fit" for the
/// nearest that the engine takes, unless `fit` is null. All must outlive the parsing.
void addSizeOption(CLI::App& command, std::optional<SampleSize>& resample, bool& anySize,
                   const std::string& description, bool* fit = nullptr);

}  // namespace scarp
