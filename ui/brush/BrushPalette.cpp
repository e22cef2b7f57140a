#include "ui/brush/BrushPalette.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QToolButton>

#include "ui/Actions.h"
#include "ui/brush/BrushCatalog.h"

namespace scarp {
namespace {

constexpr int kHeight = 41;  ///< Pixels of a button: there are five rows of them.
constexpr int kColumns = 5;  ///< As many as the largest group needs.

}  // namespace

BrushPalette::BrushPalette(const Actions& actions, QWidget* parent)
    : QWidget(parent), kinds_(new QButtonGroup(this)) {
  setObjectName(QStringLiteral("brushPalette"));
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(2);
  grid->setVerticalSpacing(1);
  for (int column = 0; column < kColumns; ++column) grid->setColumnStretch(column, 1);
  int row = 0;
  for (const BrushGroup& group : brushCatalog()) {
    int column = 0;
    for (const BrushEntry& entry : group.entries) {
      QAction* action = actions.brush(entry.kind);
      auto* button = new QToolButton;
      button->setCheckable(true);
      button->setIcon(action->icon());
      button->setIconSize({20, 20});
      button->setText(entry.caption.isEmpty() ? entry.title : entry.caption);
      button->setAccessibleName(entry.title);
      button->setToolTip(action->toolTip());
      button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
      button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
      button->setFixedHeight(kHeight);
      button->setFocusPolicy(Qt::TabFocus);
      kinds_->addButton(button, static_cast<int>(entry.kind));
      connect(button, &QToolButton::clicked, action, &QAction::trigger);
      grid->addWidget(button, row, column++);
    }
    ++row;
  }
}

void BrushPalette::setChosen(int kind) {
  if (QAbstractButton* button = kinds_->button(kind)) button->setChecked(true);
}

}  // namespace scarp
