#include "core/io/RasterExport.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <limits>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/AtomicFile.h"
#include "core/io/Companions.h"
#include "core/io/CrsInfo.h"
#include "core/io/EnginePreset.h"
#include "core/io/GeoTiffWriter.h"
#include "core/io/HeightDatum.h"
#include "core/io/RasterWriters.h"
#include "core/io/RawLayout.h"
#include "core/io/SampleSource.h"
#include "core/io/Sidecar.h"
#include "core/operation/Reshape.h"
#include "core/terrain/ReadWatch.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

// All that is decided before the first byte is written.
struct Plan {
  const RasterWriter* writer = nullptr;
  RasterEncoding how;                     ///< Without a source.
  RowOrder order = RowOrder::NorthFirst;  ///< Of formats with a JSON file beside them.
  const EnginePreset* preset = nullptr;
  std::optional<Message> sizeProblem;
  HeightSummary heights;
  std::optional<StoredTiff> stored{};  ///< Samples are stored as in the source.
};

/// The type of the samples; of a GeoTIFF as the source the one without a source.
Result<SampleStorage> chosenSamples(RasterFormat format, const std::string& path, SampleStorage store) {
  const std::vector<SampleStorage> all = samplesOf(format, path);
  if (store == SampleStorage::Automatic || store == SampleStorage::Source) return all.front();
  if (std::ranges::find(all, store) != all.end()) return store;
  std::string keys;
  for (const SampleStorage one : all)
    keys += (keys.empty() ? "" : ", ") + std::string(sampleStorageNames().key(one));
  return errorIn(path, "this format has no samples of type %1; it has %2",
                 std::string(sampleStorageNames().key(store)), keys);
}

/// The choices that not every format has.
Result<void> checkChoices(const Plan& plan, const ExportOptions& options) {
  const bool range = options.rangeMin || options.rangeMax || options.step || options.anchor;
  const RasterChoices& choices = plan.writer->choices;
  if (!isQuantised(plan.how.samples)) {
    if (range)
      return Error{"a height range is for 16-bit and 8-bit samples; these store heights as they are"};
    if (options.dither)
      return Error{"dithering is for 16-bit and 8-bit samples; these store heights as they are"};
  }
  if (choices.wholeMetres && range)
    return Error{"%1 stores whole metres; it takes no height range",
                 Message(plan.writer->files.front().name)};
  if (options.bigEndian && !choices.byteOrder)
    return Error{"the order of bytes is for samples without a header: %1",
                 endingsWith([](RasterFormat format) { return choicesOf(format).byteOrder; })};
  if (options.rows && !hasJsonBeside(plan.how.format))
    return Error{"the order of rows is for %1", endingsWith(hasJsonBeside)};
  return {};
}

/// Engines read what their presets say.
Result<void> checkEngine(const EnginePreset& preset, const Plan& plan, const ExportOptions& options) {
  if (auto reads = checkFormat(preset, plan.how.format); !reads) return reads;
  const Message title = Message(preset.title);
  if (isQuantised(plan.how.format) && plan.how.samples != SampleStorage::UInt16)
    return Error{"%1 reads 16-bit unsigned samples", title};
  if (options.bigEndian) return Error{"%1 reads little-endian samples", title};
  if (options.rows && *options.rows != preset.order)
    return Error{preset.order == RowOrder::SouthFirst ? "%1 reads the southern row first"
                                                      : "%1 reads the northern row first",
                 title};
  return {};
}

