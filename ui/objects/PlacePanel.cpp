#include "ui/objects/PlacePanel.h"

#include <QCoreApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <vector>

#include "core/objects/Object.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/ToolState.h"
#include "ui/objects/AssetPictures.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/DockColumn.h"

namespace scarp {

namespace {

struct RuleChoice {
  Q_DECLARE_TR_FUNCTIONS(RuleChoice)
};

}  // namespace

QString ruleLabel() { return RuleChoice::tr("Ground"); }

QStringList ruleTitles() { return titlesOf(ruleNames()); }

QStringList ruleTips() {
  return {RuleChoice::tr("Stands upright, and keeps its height above the ground when that changes"),
          RuleChoice::tr("The same, square on the slope instead of upright"),
          RuleChoice::tr("Keeps its elevation, whatever becomes of the ground"),
          RuleChoice::tr("Levels the ground under it when it is placed, moved, turned or scaled")};
}

PlacePanel::PlacePanel(AssetPictures& pictures, QWidget* parent)
    : QWidget(parent),
      assets_(new AssetGrid(pictures)),
      mix_(new QLabel),
      fields_(placeSchema(), {[this](const auto& edit) { change(edit); }, problemOf(this)},
              QStringLiteral("place")) {
  auto* column = bareLayout<QVBoxLayout>(this, 5);
  fields_.into(*column);
  fields_.custom({"asset", assets_, [this](const PlaceSettings& p) { assets_->setChosen(p.asset); },
                  [](const PlaceSettings& from, PlaceSettings& to) { to.asset = from.asset; }});
  connect(assets_, &AssetGrid::picked, this, &PlacePanel::pick);
  connect(assets_, &AssetGrid::menuAsked, this, &PlacePanel::menuAsked);
  auto* import = describe(
      new QPushButton(tr("Import Models…")), "importModels",
      {.tip = tr("Take models (glTF, OBJ, FBX, PLY, STL, DAE) in; files can be dropped on the window too")});
  connect(import, &QPushButton::clicked, this, &PlacePanel::importAsked);
  auto* library = describe(new QPushButton(tr("Library")), "modelLibrary",
                           {.tip = tr("Models that are kept for all terrains")});
  auto* entries = new QMenu(library);
  entries->setToolTipsVisible(true);
  library->setMenu(entries);
  connect(entries, &QMenu::aboutToShow, this, [this, entries] { Q_EMIT libraryAsked(entries); });
  auto* sources = new QHBoxLayout;
  sources->addWidget(import, 1);
  sources->addWidget(library);
  column->addLayout(sources);
  fields_
      .choice(
          "mode", tr("Left button"),
          {tr("Places one"), tr("Selects"), tr("Selects by lasso"), tr("Places a line"),
           tr("Places a circle"), tr("Paints objects"), tr("Erases objects")},
          {tr("A click puts one down; a drag turns it, with Shift it grows too, with Ctrl it turns by steps"),
           tr("A click selects, a drag moves what is selected or encloses by a box"),
           tr("The same, and a drag encloses by an outline"), tr("A drag puts objects along a line"),
           tr("A drag puts objects round a circle"), tr("The brush puts objects down; Ctrl erases"),
           tr("The brush takes objects away; Ctrl paints")})
      .setObjectName(QStringLiteral("placeMode"));
  const auto only = [this](QWidget& control, std::initializer_list<PlaceMode> modes) {
    fields_.onlyFor(control, [modes = std::vector(modes)](const PlaceSettings& s) {
      return std::ranges::find(modes, s.mode) != modes.end();
    });
  };
  using enum PlaceMode;
  only(fields_.number("apart", {tr("Distance"), {}, 0.5, 100.0, true},
                      tr("From one object of the line or circle to the next")),
       {Line, Circle});
  only(fields_.number("count", offSpec(tr("Count"), {}, 0.0, 50.0),
                      tr("How many objects the line or circle has; off: as the distance says")),
       {Line, Circle});
  only(fields_.number("density", {tr("Density"), {}, 1.0, 10000.0, true},
                      tr("Objects a hectare that the brush puts down")),
       {Paint});
  only(fields_.number("spacing", {tr("Spacing"), {}, 0.0, 50.0},
                      tr("The least distance to other objects")),
       {Paint});
  only(fields_.number("strength", percentSpec(tr("Strength"), 0.0, 1.0),
                      tr("Of the density; how many of the objects the brush erases")),
       {Paint, Erase});
  only(fields_.flag("anyAsset", tr("Erase all kinds"),
                    tr("Else the brush erases objects of the kind in hand alone")),
       {Erase});
  only(fields_.number("step", {tr("Ctrl moves by"), {}, 0.1, 100.0, true},
                      tr("Steps to which Ctrl keeps a drag")),
       {Select, Lasso, Line, Circle});
  only(fields_.number("angleStep", {tr("Ctrl turns by"), {}, 1.0, 90.0},
                      tr("Steps to which Ctrl keeps a turn, degrees")),
       {Place, Select, Lasso, Line, Circle});
  mix_->setWordWrap(true);
  mix_->setToolTip(tr("Right-click a kind above to change how often it is painted"));
  column->addWidget(mix_);
  addHeading(*column, tr("New objects"));
  fields_.number("scale", {tr("Scale"), QStringLiteral("×"), 0.1, 50.0, true},
                 tr("Size of new objects; 1 is life size"));
  fields_.number("scaleJitter", percentSpec(tr("Variation"), 0.0, 0.9),
                 tr("New objects vary in size by up to this much either way"));
  fields_.number("heightOffset", {tr("Height offset"), {}, -10.0, 10.0},
                 tr("How far above the ground new objects are put"));
  fields_.choice("rule", ruleLabel(), ruleTitles(), ruleTips()).setObjectName(QStringLiteral("objectRule"));
  fields_.number("tiltJitter", {tr("Tilt"), {}, 0.0, 30.0},
                 tr("New objects lean by up to this much, degrees"));
  fields_.number("tintJitter", percentSpec(tr("Colour variation"), 0.0, 1.0),
                 tr("How far the colours of new objects vary"));
  fields_.flag("randomYaw", tr("Random rotation"), tr("Every new object is turned another way"));
}

void PlacePanel::setTools(ToolState* tools) {
  tools_ = tools;
  onSettings_ = tools ? tools->settingsChanged.subscribe([this] { refresh(); }) : Subscription();
  refresh();
}

void PlacePanel::showAssets(const AssetTable& assets) { assets_->show(assets); }

void PlacePanel::pick(AssetKind asset) {
  change([asset](PlaceSettings& place) { place.asset = asset; });
  Q_EMIT assetPicked();
}

void PlacePanel::change(const std::function<void(PlaceSettings&)>& edit) {
  if (!tools_) return;
  PlaceSettings place = tools_->get<PlaceTool>().settings();
  edit(place);
  tools_->get<PlaceTool>().setSettings(place);
}

void PlacePanel::refresh() {
  const PlaceSettings place = tools_ ? tools_->get<PlaceTool>().settings() : PlaceSettings();
  fields_.show(place);
  QStringList kinds;
  for (const ScatterAsset& one : place.mix) kinds += titleOfAsset(one.asset);
  mix_->setText(tr("The brush paints: %1").arg(kinds.join(QStringLiteral(", "))));
  mix_->setVisible(place.mode == PlaceMode::Paint && !kinds.isEmpty());
}

}  // namespace scarp
