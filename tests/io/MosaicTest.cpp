#include <algorithm>
#include <cmath>
#include <filesystem>

#include "core/io/ImportPreview.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/io/TileLayout.h"
#include "core/io/TileNames.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

/// A part of a ground as a file of its own, raised by so much; columns are moved by `shift` samples.
struct Piece {
  GridRect rect;
  double raised = 0.0;
  int shift = 0;
};

class Ground {
 public:
  Ground(int columns, int rows, std::vector<double> samples, std::array<double, 6> place, int epsg)
      : columns_(columns), rows_(rows), samples_(std::move(samples)), place_(place), epsg_(epsg) {}

  [[nodiscard]] double at(const Piece& piece, int column, int row) const {
    const int from = std::clamp(column + piece.shift, 0, columns_ - 1);
    return samples_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                    static_cast<std::size_t>(from)] +
           piece.raised;
  }
  void write(const std::string& path, const Piece& piece) const {
    std::vector<double> values;
    for (int row = piece.rect.row0; row < piece.rect.row1; ++row)
      for (int column = piece.rect.column0; column < piece.rect.column1; ++column)
        values.push_back(at(piece, column, row));
    OutsideFile file;
    file.geoTransform = place_;
    (*file.geoTransform)[0] += place_[1] * piece.rect.column0;
    (*file.geoTransform)[3] += place_[5] * piece.rect.row0;
    file.epsg = epsg_;
    writeOutside(path, piece.rect.width(), piece.rect.height(), values, file);
  }

 private:
  int columns_, rows_;
  std::vector<double> samples_;
  std::array<double, 6> place_;
  int epsg_;
};

Ground madeGround(int columns, int rows) {
  const Terrain terrain = fractalTerrain(columns, rows);
  std::vector<double> samples;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      samples.push_back(static_cast<double>(terrain.heights.at(column, row)));
  return {columns, rows, std::move(samples), {400000.0, 30.0, 0.0, 4900000.0, 0.0, -30.0}, 32618};
}

ImportOptions tiles(std::vector<std::string> files, std::optional<ImportTiles::Missing> missing = {},
                    bool resample = false) {
  ImportOptions options;
  options.tiles = ImportTiles{std::move(files), missing, resample};
  return options;
}

/// Nine overlapping pieces of a ground, some changed.
std::vector<Piece> ninePieces(int columns, int rows, int overlap) {
  std::vector<Piece> pieces;
  for (int r = 0; r < 3; ++r)
    for (int c = 0; c < 3; ++c)
      pieces.push_back({GridRect{
          c * columns / 3 - (c > 0 ? overlap : 0), r * rows / 3 - (r > 0 ? overlap : 0),
          (c + 1) * columns / 3 + (c < 2 ? overlap : 0), (r + 1) * rows / 3 + (r < 2 ? overlap : 0)}});
  pieces[2].raised = -3.25;
  pieces[3].shift = 1;
  return pieces;
}

