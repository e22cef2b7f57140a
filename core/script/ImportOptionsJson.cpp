#include "core/script/ImportOptionsJson.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/base/Json.h"
#include "core/io/RawLayout.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"

namespace scarp {

namespace {

const Schema<RawLayout>& rawSchema() {
  using R = RawLayout;
  using Make = MakeSetting<R>;
  constexpr double kMaxSide = 1 << 20, kMaxGap = 1LL << 50;
  static const Schema<R> schema{
      {Make::number<&R::columns>("columns", "", 2, kMaxSide), Make::number<&R::rows>("rows", "", 2, kMaxSide),
       required(Make::choice<&R::sample>(
           "sample",
           EnumNames({{"u8"}, {"u16"}, {"i16"}, {"f32"}, {"i8"}, {"u32"}, {"i32"}, {"f64"}, {"f16"}}))),
       Make::flag<&R::bigEndian>("big-endian"), Make::number<&R::headerBytes>("header", "", 0, kMaxGap),
       Make::unlessDefault<&R::channels>(Make::number<&R::channels>("channels", "", 1, kMaxRawChannels)),
       Make::unlessDefault<&R::interleave>(
           Make::choice<&R::interleave>("interleave", EnumNames({{"pixel"}, {"line"}, {"band"}}))),
       Make::unlessDefault<&R::tailBytes>(Make::number<&R::tailBytes>("tail", "", 0, kMaxGap))},
      RangeWording::Value};
  return schema;
}

const Schema<ImportRange>& rangeSchema() {
  using R = ImportRange;
  using Make = MakeSetting<R>;
  static const Schema<R> schema{required(Make::exact<&R::lowest>("lowest")),
                                required(Make::exact<&R::highest>("highest")),
                                required(Make::choice<&R::of>("of", EnumNames({{"values"}, {"steps"}})))};
  return schema;
}

const EnumNames& bandKindNames() {
  static const EnumNames names({{"band"}, {"luminance"}, {"terrarium"}, {"mapbox"}});
  return names;
}

const Schema<BandUse>& bandsSchema() {
  using Make = MakeSetting<BandUse>;
  static const Schema<BandUse> schema{{required(Make::choice<&BandUse::kind>("kind", bandKindNames())),
                                       Make::number<&BandUse::band>("band", "", 1, 1 << 20)},
                                      RangeWording::Value};
  return schema;
}

const Schema<ImportTiles>& tilesSchema() {
  using T = ImportTiles;
  using Make = MakeSetting<T>;
  constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max();
  static const Schema<T> schema{
      required(Make::value<&T::files>("files", listType<std::vector<std::string>>(textType(), kNoLimit))),
      Make::flag<&T::resample>("resample"),
      Make::unlessDefault<&T::pattern>(Make::exactText<&T::pattern>("pattern")),
      Make::choice<&T::missing>("missing", missingTileNames())};
  return schema;
}

const Schema<ImportCut>& cutSchema() {
  using C = ImportCut;
  using Make = MakeSetting<C>;
  constexpr int kMaxPlace = 1'000'000'000;
  static const Schema<C> schema{
      Make::value<&C::window>("window", arrayType<std::array<int, 4>>(wholeType(-kMaxPlace, kMaxPlace),
                                                                      Message("a list of four numbers"))),
      Make::value<&C::bounds>(
          "bounds", arrayType<std::array<double, 4>>(numberType(), Message("a list of four numbers"))),
      Make::unlessDefault<&C::boundsCrs>(Make::exactText<&C::boundsCrs>("bounds-crs")),
      Make::exact<&C::cell>("cell")};
  return schema;
}

const Schema<ImportProjection>& projectionSchema() {
  using P = ImportProjection;
  using Make = MakeSetting<P>;
  static const Schema<P> schema{required(Make::exactText<&P::crs>("crs")), Make::exact<&P::cell>("cell")};
  return schema;
}

const Schema<ImportMends>& mendsSchema() {
  using M = ImportMends;
  using Make = MakeSetting<M>;
  static const Schema<M> schema{Make::flag<&M::terraces>("terraces"), Make::flag<&M::spikes>("spikes"),
                                Make::flag<&M::seams>("seams"), Make::flag<&M::holes>("holes")};
  return schema;
}

}  // namespace

const Schema<ImportOptions>& importSchema() {
  using I = ImportOptions;
  using Make = MakeSetting<I>;
  static const Schema<I> schema{
      Make::exactText<&I::verticalUnit>("unit"),
      Make::flag<&I::depths>("depths"),
      Make::flag<&I::srgb>("srgb"),
      Make::exact<&I::nodata>("nodata"),
      Make::exact<&I::cellSize>("cell-size"),
      Make::exact<&I::scale>("scale"),
      Make::exact<&I::offset>("offset"),
      Make::structure<&I::raw>("raw", rawSchema()),
      Make::structure<&I::range>("range", rangeSchema()),
      Make::structure<&I::bands>("bands", bandsSchema()),
      Make::choice<&I::rows>("rows", rowOrderNames()),
      Make::structure<&I::tiles>("tiles", tilesSchema()),
      Make::structure<&I::cut>("cut", cutSchema()),
      Make::structure<&I::projection>("projection", projectionSchema()),
      Make::flag<&I::exchangeOrigin>("exchange-origin"),
      Make::flag<&I::shiftHalfCell>("shift-half-cell"),
      Make::unlessDefault<&I::mends>(Make::structure<&I::mends>("mends", mendsSchema()))};
  return schema;
}

const EnumNames& missingTileNames() {
  static const EnumNames names({{"holes"}, {"sea"}});
  return names;
}

std::vector<std::string_view> colourWords() {
  std::vector<std::string_view> words;
  for (const ValueName& name : bandKindNames().all().subspan(1)) words.push_back(name.key);
  return words;
}

std::optional<BandUse> colourUse(std::string_view word) {
  const auto kind = bandKindNames().find<BandUse::Kind>(word);
  return kind && *kind != BandUse::Kind::Band ? std::optional(BandUse{*kind}) : std::nullopt;
}

std::vector<std::string_view> mendWords() {
  std::vector<std::string_view> words;
  for (const FlagSetting& mend : mendsSchema().flags()) words.push_back(mend.key);
  return words;
}

bool addMend(ImportMends& mends, std::string_view word) {
  const auto& flags = mendsSchema().flags();
  const auto mend = std::ranges::find(flags, word, &FlagSetting::key);
  if (mend == flags.end()) return false;
  mend->store(mends, true);
  return true;
}

std::shared_ptr<const ImportOptions> readImport(ObjectReader& reader, const FileScope& files) {
  const Json* const value = reader.value("import");
  if (!value) return nullptr;
  auto options = readAll(*value, reader.pathOf("import"), importSchema(), ImportOptions());
  if (!options) {
    reader.fail(options.error());
    return nullptr;
  }
  if (options->tiles)
    for (std::string& tile : options->tiles->files) {
      const auto path = files.find(tile);
      path ? void(tile = *path) : reader.fail("import", path.error().message);
    }
  return std::make_shared<const ImportOptions>(*std::move(options));
}

void writeImport(Json& json, const ImportOptions* options) {
  if (options && !(*options == ImportOptions())) json["import"] = writeAll(importSchema(), *options);
}

}  // namespace scarp
