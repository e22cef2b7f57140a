#include "ui/help/CommandPalette.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QSettings>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/widgets/Controls.h"
#include "ui/widgets/Theme.h"

namespace scarp {
namespace {

constexpr int kRows = 11, kWidth = 620, kMostRemembered = 8;
constexpr double kImpossible = 0.45;
constexpr int kPlaceRole = Qt::UserRole, kKeysRole = Qt::UserRole + 1, kPossibleRole = Qt::UserRole + 2;
const QString kUsed = QStringLiteral("commands/used");

/// An icon, the title, where it is in quiet letters, and its key at the right.
class CommandDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
    return {100, option.fontMetrics.height() * 2 - 2};
  }
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QPalette& palette = option.palette;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawRow(*painter, option, option.state & QStyle::State_Selected);
    if (!index.data(kPossibleRole).toBool()) painter->setOpacity(kImpossible);
    const int side = option.fontMetrics.height();
    QRect rest = option.rect.adjusted(10, 0, -10, 0);
    const auto symbol = qvariant_cast<QIcon>(index.data(Qt::DecorationRole));
    symbol.paint(painter, QRect(rest.left(), rest.center().y() - side / 2, side, side));
    rest.setLeft(rest.left() + side + 10);
    const QString keys = index.data(kKeysRole).toString();
    painter->setPen(palette.color(QPalette::PlaceholderText));
    painter->drawText(rest, Qt::AlignVCenter | Qt::AlignRight, keys);
    rest.setRight(rest.right() - option.fontMetrics.horizontalAdvance(keys) - 16);
    const QString title =
        option.fontMetrics.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, rest.width());
    painter->setPen(palette.color(QPalette::Text));
    painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, title);
    rest.setLeft(rest.left() + option.fontMetrics.horizontalAdvance(title) + 12);
    painter->setPen(palette.color(QPalette::PlaceholderText));
    painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft,
                      option.fontMetrics.elidedText(index.data(kPlaceRole).toString(), Qt::ElideRight,
                                                    std::max(0, rest.width())));
    painter->restore();
  }
};

QString nameOf(const Command& command) { return command.texts.place + QLatin1Char('\n') + command.texts.title; }

}  // namespace