TEST(Mosaic, NineTilesTellTheirDisagreements) {
  constexpr int columns = 200, rows = 170, overlap = 9;
  const Ground ground = madeGround(columns, rows);
  const TempFolder folder;
  std::vector<Piece> pieces = ninePieces(columns, rows, overlap);
  // The middle one is missing.
  pieces.erase(pieces.begin() + 4);
  for (std::size_t i = 0; i < pieces.size(); ++i)
    ground.write(folder.file("t" + std::to_string(i) + ".tif"), pieces[i]);
  const auto imported = valueOf(importRaster(folder.path(), {}));
  EXPECT_EQ(imported.terrain.frame.columns, columns);
  EXPECT_EQ(imported.terrain.frame.rows, rows);
  EXPECT_DOUBLE_EQ(imported.terrain.georeference.geoTransform[0], 400000.0);
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      // The first that has it counts.
      const auto piece =
          std::ranges::find_if(pieces, [&](const Piece& p) { return p.rect.contains(column, row); });
      const float height = imported.terrain.heights.at(column, row);
      if (piece == pieces.end())
        ASSERT_TRUE(std::isnan(height)) << column << ", " << row;
      else
        ASSERT_EQ(height, static_cast<float>(ground.at(*piece, column, row))) << column << ", " << row;
    }

  const auto preview = valueOf(previewImport(folder.path()));
  ASSERT_TRUE(preview.layout.has_value());
  int disagree = 0;
  for (const TileOverlap& pair : preview.layout->overlaps) {
    const Piece &a = pieces[static_cast<std::size_t>(pair.first)],
                &b = pieces[static_cast<std::size_t>(pair.second)];
    const GridRect both = a.rect.intersected(b.rect);
    EXPECT_EQ(pair.rect, both);
    std::vector<double> differences;
    double greatest = 0.0;
    for (int row = both.row0; row < both.row1; ++row)
      for (int column = both.column0; column < both.column1; ++column) {
        differences.push_back(ground.at(a, column, row) - ground.at(b, column, row));
        greatest = std::max(greatest, std::abs(differences.back()));
      }
    std::ranges::nth_element(differences,
                             differences.begin() + static_cast<std::ptrdiff_t>(differences.size() / 2));
    EXPECT_EQ(pair.compared, both.area());
    EXPECT_NEAR(pair.greatest, greatest, 0.01);
    EXPECT_NEAR(pair.median, differences[differences.size() / 2], 0.01);
    disagree += greatest > 0.0 ? 1 : 0;
  }
  EXPECT_GE(disagree, 4);
  // Both files of the pair that was lowered, and by how much.
  EXPECT_TRUE(anyHolds(imported.warnings, "t1.tif and t2.tif disagree by up to 3.25 m"))
      << imported.warnings.front();
  EXPECT_TRUE(anyHolds(imported.warnings, "t1.tif is higher by 3.25 m"));
  // The missing one is sea by choice.
  const long long missing = imported.holes;
  const auto sea = valueOf(importRaster(folder.path(), tiles({}, ImportTiles::Missing::Sea)));
  EXPECT_EQ(sea.holes, 0);
  EXPECT_EQ(sea.terrain.heights.at(columns / 2, rows / 2), 0.0F);
  EXPECT_TRUE(anyHolds(sea.facts, std::to_string(missing) + " samples without a tile are sea"));
}

TEST(Mosaic, OfMoreFilesThanAreOpenAtOnceIsTheWhole) {
  constexpr int kAcross = 7, kDown = 7, kSide = 10;
  const TempFolder folder;
  const Ground ground = madeGround(kAcross * kSide, kDown * kSide);
  for (int tile = 0; tile < kAcross * kDown; ++tile) {
    const int column = tile % kAcross * kSide, row = tile / kAcross * kSide;
    ground.write(folder.file("t" + std::to_string(tile) + ".tif"),
                 {{column, row, column + kSide, row + kSide}});
  }
  const auto imported = valueOf(importRaster(folder.path(), {}));
  for (int row = 0; row < kDown * kSide; ++row)
    for (int column = 0; column < kAcross * kSide; ++column)
      ASSERT_EQ(imported.terrain.heights.at(column, row), static_cast<float>(ground.at({}, column, row)));
  writeBytes(folder.file("t37.tif"), "no raster");
  expectOneLine(importRaster(folder.path(), {}), {"t37.tif"});
}

TEST(Mosaic, ATileOffTheGridIsNamedOrResampled) {
  const TempFolder folder;
  const auto plane = [](const std::string& path, double west, double north, double cell, int side) {
    std::vector<double> values;
    for (int row = 0; row < side; ++row)
      for (int column = 0; column < side; ++column)
        values.push_back(100.0 + 0.5 * (west + cell * (column + 0.5)) - 0.25 * (north - cell * (row + 0.5)));
    OutsideFile file;
    file.type = "Float64";
    file.geoTransform = {west, cell, 0.0, north, 0.0, -cell};
    file.epsg = 32618;
    writeOutside(path, side, side, values, file);
  };
  plane(folder.file("a.tif"), 0.0, 1000.0, 10.0, 20);
  plane(folder.file("b.tif"), 200.0, 1000.0, 10.0, 20);
  plane(folder.file("c.tif"), 400.0 - 3.0, 1000.0, 10.0, 20);
  expectOneLine(importRaster(folder.path(), {}), {"c.tif", "-0.3 columns", "off the grid"});
  const auto resampled = valueOf(importRaster(folder.path(), tiles({}, {}, true)));
  const Terrain& terrain = resampled.terrain;
  ASSERT_EQ(terrain.frame.columns, 60);
  for (int column = 0; column < 58; ++column) {
    if (column >= 40 && column < 42) continue;  // At its border there are no four samples.
    ASSERT_NEAR(terrain.heights.at(column, 10), 100.0 + 5.0 * (column + 0.5) - 0.25 * 895.0, 1e-3) << column;
  }
  plane(folder.file("d.tif"), 600.0, 1000.0, 7.0, 20);
  std::filesystem::remove(folder.file("c.tif"));
  expectOneLine(importRaster(folder.path(), {}), {"d.tif", "7 x 7", "10 x 10"});
}

