#include "core/script/SchemaJson.h"

#include <cmath>

#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/script/ObjectReader.h"

namespace scarp {

namespace {

}  // namespace

bool readCurve(ObjectReader& reader, std::string_view key, Curve& curve) {
  const Json* list = reader.value(key);
  if (!list) return false;
  const auto fail = [&](const std::string& reason) {
    reader.fail(key, reason);
    return false;
  };
  if (!list->isArray()) return fail("must be an array of [x, y], not " + ObjectReader::describe(*list));
  std::vector<Curve::Point> points;
  for (const Json& point : *list) {
    if (!point.isArray() || point.size() != 2 || !point[0].isNumber() || !point[1].isNumber())
      return fail("must be an array of [x, y]; one of them is " + ObjectReader::describe(point));
    points.push_back({point[0].get<double>(), point[1].get<double>()});
  }
  auto through = Curve::through(std::move(points));
  if (!through) return fail(through.error().message);
  curve = *std::move(through);
  return true;
}

Json writeCurve(const Curve& curve) {
  Json points = Json::array();
  for (const Curve::Point& point : curve.points()) points.push_back(Json::array({point.x, point.y}));
  return points;
}

namespace {

std::string outOfRange(const NumberLimits& range, RangeWording wording, double value) {
  switch (wording) {
    case RangeWording::Titled:
      return range.check(value).error().message;
    case RangeWording::Value:
      if (std::isinf(range.high))
        return Json(value).dump() + " must be " + (range.lowAllowed ? "at least " : "above ") +
               shortNumber(range.low);
      return Json(value).dump() + range.unit + " is out of range (" + range.bounds() + ")";
    case RangeWording::Bounds:
      return "is out of range (" + range.bounds() + ")";
    case RangeWording::Bare:
      break;
  }
  return "is out of range";
}

}  // namespace

bool readNumber(ObjectReader& reader, std::string_view key, const NumberLimits& range, RangeWording wording,
                double& value) {
  if (range.whole && wording != RangeWording::Titled)
    return reader.readWhole(key, value, range.low, range.high);
  if (!reader.read(key, value)) return false;
  const bool good = wording == RangeWording::Titled ? range.check(value).ok() : range.contains(value);
  if (!good) reader.fail(key, outOfRange(range, wording, value));
  return good;
}

Json writeNumber(const NumberLimits& range, double value) {
  if (range.whole) return static_cast<std::int64_t>(value);
  return value;
}

}  // namespace scarp
