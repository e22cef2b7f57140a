#include "ui/shading/ShadingController.h"

#include <QAction>

#include "core/pick/SurfacePicker.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/render/ColourRamps.h"
#include "ui/render/ContourLabels.h"
#include "ui/render/LookSchema.h"
#include "ui/render/TerrainLook.h"
#include "ui/settings/Preferences.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

const FlagSetting& flagOf(const ViewToggle& toggle) {
  return lookSchema().find<FlagSetting>(toggle.setting);
}

}  // namespace

ShadingController::ShadingController(const Actions& actions, Viewport& viewport, QObject* parent)
    : QObject(parent), actions_(actions), viewport_(viewport), chosen_(shadingRemembered()) {
  viewport.setSettings(rememberedLook(viewport.settings()));
  connectActions();
  connect(&viewport, &Viewport::available, this, [this](bool software) {
    if (!chosen_ && !software) setMode(ShadingMode::Natural);
  });
  showSettings();
}

void ShadingController::connectActions() {
  for (std::size_t i = 0; i < actions_.shadings.size(); ++i)
    connect(actions_.shadings[i], &QAction::triggered, this, [this, mode = static_cast<ShadingMode>(i)] {
      chosen_ = true;
      setMode(mode);
      if (byMaterials(mode) && document_ && document_->terrain().materials().empty())
        Q_EMIT told(
            tr("This terrain has no materials: it is shown in natural colours. Add materials in the "
               "Materials panel."));
    });
  for (const ViewToggle& toggle : viewToggles())
    connect(actions_.*toggle.action, &QAction::triggered, this,
            [this, &flag = flagOf(toggle), water = toggle.action == &Actions::water](bool on) {
              if (water) return showWater(on);
              change([&](RenderSettings& s) { flag.store(s, on); });
            });
}

void ShadingController::setDocument(EditorDocument* document) {
  document_ = document;
  onTerrain_.reset();
  onCamera_.reset();
  onMaterials_.reset();
  disconnect(onLook_);
  if (document) {
    takeLook();
    onLook_ = connect(document, &EditorDocument::lookChanged, this, [this] {
      takeLook();
      showSettings();
    });
    onTerrain_ = document->terrain().changed.subscribe([this](const DocumentChange& change) {
      if (change.ground.empty()) return;
      if (const HeightRange now = heights(); now.low != shownHeights_.low || now.high != shownHeights_.high)
        showSettings();
    });
    onMaterials_ = document->display().materialsSet.subscribe([this] { showSettings(); });
    onCamera_ = document->view().cameraChanged.subscribe([this] {
      if (exaggeration() != shownExaggeration_) showSettings();
    });
  }
  showSettings();
}

std::optional<TerrainPlace> ShadingController::place() const {
  return document_ ? document_->place() : std::nullopt;
}

void ShadingController::takeLook() { viewport_.setSettings(withTerrainLook(settings(), document_->look())); }

void ShadingController::showWater(bool on) {
  const double before = settings().seaLevel;
  const double level = on && document_ ? visibleSeaLevel(document_->terrain(), before) : before;
  change([on, level](RenderSettings& s) {
    s.water = on;
    s.seaLevel = level;
  });
  if (level != before)
    Q_EMIT told(tr("No ground lies below %1 here: the sea level is %2 now. Change it under Shading.")
                    .arg(shortLengthText(before), shortLengthText(level)));
}

void ShadingController::setMode(ShadingMode mode) {
  change([mode](RenderSettings& s) { s.shading.mode = mode; });
}

RenderSettings ShadingController::settings() const { return viewport_.settings(); }

RenderSettings ShadingController::shownSettings() const {
  RenderSettings shown = settings();
  if (byMaterials(shown.shading.mode) && !materials()) shown.shading.mode = ShadingMode::Natural;
  return shown;
}

void ShadingController::change(const std::function<void(RenderSettings&)>& edit) {
  RenderSettings next = settings();
  edit(next);
  if (next != settings()) {
    viewport_.setSettings(next);
    rememberLook(next, chosen_);
    if (document_) document_->setLook(terrainLook(next));
  }
  showSettings();
}

void ShadingController::show(const RenderSettings& settings) {
  chosen_ = true;
  viewport_.setSettings(settings);
  if (document_) document_->setLook(terrainLook(settings));
  showSettings();
}

double ShadingController::exaggeration() const {
  return document_ ? document_->view().camera().exaggeration : 1.0;
}

void ShadingController::setExaggeration(double factor) {
  EXPECTS(factor > 0.0);
  if (!document_) return;
  ViewController& controller = document_->view();
  Camera camera = controller.camera();
  // What stands in the middle of the view stays there.
  const ViewSize size = viewport_.viewSize();
  const auto hit =
      document_->terrain().picker().pick(camera.rayThrough({0.5 * size.width, 0.5 * size.height}, size));
  const double pivot = hit ? hit->point.z() : document_->terrain().box().centre().z();
  camera.position.z() = pivot + (camera.position.z() - pivot) * camera.exaggeration / factor;
  camera.exaggeration = factor;
  controller.setCamera(camera);
}

HeightRange ShadingController::heights() const {
  return document_ ? document_->terrain().pyramid().range() : HeightRange();
}

std::optional<double> ShadingController::water() const {
  const RenderSettings now = settings();
  const bool sea = rampScale(heights(), now.seaLevel).seaSpan > 0.0F;
  const bool sheet = now.water && !heights().empty() && double(heights().low) < now.seaLevel;
  return sea || sheet ? std::optional(now.seaLevel) : std::nullopt;
}

std::optional<GroundMaterials> ShadingController::materials() const {
  return document_ ? document_->display().materials() : std::nullopt;
}

double ShadingController::contourStep() const { return contourInterval(settings().contours, heights()); }

double ShadingController::gridStep() const {
  return groundGridStep(settings().groundGrid, document_ ? document_->terrain().frame() : GridFrame());
}

void ShadingController::showSettings() {
  shownHeights_ = heights();
  shownExaggeration_ = exaggeration();
  const RenderSettings now = shownSettings();
  actions_.shadings[static_cast<std::size_t>(now.shading.mode)]->setChecked(true);
  for (const ViewToggle& toggle : viewToggles())
    (actions_.*toggle.action)->setChecked(flagOf(toggle).get(now));
  Q_EMIT changed();
}

}  // namespace scarp
