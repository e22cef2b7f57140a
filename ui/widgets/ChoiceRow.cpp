#include "ui/widgets/ChoiceRow.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <algorithm>

namespace scarp {
namespace {

constexpr int kMostLetters = 24;  ///< That stand side by side in a panel.
constexpr int kAround = 16;       ///< A name, pixels.
constexpr int kLeastAround = 8;
constexpr int kLabelWidth = 62;  ///< Minimum, so that rows line up.
constexpr int kAfterLabel = 6;   ///< Pixels between a label and its buttons or list.

}  // namespace

ChoiceRow::ChoiceRow(const QString& label, const QStringList& names, QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  if (!label.isEmpty()) {
    auto* text = new QLabel(label);
    text->ensurePolished();
    text->setMinimumWidth(std::max(kLabelWidth, text->sizeHint().width()));
    row->addWidget(text);
    row->addSpacing(kAfterLabel);
  }
  setWhatsThis(tr("One of these: %1").arg(names.join(QStringLiteral(", "))));
  if (names.join(QString()).size() > kMostLetters) {
    list_ = new QComboBox;
    list_->addItems(names);
    list_->setPlaceholderText(QStringLiteral("—"));
    list_->setAccessibleName(label);
    list_->setFocusPolicy(Qt::TabFocus);  // the wheel scrolls the panel
    row->addWidget(list_, 1);
    connect(list_, &QComboBox::activated, this, &ChoiceRow::picked);
    return;
  }
  group_ = new QButtonGroup(this);
  for (int i = 0; i < names.size(); ++i) {
    auto* button = new QToolButton;
    button->setText(names[i]);
    button->setAccessibleName(label.isEmpty() ? names[i] : label + QStringLiteral(": ") + names[i]);
    button->setCheckable(true);
    button->setProperty("segment", true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    // Narrower it would cut the name.
    button->setMinimumWidth(button->fontMetrics().horizontalAdvance(names[i]) + kLeastAround);
    button->setFocusPolicy(Qt::TabFocus);
    group_->addButton(button, i);
    // A long name gets more of the row than a short one.
    row->addWidget(button, button->fontMetrics().horizontalAdvance(names[i]) + kAround);
  }
  connect(group_, &QButtonGroup::idClicked, this, &ChoiceRow::picked);
}

void ChoiceRow::setChosen(int index) {
  if (list_) return list_->setCurrentIndex(index);
  if (QAbstractButton* button = group_->button(index)) button->setChecked(true);
}

void ChoiceRow::setMixed() {
  if (list_) return list_->setCurrentIndex(-1);
  group_->setExclusive(false);
  for (QAbstractButton* button : group_->buttons()) button->setChecked(false);
  group_->setExclusive(true);
}

int ChoiceRow::chosen() const { return list_ ? list_->currentIndex() : group_->checkedId(); }

void ChoiceRow::setTip(int index, const QString& tip) {
  if (list_) return list_->setItemData(index, tip, Qt::ToolTipRole);
  if (QAbstractButton* button = group_->button(index)) button->setToolTip(tip);
}

}  // namespace scarp
