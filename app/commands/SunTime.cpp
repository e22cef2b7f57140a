#include "app/commands/SunTime.h"

#include <cmath>
#include <cstdio>

#include "app/commands/NumberChecks.h"
#include "core/io/TerrainPlace.h"

namespace scarp {

namespace {

std::string oneDecimal(double number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", number);
  return text;
}

Result<TerrainPlace> placeOf(const Terrain& terrain, const std::string& name, const SunTime& sun) {
  if (sun.latitude && sun.longitude) return TerrainPlace{{*sun.latitude, *sun.longitude}, 0.0};
  auto place = placeOnEarth(terrain);
  if (!place) return errorIn(name, "%1; --latitude and --longitude tell it", place.error().message);
  return place;
}

}  // namespace

CLI::Option* addSunTimeOptions(CLI::App& command, SunTime& sun, const std::string& group) {
  CLI::Option* time =
      command
          .add_option_function<std::string>(
              "--sun-at",
              [&sun](const std::string& text) {
                const Result<UtcTime> parsed = parseUtcTime(text);
                if (!parsed) throw CLI::ValidationError("--sun-at", parsed.error().text());
                sun.time = *parsed;
                sun.text = text;
              },
              "The sun as it stands over the terrain at a time, 2024-06-21T15:00Z or 2024-06-21T17:00+02:00")
          ->type_name("TIME")
          ->group(group);
  const auto angle = [&](const char* name, std::optional<double>& value, int most, const char* help) {
    return command
        .add_option_function<double>(
            name, [&value](const double& given) { value = given; }, help)
        ->check(between(-most, most))
        ->needs(time)
        ->type_name("DEGREES")
        ->group(group);
  };
  CLI::Option* latitude = angle("--latitude", sun.latitude, 90,
                                "North, for --sun-at; where left out, of the terrain's middle by its CRS");
  CLI::Option* longitude = angle("--longitude", sun.longitude, 180, "East, see --latitude");
  latitude->needs(longitude);
  longitude->needs(latitude);
  return time;
}

Result<SunPosition> sunOver(const Terrain& terrain, const std::string& name, const SunTime& sun) {
  const auto place = placeOf(terrain, name, sun);
  if (!place) return place.error();
  SunPosition position = sunPosition(sun.time.value(), place->middle);
  if (!(position.elevation > 0.0))
    return Error{"--sun-at: at %1 the sun is %2 degrees below the horizon", sun.text,
                 oneDecimal(-position.elevation)};
  position.azimuth = place->toLocalAzimuth(position.azimuth);
  return position;
}

void printSun(const SunPosition& sun) {
  std::printf("sun: azimuth %.2f, elevation %.2f degrees\n", sun.azimuth, sun.elevation);
}

}  // namespace scarp
