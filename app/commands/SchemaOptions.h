#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "app/commands/ChoiceChecks.h"
#include "app/commands/NumberChecks.h"
#include "core/schema/Schema.h"

namespace scarp {

/// Adds an option for a number, a choice or a flag of a schema: `name`, or "--key" where it is empty. A flag
/// whose name begins with "--no-" stores false, and each flag the opposite with "=false". `settings` must
/// outlive the command.
template <class Settings>
CLI::Option* addSchemaOption(CLI::App& command, const Schema<Settings>& schema, std::string_view key,
                             Settings& settings, const std::string& help, std::string name = {}) {
  if (name.empty()) name = "--" + std::string(key);
  const auto& all = schema.settings();
  const auto found = std::ranges::find_if(
      all, [key](const auto& any) { return std::visit([key](const auto& f) { return f.key == key; }, any); });
  EXPECTS(found != all.end());
  CLI::Option* option = nullptr;
  if (const auto* number = std::get_if<NumberSetting<Settings>>(&*found)) {
    option = command
                 .add_option_function<std::string>(
                     name,
                     [number = *number, name, &settings](const std::string& word) {
                       number.store(settings, numberIn(name, number, word));
                     },
                     help)
                 ->type_name(number->whole ? "INT" : "FLOAT");
  } else if (const auto* choice = std::get_if<ChoiceSetting<Settings>>(&*found)) {
    option = command
                 .add_option_function<std::string>(
                     name,
                     [choice = *choice, &settings](const std::string& word) {
                       choice.store(settings, *choice.names.find(word));
                     },
                     help)
                 ->check(oneOf(choice->names));
  } else {
    const auto& flag = std::get<FlagSetting<Settings>>(*found);
    const bool on = !name.starts_with("--no-");
    option = command.add_flag_function(
        name, [flag, on, &settings](std::int64_t count) { flag.store(settings, (count > 0) == on); }, help);
  }
  return option->group("Writing");
}

}  // namespace scarp
