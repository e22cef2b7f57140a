#include "core/part/PartSurvey.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <vector>

#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/part/PartFile.h"
#include "core/project/ProjectDamage.h"
#include "core/project/ProjectStore.h"
#include "core/schema/SchemaJson.h"
#include "core/script/ImportOptionsJson.h"
#include "core/store/StateJson.h"
#include "core/store/StoredNumbers.h"

namespace scarp {

Result<PartGround> PartGround::open(const std::string& path, const ImportOptions& options,
                                    bool acceptDamage) {
  PartGround ground;
  ground.path_ = path;
  ground.options_ = options;
  ground.acceptDamage_ = acceptDamage;
  if (!isProjectPath(path) && !readFormat(path).ok()) {
    auto raster = RasterWindows::open(path, options);
    if (!raster) return raster.error();
    ground.raster_ = *std::move(raster);
    return ground;
  }
  if (options != ImportOptions{}) return errorIn(path, "is a project; options of the import are for rasters");
  auto opened = ProjectFile::open(path, {.readOnly = true});
  if (!opened) return opened.error();
  const DocumentParts& parts = opened->document;
  ground.project_ = std::make_shared<const Terrain>(
      Terrain{parts.state.frame, parts.state.georeference, parts.rasters.at(kGround)});
  ground.file_ = opened->file;
  return ground;
}

const GridFrame& PartGround::frame() const { return raster_ ? raster_->frame() : project_->frame; }

const GeoReference& PartGround::georeference() const {
  return raster_ ? raster_->georeference() : project_->georeference;
}

Result<RasterGuesses> PartGround::guess(const Progress& progress) const {
  return raster_ ? raster_->guess(progress) : RasterGuesses{};
}

void PartGround::take(const RasterGuesses& guesses) {
  if (raster_) raster_->take(guesses);
}

Result<GroundWindow> PartGround::window(const GridRect& rect, const Progress& progress) const {
  EXPECTS(rect.column0 % HeightRaster::tileSize == 0 && rect.row0 % HeightRaster::tileSize == 0);
  if (raster_) {
    auto heights = raster_->read(rect, progress);
    if (!heights) return heights.error();
    return GroundWindow{*std::move(heights), rect.column0, rect.row0};
  }
  // A copy of the directory, which goes with the tiles that are read for it.
  const HeightRaster whole = project_->heights;
  HeightRaster some(rect.width(), rect.height(), whole.fill());
  std::vector<float> row(static_cast<std::size_t>(rect.width()) * HeightRaster::tileSize);
  for (int r = rect.row0; r < rect.row1; r += HeightRaster::tileSize) {
    if (!keepGoing(progress, static_cast<double>(r - rect.row0) / rect.height())) return Error::cancel();
    const GridRect strip{rect.column0, r, rect.column1, std::min(r + HeightRaster::tileSize, rect.row1)};
    const auto samples = std::span(row).first(static_cast<std::size_t>(strip.area()));
    whole.read(strip, samples);
    some.write({0, r - rect.row0, rect.width(), strip.row1 - rect.row0}, samples);
  }
  const auto damages = damageWithin(file_->damages(), {DamageScope::Content::Heights, rect});
  if (!damages.empty() && !acceptDamage_)
    return Error{"%1; --accept-damage uses it as it is", damageLine(path_, damages)};
  return GroundWindow{std::move(some), rect.column0, rect.row0};
}

namespace {

namespace fs = std::filesystem;

constexpr long long kReadAtOnce = 1LL << 24;  ///< Samples.

/// Means of squares of samples with their lowest and highest ones, row of means by row of means.
class MeanRows {
 public:
  explicit MeanRows(const GridFrame& frame)
      : step_(farStep(frame)),
        columns_((frame.columns + step_ - 1) / step_),
        rows_((frame.rows + step_ - 1) / step_),
        means_(columns_, rows_, std::numeric_limits<float>::quiet_NaN()),
        squares_(static_cast<std::size_t>(columns_)) {}

