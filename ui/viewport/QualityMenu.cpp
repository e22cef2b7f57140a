#include "ui/viewport/QualityMenu.h"

#include <QActionGroup>

#include "ui/render/ShadowMap.h"
#include "ui/render/TerrainRenderer.h"
#include "ui/settings/LookSetting.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

QualityMenu::QualityMenu(Viewport& viewport, QWidget* parent)
    : QMenu(tr("&Quality"), parent),
      viewport_(viewport),
      shadowMenu_(new QMenu(tr("S&hadows"), this)),
      errors_(new QActionGroup(this)),
      smoothings_(new QActionGroup(this)),
      shadows_(new QActionGroup(this)) {
  RenderSettings automatic = viewport_.settings();
  automatic.shadows = ShadowQuality::Automatic;
  viewport_.setSettings(rememberedQuality(automatic));
  const auto error = [this](const QString& text, double pixels) {
    QAction* action =
        add(*this, errors_, text, [pixels](RenderSettings& settings) { settings.pixelError = pixels; });
    if (viewport_.settings().pixelError == pixels) action->setChecked(true);
    return action;
  };
  ownError_ = error({}, 0.0);
  for (const double pixels : {0.5, 1.0, 3.0, 6.0})
    error(tr("Mesh detail: error up to %1 px").arg(numberText(pixels)), pixels);

  const auto samples = [this](const QString& text, int count) {
    QAction* action =
        add(*this, smoothings_, text, [count](RenderSettings& settings) { settings.samples = count; });
    if (viewport_.settings().samples == count) action->setChecked(true);
    return action;
  };
  addSeparator();
  ownSamples_ = samples({}, 0);
  samples(tr("Antialiasing off"), 1);
  for (const int count : {2, 4, 8}) samples(tr("Antialiasing by %1 samples").arg(count), count);

  addSeparator();
  addMenu(shadowMenu_);
  addShadows();

  name(true);
  connect(&viewport, &Viewport::available, this, &QualityMenu::name);
}

void QualityMenu::addShadows() {
  shadowMenu_->setToolTipsVisible(true);
  const auto choice = [this](ShadowQuality quality, const QString& tip) {
    QAction* action = add(*shadowMenu_, shadows_, coreText(shadowQualityNames().title(quality)),
                          [quality](RenderSettings& settings) { settings.shadows = quality; });
    action->setToolTip(tip);
    if (viewport_.settings().shadows == quality) action->setChecked(true);
    return action;
  };
  ownShadows_ = choice(ShadowQuality::Automatic,
                       tr("Shadows of terrain and objects if a graphics card draws the view"));
  choice(ShadowQuality::Off, tr("No shadows of terrain and objects"));
  for (const ShadowQuality quality : {ShadowQuality::Low, ShadowQuality::Medium, ShadowQuality::High}) {
    const ShadowMapFormat format = shadowMapFormat(quality);
    choice(quality,
           tr("%1 shadow maps with %2 × %2 texels, %3 MB of graphics memory; a software rasterizer draws "
              "them slowly")
               .arg(format.maps)
               .arg(format.texels)
               .arg(bytesOf(format) >> 20));
  }
}

std::vector<QAction*> QualityMenu::meshDetail() const {
  const QList<QAction*> actions = errors_->actions();
  return {actions.begin(), actions.end()};
}

std::vector<QAction*> QualityMenu::antialiasing() const {
  const QList<QAction*> actions = smoothings_->actions();
  return {actions.begin(), actions.end()};
}

std::vector<QAction*> QualityMenu::shadows() const {
  const QList<QAction*> actions = shadows_->actions();
  return {actions.begin(), actions.end()};
}

QAction* QualityMenu::add(QMenu& menu, QActionGroup* group, const QString& text,
                          const std::function<void(RenderSettings&)>& set) {
  QAction* action = menu.addAction(text);
  action->setCheckable(true);
  group->addAction(action);
  connect(action, &QAction::triggered, this, [this, set] {
    RenderSettings settings = viewport_.settings();
    set(settings);
    viewport_.setSettings(settings);
    rememberQuality(settings);
  });
  return action;
}

void QualityMenu::name(bool software) {
  const MachineDefaults own = machineDefaults(software);
  const QString who = software ? tr("a software rasterizer") : tr("a graphics card");
  const QString within =
      own.detail.everywhere ? tr("error up to %1 px, for %2") : tr("error mostly up to %1 px, for %2");
  ownError_->setText(
      tr("Mesh detail: automatic (%1)").arg(within.arg(numberText(own.detail.pixelError), who)));
  ownSamples_->setText(own.samples > 1 ? tr("Antialiasing: automatic (%1 samples)").arg(own.samples)
                                       : tr("Antialiasing: automatic (off)"));
  const QString shadows = coreText(shadowQualityNames().title(own.shadows)).toLower();
  ownShadows_->setText(tr("Automatic (%1, for %2)").arg(shadows, who));
}

}  // namespace scarp
