#include "ui/docks/BrushDock.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>
#include <cmath>
#include <limits>

#include "core/tools/ToolBox.h"
#include "ui/Actions.h"
#include "ui/docks/DockColumn.h"
#include "ui/widgets/BrushProfile.h"
#include "ui/widgets/IconGrid.h"
#include "ui/widgets/NumberField.h"

namespace scarp {

BrushDock::BrushDock(const Actions& actions, QWidget* parent) : QDockWidget(tr("Brush"), parent) {
  setObjectName(QStringLiteral("brushDock"));
  QVBoxLayout& column = dockColumn(*this);
  addKinds(column, actions);
  addNumbers(column, actions);
  addFalloff(column);
  column.addStretch();
  setTools(nullptr);
}

void BrushDock::addKinds(QVBoxLayout& column, const Actions& actions) {
  kinds_ = new IconGrid(3, 24, true);
  for (const auto& [kind, action] : actions.brushKinds)
    kinds_->add(static_cast<int>(kind), action->icon(), action->text(), action->toolTip());
  connect(kinds_, &IconGrid::picked, this, [&actions](int id) {
    for (const auto& [kind, action] : actions.brushKinds)
      if (static_cast<int>(kind) == id) action->trigger();
  });
  column.addWidget(kinds_);
}

NumberField* BrushDock::addNumber(QVBoxLayout& column, const NumberSpec& spec, const QString& name,
                                  const QString& tip, Get get, Set set) {
  auto* field = new NumberField(spec);
  field->setObjectName(name);
  field->setToolTip(tip);
  field->setCheck([this, set](double value) {
    BrushSettings candidate = tools_ ? tools_->brush() : BrushSettings();
    set(candidate, value);
    const Result<void> valid = validate(candidate);
    return valid ? QString() : QString::fromStdString(valid.error().message);
  });
  connect(field, &NumberField::refused, this, &BrushDock::problem);
  connect(field, &NumberField::valueEdited, this,
          [this, set](double value) { change([&](BrushSettings& brush) { set(brush, value); }); });
  rows_.push_back({field, std::move(get)});
  column.addWidget(field);
  return field;
}

void BrushDock::addNumbers(QVBoxLayout& column, const Actions& actions) {
  const QString dragOrType = tr("Drag, or click to type any number.");
  const auto tip = [&](const QString& what) { return what + QLatin1Char('\n') + dragOrType; };
  const auto whole = [](double value, double highest) {
    // A number that fits no integer becomes one that the core turns down by name.
    return std::isfinite(value) && std::abs(value) <= highest ? value : -1.0;
  };
  addHeading(column, tr("Size and effect"));
  addNumber(
      column, {tr("Radius"), tr("m"), 1.0, 5000.0, true}, QStringLiteral("radius"),
      tip(tr("From the brush's centre to its rim, metres. Keys: [ and ]")),
      [](const BrushSettings& b) { return b.radius; }, [](BrushSettings& b, double v) { b.radius = v; });
  addNumber(
      column, {tr("Strength"), tr("m"), 0.01, 1000.0, true}, QStringLiteral("strength"),
      tip(tr("What one pass changes under the centre, metres. Keys: - and =")),
      [](const BrushSettings& b) { return b.strength; }, [](BrushSettings& b, double v) { b.strength = v; });
  addNumber(
      column, {tr("Flow"), tr("m/s"), 0.01, 1000.0, true}, QStringLiteral("flow"),
      tip(tr("What the brush changes while it is held still, metres a second; 0 for nothing")),
      [](const BrushSettings& b) { return b.flow; }, [](BrushSettings& b, double v) { b.flow = v; });

  heightRow_ = new QWidget;
  auto* row = new QVBoxLayout;
  row->setContentsMargins(0, 0, 0, 0);
  target_ = addNumber(
      *row, {tr("Target"), tr("m"), -500.0, 4000.0}, QStringLiteral("targetHeight"),
      tip(tr("The height that Set Height goes for, metres")),
      [](const BrushSettings& b) { return b.targetHeight; },
      [](BrushSettings& b, double v) { b.targetHeight = v; });
  auto* pair = new QHBoxLayout(heightRow_);
  pair->setContentsMargins(0, 0, 0, 0);
  pair->setSpacing(4);
  pair->addLayout(row, 1);
  auto* take = new QToolButton;
  take->setDefaultAction(actions.takeHeight);
  take->setFocusPolicy(Qt::TabFocus);
  take->setIconSize({18, 18});
  pair->addWidget(take);
  column.addWidget(heightRow_);

  noiseScale_ = addNumber(
      column, {tr("Noise scale"), tr("m"), 1.0, 5000.0, true}, QStringLiteral("noiseScale"),
      tip(tr("From crest to crest of the largest bumps, metres")),
      [](const BrushSettings& b) { return b.noise.scale; },
      [](BrushSettings& b, double v) { b.noise.scale = v; });
  NumberSpec octaves{tr("Octaves"), {}, 1.0, 12.0};
  octaves.whole = true;
  noiseOctaves_ = addNumber(
      column, octaves, QStringLiteral("noiseOctaves"),
      tip(tr("How many sizes of bumps, each half the one before")),
      [](const BrushSettings& b) { return double(b.noise.octaves); },
      [whole](BrushSettings& b, double v) { b.noise.octaves = int(whole(v, 1e6)); });
  NumberSpec seed{tr("Seed"), {}, 0.0, 999.0};
  seed.whole = true;
  seed_ = addNumber(
      column, seed, QStringLiteral("seed"), tip(tr("Another number is other noise")),
      [](const BrushSettings& b) { return double(b.noise.seed); },
      [](BrushSettings& b, double v) { b.noise.seed = static_cast<std::uint32_t>(v); });
  seed_->setCheck(rangeCheck(tr("seed"), 0.0, std::numeric_limits<std::uint32_t>::max()));

  NumberSpec spacing{tr("Spacing"), QStringLiteral("%"), 0.01, 1.0, true};
  spacing.shown = 100.0;
  addNumber(
      column, spacing, QStringLiteral("spacing"),
      tip(tr(
          "Between two dabs of the brush, percent of the radius. Changes smoothness and cost, not strength")),
      [](const BrushSettings& b) { return b.spacing; }, [](BrushSettings& b, double v) { b.spacing = v; });
}

void BrushDock::addFalloff(QVBoxLayout& column) {
  addHeading(column, tr("Falloff"));
  falloffs_ = new IconGrid(6, 24, false);
  for (const Falloff falloff : {Falloff::Smooth, Falloff::Linear, Falloff::Spherical, Falloff::Tip,
                                Falloff::Sharp, Falloff::Constant})
    falloffs_->add(static_cast<int>(falloff), falloffIcon(falloff), falloffTitle(falloff),
                   tr("%1 falloff").arg(falloffTitle(falloff)));
  connect(falloffs_, &IconGrid::picked, this, [this](int id) {
    change([id](BrushSettings& brush) { brush.falloff = static_cast<Falloff>(id); });
  });
  column.addWidget(falloffs_);
  profile_ = new BrushProfile;
  column.addWidget(profile_);
  NumberSpec inner{tr("Inner radius"), QStringLiteral("%"), 0.0, 0.99};
  inner.shown = 100.0;
  addNumber(
      column, inner, QStringLiteral("innerRadius"),
      tr("How much of the radius is at full strength, percent. Keys: Ctrl+Shift+[ and ]") +
          QLatin1Char('\n') + tr("Drag, or click to type any number."),
      [](const BrushSettings& b) { return b.innerRadius; },
      [](BrushSettings& b, double v) { b.innerRadius = v; });
}

void BrushDock::setTools(ToolBox* tools) {
  tools_ = tools;
  onSettings_ = tools ? tools->settingsChanged.subscribe([this] { refresh(); }) : Subscription();
  widget()->setEnabled(tools);
  refresh();
}

void BrushDock::change(const std::function<void(BrushSettings&)>& edit) {
  if (!tools_) return;
  BrushSettings brush = tools_->brush();
  edit(brush);
  if (validate(brush)) tools_->setBrush(brush);
}

void BrushDock::refresh() {
  const BrushSettings brush = tools_ ? tools_->brush() : BrushSettings();
  kinds_->setChosen(static_cast<int>(brush.kind));
  falloffs_->setChosen(static_cast<int>(brush.falloff));
  profile_->setBrush(brush);
  for (const Row& row : rows_) row.field->setValue(row.get(brush));
  heightRow_->setVisible(brush.kind == BrushKind::SetHeight);
  for (NumberField* field : {noiseScale_, noiseOctaves_, seed_})
    field->setVisible(brush.kind == BrushKind::Noise);
}

}  // namespace scarp
