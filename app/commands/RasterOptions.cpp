#include "app/commands/RasterOptions.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>

#include "app/commands/ChoiceChecks.h"
#include "core/base/PrintableLine.h"
#include "core/io/EnginePreset.h"

namespace scarp {

namespace {

std::string sixDigits(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.6g", value);
  return text.data();
}

// "tif, png, r16 …" or "unity, unreal …"
template <class Range, class Word>
std::string listed(const Range& range, Word word) {
  std::string text;
  for (const auto& item : range) {
    if (!text.empty()) text += ", ";
    text += word(item);
  }
  return text;
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
    std::printf("step %s m; the numbers are in %s\n", sixDigits(report.step).c_str(),
                printableLine(report.sidecar).c_str());
  else if (!report.sidecar.empty())
    std::printf("place and cell size are in %s\n", printableLine(report.sidecar).c_str());
  for (const std::string& note : report.notes) std::printf("note: %s\n", printableLine(note).c_str());
}

void addStoreOptions(CLI::App& command, ExportOptions& options) {
  command
      .add_option_function<std::string>(
          "--store",
          [&options](const std::string& word) {
            options.store = *sampleStorageNames().find<SampleStorage>(word);
          },
          "GeoTIFF: source, samples as in the file that was read, with its type, no-data value, scale, bands "
          "and "
          "layout; float, 32-bit floating point; auto, source if that is a GeoTIFF")
      ->check(oneOf(sampleStorageNames().keys()))
      ->group("Writing");
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
          "--preset", [&options](const std::string& preset) { options.preset = preset; },
          "Program that reads the file")
      ->check(oneOf(listed(enginePresets(), name)))
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
  command
      .add_option_function<std::string>(
          "--compression",
          [&options](const std::string& word) {
            const auto& ways = tiffCompressions();
            options.compression =
                std::ranges::find(ways, word, [](const auto& w) { return std::string(w.name); })->compression;
          },
          "GeoTIFF: deflate, which every program reads; zstd, smaller and faster; none")
      ->check(oneOf(listed(tiffCompressions(), [](const auto& way) { return way.name; })))
      ->group("Writing");
  command
      .add_flag_callback(
          "--cog", [&options] { options.cloud = true; },
          "GeoTIFF: cloud optimised, with overviews, for reading over a network")
      ->group("Writing");
  addStoreOptions(command, options);
  command
      .add_flag(
          "--dither", options.dither,
          "16-bit formats: heights between two steps take the one or the other in a fine pattern, so that "
          "slopes have no terraces; the largest error is then a step, not half of one")
      ->group("Writing");
  command
      .add_option_function<double>(
          "--min", [&options](const double& height) { options.rangeMin = height; },
          "16-bit formats: metres of the lowest step")
      ->group("Writing");
  command
      .add_option_function<double>(
          "--max", [&options](const double& height) { options.rangeMax = height; },
          "16-bit formats: metres of the highest step")
      ->group("Writing");
}

}  // namespace scarp
