#include "app/commands/MeshOptions.h"

#include <algorithm>
#include <charconv>
#include <climits>
#include <string_view>

#include "core/io/ExportRows.h"

namespace scarp {

namespace {

constexpr double kUsualShare = 0.001;  ///< Of the height range, where no error is named.

/// A number with a unit behind it or without.
std::optional<double> numberWith(std::string_view unit, std::string_view word) {
  while (unit.starts_with(' ')) unit.remove_prefix(1);
  if (!unit.empty() && word.ends_with(unit)) word.remove_suffix(unit.size());
  while (word.ends_with(' ')) word.remove_suffix(1);
  double value = 0.0;
  const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (wrong != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return value;
}

void takeError(MeshDetailOptions& options, const std::string& word) {
  options.hasError = true;
  if (!word.ends_with('%')) return setMeshNumber("--error", "error", word, options.settings);
  const auto percent = numberWith("%", word);
  if (!percent || !(*percent > 0.0 && *percent <= 100.0))
    throw CLI::ValidationError("--error",
                               "'" + word + "' is no share of the height range (above 0% to 100%)");
  options.share = *percent / 100.0;
}

}  // namespace

void setMeshNumber(const std::string& option, const char* key, const std::string& word,
                   MeshSettings& settings) {
  const NumberSetting<MeshSettings>& setting = meshSchema().number(key);
  const auto value = numberWith(setting.unit, word);
  if (!value) throw CLI::ValidationError(option, "'" + word + "' is no number");
  if (setting.whole && *value != static_cast<double>(static_cast<long long>(*value)))
    throw CLI::ValidationError(option, "'" + word + "' is no whole number");
  if (const auto good = setting.set(settings, *value); !good)
    throw CLI::ValidationError(option, good.error().message);
}

void addMeshDetailOptions(CLI::App& command, MeshDetailOptions& options) {
  CLI::Option* error =
      command
          .add_option_function<std::string>(
              "--error", [&options](const std::string& word) { takeError(options, word); },
              "Greatest vertical distance from the ground: metres, or a share of the height range (0.1%, "
              "which it is "
              "where neither this nor --triangles is given)")
          ->group("Writing");
  command
      .add_option_function<std::string>(
          "--triangles",
          [&options](const std::string& word) {
            options.hasBudget = true;
            setMeshNumber("--triangles", "triangles", word, options.settings);
          },
          "As small an error as so many triangles allow, in all files together")
      ->excludes(error)
      ->group("Writing");
  command
      .add_option_function<std::vector<int>>(
          "--crop",
          [&options](const std::vector<int>& numbers) {
            const auto far = [](int from, int count) {
              return static_cast<int>(
                  std::clamp<long long>(static_cast<long long>(from) + count, INT_MIN, INT_MAX));
            };
            options.crop =
                GridRect{numbers[0], numbers[1], far(numbers[0], numbers[2]), far(numbers[1], numbers[3])};
          },
          "Only a part: COLUMN,ROW,COLUMNS,ROWS in samples, from the north-west")
      ->delimiter(',')
      ->expected(4)
      ->group("Writing");
}

MeshSettings MeshDetailOptions::settingsFor(const Terrain& terrain) const {
  MeshSettings all = settings;
  all.detail = hasBudget ? MeshDetail::Triangles : MeshDetail::Error;
  if (share || !hasError) {
    const HeightSummary heights = summarise(terrain.heights);
    const NumberSetting<MeshSettings>& error = meshSchema().number("error");
    all.error = std::max(error.low, share.value_or(kUsualShare) * (heights.max - heights.min));
  }
  return all;
}

}  // namespace scarp
