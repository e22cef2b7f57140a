#include "ui/widgets/IconGrid.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QToolButton>

namespace scarp {

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