// What can be known without looking at the heights.
Result<Plan> makePlan(const GridFrame& frame, const std::string& path, const ExportOptions& options) {
  auto format = options.format ? Result<RasterFormat>(*options.format) : rasterFormatOf(path);
  if (!format) return format.error();
  if (auto ending = checkEnding(path, *format); !ending) return ending.error();
  Plan plan;
  plan.writer = &writerOf(*format);
  plan.how.format = *format;
  plan.how.compression = options.compression.value_or(plan.how.compression);
  plan.how.cloud = options.cloud.value_or(false);
  plan.how.bigEndian = options.bigEndian;
  plan.order = options.rows.value_or(plan.order);
  if (options.store == SampleStorage::Source && !plan.writer->choices.geoTiff)
    return errorIn(path, "only a GeoTIFF can store samples as the source");
  if (plan.how.cloud && !plan.writer->choices.geoTiff)
    return errorIn(path, "only a GeoTIFF can be cloud optimised");
  const auto samples = chosenSamples(*format, path, options.store);
  if (!samples) return samples.error();
  plan.how.samples = *samples;
  if (const auto good = checkChoices(plan, options); !good) return errorIn(path, good.error());
  GridFrame written = frame;
  if (options.resample) {
    const ResampleReshape reshape{options.resample->columns, options.resample->rows};
    if (auto valid = validate(reshape, frame); !valid) return errorIn(path, valid.error());
    written = reshaped(frame, reshape);
  }
  if (options.preset.empty()) return plan;
  auto preset = findPreset(options.preset);
  if (!preset) return errorIn(path, preset.error());
  if (auto reads = checkEngine(**preset, plan, options); !reads) return errorIn(path, reads.error());
  plan.preset = *preset;
  plan.order = plan.preset->order;
  plan.sizeProblem = sizeProblem(*plan.preset, written);
  if (plan.sizeProblem && !options.anySize) return errorIn(path, *plan.sizeProblem);
  return plan;
}

Result<void> planHeights(Plan& plan, const HeightSummary& heights, const ExportOptions& options) {
  plan.heights = heights;
  ExportOptions choices = options;
  choices.format = plan.how.format;
  choices.store = plan.how.samples;
  auto range = exportRange(heights, choices);
  if (!range) return range.error();
  plan.how.quantisation = *range;
  constexpr std::array<double, 4> nodataValues{-9999.0, -99999.0, -1e9, -1e38};
  plan.how.holeValue = *std::ranges::find_if(
      nodataValues, [&](double v) { return v == nodataValues.back() || v < heights.min || v > heights.max; });
  return {};
}

void noteLosses(const Plan& plan, const Terrain& terrain, bool rounded, std::vector<Message>& notes) {
  if (plan.sizeProblem) notes.push_back(Message("written as it is: %1", *plan.sizeProblem));
  const GeoReference& reference = terrain.georeference;
  const bool quantised = isQuantised(plan.how.samples) && !plan.stored;
  const bool keepsUnit = plan.writer->placement == RasterPlacement::Full && !quantised;
  if (quantised) noteSteps(plan.heights, plan.how.quantisation, notes);
  if (rounded && reference.rounding > 0.0)
    notes.push_back(
        Message("the largest error includes that the heights were rounded when they were read, by up to %1",
                metres(reference.rounding)));
  if (reference.metresPerUnit < 0.0)
    notes.push_back(Message(keepsUnit
                                ? "heights are written as depths, positive down, as the source has them"
                                : "heights are written positive up; the source has depths, positive down"));
  if (std::abs(reference.metresPerUnit) != 1.0 && !keepsUnit)
    notes.push_back(Message("heights are written in metres, not in %1", reference.verticalUnit));
}

/// Layout in the JSON file.
std::string layoutOf(const Plan& plan, const GridFrame& frame) {
  const RasterWriter& writer = *plan.writer;
  if (writer.raw) return formatRawLayout(writer.raw(plan.how, frame.columns, frame.rows));
  const auto& samples = writer.files.front().samples;
  return writer
      .layouts[static_cast<std::size_t>(std::ranges::find(samples, plan.how.samples) - samples.begin())];
}

/// Files that take their places together with a raster.
class FilesBeside {
 public:
  [[nodiscard]] Result<void> add(const std::string& path, const std::string& text) {
    auto file = createSidecar(path, text);
    if (!file) return file.error();
    files_.push_back(std::move(*file));
    return {};
  }
  /// Takes a file over that was written elsewhere on the same disk.
  [[nodiscard]] Result<void> adopt(const std::string& path, const std::string& from) {
    auto file = AtomicFile::create(path);
    if (!file) return file.error();
    std::error_code failure;
    std::filesystem::rename(from, file->temporaryPath(), failure);
    if (failure) return cannotWrite(path, Message::verbatim(failure.message()));
    if (auto synced = file->sync(); !synced) return synced.error();
    files_.push_back(std::move(*file));
    return {};
  }
  [[nodiscard]] bool contains(const std::string& path) const {
    return std::ranges::any_of(files_, [&](const AtomicFile& file) { return file.target() == path; });
  }
  [[nodiscard]] std::vector<AtomicFile*> with(AtomicFile& raster) {
    std::vector<AtomicFile*> all{&raster};
    for (AtomicFile& file : files_) all.push_back(&file);
    return all;
  }

