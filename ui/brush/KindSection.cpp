#include "ui/brush/KindSection.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/document/TerrainDocument.h"
#include "ui/actions/Actions.h"
#include "ui/brush/BrushBinding.h"
#include "ui/history/HistoryModel.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/NumberField.h"

namespace scarp {
namespace {

const QString kMetres = QStringLiteral("m");

NumberSpec percent(const QString& label) {
  NumberSpec spec{label, QStringLiteral("%"), 0.0, 1.0};
  spec.shown = 100.0;
  return spec;
}

}  // namespace

KindSection::KindSection(BrushBinding& binding, const Actions& actions, QWidget* parent)
    : BrushSection(binding, QStringLiteral("brushKind"), {}, true, parent),
      binding_(binding),
      actions_(actions),
      history_(new HistoryModel(this)) {
  addHeights();
  addNoise();
  addErosion();
  addCopies();
  addTake();
  connect(&binding, &BrushBinding::shown, this, &KindSection::refresh);
}

void KindSection::addHeights() {
  choice("flatten-to", tr("Flatten to"), {tr("Height"), tr("Slope")},
         {tr("The height where the stroke begins"), tr("The plane that lies there, with its slope")});
  number("target-height", {tr("Target"), kMetres, -500.0, 4000.0},
         tr("The height that Set Height goes for, metres"));
  number("rise", {tr("Rise"), kMetres, -200.0, 200.0},
         tr("How far over the ground where the stroke begins the top lies, metres"));
  number("terrace-step", {tr("Step"), kMetres, 0.5, 500.0, true}, tr("From terrace to terrace, metres"));
  number("terrace-sharpness", percent(tr("Sharpness")), tr("How level the steps and how steep their fronts"));
}

void KindSection::addNoise() {
  choice("noise-shape", tr("Shape"), {tr("Perlin"), tr("Ridged"), tr("Billow")},
         {tr("Fractal Perlin noise: even hills and hollows"), tr("Sharp crests over smooth valleys"),
          tr("Round bumps with creases between them")});
  number("noise-scale", {tr("Noise scale"), kMetres, 1.0, 5000.0, true},
         tr("From crest to crest of the largest bumps, metres"));
  number("noise-octaves", {tr("Octaves"), {}, 1.0, 12.0},
         tr("How many sizes of bumps, each half the one before"));
  number("seed", {tr("Seed"), {}, 0.0, 999.0}, tr("Another number is other noise"));
}

void KindSection::addErosion() {
  number("rain", percent(tr("Rain")), tr("How much water falls"));
  number("carrying-capacity", percent(tr("Sediment capacity")), tr("How much ground the water can carry"));
  number("talus-angle", {tr("Talus angle"), QStringLiteral("°"), 10.0, 60.0},
         tr("The steepest that loose ground lies, degrees"));
  number("erosion-steps", {tr("Steps"), {}, 1.0, 64.0},
         tr("How far each dab of the brush goes; more cost more"));
}

void KindSection::addCopies() {
  choice("stamp-blend", tr("Blend"), {tr("Add"), tr("Subtract"), tr("Max"), tr("Min"), tr("Replace")},
         {tr("On top of the ground"), tr("Dug into the ground"), tr("Whichever is higher"),
          tr("Whichever is lower"), tr("Instead of the ground")});
  number("clone-x", {tr("From east"), kMetres, -5000.0, 5000.0},
         tr("Where the stroke's start is copied from, metres to the east of the terrain's middle"));
  number("clone-y", {tr("From north"), kMetres, -5000.0, 5000.0},
         tr("Where the stroke's start is copied from, metres to the north of the terrain's middle"));
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
  auto* row = new QHBoxLayout(take_);
  row->setContentsMargins(0, 0, 0, 0);
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
  const bool restores = brush.kind == BrushKind::Restore;
  earlier_->setVisible(restores);
  earlier_->setCurrentIndex(brush.restoreTo);
  take_->setVisible(brush.kind == BrushKind::SetHeight || brush.kind == BrushKind::Clone);
  setVisible(restores || useful(brush));
}

}  // namespace scarp
