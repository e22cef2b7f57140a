#include "ui/QualityMenu.h"

#include <QActionGroup>

#include "ui/render/TerrainRenderer.h"
#include "ui/viewport/Viewport.h"

namespace scarp {

QualityMenu::QualityMenu(Viewport& viewport, QWidget* parent)
    : QMenu(tr("&Quality"), parent), viewport_(viewport) {
  auto* errors = new QActionGroup(this);
  const auto error = [this, errors](const QString& text, double pixels) {
    return add(errors, text, [this, pixels] {
      RenderSettings settings = viewport_.settings();
      settings.pixelError = pixels;
      viewport_.setSettings(settings);
    });
  };
  ownError_ = error({}, 0.0);
  for (const double pixels : {0.5, 1.0, 2.0, 4.0}) error(tr("Shapes within %L1 px").arg(pixels), pixels);

  auto* smoothings = new QActionGroup(this);
  const auto samples = [this, smoothings](const QString& text, int count) {
    return add(smoothings, text, [this, count] {
      RenderSettings settings = viewport_.settings();
      settings.samples = count;
      viewport_.setSettings(settings);
    });
  };
  addSeparator();
  ownSamples_ = samples({}, 0);
  samples(tr("Antialiasing off"), 1);
  for (const int count : {2, 4, 8}) samples(tr("Antialiasing by %1 samples").arg(count), count);

  ownError_->setChecked(true);
  ownSamples_->setChecked(true);
  name(true);
  connect(&viewport, &Viewport::available, this, &QualityMenu::name);
}

QAction* QualityMenu::add(QActionGroup* group, const QString& text, const std::function<void()>& act) {
  QAction* action = addAction(text);
  action->setCheckable(true);
  group->addAction(action);
  connect(action, &QAction::triggered, this, act);
  return action;
}

void QualityMenu::name(bool software) {
  const MachineDefaults own = machineDefaults(software);
  const QString who = software ? tr("a software renderer") : tr("a graphics card");
  ownError_->setText(tr("Shapes: automatic (within %L1 px, for %2)").arg(own.detail.pixelError).arg(who));
  ownSamples_->setText(own.samples > 1 ? tr("Antialiasing: automatic (%1 samples)").arg(own.samples)
                                       : tr("Antialiasing: automatic (off)"));
}

}  // namespace scarp
