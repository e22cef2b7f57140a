#pragma once

#include <QAction>
#include <QToolButton>

namespace scarp {

/// A button with the words of an action, which does it. It takes all the width there is.
[[nodiscard]] inline QToolButton* actionButton(QAction* action) {
  auto* button = new QToolButton;
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

}  // namespace scarp
