#include "ui/widgets/InfoBar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include "ui/widgets/Controls.h"
#include "ui/widgets/Icons.h"

namespace scarp {

QString toneTitle(MessageTone tone) {
  switch (tone) {
    case MessageTone::Info:
      return MessageLog::tr("Information");
    case MessageTone::Success:
      return MessageLog::tr("Done");
    case MessageTone::Warning:
      return MessageLog::tr("Warning");
    case MessageTone::Error:
      return MessageLog::tr("Error");
  }
  return {};
}

QString toneIcon(MessageTone tone) {
  switch (tone) {
    case MessageTone::Info:
      return QStringLiteral("info");
    case MessageTone::Success:
      return QStringLiteral("success");
    case MessageTone::Warning:
      return QStringLiteral("warning");
    case MessageTone::Error:
      return QStringLiteral("error");
  }
  return {};
}

void MessageLog::add(MessageTone tone, const QString& text) {
  if (rowCount() == mostMessages) {
    beginRemoveRows({}, 0, 0);
    messages_.pop_front();
    endRemoveRows();
  }
  beginInsertRows({}, rowCount(), rowCount());
  messages_.push_back({QDateTime::currentDateTime(), tone, text});
  endInsertRows();
}

void MessageLog::clear() {
  beginResetModel();
  messages_.clear();
  endResetModel();
}

QString MessageLog::line(int row) const {
  const Message& message = messages_[static_cast<std::size_t>(row)];
  return QStringLiteral("%1\t%2\t%3")
      .arg(message.time.toString(Qt::ISODate), toneTitle(message.tone), message.text);
}

int MessageLog::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(messages_.size());
}

int MessageLog::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 3; }

QVariant MessageLog::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Message& message = messages_[static_cast<std::size_t>(index.row())];
  if (role == Qt::DecorationRole && index.column() == Kind) return icon(toneIcon(message.tone));
  if (role == Qt::ToolTipRole) return message.text;
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case Time:
      return message.time.toString(QStringLiteral("HH:mm:ss"));
    case Kind:
      return toneTitle(message.tone);
    default:
      return message.text;
  }
}

QVariant MessageLog::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  return section == Time ? tr("Time") : section == Kind ? tr("Kind") : tr("Message");
}

namespace {

constexpr int kBriefMs = 7000;
constexpr int kLateClickMs = 400;  ///< For as long a click may have been meant for a bar that has gone.

}  // namespace

InfoBar::InfoBar(QWidget* host)
    : QFrame(host),
      log_(new MessageLog(this)),
      picture_(new QLabel),
      text_(new QLabel),
      button_(new QPushButton),
      secondButton_(new QPushButton),
      timer_(new QTimer(this)),
      shield_(new QWidget(host)) {
  setObjectName(QStringLiteral("infoBar"));
  setAutoFillBackground(true);
  for (QWidget* mine : {static_cast<QWidget*>(this), shield_}) mine->setAttribute(Qt::WA_NoMousePropagation);
  shield_->setObjectName(QStringLiteral("infoBarShield"));
  shield_->hide();
  setCursor(Qt::ArrowCursor);  // not the view's
  auto* row = layoutWith<QHBoxLayout>(this, {12, 7, 7, 7}, 10);
  row->addWidget(picture_, 0, Qt::AlignVCenter);
  row->addWidget(text_, 1);
  row->addWidget(secondButton_);
  row->addWidget(button_);
  auto* close = new QToolButton;
  close->setIcon(icon(QStringLiteral("close")));
  close->setIconSize({14, 14});
  close->setToolTip(tr("Close"));
  close->setAccessibleName(tr("Close this message"));
  close->setFocusPolicy(Qt::TabFocus);
  row->addWidget(close, 0, Qt::AlignVCenter);
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  button_->setObjectName(QStringLiteral("infoAction"));
  secondButton_->setObjectName(QStringLiteral("infoSecondAction"));
  for (QPushButton* button : {button_, secondButton_}) button->setFocusPolicy(Qt::TabFocus);
  timer_->setSingleShot(true);
  connect(timer_, &QTimer::timeout, this, &QWidget::hide);
  connect(close, &QToolButton::clicked, this, &QWidget::hide);
  connect(button_, &QPushButton::clicked, this, [this] {
    // The action may say something else.
    if (const auto action = message_.action) action();
  });
  connect(secondButton_, &QPushButton::clicked, this, [this] {
    if (const auto action = message_.secondAction) action();
  });
  host->installEventFilter(this);
  hide();
}

void InfoBar::say(Message message) {
  message_ = std::move(message);
  log_->add(message_.tone, message_.text);
  showPicture();
  text_->setText(message_.text);
  setAccessibleName(message_.text);
  button_->setVisible(!message_.button.isEmpty());
  button_->setText(message_.button);
  secondButton_->setVisible(!message_.secondButton.isEmpty());
  secondButton_->setText(message_.secondButton);
  if (message_.brief || message_.tone == Tone::Info || message_.tone == Tone::Success)
    timer_->start(kBriefMs);
  else
    timer_->stop();
  show();
  place();
  raise();
}

void InfoBar::takeBack(const QObject* source) {
  if (message_.source == source) hide();
}

void InfoBar::review() {
  if (isHidden() || !message_.holds) return;
  // What it asks may itself lead here.
  if (const auto holds = message_.holds; !holds()) hide();
}

QString InfoBar::text() const { return text_->text(); }

bool InfoBar::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parent() && event->type() == QEvent::Resize && isVisible()) place();
  return QFrame::eventFilter(watched, event);
}

void InfoBar::hideEvent(QHideEvent* event) {
  QFrame::hideEvent(event);
  if (!isHidden()) return;  // only the window was
  shield_->setGeometry(geometry());
  shield_->show();
  shield_->raise();
  QTimer::singleShot(kLateClickMs, shield_, &QWidget::hide);
}

void InfoBar::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showPicture();  // its ink is the text's
}

void InfoBar::showPicture() {
  picture_->setPixmap(icon(toneIcon(message_.tone)).pixmap(QSize(20, 20), devicePixelRatioF()));
}

void InfoBar::place() {
  const int room = parentWidget()->width() - 32;
  int furniture = 110;
  for (const QPushButton* button : {button_, secondButton_})
    if (!button->isHidden()) furniture += button->sizeHint().width() + 10;
  const int words = text_->fontMetrics().horizontalAdvance(text_->text());
  const int width = std::min(room, std::min(words + furniture, 900));
  resize(width, heightForWidth(width));
  move((parentWidget()->width() - width) / 2, upper_ ? upper_->geometry().bottom() + 7 : 14);
}

}  // namespace scarp
