#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "core/schema/EnumNames.h"

namespace scarp {

// Checks for options that take one of some words. `scarp --help` shows the words, and `scarp completion`
// offers them: both read them from the option's check (CLI::Option::get_type_name()).

/// Accepts the words of a list such as "atlas, lagoon, ember".
/// accepts: further words, such as aliases, that are valid but not listed. May be empty.
[[nodiscard]] CLI::Validator oneOf(const std::string& words,
                                   std::function<bool(const std::string&)> accepts = {});
/// Accepts the keys and aliases of an enumeration, which must outlive the parser.
[[nodiscard]] CLI::Validator oneOf(const EnumNames& names);

/// Name of the value of an option that also takes other values: "COLUMNSxROWS or {fit,none}".
[[nodiscard]] std::string valueOrWords(const std::string& value, const std::string& words);

}  // namespace scarp
