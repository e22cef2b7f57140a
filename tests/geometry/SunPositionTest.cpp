#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/geometry/SunPosition.h"

namespace scarp {
namespace {

/// The angle between two directions to the sun, degrees.
double apart(const SunPosition& a, const SunPosition& b) {
  constexpr double kRadians = 3.14159265358979323846 / 180.0;
  const double ea = a.elevation * kRadians, eb = b.elevation * kRadians;
  const double cosine = std::sin(ea) * std::sin(eb) +
                        std::cos(ea) * std::cos(eb) * std::cos((a.azimuth - b.azimuth) * kRadians);
  return std::acos(std::min(cosine, 1.0)) / kRadians;
}

struct SunCase {
  const char* time;
  EarthPlace place;
  double azimuth, zenith;
};

constexpr EarthPlace kAuckland{-36.840556, 174.74}, kBrasilia{-15.793889, -47.882778},
    kLongyearbyen{78.22, 15.65}, kSingapore{1.283333, 103.833333};

// NREL's own SPA program, at 1000 hPa and 10 °C, ΔT = 0; as published with klausbrunner/solarpositioning.
const std::vector<SunCase> kSpa{
    {"1910-03-15T00:30:00Z", kAuckland, 0.188643, 34.269919},
    {"1910-12-15T15:30:00Z", kBrasilia, 215.571686, 9.279282},
    {"1910-06-15T09:30:00Z", kLongyearbyen, 155.594211, 55.848996},
    {"2010-03-15T03:30:00Z", kAuckland, 299.087594, 53.909325},
    {"2010-03-15T06:30:00Z", kAuckland, 268.277401, 88.368814},
    {"2010-06-15T03:30:00Z", kAuckland, 315.749511, 74.707383},
    {"2010-06-15T12:30:00Z", kAuckland, 171.709584, 166.352971},
    {"2010-09-15T18:30:00Z", kAuckland, 85.646656, 88.599396},
    {"2010-12-15T15:30:00Z", kBrasilia, 215.325977, 9.278971},
    {"2010-09-15T12:30:00Z", kBrasilia, 67.595957, 43.034097},
    {"2010-06-15T00:30:00Z", kLongyearbyen, 21.613694, 77.537134},
    {"2010-06-15T18:30:00Z", kLongyearbyen, 297.093417, 71.633251},
    {"2010-12-15T12:30:00Z", kLongyearbyen, 202.847721, 102.475749},
    {"2010-03-15T06:30:00Z", kSingapore, 259.794538, 19.383306},
    {"2010-12-15T00:30:00Z", kSingapore, 115.389032, 69.810409},
    {"2110-03-15T03:30:00Z", kAuckland, 298.996448, 53.845760},
    {"2110-09-15T12:30:00Z", kBrasilia, 67.521501, 43.103120},
    {"2110-06-15T03:30:00Z", kSingapore, 44.579003, 31.876843},
};

TEST(SunPosition, AgreesWithNrelOverTwoCenturies) {
  double worst = 0.0;
  for (const SunCase& c : kSpa) {
    const SunPosition sun = sunPosition(parseUtcTime(c.time).value(), c.place);
    const double off = apart(sun, {c.azimuth, 90.0 - c.zenith});
    EXPECT_LT(off, 0.01) << c.time << " at " << c.place.latitude << ": " << sun.azimuth << ", "
                         << 90.0 - sun.elevation;
    worst = std::max(worst, off);
  }
  RecordProperty("worst_degrees", std::to_string(worst));
}

// Reda & Andreas 2003, the worked example (A.5): Golden, Colorado; their 820 hPa lift the sun by a minute
// less.
TEST(SunPosition, AgreesWithTheWorkedExampleOfSpa) {
  const SunPosition sun =
      sunPosition(parseUtcTime("2003-10-17T12:30:30-07:00").value(), {39.742476, -105.1786});
  EXPECT_NEAR(sun.azimuth, 194.34024, 0.01);
  EXPECT_NEAR(90.0 - sun.elevation, 50.11162, 0.01);
}

}  // namespace
}  // namespace scarp
