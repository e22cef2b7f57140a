#include "ui/widgets/Explainer.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QCursor>
#include <QDockWidget>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScreen>
#include <QTextDocument>
#include <QToolButton>
#include <QWhatsThis>
#include <QWidget>
#include <algorithm>

#include "ui/widgets/RowMenu.h"

namespace scarp {
namespace {

QString tipOf(const QWidget& control) {
  if (!control.whatsThis().isEmpty()) return control.whatsThis();
  if (!control.toolTip().isEmpty()) return control.toolTip();
  if (const auto* list = qobject_cast<const QComboBox*>(&control)) {
    QStringList choices;
    for (int i = 0; i < list->count(); ++i)
      if (const QString tip = list->itemData(i, Qt::ToolTipRole).toString(); !tip.isEmpty())
        choices += QStringLiteral("%1: %2").arg(list->itemText(i), tip);
    return choices.join(QLatin1Char('\n'));
  }
  const auto* button = qobject_cast<const QToolButton*>(&control);
  return button && button->defaultAction() ? button->defaultAction()->toolTip() : QString();
}

QString titleOf(const QWidget& control) {
  const auto* button = qobject_cast<const QAbstractButton*>(&control);
  return plainMenuText(button && !button->text().isEmpty() ? button->text() : control.accessibleName());
}

/// Moves a tooltip beside the panel of the control that it explains, so that it covers no other control.
void placeBesidePanel(QWidget& tip) {
  const QWidget* panel = QApplication::widgetAt(QCursor::pos());
  while (panel && !qobject_cast<const QDockWidget*>(panel)) panel = panel->parentWidget();
  if (!panel) return;
  constexpr int kGap = 4;
  const QRect dock(panel->mapToGlobal(QPoint()), panel->size()),
      screen = panel->screen()->availableGeometry();
  const int left = dock.left() - kGap - tip.width(), right = dock.right() + 1 + kGap;
  const bool fitsLeft = left >= screen.left(), fitsRight = right + tip.width() <= screen.right() + 1;
  if (!fitsLeft && !fitsRight) return;
  const QPoint place(
      fitsLeft ? left : right,
      std::clamp(QCursor::pos().y(), screen.top(), std::max(screen.top(), screen.bottom() - tip.height())));
  if (tip.pos() != place) tip.move(place);
}

}  // namespace

QString explanationOf(const QWidget& control) {
  // Parts of a field, of a list, of a row speak through the whole of it; a dock or a window is no control.
  for (const QWidget* at = &control; at && !at->isWindow() && !qobject_cast<const QDockWidget*>(at);
       at = at->parentWidget()) {
    const QString tip = tipOf(*at);
    if (tip.isEmpty()) continue;
    const QString title = titleOf(*at), text = Qt::mightBeRichText(tip) ? tip : tip.toHtmlEscaped().replace(
        QLatin1Char('\n'), QStringLiteral("<br>"));
    if (title.isEmpty() || tip.startsWith(title)) return text;
    return QStringLiteral("<b>%1</b><br>%2").arg(title.toHtmlEscaped(), text);
  }
  return {};
}

Explainer::Explainer(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

void Explainer::explain(const QWidget* view) {
  const QWidget* at = QApplication::focusWidget();
  const QString text = at && at != view ? explanationOf(*at) : QString();
  if (text.isEmpty()) return QWhatsThis::enterWhatsThisMode();
  QWhatsThis::showText(at->mapToGlobal(at->rect().center()), text);
}

bool Explainer::eventFilter(QObject* watched, QEvent* event) {
  auto* widget = qobject_cast<QWidget*>(watched);
  if (!widget) return false;
  switch (event->type()) {
    case QEvent::Show:
    case QEvent::Move:
      if (widget->inherits("QTipLabel")) placeBesidePanel(*widget);
      return false;
    case QEvent::ToolTip:
      return !tips_;
    case QEvent::QueryWhatsThis:
      event->setAccepted(!explanationOf(*widget).isEmpty());
      return event->isAccepted();
    case QEvent::WhatsThis: {
      const QString text = explanationOf(*widget);
      if (text.isEmpty()) return false;
      QWhatsThis::showText(static_cast<QHelpEvent*>(event)->globalPos(), text, widget);
      return true;
    }
    case QEvent::KeyPress: {
      const auto* key = static_cast<QKeyEvent*>(event);
      if (key->key() != Qt::Key_F1 || key->modifiers() != Qt::ShiftModifier || widget != QApplication::focusWidget())
        return false;
      const QString text = explanationOf(*widget);
      if (!text.isEmpty()) QWhatsThis::showText(widget->mapToGlobal(widget->rect().center()), text);
      return !text.isEmpty();
    }
    default:
      return false;
  }
}

}  // namespace scarp
