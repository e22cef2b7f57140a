#include "core/script/SchemaJson.h"

#include <cmath>

#include "core/base/ShortNumber.h"

namespace scarp {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

}  // namespace

namespace {

std::string outOfRange(const NumberLimits& range, RangeWording wording, double value) {
  switch (wording) {
    case RangeWording::Titled:
      return range.check(value).error().message;
    case RangeWording::Value:
      if (std::isinf(range.high))
        return json(value).dump() + " must be " + (range.lowAllowed ? "at least " : "above ") +
               shortNumber(range.low);
      return json(value).dump() + range.unit + " is out of range (" + range.bounds() + ")";
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

ordered_json writeNumber(const NumberLimits& range, double value) {
  if (range.whole) return static_cast<std::int64_t>(value);
  return value;
}

}  // namespace scarp
