#include "app/commands/RasterOptions.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <limits>
#include <utility>

#include "app/commands/Commands.h"
#include "app/commands/OptionChecks.h"
#include "core/base/PrintableLine.h"
#include "core/io/AtomicFile.h"
#include "core/io/EnginePreset.h"
#include "core/io/RasterExport.h"
#include "core/recipe/ExportPreset.h"
#include "core/recipe/ExportRecipe.h"

namespace scarp {

namespace {

std::string sixDigits(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.6g", value);
  return text.data();
}

/// "0:128"
HeightAnchor parseAnchor(const std::string& text) {
  HeightAnchor anchor;
  const std::size_t colon = text.find(':');
  const char *begin = text.data(), *end = begin + text.size();
  const char* middle = begin + std::min(colon, text.size());
  const auto height = std::from_chars(begin, middle, anchor.height);
  const char* number = middle == end ? end : middle + 1;
  const auto value = std::from_chars(number, end, anchor.value);
  if (height.ec != std::errc() || height.ptr != middle || value.ec != std::errc() || value.ptr != end ||
      !std::isfinite(anchor.height))
    throw CLI::ValidationError("--anchor", "'" + text + "' is not HEIGHT:VALUE, such as 0:128 or -12.5:0");
  return anchor;
}

/// An engine, or all choices of a user's own preset. Runs before the callbacks of other options: their order
/// is the one in which they were added.
void takePreset(const std::string& word, ExportOptions& options) {
  if (findPreset(word)) {
    options.preset = word;
    return;
  }
  auto own = findExportPreset(exportPresetFolder(), word);
  if (!own) throw CLI::ValidationError("--preset", own.error().text());
  options = own->options;
}

}  // namespace

void tellReport(const ExportReport& report, const GridFrame& frame, const std::string& kept) {
  std::printf("%s: %s samples\n", printableLine(report.path).c_str(), sizeText(report.size).c_str());
  if (report.change)
    std::printf(
        "resampled from %s: heights change by %s m at most, 99 %% of them by %s m or less, by %s m on "
        "average\n",
        sizeText(SampleSize{frame.columns, frame.rows}).c_str(), sixDigits(report.change->largest).c_str(),
        sixDigits(report.change->percentile99).c_str(), sixDigits(report.change->mean).c_str());
  if (report.largestError == 0.0)
    std::printf("largest error 0 m: %s\n", printableLine(kept).c_str());
  else
    std::printf("largest error %s m\n", sixDigits(report.largestError).c_str());
  if (report.step > 0.0)
    std::printf("step %s m%s%s\n", sixDigits(report.step).c_str(),
                report.sidecar.empty() ? "" : "; scale and offset are in ",
                printableLine(report.sidecar).c_str());
  else if (!report.sidecar.empty())
    std::printf("place and cell size are in %s\n", printableLine(report.sidecar).c_str());
  printNotes(report.notes);
}

void addStoreOptions(CLI::App& command, ExportOptions& options) {
  addSchemaOption(
      command, heightExportSchema(), "store", options,
      "Type of the samples: of a GeoTIFF source, as in the file that was read, with its type, "
      "no-data value, scale, bands and layout; float, 32-bit floating point; uint16, int16 or "
      "uint8, whole steps; auto, the usual one of the format, of a GeoTIFF source if that was one");
  command
      .add_option_function<std::string>(
          "--source-file", [&options](const std::string& path) { options.sourceFile = path; },
          "GeoTIFF as the source: where that file is now")
      ->type_name("FILE")
      ->group("Writing");
}

void addRasterOptions(CLI::App& command, ExportOptions& options) {
  const auto extension = [](const RasterFormatInfo& info) { return info.extension; };
  const auto name = [](const EnginePreset& preset) { return preset.name; };
  command
      .add_option_function<std::string>(
          "--preset", [&options](const std::string& word) { takePreset(word, options); },
          "Program that reads the file, or name of an export preset of yours; other options apply over it")
      ->type_name(valueOrWords("NAME", listed(enginePresets(), name)))
      ->group("Writing");
  command
      .add_option_function<std::string>(
          "--format",
          [&options](const std::string& word) {
            for (const RasterFormatInfo& info : rasterFormats())
              if (word == info.extension) options.format = info.format;
          },
          "Format, if the extension of OUT names none")
      ->check(oneOf(listed(rasterFormats(), extension)))
      ->group("Writing");
  const auto add = [&](const char* key, const char* help, const char* option = "") {
    addSchemaOption(command, heightExportSchema(), key, options, help, option);
  };
  add("compression", "GeoTIFF: deflate, which every program reads; zstd, smaller and faster; none");
  add("cloud", "GeoTIFF: cloud optimised, with overviews, for reading over a network", "--cog");
  addStoreOptions(command, options);
  add("dither",
      "16-bit and 8-bit samples: heights between two steps take the one or the other in a fine pattern, so "
      "that slopes have no terraces; the largest error is then a step, not half of one");
  add("rangeMin", "16-bit and 8-bit samples: metres of the lowest step", "--min");
  add("rangeMax", "16-bit and 8-bit samples: metres of the highest step", "--max");
  add("step",
      "16-bit and 8-bit samples: metres from step to step, in place of --min and --max; without --anchor "
      "the value 0 is 0 m");
  command
      .add_option_function<std::string>(
          "--anchor", [&options](const std::string& text) { options.anchor = parseAnchor(text); },
          "16-bit and 8-bit samples: HEIGHT:VALUE, the height in metres that a value stands for, such as "
          "0:128; without --step the smallest step with which all heights fit")
      ->type_name("HEIGHT:VALUE")
      ->group("Writing");
  add("bigEndian", "Samples without a header: the high byte first", "--big-endian");
  command
      .add_flag_callback(
          "--south-first", [&options] { options.rows = RowOrder::SouthFirst; },
          endingsWith(hasJsonBeside) + ": the southern row first")
      ->group("Writing");
}

Result<void> checkFractionTarget(const std::string& path) {
  if (const auto format = rasterFormatOf(path); !format) return format.error();
  if (const auto file = AtomicFile::create(path); !file) return file.error();
  return {};
}

HeightRaster noFractions(const Terrain& terrain) {
  return {terrain.frame.columns, terrain.frame.rows, std::numeric_limits<float>::quiet_NaN()};
}

Result<std::vector<std::string>> writeFractions(const Terrain& terrain, HeightRaster fractions,
                                                const std::string& path, CommandProgress& progress) {
  Terrain raster{terrain.frame, terrain.georeference, std::move(fractions)};
  raster.georeference.verticalUnit.clear();  // A fraction has none.
  raster.georeference.metresPerUnit = 1.0;
  raster.georeference.rounding = 0.0;
  raster.georeference.source.reset();
  const auto format = rasterFormatOf(path);
  if (!format) return format.error();
  ExportOptions options;
  if (isQuantised(*format)) {
    options.rangeMin = 0.0;
    options.rangeMax = 1.0;
  }
  const auto report = exportRaster(raster, path, options, progress.stage("writing"));
  if (!report) return report.error();
  std::vector<std::string> lines{report->path + ": " + std::to_string(terrain.frame.columns) + " x " +
                                 std::to_string(terrain.frame.rows) + " samples"};
  for (const Message& note : report->notes) lines.push_back("note: " + note.text());
  return lines;
}

}  // namespace scarp
