#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "core/base/Json.h"
#include "core/io/EnginePreset.h"
#include "core/schema/MakeSetting.h"
#include "core/terrain/WorkingRange.h"
#include "core/tileio/TileExport.h"

namespace scarp {

namespace {

/// Tiles along an axis of so many samples.
int tilesOver(int samples, int side, int stride, TileFit fit) {
  const double beyond = std::max(0, samples - side);
  const double more = fit == TileFit::Fill ? std::ceil(beyond / stride)
                                           : std::round(static_cast<double>(samples - side) / stride);
  return 1 + static_cast<int>(std::max(0.0, more));
}

std::string extensionOf(const TilePlan& plan) {
  return std::string(".") +
         std::ranges::find(rasterFormats(), plan.format, &RasterFormatInfo::format)->extension;
}

std::array<int, 2> fromNorthWest(const TilePlan& /*plan*/, int column, int row) { return {column, row}; }

std::string numberedEnding(const TilePlan& plan, int x, int y) {
  return "_x" + std::to_string(x) + "_y" + std::to_string(y) + extensionOf(plan);
}

Json firstSample(const TilePlan& plan, const GridFrame& /*whole*/, const Quantisation& /*quantisation*/,
                 int column, int row) {
  return {{"column", column * plan.stride}, {"row", row * plan.stride}};
}

Json unrealPlace(const TilePlan& plan, const GridFrame& whole, const Quantisation& q, int column, int row) {
  const double scaleZ = (q.max - q.min) * 12800.0 / 65535.0;
  return {{"locationX", 100.0 * column * plan.stride * whole.dx},
          {"locationY", 100.0 * row * plan.stride * whole.dy},
          {"locationZ", 100.0 * q.min + 256.0 * scaleZ},
          {"unit", "cm"}};
}

std::array<int, 2> unityNumbers(const TilePlan& plan, int column, int row) {
  return {column, plan.rows - 1 - row};
}

/// Numbers have equal length, so that their order by name is that of their numbers.
std::string unityEnding(const TilePlan& plan, int x, int z) {
  const auto digits = static_cast<int>(std::to_string(std::max(plan.columns, plan.rows) - 1).size());
  std::array<char, 40> numbers{};
  std::snprintf(numbers.data(), numbers.size(), "_x%0*d_z%0*d.raw", digits, x, digits, z);
  return numbers.data();
}

Json unityPlace(const TilePlan& plan, const GridFrame& whole, const Quantisation& q, int column, int row) {
  const auto [x, z] = plan.numbers(column, row);
  return {{"positionX", x * plan.stride * whole.dx},
          {"positionY", q.min},
          {"positionZ", z * plan.stride * whole.dy}};
}

std::array<int, 2> regionNumbers(const TilePlan& plan, int column, int row) {
  return {column - plan.columns / 2, row - plan.rows / 2};
}

/// As Terrain3D names a region: "_01" or "-01".
std::string regionNumber(int number) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%c%02d", number < 0 ? '-' : '_', std::abs(number));
  return text.data();
}

std::string regionEnding(const TilePlan& plan, int x, int y) {
  return regionNumber(x) + regionNumber(y) + extensionOf(plan);
}

Json regionPlace(const TilePlan& plan, const GridFrame& /*whole*/, const Quantisation& /*quantisation*/,
                 int column, int row) {
  const auto [x, y] = plan.numbers(column, row);
  return {{"region", {x, y}}, {"importPosition", {x * plan.side, y * plan.side}}};
}

/// By TileUse.
const std::array<TileUseInfo, 5>& tileUses() {
  using enum RasterFormat;
  using enum RowOrder;
  // Unreal 5 joins tiles that share nothing, World Composition tiles with a common edge. Unity's terrains
  // have 2ⁿ + 1 samples and a common edge. A Terrain3D region has 2ⁿ samples, and 32 × 32 regions make a
  // world.
  const auto row = [](const auto&... fields) { return TileUseInfo{fields...}; };
  using Formats = std::vector<RasterFormat>;
  using Sides = std::vector<int>;
  static const std::array<TileUseInfo, 5> all{
      row("unreal", "Unreal", "unreal", Formats{Png, Raw}, Sides{127, 253, 505, 1009, 2017, 4033, 8129}, 1009,
          false, true, 0, NorthFirst, fromNorthWest, numberedEnding, unrealPlace),
      row("unity", "Unity", "unity", Formats{Raw}, Sides{33, 65, 129, 257, 513, 1025, 2049, 4097}, 1025, true,
          false, 0, SouthFirst, unityNumbers, unityEnding, unityPlace),
      row("terrain3d", "Terrain3D", "terrain3d", Formats{Exr, Raw}, Sides{64, 128, 256, 512, 1024, 2048},
          1024, false, false, 32, NorthFirst, regionNumbers, regionEnding, regionPlace),
      row("unigine", "Unigine", "", Formats{Png, GeoTiff}, Sides{256, 512, 1024, 2048, 4096, 8192}, 1024,
          false, false, 0, NorthFirst, fromNorthWest, numberedEnding, firstSample),
      row("any", "Any program", "", Formats{GeoTiff, Png, Raw, Exr}, Sides{}, 1024, false, true, 0,
          NorthFirst, fromNorthWest, numberedEnding, firstSample)};
  return all;
}

}  // namespace

