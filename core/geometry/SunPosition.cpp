#include "core/geometry/SunPosition.h"

#include <cmath>
#include <numbers>

namespace scarp {

namespace {

constexpr double kRadians = std::numbers::pi / 180.0;

double sine(double degrees) { return std::sin(degrees * kRadians); }
double cosine(double degrees) { return std::cos(degrees * kRadians); }

/// Where the sun is among the stars, and how far the earth has turned, degrees.
struct Sky {
  double rightAscension, declination, siderealTime;
};

Sky skyAt(UtcTime time) {
  // Days from noon of the first of January 2000, the epoch J2000.0.
  constexpr double kEpoch = 946728000.0;  // of Unix
  const double days = (static_cast<double>(time.time_since_epoch().count()) - kEpoch) / 86400.0;
  // The sun's own clock, which the earth's turning lags behind by a minute these days, is taken for the same:
  // it moves 0.001° in that.
  const double t = days / 36525.0;
  const double meanLongitude = 280.46646 + t * (36000.76983 + t * 0.0003032);  // Meeus 25.2
  const double anomaly = 357.52911 + t * (35999.05029 - t * 0.0001537);        // 25.3
  const double centre = (1.914602 - t * (0.004817 + t * 0.000014)) * sine(anomaly) +
                        (0.019993 - t * 0.000101) * sine(2.0 * anomaly) + 0.000289 * sine(3.0 * anomaly);
  const double node = 125.04 - 1934.136 * t;
  const double nutation = -0.00478 * sine(node);
  const double longitude = meanLongitude + centre - 0.00569 + nutation;
  const double obliquity =
      23.439291 - t * (0.0130042 + t * (1.64e-7 - t * 5.04e-7)) + 0.00256 * cosine(node);  // 22.2, 25.8
  const double turned =
      280.46061837 + 360.98564736629 * days + t * t * (0.000387933 - t / 38710000.0);     // 12.4
  return {std::atan2(cosine(obliquity) * sine(longitude), cosine(longitude)) / kRadians,  // 25.6
          std::asin(sine(obliquity) * sine(longitude)) / kRadians,                        // 25.7
          turned + nutation * cosine(obliquity)};
}

/// By how much the air lifts what is at an elevation without it; Sæmundsson 1986 (Meeus 16.4).
double refraction(double elevation) {
  constexpr double kLowest = -1.0;  // The whole sun is down.
  return elevation < kLowest ? 0.0
                             : 1.02 / 60.0 / std::tan((elevation + 10.3 / (elevation + 5.11)) * kRadians);
}

}  // namespace

SunPosition sunPosition(UtcTime time, const EarthPlace& place) {
  const Sky sky = skyAt(time);
  const double hourAngle = sky.siderealTime + place.longitude - sky.rightAscension;
  const double up = sine(place.latitude) * sine(sky.declination) +
                    cosine(place.latitude) * cosine(sky.declination) * cosine(hourAngle);  // 13.6
  const double north = cosine(place.latitude) * sine(sky.declination) -
                       sine(place.latitude) * cosine(sky.declination) * cosine(hourAngle);
  const double east = -cosine(sky.declination) * sine(hourAngle);
  double elevation = std::atan2(up, std::hypot(north, east)) / kRadians;
  elevation -= 0.00244 * cosine(elevation);  // Parallax: the earth's radius against the sun's distance.
  const double azimuth = std::atan2(east, north) / kRadians;
  return {azimuth < 0.0 ? azimuth + 360.0 : azimuth, elevation + refraction(elevation)};
}

}  // namespace scarp
