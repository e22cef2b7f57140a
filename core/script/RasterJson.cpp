#include "core/script/RasterJson.h"

#include <cmath>
#include <limits>
#include <utility>

#include "core/base/Json.h"
#include "core/schema/ObjectReader.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

/// Two runs that are written alike.
bool alike(float a, float b) {
  return a == b ? std::signbit(a) == std::signbit(b) : std::isnan(a) && std::isnan(b);
}

}  // namespace

std::vector<float> readRuns(ObjectReader& reader, std::string_view key, std::size_t count, double low,
                            double high) {
  std::vector<float> samples;
  const Json* list = reader.value(key, true);
  if (!list) return samples;
  const auto wrong = [&] {
    reader.fail(key, Message("must be an array of lengths and values that make up %1 samples", count));
    return std::vector<float>();
  };
  if (!list->isArray() || list->size() % 2 != 0) return wrong();
  samples.reserve(count);
  for (std::size_t i = 0; i < list->size(); i += 2) {
    const Json &length = (*list)[i], &value = (*list)[i + 1];
    if (!length.isUnsigned() || !(value.isNumber() || value.isNull())) return wrong();
    const auto times = length.get<std::size_t>();
    if (times > count - samples.size()) return wrong();
    const double number = value.isNull() ? std::numeric_limits<double>::quiet_NaN() : value.get<double>();
    if (number < low || number > high) {
      reader.fail(key, Message("%1 is out of range", value.dump()));
      return {};
    }
    samples.insert(samples.end(), times, static_cast<float>(number));
  }
  return samples.size() == count ? samples : wrong();
}

Json writeRuns(const TiledRaster<float>& raster) {
  Json list = Json::array();
  std::vector<float> row(static_cast<std::size_t>(raster.columns()));
  std::size_t length = 0;
  float value = 0.0F;
  const auto put = [&] {
    if (length == 0) return;
    list.push_back(length);
    if (std::isnan(value))
      list.push_back(nullptr);
    else
      list.push_back(double(value));
  };
  for (int r = 0; r < raster.rows(); ++r) {
    raster.read({0, r, raster.columns(), r + 1}, row);
    for (const float sample : row) {
      if (length > 0 && alike(sample, value)) {
        ++length;
        continue;
      }
      put();
      value = sample;
      length = 1;
    }
  }
  put();
  return list;
}

Json writeFrame(const GridFrame& frame) {
  return {{"columns", frame.columns}, {"rows", frame.rows}, {"dx", frame.dx}, {"dy", frame.dy}};
}

Result<GridFrame> readFrame(const Json& value, const std::string& path) {
  ObjectReader reader(value, path);
  GridFrame frame;
  for (auto [key, side] : {std::pair{"columns", &frame.columns}, {"rows", &frame.rows}})
    if (reader.value(key, true)) reader.readWhole(key, *side, 2, kMostTerrainSide);
  for (auto [key, step] : {std::pair{"dx", &frame.dx}, {"dy", &frame.dy}})
    if (reader.read(key, *step, true))
      if (const auto fit = checkCellSize(*step); !fit) reader.fail(key, fit.error().message);
  if (!reader.failed())
    if (const auto fit = checkFrame(frame); !fit) reader.fail(errorIn(path, fit.error()));
  if (const auto done = reader.done(); !done) return done.error();
  return frame;
}

}  // namespace scarp