const TileUseInfo& infoOf(TileUse use) { return tileUses()[static_cast<std::size_t>(use)]; }

const EnumNames& tileUseNames() {
  static const EnumNames names = namesOf(tileUses(), [](const TileUseInfo& info) {
    return ValueName{info.key, info.title};
  });
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

const Schema<TileSettings>& tileSchema() {
  using S = TileSettings;
  using Make = MakeSetting<S>;
  static const Schema<S> schema{
      Make::choice<&S::use>("for", tileUseNames(), "For"),
      Make::number<&S::side>("side", "Samples a side", "", kLeastTileSide, kMostTileSide),
      Make::choice<&S::format>("format", rasterFormatNames(), "Format"),
      Make::choice<&S::edge>("edge", tileEdgeNames(), "Edges"),
      Make::choice<&S::fit>("fit", tileFitNames(), "Remainder"),
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
  const Message title(tileUseNames().title(settings.use));
  if (std::ranges::find(info.formats, formatOf(settings)) == info.formats.end())
    return Error{"%1 takes tiles as %2", title, endingsOf(info.formats)};
  if (!info.sides.empty() && std::ranges::find(info.sides, sideOf(settings)) == info.sides.end()) {
    std::string sides;
    for (const int side : info.sides) sides += (sides.empty() ? "" : ", ") + std::to_string(side);
    return Error{"%1 takes tiles of %2 samples a side, not %3", title, sides, sideOf(settings)};
  }
  if (!info.eitherEdge && sharesEdge(settings) != info.shared)
    return Error{info.shared ? "%1 takes tiles that share their edges" : "%1 takes tiles that share no edges",
                 title};
  if (!isQuantised(formatOf(settings)) && (settings.rangeMin || settings.rangeMax))
    return Error{"a height range is for 16-bit formats; this one stores heights as they are"};
  return {};
}

std::string TilePlan::fileName(const std::string& name, int column, int row) const {
  const auto [x, y] = numbers(column, row);
  return name + infoOf(settings.use).ending(*this, x, y);
}

double TilePlan::bytes() const {
  return static_cast<double>(count()) * side * side * (isQuantised(format) ? 2.0 : 4.0);
}

Result<TilePlan> planTiles(const GridFrame& frame, const TileSettings& settings) {
  if (auto good = checkTiles(settings); !good) return good.error();
  TilePlan plan{settings, formatOf(settings), sideOf(settings), 0, 1, 1};
  plan.stride = sharesEdge(settings) ? plan.side - 1 : plan.side;
  plan.columns = tilesOver(frame.columns, plan.side, plan.stride, settings.fit);
  plan.rows = tilesOver(frame.rows, plan.side, plan.stride, settings.fit);
  const TileUseInfo& info = infoOf(settings.use);
  if (info.mostAcross > 0 && std::max(plan.columns, plan.rows) > info.mostAcross)
    return Error{"%1 takes at most %2 tiles each way, not %3 x %4 tiles; larger tiles make fewer",
                 Message(tileUseNames().title(settings.use)), info.mostAcross, plan.columns, plan.rows};
  if (static_cast<long long>(plan.columns) * plan.rows > kMostTiles)
    return Error{"%1 x %2 tiles are more than %3; larger tiles make fewer", plan.columns, plan.rows,
                 kMostTiles};
  return plan;
}

}  // namespace scarp
