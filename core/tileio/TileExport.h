#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/EnginePreset.h"
#include "core/io/RasterFormat.h"
#include "core/io/RowOrder.h"
#include "core/materialio/ExportSet.h"
#include "core/operation/Resample.h"
#include "core/schema/Schema.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/Terrain.h"

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

/// How a grid is cut into tiles. A value.
struct TilePlan {
  TileSettings settings;
  RasterFormat format = RasterFormat::Png;
  int side = 2;     ///< Samples along a tile's side.
  int stride = 2;   ///< Samples from a tile's first to the next one's: side, or one less.
  int columns = 1;  ///< Tiles west to east.
  int rows = 1;     ///< Tiles north to south.

  [[nodiscard]] int count() const { return columns * rows; }
  /// Samples of all tiles together.
  [[nodiscard]] int wholeColumns() const { return (columns - 1) * stride + side; }
  [[nodiscard]] int wholeRows() const { return (rows - 1) * stride + side; }
  /// A tile's samples among those of the whole, counted from the north-west.
  [[nodiscard]] GridRect samples(int column, int row) const {
    return {column * stride, row * stride, column * stride + side, row * stride + side};
  }
  /// The two numbers by which the program counts it: Unity from the south-west, Terrain3D from the middle.
  [[nodiscard]] std::array<int, 2> numbers(int column, int row) const {
    return infoOf(settings.use).numbers(*this, column, row);
  }
  /// "terrain_x0_y1.png", as the program that it is for looks for it.
  [[nodiscard]] std::string fileName(const std::string& name, int column, int row) const;
  /// Bytes of all tiles' samples, before they are packed.
  [[nodiscard]] double bytes() const;
};

inline constexpr int kMostTiles = 4096;

/// The error is one line: settings that the program does not take, too many tiles.
[[nodiscard]] Result<TilePlan> planTiles(const GridFrame& frame, const TileSettings& settings);

struct TileExportReport {
  std::vector<WrittenFile> files;  ///< The tiles, row by row from the north-west, then the manifest.
  std::string manifest;            ///< Its path.
  TilePlan plan;
  double largestError = 0.0;  ///< Metres, over all samples of all tiles, found by reading them back.
  double step = 0.0;          ///< Metres between two quantised heights; 0 for float formats.
  long long seamSamples = 0;  ///< Samples on seams that were read out of both tiles and are the same.
  int filledColumns = 0, filledRows = 0;   ///< Samples to the east and to the south beyond the terrain.
  std::optional<ResampleChange> change{};  ///< Where it was resampled: against the terrain as it is.
  std::vector<EngineSetting> settings;     ///< What the program has to be told.
  std::vector<Message> notes;
};

/// Cuts a terrain into files in a folder, with a manifest in JSON, "name_tiles.json": all of them or none.
/// Each is read back and compared with the terrain, and the edges that neighbours share with one another. All
/// tiles have one range of heights. The error is one line that names the folder or the file: settings that
/// the program does not take, more tiles than there may be, a disk that is too small. Any thread; may be
/// cancelled. Takes the memory of the terrain once more where it is filled up or resampled.
[[nodiscard]] Result<TileExportReport> exportTiles(const Terrain& terrain, const std::string& folder,
                                                   const std::string& name, const TileSettings& settings,
                                                   const Progress& progress = {});

}  // namespace scarp
