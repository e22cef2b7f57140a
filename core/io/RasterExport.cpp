#include "core/io/RasterExport.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <limits>

#include "core/base/PrintableLine.h"
#include "core/io/AtomicFile.h"
#include "core/io/Companions.h"
#include "core/io/EnginePreset.h"
#include "core/io/ExportGround.h"
#include "core/io/GeoTiffBands.h"
#include "core/io/HeightDatum.h"
#include "core/io/NineDigits.h"
#include "core/io/RasterWriters.h"
#include "core/io/RawLayout.h"
#include "core/io/ReadBack.h"
#include "core/io/SampleSource.h"
#include "core/io/Sidecar.h"
#include "core/operation/Reshape.h"
#include "core/terrain/ReadWatch.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

// All that is decided before the first byte is written.
struct Plan {
  RasterFormat format;
  TiffCompression compression = TiffCompression::Deflate;
  bool cloud = false;
  const EnginePreset* preset = nullptr;
  std::optional<std::string> sizeProblem;
  HeightSummary heights;
  Quantisation quantisation;
  double asciiNodata = -9999.0;
};

// What can be known without looking at the heights.
Result<Plan> makePlan(const GridFrame& frame, const std::string& path, const ExportOptions& options) {
  auto format = options.format ? Result<RasterFormat>(*options.format) : rasterFormatOf(path);
  if (!format) return format.error();
  if (auto ending = checkEnding(path, *format); !ending) return ending.error();
  Plan plan{*format, options.compression, options.cloud, nullptr, {}, {}, {}};
  if (options.cloud && plan.format != RasterFormat::GeoTiff)
    return Error{path + ": only a GeoTIFF can be cloud optimised"};
  if (!isQuantised(plan.format) && (options.rangeMin || options.rangeMax))
    return Error{path + ": a height range is for 16-bit formats; this one stores heights as they are"};
  if (!isQuantised(plan.format) && options.dither)
    return Error{path + ": dithering is for 16-bit formats; this one stores heights as they are"};
  GridFrame written = frame;
  if (options.resample) {
    const ResampleReshape reshape{options.resample->columns, options.resample->rows};
    if (auto valid = validate(reshape, frame); !valid) return Error{path + ": " + valid.error().message};
    written = reshaped(frame, reshape);
  }
  if (options.preset.empty()) return plan;
  auto preset = findPreset(options.preset);
  if (!preset) return Error{path + ": " + preset.error().message};
  if (auto reads = checkFormat(**preset, plan.format); !reads)
    return Error{path + ": " + reads.error().message};
  plan.preset = *preset;
  plan.sizeProblem = sizeProblem(*plan.preset, written);
  if (plan.sizeProblem && !options.anySize) return Error{path + ": " + *plan.sizeProblem};
  return plan;
}

Result<void> planHeights(Plan& plan, const HeightSummary& heights, const ExportOptions& options) {
  plan.heights = heights;
  auto range = exportRange(heights, options);
  if (!range) return range.error();
  plan.quantisation = *range;
  constexpr std::array<double, 4> nodataValues{-9999.0, -99999.0, -1e9, -1e38};
  plan.asciiNodata = *std::ranges::find_if(
      nodataValues, [&](double v) { return v == nodataValues.back() || v < heights.min || v > heights.max; });
  return {};
}

ExportRows rowsFor(const Plan& plan, const Terrain& terrain) {
  const GeoReference& reference = terrain.georeference;
  if (plan.format == RasterFormat::GeoTiff)
    return {terrain, geoTiffOrder(reference), reference.metresPerUnit};
  return {terrain, plan.preset ? plan.preset->order : RowOrder::NorthFirst, 1.0};
}

RawLayout rawLayoutOf(const Terrain& terrain) {
  return {terrain.frame.columns, terrain.frame.rows, RawLayout::Sample::U16, false, 0};
}

