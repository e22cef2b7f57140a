#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <ctime>
#include <functional>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "app/commands/Commands.h"
#include "app/commands/OptionChecks.h"
#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/base/StandardError.h"
#include "core/io/HeightDatum.h"
#include "core/io/RawLayout.h"
#include "core/io/TileNames.h"
#include "core/remote/RemoteAddress.h"
#include "core/script/ImportOptionsJson.h"

namespace scarp {

namespace {

CLI::Option* addText(CLI::App& command, const std::string& name, const std::string& help,
                     const std::function<void(const std::string&)>& take) {
  return command.add_option_function<std::string>(name, take, help)->group("Reading");
}

BandUse parseBand(const std::string& text) {
  if (const auto colours = colourUse(text)) return *colours;
  BandUse use;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), use.band);
  if (error != std::errc() || end != text.data() + text.size() || use.band < 1)
    throw CLI::ValidationError("--band",
                               "'" + text + "' is no band; use 1, 2 …, or one of " + listed(colourWords()));
  return use;
}

/// Reads numbers with a character between them; `like`: for the refusal of anything else.
template <class T, std::size_t count>
std::array<T, count> parseNumbers(const std::string& option, const std::string& text, const char* like,
                                  char between = ',') {
  std::array<T, count> numbers{};
  const char *at = text.data(), *const end = text.data() + text.size();
  for (std::size_t i = 0; i < count; ++i) {
    const auto read = std::from_chars(at, end, numbers[i]);
    const bool more = i + 1 < count;
    if (read.ec != std::errc() || (more ? read.ptr == end || *read.ptr != between : read.ptr != end))
      throw CLI::ValidationError(option, "'" + text + "' is no " + like);
    at = read.ptr + (more ? 1 : 0);
  }
  return numbers;
}

ImportRange parseRange(const std::string& option, const std::string& text, ImportRange::Of of) {
  constexpr const char* kLike = "range of heights; it looks like 0:1200 or -50:1800.5";
  const auto [lowest, highest] = parseNumbers<double, 2>(option, text, kLike, ':');
  if (lowest == highest) throw CLI::ValidationError(option, "'" + text + "' is no " + kLike);
  return {lowest, highest, of};
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

ImportCut& cutIn(ImportOptions& options) { return options.cut ? *options.cut : options.cut.emplace(); }
ImportTiles& tilesIn(ImportOptions& options) {
  return options.tiles ? *options.tiles : options.tiles.emplace();
}

/// What of a raster is read, and in which cells.
void addShapeOptions(CLI::App& command, ImportOptions& options) {
  addText(command, "--window", "COLUMN,ROW,COLUMNS,ROWS: read this part, from the north-western sample 0,0",
          [&options](const std::string& text) {
            cutIn(options).window =
                parseNumbers<int, 4>("--window", text, "window; it looks like 1200,800,2000,2000");
          });
  addText(command, "--bounds", "WEST,SOUTH,EAST,NORTH: read this part, in the coordinates of the file's CRS",
          [&options](const std::string& text) {
            const auto box =
                parseNumbers<double, 4>("--bounds", text, "area; it looks like -71.5,44.2,-71.2,44.4");
            if (!(box[0] < box[2] && box[1] < box[3]))
              throw CLI::ValidationError("--bounds", "'" + text + "' is no area: west, south, east, north");
            cutIn(options).bounds = box;
          });
  command.get_option("--bounds")->excludes(command.get_option("--window"));
  addText(command, "--bounds-crs", "CRS of --bounds, for example EPSG:4326 for degrees",
          [&options](const std::string& text) { cutIn(options).boundsCrs = text; });
  command.get_option("--bounds-crs")->needs(command.get_option("--bounds"));
  const auto positive = [](const char* option, double value) {
    if (!(value > 0.0)) throw CLI::ValidationError(option, "must be more than 0 metres");
  };
  command
      .add_option_function<double>(
          "--resolution",
          [&options, positive](const double& metres) {
            positive("--resolution", metres);
            cutIn(options).cell = metres;
            if (options.projection) options.projection->cell = metres;
          },
          "Metres from sample to sample that are wanted: samples are averaged; with --reproject exactly so")
      ->group("Reading");
  addText(command, "--reproject",
          "Square cells in another CRS: EPSG:32618 …, or utm for the UTM zone of the middle",
          [&options](const std::string& text) {
            options.projection.emplace().crs = text;
            if (options.cut) options.projection->cell = options.cut->cell;
          });
}

/// An address that a person typed may be fetched, and is called by what may be shown of it from then on.
CLI::Validator typedAddress() {
  return {[](std::string& text) {
            if (!looksRemote(text)) return std::string();
            const auto shown = allowAddress(text);
            if (!shown) return shown.error().text();
            text = *shown;
            return std::string();
          },
          ""};
}

void addTileOptions(CLI::App& command, ImportOptions& options) {
  command
      .add_option_function<std::vector<std::string>>(
          "--more-tiles",
          [&options](const std::vector<std::string>& files) { tilesIn(options).files = files; },
          "Further files with tiles of the same ground (a folder in place of the first file: all in it)")
      ->transform(typedAddress())
      ->group("Reading");
  addText(command, "--tile-pattern",
          "Names of tiles, for example rock_{x}_{y}: {x} or {column}, {y} (north up) or {row} (from the "
          "north), * for "
          "any text",
          [&options](const std::string& text) {
            if (const auto pattern = TilePattern::parse(text); !pattern)
              throw CLI::ValidationError("--tile-pattern", pattern.error().text());
            tilesIn(options).pattern = text;
          });
  addText(command, "--missing",
          "What is where no tile is: holes, or sea (height 0); left out: sea for Copernicus",
          [&options](const std::string& text) {
            tilesIn(options).missing = missingTileNames().find<ImportTiles::Missing>(text);
          })
      ->check(oneOf("sea, holes"));
  command
      .add_flag_function(
          "--resample-tiles", [&options](std::int64_t) { tilesIn(options).resample = true; },
          "Tiles whose cells are others than most tiles', or lie between them, are resampled onto one grid")
      ->group("Reading");
}

ImportMends parseMends(const std::string& text) {
  ImportMends mends;
  std::stringstream words(text);
  for (std::string word; std::getline(words, word, ',');)
    if (!addMend(mends, word))
      throw CLI::ValidationError("--mend", "'" + word + "' is none of " + listed(mendWords()));
  return mends;
}

}  // namespace

