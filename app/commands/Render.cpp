#include <CLI/CLI.hpp>
#include <QGuiApplication>
#include <algorithm>
#include <charconv>
#include <clocale>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/OptionChecks.h"
#include "app/commands/PictureFile.h"
#include "app/commands/RenderLook.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/base/StandardError.h"
#include "core/document/TerrainDocument.h"
#include "core/drape/DrapeFile.h"
#include "core/drape/DrapeOrigin.h"
#include "core/drape/DrapeTiles.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/material/DefaultRules.h"
#include "core/remote/RemoteAddress.h"
#include "core/scene/Scene.h"
#include "ui/render/OffscreenRenderer.h"

namespace scarp {

namespace {

/// Qt's application object, which its fonts cannot do without (heights along contour lines), for a command:
/// it needs no display and prints nothing. One in a process, made before there is anything that must not be
/// left behind: where Qt cannot have it, the program ends with one line.
class QuietApplication {
 public:
  QuietApplication();

 private:
  std::string name_ = "scarp";
  int count_ = 1;
  char* arguments_[2] = {name_.data(), nullptr};
  std::optional<QGuiApplication> application_;
};

void tellOfNoPlatform(QtMsgType type, const QMessageLogContext&, const QString&) {
  if (type != QtFatalMsg) return;
  writeError("scarp: Qt's platform “offscreen” cannot be had (Debian has it in libqt6gui6)\n");
  std::_Exit(1);
}

QuietApplication::QuietApplication() {
  qInstallMessageHandler(tellOfNoPlatform);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  application_.emplace(count_, arguments_);
  // Qt takes the person's language over; what commands print and read keeps its points.
  std::setlocale(LC_NUMERIC, "C");
}

constexpr int kMostSide = 16384;
constexpr int kMostPixels = 1 << 26;
constexpr int kUsualWidth = 1920, kUsualHeight = 1080;

/// One picture has time: it is as fine as a graphics card draws at its best, whatever draws it.
constexpr double kCellPixels = 2.5;

struct PictureSize {
  int width = kUsualWidth, height = kUsualHeight;
};

/// A picture that a person lays over the ground.
struct DrapeArgument {
  std::string path;
  double opacity = 1.0;  ///< 0…1.
  std::optional<ImportOptions> import{};  ///< Its heights are imported; nothing: it is drawn as it is.
};

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

/// --drape FILE[:OPACITY], several times, and --drape-import OPTIONS for these.
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

/// What lies over the ground in a picture.
struct RenderedDrapes {
  std::vector<GroundDrape> drapes;
  std::vector<Message> warnings;  ///< Drapes of a project that are not drawn; one line each.
};

/// The drapes of a document that are seen, and over them those that were asked for. Of a project's only those
/// in its own folder are read. The error is one line: one that was asked for cannot be drawn.
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

struct RenderArguments {
  std::string in, out;
  InputOptions import;
  std::optional<PictureSize> size;
  double pixelRatio = 1.0;  ///< Pixels to a logical one.
  RenderCamera camera;
  RenderLook look;
  std::vector<DrapeArgument> drapes;
};

PictureSize parseSize(const std::string& text) {
  PictureSize size;
  const char* const end = text.data() + text.size();
  const auto width = std::from_chars(text.data(), end, size.width);
  const bool parted = width.ec == std::errc() && width.ptr != end && *width.ptr == 'x';
  const auto height = parted ? std::from_chars(width.ptr + 1, end, size.height) : width;
  if (!parted || height.ec != std::errc() || height.ptr != end || size.width < 1 || size.height < 1)
    throw CLI::ValidationError("--size", "'" + text + "' is no size like 1920x1080");
  if (std::max(size.width, size.height) > kMostSide || size.width > kMostPixels / size.height)
    throw CLI::ValidationError("--size", "'" + text + "' is too large; a picture has at most " +
                                             std::to_string(kMostSide) + " pixels a side and " +
                                             std::to_string(kMostPixels >> 20) + " million in all");
  return size;
}

/// What a person gets who says nothing of the size: from above, the terrain's own shape.
PictureSize usualSize(const RenderArguments& arguments, const GridFrame& frame) {
  if (!arguments.camera.top) return {};
  const double longest = std::max(frame.width(), frame.depth());
  const auto pixels = [&](double length) {
    return std::max(1, static_cast<int>(std::lround(kUsualWidth * length / longest)));
  };
  return {pixels(frame.width()), pixels(frame.depth())};
}

/// A picture from above with a pixel for each sample; cells that are not square have none.
bool hasPixelASample(const RenderArguments& arguments, const GridFrame& frame) {
  constexpr double kRounding = 1e-6;
  return arguments.camera.top && arguments.size && arguments.size->width == frame.columns &&
         arguments.size->height == frame.rows && std::abs(frame.dx - frame.dy) <= kRounding * frame.dx;
}

/// All that the picture depends on besides the terrain.
Result<SceneView> viewOver(const RenderArguments& arguments, const TerrainDocument& document) {
  const PictureSize size = arguments.size ? *arguments.size : usualSize(arguments, document.frame());
  SceneView view;
  view.size = {size.width / arguments.pixelRatio, size.height / arguments.pixelRatio};
  view.pixelWidth = size.width;
  view.pixelHeight = size.height;
  RenderCamera wanted = arguments.camera;
  wanted.pixelASample = hasPixelASample(arguments, document.frame());
  const auto camera = cameraOver(document, wanted, view.size);
  if (!camera) return errorIn(arguments.in, camera.error());
  view.camera = *camera;
  const auto settings = settingsOver(document.snapshot(), arguments.in, arguments.look);
  if (!settings) return settings.error();
  view.settings = *settings;
  view.settings.cellPixels = wanted.pixelASample ? 1.0 : kCellPixels;
  return view;
}

/// Gives a document without materials the usual ones, with the rules that suit its heights.
Result<void> addUsualMaterials(TerrainDocument& document) {
  if (!document.materials().empty()) return {};
  const auto defaults = defaultMaterials();
  const HeightRange heights = document.pyramid().range();
  MaterialsOperation usual{{defaults.begin(), defaults.end()}, {defaults.front().id, {}}};
  if (!heights.empty()) usual.rules = defaultRules(heights.low, heights.high, document.frame());
  if (auto done = perform(usual, document); !done) return done.error();
  return {};
}

/// Brings the parts of a scene up to date that a picture shows, and refers to them.
Result<void> fillScene(SceneView& view, Scene& scene, CommandProgress& progress) {
  TerrainDocument& document = scene.document();
  const bool materials = byMaterials(view.settings.shading.mode), scatter = !document.scatterRules().empty();
  if (materials) {
    if (auto added = addUsualMaterials(document); !added) return added;
    if (auto done = scene.updateAll(progress.stage("laying materials"), {true, false, false, false}); !done)
      return done;
    view.materials =
        GroundMaterials{scene.materials().map(),
                        std::make_shared<const std::vector<Material>>(document.materials()), 1.0, true};
  }
  const SceneParts rest{false, scatter, true, view.settings.lineWater};
  if (auto done = scene.updateAll(scatter ? progress.stage("scattering objects") : Progress(), rest); !done)
    return done;
  view.bent = scene.bentRows().meshes();
  if (scatter) view.scattered = &scene.scatter().field();
  if (rest.water) view.water = scene.water().tiles();
  return {};
}

int runRender(const RenderArguments& arguments) {
  const QuietApplication application;
  CommandProgress progress;
  const auto file = PictureFile::create(arguments.out);
  if (!file) return reportFailure(file.error());
  const auto renderer = OffscreenRenderer::create();
  if (!renderer) return reportFailure(renderer.error());
  auto input = readTerrain(arguments.in, arguments.import, std::nullopt, progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  const auto made = documentOf(*input);
  TerrainDocument& document = *made;
  Scene scene(document);
  auto view = viewOver(arguments, document);
  if (!view) return reportFailure(view.error());
  if (const auto filled = fillScene(*view, scene, progress); !filled) return reportFailure(filled.error());
  auto drapes =
      drapesOver(document, arguments.in, *input, arguments.drapes, progress.stage("opening drapes"));
  if (!drapes) return reportFailure(drapes.error());
  view->drapes = drapes->drapes;
  if (const ShadingMode mode = view->settings.shading.mode; !view->drapes.empty() && !showsDrapes(mode))
    drapes->warnings.push_back(
        Message("drapes are not drawn over the colours of %1", std::string(shadingModeNames().key(mode))));
  if (!progress.stage("drawing")(0.0)) return reportFailure(Error::cancel());
  progress.endAtOnce(true);
  const auto picture = (*renderer)->draw(document, *view);
  if (!picture) return reportFailure(picture.error());
  for (const GroundDrape& drape : view->drapes)
    if (const auto failure = drape.tiles->failure()) return reportFailure(*failure);
  progress.endAtOnce(false);
  if (const auto sound = checkDamageSoFar(*input, {DamageScope::Content::Shown}); !sound)
    return reportFailure(sound.error());
  const auto written = file->write(*picture, progress.stage("writing"));
  if (!written) return reportFailure(written.error());
  progress.clear();

  reportWarnings(*input);
  for (const Message& warning : drapes->warnings) reportWarning(warning);
  for (const Message& refusal : {scene.scatter().refusal(), scene.bentRows().refusal()})
    if (!refusal.empty()) reportWarning(refusal);
  std::printf("%s: %d x %d pixels\n", printableLine(arguments.out).c_str(), picture->width(),
              picture->height());
  const SceneLight& light = view->settings.light;
  if (arguments.look.sun.time) printSun({light.azimuth, light.elevation});
  return 0;
}

}  // namespace

void addRenderCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<RenderArguments>();
  CLI::App* command = program.add_subcommand("render", "Draw a picture, as the editor shows the terrain");
  command->add_option("IN", arguments->in, "Terrain")->required();
  command->add_option("-o,--output", arguments->out, "Picture to write, .png or .jpg")->required();
  command
      ->add_option_function<std::string>(
          "--size", [arguments](const std::string& text) { arguments->size = parseSize(text); },
          "WIDTHxHEIGHT in pixels; where left out 1920x1080, with --top as the terrain is, 1920 the longer "
          "side")
      ->type_name("SIZE");
  command
      ->add_option(
          "--pixel-ratio", arguments->pixelRatio,
          "How many times as wide lines and as large letters are, for large pictures; 1 where left out")
      ->check(between(0.25, 16))
      ->type_name("NUMBER");
  addCameraOptions(*command, arguments->camera);
  addLookOptions(*command, arguments->look);
  addDrapeOptions(*command, arguments->drapes);
  addInputOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runRender(*arguments); });
}

}  // namespace scarp
