#include "ui/widgets/InfoBar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include "ui/Icons.h"

namespace scarp {
namespace {

constexpr int kGoodNewsMs = 7000;

QString pictureOf(InfoBar::Tone tone) {
  switch (tone) {
    case InfoBar::Tone::Info:
      return QStringLiteral("info");
    case InfoBar::Tone::Success:
      return QStringLiteral("success");
    case InfoBar::Tone::Warning:
      return QStringLiteral("warning");
    case InfoBar::Tone::Error:
      return QStringLiteral("error");
  }
  return {};
}

}  // namespace

InfoBar::InfoBar(QWidget* host)
    : QFrame(host),
      picture_(new QLabel),
      text_(new QLabel),
      button_(new QPushButton),
      timer_(new QTimer(this)) {
  setObjectName(QStringLiteral("infoBar"));
  setAutoFillBackground(true);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(12, 7, 7, 7);
  row->setSpacing(10);
  row->addWidget(picture_, 0, Qt::AlignTop);
  row->addWidget(text_, 1);
  row->addWidget(button_);
  auto* close = new QToolButton;
  close->setIcon(icon(QStringLiteral("close")));
  close->setIconSize({14, 14});
  close->setToolTip(tr("Close"));
  close->setAccessibleName(tr("Close this message"));
  close->setFocusPolicy(Qt::TabFocus);
  row->addWidget(close, 0, Qt::AlignTop);
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  button_->setFocusPolicy(Qt::TabFocus);
  timer_->setSingleShot(true);
  connect(timer_, &QTimer::timeout, this, &QWidget::hide);
  connect(close, &QToolButton::clicked, this, &QWidget::hide);
  connect(button_, &QPushButton::clicked, this, [this] {
    if (action_) action_();
  });
  host->installEventFilter(this);
  hide();
}

void InfoBar::say(Tone tone, const QString& text) { say(tone, text, {}, {}); }

void InfoBar::say(Tone tone, const QString& text, const QString& button, std::function<void()> action) {
  picture_->setPixmap(icon(pictureOf(tone)).pixmap(20, 20));
  text_->setText(text);
  setAccessibleName(text);
  button_->setVisible(!button.isEmpty());
  button_->setText(button);
  action_ = std::move(action);
  if (tone == Tone::Info || tone == Tone::Success)
    timer_->start(kGoodNewsMs);
  else
    timer_->stop();
  show();
  place();
  raise();
}

QString InfoBar::text() const { return text_->text(); }

bool InfoBar::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parent() && event->type() == QEvent::Resize && isVisible()) place();
  return QFrame::eventFilter(watched, event);
}

void InfoBar::place() {
  const int room = parentWidget()->width() - 32;
  const int furniture = 110 + (button_->isVisible() ? button_->sizeHint().width() + 10 : 0);
  const int words = text_->fontMetrics().horizontalAdvance(text_->text());
  const int width = std::min(room, std::min(words + furniture, 900));
  resize(width, heightForWidth(width));
  move((parentWidget()->width() - width) / 2, 14);
}

}  // namespace scarp
