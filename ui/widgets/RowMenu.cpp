#include "ui/widgets/RowMenu.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCoreApplication>
#include <QMenu>
#include <QPersistentModelIndex>
#include <QRegularExpression>
#include <QToolButton>
#include <QVariant>


namespace scarp {

namespace {

/// "(&S)" behind a word of a language that is not written in Latin letters.
const QRegularExpression& keyInBrackets() {
  static const QRegularExpression key(QStringLiteral(R"(\s*\(&[A-Za-z0-9]\))"));
  return key;
}

}  // namespace

QString plainMenuText(const QString& text) {
  const QChar kept(0xE000);  // Private-use placeholder for a literal "&".
  QString plain = text;
  plain.replace(QLatin1String("&&"), QString(kept)).remove(keyInBrackets()).remove(QLatin1Char('&'));
  return plain.replace(kept, QLatin1Char('&')).remove(QChar(0x2026)).trimmed();
}

QString verbatimMenuText(const QString& text) {
  return QString(text).replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString menuTextWithObject(const QString& verb, const QString& object) {
  const QRegularExpressionMatch key = keyInBrackets().match(verb);
  if (!key.hasMatch()) return QStringLiteral("%1 %2").arg(verb, verbatimMenuText(object));
  return QStringLiteral("%1 %2%3").arg(QString(verb).remove(key.captured()), verbatimMenuText(object),
                                       key.captured());
}

namespace {

struct RowMenuTexts {
  Q_DECLARE_TR_FUNCTIONS(RowMenu)
};

/// The text of a button, or the first part of what its tip says.
QString entryOf(const QAbstractButton& button) {
  static const QRegularExpression further(QStringLiteral("[:;.：；。(]"));
  // The tooltip of a disabled button may say what it needs.
  const QString tip = button.accessibleName().isEmpty() ? button.toolTip() : button.accessibleName();
  const QString text = button.text().isEmpty() ? tip.section(further, 0, 0).trimmed() : button.text();
  return verbatimMenuText(text);
}

void addButton(QMenu& menu, QAbstractButton& button) {
  auto* tool = qobject_cast<QToolButton*>(&button);
  QAction* entry = nullptr;
  if (tool && tool->menu()) {
    entry = menu.addAction(entryOf(button));
    entry->setMenu(tool->menu());
  } else {
    entry = menu.addAction(entryOf(button));
    QObject::connect(entry, &QAction::triggered, &button, [&button] { button.click(); });
  }
  entry->setObjectName(button.objectName());
  entry->setIcon(button.icon());
  entry->setToolTip(button.toolTip());
  entry->setEnabled(button.isEnabled());
}

void addEdits(QMenu& menu, QAbstractItemView& list, const QModelIndex& row) {
  const Qt::ItemFlags flags = row.flags();
  const QPersistentModelIndex lasting(row);
  if (flags.testFlag(Qt::ItemIsUserCheckable)) {
    QAction* shown = menu.addAction(RowMenuTexts::tr("&Show"));
    shown->setObjectName(QStringLiteral("rowShown"));
    shown->setCheckable(true);
    shown->setChecked(row.data(Qt::CheckStateRole).toInt() == Qt::Checked);
    QObject::connect(shown, &QAction::triggered, &list, [&list, lasting](bool on) {
      if (lasting.isValid()) list.model()->setData(lasting, on ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
    });
  }
  if (flags.testFlag(Qt::ItemIsEditable)) {
    QAction* rename = menu.addAction(RowMenuTexts::tr("Re&name"));
    rename->setObjectName(QStringLiteral("rowRename"));
    QObject::connect(rename, &QAction::triggered, &list, [&list, lasting] {
      list.setFocus();
      if (lasting.isValid()) list.edit(lasting);
    });
  }
}

}  // namespace

void offerRowMenu(QAbstractItemView& list, const QList<QAbstractButton*>& buttons,
                  std::function<void(QMenu&, const QModelIndex&)> first) {
  list.setContextMenuPolicy(Qt::CustomContextMenu);
  QObject::connect(
      &list, &QAbstractItemView::customContextMenuRequested, &list,
      [&list, buttons, first = std::move(first)](const QPoint& at) {
        const QModelIndex row = list.indexAt(at);
        if (!row.isValid()) return;
        if (!list.selectionModel()->isSelected(row)) list.setCurrentIndex(row);
        auto* menu = new QMenu(&list);
        menu->setObjectName(QStringLiteral("rowMenu"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->setToolTipsVisible(true);
        if (first) first(*menu, row);
        addEdits(*menu, list, row);
        if (!menu->isEmpty() && !buttons.isEmpty()) menu->addSeparator();
        for (QAbstractButton* button : buttons)
          if (!button->isHidden()) addButton(*menu, *button);
        if (menu->isEmpty()) return delete menu;
        menu->popup(list.viewport()->mapToGlobal(at));
      });
}

void setPossible(QAbstractButton& button, bool possible, const QString& need) {
  // Of the button while it is disabled.
  constexpr const char* kUsualTip = "scarp.usualTip";
  const QVariant usual = button.property(kUsualTip);
  if (!possible && !usual.isValid()) button.setProperty(kUsualTip, button.toolTip());
  if (!possible) button.setToolTip(need);
  if (possible && usual.isValid()) {
    button.setToolTip(usual.toString());
    button.setProperty(kUsualTip, QVariant());
  }
  button.setEnabled(possible);
}

void requireRow(QAbstractItemView& list, const QList<QAbstractButton*>& buttons, const QString& need) {
  const bool possible = list.currentIndex().isValid();
  for (QAbstractButton* button : buttons) setPossible(*button, possible, need);
}

}  // namespace scarp
