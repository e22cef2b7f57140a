#include <gtest/gtest.h>

#include "core/scene/AnalysisChoice.h"

namespace scarp {
namespace {

TEST(AnalysisChoice, HoldsTheSettingsOfEachKind) {
  AnalysisChoice choice = analysisSuiting({327, 468, 30.0, 30.0});
  EXPECT_FALSE(choice.settings());
  choice.kind = AnalysisKind::Viewshed;
  EXPECT_EQ(choice.settings(), AnalysisSettings(choice.viewshed));
  choice.kind = AnalysisKind::SunShadow;
  EXPECT_EQ(choice.settings(), AnalysisSettings(choice.sun));
  choice.kind = AnalysisKind::SkyView;
  EXPECT_EQ(choice.settings(), AnalysisSettings(choice.sky));
  EXPECT_EQ(choice.sky.distance, 960.0);
  EXPECT_EQ(choice.viewshed.radius, 18000.0);
  EXPECT_EQ(analysisSuiting({10001, 10001, 30.0, 30.0}).viewshed.radius, 20000.0);
}

}  // namespace
}  // namespace scarp
