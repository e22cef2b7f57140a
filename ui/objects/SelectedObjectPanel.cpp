#include "ui/objects/SelectedObjectPanel.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/edit/ObjectEdit.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/objects/ObjectSchema.h"
#include "core/scene/Scene.h"
#include "core/tools/ToolState.h"
#include "ui/document/EditorDocument.h"
#include "ui/objects/AssetPictures.h"
#include "ui/objects/PlacePanel.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoordinatesField.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

namespace {

/// The first one's values, at the middle of all. Contract: there is one.
Object commonOf(const std::vector<Object>& objects) {
  Object common = objects.front();
  if (objects.size() == 1) return common;
  Vec2 sum = Vec2::Zero();
  for (const Object& object : objects) sum += Vec2(object.x, object.y);
  common.x = sum.x() / static_cast<double>(objects.size());
  common.y = sum.y() / static_cast<double>(objects.size());
  return common;
}

}  // namespace

SelectedObjectPanel::SelectedObjectPanel(QAction& remove, QWidget* parent)
    : QWidget(parent),
      title_(new QLabel),
      origin_(new QWidget),
      originText_(new QLabel),
      openRule_(new QPushButton(tr("Open Its Rule"))),
      values_(new QWidget),
      fields_(objectSchema(), {[this](const auto& edit) { apply(edit); }, problemOf(this)},
              QStringLiteral("object")),
      world_(new WorldPositionField(QStringLiteral("objectWorld"))),
      rule_(new ChoiceRow(ruleLabel(), ruleTitles())) {
  auto* column = bareLayout<QVBoxLayout>(this, 5);
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
  addOrigin(*column);
  column->addWidget(values_);
  auto* rows = bareLayout<QVBoxLayout>(values_, 5);
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
  connect(world_, &WorldPositionField::problem, this, &SelectedObjectPanel::problem);
  connect(world_, &WorldPositionField::positionEdited, this, [this](double east, double north) {
    begin();
    apply([east, north](Object& object) {
      object.x = east;
      object.y = north;
    });
    end(!refused_);
  });
  fields_.into(column);
  east_ = &fields_.number("x", {tr("East"), {}, -1000.0, 1000.0},
                          tr("How far east of the terrain's middle"));
  north_ = &fields_.number("y", {tr("North"), {}, -1000.0, 1000.0},
                           tr("How far north of the terrain's middle"));
  column.addWidget(world_);
  NumberField& turn = fields_.number("yaw", {tr("Rotation"), {}, -180.0, 180.0}, tr("Degrees anticlockwise"));
  NumberField& scale = fields_.number("scale", {tr("Scale"), QStringLiteral("×"), 0.1, 50.0, true},
                                      tr("Its size; 1 is life size"));
  NumberField& offset = fields_.number("height-offset", {tr("Height offset"), {}, -10.0, 10.0},
                                       tr("How far it is above the ground"));
  elevation_ =
      &fields_.number("elevation", {tr("Elevation"), {}, 0.0, 1000.0}, tr("How high it stands"));
  NumberField& tiltX = fields_.number("tilt-x", {tr("Tilt x"), {}, -45.0, 45.0},
                                      tr("Degrees by which it leans about its own x axis"));
  NumberField& tiltY = fields_.number("tilt-y", {tr("Tilt y"), {}, -45.0, 45.0},
                                      tr("Degrees by which it leans about its own y axis"));
  fields_.shownAs(tiltX, [](const Object& object) { return degreesOf(object.tiltX); });
  fields_.shownAs(tiltY, [](const Object& object) { return degreesOf(object.tiltY); });
  numbers_ = {&turn, &scale, &offset, elevation_, &tiltX, &tiltY};
  fields_.onlyFor(offset, [](const Object& object) { return object.rule != ObjectRule::Stay; });
  fields_.onlyFor(*elevation_, [](const Object& object) { return object.rule == ObjectRule::Stay; });
  const QStringList tips = ruleTips();
  for (int i = 0; i < tips.size(); ++i) rule_->setTip(i, tips[i]);
  fields_.custom({"rule", rule_,
                  [this](const Object& object) { rule_->setChosen(static_cast<int>(object.rule)); },
                  [](const Object& from, Object& to) { to.rule = from.rule; }});
  for (NumberField* field : {east_, north_, &turn, &scale, &offset, elevation_, &tiltX, &tiltY}) {
    connect(field, &NumberField::editBegun, this, &SelectedObjectPanel::begin);
    connect(field, &NumberField::editEnded, this, &SelectedObjectPanel::end);
  }
}

std::vector<Object> SelectedObjectPanel::selected() const {
  if (!document_) return {};
  return objectsOf(document_->tools().selected(), document_->terrain());
}

