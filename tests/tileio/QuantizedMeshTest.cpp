#include <gtest/gtest.h>

#include "core/mesh/Decimation.h"
#include "core/mesh/MeshError.h"
#include "core/tileio/QuantizedMesh.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

struct Made {
  HeightRaster heights;
  GlobeTile tile;
};

Made madeTile(double tolerance) {
  Made made{fractalTerrain(kLatticeCells + 1, kLatticeCells + 1, 10.0, 10.0).heights,
            {8.0, 47.0, 8.1, 47.1, {}}};
  const auto mesh = Decimation::of(made.heights, {made.heights.rect()}, tolerance);
  made.tile.mesh = mesh->mesh(0);
  return made;
}

TEST(QuantizedMesh, ReadsBackAndHeightsAreWithinHalfAStep) {
  for (const double tolerance : {0.0, 0.5, 20.0, 1000.0}) {
    const Made made = madeTile(tolerance);
    const QuantizedTile tile = quantizedMesh(made.tile, made.heights);
    EXPECT_LT(tile.heightError, 300.0 / 32767.0);
    const auto same = proveQuantizedMesh(tile.bytes, made.tile, made.heights, tile.heightError);
    EXPECT_TRUE(same.ok()) << same.error().message;
  }
}

TEST(QuantizedMesh, AChangedByteOfTheVerticesOrTrianglesIsFound) {
  const Made made = madeTile(30.0);
  const QuantizedTile tile = quantizedMesh(made.tile, made.heights);
  const std::size_t vertices = made.tile.mesh.points.size();
  const std::size_t begin = 92, end = begin + 6 * vertices + 4 + 6 * made.tile.mesh.triangles.size();
  for (std::size_t i = begin; i < end; i += 29) {
    auto bytes = tile.bytes;
    bytes[i] ^= 0x41;
    EXPECT_FALSE(proveQuantizedMesh(bytes, made.tile, made.heights, tile.heightError).ok()) << i;
  }
  auto cut = tile.bytes;
  cut.pop_back();
  EXPECT_FALSE(proveQuantizedMesh(cut, made.tile, made.heights, tile.heightError).ok());
}

}  // namespace
}  // namespace scarp::test
