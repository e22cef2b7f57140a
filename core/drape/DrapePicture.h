#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/drape/DrapeColours.h"
#include "core/drape/DrapeOrigin.h"
#include "core/geometry/Vec.h"
#include "core/io/CrsInfo.h"
#include "core/io/SampleSource.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// From a terrain's grid to the picture that lies on it: by the place in the world where both say where they
/// lie, from one CRS to the other; else from corner to corner, the picture's border on the terrain's
/// outermost samples. One thread.
class DrapePlacement {
 public:
  /// The error is one line that begins with the path: no way between the CRSs, or a place that is none.
  [[nodiscard]] static Result<DrapePlacement> make(const std::string& path, const SourceInfo& picture,
                                                   const GridFrame& frame, const GeoReference& reference);

  [[nodiscard]] bool stretched() const { return !byPlace_; }
  /// Columns and rows of the grid (samples at whole numbers) become places in the picture (its first pixel's
  /// corner at 0, 0); not finite where there is none.
  void toPicture(std::span<double> x, std::span<double> y) const;
  /// The grid's place of one in the picture.
  [[nodiscard]] std::optional<Vec2> toGrid(Vec2 inPicture) const;

 private:
  DrapePlacement() = default;

  bool byPlace_ = false, wraps_ = false;
  double turn_ = 360.0;                ///< All around the earth in the picture's unit, where it is of angles.
  double width_ = 1.0, height_ = 1.0;  ///< Of the picture.
  std::array<double, 6> gridToWorld_{}, worldToGrid_{}, pictureToWorld_{}, worldToPicture_{};
  CrsWay there_, back_;  ///< Null: the same CRS.
};

inline constexpr int kDrapePoints = 65;  ///< A side, of pointsOver().
struct GridPoints {
  std::vector<double> columns, rows;
};
/// Even points over a terrain's grid, from corner to corner.
[[nodiscard]] GridPoints pointsOver(const GridFrame& frame);

/// A square of texels over a terrain's grid.
struct DrapeSquare {
  double column = 0.0, row = 0.0;  ///< Of the first texel's middle; samples stand at whole numbers.
  double texel = 1.0;              ///< Side, in cells.
  int side = 1;                    ///< Texels, ≥ 2.
};

/// Texels row by row: sRGB red, green, blue times alpha, and alpha, 8 bits each. Empty: all transparent.
using DrapeTexels = std::vector<std::array<std::uint8_t, 4>>;

/// What is known of a drape once its file is open.
struct DrapeFacts {
  int columns = 0, rows = 0;  ///< Of the picture.
  bool stretched = false;  ///< From corner to corner of the terrain: one of them does not say where it lies.
  /// The part of the terrain's grid that it covers, columns and rows; empty where it lies elsewhere.
  GridRect covered;
  /// Its middle on the grid, which may be off the terrain; nothing where that cannot be told.
  std::optional<Vec2> middle;
  double perCell =
      1.0;  ///< Pixels of the picture along a side of a cell, about, in the middle of the terrain.
  bool overviews = false;  ///< Coarse looks need not decode all of it.
};

/// A picture file laid over a terrain's grid: draws squares of it, at the resolution that is asked for. Read
/// by scarp-reader, as much as a square needs. One thread at a time.
class DrapePicture {
 public:
  /// The error is one line that begins with the path.
  [[nodiscard]] static Result<DrapePicture> open(const DrapeOrigin& origin, const GridFrame& frame,
                                                 const GeoReference& reference,
                                                 const Progress& progress = {});

  [[nodiscard]] const DrapeFacts& facts() const { return facts_; }
  [[nodiscard]] const DrapeColours& colours() const { return colours_; }

  /// Texels are bilinear between the picture's pixels, or, of finer pictures, between means by area of as
  /// many whole pixels as go into a texel; of a palette the nearest. Where a texel's middle lies in the
  /// picture is exact to 1/64 of what it is read from: interpolated between points 16 texels apart where that
  /// is good enough, else computed for each.
  [[nodiscard]] Result<DrapeTexels> draw(const DrapeSquare& square, const Progress& progress = {});

 private:
  DrapePicture(std::string path, std::unique_ptr<SampleSource> source, DrapePlacement placement,
               DrapeColours colours)
      : path_(std::move(path)),
        source_(std::move(source)),
        placement_(std::move(placement)),
        colours_(std::move(colours)) {}
  void look(const GridFrame& frame);

  std::string path_;
  std::unique_ptr<SampleSource> source_;
  DrapePlacement placement_;
  DrapeColours colours_;
  DrapeFacts facts_;
};

}  // namespace scarp
