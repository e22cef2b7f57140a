#pragma once

#include <QAction>
#include <QPushButton>
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

/// A button with words, an object name and a tool tip, which Enter does not press from elsewhere in a dialog.
[[nodiscard]] inline QPushButton* namedButton(const QString& words, const char* name, const QString& tip) {
  auto* button = new QPushButton(words);
  button->setObjectName(QLatin1String(name));
  button->setToolTip(tip);
  button->setAutoDefault(false);
  return button;
}

}  // namespace scarp
