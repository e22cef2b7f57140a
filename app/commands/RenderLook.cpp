#include "app/commands/RenderLook.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/commands/NumberChecks.h"
#include "core/base/ShortNumber.h"
#include "ui/render/LookSchema.h"
#include "ui/render/ShadingSettings.h"

namespace scarp {

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