  void add(int row, std::span<const float> heights) {
    for (std::size_t i = 0, at = 0; at < heights.size(); ++i)
      for (const std::size_t end = std::min(at + static_cast<std::size_t>(step_), heights.size()); at < end;
           ++at)
        if (const float h = heights[at]; h == h) squares_[i].add(h);
    row_ = row / step_;
    if ((row + 1) % step_ == 0) finish();
  }
  FarGround take() {
    if (!finished_) finish();
    return {std::move(means_), step_, largestStep_, all_.range()};
  }

 private:
  struct MeanSquare {
    double sum = 0.0;
    long long count = 0;
    float low = std::numeric_limits<float>::infinity(), high = -low;

    void add(float h) {
      sum += static_cast<double>(h);
      ++count;
      low = std::min(low, h);
      high = std::max(high, h);
    }
    void unite(const MeanSquare& other) {
      low = std::min(low, other.low);
      high = std::max(high, other.high);
    }
    [[nodiscard]] double range() const {
      return low <= high ? static_cast<double>(high) - static_cast<double>(low) : 0.0;
    }
  };

  void finish() {
    std::vector<float> row;
    for (const MeanSquare& square : squares_) {
      row.push_back(square.count > 0 ? static_cast<float>(square.sum / static_cast<double>(square.count))
                                     : std::numeric_limits<float>::quiet_NaN());
      all_.unite(square);
    }
    means_.write({0, row_, columns_, row_ + 1}, row);
    // Two by two, with the row before.
    for (std::size_t i = 0; i < squares_.size(); ++i) {
      MeanSquare four = squares_[i];
      if (i + 1 < squares_.size()) four.unite(squares_[i + 1]);
      if (!before_.empty()) four.unite(before_[i]);
      if (!before_.empty() && i + 1 < squares_.size()) four.unite(before_[i + 1]);
      largestStep_ = std::max(largestStep_, four.range());
    }
    before_ = std::exchange(squares_, std::vector<MeanSquare>(squares_.size()));
    finished_ = row_ + 1 == rows_;
  }

