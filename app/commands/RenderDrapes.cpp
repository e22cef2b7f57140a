#include "app/commands/RenderDrapes.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <sstream>

#include "app/commands/Commands.h"
#include "core/drape/DrapeFile.h"
#include "core/drape/DrapeOrigin.h"
#include "core/drape/DrapeTiles.h"
#include "core/remote/RemoteAddress.h"

namespace scarp {

namespace {

DrapeArgument parseDrape(const std::string& text) {
  DrapeArgument drape{text, 1.0};
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos || colon == 0) return drape;
  const char *const from = text.data() + colon + 1, *const end = text.data() + text.size();
  double opacity = 0.0;
  const auto [at, error] = std::from_chars(from, end, opacity);
  // Names of grids in files have colons too.
  if (error != std::errc() || at != end) return drape;
  if (!(opacity >= 0.0 && opacity <= 1.0))
    throw CLI::ValidationError("--drape", "the opacity in '" + text + "' is out of range (0 to 1)");
  return {text.substr(0, colon), opacity};
}

/// Import options without their dashes and with spaces between: "raw=512x512:f32 depths=yes".
ImportOptions parseDrapeImport(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) words.push_back("--" + word);
  // The parser takes the last word first.
  std::ranges::reverse(words);
  ImportOptions options;
  CLI::App parser;
  addImportOptions(parser, options);
  try {
    parser.parse(std::move(words));
  } catch (const CLI::ParseError& failure) {
    throw CLI::ValidationError("--drape-import", failure.what());
  }
  return options;
}

std::string folderOf(const std::string& path) {
  std::error_code failed;
  return std::filesystem::absolute(path, failed).parent_path().string();
}

}  // namespace

void addDrapeOptions(CLI::App& command, std::vector<DrapeArgument>& drapes) {
  command
      .add_option_function<std::vector<std::string>>(
          "--drape",
          [&drapes](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) {
              drapes.push_back(parseDrape(text));
              std::string& path = drapes.back().path;
              if (!looksRemote(path)) continue;
              const auto shown = allowAddress(path);
              if (!shown) throw CLI::ValidationError("--drape", shown.error().text());
              path = *shown;
            }
          },
          "A picture, map or raster of numbers over the ground, with its opacity, 0 to 1; once for each, the "
          "lowest first")
      ->allow_extra_args(false)
      ->type_name("FILE[:OPACITY]")
      ->group("Look");
  command
      .add_option_function<std::vector<std::string>>(
          "--drape-import",
          [&drapes](const std::vector<std::string>& texts) {
            if (texts.size() > drapes.size())
              throw CLI::ValidationError("--drape-import", "is given more often than --drape");
            for (std::size_t i = 0; i < texts.size(); ++i)
              if (!texts[i].empty()) drapes[i].import = parseDrapeImport(texts[i]);
          },
          "Import the heights of a drape with these options, without their dashes: 'raw=512x512:f32 "
          "depths=yes'; "
          "once for each --drape, in their order; '' for one that is drawn as it is")
      ->allow_extra_args(false)
      ->type_name("OPTIONS")
      ->group("Look");
}

Result<RenderedDrapes> drapesOver(const TerrainDocument& document, const std::string& in,
                                  const TerrainInput& input, const std::vector<DrapeArgument>& asked,
                                  const Progress& progress) {
  RenderedDrapes rendered;
  const auto lay = [&](const DrapeOrigin& origin, double opacity) -> Result<void> {
    const std::string& path = origin.path;
    if (!origin.packed)
      if (auto file = identityOf(path); !file) return file.error();
    auto tiles = DrapeTiles::open(origin, document.frame(), document.georeference(), progress);
    if (!tiles) return tiles.error();
    if ((*tiles)->facts().covered.empty()) return errorIn(path, "nothing of it lies on the terrain");
    rendered.drapes.push_back({*std::move(tiles), opacity});
    return {};
  };
  std::string savedIn;
  if (input.project)
    if (const auto found = input.project->settings.find(kSavedIn); found != input.project->settings.end())
      savedIn = found->second;
  for (const Drape& drape : document.drapes()) {
    if (!drape.visible) continue;
    const DrapePath where = pathOf(drape, input.project ? folderOf(in) : std::string(), savedIn);
    const auto laid =
        drape.packed ? lay({drape.path, *drape.packed}, drape.opacity)
        : where.within
            ? lay(where.path, drape.opacity)
            : Result<void>(errorIn(
                  where.path, "is not read, as it lies outside of the project's folder; --drape draws it"));
    if (!laid && laid.error().cancelled) return laid.error();
    if (!laid) rendered.warnings.push_back(Message("drape \"%1\": %2", drape.name, laid.error().message));
  }
  for (const DrapeArgument& drape : asked) {
    if (drape.import) {
      auto heights =
          packedHeights(drape.path, *drape.import, document.frame(), document.georeference(), progress);
      if (!heights) return heights.error();
      for (const Message& warning : heights->warnings)
        rendered.warnings.push_back(messageIn(drape.path, warning));
      if (auto laid = lay({drape.path, std::move(heights->packed)}, drape.opacity); !laid)
        return laid.error();
      continue;
    }
    if (!allowedAddress(drape.path)) {
      if (auto laid = lay(drape.path, drape.opacity); !laid) return laid.error();
      continue;
    }
    // A picture that is fetched is fetched once.
    auto fetched = packedDrape(drape.path, document.frame(), document.georeference(), progress);
    if (!fetched) return fetched.error();
    if (auto laid = lay({drape.path, *std::move(fetched)}, drape.opacity); !laid) return laid.error();
  }
  if (rendered.drapes.size() > kMostDrapesDrawn)
    return Error{"%1 drapes are more than %2, which are drawn at once", rendered.drapes.size(),
                 kMostDrapesDrawn};
  return rendered;
}

}  // namespace scarp
