#include "core/part/PartRun.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <map>
#include <mutex>
#include <numeric>
#include <optional>
#include <vector>

#include "core/part/PartFile.h"
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

namespace {

constexpr int kTile = HeightRaster::tileSize;
constexpr std::size_t kMostOpen = 128;  ///< Files.
constexpr std::size_t kMostNamed = 40;  ///< Runs of missing parts.

/// "3", "3, 7 to 9 and 12"
Message missingText(const std::vector<int>& ids) {
  std::vector<Message> runs;
  for (std::size_t i = 0; i < ids.size();) {
    std::size_t end = i + 1;
    while (end < ids.size() && ids[end] == ids[end - 1] + 1) ++end;
    runs.push_back(end - i > 2 ? Message("%1 to %2", ids[i], ids[end - 1]) : Message("%1", ids[i]));
    if (end - i == 2) runs.push_back(Message("%1", ids[end - 1]));
    i = end;
  }
  if (runs.size() > kMostNamed) {
    runs.resize(kMostNamed);
    return Message("%1 …", joined(runs, ", "));
  }
  if (runs.size() == 1) return runs.front();
  const Message last = std::move(runs.back());
  runs.pop_back();
  return Message("%1 and %2", joined(runs, ", "), last);
}

}  // namespace

class PartTiles final : public TileSource<HeightRaster::Tile> {
 public:
  PartTiles(std::string folder, PartPlan plan)
      : folder_(std::move(folder)),
        plan_(std::move(plan)),
        tileColumns_((plan_.frame().columns + kTile - 1) / kTile),
        given_(static_cast<std::size_t>(tileColumns_) *
               static_cast<std::size_t>((plan_.frame().rows + kTile - 1) / kTile)) {}

  [[nodiscard]] HeightRaster::TilePtr tile(int slot) override {
    const std::lock_guard lock(mutex_);
    std::weak_ptr<const HeightRaster::Tile>& given = given_[static_cast<std::size_t>(slot)];
    if (auto there = given.lock()) return there;
    auto tile = readTile(slot);
    if (!tile && failure_.empty()) failure_ = tile.error().message;
    HeightRaster::TilePtr result = tile ? *std::move(tile) : std::make_shared<const HeightRaster::Tile>([] {
      HeightRaster::Tile holes;
      holes.fill(std::numeric_limits<float>::quiet_NaN());
      return holes;
    }());
    given = result;
    return result;
  }
  [[nodiscard]] Message failure() {
    const std::lock_guard lock(mutex_);
    return failure_;
  }

 private:
  Result<HeightRaster::TilePtr> readTile(int slot) {
    const int column = slot % tileColumns_ * kTile, row = slot / tileColumns_ * kTile;
    const int id = row / plan_.size() * plan_.columns() + column / plan_.size();
    auto at = open_.find(id);
    if (at == open_.end()) {
      auto file = PartFile::open((fs::path(folder_) / partFileName(id)).string());
      if (!file) return file.error();
      if (open_.size() >= kMostOpen) open_.clear();
      at = open_.emplace(id, *std::move(file)).first;
    }
    const GridRect core = plan_.part(id).core;
    if (at->second.columns() != core.width() || at->second.rows() != core.height())
      return errorIn(at->second.path(), "was exchanged while it was read");
    const int across = (core.width() + kTile - 1) / kTile;
    return at->second.tile((row - core.row0) / kTile * across + (column - core.column0) / kTile);
  }

  std::string folder_;
  PartPlan plan_;
  int tileColumns_;
  std::mutex mutex_;
  std::vector<std::weak_ptr<const HeightRaster::Tile>> given_;
  std::map<int, PartFile> open_;
  Message failure_;
};

Message JoinedParts::failure() const { return tiles->failure(); }

Result<JoinedParts> joinParts(const std::string& folder, const Progress& progress) {
  std::error_code failed;
  std::vector<std::string> paths;
  for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed))
    if (const std::string name = it->path().filename().string();
        name.starts_with("part-") && name.ends_with(".part"))
      paths.push_back(it->path().string());
  if (failed) return errorIn(folder, "cannot be read: %1", failed.message());
  if (paths.empty()) return errorIn(folder, "holds no parts");
  std::ranges::sort(paths);

  std::optional<PartHeader> first;
  std::optional<PartWork> work;
  std::optional<PartPlan> plan;
  std::vector<bool> there;
  for (std::size_t i = 0; i < paths.size(); ++i) {
    const std::string& path = paths[i];
    const auto file = PartFile::open(path);
    if (!file) return file.error();
    const auto header = readPartHeader(file->about());
    if (!header) return errorIn(path, "is damaged: %1", header.error().message);
    if (!first) {
      auto read = readPartWork(header->work);
      if (!read) return errorIn(path, "is damaged: %1", read.error().message);
      auto made = PartPlan::make(header->frame, *read, header->size);
      if (!made) return errorIn(path, "is damaged: %1", made.error().message);
      first = *header;
      work = *std::move(read);
      plan = *std::move(made);
      there.resize(static_cast<std::size_t>(plan->count()));
    }
    PartHeader expected = *first;
    expected.id = header->id;
    if (const Message other = expected.otherThan(*header); !other.empty())
      return errorIn(path, "is of %1 than %2", other, fs::path(paths.front()).filename().string());
    if (header->id >= plan->count() || fs::path(path).filename() != partFileName(header->id))
      return errorIn(path, "is part %1 of %2, under another name", header->id, plan->count());
    const GridRect core = plan->part(header->id).core;
    if (header->frame != first->frame || file->columns() != core.width() || file->rows() != core.height())
      return errorIn(path, "is damaged: it is of another size than its part");
    const auto count = static_cast<double>(paths.size());
    if (const auto good = file->verify(
            partOf(progress, static_cast<double>(i) / count, static_cast<double>(i + 1) / count));
        !good)
      return good.error();
    there[static_cast<std::size_t>(header->id)] = true;
  }
  std::vector<int> missing;
  for (int id = 0; id < plan->count(); ++id)
    if (!there[static_cast<std::size_t>(id)]) missing.push_back(id);
  if (!missing.empty())
    return errorIn(folder, missing.size() == 1 ? "part %1 is missing, of %2" : "parts %1 are missing, of %2",
                   missingText(missing), plan->count());

  auto tiles = std::make_shared<PartTiles>(folder, *plan);
  const GridFrame& frame = plan->frame();
  const HeightRaster directory(frame.columns, frame.rows, 0.0F);
  std::vector<int> unread(static_cast<std::size_t>(directory.tileCount()));
  std::iota(unread.begin(), unread.end(), 0);
  Terrain terrain{frame, first->georeference, HeightRaster(frame.columns, frame.rows, 0.0F, tiles, unread)};
  return JoinedParts{std::move(terrain), work->sky.has_value(), plan->count(), std::move(tiles)};
}

}  // namespace scarp