  int step_, columns_, rows_, row_ = 0;
  bool finished_ = false;
  HeightRaster means_;
  std::vector<MeanSquare> squares_, before_;
  MeanSquare all_;
  double largestStep_ = 0.0;
};

Json placeKey(const PartGround& ground) {
  DocumentState state;
  state.frame = ground.frame();
  state.georeference = ground.georeference();
  return Json(writeState(state));
}

/// By which a file is taken for the same one without looking at its samples; null where that cannot be told.
Json quickKey(const PartGround& ground) {
  if (ground.options().tiles) return nullptr;
  std::error_code failed;
  const fs::path path = fs::weakly_canonical(ground.path(), failed);
  // A VRT tells of other files.
  if (failed || !fs::is_regular_file(path, failed) || path.extension() == ".vrt") return nullptr;
  const auto bytes = fs::file_size(path, failed);
  const auto time = fs::last_write_time(path, failed);
  if (failed) return nullptr;
  return Json::array({Json(writeText(path.string())), bytes, time.time_since_epoch().count(),
                      placeKey(ground), writeAll(importSchema(), ground.options())});
}

constexpr const char* kSurvey = "survey";

struct StoredSurvey {
  PartSurvey survey;
  bool sameFile = false;  ///< Else the sum alone is known.
};

Result<StoredSurvey> readSurvey(const std::string& path, const Json& key, const PartGround& ground) {
  const auto file = PartFile::open(path);
  if (!file) return file.error();
  const Error strange = errorIn(path, "is no survey of a terrain");
  PartSurvey survey{{}, {}, {HeightRaster(1, 1, 0.0F), 1, 0.0, 0.0}};
  try {
    const Json& about = file->about().at(kSurvey);
    survey.sum = about.at("sum").get<std::string>();
    if (!about.at("void").isNull()) survey.guesses.undeclaredVoid = about.at("void").get<double>();
    survey.guesses.unitLies = about.at("unit-lies").get<bool>();
    survey.guesses.valuesAreHeights = about.value("values-are-heights", false);
    survey.far.step = about.at("step").get<int>();
    survey.far.largestStep = about.at("largest-step").get<double>();
    survey.far.relief = about.at("relief").get<double>();
    if (key.isNull() || about.at("file") != key) return StoredSurvey{std::move(survey)};
  } catch (const JsonError&) {
    return strange;
  }
  const GridFrame& frame = ground.frame();
  const int step = farStep(frame);
  if (survey.far.step != step || file->columns() != (frame.columns + step - 1) / step ||
      file->rows() != (frame.rows + step - 1) / step)
    return strange;
  auto means = file->raster();
  if (!means) return means.error();
  survey.far.means = *std::move(means);
  return StoredSurvey{std::move(survey), true};
}

}  // namespace

Result<PartSurvey> surveyGround(PartGround& ground, const Progress& progress) {
  const auto guesses = ground.guess(partOf(progress, 0.0, 0.4));
  if (!guesses) return guesses.error();
  ground.take(*guesses);
  const GridFrame& frame = ground.frame();
  const int tileRows = static_cast<int>(std::max(1LL, kReadAtOnce / frame.columns / HeightRaster::tileSize));
  MeanRows means(frame);
  std::uint64_t sum = 0;
  std::vector<float> samples(static_cast<std::size_t>(frame.columns) * HeightRaster::tileSize);
  for (int top = 0; top < frame.rows; top += tileRows * HeightRaster::tileSize) {
    const GridRect rect{0, top, frame.columns, std::min(top + tileRows * HeightRaster::tileSize, frame.rows)};
    const auto window = ground.window(
        rect, partOf(progress, 0.4 + 0.6 * top / frame.rows, 0.4 + 0.6 * rect.row1 / frame.rows));
    if (!window) return window.error();
    for (int row = 0; row < rect.height(); row += HeightRaster::tileSize) {
      const GridRect strip{0, row, frame.columns, std::min(row + HeightRaster::tileSize, rect.height())};
      const auto part = std::span(samples).first(static_cast<std::size_t>(strip.area()));
      window->heights.read(strip, part);
      sum = checksum(std::as_bytes(part), {sum});
      for (int r = strip.row0; r < strip.row1; ++r)
        means.add(top + r, part.subspan(static_cast<std::size_t>(r - strip.row0) * part.size() /
                                            static_cast<std::size_t>(strip.height()),
                                        static_cast<std::size_t>(frame.columns)));
    }
  }
  // The place of the heights counts too.
  const std::string place = placeKey(ground).dump();
  sum = checksum(std::as_bytes(std::span(place)), {sum});
  return PartSurvey{*guesses, hexadecimal(sum), means.take()};
}

Result<PartSurvey> sharedSurvey(PartGround& ground, const std::string& folder, const Progress& progress) {
  const std::string path = (fs::path(folder) / "overview.part").string();
  const Json key = quickKey(ground);
  std::error_code failed;
  std::string known;
  if (fs::exists(path, failed)) {
    auto there = readSurvey(path, key, ground);
    // A damaged one is made again.
    if (there && there->sameFile) {
      ground.take(there->survey.guesses);
      return std::move(there->survey);
    }
    if (there) known = there->survey.sum;
  }
  auto survey = surveyGround(ground, progress);
  if (!survey) return survey;
  if (!known.empty() && known != survey->sum)
    return errorIn(folder, "holds parts of another terrain than %1", ground.path());
  Json about{{"sum", survey->sum},
             {"void", survey->guesses.undeclaredVoid ? Json(*survey->guesses.undeclaredVoid) : Json()},
             {"unit-lies", survey->guesses.unitLies},
             {"values-are-heights", survey->guesses.valuesAreHeights},
             {"step", survey->far.step},
             {"largest-step", survey->far.largestStep},
             {"relief", survey->far.relief},
             {"file", key}};
  fs::create_directories(folder, failed);
  if (const auto written = writePartFile(path, {{kSurvey, about}}, survey->far.means); !written)
    return written.error();
  return survey;
}

}  // namespace scarp
