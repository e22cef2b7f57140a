#include "ui/docks/SelectionPanel.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <numbers>

#include "core/edit/EditSession.h"
#include "core/edit/Operation.h"
#include "ui/EditorDocument.h"
#include "ui/docks/AssetPicture.h"
#include "ui/widgets/NumberField.h"

namespace scarp {
namespace {

constexpr double kDegrees = 180.0 / std::numbers::pi;

}  // namespace

SelectionPanel::SelectionPanel(QAction& remove, QWidget* parent)
    : QWidget(parent),
      title_(new QLabel),
      values_(new QWidget),
      east_(new NumberField({tr("East"), tr("m"), -1000.0, 1000.0})),
      north_(new NumberField({tr("North"), tr("m"), -1000.0, 1000.0})),
      align_(new QCheckBox(tr("Lean with slope"))) {
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
      east_, tr("east"), -1e7, [](const Object& o) { return o.x; }, [](Object& o, double v) { o.x = v; });
  addNumber(
      north_, tr("north"), -1e7, [](const Object& o) { return o.y; }, [](Object& o, double v) { o.y = v; });
  NumberSpec turn{tr("Turn"), QStringLiteral("°"), -std::numbers::pi, std::numbers::pi};
  turn.shown = kDegrees;
  addNumber(
      new NumberField(turn), tr("turn"), -1e4, [](const Object& o) { return o.yaw; },
      [](Object& o, double v) { o.yaw = v; });
  addNumber(
      new NumberField({tr("Scale"), QStringLiteral("×"), 0.1, 50.0, true}), tr("scale"), 1e-4,
      [](const Object& o) { return o.scale; }, [](Object& o, double v) { o.scale = v; });
  addNumber(
      new NumberField({tr("Above ground"), tr("m"), -10.0, 10.0}), tr("height above ground"), -1e6,
      [](const Object& o) { return o.heightOffset; }, [](Object& o, double v) { o.heightOffset = v; });
  rows->addWidget(align_);
  connect(align_, &QCheckBox::clicked, this, [this](bool on) {
    begin();
    apply([on](Object& object) { object.alignToGround = on; });
    end(true);
  });
  refresh();
}

SelectionPanel::~SelectionPanel() = default;

void SelectionPanel::addNumber(NumberField* field, const QString& name, double lowest,
                               std::function<double(const Object&)> get,
                               std::function<void(Object&, double)> set) {
  field->setCheck(rangeCheck(name, lowest, 1e7));
  connect(field, &NumberField::refused, this, &SelectionPanel::problem);
  connect(field, &NumberField::editBegun, this, &SelectionPanel::begin);
  connect(field, &NumberField::valueEdited, this,
          [this, set](double value) { apply([&](Object& object) { set(object, value); }); });
  connect(field, &NumberField::editEnded, this, &SelectionPanel::end);
  values_->layout()->addWidget(field);
  rows_.push_back({field, std::move(get)});
}

const Object* SelectionPanel::selected() const {
  if (!document_ || !document_->tools().selection()) return nullptr;
  return document_->terrain().objects().find(*document_->tools().selection());
}

void SelectionPanel::setDocument(EditorDocument* document) {
  session_.reset();
  document_ = document;
  onSelection_ =
      document ? document->tools().selectionChanged.subscribe([this] { refresh(); }) : Subscription();
  onObjects_ =
      document ? document->terrain().objectsChanged.subscribe([this] { refresh(); }) : Subscription();
  if (document) {
    const GridFrame& frame = document->terrain().frame();
    east_->setReach(-0.5 * frame.width(), 0.5 * frame.width());
    north_->setReach(-0.5 * frame.depth(), 0.5 * frame.depth());
  }
  refresh();
}

void SelectionPanel::begin() {
  const Object* object = selected();
  if (!object || document_->terrain().editing()) return;
  session_ = std::make_unique<EditSession>(
      document_->terrain(), tr("Change %1").arg(assetTitle(object->asset).toLower()).toStdString());
}

void SelectionPanel::apply(const Edit& edit) {
  const Object* object = selected();
  if (!session_ || !object) return;
  Object changed = *object;
  edit(changed);
  session_->update(changed);
}

void SelectionPanel::end(bool kept) {
  if (!session_) return;
  const Object* object = selected();
  if (kept && object) session_->commit(std::make_shared<Operation>(ChangeObjectOperation{*object}));
  session_.reset();
}

void SelectionPanel::refresh() {
  const Object* object = selected();
  setVisible(object);
  if (object) title_->setText(tr("Selected: %1").arg(assetTitle(object->asset)));
  const Object shown = object ? *object : Object();
  for (const Row& row : rows_) row.field->setValue(row.get(shown));
  align_->setChecked(shown.alignToGround);
}

}  // namespace scarp
