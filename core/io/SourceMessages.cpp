#include "core/io/SourceMessages.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

#include "core/base/Json.h"
#include "core/io/RememberedSource.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"

namespace scarp {

namespace {

/// Texts of at most 1 MB.
ValueType infoText() { return textType(1U << 20); }
ValueType infoTexts(std::size_t max) { return listType<std::vector<std::string>>(infoText(), max); }
ValueType twoNumbers() { return arrayType<std::array<double, 2>>(numberType(), Message("two numbers")); }

Result<void> checkInfo(ConstStructRef read) {
  const auto& info = read.as<SourceInfo>();
  const auto isBand = [count = std::ssize(info.bands)](int band) { return band >= 0 && band <= count; };
  const bool good = !info.bands.empty() && std::isfinite(info.epoch) && std::isfinite(info.scale) &&
                    info.scale != 0.0 && std::isfinite(info.offset) &&
                    (!info.statistics || (*info.statistics)[0] <= (*info.statistics)[1]) &&
                    std::ranges::all_of(info.colours, isBand) && isBand(info.alpha);
  return good ? Result<void>() : Error{"is out of range"};
}

const Schema<SourceInfo>& infoSchema() {
  using I = SourceInfo;
  using Make = MakeSetting<I>;
  constexpr double kMaxInfoSide = std::numeric_limits<int>::max() / 2;
  constexpr std::size_t kMaxBands = 65536, kMaxWarnings = 64;
  static const Schema<I> schema =
      Schema<I>{required(Make::value<&I::driver>("driver", infoText())),
                required(Make::value<&I::sampleType>("sampleType", infoText())),
                required(Make::number<&I::columns>("columns", "", 2, kMaxInfoSide)),
                required(Make::number<&I::rows>("rows", "", 2, kMaxInfoSide)),
                orNull(Make::value<&I::geoTransform>(
                    "geoTransform", arrayType<std::array<double, 6>>(numberType(), Message("six numbers")))),
                required(Make::value<&I::crsWkt>("crsWkt", infoText())),
                required(Make::exact<&I::epoch>("epoch")),
                required(Make::flag<&I::axesInDegrees>("axesInDegrees")),
                orNull(Make::value<&I::cellMetres>("cellMetres", twoNumbers())),
                required(Make::flag<&I::southFirst>("southFirst")),
                required(Make::value<&I::verticalUnit>("verticalUnit", infoText())),
                required(Make::value<&I::depths>("depths", messageType())),
                required(Make::value<&I::srgb>("srgb", messageType())),
                orNull(Make::exact<&I::nodata>("nodata")),
                required(Make::exact<&I::scale>("scale")),
                required(Make::exact<&I::offset>("offset")),
                orNull(Make::value<&I::statistics>("statistics", twoNumbers())),
                required(Make::value<&I::warnings>(
                    "warnings", listType<std::vector<Message>>(messageType(), kMaxWarnings))),
                required(Make::value<&I::bands>("bands", infoTexts(kMaxBands))),
                required(Make::value<&I::colours>(
                    "colours", arrayType<std::array<int, 3>>(wholeType<int>(), Message("three numbers")))),
                required(Make::flag<&I::palette>("palette")),
                required(Make::flag<&I::paletteValues>("paletteValues")),
                required(Make::value<&I::alpha>("alpha", wholeType<int>())),
                required(Make::flag<&I::overviews>("overviews")),
                required(Make::flag<&I::pointSamples>("pointSamples")),
                required(Make::value<&I::metadata>("metadata", infoTexts(kMostMetadata))),
                orNull(Make::structure<&I::stored>("stored", storedLayoutSchema()))}
          .with(checkInfo);
  return schema;
}

const Schema<RemoteAddress>& addressSchema() {
  using A = RemoteAddress;
  using Make = MakeSetting<A>;
  static const Schema<A> schema{
      required(Make::exactText<&A::shown>("shown")), required(Make::exactText<&A::fetched>("fetched")),
      required(Make::exactText<&A::before>("before")), required(Make::exactText<&A::after>("after")),
      required(Make::exactText<&A::driver>("driver"))};
  return schema;
}

}  // namespace

Json writeInfo(const SourceInfo& info) { return writeAll(infoSchema(), info); }

Result<SourceInfo> readInfo(const Json& message) {
  auto info = readAll(message, "info", infoSchema(), SourceInfo());
  if (!info) return Error{"cannot be read: its reader describes it in a way that cannot be"};
  return info;
}

Json writeAddress(const RemoteAddress& address) { return writeAll(addressSchema(), address); }

RemoteAddress readAddress(const Json& message) {
  auto address = readAll(message, "address", addressSchema(), RemoteAddress());
  if (!address) throw JsonError(address.error().text());
  return *std::move(address);
}

}  // namespace scarp
