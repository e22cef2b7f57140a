#include "app/commands/SizeOption.h"

#include <CLI/CLI.hpp>
#include <charconv>

#include "app/commands/ChoiceChecks.h"

namespace scarp {

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
                   const std::string& description) {
  command
      .add_option_function<std::string>(
          "--resample",
          [&resample, &anySize](const std::string& word) {
            anySize = word == "none";
            if (anySize) return;
            resample = parseSampleSize(word);
            if (!resample)
              throw CLI::ValidationError("--resample",
                                         "'" + word +
                                             "' is no size; it looks like 1009x1009, or is none "
                                             "(the terrain's own)");
          },
          description)
      ->type_name(valueOrWords("SIZE", "none"))
      ->group("Writing");
}

}  // namespace scarp
