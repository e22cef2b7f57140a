#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/SampleSource.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// A raster file, as much of it as lies around a terrain. One thread.
class PlacedSource {
 public:
  /// The error is one line that begins with the path; nothing of it lying on the terrain is one.
  [[nodiscard]] static Result<PlacedSource> open(const std::string& path, const Terrain& onto);

  [[nodiscard]] SampleSource& source() { return *source_; }
  [[nodiscard]] const SourceInfo& info() const { return source_->info(); }
  /// Where its samples lie, the northern row first; heights 0.
  [[nodiscard]] const Terrain& grid() const { return grid_; }

  /// Some rows of the grid, from a multiple of a tile's height on; row by row.
  using Rows = std::function<Result<void>(int row, std::span<const double> samples)>;
  /// All rows, as SampleSource::read() or, `codes`, readCodes() of a band gives them.
  [[nodiscard]] Result<void> read(int band, bool codes, const Progress& progress, const Rows& take);

 private:
  PlacedSource(std::unique_ptr<SampleSource> source, Terrain grid, const GridRect& window, bool turned)
      : source_(std::move(source)), grid_(std::move(grid)), window_(window), turned_(turned) {}

  std::unique_ptr<SampleSource> source_;
  Terrain grid_;
  GridRect window_;  ///< Of the file's samples, northern row first.
  bool turned_;      ///< The file has the southern row first.
};

}  // namespace scarp
