#include "ui/objects/SelectedObjectPanel.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <numbers>
#include <utility>

#include "core/base/Angles.h"
#include "core/edit/ObjectEdit.h"
#include "core/terrain/WorkingRange.h"
#include "ui/document/EditorDocument.h"
#include "ui/objects/AssetPicture.h"
#include "ui/objects/RuleChoice.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/NumberField.h"

namespace scarp {
SelectedObjectPanel::SelectedObjectPanel(QAction& remove, QWidget* parent)
    : QWidget(parent),
      title_(new QLabel),
      values_(new QWidget),
      east_(new NumberField({tr("East"), tr("m"), -1000.0, 1000.0})),
      north_(new NumberField({tr("North"), tr("m"), -1000.0, 1000.0})),
      offset_(new NumberField({tr("Height offset"), tr("m"), -10.0, 10.0})),
      elevation_(new NumberField({tr("Elevation"), tr("m"), 0.0, 1000.0})),
      rule_(makeRuleChoice()) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  auto* head = new QHBoxLayout;
  title_->setProperty("role", QStringLiteral("heading"));
  title_->setContentsMargins(1, 6, 0, 1);
  head->addWidget(title_, 1);
  auto* button = new QToolButton;
  button->setDefaultAction(&remove);
  button->setIconSize({16, 16});
  button->setFocusPolicy(Qt::TabFocus);
  head->addWidget(button);
  column->addLayout(head);
  column->addWidget(values_);
  auto* rows = new QVBoxLayout(values_);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(5);
  addNumber(
      east_, tr("east"), -kLongestSide, [](const Object& o) { return o.x; },
      [](Object& o, double v) { o.x = v; });
  addNumber(
      north_, tr("north"), -kLongestSide, [](const Object& o) { return o.y; },
      [](Object& o, double v) { o.y = v; });
  NumberSpec turn{tr("Rotation"), QStringLiteral("°"), -std::numbers::pi, std::numbers::pi};
  turn.shown = kDegrees;
  addNumber(
      new NumberField(turn), tr("rotation"), -1e4, [](const Object& o) { return o.yaw; },
      [](Object& o, double v) { o.yaw = v; });
  addNumber(
      new NumberField({tr("Scale"), QStringLiteral("×"), 0.1, 50.0, true}), tr("scale"), 1e-4,
      [](const Object& o) { return o.scale; }, [](Object& o, double v) { o.scale = v; });
  addNumber(
      offset_, tr("height offset"), -kHighest, [](const Object& o) { return o.heightOffset; },
      [](Object& o, double v) { o.heightOffset = v; });
  addNumber(
      elevation_, tr("elevation"), -kHighest, [](const Object& o) { return o.elevation.value_or(0.0); },
      [](Object& o, double v) { o.elevation = v; });
  rows->addWidget(rule_);
  connect(rule_, &ChoiceRow::picked, this, [this](int index) {
    begin();
    apply([this, index](Object& object) {
      const TerrainDocument& terrain = document_->terrain();
      object = withRule(object, static_cast<ObjectRule>(index), terrain.heights(), terrain.frame());
    });
    end(true);
    refresh();  // also while something else edits
  });
  refresh();
}

SelectedObjectPanel::~SelectedObjectPanel() = default;

void SelectedObjectPanel::addNumber(NumberField* field, const QString& name, double lowest,
                                    std::function<double(const Object&)> get,
                                    std::function<void(Object&, double)> set) {
  field->setCheck(rangeCheck(name, lowest, 1e7));
  connect(field, &NumberField::refused, this, &SelectedObjectPanel::problem);
  connect(field, &NumberField::editBegun, this, &SelectedObjectPanel::begin);
  connect(field, &NumberField::valueEdited, this,
          [this, set](double value) { apply([&](Object& object) { set(object, value); }); });
  connect(field, &NumberField::editEnded, this, &SelectedObjectPanel::end);
  values_->layout()->addWidget(field);
  rows_.push_back({field, std::move(get)});
}

const Object* SelectedObjectPanel::selected() const {
  if (!document_ || !document_->tools().selectedObject()) return nullptr;
  return document_->terrain().objects().find(*document_->tools().selectedObject());
}

void SelectedObjectPanel::setDocument(EditorDocument* document) {
  edit_.reset();
  document_ = document;
  onSelection_ =
      document ? document->tools().selectedObjectChanged.subscribe([this] { refresh(); }) : Subscription();
  onObjects_ =
      document ? document->terrain().objectsChanged.subscribe([this] { refresh(); }) : Subscription();
  if (document) {
    const GridFrame& frame = document->terrain().frame();
    east_->setReach(-0.5 * frame.width(), 0.5 * frame.width());
    north_->setReach(-0.5 * frame.depth(), 0.5 * frame.depth());
    const Box box = document->terrain().box();
    elevation_->setReach(box.min.z() - 10.0, box.max.z() + 10.0);
  }
  refresh();
}

void SelectedObjectPanel::begin() {
  const Object* object = selected();
  if (!object || document_->terrain().editing()) return;
  edit_ = std::make_unique<ObjectEdit>(document_->terrain(),
                                       tr("Change %1").arg(assetTitle(object->asset).toLower()).toStdString(),
                                       object->id);
}

void SelectedObjectPanel::apply(const Edit& edit) {
  if (!edit_) return;
  Object changed = edit_->object();
  edit(changed);
  const auto fit = canStand(changed, &edit_->object(), document_->terrain());
  if (fit) edit_->set(changed);
  if (!std::exchange(refused_, !fit) && fit) return;
  QString why = fit ? QString() : QString::fromStdString(fit.error().message) + QLatin1Char('.');
  if (!why.isEmpty()) why.front() = why.front().toUpper();
  Q_EMIT problem(why);
}

void SelectedObjectPanel::end(bool kept) {
  if (!edit_) return;
  if (kept) edit_->commit();
  edit_.reset();
  refresh();  // also where what was asked for could not be
}

void SelectedObjectPanel::refresh() {
  const Object* object = selected();
  setVisible(object);
  if (object) title_->setText(tr("Selected: %1").arg(assetTitle(object->asset)));
  const Object shown = object ? *object : Object();
  for (const Row& row : rows_) row.field->setValue(row.get(shown));
  rule_->setChosen(static_cast<int>(shown.rule));
  offset_->setVisible(shown.rule != ObjectRule::Stay);
  elevation_->setVisible(shown.rule == ObjectRule::Stay);
}

}  // namespace scarp