TEST(Mosaic, WhatCannotBeATileIsOneLineThatNamesIt) {
  const TempFolder folder;
  const Ground ground = madeGround(40, 40);
  ground.write(folder.file("a.tif"), {{0, 0, 20, 20}});
  writeOutside(folder.file("b.tif"), 20, 20, std::vector<double>(400, 1.0));
  expectOneLine(importRaster(folder.path(), {}), {"b.tif", "neither in itself nor by its name"});
  std::filesystem::remove(folder.file("b.tif"));
  OutsideFile other;
  other.geoTransform = {400000.0, 30.0, 0.0, 4900000.0, 0.0, -30.0};
  other.epsg = 32619;
  writeOutside(folder.file("c.tif"), 20, 20, std::vector<double>(400, 1.0), other);
  expectOneLine(importRaster(folder.path(), {}), {"has another CRS"});
  const TempFolder empty;
  expectOneLine(importRaster(empty.path(), {}), {"folder without files"});
}

TEST(TileNames, PutTilesWhereTheyLie) {
  const auto srtm = placeByName("x/N44W072.png", 3601, 3601);
  ASSERT_TRUE(srtm.has_value());
  EXPECT_NEAR(srtm->geoTransform[0], -72.0 - 0.5 / 3600.0, 1e-12);
  EXPECT_NEAR(srtm->geoTransform[3], 45.0 + 0.5 / 3600.0, 1e-12);
  EXPECT_FALSE(placeByName("N44W072.png", 1000, 1000));
  const auto copernicus = placeByName("Copernicus_DSM_COG_10_S01_00_E006_00_DEM.tif", 3600, 3600);
  ASSERT_TRUE(copernicus.has_value());
  EXPECT_NEAR(copernicus->geoTransform[0], 6.0 - 0.5 / 3600.0, 1e-12);
  EXPECT_NEAR(copernicus->geoTransform[3], 0.5 / 3600.0, 1e-12);
  EXPECT_TRUE(missingIsSea("Copernicus_DSM_COG_10_S01_00_E006_00_DEM.tif"));
  const auto usgs = placeByName("USGS_13_n50w123.tif", 10812, 10812);
  ASSERT_TRUE(usgs.has_value());
  EXPECT_NEAR(usgs->geoTransform[0], -123.0 - 6.0 / 10800.0, 1e-12);
  EXPECT_NEAR(usgs->geoTransform[3], 50.0 + 6.0 / 10800.0, 1e-12);
  const auto swiss = placeByName("swissalti3d_2019_2600-1200_0.5_2056_5728.tif", 2000, 2000);
  ASSERT_TRUE(swiss.has_value());
  EXPECT_EQ(swiss->geoTransform[0], 2600000.0);
  EXPECT_EQ(swiss->geoTransform[3], 1201000.0);
}

std::vector<GridTile> numbered(const std::vector<std::string>& paths) {
  const auto numbers = numbersOf(paths);
  return numbers ? numbers->tiles : std::vector<GridTile>();
}

