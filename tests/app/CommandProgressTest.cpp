#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

TEST(CommandProgress, AfterCtrlCNothingHalfWrittenIsLeft) {
  const TempFolder folder;
  ASSERT_TRUE(exportRaster(fractalTerrain(1500, 1500), folder.file("a.tif")).ok());
  const std::string out = folder.file("b.tif");
  writeBytes(out, "old");
  expectRefusal(
      interruptProgram({"bake", folder.file("a.tif"), "-o", out, "--kind", "ambient", "--directions", "128"}),
      1, {"cancelled"});
  expectRefusal(interruptProgram({"bake", folder.file("a.tif"), "-o", out, "--kind", "shadow", "--elevation",
                                  "2", "--softness", "1"}),
                1, {"cancelled"});
  expectRefusal(interruptProgram({"convert", folder.file("a.tif"), out, "--resample", "9000x9000"}), 1,
                {"cancelled"});
  const std::string script = folder.file("s.json");
  writeBytes(script, R"({"scarp": 1, "operations": [{"op": "reshape", "reshape": "resample", "columns": 9001,
      "rows": 9001}]})");
  expectRefusal(interruptProgram({"run", script, "--in", folder.file("a.tif"), "-o", out}), 1, {"cancelled"});
  EXPECT_EQ(readBytes(out), "old");
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"a.tif", "b.tif", "s.json"}));
}

}  // namespace
}  // namespace scarp::test
