#include <gtest/gtest.h>

#include "core/io/EnginePreset.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

TEST(EnginePreset, UnknownNamesListTheKnown) {
  expectOneLine(findPreset("quake"), {"quake", "unity", "unreal", "terrain3d", "blender"});
}

TEST(EnginePreset, FormatsThatAnEngineDoesNotReadNameThoseThatItDoes) {
  const auto preset = [](const char* name) -> const EnginePreset& { return **findPreset(name); };
  EXPECT_TRUE(checkFormat(preset("unreal"), RasterFormat::Png).ok());
  EXPECT_TRUE(checkFormat(preset("terrain3d"), RasterFormat::Exr).ok());
  expectOneLine(checkFormat(preset("unity"), RasterFormat::Png), {"Unity", ".r16, .raw"});
  expectOneLine(checkFormat(preset("unreal"), RasterFormat::Exr), {"Unreal", ".png, .r16, .raw"});
}

}  // namespace
}  // namespace scarp::test
