#include "ui/materials/ConditionList.h"

#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/material/MaterialSchema.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {

ConditionList::ConditionList(const QString& name, ConditionGround ground, Start start, QWidget* parent)
    : QWidget(parent), name_(name), ground_(std::move(ground)), start_(std::move(start)) {
  auto* all = bareLayout<QVBoxLayout>(this, 8);
  column_ = new QVBoxLayout;
  column_->setSpacing(8);
  all->addLayout(column_);
  menu_ = new QMenu(this);
  menu_->setObjectName(name_ + QStringLiteral("Menu"));
  connect(menu_, &QMenu::aboutToShow, this, &ConditionList::fillMenu);
  auto* add = new QPushButton(tr("Add Condition"));
  add->setObjectName(name_ + QStringLiteral("Add"));
  add->setToolTip(tr("Only where the ground is high, steep, wet, … too"));
  add->setFocusPolicy(Qt::TabFocus);
  add->setMenu(menu_);
  all->addWidget(add);
}

void ConditionList::fillMenu() {
  menu_->clear();
  const auto offer = [this](QMenu& menu, const QString& text, const RuleCondition& like) {
    menu.addAction(verbatimMenuText(text), this, [this, like] {
      std::vector<RuleCondition> conditions = conditions_;
      conditions.push_back(start_(like));
      once(std::move(conditions));
    });
  };
  for (std::size_t i = 0; i < groundMeasureNames().size(); ++i) {
    RuleCondition like;
    like.by = static_cast<GroundMeasure>(i);
    if (like.by != GroundMeasure::Mask)
      offer(*menu_, coreText(groundMeasureNames().all()[i].title), like);
  }
  QMenu* masks = menu_->addMenu(tr("Saved Selection"));
  for (const QString& name : ground_.masks()) {
    RuleCondition like;
    like.by = GroundMeasure::Mask;
    like.mask = name.toStdString();
    offer(*masks, name, like);
  }
  masks->setEnabled(!masks->isEmpty());
}

void ConditionList::once(std::vector<RuleCondition> conditions) {
  Q_EMIT editBegun();
  Q_EMIT conditionsEdited(conditions);
  Q_EMIT editEnded(true);
}

void ConditionList::setConditions(const std::vector<RuleCondition>& conditions) {
  const bool same = std::ranges::equal(conditions, editors_, {}, &RuleCondition::by, &ConditionEditor::by);
  conditions_ = conditions;
  if (!same) build();
  for (std::size_t i = 0; i < editors_.size(); ++i) editors_[i]->setCondition(conditions_[i]);
}

void ConditionList::build() {
  for (ConditionEditor* editor : std::exchange(editors_, {})) {
    // One of them may be what asks for it.
    column_->removeWidget(editor);
    editor->hide();
    editor->setObjectName({});
    for (QWidget* child : editor->findChildren<QWidget*>()) child->setObjectName({});
    editor->deleteLater();
  }
  for (std::size_t i = 0; i < conditions_.size(); ++i) {
    auto* editor = new ConditionEditor(conditions_[i].by, name_ + QString::number(i), ground_);
    editors_.push_back(editor);
    column_->addWidget(editor);
    connect(editor, &ConditionEditor::editBegun, this, &ConditionList::editBegun);
    connect(editor, &ConditionEditor::editEnded, this, &ConditionList::editEnded);
    connect(editor, &ConditionEditor::problem, this, &ConditionList::problem);
    connect(editor, &ConditionEditor::conditionEdited, this, [this, i](const RuleCondition& condition) {
      conditions_[i] = condition;
      Q_EMIT conditionsEdited(conditions_);
    });
    connect(editor, &ConditionEditor::removeAsked, this, [this, i] {
      std::vector<RuleCondition> conditions = conditions_;
      conditions.erase(conditions.begin() + static_cast<std::ptrdiff_t>(i));
      once(std::move(conditions));
    });
  }
}

void ConditionList::groundChanged() {
  for (ConditionEditor* editor : editors_) editor->groundChanged();
}

}  // namespace scarp