CommandPalette::CommandPalette(std::vector<Command> commands, QWidget* window)
    : QDialog(window, Qt::Popup), commands_(std::move(commands)), ask_(new QLineEdit), list_(new QListWidget),
      tip_(new QLabel) {
  setObjectName(QStringLiteral("commandPalette"));
  setWindowTitle(tr("Find a Command"));
  setAttribute(Qt::WA_DeleteOnClose);
  for (const Command& command : commands_) texts_.push_back(command.texts);
  auto* column = layoutWith<QVBoxLayout>(this, {10, 10, 10, 10}, 8);
  ask_->setPlaceholderText(tr("What do you want to do? A few words, such as “make it flat”"));
  ask_->setAccessibleName(tr("What do you want to do?"));
  ask_->setWhatsThis(tr("A few words find anything that can be done; Enter does the first"));
  ask_->setClearButtonEnabled(true);
  ask_->installEventFilter(this);
  column->addWidget(ask_);
  list_->setAccessibleName(tr("Commands"));
  list_->setItemDelegate(new CommandDelegate(list_));
  list_->setFrameShape(QFrame::NoFrame);
  list_->setFocusPolicy(Qt::NoFocus);
  list_->setMouseTracking(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  column->addWidget(list_);
  tip_->setProperty("role", QStringLiteral("quiet"));
  tip_->setIndent(4);
  column->addWidget(tip_);
  connect(list_, &QListWidget::currentRowChanged, this, &CommandPalette::tellCurrent);
  connect(ask_, &QLineEdit::textChanged, this, &CommandPalette::showFound);
  connect(list_, &QListWidget::itemEntered, list_, [this](QListWidgetItem* item) { list_->setCurrentItem(item); });
  connect(list_, &QListWidget::itemClicked, this, &CommandPalette::doCurrent);
  setFixedWidth(std::min(kWidth * fontMetrics().height() / 15, window->width() - 20));
  showFound({});
  move(window->mapToGlobal(QPoint((window->width() - width()) / 2, window->height() / 9)));
  ask_->setFocus();
}

QStringList CommandPalette::titles() const {
  QStringList titles;
  for (const std::size_t place : shown_) titles += texts_[place].title;
  return titles;
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
  if (watched != ask_ || event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  const int row = list_->currentRow(), last = list_->count() - 1;
  switch (key->key()) {
    case Qt::Key_Down:
      list_->setCurrentRow(row < last ? row + 1 : 0);
      return true;
    case Qt::Key_Up:
      list_->setCurrentRow(row > 0 ? row - 1 : last);
      return true;
    case Qt::Key_PageDown:
      list_->setCurrentRow(std::min(row + kRows - 1, last));
      return true;
    case Qt::Key_PageUp:
      list_->setCurrentRow(std::max(row - kRows + 1, 0));
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      doCurrent();
      return true;
    default:
      return QDialog::eventFilter(watched, event);
  }
}

std::vector<std::size_t> CommandPalette::usedLast() const {
  std::vector<std::size_t> order;
  for (const QString& name : QSettings().value(kUsed).toStringList()) {
    const auto found =
        std::ranges::find_if(commands_, [&](const Command& command) { return nameOf(command) == name; });
    if (found != commands_.end()) order.push_back(static_cast<std::size_t>(found - commands_.begin()));
  }
  for (std::size_t i = 0; i < commands_.size(); ++i)
    if (std::ranges::find(order, i) == order.end()) order.push_back(i);
  return order;
}

void CommandPalette::showFound(const QString& asked) {
  shown_ = asked.trimmed().isEmpty() ? usedLast() : bestCommands(texts_, asked);
  list_->clear();
  for (const std::size_t place : shown_) {
    const Command& command = commands_[place];
    const QString title =
        command.checked ? command.texts.title + QStringLiteral("  ✓") : command.texts.title;
    auto* item = new QListWidgetItem(command.icon, title, list_);
    item->setData(kPlaceRole, command.texts.place);
    item->setData(kKeysRole, command.possible ? command.keys : tr("not now"));
    item->setData(kPossibleRole, command.possible);
    item->setToolTip(command.texts.tip);
  }
  if (shown_.empty()) {
    auto* none = new QListWidgetItem(tr("Nothing is known by these words."), list_);
    none->setFlags(Qt::NoItemFlags);
    none->setData(kPossibleRole, false);
  }
  list_->setCurrentRow(0);
  list_->scrollToTop();
  const int row = list_->fontMetrics().height() * 2 - 2;
  list_->setFixedHeight(std::min(kRows, list_->count()) * row + 4);
  adjustSize();
}

void CommandPalette::tellCurrent() {
  const int row = list_->currentRow();
  const bool known = row >= 0 && row < static_cast<int>(shown_.size());
  const QString tip = known ? texts_[shown_[static_cast<std::size_t>(row)]].tip : QString();
  tip_->setText(tip_->fontMetrics().elidedText(tip, Qt::ElideRight, width() - 40));
}

void CommandPalette::doCurrent() {
  const int row = list_->currentRow();
  if (row < 0 || row >= static_cast<int>(shown_.size())) return;
  const Command& command = commands_[shown_[static_cast<std::size_t>(row)]];
  if (!command.possible) return;
  QStringList used = QSettings().value(kUsed).toStringList();
  used.removeAll(nameOf(command));
  used.prepend(nameOf(command));
  QSettings().setValue(kUsed, used.mid(0, kMostRemembered));
  // What it does may open a dialog: the list is to be gone by then.
  QTimer::singleShot(0, parentWidget(), command.run);
  close();
}

}  // namespace scarp