 private:
  std::vector<AtomicFile> files_;
};

/// "ETRS89 / UTM zone 33N + EVRF2000 height, epoch 2021.3"
Message systemText(const GeoReference& reference) {
  const auto crs = describeCrs(reference.crsWkt);
  if (!crs) return Message("no CRS");
  Message text = Message::verbatim(printableLine(crs->name));
  if (Message datum = heightDatumOf(reference.crsWkt);
      !datum.empty() && crs->name.find(" + ") == std::string::npos)
    text = Message("%1 + %2", std::move(text), std::move(datum));
  if (reference.epoch != 0.0) text = Message("%1, epoch %2", std::move(text), nineDigits(reference.epoch));
  return text;
}

/// Opens an exported file in place, together with the files next to it as other programs do, and compares it
/// with what was written, and its reference with `reference`. Adds files that other programs may read with it
/// to `notes`. The error names the file.
Result<void> checkInPlace(const Plan& plan, const Terrain& terrain, GeoReference reference,
                          const ExportRows& rows, const FilesBeside& written, const std::string& path,
                          std::vector<Message>& notes) {
  auto files = filesOfSource(path);
  if (!files) return errorIn(path, "it cannot be read back: %1", files.error().message);
  std::erase_if(*files, [&](const std::string& file) {
    std::error_code unknown;
    return std::filesystem::equivalent(file, path, unknown) || written.contains(file);
  });
  if (!files->empty())
    notes.push_back(
        Message("other programs may read %1 with this file; it is kept because another file may need it",
                shownNames(*files)));
  if (plan.writer->placement == RasterPlacement::Json) return {};  // These formats contain no georeference.
  auto source = openAnySource(path, std::nullopt);
  if (!source) return errorIn(path, "it cannot be read back: %1", source.error().message);
  const SourceInfo& info = (*source)->info();
  if (info.columns != rows.columns() || info.rows != rows.rows())
    return errorIn(path, "it has another size when read back");
  const bool upright = plan.writer->placement == RasterPlacement::NorthUp;
  double nodata = upright ? plan.how.holeValue : std::numeric_limits<double>::quiet_NaN();
  if (plan.stored) {
    if (!info.stored || info.stored->bands.size() != plan.stored->layout.bands.size())
      return errorIn(path, "the number of bands differs when read back");
    noteStored(*terrain.georeference.source, *plan.stored, *info.stored, notes);
    nodata = info.nodata.value_or(nodata);  // Compared with the source's by noteStored().
  } else if (info.bands.size() != 1) {
    return errorIn(path, "the number of bands differs when read back");
  }
  if (plan.writer->staged) nodata = info.nodata.value_or(nodata);  // Drivers may write another value.
  if (!plan.stored && plan.how.quantisation.hole) nodata = *plan.how.quantisation.hole;
  if (info.nodata && !(*info.nodata == nodata || (std::isnan(*info.nodata) && std::isnan(nodata))))
    return errorIn(path, "the no-data value differs when read back");
  if (upright) {
    const auto grid = uprightPlace(terrain);
    if (!grid) return errorIn(path, grid.error());
    reference.geoTransform = {grid->west, grid->dx, 0.0, grid->south + grid->dy * rows.rows(),
                              0.0,        -grid->dy};
  }
  GeoReference read;
  read.crsWkt = info.crsWkt;
  read.epoch = info.epoch;
  if (!sameReferenceSystem(read, reference))
    notes.push_back(
        Message("the CRS differs when read back: %1 instead of %2", systemText(read), systemText(reference)));
  if (!reference.hasGeoTransform) return {};
  const Error elsewhere = errorIn(path, "the position differs when read back");
  if (!info.geoTransform) return elsewhere;
  for (std::size_t i = 0; i < reference.geoTransform.size(); ++i) {
    const double was = reference.geoTransform[i], is = (*info.geoTransform)[i];
    if (std::abs(is - was) > 1e-9 * std::max(std::abs(was), std::abs(reference.geoTransform[i < 3 ? 1 : 5])))
      return elsewhere;
  }
  return {};
}

