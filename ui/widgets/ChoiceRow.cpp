#include "ui/widgets/ChoiceRow.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <algorithm>

#include "ui/widgets/Controls.h"

namespace scarp {

namespace {

constexpr int kMostLetters = 24;  ///< That stand side by side in a panel.
constexpr int kAround = 16;       ///< A name, pixels.
constexpr int kLeastAround = 8;
constexpr int kLabelWidth = 62;  ///< Minimum, so that rows line up.
constexpr int kAfterLabel = 6;   ///< Pixels between a label and its buttons or list.

}  // namespace

ChoiceRow::ChoiceRow(const QString& label, const QStringList& names, QWidget* parent) : QWidget(parent) {
  auto* row = bareLayout<QHBoxLayout>(this, 2);
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

IconGrid::IconGrid(int columns, int iconSize, bool captions, QWidget* parent)
    : QWidget(parent),
      layout_(new QGridLayout(this)),
      group_(new QButtonGroup(this)),
      columns_(columns),
      iconSize_(iconSize),
      captions_(captions) {
  layout_->setContentsMargins(0, 0, 0, 0);
  layout_->setSpacing(4);
  for (int column = 0; column < columns; ++column) layout_->setColumnStretch(column, 1);
  connect(group_, &QButtonGroup::idClicked, this, &IconGrid::picked);
}

void IconGrid::add(int id, const QIcon& icon, const QString& name, const QString& toolTip,
                   const QString& caption) {
  auto* button = new QToolButton;
  button->setCheckable(true);
  button->setIcon(icon);
  button->setIconSize({iconSize_, iconSize_});
  button->setText(caption.isEmpty() ? name : caption);
  button->setToolTip(toolTip);
  button->setAccessibleName(name);
  button->setToolButtonStyle(captions_ ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
  // Names may be cut; no name makes its column wider than the others.
  button->setSizePolicy(captions_ ? QSizePolicy::Ignored : QSizePolicy::Expanding, QSizePolicy::Preferred);
  button->setFocusPolicy(Qt::TabFocus);
  button->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(button, &QWidget::customContextMenuRequested, this,
          [this, button, id](const QPoint& at) { Q_EMIT menuAsked(id, button->mapToGlobal(at)); });
  const int index = static_cast<int>(group_->buttons().size());
  group_->addButton(button, id);
  layout_->addWidget(button, index / columns_, index % columns_);
  // Else it counts for the grid's size only after a turn of the event loop.
  button->show();
}

void IconGrid::clear() {
  // A button may ask for this by its own click.
  for (QAbstractButton* button : group_->buttons()) {
    group_->removeButton(button);
    button->hide();
    button->deleteLater();
  }
}

void IconGrid::setIcon(int id, const QIcon& icon) {
  if (QAbstractButton* button = group_->button(id)) button->setIcon(icon);
}

void IconGrid::setChosen(int id) {
  if (QAbstractButton* button = group_->button(id)) return button->setChecked(true);
  QAbstractButton* before = group_->checkedButton();
  if (!before) return;
  group_->setExclusive(false);
  before->setChecked(false);
  group_->setExclusive(true);
  // Else Tab would come to none of them; the arrow keys lead on from the first.
  group_->buttons().first()->setFocusPolicy(Qt::TabFocus);
}

int IconGrid::chosen() const { return group_->checkedId(); }

}  // namespace scarp