void SelectedObjectPanel::setDocument(EditorDocument* document) {
  edit_.reset();
  document_ = document;
  onSelection_ =
      document ? document->tools().selectedObjectsChanged.subscribe([this] { refresh(); }) : Subscription();
  onObjects_ = onChange(
      document, [this] { refresh(); }, &DocumentChange::objects);
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
  const std::vector<Object> objects = selected();
  if (objects.empty() || document_->terrain().editing()) return;
  ToolState& tools = document_->tools();
  before_ = tools.selected();
  const auto ready = before_.scattered.empty() ? Result<void>() : document_->scene().scatter().inStep();
  auto edit =
      ready ? editOf(before_, titleOf(ObjectStep::Change, objects), document_->terrain()) : ready.error();
  if (!edit) return refuse(edit.error());
  edit_ = std::move(edit.value());
  if (!before_.scattered.empty()) tools.selectObjects(ObjectSelection(edit_->ids()));
}

void SelectedObjectPanel::refuse(const Error& why) { Q_EMIT problem(messageSentence(why.message)); }

void SelectedObjectPanel::apply(const Edit& edit) {
  if (!edit_) return;
  const Object middle = commonOf(edit_->before());
  Object moved = middle;
  edit(moved);
  std::vector<Object> changed = edit_->before();
  for (Object& object : changed) {
    const Vec2 from(object.x, object.y);
    edit(object);
    if (changed.size() == 1) break;
    // Their layout stays.
    object.x = from.x() + moved.x - middle.x;
    object.y = from.y() + moved.y - middle.y;
  }
  const auto fit = canStand(changed, document_->terrain());
  if (fit) edit_->set(std::move(changed));
  if (!std::exchange(refused_, !fit) && fit) return;
  if (fit)
    Q_EMIT problem(QString());
  else
    refuse(fit.error());
}

void SelectedObjectPanel::end(bool kept) {
  if (!edit_) return;
  if (kept) edit_->commit();
  edit_.reset();
  if (!kept) document_->tools().select(before_);
  refresh();  // also where what was asked for could not be
}

void SelectedObjectPanel::addOrigin(QVBoxLayout& column) {
  auto* rows = bareLayout<QVBoxLayout>(origin_, 4);
  originText_->setObjectName(QStringLiteral("objectOrigin"));
  wrapAs(originText_, "quiet");
  rows->addWidget(originText_);
  describe(openRule_, "objectOpenRule", {.tabs = true});
  rows->addWidget(openRule_, 0, Qt::AlignLeft);
  connect(openRule_, &QPushButton::clicked, this, [this] {
    if (!document_) return;
    const auto places = document_->tools().selected().scattered.ids();
    if (!places.empty()) Q_EMIT ruleAsked(places.front().rule);
  });
  column.addWidget(origin_);
}

void SelectedObjectPanel::showOrigin() {
  const auto places =
      document_ ? document_->tools().selected().scattered.ids() : std::span<const ScatterPlace>();
  origin_->setVisible(!places.empty());
  if (places.empty()) return;
  const std::uint32_t first = places.front().rule;
  const bool one = places.back().rule == first;  // They are in order.
  openRule_->setVisible(one);
  const auto& rules = document_->terrain().scatterRules();
  const auto rule = std::ranges::find(rules, first, &ScatterRule::id);
  const QString name = rule == rules.end() ? QString() : QString::fromStdString(rule->name);
  const bool all = document_->tools().selectedObjects().empty();
  const QString who = !one             ? tr("Scatter rules")
                      : name.isEmpty() ? tr("A scatter rule")
                                       : tr("The rule “%1”").arg(name);
  const QString what = all ? (places.size() == 1 ? tr("it") : tr("them")) : tr("some of them");
  originText_->setText(tr("%1 put %2 down. What you change stays as you leave it.").arg(who, what));
}

void SelectedObjectPanel::refresh() {
  const std::vector<Object> objects = selected();
  setVisible(!objects.empty());
  if (objects.size() == 1)
    title_->setText(tr("Selected: %1").arg(titleOfAsset(objects.front().asset)));
  else
    title_->setText(
        tr("Selected: %1 objects", nullptr, pluralCount(objects.size())).arg(countText(objects.size())));
  showOrigin();
  const Object shown = objects.empty() ? Object() : commonOf(objects);
  if (document_) world_->setTerrain(document_->terrain().frame(), document_->terrain().georeference());
  world_->setPosition({shown.x, shown.y});
  fields_.show(shown);
  rule_->setChosen(static_cast<int>(shown.rule));
  if (objects.size() < 2) return;
  const auto mixed = [&](auto member) {
    return std::ranges::any_of(objects,
                               [&](const Object& o) { return o.*member != objects.front().*member; });
  };
  const bool differ[] = {mixed(&Object::yaw),       mixed(&Object::scale), mixed(&Object::heightOffset),
                         mixed(&Object::elevation), mixed(&Object::tiltX), mixed(&Object::tiltY)};
  for (std::size_t i = 0; i < numbers_.size(); ++i)
    if (differ[i]) numbers_[i]->setMixed();
}

}  // namespace scarp