Result<void> writeRaster(const Plan& plan, const Terrain& terrain, const ExportRows& rows,
                         const std::string& path, const Progress& progress) {
  switch (plan.format) {
    case RasterFormat::GeoTiff:
      if (plan.cloud) return writeCloudGeoTiff(path, terrain, rows, plan.compression, progress);
      return writeGeoTiff(path, terrain, rows, plan.compression, progress);
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

void noteLosses(const Plan& plan, const Terrain& terrain, std::vector<std::string>& notes) {
  if (plan.sizeProblem) notes.push_back("written as it is: " + *plan.sizeProblem);
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
  } else if (ascii && !reference.crsWkt.empty()) {
    notes.push_back("an ASCII grid keeps no CRS");
  }
  if (plan.format == RasterFormat::GeoTiff && crsForGeoTiff(reference.crsWkt) != reference.crsWkt)
    notes.push_back("the file does not state that its heights are " + heightDatumOf(reference.crsWkt));
  if (ascii && reference.hasGeoTransform && (g[2] != 0.0 || g[4] != 0.0))
    notes.push_back("an ASCII grid keeps no rotation");
  if (reference.metresPerUnit != 1.0 && plan.format != RasterFormat::GeoTiff)
    notes.push_back("heights are written in metres, not in " + reference.verticalUnit);
}

// Float formats that say where they lie need no JSON beside them.
bool hasSidecar(RasterFormat format) { return isQuantised(format) || format == RasterFormat::Exr; }

std::string layoutOf(const Plan& plan, const Terrain& terrain) {
  if (plan.format == RasterFormat::Exr) return kExrLayout;
  return plan.format == RasterFormat::Raw16 ? formatRawLayout(rawLayoutOf(terrain)) : kPngLayout;
}

/// "dem.tif.ovr, dem.tif.aux.xml"
std::string namesOf(const std::vector<std::string>& paths) {
  std::string names;
  for (const std::string& path : paths)
    names += (names.empty() ? "" : ", ") + printableLine(std::filesystem::path(path).filename().string());
  return names;
}

/// Opens an exported file in place, together with the files next to it as other programs do, and compares it
/// with what was written. Adds files that other programs may read with it to `notes`. The error names the
/// file.
Result<void> checkInPlace(const Plan& plan, const Terrain& terrain, const ExportRows& rows, const std::string& path,
                          std::vector<std::string>& notes) {
  auto files = filesOfSource(path);
  if (!files) return Error{path + ": it cannot be read back: " + files.error().message};
  std::erase_if(*files, [&](const std::string& file) {
    std::error_code unknown;
    return std::filesystem::equivalent(file, path, unknown) || file == sidecarPath(path);
  });
  if (!files->empty())
    notes.push_back("other programs may read " + namesOf(*files) +
                    " with this file; it is kept because another file may need it");
  if (hasSidecar(plan.format)) return {};  // These formats contain no georeference.
  auto source = openAnySource(path, std::nullopt);
  if (!source) return Error{path + ": it cannot be read back: " + source.error().message};
  const SourceInfo& info = (*source)->info();
  if (info.columns != rows.columns() || info.rows != rows.rows())
    return Error{path + ": it has another size when read back"};
  if (info.bands.size() != 1) return Error{path + ": the number of bands differs when read back"};
  const bool ascii = plan.format == RasterFormat::AsciiGrid;
  const double nodata = ascii ? plan.asciiNodata : std::numeric_limits<double>::quiet_NaN();
  if (info.nodata && !(*info.nodata == nodata || (std::isnan(*info.nodata) && std::isnan(nodata))))
    return Error{path + ": the no-data value differs when read back"};
  const GeoReference& reference = terrain.georeference;
  if (ascii || !reference.hasGeoTransform) return {};
  const Error elsewhere{path + ": the position differs when read back"};
  if (!info.geoTransform) return elsewhere;
  for (std::size_t i = 0; i < reference.geoTransform.size(); ++i) {
    const double was = reference.geoTransform[i], is = (*info.geoTransform)[i];
    if (std::abs(is - was) > 1e-9 * std::max(std::abs(was), std::abs(reference.geoTransform[i < 3 ? 1 : 5])))
      return elsewhere;
  }
  return {};
}

// Into its place, with its JSON.
Result<void> place(AtomicFile& file, const Plan& plan, const ExportRows& rows, const Terrain& terrain,
                   const SampleSize& original, ExportReport& report) {
  const auto check = [&] { return checkInPlace(plan, terrain, rows, report.path, report.notes); };
  if (report.sidecar.empty()) {
    const std::array<AtomicFile*, 1> alone{&file};
    return AtomicFile::commit(alone, check);
  }
  auto side = AtomicFile::create(report.sidecar);
  if (!side) return side.error();
  Sidecar content{std::filesystem::path(report.path).filename().string(),
                  layoutOf(plan, terrain),
                  rows.order(),
                  plan.quantisation,
                  plan.heights,
                  report.largestError};
  content.quantised = isQuantised(plan.format);
  if (report.change) content.resampled = ResampledFrom{original, *report.change};
  if (plan.preset) content.engine = EngineAdvice{plan.preset->name, report.settings};
  if (auto written = writeSidecar(side->temporaryPath(), sidecarText(content, terrain)); !written)
    return writeFailure(*side, written.error());
  if (auto synced = side->sync(); !synced) return synced.error();
  if (const auto free = checkSidecarName(report.sidecar); !free) return free.error();
  const std::array<AtomicFile*, 2> pair{&file, &*side};
  return AtomicFile::commit(pair, check);
}

}  // namespace

