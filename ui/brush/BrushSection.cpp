#include "ui/brush/BrushSection.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/brush/BrushSchema.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/tools/ToolState.h"
#include "ui/actions/Actions.h"
#include "ui/actions/BrushCatalog.h"
#include "ui/history/HistoryModel.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CurveEditor.h"
#include "ui/widgets/Icons.h"

namespace scarp {

namespace {

QString sectionId(const BrushBinding& binding, const QString& id) {
  if (binding.name().isEmpty()) return id;
  return binding.name() + id.front().toUpper() + id.mid(1);
}

}  // namespace

void BrushBinding::setTools(ToolState* tools) {
  tools_ = tools;
  onSettings_ = tools ? tools->settingsChanged.subscribe([this] { Q_EMIT shown(brush()); }) : Subscription();
  Q_EMIT shown(brush());
}

BrushSettings BrushBinding::brush() const { return tools_ ? tools_->brush() : BrushSettings(); }

void BrushBinding::change(const std::function<void(BrushSettings&)>& edit) {
  if (!tools_) return;
  BrushSettings altered = brush();
  edit(altered);
  if (const Result<void> valid = validate(altered); !valid) {
    Q_EMIT problem(messageText(valid.error().message));
    Q_EMIT shown(brush());
    return;
  }
  Q_EMIT problem(QString());
  tools_->setBrush(altered);
}

bool BrushBinding::uses(const BrushSettings& brush, std::string_view key) const {
  if (!use_) return kindUses(brush.kind, key);
  return kindUses(use_->kind, key) && std::ranges::find(use_->unused, key) == use_->unused.end();
}

BrushSection::BrushSection(BrushBinding& binding, const QString& id, const QString& title, bool openAtFirst,
                           QWidget* parent)
    : FoldingSection(sectionId(binding, id), title, openAtFirst, parent),
      binding_(binding),
      fields_(brushSchema(),
              {[&binding](const auto& edit) { binding.change(edit); },
               [&binding](const QString& message) { Q_EMIT binding.problem(message); }},
              binding.name()) {
  fields_.into(column());
  connect(&binding, &BrushBinding::shown, this, &BrushSection::refresh);
  connect(this, &FoldingSection::resetAsked, this, [this] {
    binding_.change([this](BrushSettings& brush) {
      for (const Row& row : fields_.rows())
        if (binding_.uses(brush, row.key)) row.copy(BrushSettings(), brush);
    });
  });
}

void BrushSection::custom(std::string_view key, QWidget& control,
                          std::function<void(const BrushSettings&)> show,
                          std::function<void(const BrushSettings& from, BrushSettings& to)> copy) {
  fields_.custom({key, &control, std::move(show), std::move(copy)});
}

void BrushSection::onlyFor(QWidget& control, std::function<bool(const BrushSettings&)> wanted) {
  fields_.onlyFor(control, std::move(wanted));
}

void BrushSection::tellChanges() { tells_ = true; }

bool BrushSection::shows(const Row& row, const BrushSettings& brush) const {
  return binding_.uses(brush, row.key) && (!row.wanted || row.wanted(brush));
}

bool BrushSection::useful(const BrushSettings& brush) const {
  return std::ranges::any_of(fields_.rows(), [&](const Row& row) { return shows(row, brush); });
}

void BrushSection::refresh(const BrushSettings& brush) {
  for (const Row& row : fields_.rows()) {
    row.show(brush);
    row.control->setVisible(shows(row, brush));
  }
  if (!fields_.rows().empty()) setVisible(useful(brush));
  if (!tells_) return;
  BrushSettings reset = brush;
  for (const Row& row : fields_.rows())
    if (binding_.uses(brush, row.key)) row.copy(BrushSettings(), reset);
  setChanged(!(reset == brush));
}

namespace {

const QString kMetres = QStringLiteral("m"), kDegrees = QStringLiteral("°");

}  // namespace

BrushSection* BrushSections::size(BrushBinding& binding) {
  auto* section = new BrushSection(binding, QStringLiteral("brushSize"), tr("Size and effect"), true);
  section->number("radius", {tr("Radius"), kMetres, 1.0, 5000.0, true},
                  tr("From the brush's centre to its rim. Keys: [ and ]"));
  section->number("strength", {tr("Strength"), kMetres, 0.01, 1000.0, true},
                  tr("What one pass changes under the centre. Keys: - and ="));
  section->number("flow", {tr("Flow"), QStringLiteral("m/s"), 0.01, 1000.0, true},
                  tr("What the brush changes a second while it is held still; 0 for nothing"));
  return section;
}

BrushSection* BrushSections::limits(BrushBinding& binding) {
  auto* section = new BrushSection(binding, QStringLiteral("brushLimits"), tr("Limits"), false);
  const BrushLimits none;
  section->number("steepest", offSpec(tr("Never steeper than"), kDegrees, 5.0, 90.0, 90.0),
                  tr("The brush leaves no ground steeper than this, degrees"));
  section->choice("direction", tr("Heights"), {tr("Both ways"), tr("Up"), tr("Down")},
                  {tr("Ground may rise and sink"), tr("Ground may only rise"), tr("Ground may only sink")});
  section->number("lowest", offSpec(tr("Min height"), kMetres, -500.0, 4000.0, none.lowest),
                  tr("Ground below this height is left alone"));
  section->number("highest", offSpec(tr("Max height"), kMetres, -500.0, 4000.0, none.highest),
                  tr("Ground above this height is left alone"));
  section->number("least-slope", offSpec(tr("Min slope"), kDegrees, 0.0, 90.0, 0.0),
                  tr("Gentler ground is left alone, degrees"));
  section->number("most-slope", offSpec(tr("Max slope"), kDegrees, 0.0, 90.0, 90.0),
                  tr("Steeper ground is left alone, degrees"));
  section->tellChanges();
  return section;
}

BrushSection* BrushSections::jitter(BrushBinding& binding) {
  auto* section = new BrushSection(binding, QStringLiteral("brushJitter"), tr("Jitter"), false);
  section->number("jitter-position", percentSpec(tr("Place"), 0.0, 1.0),
                  tr("Dabs land off the path by up to this much, percent of the radius"));
  section->number("jitter-size", percentSpec(tr("Size"), 0.0, 1.0),
                  tr("Dabs are smaller by up to this much"));
  section->number("jitter-strength", percentSpec(tr("Strength"), 0.0, 1.0),
                  tr("Dabs are weaker by up to this much"));
  section->number("jitter-angle", {tr("Angle"), kDegrees, 0.0, 180.0},
                  tr("Alphas are turned by up to this much to either side, degrees"));
  section->number("stroke-seed", {tr("Seed"), {}, 0.0, 999.0},
                  tr("Another number is another chance; the same one gives the same stroke"));
  section->tellChanges();
  return section;
}

BrushSection* BrushSections::pen(BrushBinding& binding) {
  auto* section = new BrushSection(binding, QStringLiteral("brushPen"), tr("Pen pressure"), false);
  auto* row = new QHBoxLayout;
  row->setSpacing(10);
  // Side by side: they are short, and belong together.
  for (QCheckBox* box :
       {&section->flag("pressure-radius", tr("Size"), tr("A harder press makes the brush larger")),
        &section->flag("pressure-strength", tr("Strength"), tr("A harder press makes the brush stronger")),
        &section->flag("pressure-flow", tr("Flow"),
                       tr("A harder press flows faster while the pen is held still"))})
    row->addWidget(box);
  row->addStretch(1);
  section->column().addLayout(row);
  section->curve("pressure-curve", tr("light"), tr("hard"));
  section->tellChanges();
  return section;
}

BrushSection* BrushSections::stroke(BrushBinding& binding) {
  auto* section = new BrushSection(binding, QStringLiteral("brushStroke"), tr("Stroke"), false);
  NumberSpec spacing = percentSpec(tr("Spacing"), 0.01, 1.0);
  spacing.logarithmic = true;
  section->number("spacing", spacing,
                  tr("Between two dabs of the brush, percent of the radius. Changes "
                     "smoothness and cost, not strength"));
  section->number("stabiliser", percentSpec(tr("Stabiliser"), 0.0, 2.0),
                  tr("The brush trails the pointer on a string of this length, percent of the "
                     "radius, so that a shaky hand draws a calm line"));
  section->flag("round-path", tr("Smooth path"),
                tr("Curves through the points that the pointer tells, instead of straight "
                   "pieces"));
  section->tellChanges();
  return section;
}

BrushSection* BrushSections::symmetry(BrushBinding& binding) {
  auto* section = new BrushSection(binding, QStringLiteral("brushSymmetry"), tr("Symmetry"), false);
  section->choice(
      "symmetry", {},
      {tr("Off"), QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("X + Y"), tr("Radial")},
      {tr("One brush"), tr("Mirrored east and west"), tr("Mirrored north and south"),
       tr("Mirrored both ways: four brushes"), tr("Turned around a point")});
  const auto used = [](const BrushSettings& b) { return b.symmetry.kind != SymmetryKind::None; };
  NumberField& count = section->number("symmetry-count", {tr("Arms"), {}, 2.0, 16.0},
                                       tr("How many brushes there are around the point"));
  section->onlyFor(count, [](const BrushSettings& b) { return b.symmetry.kind == SymmetryKind::Radial; });
  const auto centre = [&](const char* key, const QString& label, const QString& tip) {
    section->onlyFor(section->number(key, {label, kMetres, -5000.0, 5000.0}, tip), used);
  };
  centre("symmetry-x", tr("Centre east"), tr("Where the copies meet, to the east of the terrain's middle"));
  centre("symmetry-y", tr("Centre north"), tr("Where the copies meet, to the north of the terrain's middle"));
  section->tellChanges();
  return section;
}

BrushSection* BrushSections::falloff(BrushBinding& binding, bool openAtFirst) {
  auto* section = new BrushSection(binding, QStringLiteral("brushFalloff"), tr("Falloff"), openAtFirst);
  auto* names = new IconGrid(7, 22, false);
  for (const Falloff falloff : {Falloff::Smooth, Falloff::Linear, Falloff::Spherical, Falloff::Tip,
                                Falloff::Sharp, Falloff::Constant})
    names->add(static_cast<int>(falloff), falloffIcon(falloff), falloffTitle(falloff),
               tr("%1 falloff").arg(falloffTitle(falloff)));
  names->add(static_cast<int>(Falloff::Curve), icon(QStringLiteral("own-curve")),
             falloffTitle(Falloff::Curve), tr("A falloff that you draw"));
  section->custom(
      "falloff", *names, [names](const BrushSettings& b) { names->setChosen(static_cast<int>(b.falloff)); },
      [](const BrushSettings& from, BrushSettings& to) { to.falloff = from.falloff; });
  auto* profile = new BrushProfile;
  section->column().addWidget(profile);
  CurveEditor& curve = section->curve("falloff-curve", tr("rim"), tr("middle"));
  section->onlyFor(curve, [](const BrushSettings& b) { return b.falloff == Falloff::Curve; });
  section->number("inner-radius", percentSpec(tr("Inner radius"), 0.0, 0.99),
                  tr("How much of the radius is at full strength, percent. Keys: "
                     "Ctrl+Shift+[ and ]"));
  QObject::connect(names, &IconGrid::picked, section, [&binding](int id) {
    binding.change([id](BrushSettings& brush) { brush.falloff = static_cast<Falloff>(id); });
  });
  QObject::connect(&binding, &BrushBinding::shown, profile, &BrushProfile::setBrush);
  return section;
}

KindSection::KindSection(BrushBinding& binding, const Actions& actions, QWidget* parent)
    : BrushSection(binding, QStringLiteral("brushKind"), {}, true, parent),
      binding_(binding),
      actions_(actions),
      history_(new HistoryModel(this)) {
  for (const KindSetting& own : kindSettings())
    if (*own.label) addKindField(*this, own);
  addEarlier();
  addTake();
  connect(&binding, &BrushBinding::shown, this, &KindSection::refresh);
}

void KindSection::addEarlier() {
  earlier_ = new QComboBox;
  earlier_->setObjectName(QStringLiteral("restoreTo"));
  earlier_->setModel(history_);
  earlier_->setAccessibleName(tr("State to paint back"));
  earlier_->setToolTip(tr("The moment of the history whose ground is painted back"));
  earlier_->setFocusPolicy(Qt::TabFocus);
  connect(earlier_, &QComboBox::activated, this,
          [this](int row) { binding_.change([row](BrushSettings& brush) { brush.restoreTo = row; }); });
  column().addWidget(earlier_);
}

void KindSection::addTake() {
  take_ = new QWidget;
  auto* row = bareLayout<QHBoxLayout>(take_);
  auto* button = new QToolButton;
  button->setDefaultAction(actions_.takeHeight);
  button->setFocusPolicy(Qt::TabFocus);
  button->setIconSize({18, 18});
  auto* words = new QLabel(tr("H takes it from under the cursor"));
  words->setProperty("role", QStringLiteral("quiet"));
  row->addWidget(button);
  row->addWidget(words, 1);
  column().addWidget(take_);
}

void KindSection::setHistory(TerrainDocument* document) {
  onHistory_ = document ? document->historyChanged.subscribe([this, document] {
    history_->show(&document->history());
    earlier_->setCurrentIndex(binding_.brush().restoreTo);
  })
                        : Subscription();
  history_->show(document ? &document->history() : nullptr);
  earlier_->setCurrentIndex(binding_.brush().restoreTo);
}

void KindSection::refresh(const BrushSettings& brush) {
  setTitle(actions_.brush(brush.kind)->text());
  const bool restores = kindUses(brush.kind, "restore-to");
  earlier_->setVisible(restores);
  earlier_->setCurrentIndex(brush.restoreTo);
  take_->setVisible(brushKindInfo(brush.kind).traits.takes != TakenSetting::None);
  setVisible(restores || useful(brush));
}

}  // namespace scarp
