#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QSet>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <iostream>

#include "ui/widgets/Explainer.h"

namespace scarp::test {

/// "QToolButton “undo” (…)": enough to find a control by.
inline QString describe(const QObject* object) {
  if (!object) return QStringLiteral("an item");
  QString path = QLatin1String(object->metaObject()->className()) + QStringLiteral(" “") + object->objectName() +
                 QStringLiteral("”");
  if (const auto* button = qobject_cast<const QAbstractButton*>(object)) path += QLatin1Char(' ') + button->text();
  for (const QObject* up = object->parent(); up; up = up->parent())
    if (!up->objectName().isEmpty() && !up->objectName().startsWith(QLatin1String("qt_")))
      return path + QStringLiteral(" in ") + up->objectName();
    else if (up->isWidgetType() && static_cast<const QWidget*>(up)->isWindow())
      return path + QStringLiteral(" in ") + QLatin1String(up->metaObject()->className());
  return path;
}

/// A part of a control of Qt's that speaks through the whole of it.
inline bool partOfAnother(const QWidget& widget) {
  const QWidget* parent = widget.parentWidget();
  return parent && (qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QComboBox*>(parent) ||
                    qobject_cast<const QTabBar*>(parent) || qobject_cast<const QLineEdit*>(parent) ||
                    widget.objectName() == QLatin1String("qt_toolbar_ext_button") ||
                    widget.objectName() == QLatin1String("qt_menubar_ext_button") ||
                    qobject_cast<const QScrollBar*>(&widget));
}

/// Whether a screen reader has nothing to say of such a thing but its name.
inline bool needsName(QAccessible::Role role) {
  switch (role) {
    case QAccessible::Button:
    case QAccessible::ButtonDropDown:
    case QAccessible::ButtonMenu:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::Dial:
    case QAccessible::List:
    case QAccessible::Tree:
    case QAccessible::Table:
    case QAccessible::PageTab:
    case QAccessible::MenuItem:
    case QAccessible::Dialog:
    case QAccessible::ProgressBar:
      return true;
    default:
      return false;
  }
}

/// What of an interface and below it has no name but needs one, a line each. Counts what it looks at.
inline void listUnnamed(QAccessibleInterface* interface, QStringList& unnamed, int& seen) {
  if (!interface || !interface->isValid()) return;
  const QAccessible::State state = interface->state();
  auto* widget = qobject_cast<QWidget*>(interface->object());
  if (widget && !widget->isVisible()) return;
  if (!widget && state.invisible && interface->role() != QAccessible::MenuItem) return;
  if (widget && (partOfAnother(*widget) || qobject_cast<QLabel*>(widget))) return;  // a text is its own name
  if (const auto* tabs = qobject_cast<QTabBar*>(widget); tabs && tabs->count() == 0) return;  // Qt keeps it for later
  ++seen;
  const QAccessible::Role role = interface->role();
  const bool scrolls = widget && qobject_cast<QAbstractScrollArea*>(widget) && !qobject_cast<QAbstractItemView*>(widget) &&
                       role != QAccessible::EditableText && QLatin1String(widget->metaObject()->className()) == QLatin1String("QScrollArea");
  const bool speaks = needsName(role) || (widget && widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy() && !scrolls);
  if (speaks && role != QAccessible::Separator && interface->text(QAccessible::Name).trimmed().isEmpty() &&
      (widget || role != QAccessible::MenuItem))
    unnamed << QStringLiteral("%1, role %2").arg(describe(interface->object())).arg(role);
  for (int i = 0; i < interface->childCount(); ++i) listUnnamed(interface->child(i), unnamed, seen);
}

/// Presses Tab until the focus has come round, and says where it has been. The window is active.
inline QSet<QWidget*> reachedByTab(QWidget& window) {
  QSet<QWidget*> reached;
  QStringList way;
  int stays = 0;
  for (int i = 0; i < 600; ++i) {
    QWidget* at = QApplication::focusWidget();
    QTest::keyClick(at ? at : &window, Qt::Key_Tab);
    QWidget* next = QApplication::focusWidget();
    way << describe(next);
    // Parts of a date are gone through one by one.
    stays = next == at ? stays + 1 : 0;
    if (!next || (next == at ? stays > 8 : reached.contains(next))) break;
    reached.insert(next);
  }
  if (qEnvironmentVariableIsSet("SCARP_TAB_WAY")) std::cout << way.join(QLatin1Char('\n')).toStdString() << "\n";
  return reached;
}

/// Whether the arrow keys lead to a button from another one of its group that has been reached.
inline bool reachedByArrows(const QAbstractButton& button, const QSet<QWidget*>& reached) {
  const QButtonGroup* group = button.group();
  if (group && group->exclusive())
    return std::ranges::any_of(group->buttons(), [&](QAbstractButton* each) { return reached.contains(each); });
  if (!button.autoExclusive()) return false;
  return std::ranges::any_of(reached, [&](QWidget* each) {
    const auto* other = qobject_cast<QAbstractButton*>(each);
    return other && other->autoExclusive() && other->parentWidget() == button.parentWidget();
  });
}

inline void addActions(const QMenu& menu, QSet<QAction*>& actions) {
  for (QAction* action : menu.actions()) {
    actions.insert(action);
    if (action->menu()) addActions(*action->menu(), actions);
  }
}

/// Enabled controls in sight that the keyboard does not come to, a line each. In a menu, `offered`, an action
/// is reached without its button. Counts what it looks at.
inline QStringList notReached(const QWidget& window, const QSet<QWidget*>& reached, const QSet<QAction*>& offered,
                              int& seen) {
  QStringList missing;
  for (QWidget* widget : window.findChildren<QWidget*>()) {
    if (widget->window() != &window || !widget->isVisible() || !widget->isEnabled() || partOfAnother(*widget)) continue;
    const auto* button = qobject_cast<QAbstractButton*>(widget);
    const bool control = button || widget->focusPolicy() != Qt::NoFocus;
    // Texts that can be copied are no controls.
    if (!control || qobject_cast<QMenuBar*>(widget) || qobject_cast<QLabel*>(widget)) continue;
    if (button && button->objectName().startsWith(QLatin1String("qt_dockwidget_")))
      continue;  // View → Panels
    // Its numbers stand in fields beside it.
    if (QLatin1String(widget->metaObject()->className()) == QLatin1String("scarp::RangeGraph")) continue;
    ++seen;
    if (reached.contains(widget) || (widget->focusProxy() && reached.contains(widget->focusProxy()))) continue;
    if (button && reachedByArrows(*button, reached)) continue;
    if (const auto* tool = qobject_cast<QToolButton*>(widget); tool && offered.contains(tool->defaultAction())) continue;
    missing << describe(widget);
  }
  return missing;
}

/// Controls in sight that say nowhere what they do, a line each.
inline QStringList unexplained(const QWidget& window) {
  QStringList mute;
  for (QWidget* widget : window.findChildren<QWidget*>()) {
    if (widget->window() != &window || !widget->isVisible() || partOfAnother(*widget)) continue;
    const auto* button = qobject_cast<QAbstractButton*>(widget);
    if (!button && widget->focusPolicy() == Qt::NoFocus) continue;
    // What scrolls, and texts; a button of a dialog's foot says what it does by its name.
    if (qobject_cast<QScrollBar*>(widget) || qobject_cast<QLabel*>(widget) || qobject_cast<QMenuBar*>(widget) ||
        qobject_cast<QTabBar*>(widget) || qobject_cast<QDialogButtonBox*>(widget->parentWidget()) ||
        QLatin1String(widget->metaObject()->className()) == QLatin1String("QScrollArea") ||
        widget->objectName().startsWith(QLatin1String("qt_")))
      continue;
    if (explanationOf(*widget).isEmpty()) mute << describe(widget) + QLatin1Char(' ') + widget->accessibleName();
  }
  return mute;
}

}  // namespace scarp::test
