#include "app/commands/RenderLook.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <utility>
#include <vector>

#include "app/commands/OptionChecks.h"
#include "core/base/ShortNumber.h"
#include "core/document/TerrainDocument.h"
#include "core/io/TerrainPlace.h"
#include "core/view/ViewLimits.h"
#include "ui/render/LookSchema.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

namespace {

constexpr double kRadians = std::numbers::pi / 180.0;

void addPlace(CLI::App& command, const char* name, std::optional<Vec3>& place, const char* help) {
  command
      .add_option_function<std::vector<double>>(
          name, [&place](const std::vector<double>& v) { place = Vec3(v[0], v[1], v[2]); }, help)
      ->expected(3)
      ->delimiter(',')
      ->check(finiteNumber())
      ->type_name("X,Y,Z")
      ->group("Camera");
}

CLI::Option* addAngle(CLI::App& command, const char* name, std::optional<double>& angle, const char* help) {
  return command
      .add_option_function<double>(
          name, [&angle](const double& given) { angle = given; }, help)
      ->type_name("DEGREES")
      ->group("Camera");
}

/// Turns a camera towards a point; false where that is no direction.
bool turnTo(Camera& camera, const Vec3& point) {
  const Vec3 way = camera.stretched(point - camera.position);
  const double across = way.head<2>().norm();
  if (!(way.norm() > 0.0)) return false;
  if (across > 0.0) camera.yaw = std::atan2(way.x(), way.y());
  camera.pitch = std::atan2(way.z(), across);
  return true;
}

/// Straight down on all of the terrain, as large as it goes in. A picture with a pixel for each sample
/// reaches half a cell beyond the outermost, so that each sample is in the middle of its pixel.
void lookFromTop(Camera& camera, const TerrainDocument& document, ViewSize size, bool pixelASample) {
  const Box box = document.box();
  camera.projection = Camera::Projection::Orthographic;
  camera.yaw = 0.0;
  camera.pitch = -0.5 * std::numbers::pi;
  camera.position = Vec3(box.centre().x(), box.centre().y(), box.max.z());
  const Vec3 extent = box.max - box.min;
  camera.orthoHeight = pixelASample ? document.frame().rows * document.frame().dy
                                    : std::max(extent.y(), extent.x() / size.aspect());
}

}  // namespace

void addCameraOptions(CLI::App& command, RenderCamera& camera) {
  addPlace(
      command, "--camera", camera.position,
      "Where the eye is: metres from the terrain's middle to the east and to the north, and height. All of "
      "the terrain is in sight where left out");
  addPlace(command, "--look-at", camera.lookAt, "The point that --camera looks at");
  CLI::Option* azimuth = addAngle(command, "--azimuth", camera.azimuth,
                                  "From north, clockwise, of the view; where left out 25.8, with --camera "
                                  "towards the terrain's middle")
                             ->check(finiteNumber());
  CLI::Option* pitch = addAngle(command, "--pitch", camera.pitch,
                                "Of the view above the horizon, -90 straight down; where left out -34.4, "
                                "with --camera see --azimuth")
                           ->check(between(-90, 90));
  CLI::Option* fov = addAngle(command, "--fov", camera.fieldOfView,
                              "Seen from the bottom to the top of the picture; 50 where left out")
                         ->check(between(1, 150));
  CLI::Option* top =
      command.add_flag("--top", camera.top, "From above, without perspective, north up, all of the terrain")
          ->group("Camera");
  command
      .add_option("--exaggeration", camera.exaggeration,
                  "How many times as high heights appear; 1 where left out")
      ->check(within(cameraSchema().number("exaggeration")))
      ->group("Camera");
  CLI::Option* place = command.get_option("--camera");
  CLI::Option* target = command.get_option("--look-at")->needs(place)->excludes(azimuth)->excludes(pitch);
  for (CLI::Option* option : {place, target, azimuth, pitch, fov}) top->excludes(option);
}

