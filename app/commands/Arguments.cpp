#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <functional>
#include <iostream>
#include <sstream>

#include "app/commands/Commands.h"
#include "core/base/PrintableLine.h"
#include "core/io/RawLayout.h"
#include "core/io/VerticalUnit.h"

namespace scarp {

namespace {

void addNumber(CLI::App& command, const std::string& name, std::optional<double>& value,
               const std::string& help) {
  command
      .add_option_function<double>(
          name, [&value](const double& given) { value = given; }, help)
      ->group("Reading");
}

void addText(CLI::App& command, const std::string& name, const std::string& help,
             const std::function<void(const std::string&)>& take) {
  command.add_option_function<std::string>(name, take, help)->group("Reading");
}

BandUse parseBand(const std::string& text) {
  using Kind = BandUse::Kind;
  if (text == "luminance") return {Kind::Luminance, 1};
  if (text == "terrarium") return {Kind::Terrarium, 1};
  if (text == "mapbox") return {Kind::Mapbox, 1};
  BandUse use;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), use.band);
  if (error != std::errc() || end != text.data() + text.size() || use.band < 1)
    throw CLI::ValidationError("--band",
                               "'" + text + "' is no band; use 1, 2 …, luminance, terrarium or mapbox");
  return use;
}

ImportRange parseRange(const std::string& option, const std::string& text, ImportRange::Of of) {
  ImportRange range{0.0, 0.0, of};
  const char* const end = text.data() + text.size();
  const auto low = std::from_chars(text.data(), end, range.lowest);
  if (low.ec == std::errc() && low.ptr != end && *low.ptr == ':') {
    const auto high = std::from_chars(low.ptr + 1, end, range.highest);
    if (high.ec == std::errc() && high.ptr == end && range.lowest != range.highest) return range;
  }
  throw CLI::ValidationError(option,
                             "'" + text + "' is no range of heights; it looks like 0:1200 or -50:1800.5");
}

/// Which of the heights a stored value gets, in one way.
void addRanges(CLI::App& command, ImportOptions& options) {
  const auto add = [&](const char* name, ImportRange::Of of, const char* help) {
    addText(command, name, help,
            [name, of, &options](const std::string& text) { options.range = parseRange(name, text, of); });
    for (const char* other : {"--unit", "--scale", "--offset"})
      command.get_option(name)->excludes(command.get_option(other));
  };
  add("--range", ImportRange::Of::Values,
      "LOW:HIGH, metres: heights of the least and the greatest stored value");
  add("--step-range", ImportRange::Of::Steps,
      "LOW:HIGH, metres: heights of the first and the last step: 0 and 65535, 0 and 255, 0 and 1");
  command.get_option("--step-range")->excludes(command.get_option("--range"));
}

ImportMends parseMends(const std::string& text) {
  ImportMends mends;
  std::stringstream words(text);
  for (std::string word; std::getline(words, word, ',');) {
    bool* const mend = word == "terraces" ? &mends.terraces
                       : word == "spikes" ? &mends.spikes
                       : word == "seams"  ? &mends.seams
                       : word == "holes"  ? &mends.holes
                                          : nullptr;
    if (!mend)
      throw CLI::ValidationError("--mend", "'" + word + "' is none of terraces, spikes, seams and holes");
    *mend = true;
  }
  return mends;
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
          "Samples without a header: COLUMNSxROWS:TYPE[be][+HEADER], TYPE u8, i8, u16, i16, u32, i32, f32 or "
          "f64, for example "
          "512x512:f32 or 256x256:u16+32")
      ->group("Reading");
  addRanges(command, options);
  addText(command, "--band",
          "Which band holds the heights: 1, 2 …, or of colours luminance, terrarium or mapbox",
          [&options](const std::string& text) { options.bands = parseBand(text); });
  addText(command, "--rows", "Which row is the first in the file: north-first or south-first",
          [&options](const std::string& text) {
            if (text != "north-first" && text != "south-first")
              throw CLI::ValidationError("--rows", "'" + text + "' is none of north-first and south-first");
            options.rows = text == "south-first" ? RowOrder::SouthFirst : RowOrder::NorthFirst;
          });
  addText(command, "--mend", "What to put right in the ground, by commas: terraces, spikes, seams, holes",
          [&options](const std::string& text) { options.mends = parseMends(text); });
}

int reportFailure(const Error& error) {
  std::cerr << "scarp: " << printableLine(error.message) << '\n';
  return 1;
}

void reportWarning(const std::string& warning) {
  std::cerr << "scarp: warning: " << printableLine(warning) << '\n';
}

void reportHint(const std::string& hint) { std::cerr << "scarp: hint: " << printableLine(hint) << '\n'; }

}  // namespace scarp