void addImportOptions(CLI::App& command, ImportOptions& options) {
  for (const char* name : {"IN", "--in"})
    if (CLI::Option* input = command.get_option_no_throw(name)) input->transform(typedAddress());
  command
      .add_option_function<std::string>(
          "--unit", [&options](const std::string& unit) { options.verticalUnit = unit; },
          "Unit of the heights in the file")
      ->check(
          oneOf(verticalUnitNames(), [](const std::string& unit) { return metresPerUnit(unit).has_value(); }))
      ->group("Reading");
  addText(command, "--depths",
          "Whether the values are depths, positive down, in place of what the file declares",
          [&options](const std::string& text) { options.depths = text == "yes"; })
      ->check(oneOf("yes, no"));
  const auto add = [&](const char* key, const char* help) {
    addSchemaOption(command, importSchema(), key, options, help)->group("Reading");
  };
  add("srgb", "Values are sRGB-encoded, as those of a painted picture: linearise them");
  add("nodata", "Stored value that stands for a hole; nan: none does");
  add("cell-size", "Metres from sample to sample, in place of the file's");
  add("scale", "Height in the file's unit = stored * scale + offset");
  add("offset", "See --scale");
  command
      .add_option_function<std::string>(
          "--raw",
          [&options](const std::string& text) {
            const Result<RawLayout> layout = parseRawLayout(text);
            if (!layout) throw CLI::ValidationError("--raw", layout.error().text());
            options.raw = *layout;
          },
          "Samples without a header: COLUMNSxROWS[xCHANNELS]:TYPE[be][:bip|:bil|:bsq][+HEADER][-TAIL], TYPE "
          "u8, "
          "i8, u16, i16, u32, i32, f16, f32 or f64, for example 512x512:f32, 256x256:u16+32 or 128x128x3:u8; "
          "--band chooses the channel")
      ->group("Reading");
  addRanges(command, options);
  addText(command, "--band", "Which band contains the heights: 1, 2 …, or how colours encode them",
          [&options](const std::string& text) { options.bands = parseBand(text); })
      ->type_name(valueOrWords("NUMBER", listed(colourWords())));
  add("rows", "Which row is the first in the file");
  addShapeOptions(command, options);
  addTileOptions(command, options);
  addText(command, "--mend", "Defects of the heights to repair, with commas between",
          [&options](const std::string& text) { options.mends = parseMends(text); })
      ->type_name(valueOrWords("LIST", listed(mendWords())));
}

int reportFailure(const Error& error) {
  writeError("scarp: " + printableLine(error.text()) + '\n');
  return 1;
}

void reportWarning(const Message& warning) {
  writeError("scarp: warning: " + printableLine(warning.text()) + '\n');
}

void reportNote(const Message& note) { writeError("scarp: note: " + printableLine(note.text()) + '\n'); }

void reportHint(const Message& hint) { writeError("scarp: hint: " + printableLine(hint.text()) + '\n'); }

int printJson(const Json& json) {
  std::cout << json.dump({.indent = 2, .replace = true}) << '\n';
  return 0;
}

std::string utcText(std::chrono::system_clock::time_point time, const char* form) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), form, &utc);
  return text.data();
}

void printNotes(const std::vector<Message>& notes) {
  for (const Message& note : notes) std::printf("note: %s\n", printableLine(note.text()).c_str());
}

}  // namespace scarp
