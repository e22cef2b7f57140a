#include "app/commands/OptionChecks.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <sstream>
#include <string>
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

std::optional<SampleSize> parseSampleSize(const std::string& text) {
  SampleSize size;
  const char* const end = text.data() + text.size();
  const auto [times, columnsWrong] = std::from_chars(text.data(), end, size.columns);
  if (columnsWrong != std::errc() || times == end || *times != 'x') return std::nullopt;
  const auto [rest, rowsWrong] = std::from_chars(times + 1, end, size.rows);
  if (rowsWrong != std::errc() || rest != end) return std::nullopt;
  return size;
}

void addSizeOption(CLI::App& command, std::optional<SampleSize>& resample, bool& anySize,
                   const std::string& description, bool* fit) {
  command
      .add_option_function<std::string>(
          "--resample",
          [&resample, &anySize, fit](const std::string& word) {
            anySize = word == "none";
            if (fit) *fit = word == "fit";
            if (anySize || (fit && *fit)) return;
            resample = parseSampleSize(word);
            if (!resample)
              throw CLI::ValidationError("--resample",
                                         "'" + word + "' is no size; it looks like 1009x1009, or is " +
                                             (fit ? "fit (the nearest that --preset takes) or none"
                                                  : "none (the terrain's own)"));
          },
          description)
      ->type_name(valueOrWords("SIZE", fit ? "fit, none" : "none"))
      ->group("Writing");
}

}  // namespace scarp
