#include "ui/brush/BrushPalette.h"

#include <QFontMetrics>
#include <QGridLayout>
#include <QToolButton>

#include "ui/actions/Actions.h"
#include "ui/actions/BrushCatalog.h"

namespace scarp {
namespace {

constexpr int kHeight = 41;  ///< Pixels of a button: there are five rows of them.
constexpr int kAroundName = 4;
constexpr int kColumns = 5;  ///< As many as the largest group needs.

}  // namespace

BrushPalette::BrushPalette(const Actions& actions, QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("brushPalette"));
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(2);
  grid->setVerticalSpacing(1);
  for (int column = 0; column < kColumns; ++column) grid->setColumnStretch(column, 1);
  QFont small = font();
  small.setPointSizeF(8.0);  // as the style has it
  const QFontMetrics captions(small);
  int row = 0;
  for (const BrushGroup& group : brushCatalog()) {
    int column = 0;
    for (const BrushEntry& entry : group.entries) {
      QAction* action = actions.brush(entry.kind);
      auto* button = new QToolButton;
      button->setCheckable(true);
      button->setIcon(action->icon());
      button->setIconSize({20, 20});
      button->setText(entry.caption);
      button->setAccessibleName(entry.title);
      button->setToolTip(action->toolTip());
      button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
      button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
      button->setFixedHeight(kHeight);
      // Narrower it would cut the name.
      button->setMinimumWidth(captions.horizontalAdvance(button->text()) + kAroundName);
      button->setFocusPolicy(Qt::TabFocus);
      connect(action, &QAction::toggled, button, &QToolButton::setChecked);
      connect(button, &QToolButton::clicked, action, [action, button] {
        action->trigger();
        // The click has changed the button's mark, whatever the action did.
        button->setChecked(action->isChecked());
      });
      grid->addWidget(button, row, column++);
    }
    ++row;
  }
}

}  // namespace scarp