Result<Camera> cameraOver(const TerrainDocument& document, const RenderCamera& wanted, ViewSize size) {
  Camera camera = openingCamera(document, size);
  camera.exaggeration = wanted.exaggeration;
  if (wanted.fieldOfView) camera.fieldOfView = *wanted.fieldOfView * kRadians;
  if (wanted.top) {
    lookFromTop(camera, document, size, wanted.pixelASample);
    return withClipPlanes(camera, document);
  }
  if (wanted.position) {
    camera.position = *wanted.position;
    if (withinReason(camera, camera, document).position != camera.position)
      return Error{"--camera: that is too far from the terrain to see it"};
    const bool turned = turnTo(camera, wanted.lookAt.value_or(document.box().centre()));
    if (wanted.lookAt && !turned) return Error{"--look-at: there is no direction from a point to itself"};
  }
  if (wanted.azimuth) camera.yaw = std::remainder(*wanted.azimuth, 360.0) * kRadians;
  if (wanted.pitch) camera.pitch = *wanted.pitch * kRadians;
  if (!wanted.position) camera.frame(document.box(), size);
  return withClipPlanes(camera, document);
}

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

namespace {

constexpr const char* kGroup = "Look";

template <class Value>
using Names = std::vector<std::pair<std::string, Value>>;

template <class Value>
std::vector<std::string> wordsOf(const Names<Value>& names) {
  std::vector<std::string> words;
  for (const auto& [word, value] : names) words.push_back(word);
  return words;
}

/// What can be left out of a picture.
using Part = bool& (*)(RenderSettings&);

const Names<Part>& partNames() {
  static const Names<Part> names{{"compass", [](RenderSettings& s) -> bool& { return s.compass; }},
                                 {"grid", [](RenderSettings& s) -> bool& { return s.grid; }},
                                 {"labels", [](RenderSettings& s) -> bool& { return s.contours.labels; }},
                                 {"rivers", [](RenderSettings& s) -> bool& { return s.lineWater; }},
                                 {"sky", [](RenderSettings& s) -> bool& { return s.sky; }},
                                 {"walls", [](RenderSettings& s) -> bool& { return s.walls; }}};
  return names;
}

template <class Value>
Value valueOf(const Names<Value>& names, const std::string& word) {
  return std::ranges::find(names, word, &std::pair<std::string, Value>::first)->second;
}

/// Takes aliases too, and tells only of the keys.
template <class Enum>
void addChoice(CLI::App& command, const char* name, Enum& value, const EnumNames& names, const char* help) {
  std::vector<std::string> keys;
  for (const ValueName& each : names.all()) keys.emplace_back(each.key);
  const auto keyOf = [&names](std::string& word) {
    if (const auto index = names.find(word)) word = names.key(*index);
    return std::string();
  };
  command
      .add_option_function<std::string>(
          name, [&](const std::string& word) { value = *names.find<Enum>(word); }, help)
      ->check(CLI::IsMember(keys))
      ->transform(CLI::Validator(keyOf, ""))
      ->group(kGroup);
}

std::array<float, 3> parseColour(const std::string& text) {
  // Shells take # for the beginning of a comment: it may be left out.
  const auto colour = readColour(text.starts_with('#') ? text : '#' + text);
  if (!colour) throw CLI::ValidationError("--background", "'" + text + "' is no colour like 87ceeb");
  const auto [red, green, blue] = colourChannels(*colour);
  return {static_cast<float>(red) / 255.0F, static_cast<float>(green) / 255.0F,
          static_cast<float>(blue) / 255.0F};
}

void addMarks(CLI::App& command, RenderSettings& settings) {
  command
      .add_option_function<std::vector<double>>(
          "--contours",
          [&settings](const std::vector<double>& interval) {
            settings.contours.shown = true;
            if (!interval.empty()) settings.contours.interval = interval.front();
          },
          "Lines of equal height, so many metres apart; with 0 or none as many as suit the terrain")
      ->expected(0, 1)
      ->check(within(lookSchema().number("contourInterval")))
      ->type_name("METRES")
      ->group(kGroup);
  command
      .add_option_function<double>(
          "--water",
          [&settings](const double& level) {
            settings.water = true;
            settings.seaLevel = level;
          },
          "A sheet of water at a height, metres")
      ->check(within(lookSchema().number("seaLevel")))
      ->type_name("HEIGHT")
      ->group(kGroup);
  command
      .add_option_function<double>(
          "--snow-line", [&settings](const double& height) { settings.shading.snowLine = height; },
          "Where snow begins with --shading natural, metres; as suits the terrain where left out")
      ->check(within(lookSchema().number("snowLine")))
      ->type_name("HEIGHT")
      ->group(kGroup);
  command.add_flag("--wireframe", settings.wireframe, "The edges of the triangles")->group(kGroup);
  command
      .add_option_function<std::vector<std::string>>(
          "--hide",
          [&settings](const std::vector<std::string>& parts) {
            for (const std::string& part : parts) valueOf(partNames(), part)(settings) = false;
          },
          "What to leave out, several with commas between")
      ->delimiter(',')
      ->check(CLI::IsMember(wordsOf(partNames())))
      ->group(kGroup);
  command
      .add_option_function<std::string>(
          "--background",
          [&settings](const std::string& text) {
            settings.background = parseColour(text);
            settings.sky = false;
          },
          "A colour in place of the sky")
      ->type_name("RRGGBB")
      ->group(kGroup);
}

}  // namespace

