#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>

#include "app/commands/Commands.h"
#include "core/io/RawLayout.h"
#include "core/io/VerticalUnit.h"

namespace scarp {

namespace {

// What goes to the terminal is one line, whatever a library or a file name put into it.
std::string oneLine(std::string text) {
  std::ranges::replace_if(
      text, [](unsigned char c) { return c < 0x20 || c == 0x7f; }, ' ');
  return text;
}

void addNumber(CLI::App& command, const std::string& name, std::optional<double>& value,
               const std::string& help) {
  command
      .add_option_function<double>(
          name, [&value](const double& given) { value = given; }, help)
      ->group("Reading");
}

}  // namespace

void addImportOptions(CLI::App& command, ImportOptions& options) {
  command
      .add_option_function<std::string>(
          "--unit",
          [&options](const std::string& unit) {
            if (!metresPerUnit(unit))
              throw CLI::ValidationError("--unit",
                                         "'" + unit + "' is no unit of height; use " + verticalUnitNames());
            options.verticalUnit = unit;
          },
          "Unit of the heights in the file: " + verticalUnitNames())
      ->group("Reading");
  addNumber(command, "--nodata", options.nodata, "Stored value that stands for a hole; nan: none does");
  addNumber(command, "--cell-size", options.cellSize, "Metres from sample to sample, in place of the file's");
  addNumber(command, "--scale", options.scale, "Height in the file's unit = stored * scale + offset");
  addNumber(command, "--offset", options.offset, "See --scale");
  command
      .add_option_function<std::string>(
          "--raw",
          [&options](const std::string& text) {
            const Result<RawLayout> layout = parseRawLayout(text);
            if (!layout) throw CLI::ValidationError("--raw", layout.error().message);
            options.raw = *layout;
          },
          "Samples without a header: COLUMNSxROWS:TYPE[be][+HEADER], TYPE u8, u16, i16 or f32, for example "
          "512x512:f32 or 256x256:u16+32")
      ->group("Reading");
}

int reportFailure(const Error& error) {
  std::cerr << "scarp: " << oneLine(error.message) << '\n';
  return 1;
}

void reportWarning(const std::string& warning) {
  std::cerr << "scarp: warning: " << oneLine(warning) << '\n';
}

}  // namespace scarp
