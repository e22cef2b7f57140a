#include "ui/objects/SelectedObjectPanel.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "core/edit/ObjectEdit.h"
#include "core/objects/ObjectSchema.h"
#include "ui/document/EditorDocument.h"
#include "ui/objects/AssetPicture.h"
#include "ui/objects/RuleChoice.h"

namespace scarp {

SelectedObjectPanel::SelectedObjectPanel(QAction& remove, QWidget* parent)
    : QWidget(parent),
      title_(new QLabel),
      values_(new QWidget),
      fields_(objectSchema(),
              {[this](const auto& edit) { apply(edit); },
               [this](const QString& message) { Q_EMIT problem(message); }},
              QStringLiteral("object")),
      rule_(new ChoiceRow(ruleLabel(), ruleTitles())) {
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
  addFields(*rows);
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

void SelectedObjectPanel::addFields(QVBoxLayout& column) {
  fields_.into(column);
  east_ = &fields_.number("x", {tr("East"), {}, -1000.0, 1000.0},
                          tr("Metres from the terrain's middle to the east"));
  north_ = &fields_.number("y", {tr("North"), {}, -1000.0, 1000.0},
                           tr("Metres from the terrain's middle to the north"));
  NumberField& turn = fields_.number("yaw", {tr("Rotation"), {}, -180.0, 180.0}, tr("Degrees anticlockwise"));
  NumberField& scale = fields_.number("scale", {tr("Scale"), QStringLiteral("×"), 0.1, 50.0, true},
                                      tr("Its size; 1 is life size"));
  NumberField& offset = fields_.number("height-offset", {tr("Height offset"), {}, -10.0, 10.0},
                                       tr("How far it is above the ground, metres"));
  elevation_ =
      &fields_.number("elevation", {tr("Elevation"), {}, 0.0, 1000.0}, tr("How high it stands, metres"));
  fields_.onlyFor(offset, [](const Object& object) { return object.rule != ObjectRule::Stay; });
  fields_.onlyFor(*elevation_, [](const Object& object) { return object.rule == ObjectRule::Stay; });
  const QStringList tips = ruleTips();
  for (int i = 0; i < tips.size(); ++i) rule_->setTip(i, tips[i]);
  fields_.custom({"rule", rule_,
                  [this](const Object& object) { rule_->setChosen(static_cast<int>(object.rule)); },
                  [](const Object& from, Object& to) { to.rule = from.rule; }});
  for (NumberField* field : {east_, north_, &turn, &scale, &offset, elevation_}) {
    connect(field, &NumberField::editBegun, this, &SelectedObjectPanel::begin);
    connect(field, &NumberField::editEnded, this, &SelectedObjectPanel::end);
  }
}

const Object* SelectedObjectPanel::selected() const {
  if (!document_ || !document_->tools().selectedObject()) return nullptr;
  return document_->terrain().objects().find(*document_->tools().selectedObject());
}

void SelectedObjectPanel::setDocument(EditorDocument* document) {
  edit_.reset();
  document_ = document;
  onSelection_ =
      document ? document->tools().selectedObjectsChanged.subscribe([this] { refresh(); }) : Subscription();
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
  fields_.show(shown);
}

}  // namespace scarp
