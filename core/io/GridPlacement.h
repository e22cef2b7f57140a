#pragma once

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/io/RasterImport.h"
#include "core/io/SampleSource.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// Notes of an import.
struct ImportNotes {
  std::vector<Message> warnings;
  std::vector<ImportSetting> doubts;  ///< Each once.

  void warn(Message text, std::initializer_list<ImportSetting> settings = {}) {
    warnings.push_back(std::move(text));
    for (const ImportSetting setting : settings)
      if (std::ranges::find(doubts, setting) == doubts.end()) doubts.push_back(setting);
  }
  void add(const ImportNotes& others) {
    for (const Message& text : others.warnings) warn(text);
    for (const ImportSetting setting : others.doubts)
      if (std::ranges::find(doubts, setting) == doubts.end()) doubts.push_back(setting);
  }
};

/// Where a raster lies: its local frame and its place in the world, without the vertical part.
struct GridPlacement {
  GridFrame frame;
  GeoReference georeference;
  ImportNotes notes;
};

/// Derives metres from what the file says. Degrees are taken at the middle latitude on the CRS's
/// ellipsoid, feet by the CRS's unit, and numbers without a CRS as metres. `cellSize`, metres, overrides
/// the file (its origin is kept). The error names the path.
Result<GridPlacement> placeGrid(const std::string& path, const SourceInfo& info,
                                std::optional<double> cellSize);

/// Fills in the vertical part of the reference; the person's unit goes before the file's.
void noteUnit(const SourceInfo& info, const ImportOptions& options, GeoReference& reference,
              ImportNotes& notes);

/// Overrules which row is the first; the place in the world stays.
void orderRows(GridPlacement& placement, RowOrder order);

/// The geotransform for the same data stored with its other end first.
[[nodiscard]] std::array<double, 6> turnedGeoTransform(const std::array<double, 6>& transform, int rows);

}  // namespace scarp
