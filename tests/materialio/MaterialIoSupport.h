#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/materialio/MaterialExport.h"
#include "core/terrain/Terrain.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {

/// A terrain and what lies on it.
struct PaintedGround {
  Terrain terrain;
  std::vector<Material> materials;
  /// By materials; row by row. Their sum is 255 or, in holes, 0.
  std::vector<std::vector<std::uint8_t>> weights;
  MaterialMap map;

  [[nodiscard]] MaterialGround ground() const { return {terrain, map, materials}; }
  [[nodiscard]] std::size_t samples() const { return weights[0].size(); }
};

/// So many materials with ids 10, 20 …, of which up to `together` lie at a sample, in patches and alone, and
/// some holes.
[[nodiscard]] PaintedGround paintedGround(int columns, int rows, int materials, int together,
                                          unsigned seed = 1);
/// The same with weights of one's own.
[[nodiscard]] PaintedGround groundWith(const Terrain& terrain,
                                       std::vector<std::vector<std::uint8_t>> weights);

/// All bands of a raster as GDAL sees them.
struct OutsideBands {
  int columns = 0, rows = 0;
  std::vector<std::vector<double>> bands;
  std::vector<std::string> names, types, colours;
  std::optional<std::array<double, 6>> geoTransform;
  std::string wkt;
  bool hasProfile = false;
};
[[nodiscard]] OutsideBands readOutsideBands(const std::string& path);

/// The bits of a channel of an OpenEXR picture, by OpenEXR itself.
[[nodiscard]] std::vector<std::uint32_t> exrBits(const std::string& path, const std::string& channel);
/// Writes such a picture.
void writeExrBits(const std::string& path, const std::string& channel, int columns, int rows,
                  const std::vector<std::uint32_t>& bits);

/// What is lost of weights where `kept` is left, by materials: greatest and mean over samples that are no
/// holes.
[[nodiscard]] WeightLoss lossBetween(const PaintedGround& ground,
                                     const std::vector<std::vector<std::uint8_t>>& kept);

}  // namespace scarp::test
