#pragma once

#include <string>

#include "core/io/RasterImport.h"
#include "core/terrain/Terrain.h"
#include "tests/support/RealData.h"

namespace scarp::test {

inline Terrain realGround(const std::string& path) {
  auto imported = importRaster(path);
  EXPECT_TRUE(imported.ok());
  return imported->terrain;
}

}  // namespace scarp::test
