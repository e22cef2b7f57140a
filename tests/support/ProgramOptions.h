#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace scarp {

/// The command line of a soak or a benchmark. By CLI11, whose headers take longer to compile than most such
/// programs, so that they are compiled once.
class ProgramOptions {
 public:
  explicit ProgramOptions(const std::string& description);
  ~ProgramOptions();

  class Option {
   public:
    explicit Option(void* option) : option_(option) {}
    Option& required();
    Option& range(double least, double most);
    Option& among(const std::vector<std::string>& names);
    Option& byCommas();  ///< Values of a list may stand in one argument.
    Option& bytes();     ///< Takes units: 400MiB.

   private:
    void* option_;
  };
  /// A name without hyphens is a positional argument. T: bool (a flag), int, unsigned, long long, unsigned
  /// long, double, std::string, or a vector of int or std::string. Contract: `value` lives until parse() has
  /// returned.
  template <class T>
  Option add(const std::string& names, T& value, const std::string& help);

  /// The exit status where the program is to end at once: help was asked for, or an argument is wrong (2; it
  /// has been told on the error stream).
  [[nodiscard]] std::optional<int> parse(int count, const char* const* arguments);

 private:
  struct Parser;
  std::unique_ptr<Parser> parser_;
};

}  // namespace scarp