Result<ExportReport> exportRaster(const Terrain& terrain, const std::string& path,
                                  const ExportOptions& options, const Progress& progress) {
  if (const auto whole = checkWhole(terrain.frame); !whole) return Error{path + ": " + whole.error().message};
  auto plan = makePlan(terrain.frame, path, options);
  if (!plan) return plan.error();
  auto file = AtomicFile::create(path);
  if (!file) return file.error();
  const ReadWatch read(terrain.heights);
  const double resampled = options.resample ? 0.3 : 0.0;
  auto ground = exportGround(terrain, options.resample, partOf(progress, 0.0, resampled));
  if (!ground) return writeFailure(*file, ground.error());
  if (auto planned = planHeights(*plan, ground->heights, options); !planned)
    return Error{path + ": " + planned.error().message};

  const Terrain& what = ground->terrain;
  const ExportRows rows = rowsFor(*plan, what);
  const double written = resampled + 0.6 * (1.0 - resampled);
  if (auto wrote =
          writeRaster(*plan, what, rows, file->temporaryPath(), partOf(progress, resampled, written));
      !wrote)
    return writeFailure(*file, wrote.error());
  if (auto synced = file->sync(); !synced) return synced.error();
  const auto error = verifyRaster(*plan, what, rows, file->temporaryPath(), partOf(progress, written, 1.0));
  if (!error) return writeFailure(*file, error.error());
  if (auto all = read.whole(); !all) return Error{path + ": " + all.error().message};
  if (!keepGoing(progress, 1.0)) return Error::cancel();

  ExportReport report;
  report.path = path;
  if (hasSidecar(plan->format)) report.sidecar = sidecarPath(path);
  report.largestError = *error;
  report.step = isQuantised(plan->format) ? plan->quantisation.scale() : 0.0;
  report.size = {what.frame.columns, what.frame.rows};
  report.change = ground->change;
  noteLosses(*plan, what, report.notes);
  const Companions beside = companionsOf(path);
  if (!beside.own.empty())
    report.notes.push_back("removed files that described the replaced file: " + namesOf(beside.own));
  if (plan->preset)
    report.settings = engineSettings(*plan->preset, plan->format, what.frame, plan->quantisation);
  if (auto placed = place(*file, *plan, rows, what, {terrain.frame.columns, terrain.frame.rows}, report);
      !placed)
    return placed.error();
  return report;
}

}  // namespace scarp