void addLookOptions(CLI::App& command, RenderLook& look) {
  RenderSettings& settings = look.settings;
  addChoice(command, "--shading", settings.shading.mode, shadingModeNames(),
            "What the colours of the ground say; natural where left out");
  addChoice(command, "--ramp", settings.shading.ramp, tintRampNames(),
            "Colours for heights, for --shading hypsometric; atlas where left out");
  command
      .add_flag_callback(
          "--materials", [&settings] { settings.shading.mode = ShadingMode::Materials; },
          "As --shading materials: those of a project, or else what the default rules lay by height, slope "
          "and "
          "drainage")
      ->group(kGroup)
      ->excludes(command.get_option("--shading"));
  CLI::Option* sun = command
                         .add_option_function<std::vector<double>>(
                             "--sun",
                             [&settings](const std::vector<double>& v) {
                               for (const auto& [key, angle] :
                                    {std::pair("sunAzimuth", v[0]), std::pair("sunElevation", v[1])})
                                 if (auto good = lookSchema().number(key).set(settings, angle); !good)
                                   throw CLI::ValidationError("--sun", good.error().text());
                             },
                             "Where the sun stands: degrees from north, clockwise, and above the horizon; "
                             "315,45 where left out")
                         ->expected(2)
                         ->delimiter(',')
                         ->check(finiteNumber())
                         ->type_name("AZIMUTH,ELEVATION")
                         ->group(kGroup);
  addSunTimeOptions(command, look.sun, kGroup)->excludes(sun);
  addChoice(command, "--shadows", settings.shadows, shadowQualityNames(),
            "Quality of the shadows that terrain and objects cast; off where left out");
  addMarks(command, settings);
  command
      .add_option("--samples", settings.samples,
                  "Of each pixel, for smooth edges, 1 to 8; as many as there are up to 4 where left out")
      ->check(between(1, 8))
      ->type_name("NUMBER")
      ->group(kGroup);
}

Result<RenderSettings> settingsOver(const Terrain& terrain, const std::string& name, const RenderLook& look) {
  RenderSettings settings = look.settings;
  if (look.sun.time) {
    const auto sun = sunOver(terrain, name, look.sun);
    if (!sun) return sun.error();
    settings.light = {sun->azimuth, sun->elevation};
  }
  return settings;
}

}  // namespace scarp
