#include "core/io/RasterExport.h"

#include <sys/statvfs.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>

#include "core/io/AtomicFile.h"
#include "core/io/EnginePreset.h"
#include "core/io/NineDigits.h"
#include "core/io/RasterWriters.h"
#include "core/io/RawLayout.h"
#include "core/io/ReadBack.h"
#include "core/io/Sidecar.h"

namespace scarp {

namespace {

std::string endingOf(const std::string& path) {
  std::string ending = std::filesystem::path(path).extension().string();
  std::ranges::transform(ending, ending.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return ending.empty() ? ending : ending.substr(1);
}

bool isQuantised(RasterFormat format) {
  return std::ranges::find(rasterFormats(), format, &RasterFormatInfo::format)->quantised;
}

// All that is decided before the first byte is written.
struct Plan {
  RasterFormat format;
  const EnginePreset* preset = nullptr;
  HeightSummary heights;
  Quantisation quantisation;
  double asciiNodata = -9999.0;
};

Result<Quantisation> chooseRange(const HeightSummary& heights, const ExportOptions& options) {
  Quantisation q{options.rangeMin.value_or(heights.min), options.rangeMax.value_or(heights.max)};
  if (!std::isfinite(q.min) || !std::isfinite(q.max)) return Error{"the height range must be finite"};
  const bool chosen = options.rangeMin || options.rangeMax;
  if (q.min > q.max || (chosen && q.min == q.max))
    return Error{"the height range from " + nineDigits(q.min) + " to " + nineDigits(q.max) + " m is empty"};
  return q;
}

Result<Plan> makePlan(const Terrain& terrain, const std::string& path, const ExportOptions& options) {
  auto format = options.format ? Result<RasterFormat>(*options.format) : rasterFormatOf(path);
  if (!format) return format.error();
  Plan plan{*format, nullptr, summarise(terrain.heights), {}};
  if (!options.preset.empty()) {
    auto preset = findPreset(options.preset);
    if (!preset) return Error{path + ": " + preset.error().message};
    if (auto fits = checkPreset(**preset, plan.format, terrain.frame); !fits)
      return Error{path + ": " + fits.error().message};
    plan.preset = *preset;
  }
  if (!isQuantised(plan.format) && (options.rangeMin || options.rangeMax))
    return Error{path + ": a height range is for 16-bit formats; this one stores heights as they are"};
  auto range = chooseRange(plan.heights, options);
  if (!range) return Error{path + ": " + range.error().message};
  plan.quantisation = *range;
  if (plan.preset) plan.quantisation.divisor = plan.preset->divisor;
  constexpr std::array<double, 4> nodataValues{-9999.0, -99999.0, -1e9, -1e38};
  plan.asciiNodata = *std::ranges::find_if(nodataValues, [&](double v) {
    return v == nodataValues.back() || v < plan.heights.min || v > plan.heights.max;
  });
  return plan;
}

ExportRows rowsFor(const Plan& plan, const Terrain& terrain) {
  const GeoReference& reference = terrain.georeference;
  if (plan.format == RasterFormat::GeoTiff)
    return {terrain,
            reference.southUp && reference.hasGeoTransform ? RowOrder::SouthFirst : RowOrder::NorthFirst,
            reference.metresPerUnit};
  return {terrain, plan.preset ? plan.preset->order : RowOrder::NorthFirst, 1.0};
}

RawLayout rawLayoutOf(const Terrain& terrain) {
  return {terrain.frame.columns, terrain.frame.rows, RawLayout::Sample::U16, false, 0};
}

Result<void> writeRaster(const Plan& plan, const Terrain& terrain, const ExportRows& rows,
                         const std::string& path, const Progress& progress) {
  switch (plan.format) {
    case RasterFormat::GeoTiff:
      return writeGeoTiff(path, terrain, rows, progress);
    case RasterFormat::Png16:
      return writePng16(path, rows, plan.quantisation, progress);
    case RasterFormat::Raw16:
      return writeRaw16(path, rows, plan.quantisation, progress);
    case RasterFormat::Exr:
      return writeExr(path, rows, progress);
    case RasterFormat::AsciiGrid:
      return writeAsciiGrid(path, terrain, rows, plan.asciiNodata, progress);
  }
  return Error{"unknown format"};
}

Result<double> verifyRaster(const Plan& plan, const Terrain& terrain, const ExportRows& rows,
                            const std::string& path, const Progress& progress) {
  if (!isQuantised(plan.format)) {
    const bool ascii = plan.format == RasterFormat::AsciiGrid;
    const auto nodata = ascii ? std::optional<double>(static_cast<float>(plan.asciiNodata)) : std::nullopt;
    return readBackFloats(path, rows, nodata, progress);
  }
  const bool raw = plan.format == RasterFormat::Raw16;
  return readBackSteps(path, rows, plan.quantisation,
                       raw ? std::optional(rawLayoutOf(terrain)) : std::nullopt, progress);
}

// What went wrong with writing, as one line. Libraries say that a write failed, not that the disk is full.
Error writeFailure(const AtomicFile& file, const Error& reason) {
  if (reason.cancelled) return reason;
  struct statvfs disk {};
  constexpr unsigned long long aBlock = 4096;
  if (::statvfs(file.temporaryPath().c_str(), &disk) == 0 && disk.f_frsize > 0 &&
      static_cast<unsigned long long>(disk.f_bavail) * disk.f_frsize < aBlock)
    return cannotWrite(file.target(), "No space left on device");
  return cannotWrite(file.target(), reason.message.empty() ? "the write failed" : reason.message);
}

void noteLosses(const Plan& plan, const Terrain& terrain, std::vector<std::string>& notes) {
  const GeoReference& reference = terrain.georeference;
  const auto& g = reference.geoTransform;
  const bool ascii = plan.format == RasterFormat::AsciiGrid;
  if (isQuantised(plan.format)) {
    const Quantisation& q = plan.quantisation;
    if (plan.heights.holes > 0)
      notes.push_back("holes are written as the lowest step, " + nineDigits(q.min) +
                      " m, for want of any in the format: " + std::to_string(plan.heights.holes));
    if (plan.heights.min < q.min || plan.heights.max > q.max)
      notes.push_back("heights from " + nineDigits(plan.heights.min) + " to " + nineDigits(plan.heights.max) +
                      " m are clipped to " + nineDigits(q.min) + " to " + nineDigits(q.max) + " m");
  } else if (plan.format == RasterFormat::Exr) {
    notes.push_back("OpenEXR keeps neither CRS nor cell size (" + nineDigits(terrain.frame.dx) + " x " +
                    nineDigits(terrain.frame.dy) + " m)");
  } else if (ascii && !reference.crsWkt.empty()) {
    notes.push_back("an ASCII grid keeps no CRS");
  }
  if (ascii && reference.hasGeoTransform && (g[2] != 0.0 || g[4] != 0.0))
    notes.push_back("an ASCII grid keeps no rotation");
  if (reference.metresPerUnit != 1.0 && plan.format != RasterFormat::GeoTiff)
    notes.push_back("heights are written in metres, not in " + reference.verticalUnit);
}

// The part of a longer task that runs from one fraction to another.
Progress part(const Progress& progress, double from, double to) {
  if (!progress) return {};
  return [&progress, from, to](double fraction) { return progress(from + (to - from) * fraction); };
}

}  // namespace

const std::vector<RasterFormatInfo>& rasterFormats() {
  static const std::vector<RasterFormatInfo> formats{
      {RasterFormat::GeoTiff, "GeoTIFF (32-bit float)", "tif", false},
      {RasterFormat::Png16, "PNG (16-bit grey)", "png", true},
      {RasterFormat::Raw16, "R16 (16-bit samples)", "r16", true},
      {RasterFormat::Raw16, "RAW (16-bit samples)", "raw", true},
      {RasterFormat::Exr, "OpenEXR (32-bit float)", "exr", false},
      {RasterFormat::AsciiGrid, "Arc/Info ASCII grid", "asc", false},
  };
  return formats;
}

Result<RasterFormat> rasterFormatOf(const std::string& path) {
  const std::string ending = endingOf(path);
  if (ending == "tiff") return RasterFormat::GeoTiff;
  std::string known;
  for (const RasterFormatInfo& info : rasterFormats()) {
    if (ending == info.extension) return info.format;
    known += known.empty() ? "." : ", .";
    known += info.extension;
  }
  return Error{path + ": its ending names no format; use one of " + known};
}

Result<ExportReport> exportRaster(const Terrain& terrain, const std::string& path,
                                  const ExportOptions& options, const Progress& progress) {
  auto plan = makePlan(terrain, path, options);
  if (!plan) return plan.error();
  auto file = AtomicFile::create(path);
  if (!file) return file.error();

  const ExportRows rows = rowsFor(*plan, terrain);
  if (auto written = writeRaster(*plan, terrain, rows, file->temporaryPath(), part(progress, 0.0, 0.6));
      !written)
    return writeFailure(*file, written.error());
  if (auto synced = file->sync(); !synced) return synced.error();
  const auto error = verifyRaster(*plan, terrain, rows, file->temporaryPath(), part(progress, 0.6, 1.0));
  if (!error) return writeFailure(*file, error.error());
  if (!keepGoing(progress, 1.0)) return Error::cancel();

  ExportReport report{path, {}, *error, 0.0, {}};
  noteLosses(*plan, terrain, report.notes);
  if (plan->preset)
    std::ranges::copy(presetNotes(*plan->preset, plan->format, terrain.frame, plan->quantisation),
                      std::back_inserter(report.notes));
  if (!isQuantised(plan->format)) {
    const std::array<AtomicFile*, 1> alone{&*file};
    if (auto committed = AtomicFile::commit(alone); !committed) return committed.error();
    return report;
  }

  report.step = plan->quantisation.scale();
  report.sidecar = sidecarPath(path);
  auto side = AtomicFile::create(report.sidecar);
  if (!side) return side.error();
  const std::string layout =
      plan->format == RasterFormat::Raw16 ? formatRawLayout(rawLayoutOf(terrain)) : "png16";
  const Sidecar content{std::filesystem::path(path).filename().string(),
                        layout,
                        rows.order(),
                        plan->quantisation,
                        plan->heights,
                        *error};
  if (auto written = writeSidecar(side->temporaryPath(), sidecarText(content, terrain)); !written)
    return writeFailure(*side, written.error());
  if (auto synced = side->sync(); !synced) return synced.error();
  const std::array<AtomicFile*, 2> pair{&*file, &*side};
  if (auto committed = AtomicFile::commit(pair); !committed) return committed.error();
  return report;
}

}  // namespace scarp
