#include "core/part/PartPlan.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/operation/FilterWindow.h"
#include "core/operation/OperationSchema.h"
#include "core/schema/SchemaJson.h"
#include "core/script/FilterJson.h"
#include "core/terrain/GroundOverview.h"
#include "core/visibility/GroundAnalysis.h"

namespace scarp {

namespace {

constexpr std::string_view kConvert = "convert";

Result<void> readOperation(const Json& value, const std::string& path, PartWork& work) {
  ObjectReader reader(value, path);
  std::string op;
  if (!reader.read("op", op, true)) return reader.done();
  if (work.sky) return errorIn(path, "nothing can follow the sky, which leaves no heights");
  if (op == "filter") {
    Filter filter;
    readFilter(reader, filter);
    if (const auto done = reader.done(); !done) return done;
    work.filters.push_back(filter);
    return {};
  }
  if (op == "sky") {
    SkySettings sky;
    readFields(reader, skySchema(), sky);
    if (const auto done = reader.done(); !done) return done;
    work.sky = sky;
    return {};
  }
  return errorIn(path + ".op", "'%1' cannot be done in parts; filter, sky and convert can", shown(op));
}

}  // namespace

Result<PartWork> readPartWork(std::string_view text) {
  PartWork work;
  if (text == kConvert) return work;
  const auto value = readJson(text);
  if (!value) return value.error();
  const Json* list = &*value;
  std::string path;
  if (value->isObject() && !value->contains("op")) {
    ObjectReader reader(*value, path);
    int version = 1;
    if (reader.value("scarp", true)) reader.readWhole("scarp", version, 1, 1);
    list = reader.value("operations", true);
    if (const auto done = reader.done(); !done) return done.error();
    path = "operations";
    if (!list->isArray()) return errorIn("operations", "must be an array");
  }
  if (list->isObject()) {
    if (const auto read = readOperation(*list, "operation", work); !read) return read.error();
    return work;
  }
  if (!list->isArray()) return Error{"must be an operation, an array of operations or a script"};
  if (list->empty()) return Error{"holds no operation; the word convert stands for none"};
  for (std::size_t i = 0; i < list->size(); ++i)
    if (const auto read = readOperation(
            (*list)[i], (path.empty() ? "operations" : path) + "[" + std::to_string(i) + "]", work);
        !read)
      return read.error();
  return work;
}

std::string writePartWork(const PartWork& work) {
  if (work.filters.empty() && !work.sky) return std::string(kConvert);
  Json list = Json::array();
  const auto add = [&](const char* op, const Json& settings) {
    Json object{{"op", op}};
    object.update(settings);
    list.push_back(std::move(object));
  };
  for (const Filter& filter : work.filters) add("filter", writeFilter(filter));
  if (work.sky) {
    // What has no end is left out: JSON has no number for it.
    Json settings = writeAll(skySchema(), *work.sky);
    if (work.sky->distance == SkySettings{}.distance) settings.erase("distance");
    add("sky", settings);
  }
  return list.dump();
}

namespace {

constexpr int kMaxParts = 1'000'000;

// Bytes for a sample of a window: heights before and after, and what is worked with.
constexpr int kHeights = 8, kPlanes = 12, kSlides = 24, kSky = 12, kRunoff = 76;
/// Bytes for a sample of a row of tiles of the whole, which is what is read at once.
constexpr int kReading = 12;

int upTo(int samples, int unit) { return (samples + unit - 1) / unit * unit; }

int bytesOf(const Filter& filter) {
  if (std::holds_alternative<ThermalErosionFilter>(filter)) return kHeights + kSlides;
  if (std::holds_alternative<HydraulicErosionFilter>(filter)) return kHeights + kRunoff;
  const bool smooths =
      std::holds_alternative<BlurFilter>(filter) || std::holds_alternative<SharpenFilter>(filter);
  return kHeights + (smooths ? kPlanes : 0);
}

/// Samples that the light of the sky is looked at exactly around a core: an eighth of a part where the sky
/// has no end.
int skyHalo(double distance, double cell, int samples, int size) {
  const double reach = std::ceil(distance / cell) + 1.0;
  return static_cast<int>(
      std::min({reach, static_cast<double>(samples), static_cast<double>(upTo(size / 8, HeightRaster::tileSize))}));
}

}  // namespace

Result<PartPlan> PartPlan::make(const GridFrame& frame, const PartWork& work, int size) {
  if (size < kMinSize || size > kMaxSize || size % HeightRaster::tileSize != 0)
    return Error{"a part of %1 samples a side cannot be made (a multiple of %2, %3 to %4)", size,
                 HeightRaster::tileSize, kMinSize, kMaxSize};
  PartPlan plan;
  plan.frame_ = frame;
  plan.size_ = size;
  plan.bytesOfSample_ = kHeights;
  long long columns = 0, rows = 0;
  for (const Filter& filter : work.filters) {
    const auto halo = filterHalo(filter, frame);
    if (!halo)
      return Error{"%1 cannot be done in parts: it %2", std::string(kindOf(filter).key),
                   halo.error().message};
    if (!halo->exact && &filter != &work.filters.front())
      return Error{
          "%1 after another filter cannot be done in parts: beyond a part it looks at ground that no filter "
          "has changed; join the parts of the filter first",
          std::string(kindOf(filter).key)};
    if (!halo->exact) plan.exact_ = plan.bounded_ = false;
    columns += halo->columns;
    rows += halo->rows;
    plan.bytesOfSample_ = std::max(plan.bytesOfSample_, bytesOf(filter));
  }
  if (work.sky) {
    const int across = skyHalo(work.sky->distance, frame.dx, frame.columns, size);
    const int down = skyHalo(work.sky->distance, frame.dy, frame.rows, size);
    const auto within = [&](int halo, double cell, int samples) {
      return halo >= samples || (halo - 1) * cell >= work.sky->distance;
    };
    const bool ends = within(across, frame.dx, frame.columns) && within(down, frame.dy, frame.rows);
    plan.exact_ = plan.exact_ && ends;
    if (!ends && !work.filters.empty())
      return Error{
          "the sky after a filter cannot be done in parts: beyond a part it looks at ground that no filter "
          "has changed; join the parts of the filter first"};
    plan.skyColumns_ = across;
    plan.skyRows_ = down;
    columns += across;
    rows += down;
    plan.bytesOfSample_ = std::max(plan.bytesOfSample_, kHeights + kSky);
  }
  plan.haloColumns_ = static_cast<int>(std::min<long long>(columns, frame.columns));
  plan.haloRows_ = static_cast<int>(std::min<long long>(rows, frame.rows));
  if (static_cast<long long>(plan.columns()) * plan.rows() > kMaxParts)
    return Error{"parts of %1 samples a side would be %2; %3 can be made", size,
                 static_cast<long long>(plan.columns()) * plan.rows(), kMaxParts};
  return plan;
}

double PartPlan::exactDistance() const { return std::min(skyColumns_ * frame_.dx, skyRows_ * frame_.dy); }

PartPlace PartPlan::part(int id) const {
  EXPECTS(id >= 0 && id < count());
  const int column = id % columns() * size_, row = id / columns() * size_;
  PartPlace place;
  place.id = id;
  place.core = GridRect{column, row, column + size_, row + size_}.intersected(frame_.samples());
  const int unit = std::max(HeightRaster::tileSize, farStep(frame_));
  const auto floored = [unit](int at) { return std::max(at, 0) / unit * unit; };
  place.window =
      GridRect{floored(column - haloColumns_), floored(row - haloRows_),
               upTo(place.core.column1 + haloColumns_, unit), upTo(place.core.row1 + haloRows_, unit)}
          .intersected(frame_.samples());
  place.near = GridRect{place.core.column0 - skyColumns_, place.core.row0 - skyRows_,
                        place.core.column1 + skyColumns_, place.core.row1 + skyRows_}
                   .intersected(frame_.samples());
  place.bytes = place.window.area() * bytesOfSample_ +
                static_cast<long long>(frame_.columns) * std::min(HeightRaster::tileSize, frame_.rows) * kReading;
  return place;
}

}  // namespace scarp