/// Moves the files that belong to a raster beside its target.
Result<void> addStaged(const StagedFolder& staged, FilesBeside& beside, ExportReport& report) {
  const std::vector<std::string> shared = companionsOf(report.path).shared;
  std::vector<std::string> written;
  for (const std::filesystem::path& from : staged.others()) {
    const std::string path = (std::filesystem::path(report.path).parent_path() / from.filename()).string();
    const bool taken = std::ranges::find(shared, path) != shared.end();
    if (taken && from.extension() == ".prj") {
      report.notes.push_back(
          Message("the CRS is not written: %1 may belong to another file", shownNames({path})));
      continue;
    }
    if (taken) return errorIn(path, "may belong to another file; export under another name");
    if (auto added = beside.adopt(path, from.string()); !added) return added;
    written.push_back(path);
  }
  if (!written.empty())
    report.notes.push_back(Message("%1 belong to the file and have to stay with it", shownNames(written)));
  return {};
}

// Moves the file to its final path, with its JSON file and the CRS that GeoTIFF keys cannot contain.
Result<void> place(AtomicFile& file, const Plan& plan, const ExportRows& rows, const Terrain& terrain,
                   const SampleSize& original, const StagedFolder* staged, ExportReport& report) {
  FilesBeside beside;
  GeoReference reference = terrain.georeference;  // Of the raster with the files beside it.
  const auto check = [&] {
    return checkInPlace(plan, terrain, reference, rows, beside, report.path, report.notes);
  };
  // List the companions before new ones are written.
  std::vector<std::string> removed = companionsOf(report.path).own;
  const auto noteRemoved = [&] {
    std::erase_if(removed, [&](const std::string& path) { return beside.contains(path); });
    if (!removed.empty())
      report.notes.push_back(
          Message("removed files that described the replaced file: %1", shownNames(removed)));
  };
  if (plan.writer->beside)
    for (const TextBeside& text : plan.writer->beside(report.path, reference, report.notes))
      if (auto added = beside.add(text.path, text.text); !added) return added;
  if (staged)
    if (auto added = addStaged(*staged, beside, report); !added) return added;
  if (report.sidecar.empty()) {
    noteRemoved();
    return AtomicFile::commit(beside.with(file), check);
  }
  Sidecar content{std::filesystem::path(report.path).filename().string(),
                  layoutOf(plan, terrain.frame),
                  rows.order(),
                  plan.how.quantisation,
                  plan.heights,
                  report.largestError};
  content.quantised = isQuantised(plan.how.samples);
  if (report.change) content.resampled = ResampledFrom{original, *report.change};
  if (plan.preset) content.engine = EngineAdvice{plan.preset->name, report.settings};
  if (auto added = beside.add(report.sidecar, sidecarText(content, terrain)); !added) return added;
  if (const auto free = checkSidecarName(report.sidecar); !free) return free.error();
  noteRemoved();
  return AtomicFile::commit(beside.with(file), check);
}

}  // namespace

void noteSteps(const HeightSummary& heights, const Quantisation& q, std::vector<Message>& notes) {
  if (heights.holes > 0 && !q.hole)
    notes.push_back(Message("holes are written as the lowest step, %1, for want of any in the format: %2",
                            metres(nineDigits(q.min)), heights.holes));
  if (heights.min < q.min || heights.max > q.max)
    notes.push_back(Message("heights from %1 to %2 are clipped to %3 to %4",
                            plainMetres(nineDigits(heights.min)), metres(nineDigits(heights.max)),
                            plainMetres(nineDigits(q.min)), metres(nineDigits(q.max))));
}

