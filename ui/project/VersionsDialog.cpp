#include "ui/project/VersionsDialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "core/base/Contract.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

constexpr int kPictureSide = 280;  ///< Pixels along a side.

}  // namespace

VersionsDialog::VersionsDialog(States states, JobRunner& jobs, QWidget* parent)
    : QDialog(parent),
      states_(std::move(states)),
      jobs_(jobs),
      list_(new QListWidget),
      picture_(new QLabel),
      facts_(new QLabel) {
  EXPECTS(!states_.offers.empty());
  setWindowTitle(states_.title);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 16, 18, 14);
  column->setSpacing(12);
  auto* row = new QHBoxLayout;
  row->setSpacing(14);
  row->addWidget(list_, 1);
  row->addWidget(makeLook());
  column->addLayout(row, 1);
  addButtons(*column);
  fillList();
  resize(660, 460);
}

VersionsDialog::~VersionsDialog() {
  if (looking_) looking_->cancel();
}

void VersionsDialog::fillList() {
  list_->setObjectName(QStringLiteral("versions"));
  list_->setAccessibleName(tr("Saved states"));
  list_->setWhatsThis(tr("States of the project that were saved, with what differs in them"));
  list_->addItems(states_.texts);
  if (states_.texts.isEmpty()) facts_->setText(states_.none);
  connect(list_, &QListWidget::currentRowChanged, this, &VersionsDialog::showChosen);
  connect(list_, &QListWidget::itemActivated, this, [this] { wishFor(states_.offers.front().wish); });
  list_->setCurrentRow(0);
}

QWidget* VersionsDialog::makeLook() {
  auto* look = new QWidget;
  auto* column = new QVBoxLayout(look);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  picture_->setFixedSize(kPictureSide, kPictureSide);
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setObjectName(QStringLiteral("versionPicture"));
  picture_->setFrameShape(QFrame::StyledPanel);
  facts_->setObjectName(QStringLiteral("versionFacts"));
  facts_->setFixedWidth(kPictureSide);
  facts_->setWordWrap(true);
  facts_->setTextFormat(Qt::PlainText);
  facts_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column->addWidget(picture_);
  column->addWidget(facts_);
  column->addStretch(1);
  return look;
}

void VersionsDialog::addButtons(QVBoxLayout& column) {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  for (const Offer& offer : states_.offers) {
    QPushButton* button = buttons->addButton(offer.text, QDialogButtonBox::ActionRole);
    button->setObjectName(QLatin1String(offer.name));
    button->setToolTip(offer.tip);
    button->setEnabled(offer.enabled && (!offer.needsState || !states_.texts.isEmpty()));
    connect(button, &QPushButton::clicked, this, [this, wish = offer.wish] { wishFor(wish); });
  }
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column.addWidget(buttons);
}

int VersionsDialog::chosen() const { return list_->currentRow(); }

void VersionsDialog::showChosen() {
  if (looking_) looking_->cancel();
  if (chosen() < 0) return;
  picture_->clear();
  facts_->setText(tr("Reading…"));
  const QPointer<VersionsDialog> self = this;
  looking_ = jobs_.run<VersionLook>(
      tr("Looking at a version"),
      [look = states_.look, state = chosen()](const Progress& progress) { return look(state, progress); },
      [self, state = chosen()](Result<VersionLook> look) {
        if (!self || self->chosen() != state) return;
        if (look)
          self->show(*look);
        else if (!look.error().cancelled)
          self->facts_->setText(messageText(look.error().message));
      });
}

void VersionsDialog::show(const VersionLook& look) {
  picture_->setPixmap(QPixmap::fromImage(look.picture.scaled(kPictureSide - 4, kPictureSide - 4,
                                                             Qt::KeepAspectRatio, Qt::SmoothTransformation)));
  facts_->setText(look.facts);
}

void VersionsDialog::wishFor(Wish wish) {
  wish_ = wish;
  accept();
}

}  // namespace scarp
