#include "ui/shading/SunTimeButton.h"

#include <QDockWidget>
#include <algorithm>
#include <utility>

#include "ui/shading/SunDialog.h"

namespace scarp {

namespace {

constexpr int kAside = 12;  ///< Pixels between a dock and the dialog.
constexpr int kAbove = 46;  ///< Pixels between it and the window's lower border, where the status bar is.

/// Puts the dialog beside the panel that the button is in, low in the window, so that the light can be seen.
void moveAside(QWidget& dialog, const QWidget* panel) {
  if (!panel) return;
  dialog.adjustSize();
  const QWidget* window = panel->window();
  const int right = panel->mapToGlobal(QPoint(-kAside, 0)).x(),
            bottom = window->mapToGlobal(QPoint(0, window->height() - kAbove)).y();
  dialog.move(std::max(0, right - dialog.width()), std::max(0, bottom - dialog.height()));
}

}  // namespace

SunTimeButton::SunTimeButton(Sun sun, QWidget* parent) : QToolButton(parent), sun_(std::move(sun)) {
  setText(tr("Date and Time…"));
  setToolTip(tr("Puts the sun where it stands at a date, a time and a place"));
  setFocusPolicy(Qt::TabFocus);
  connect(this, &QToolButton::clicked, this, &SunTimeButton::ask);
}

void SunTimeButton::ask() {
  if (!dialog_) {
    dialog_ = new SunDialog(this);
    connect(dialog_, &SunDialog::sunMoved, this, [this] { sun_.set(*dialog_->sun()); });
  }
  const SunPosition before = sun_.get();
  dialog_->setPlace(sun_.place());
  QWidget* panel = this;
  while (panel && !qobject_cast<QDockWidget*>(panel)) panel = panel->parentWidget();
  moveAside(*dialog_, panel);
  if (dialog_->exec() != QDialog::Accepted) sun_.set(before);
}

}  // namespace scarp
