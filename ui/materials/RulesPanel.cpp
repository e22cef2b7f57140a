#include "ui/materials/RulesPanel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/edit/MaterialOperations.h"
#include "core/material/MaterialSchema.h"
#include "core/scene/Scene.h"
#include "core/tools/PaintTool.h"
#include "core/tools/ToolState.h"
#include "ui/document/EditorDocument.h"
#include "ui/materials/ConditionList.h"
#include "ui/materials/MaterialPicture.h"
#include "ui/materials/MaterialView.h"
#include "ui/materials/RuleText.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {
namespace {

constexpr int kPlaceRole = Qt::UserRole;
constexpr int kBasePlace = -1;
constexpr int kAroundName = 16;  ///< Pixels of a button.

}  // namespace

RulesPanel::RulesPanel(MaterialSession& session, QWidget* parent) : QWidget(parent), session_(session) {
  auto* column = bareLayout<QVBoxLayout>(this);
  addList(*column);
  addEditor(*column);
  connect(&session_, &MaterialSession::ended, this, &RulesPanel::showRules);
}

void RulesPanel::addList(QVBoxLayout& column) {
  list_ = new QListWidget;
  list_->setObjectName(QStringLiteral("materialRules"));
  list_->setIconSize({kMaterialIcon, kMaterialIcon});
  list_->setWordWrap(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  growWithRows(*list_);
  list_->setAccessibleName(tr("Rules"));
  list_->setDragDropMode(QAbstractItemView::InternalMove);
  list_->setToolTip(tr("Each rule covers what lies below it; drag a rule to another place"));
  connect(list_, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
    if (showing_) return;
    const auto place = placeOf(list_->row(item));
    const bool visible = item->checkState() == Qt::Checked;
    if (place) once([&](RuleStack& stack) { stack.rules[*place].visible = visible; });
  });
  connect(list_, &QListWidget::currentItemChanged, this, [this] {
    if (!showing_) showChosen();
  });
  // The model still takes the row from where it was.
  connect(list_->model(), &QAbstractItemModel::rowsMoved, this, &RulesPanel::dropped, Qt::QueuedConnection);
  column.addWidget(list_);
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  const auto button = [&](const QString& text, const QString& tip, const char* name, auto act) {
    auto* push = describe(new QPushButton(text), name, {.tip = tip, .tabs = true});
    // Four of them are wider than the panel as the style has them.
    push->setMinimumWidth(push->fontMetrics().horizontalAdvance(text) + kAroundName);
    push->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(push, &QPushButton::clicked, this, act);
    row->addWidget(push);
    buttons_ += push;
  };
  button(tr("Add"), tr("Add a rule over all others"), "addRule", [this] { add(); });
  button(tr("Up"), tr("Over the next rule"), "ruleUp", [this] { move(1); });
  button(tr("Down"), tr("Under the next rule"), "ruleDown", [this] { move(-1); });
  button(tr("Delete"), tr("Delete the rule"), "deleteRule", [this] { remove(); });
  offerRowMenu(*list_, buttons_);
  column.addLayout(row);
}