TEST(TileNames, NumbersAreReadFromAllNamesTogether) {
  const std::vector<GridTile> square{{0, 0}, {1, 0}, {0, 1}, {1, 1}};
  EXPECT_EQ(numbered({"a/r_x0_y0.png", "a/r_x1_y0.png", "a/r_x0_y1.png", "a/r_x1_y1.png"}), square);
  EXPECT_EQ(numbered({"t-01-01.exr", "t_00-01.exr", "t-01_00.exr", "t_00_00.exr"}), square);
  EXPECT_EQ(numbered({"t0-0.r16", "t1-0.r16", "t0-1.r16", "t1-1.r16"}), square);
  EXPECT_EQ(numbered({"H_y01_x01.png", "H_y01_x02.png", "H_y02_x01.png", "H_y02_x02.png"}), square);
  EXPECT_EQ(numbered({"Tile_r3_c7.png", "Tile_r3_c8.png", "Tile_r4_c7.png", "Tile_r4_c8.png"}), square);
  // Of a size that all have; a hole where the names say which number is which.
  EXPECT_EQ(numbered({"h_512_x0_y0.png", "h_512_x4_y2.png"}), (std::vector<GridTile>{{0, 0}, {4, 2}}));
  EXPECT_EQ(numbered({"rock_x12_y3.r16"}), (std::vector<GridTile>{{0, 0}}));
  EXPECT_FALSE(numbersOf(std::vector<std::string>{"t_0_0.png", "t_1_1.png", "t_1_0.png"})) << "no whole grid";
  EXPECT_FALSE(numbersOf(std::vector<std::string>{"dem_2022.tif", "dem_2023.tif"}));
  EXPECT_FALSE(numbersOf(std::vector<std::string>{"north_0_1.tif", "south_0_2.tif"}));
  EXPECT_FALSE(numbersOf(std::vector<std::string>{"t_x0_y0_1.tif", "t_x0_y0_2.tif"}));
  EXPECT_FALSE(numbersOf(std::vector<std::string>{}));
}

TEST(TileNames, APatternSaysWhatTheNumbersAre) {
  const auto match = [](const char* pattern, const char* name) {
    const auto parsed = TilePattern::parse(pattern);
    EXPECT_TRUE(parsed.ok()) << pattern;
    return parsed ? parsed->match(name) : std::nullopt;
  };
  EXPECT_EQ(match("rock_{x}_{y}", "a/b/rock_07_-2.png"), (GridTile{7, -2}));
  EXPECT_EQ(match("{row}-{column}_*", "3-12_2024-05.tif"), (GridTile{12, 3}));
  EXPECT_EQ(match("H({x}+{y}).R16", "h(1+2).r16"), (GridTile{1, 2}));
  EXPECT_FALSE(match("rock_{x}_{y}", "rock_1_2_3.png"));
  EXPECT_FALSE(match("rock_{x}_{y}", "rock_1_b.png"));
  EXPECT_FALSE(match("rock_{x}_{y}.png", "rock_1_2.tif"));
  EXPECT_TRUE(TilePattern::parse("{x}{y}")->rowsToNorth());
  EXPECT_FALSE(TilePattern::parse("{x}{row}")->rowsToNorth());
  for (const char* wrong : {"", "rock", "{x}", "{x}_{x}_{y}", "{x}_{y}_{row}", "{x}_{z}", "{x}_{y"})
    expectOneLine(TilePattern::parse(wrong), {"tile pattern '" + std::string(wrong).substr(0, 60) + "'"});
  EXPECT_EQ(match("*_{x}_{y}", "t_12_34_56"), (GridTile{34, 56}));
  const std::string evil = "*a*a*a*a*a*a*a*a*a*a*a*a{x}{y}";
  EXPECT_FALSE(match(evil.c_str(), std::string(200, 'a').c_str()));
}

TEST(TileNames, FilesByAPatternHaveNumbersOfTheirOwn) {
  const std::vector<std::string> files{"d/t_4_1.raw", "d/t_5_1.raw", "d/t_4_2.raw"};
  const auto numbers = valueOf(numbersBy("t_{x}_{y}", files));
  EXPECT_EQ(numbers.tiles, (std::vector<GridTile>{{0, 0}, {1, 0}, {0, 1}}));
  EXPECT_EQ(numbers.rowsToNorth, true);
  expectOneLine(numbersBy("t_{x}_{y}", std::vector<std::string>{"t_1_1.raw", "t_01_1.raw"}),
                {"t_01_1.raw", "same numbers as t_1_1.raw"});
  expectOneLine(numbersBy("t_{x}_{y}", std::vector<std::string>{"t_1_1.raw", "u_1_1.raw"}),
                {"u_1_1.raw", "tile pattern"});
}

