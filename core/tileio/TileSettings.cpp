#include "core/tileio/TileSettings.h"

#include <algorithm>
#include <array>

#include "core/io/EnginePreset.h"
#include "core/schema/MakeSetting.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

const EnumNames& tileUseNames() {
  static const EnumNames names({{"unreal", "Unreal"},
                                {"unity", "Unity"},
                                {"terrain3d", "Terrain3D"},
                                {"unigine", "Unigine"},
                                {"any", "Any program"}});
  return names;
}

const EnumNames& tileFitNames() {
  static const EnumNames names({{"fill", "Continue the border"}, {"resample", "Resample"}});
  return names;
}

const EnumNames& tileEdgeNames() {
  static const EnumNames names(
      {{"usual", "As the program has it"}, {"shared", "Shared"}, {"apart", "Not shared"}});
  return names;
}

const TileUseInfo& infoOf(TileUse use) {
  using enum RasterFormat;
  // Unreal 5 joins tiles that share nothing, World Composition tiles with a common edge. Unity's terrains
  // have 2ⁿ + 1 samples and a common edge. A Terrain3D region has 2ⁿ samples, and 32 × 32 regions make a
  // world.
  static const std::array<TileUseInfo, 5> all{
      TileUseInfo{TileUse::Unreal,
                  "unreal",
                  {Png, Raw},
                  {127, 253, 505, 1009, 2017, 4033, 8129},
                  1009,
                  false,
                  true,
                  0},
      TileUseInfo{
          TileUse::Unity, "unity", {Raw}, {33, 65, 129, 257, 513, 1025, 2049, 4097}, 1025, true, false, 0},
      TileUseInfo{TileUse::Terrain3d,
                  "terrain3d",
                  {Exr, Raw},
                  {64, 128, 256, 512, 1024, 2048},
                  1024,
                  false,
                  false,
                  32},
      TileUseInfo{
          TileUse::Unigine, "", {Png, GeoTiff}, {256, 512, 1024, 2048, 4096, 8192}, 1024, false, false, 0},
      TileUseInfo{TileUse::Any, "", {GeoTiff, Png, Raw, Exr}, {}, 1024, false, true, 0}};
  return all[static_cast<std::size_t>(use)];
}

const Schema<TileSettings>& tileSchema() {
  using S = TileSettings;
  using Make = MakeSetting<S>;
  static const Schema<S> schema{
      Make::choice<&S::use>("for", tileUseNames(), "For"),
      Make::number<&S::side>("side", "Samples a side", "", kLeastTileSide, kMostTileSide),
      Make::choice<&S::format>("format", rasterFormatNames(), "Format"),
      Make::choice<&S::edge>("edge", tileEdgeNames(), "Edges"),
      Make::choice<&S::fit>("fit", tileFitNames(), "What is left over"),
      Make::number<&S::rangeMin>("min", "Lowest", " m", -kHighest, kHighest),
      Make::number<&S::rangeMax>("max", "Highest", " m", -kHighest, kHighest)};
  return schema;
}

int sideOf(const TileSettings& settings) { return settings.side.value_or(infoOf(settings.use).usualSide); }

RasterFormat formatOf(const TileSettings& settings) {
  return settings.format.value_or(infoOf(settings.use).formats.front());
}

bool sharesEdge(const TileSettings& settings) {
  return settings.edge == TileEdge::Usual ? infoOf(settings.use).shared : settings.edge == TileEdge::Shared;
}

Result<void> checkTiles(const TileSettings& settings) {
  if (auto good = tileSchema().check(settings); !good) return good;
  const TileUseInfo& info = infoOf(settings.use);
  const std::string title = tileUseNames().title(settings.use);
  if (std::ranges::find(info.formats, formatOf(settings)) == info.formats.end())
    return Error{title + " takes tiles as " + endingsOf(info.formats)};
  if (!info.sides.empty() && std::ranges::find(info.sides, sideOf(settings)) == info.sides.end()) {
    std::string sides;
    for (const int side : info.sides) sides += (sides.empty() ? "" : ", ") + std::to_string(side);
    return Error{title + " takes tiles of " + sides + " samples a side, not " +
                 std::to_string(sideOf(settings))};
  }
  if (!info.eitherEdge && sharesEdge(settings) != info.shared)
    return Error{title +
                 (info.shared ? " takes tiles that share their edges" : " takes tiles that share no edges")};
  if (!isQuantised(formatOf(settings)) && (settings.rangeMin || settings.rangeMax))
    return Error{"a height range is for 16-bit formats; this one stores heights as they are"};
  return {};
}

}  // namespace scarp