void RulesPanel::addEditor(QVBoxLayout& column) {
  editor_ = new QWidget;
  auto* within = bareLayout<QVBoxLayout>(editor_);
  material_ = describe(new QComboBox, "ruleMaterial", {.name = tr("Material of the rule"), .tabs = true});
  material_->setIconSize({kMaterialIcon, kMaterialIcon});
  material_->setToolTip(tr("What the rule lays"));
  connect(material_, &QComboBox::activated, this, &RulesPanel::chooseMaterial);
  within->addWidget(material_);
  opacity_ = opacityField(ruleSchema().number("opacity"), QStringLiteral("ruleOpacity"),
                          tr("How far the rule covers what lies below it"));
  connect(opacity_, &NumberField::refused, this, &RulesPanel::problem);
  connect(opacity_, &NumberField::editBegun, this, &RulesPanel::begin);
  connect(opacity_, &NumberField::editEnded, &session_, &MaterialSession::end);
  connect(opacity_, &NumberField::valueEdited, this, [this](double value) {
    if (const auto place = chosen()) change([&](RuleStack& stack) { stack.rules[*place].opacity = value; });
  });
  within->addWidget(opacity_);
  conditions_ = new ConditionList(
      QStringLiteral("ruleCondition"), groundOf([this] { return document_ ? &document_->scene() : nullptr; }),
      [this](const RuleCondition& like) { return document_ ? document_->scene().startOf(like) : like; });
  connect(conditions_, &ConditionList::problem, this, &RulesPanel::problem);
  connect(conditions_, &ConditionList::editBegun, this, &RulesPanel::begin);
  connect(conditions_, &ConditionList::editEnded, &session_, &MaterialSession::end);
  connect(conditions_, &ConditionList::conditionsEdited, this,
          [this](const std::vector<RuleCondition>& conditions) {
            if (const auto place = chosen())
              change([&](RuleStack& stack) { stack.rules[*place].conditions = conditions; });
          });
  within->addWidget(conditions_);
  column.addWidget(editor_);
}

void RulesPanel::setDocument(EditorDocument* document) {
  document_ = document;
  subscriptions_.clear();
  if (document) {
    subscriptions_.push_back(
        document->scene().groundSettled.subscribe([this] { conditions_->groundChanged(); }));
    // During a drag only texts are updated, which keeps the controls.
    const auto show = [this] { session_.open() ? showTexts() : showRules(); };
    subscriptions_.push_back(onChange(document, show, &DocumentChange::materials));
  }
  showRules();
}

std::optional<std::size_t> RulesPanel::placeOf(int row) const {
  const QListWidgetItem* item = list_->item(row);
  if (!item || item->data(kPlaceRole).toInt() == kBasePlace) return {};
  return static_cast<std::size_t>(item->data(kPlaceRole).toInt());
}

std::optional<std::size_t> RulesPanel::chosen() const { return placeOf(list_->currentRow()); }

void RulesPanel::begin() { session_.begin(Message("Change material rules")); }

void RulesPanel::change(const Edit& edit) {
  session_.change([&](MaterialsOperation& operation) { edit(operation.rules); });
}

void RulesPanel::once(const Edit& edit) {
  session_.once([&](MaterialsOperation& operation) { edit(operation.rules); });
}

void RulesPanel::add() {
  if (!document_ || document_->terrain().materials().empty()) return;
  MaterialRule rule;
  rule.material = document_->tools().get<PaintTool>().settings().material;
  const auto& materials = document_->terrain().materials();
  if (std::ranges::find(materials, rule.material, &Material::id) == materials.end())
    rule.material = materials.front().id;
  RuleCondition slope;
  slope.by = GroundMeasure::Slope;
  rule.conditions = {document_->scene().startOf(slope)};
  once([&](RuleStack& stack) { stack.rules.push_back(rule); });
  choose(document_->terrain().rules().rules.size() - 1);
}

void RulesPanel::remove() {
  const auto place = chosen();
  if (!place) return;
  once([&](RuleStack& stack) {
    stack.rules.erase(stack.rules.begin() + static_cast<std::ptrdiff_t>(*place));
  });
  const std::size_t left = document_->terrain().rules().rules.size();
  if (left > 0) choose(std::min(*place, left - 1));
}

void RulesPanel::move(int up) {
  const auto place = chosen();
  if (!place) return;
  const auto to = static_cast<std::ptrdiff_t>(*place) + up;
  if (to < 0 || to >= std::ssize(document_->terrain().rules().rules)) return;
  once([&](RuleStack& stack) { std::swap(stack.rules[*place], stack.rules[static_cast<std::size_t>(to)]); });
  choose(static_cast<std::size_t>(to));
}

void RulesPanel::dropped() {
  if (showing_ || !document_) return;
  const std::vector<MaterialRule>& before = document_->terrain().rules().rules;
  std::vector<MaterialRule> rules;
  const auto moved = chosen();
  std::size_t there = 0;
  for (int row = list_->count(); row-- > 0;)
    if (const auto place = placeOf(row); place && *place < before.size()) {
      if (place == moved) there = rules.size();
      rules.push_back(before[*place]);
    }
  if (rules.size() != before.size()) return showRules();
  once([&](RuleStack& stack) { stack.rules = rules; });
  showRules();
  if (moved) choose(there);
}