TEST(Mosaic, TilesAreLaidByAPattern) {
  const TempFolder folder;
  const int columns = 3, rows = 2, side = 9;
  const Terrain whole = fractalTerrain(columns * side, rows * side);
  const auto write = [&](const std::string& name, int column, int row) {
    std::vector<double> samples;
    for (int r = 0; r < side; ++r)
      for (int c = 0; c < side; ++c)
        samples.push_back(double{whole.heights.at(column * side + c, row * side + r)});
    writeOutside(folder.file(name), side, side, samples);
  };
  // Numbers that no rule explains: rows from the south, a date, and a file that is not a tile.
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      write("2024_" + std::to_string(10 * (row + column) + 3) + "_" + std::to_string(rows - row) + "-" +
                std::to_string(column + 9) + ".tif",
            column, row);
  write("overview.tif", 0, 0);
  ImportOptions options;
  EXPECT_FALSE(importRaster(folder.path(), options).ok());
  options.tiles.emplace().pattern = "2024_*_{y}-{x}";
  const auto read = valueOf(importRaster(folder.path(), options));
  expectSameHeights({whole.frame, {}, whole.heights}, {whole.frame, {}, read.terrain.heights});
  options.tiles->pattern = "2024_*_{row}-{x}";
  const auto turned = valueOf(importRaster(folder.path(), options));
  EXPECT_EQ(turned.terrain.heights.at(0, 0), whole.heights.at(0, side));
  options.tiles->pattern = "2023_*_{y}-{x}";
  expectOneLine(importRaster(folder.path(), options), {"no name of a file in it matches", "2023_"});
  options.tiles->pattern = "2024";
  expectOneLine(importRaster(folder.path(), options), {"it needs one placeholder x or column"});
}

TEST(Mosaic, APatternPrevailsOverPositionsInTheFiles) {
  const TempFolder folder;
  // Both files state the same position.
  for (int column = 0; column < 2; ++column)
    writeOutside(folder.file("t_" + std::to_string(column) + "_0.tif"), 4, 4,
                 std::vector<double>(16, column + 1.0),
                 {.geoTransform = {{1000.0, 5.0, 0.0, 2000.0, 0.0, -5.0}}, .epsg = 32633});
  ImportOptions options;
  options.tiles.emplace().pattern = "t_{x}_{y}";
  const auto read = valueOf(importRaster(folder.path(), options));
  EXPECT_EQ(read.terrain.frame.columns, 8);
  EXPECT_EQ(read.terrain.heights.at(7, 0), 2.0F);
  EXPECT_EQ(read.terrain.georeference.geoTransform[0], 1000.0);
}

TEST(Mosaic, TilesAreLaidAsProgramsNumberThem) {
  constexpr int columns = 4, rows = 3;
  struct Case {
    int side;  ///< Samples; odd: neighbours share a row or column.
    bool south;
    std::function<std::string(int column, int row)> file;
  };
  const auto text = [](int number) { return std::to_string(number); };
  const std::vector<Case> cases{{32, true, [&](int c, int r) { return "H_y" + text(r) + "_x" + text(c); }},
                                {32, false, [&](int c, int r) { return "T_" + text(r) + "_" + text(c); }},
                                {33, true, [&](int c, int r) { return "S" + text(r) + "_" + text(c); }},
                                {33, false, [&](int c, int r) { return "T_" + text(c) + "_" + text(r); }}};
  for (const Case& one : cases) {
    SCOPED_TRACE(one.file(1, 2));
    const TempFolder folder;
    const int step = one.side - one.side % 2;
    const Terrain whole = fractalTerrain(columns * step + one.side % 2, rows * step + one.side % 2);
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column) {
        std::vector<double> samples;
        for (int r = 0; r < one.side; ++r)
          for (int c = 0; c < one.side; ++c)
            samples.push_back(double{whole.heights.at(column * step + c, row * step + r)});
        writeOutside(folder.file(one.file(column, one.south ? rows - 1 - row : row) + ".tif"), one.side,
                     one.side, samples);
      }
    const auto read = valueOf(importRaster(folder.path(), {}));
    expectSameHeights(whole, read.terrain);
  }
}

}  // namespace
}  // namespace scarp::test
