#include "core/io/StoredSourceJson.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/Json.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"

namespace scarp {

namespace {

constexpr double kMaxStoredSide = std::numeric_limits<int>::max();

/// Texts of at most 64 KB.
ValueType storedText() { return textType(1U << 16); }
ValueType storedTexts(std::size_t max) { return listType<std::vector<std::string>>(storedText(), max); }

const Schema<StoredBand>& storedBandSchema() {
  using B = StoredBand;
  using Make = MakeSetting<B>;
  static const Schema<B> schema{required(Make::value<&B::type>("type", storedText())),
                                required(Make::value<&B::description>("description", storedText())),
                                required(Make::value<&B::unit>("unit", storedText())),
                                required(Make::value<&B::colour>("colour", storedText())),
                                orNull(Make::value<&B::nodata>("nodata", numberType())),
                                orNull(Make::exact<&B::scale>("scale")),
                                orNull(Make::exact<&B::offset>("offset")),
                                required(Make::value<&B::metadata>("metadata", storedTexts(64)))};
  return schema;
}

/// [columns, rows]
CustomSetting blockSetting() {
  return {
      {.key = "block", .required = true},
      [](Json& object, ConstStructRef s) {
        const auto& layout = s.as<StoredLayout>();
        object["block"] = Json::array({layout.blockColumns, layout.blockRows});
      },
      [](ObjectReader& reader, StructRef s) {
        const Json* const block = reader.value("block");
        if (!block) return;
        if (!block->isArray() || block->size() != 2 || !(*block)[0].isInteger() || !(*block)[1].isInteger())
          return reader.fail("block", Message("must be two whole numbers"));
        s.as<StoredLayout>().blockColumns = (*block)[0].get<int>();
        s.as<StoredLayout>().blockRows = (*block)[1].get<int>();
      }};
}

}  // namespace

ValueType messageType() {
  return {
      .write = [](const ValueType&,
                  const void* value) { return static_cast<const Message*>(value)->toJson(); },
      .read = [](const ValueType&, const Json& json, const std::string& path, void* value) -> Result<void> {
        Message& message = *static_cast<Message*>(value);
        message = Message::fromJson(json);
        if (message.empty() && json != "" && json != Message().toJson())
          return wrongValue(path, Message("a message"), json);
        return {};
      }};
}

const Schema<StoredLayout>& storedLayoutSchema() {
  using L = StoredLayout;
  using Make = MakeSetting<L>;
  using Sizes = decltype(L::overviews);
  using Colours = decltype(L::colours);
  static const Schema<L> schema{
      required(Make::value<&L::driver>("driver", storedText())),
      required(Make::value<&L::bands>(
          "bands", listType<std::vector<StoredBand>>(structureType(storedBandSchema()), L::kMaxBands))),
      required(Make::value<&L::compression>("compression", storedText())),
      required(Make::value<&L::predictor>("predictor", storedText())),
      required(Make::value<&L::interleave>("interleave", storedText())),
      required(Make::value<&L::pixelType>("pixel-type", storedText())),
      required(Make::number<&L::bits>("bits", "", 0, kMaxStoredSide)),
      blockSetting(),
      required(Make::flag<&L::tiled>("tiled")),
      required(Make::flag<&L::cloud>("cloud")),
      required(Make::flag<&L::mask>("mask")),
      required(Make::flag<&L::whiteIsLow>("white-is-low")),
      required(Make::value<&L::overviews>(
          "overviews",
          listType<Sizes>(arrayType<Sizes::value_type>(wholeType<int>(), Message("two numbers")), 32))),
      required(Make::value<&L::colours>(
          "colours", listType<Colours>(arrayType<Colours::value_type>(wholeType<int>(), Message("four numbers")),
                                       L::kMaxColours))),
      required(
          Make::value<&L::others>("others", listType<std::vector<Message>>(messageType(), L::kMaxOthers)))};
  return schema;
}

const Schema<StoredSource>& storedSourceSchema() {
  using S = StoredSource;
  using Make = MakeSetting<S>;
  static const Schema<S> schema =
      Schema<S>{required(Make::value<&S::path>("path", storedText())),
                required(Make::value<&S::bytes>("bytes", wholeType<std::uint64_t>())),
                required(Make::value<&S::modified>("modified", wholeType<std::int64_t>())),
                required(Make::number<&S::columns>("columns", "", 0, kMaxStoredSide)),
                required(Make::number<&S::rows>("rows", "", 0, kMaxStoredSide)),
                required(Make::flag<&S::southUp>("south-up")),
                required(Make::flag<&S::moved>("moved")),
                required(Make::number<&S::band>("band", "", 0, kMaxStoredSide)),
                orNull(Make::value<&S::nodata>("nodata", numberType())),
                orNull(Make::value<&S::otherVoid>("other-void", numberType())),
                required(Make::exact<&S::scale>("scale")),
                required(Make::exact<&S::offset>("offset")),
                required(Make::exact<&S::metres>("metres")),
                required(Make::value<&S::verticalUnit>("vertical-unit", storedText())),
                required(Make::structure<&S::layout>("layout", storedLayoutSchema())),
                Make::value<&S::geoTransform>(
                    "geotransform", arrayType<std::array<double, 6>>(numberType(), Message("six numbers")))}
          .with([](ConstStructRef read) -> Result<void> {
            const auto& source = read.as<StoredSource>();
            const double metres = std::abs(source.metres);
            if (!std::isfinite(source.scale) || source.scale == 0.0 || !std::isfinite(source.offset) ||
                !(metres >= 1e-9 && metres <= 1e9))
              return Error{"its scale, offset or unit is out of range"};
            if (source.geoTransform &&
                !std::ranges::all_of(*source.geoTransform, [](double n) { return std::isfinite(n); }))
              return Error{"its geotransform is out of range"};
            if (source.band < 1 || static_cast<std::size_t>(source.band) > source.layout.bands.size())
              return Error{"the height band is not one of the bands"};
            return {};
          });
  return schema;
}

}  // namespace scarp
