#include "core/part/PartRun.h"

#include <filesystem>
#include <limits>

#include "core/part/PartFile.h"
#include "core/part/PartHeader.h"
#include "core/part/PartSurvey.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;


/// The window's tiles in a raster of the whole's size, holes elsewhere: lines of sight have the same bits in
/// it as in the whole.
HeightRaster inTheWhole(const GroundWindow& window, const GridFrame& frame) {
  HeightRaster whole(frame.columns, frame.rows, std::numeric_limits<float>::quiet_NaN());
  const HeightRaster& heights = window.heights;
  for (int row = 0; row < heights.tileRows(); ++row)
    for (int column = 0; column < heights.tileColumns(); ++column)
      whole.exchangeTile(whole.tileIndex(window.column0 / HeightRaster::tileSize + column,
                                         window.row0 / HeightRaster::tileSize + row),
                         heights.copyOfTile(heights.tileIndex(column, row)));
  return whole;
}

HeightRaster cutOut(const GroundWindow& window, const GridRect& core) {
  HeightRaster part(core.width(), core.height(), 0.0F);
  const HeightRaster& heights = window.heights;
  std::vector<float> samples(static_cast<std::size_t>(core.width()) * HeightRaster::tileSize);
  for (int row = core.row0; row < core.row1; row += HeightRaster::tileSize) {
    const GridRect strip{core.column0 - window.column0, row - window.row0, core.column1 - window.column0,
                         std::min(row + HeightRaster::tileSize, core.row1) - window.row0};
    heights.read(strip, samples);
    part.write({0, row - core.row0, core.width(), row - core.row0 + strip.height()}, samples);
  }
  return part;
}

Result<HeightRaster> made(const PartJob& job, const PartPlan& plan, const PartPlace& place,
                          const PartGround& ground, const FarGround& far, const Progress& progress) {
  auto window = ground.window(place.window, partOf(progress, 0.0, 0.3));
  if (!window) return window.error();
  const double steps = static_cast<double>(job.work.filters.size()) + (job.work.sky ? 1.0 : 0.0);
  double done = 0.0;
  const auto step = [&] {
    const double from = 0.3 + 0.7 * done / steps;
    ++done;
    return partOf(progress, from, 0.3 + 0.7 * done / steps);
  };
  for (const Filter& filter : job.work.filters) {
    auto heights = filteredWindow(*window, plan.frame(), filter, &far, step());
    if (!heights) return heights.error();
    window->heights = *std::move(heights);
  }
  if (!job.work.sky) return cutOut(*window, place.core);
  const HeightRaster whole = inTheWhole(*window, plan.frame());
  window->heights = HeightRaster(1, 1, 0.0F);  // Its memory is wanted.
  const auto light = skyView(whole, plan.frame(), *job.work.sky, place.core, place.near, far, step());
  if (!light) return light.error();
  HeightRaster fractions(place.core.width(), place.core.height(), 0.0F);
  fractions.write(fractions.rect(), light->values);
  return fractions;
}

Result<PartPlan> planFor(const PartGround& ground, const PartJob& job) {
  auto plan = PartPlan::make(ground.frame(), job.work, job.size);
  if (!plan) return errorIn(ground.path(), plan.error());
  return plan;
}

}  // namespace

Result<PartPlan> planOf(const PartJob& job) {
  const auto ground = PartGround::open(job.in, job.import, job.acceptDamage);
  if (!ground) return ground.error();
  return planFor(*ground, job);
}

Result<double> errorOf(const PartJob& job, const Progress& progress) {
  auto ground = PartGround::open(job.in, job.import, job.acceptDamage);
  if (!ground) return ground.error();
  const auto plan = planFor(*ground, job);
  if (!plan) return plan.error();
  const bool looks = !plan->exact() && plan->bounded();
  const double known = plan->exact() ? 0.0 : std::numeric_limits<double>::infinity();
  if (!looks && job.folder.empty()) return known;
  const auto survey =
      job.folder.empty() ? surveyGround(*ground, progress) : sharedSurvey(*ground, job.folder, progress);
  if (!survey) return survey.error();
  return looks ? farSkyError(survey->far, plan->frame(), plan->exactDistance()) : known;
}

Result<PartReport> runPart(const PartJob& job, int id, const Progress& progress) {
  auto ground = PartGround::open(job.in, job.import, job.acceptDamage);
  if (!ground) return ground.error();
  const auto plan = planFor(*ground, job);
  if (!plan) return plan.error();
  if (id < 0 || id >= plan->count())
    return errorIn(job.in, "has no part %1; there are %2, from 0", id, plan->count());
  const auto survey = sharedSurvey(*ground, job.folder, partOf(progress, 0.0, 0.2));
  if (!survey) return survey.error();
  const PartHeader header{survey->sum, writePartWork(job.work), job.size,
                          id,          ground->frame(),         ground->georeference()};
  PartReport report{(fs::path(job.folder) / partFileName(id)).string(), plan->part(id)};
  std::error_code failed;
  if (fs::exists(report.path, failed)) {
    const auto there = PartFile::open(report.path);
    const auto said = there ? readPartHeader(there->about()) : Result<PartHeader>(there.error());
    if (said)
      if (const Message other = header.otherThan(*said); !other.empty())
        return errorIn(report.path, "is of %1; parts of one terrain and work go into a folder of their own",
                       other);
    report.already = said && there->verify(partOf(progress, 0.2, 1.0)).ok();
    if (report.already) return report;
    if (!keepGoing(progress, 0.2)) return Error::cancel();
  }
  const auto raster = made(job, *plan, report.place, *ground, survey->far, partOf(progress, 0.2, 0.9));
  if (!raster) return raster.error();
  if (const auto written =
          writePartFile(report.path, writePartHeader(header), *raster, partOf(progress, 0.9, 1.0));
      !written)
    return written.error();
  return report;
}

}  // namespace scarp
