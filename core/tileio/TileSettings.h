#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/io/RasterFormat.h"
#include "core/io/RowOrder.h"
#include "core/schema/Schema.h"

namespace scarp {

/// For whom tiles of a terrain are.
enum class TileUse : std::uint8_t { Unreal, Unity, Terrain3d, Unigine, Any };
[[nodiscard]] const EnumNames& tileUseNames();

/// What is done with ground that does not fill whole tiles.
enum class TileFit : std::uint8_t {
  Fill,      ///< The border's heights go on to the east and to the south; samples stay as they are.
  Resample,  ///< Bicubic, to as many whole tiles as come nearest.
};
[[nodiscard]] const EnumNames& tileFitNames();

/// Whether neighbours have the samples of the line between them both.
enum class TileEdge : std::uint8_t { Usual, Shared, Apart };
[[nodiscard]] const EnumNames& tileEdgeNames();

class Json;
struct GridFrame;
struct Quantisation;
struct TilePlan;

/// Row of the table of programs that read tiles.
struct TileUseInfo {
  const char *key, *title;
  const char* preset;                 ///< Of enginePresets(); "" where there is none.
  std::vector<RasterFormat> formats;  ///< The first is the usual one.
  std::vector<int> sides;             ///< Samples along a tile's side that it takes; empty: any.
  int usualSide;
  bool shared;      ///< Neighbours usually share an edge.
  bool eitherEdge;  ///< It takes both ways.
  int mostAcross;   ///< Tiles each way; 0: any.
  RowOrder order;   ///< Of the rows in a file.
  /// The two numbers by which the program counts a tile.
  std::array<int, 2> (*numbers)(const TilePlan& plan, int column, int row);
  /// "_x0_y1.png": end of the name of a tile with these numbers.
  std::string (*ending)(const TilePlan& plan, int x, int y);
  /// Position of a tile by the names that the program has for it.
  Json (*place)(const TilePlan& plan, const GridFrame& whole, const Quantisation& quantisation, int column,
                int row);
};
[[nodiscard]] const TileUseInfo& infoOf(TileUse use);

inline constexpr int kLeastTileSide = 2, kMostTileSide = 16385;

/// How a terrain is cut. What is left out is as the program usually has it.
struct TileSettings {
  TileUse use = TileUse::Unreal;
  std::optional<int> side{};             ///< Samples along a tile's side.
  std::optional<RasterFormat> format{};  ///< One of those of infoOf(use).
  TileEdge edge = TileEdge::Usual;
  TileFit fit = TileFit::Fill;
  std::optional<double> rangeMin{}, rangeMax{};  ///< 16 bits: metres of the first and the last step.

  bool operator==(const TileSettings&) const = default;
};

/// One table for command line, window, files and range checks.
[[nodiscard]] const Schema<TileSettings>& tileSchema();

[[nodiscard]] int sideOf(const TileSettings& settings);
[[nodiscard]] RasterFormat formatOf(const TileSettings& settings);
[[nodiscard]] bool sharesEdge(const TileSettings& settings);

/// Says in one line what of the settings a program does not take.
[[nodiscard]] Result<void> checkTiles(const TileSettings& settings);

}  // namespace scarp
