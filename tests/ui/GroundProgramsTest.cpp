#include "tests/ui/RenderHarness.h"
#include "ui/render/PatchBatch.h"

namespace scarp {
namespace {

TEST(GroundPrograms, EachModeCompilesBareAndWithEverythingOnIt) {
  const test::RenderHarness harness(16, 16);
  using P = GroundPrograms;
  for (const bool fine : {false, true}) {
    auto programs = GroundPrograms::create(fine ? 32 : 16, fine);
    ASSERT_TRUE(programs);
    for (int mode = 0; mode < kShadingModes; ++mode) {
      const auto shading = static_cast<ShadingMode>(mode);
      EXPECT_TRUE(programs.value().get({shading, FractionsAs::Nothing, false, false, false}, 0U)) << mode;
      GroundLook relief{shading};
      relief.fineMaterials = true;
      relief.shadows = true;
      EXPECT_TRUE(programs.value().get(relief, P::Detail | P::Textures)) << mode;
      for (const FractionsAs with : {FractionsAs::Colours, FractionsAs::Light})
        EXPECT_TRUE(programs.value().get({shading, with, true, true, true},
                                         P::Holes | P::Morph | P::Brush | P::Water | P::Detail | P::Textures))
            << mode;
    }
    for (const unsigned with : {0U, P::Holes | 0U, P::Water | 0U, P::Holes | P::Water})
      EXPECT_TRUE(programs.value().get({}, P::Wall | with));
  }
}

TEST(GroundPrograms, WallsOfAllModesAreOneProgram) {
  const test::RenderHarness harness(16, 16);
  auto programs = GroundPrograms::create(16, false);
  ASSERT_TRUE(programs);
  using P = GroundPrograms;
  EXPECT_EQ(
      programs.value().get({ShadingMode::Slope, FractionsAs::Colours, true, false, true}, P::Wall | P::Brush),
      programs.value().get({ShadingMode::Clay, FractionsAs::Nothing, false, false, false},
                           P::Wall | P::Morph));
}

}  // namespace
}  // namespace scarp
