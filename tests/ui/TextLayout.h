#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QRadioButton>
#include <QScreen>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <functional>
#include <vector>

#include "tests/ui/AccessibleWalk.h"
#include "ui/MainWindow.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {

/// Texts in sight that their control has no room for, a line each.
inline QStringList cutTexts(const QWidget& top) {
  QStringList cut;
  const auto note = [&](const QWidget& widget, const QString& text, int needs, int has) {
    if (needs > has + 1)
      cut << QStringLiteral("%1 “%2” in %3: %4 of %5 pixels")
                 .arg(QLatin1String(widget.metaObject()->className()), text,
                      widget.parentWidget()->objectName())
                 .arg(has)
                 .arg(needs);
  };
  for (const auto* label : top.findChildren<QLabel*>()) {
    if (!label->isVisible() || label->text().isEmpty() || label->visibleRegion().isEmpty()) continue;
    if (label->wordWrap()) {
      note(*label, label->text(), label->heightForWidth(label->width()), label->height());
    } else if (label->textFormat() != Qt::RichText && !label->text().contains(QLatin1Char('<'))) {
      const QSize text = label->fontMetrics().size(Qt::TextShowMnemonic, label->text());
      note(*label, label->text(), text.width(), label->contentsRect().width());
      note(*label, label->text(), text.height(), label->height());
    }
  }
  for (const auto* button : top.findChildren<QAbstractButton*>()) {
    if (!button->isVisible() || button->text().isEmpty() || button->visibleRegion().isEmpty()) continue;
    const auto* tool = qobject_cast<const QToolButton*>(button);
    if (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly) continue;
    if (tool && tool->toolButtonStyle() == Qt::ToolButtonTextUnderIcon) {
      note(*button, button->text(), button->fontMetrics().height() + button->iconSize().height(),
           button->height());
      continue;
    }
    if (tool && tool->toolButtonStyle() != Qt::ToolButtonTextOnly) continue;
    // A check box has its box beside the text.
    const bool boxed = qobject_cast<const QCheckBox*>(button) || qobject_cast<const QRadioButton*>(button);
    const int text = button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
    note(*button, button->text(), boxed ? button->sizeHint().width() : text, button->width());
    note(*button, button->text(), button->fontMetrics().height(), button->height());
  }
  for (const auto* combo : top.findChildren<QComboBox*>()) {
    if (!combo->isVisible() || combo->isEditable() || combo->visibleRegion().isEmpty()) continue;
    QStyleOptionComboBox option;
    option.initFrom(combo);
    option.subControls = QStyle::SC_All;
    const QRect field =
        combo->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, combo);
    note(*combo, combo->currentText(), combo->fontMetrics().horizontalAdvance(combo->currentText()),
         field.width());
    note(*combo, combo->currentText(), combo->fontMetrics().height(), combo->height());
  }
  return cut;
}

/// A text or control with no other one in it.
inline bool isLeafControl(const QWidget& widget) {
  return (qobject_cast<const QLabel*>(&widget) || qobject_cast<const QAbstractButton*>(&widget) ||
          qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
          qobject_cast<const QAbstractSpinBox*>(&widget)) &&
         !partOfAnother(widget);
}

/// Texts and controls in sight that cover each other or leave their parent, a line each.
inline QStringList misplacedControls(const QWidget& top) {
  QStringList misplaced;
  std::vector<std::pair<const QWidget*, QRect>> placed;
  for (const auto* widget : top.findChildren<QWidget*>()) {
    if (widget->window() != &top || !widget->isVisible() || !isLeafControl(*widget) ||
        widget->size().isEmpty())
      continue;
    const QWidget* parent = widget->parentWidget();
    const bool inButton = qobject_cast<const QAbstractButton*>(parent) != nullptr;
    if (!inButton && !parent->rect().contains(widget->geometry()))
      misplaced << describe(widget) + QStringLiteral(" leaves its parent");
    if (inButton || qobject_cast<const QAbstractItemView*>(parent->parentWidget())) continue;
    // The part that a scroll area shows.
    const QRect shown = widget->visibleRegion().boundingRect().translated(widget->mapTo(&top, QPoint()));
    if (!shown.isEmpty()) placed.emplace_back(widget, shown);
  }
  for (std::size_t i = 0; i < placed.size(); ++i)
    for (std::size_t k = i + 1; k < placed.size(); ++k)
      if (placed[i].second.intersects(placed[k].second) && !placed[i].first->isAncestorOf(placed[k].first) &&
          !placed[k].first->isAncestorOf(placed[i].first))
        misplaced << describe(placed[i].first) + QStringLiteral(" covers ") + describe(placed[k].first);
  return misplaced;
}

inline void listActions(const QMenu& menu, std::vector<QPointer<QAction>>& actions) {
  for (QAction* action : menu.actions()) {
    actions.emplace_back(action);
    if (action->menu()) listActions(*action->menu(), actions);
  }
}

/// Opens each dialog of the menus, calls `visit` with it unless it is Qt's for files, and closes it. Returns
/// the number of dialogs visited.
inline int visitMenuDialogs(MainWindow& window,
                            const std::function<void(QDialog&, const QString& title)>& visit) {
  // In the order of the menus, the same in each run. Menus of files and scripts are filled anew meanwhile.
  std::vector<QPointer<QAction>> actions;
  for (QAction* menu : window.menuBar()->actions()) listActions(*menu->menu(), actions);
  int dialogs = 0;
  for (const QPointer<QAction>& action : actions) {
    if (!action) continue;
    const QString title = QString(action->text()).remove(QLatin1Char('&'));
    if (!title.endsWith(QChar(0x2026)) || !action->isEnabled()) continue;
    bool shown = false;
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &window, [&] {
      for (const QPointer<QWidget> top : QApplication::topLevelWidgets()) {
        if (top == &window || !top->isVisible() || !qobject_cast<QDialog*>(top)) continue;
        poll.stop();
        shown = true;
        if (!qobject_cast<QFileDialog*>(top)) {
          ++dialogs;
          visit(*qobject_cast<QDialog*>(top), title);
        }
        ASSERT_TRUE(top) << "closed by itself: " << title.toStdString();
        qobject_cast<QDialog*>(top)->reject();
        return;
      }
    });
    poll.start(10);
    action->trigger();
    // Where there is nothing to export a message says so in the place of a dialog.
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return (shown || window.infoBar().isVisible()) && window.jobs().jobs().empty(); }, 10000))
        << title.toStdString();
    window.infoBar().hide();
    QCoreApplication::processEvents();
  }
  return dialogs;
}

}  // namespace scarp::test
