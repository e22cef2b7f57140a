#pragma once

#include <QAction>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <type_traits>

namespace scarp {

/// Texts of a control. An empty text leaves the control's own unchanged.
struct ControlTexts {
  QString name{};  ///< For assistive technology.
  QString tip{};
  QString help{};     ///< For "What is this?".
  bool tabs = false;  ///< Reached by Tab alone: the wheel scrolls the panel.
};

/// Gives a control or an action its object name and its texts, and returns it.
template <class Control>
Control* describe(Control* control, const char* objectName, const ControlTexts& texts) {
  control->setObjectName(QLatin1String(objectName));
  if (!texts.tip.isEmpty()) control->setToolTip(texts.tip);
  if (!texts.help.isEmpty()) control->setWhatsThis(texts.help);
  if constexpr (std::is_base_of_v<QWidget, Control>) {
    if (!texts.name.isEmpty()) control->setAccessibleName(texts.name);
    if (texts.tabs) control->setFocusPolicy(Qt::TabFocus);
  }
  return control;
}

/// Gives a widget a layout with margins; spacing below 0 is that of the style.
template <class Layout>
Layout* layoutWith(QWidget* widget, const QMargins& margins, int spacing = -1) {
  auto* layout = new Layout(widget);
  layout->setContentsMargins(margins);
  if (spacing >= 0) layout->setSpacing(spacing);
  return layout;
}

/// Gives a widget a layout without margins.
template <class Layout>
Layout* bareLayout(QWidget* widget, int spacing = -1) {
  return layoutWith<Layout>(widget, {0, 0, 0, 0}, spacing);
}

/// Makes a label a wrapped line of a role of the style sheet: "quiet", "heading" or "alert".
inline void wrapAs(QLabel* label, const char* role) {
  label->setProperty("role", QLatin1String(role));
  label->setWordWrap(true);
}

/// Makes a timer call `slot` once after each start, `milliseconds` later.
template <class Receiver, class Slot>
void callOnce(QTimer& timer, int milliseconds, Receiver* receiver, Slot slot) {
  timer.setSingleShot(true);
  timer.setInterval(milliseconds);
  QObject::connect(&timer, &QTimer::timeout, receiver, slot);
}

/// A button with words, an object name and a tool tip, which Enter does not press from elsewhere in a dialog.
[[nodiscard]] inline QPushButton* namedButton(const QString& words, const char* name, const QString& tip) {
  auto* button = new QPushButton(words);
  button->setObjectName(QLatin1String(name));
  button->setToolTip(tip);
  button->setAutoDefault(false);
  return button;
}

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
