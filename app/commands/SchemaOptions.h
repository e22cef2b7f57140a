#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string>
#include <string_view>
#include <variant>

#include "app/commands/ChoiceChecks.h"
#include "core/schema/Schema.h"

namespace scarp {

/// Adds "--key" for a number, a choice or a flag of a schema. `settings` must outlive the command.
template <class Settings>
CLI::Option* addSchemaOption(CLI::App& command, const Schema<Settings>& schema, std::string_view key,
                             Settings& settings, const std::string& help) {
  const std::string name = "--" + std::string(key);
  const auto& all = schema.settings();
  const auto found = std::ranges::find_if(
      all, [key](const auto& any) { return std::visit([key](const auto& f) { return f.key == key; }, any); });
  EXPECTS(found != all.end());
  CLI::Option* option = nullptr;
  if (const auto* number = std::get_if<NumberSetting<Settings>>(&*found)) {
    option = command.add_option_function<double>(
        name,
        [number = *number, name, &settings](const double& value) {
          if (number.whole && value != static_cast<double>(static_cast<long long>(value)))
            throw CLI::ValidationError(name, "that is no whole number");
          if (const auto good = number.set(settings, value); !good)
            throw CLI::ValidationError(name, good.error().message);
        },
        help);
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
    option = command.add_flag_function(
        name, [flag, &settings](std::int64_t) { flag.store(settings, true); }, help);
  }
  return option->group("Writing");
}

}  // namespace scarp