Result<ExportReport> exportRaster(const Terrain& terrain, const std::string& path,
                                  const ExportOptions& options, const Progress& progress) {
  if (const auto whole = checkWhole(terrain.frame); !whole) return errorIn(path, whole.error());
  auto plan = makePlan(terrain.frame, path, options);
  if (!plan) return plan.error();
  auto file = AtomicFile::create(path);
  if (!file) return file.error();
  const ReadWatch read(terrain.heights);
  const double resampled = options.resample ? 0.3 : 0.0;
  auto ground = exportGround(terrain, options.resample, partOf(progress, 0.0, resampled));
  if (!ground) return writeFailure(*file, ground.error());
  if (auto planned = planHeights(*plan, ground->heights, options); !planned)
    return errorIn(path, planned.error());

  const Terrain& what = ground->terrain;
  const RasterWriter& writer = *plan->writer;
  if (writer.placement == RasterPlacement::NorthUp)
    if (const auto placed = uprightPlace(what); !placed) return errorIn(path, placed.error());
  if (writer.check)
    if (const auto fits = writer.check(what, path); !fits) return errorIn(path, fits.error());
  const ExportRows rows = rasterRows(writer, what, plan->order);
  ExportReport report;
  std::optional<StoredRows> stored;
  if (storesAsSource(what.georeference, plan->how.format, options)) {
    auto opened = openStored(what, rows, options, partOf(progress, resampled, resampled), report.notes);
    if (opened) {
      stored = std::move(opened->rows);
      plan->stored = std::move(opened->tiff);
    } else if (opened.error().cancelled) {
      return opened.error();
    } else if (options.store == SampleStorage::Source) {
      return errorIn(path, "samples cannot be stored as in the source: %1", opened.error().message);
    } else {
      report.notes.push_back(Message("samples are not stored as in the source: %1", opened.error().message));
    }
  }
  const double written = resampled + 0.6 * (1.0 - resampled);
  const Progress writing = partOf(progress, resampled, written), checking = partOf(progress, written, 1.0);
  std::unique_ptr<StagedFolder> staged;
  if (writer.staged) {
    auto folder = StagedFolder::create(path);
    if (!folder) return folder.error();
    staged = std::move(*folder);
  }
  const std::string& temporary = staged ? staged->raster() : file->temporaryPath();
  if (auto wrote = stored ? writeStoredGeoTiff(temporary, what, *stored, *plan->stored, writing)
                          : writer.write(plan->how, what, rows, temporary, writing);
      !wrote)
    return writeFailure(*file, wrote.error());
  if (!staged)
    if (auto synced = file->sync(); !synced) return synced.error();
  const auto error = stored ? readBackStored(temporary, *stored, *plan->stored, checking)
                            : readBackRaster(writer, plan->how, rows, temporary, checking);
  if (!error) return writeFailure(*file, error.error());
  if (staged) {
    std::error_code failure;
    std::filesystem::rename(staged->raster(), file->temporaryPath(), failure);
    if (failure) return cannotWrite(path, Message::verbatim(failure.message()));
    if (auto synced = file->sync(); !synced) return synced.error();
  }
  if (auto all = read.whole(); !all) return errorIn(path, all.error());
  if (!keepGoing(progress, 1.0)) return Error::cancel();

  report.path = path;
  if (writer.placement == RasterPlacement::Json) report.sidecar = sidecarPath(path);
  // Samples that keep the stored value of the source have no error.
  const bool rounded = !stored || !stored->whyNoFile().empty();
  report.largestError = *error + (rounded ? what.georeference.rounding : 0.0);
  report.step = isQuantised(plan->how.samples) ? plan->how.quantisation.scale() : 0.0;
  report.size = {what.frame.columns, what.frame.rows};
  report.change = ground->change;
  noteLosses(*plan, what, rounded, report.notes);
  if (stored) noteHeights(*stored, report.notes);
  if (plan->preset)
    report.settings = engineSettings(*plan->preset, plan->how.format, what.frame, plan->how.quantisation);
  if (auto placed =
          place(*file, *plan, rows, what, {terrain.frame.columns, terrain.frame.rows}, staged.get(), report);
      !placed)
    return placed.error();
  return report;
}

}  // namespace scarp
