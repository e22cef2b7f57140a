#include <CLI/CLI.hpp>
#include <QGuiApplication>
#include <charconv>
#include <clocale>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/NumberChecks.h"
#include "app/commands/PictureFile.h"
#include "app/commands/RenderCamera.h"
#include "app/commands/RenderDrapes.h"
#include "app/commands/RenderLook.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/base/StandardError.h"
#include "core/document/TerrainDocument.h"
#include "core/drape/DrapeTiles.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/material/DefaultRules.h"
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
