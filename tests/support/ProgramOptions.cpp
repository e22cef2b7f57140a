#include "tests/support/ProgramOptions.h"

#include <CLI/CLI.hpp>
#include <type_traits>

namespace scarp {

struct ProgramOptions::Parser {
  explicit Parser(const std::string& description) : app(description) {}
  CLI::App app;
};

ProgramOptions::ProgramOptions(const std::string& description)
    : parser_(std::make_unique<Parser>(description)) {}
ProgramOptions::~ProgramOptions() = default;

ProgramOptions::Option& ProgramOptions::Option::required() {
  static_cast<CLI::Option*>(option_)->required();
  return *this;
}

ProgramOptions::Option& ProgramOptions::Option::range(double least, double most) {
  static_cast<CLI::Option*>(option_)->check(CLI::Range(least, most));
  return *this;
}

ProgramOptions::Option& ProgramOptions::Option::among(const std::vector<std::string>& names) {
  static_cast<CLI::Option*>(option_)->check(CLI::IsMember(names));
  return *this;
}

ProgramOptions::Option& ProgramOptions::Option::byCommas() {
  static_cast<CLI::Option*>(option_)->delimiter(',');
  return *this;
}

ProgramOptions::Option& ProgramOptions::Option::bytes() {
  static_cast<CLI::Option*>(option_)->transform(CLI::AsSizeValue(false));
  return *this;
}

template <class T>
ProgramOptions::Option ProgramOptions::add(const std::string& names, T& value, const std::string& help) {
  if constexpr (std::is_same_v<T, bool>)
    return Option(parser_->app.add_flag(names, value, help));
  else
    return Option(parser_->app.add_option(names, value, help)->capture_default_str());
}

std::optional<int> ProgramOptions::parse(int count, const char* const* arguments) {
  try {
    parser_->app.parse(count, arguments);
  } catch (const CLI::ParseError& error) {
    return parser_->app.exit(error) == 0 ? 0 : 2;
  }
  return {};
}

using Names = const std::string&;
template ProgramOptions::Option ProgramOptions::add(Names, bool&, Names);
template ProgramOptions::Option ProgramOptions::add(Names, int&, Names);
template ProgramOptions::Option ProgramOptions::add(Names, unsigned&, Names);
template ProgramOptions::Option ProgramOptions::add(Names, long long&, Names);
template ProgramOptions::Option ProgramOptions::add(Names, unsigned long&, Names);
template ProgramOptions::Option ProgramOptions::add(Names, double&, Names);
template ProgramOptions::Option ProgramOptions::add(Names, std::string&, Names);
template ProgramOptions::Option ProgramOptions::add(Names, std::vector<int>&, Names);
template ProgramOptions::Option ProgramOptions::add(Names, std::vector<std::string>&, Names);

}  // namespace scarp
