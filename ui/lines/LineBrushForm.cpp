#include "ui/lines/LineBrushForm.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "ui/brush/KindSection.h"
#include "ui/lines/LineSession.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/EnumTitles.h"
#include "ui/widgets/MessageText.h"

namespace scarp {

namespace {

/// What a brush has that the form has no control for.
QStringList besideControls(const BrushSettings& brush) {
  QStringList all;
  if (brush.alpha) all += LineBrushForm::tr("an alpha");
  if (!(brush.limits == BrushLimits())) all += LineBrushForm::tr("limits");
  if (!(brush.jitter == BrushJitter())) all += LineBrushForm::tr("jitter");
  if (brush.symmetry.kind != SymmetryKind::None) all += LineBrushForm::tr("symmetry");
  return all;
}

QWidget* labelled(const QString& text, QComboBox& box) {
  auto* const row = new QWidget;
  auto* const line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  line->addWidget(new QLabel(text));
  line->addWidget(&box, 1);
  return row;
}

}  // namespace

LineBrushForm::LineBrushForm(LineSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      fields_(brushSchema(),
              {[this](const auto& edit) { change(edit); },
               [this](const QString& message) { Q_EMIT problem(message); }},
              QStringLiteral("lineBrush")),
      kinds_(new QComboBox),
      falloffs_(new QComboBox),
      take_(new QPushButton(tr("Take the Current Brush"))),
      more_(new QLabel) {
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  fields_.into(*column);
  addKinds();
  addNumber("radius", {tr("Radius"), {}, 1.0, 2000.0, true}, tr("Of the brush"));
  fields_.onlyFor(addNumber("strength", {tr("Strength"), {}, 0.1, 200.0, true},
                            tr("What a pass of the brush changes in its middle")),
                  [](const BrushSettings& brush) { return kindUses(brush.kind, "strength"); });
  for (QComboBox* const box : {kinds_, falloffs_}) box->setPlaceholderText(QStringLiteral("—"));
  falloffs_->setObjectName(QStringLiteral("lineBrushFalloff"));
  falloffs_->setAccessibleName(tr("Falloff"));
  falloffs_->setToolTip(tr("How the brush grows weaker towards its rim"));
  falloffs_->addItems(titlesOf(falloffNames()));
  connect(falloffs_, &QComboBox::activated, this, [this](int index) {
    change([index](BrushSettings& brush) { brush.falloff = static_cast<Falloff>(index); });
  });
  column->addWidget(labelled(tr("Falloff"), *falloffs_));
  addNumber("inner-radius", percentSpec(tr("Inner radius"), 0.0, 0.99),
            tr("How much of the radius is at full strength, percent"));
  fields_.onlyFor(addNumber("spacing", percentSpec(tr("Spacing"), 0.01, 1.0),
                            tr("From dab to dab along the line, percent of the radius")),
                  [](const BrushSettings& brush) {
                    return kindUses(brush.kind, "spacing") &&
                           brushKindInfo(brush.kind).traits.dabs != StrokeDabs::Single;
                  });
  for (const KindSetting& own : kindSettings()) {
    if (!*own.label || own.kinds == std::vector{BrushKind::Restore}) continue;
    QWidget& control = addKindField(fields_, own);
    fields_.onlyFor(control, [key = own.key()](const BrushSettings& brush) { return kindUses(brush.kind, key); });
    if (auto* const number = qobject_cast<NumberField*>(&control)) bracket(*number);
  }
  more_->setWordWrap(true);
  more_->setProperty("role", QStringLiteral("quiet"));
  column->addWidget(more_);
  take_->setObjectName(QStringLiteral("lineTakeBrush"));
  take_->setToolTip(tr("The line is brushed as the sculpting tool does now: kind, radius, strength, alpha, limits and "
                       "all else of the brush in hand"));
  take_->setFocusPolicy(Qt::TabFocus);
  column->addWidget(take_);
  connect(take_, &QPushButton::clicked, this, &LineBrushForm::takeHand);
}

void LineBrushForm::addKinds() {
  kinds_->setObjectName(QStringLiteral("lineBrushKind"));
  kinds_->setAccessibleName(tr("Brush"));
  kinds_->setToolTip(tr("What the brush does along the line"));
  for (const BrushKindInfo& info : brushKinds()) {
    BrushSettings brush;
    brush.kind = info.kind;
    if (checkLineBrush(brush)) kinds_->addItem(coreText(info.text.title), static_cast<int>(info.kind));
  }
  connect(kinds_, &QComboBox::activated, this, [this](int index) {
    change([kind = static_cast<BrushKind>(kinds_->itemData(index).toInt())](BrushSettings& brush) {
      brush.kind = kind;
    });
  });
  layout()->addWidget(labelled(tr("Brush"), *kinds_));
}

NumberField& LineBrushForm::addNumber(std::string_view key, NumberSpec spec, const QString& tip) {
  NumberField& field = fields_.number(key, std::move(spec), tip);
  bracket(field);
  return field;
}

void LineBrushForm::bracket(NumberField& field) {
  connect(&field, &NumberField::editBegun, this, [this] { session_.begin(); });
  connect(&field, &NumberField::editEnded, this, [this](bool kept) { session_.end(kept); });
}

void LineBrushForm::change(const std::function<void(BrushSettings&)>& edit) {
  session_.change([&](Line& line) {
    if (!line.brush) return;
    BrushSettings brush = line.brush.settings();
    edit(brush);
    line.brush = LineBrush(std::move(brush));
  });
}

void LineBrushForm::takeHand() {
  auto brush = lineBrushOf(session_.handBrush());
  if (!brush) return Q_EMIT problem(messageText(brush.error().message));
  session_.change([&](Line& line) {
    if (line.brush) line.brush = *brush;
  });
}

void LineBrushForm::show(const Line& line, const std::vector<const Line*>& others) {
  const BrushSettings& brush = line.brush.settings();
  std::vector<BrushSettings> beside;
  for (const Line* const other : others) beside.push_back(other->brush.settings());
  const bool oneKind =
      std::ranges::all_of(beside, [&](const BrushSettings& b) { return b.kind == brush.kind; });
  const bool oneFalloff =
      std::ranges::all_of(beside, [&](const BrushSettings& b) { return b.falloff == brush.falloff; });
  kinds_->setCurrentIndex(oneKind ? kinds_->findData(static_cast<int>(brush.kind)) : -1);
  falloffs_->setCurrentIndex(oneFalloff ? static_cast<int>(brush.falloff) : -1);
  fields_.show(brush, beside);
  const QStringList more = besideControls(brush);
  more_->setText(tr("Also has %1, as the brush had when it was taken.").arg(more.join(QStringLiteral(", "))));
  more_->setVisible(!more.isEmpty());
}

}  // namespace scarp
