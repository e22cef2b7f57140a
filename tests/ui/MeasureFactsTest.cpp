#include <gtest/gtest.h>

#include <algorithm>

#include "ui/measure/MeasureFacts.h"
#include "ui/widgets/Units.h"

namespace scarp::test {
namespace {

TEST(MeasureFacts, AreWrittenInUnitsThatFit) {
  EXPECT_EQ(distanceText(12.345), QStringLiteral("12.35 m"));
  EXPECT_EQ(distanceText(12345.0), QStringLiteral("12.35 km"));
  EXPECT_EQ(distanceText(0.0), QStringLiteral("0 m"));
  EXPECT_EQ(distanceText(0.12345), QStringLiteral("0.123 m"));
  EXPECT_EQ(areaText(2.5e6), QStringLiteral("2.500 km²"));
  EXPECT_EQ(volumeText(6.682e8), QStringLiteral("0.6682 km³"));
}

TEST(MeasureFacts, AreExactToo) {
  const AreaFigures figures{1234567.8, 2345678.9, 668195028.25, 28.5};
  const MeasureFacts facts = areaFacts(figures, VolumeBase::Kind::Fitted);
  const auto volume = std::ranges::find(facts, QStringLiteral("Cut (above)"), &MeasureFact::caption);
  ASSERT_NE(volume, facts.end());
  EXPECT_EQ(volume->exact, QStringLiteral("668195028.250 m³"));
}

TEST(MeasureFacts, AgainstAnEarlierGroundHigherIsFilled) {
  const AreaFigures figures{10.0, 11.0, 3.0, 5.0};
  const auto captionOf = [&](VolumeBase::Kind kind, const char* shown) {
    for (const MeasureFact& fact : areaFacts(figures, kind))
      if (fact.exact.startsWith(QLatin1String(shown))) return fact.caption;
    return QString();
  };
  EXPECT_TRUE(captionOf(VolumeBase::Kind::Height, "3.000").startsWith(QStringLiteral("Cut")));
  EXPECT_TRUE(captionOf(VolumeBase::Kind::Height, "5.000").startsWith(QStringLiteral("Fill")));
  EXPECT_TRUE(captionOf(VolumeBase::Kind::Earlier, "3.000").startsWith(QStringLiteral("Fill")));
  EXPECT_TRUE(captionOf(VolumeBase::Kind::Earlier, "5.000").startsWith(QStringLiteral("Cut")));
}

}  // namespace
}  // namespace scarp::test