void RulesPanel::chooseMaterial(int index) {
  if (!document_) return;
  const MaterialId material = document_->terrain().materials()[static_cast<std::size_t>(index)].id;
  const auto place = chosen();
  once([&](RuleStack& stack) { (place ? stack.rules[*place].material : stack.base) = material; });
}

void RulesPanel::choose(std::size_t place) {
  for (int row = 0; row < list_->count(); ++row)
    if (placeOf(row) == place) list_->setCurrentRow(row);
}

void RulesPanel::showRules() {
  showing_ = true;
  const int before = list_->currentRow();
  list_->clear();
  if (document_ && !document_->terrain().materials().empty()) {
    const TerrainDocument& terrain = document_->terrain();
    const auto& rules = terrain.rules().rules;
    for (std::size_t place = rules.size(); place-- > 0;) {
      auto* item = new QListWidgetItem(list_);
      item->setData(kPlaceRole, static_cast<int>(place));
      item->setFlags((item->flags() | Qt::ItemIsUserCheckable) & ~Qt::ItemIsDropEnabled);
    }
    auto* base = new QListWidgetItem(list_);
    base->setData(kPlaceRole, kBasePlace);
    base->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    list_->setCurrentRow(std::clamp(before, 0, list_->count() - 1));
  }
  showing_ = false;
  showTexts();
  showChosen();
}

void RulesPanel::showTexts() {
  if (!document_) return;
  showing_ = true;
  const TerrainDocument& terrain = document_->terrain();
  for (int row = 0; row < list_->count(); ++row) {
    QListWidgetItem* item = list_->item(row);
    const auto place = placeOf(row);
    const RuleStack& stack = terrain.rules();
    if (place && *place >= stack.rules.size()) continue;
    const MaterialId id = place ? stack.rules[*place].material : stack.base;
    const auto material = std::ranges::find(terrain.materials(), id, &Material::id);
    if (material != terrain.materials().end()) item->setIcon(materialIcon(*material));
    item->setText(place ? textOf(stack.rules[*place], terrain.materials())
                        : tr("%1: everywhere else").arg(nameOf(id, terrain.materials())));
    if (place) item->setCheckState(stack.rules[*place].visible ? Qt::Checked : Qt::Unchecked);
  }
  showing_ = false;
}

void RulesPanel::showChosen() {
  editor_->setVisible(list_->currentItem() != nullptr);
  std::optional<std::size_t> place;
  if (document_ && list_->currentItem()) place = chosen();
  const std::size_t count = document_ ? document_->terrain().rules().rules.size() : 0;
  const QString need = place ? QString() : tr("Select a rule above the base first");
  setPossible(*buttons_[1], place && *place + 1 < count, place ? tr("The rule is the uppermost") : need);
  setPossible(*buttons_[2], place && *place > 0, place ? tr("The rule is the lowest above the base") : need);
  setPossible(*buttons_[3], place.has_value(), need);
  if (!document_ || !list_->currentItem()) return;
  const TerrainDocument& terrain = document_->terrain();
  material_->clear();
  for (const Material& material : terrain.materials())
    material_->addItem(materialIcon(material), QString::fromStdString(material.name));
  const MaterialRule* const rule = place ? &terrain.rules().rules[*place] : nullptr;
  const MaterialId id = rule ? rule->material : terrain.rules().base;
  const auto material = std::ranges::find(terrain.materials(), id, &Material::id);
  material_->setCurrentIndex(static_cast<int>(material - terrain.materials().begin()));
  opacity_->setVisible(rule != nullptr);
  conditions_->setVisible(rule != nullptr);
  if (!rule) return;
  if (!opacity_->typing()) opacity_->setValue(rule->opacity);
  conditions_->setConditions(rule->conditions);
}

}  // namespace scarp
