#include "ui/widgets/FoldingSection.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/widgets/Controls.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {

FoldingSection::FoldingSection(const QString& id, const QString& title, bool openAtFirst, QWidget* parent)
    : QWidget(parent),
      key_(QStringLiteral("sections/") + id),
      head_(new QPushButton),
      overHead_(new QHBoxLayout(head_)),
      dot_(new QLabel(QStringLiteral("●"))),
      reset_(new QToolButton),
      content_(new QWidget),
      column_(new QVBoxLayout(content_)) {
  setObjectName(id);
  auto* whole = bareLayout<QVBoxLayout>(this, 0);
  describe(head_, "sectionHead", {.tabs = true});
  head_->setCheckable(true);
  head_->setIconSize({14, 14});
  overHead_->setContentsMargins(0, 0, 2, 0);
  overHead_->setSpacing(2);
  overHead_->addStretch(1);
  overHead_->addWidget(dot_);
  overHead_->addWidget(reset_);
  dot_->setProperty("role", QStringLiteral("accent"));
  dot_->setAttribute(Qt::WA_TransparentForMouseEvents);
  dot_->setToolTip(tr("Something here is not as it is at first"));
  describe(reset_, "sectionReset",
           {.name = tr("Reset %1").arg(title), .tip = tr("Back to how this is at first"), .tabs = true});
  reset_->setIcon(icon(QStringLiteral("undo")));
  reset_->setIconSize({13, 13});
  column_->setContentsMargins(0, 2, 0, 7);
  column_->setSpacing(5);
  whole->addWidget(head_);
  whole->addWidget(content_);
  setTitle(title);
  connect(head_, &QPushButton::toggled, this, [this](bool open) {
    head_->setIcon(icon(open ? QStringLiteral("fold-open") : QStringLiteral("fold-closed")));
    content_->setVisible(open);
    QSettings().setValue(key_, open);
    Q_EMIT toggled(open);
  });
  connect(reset_, &QToolButton::clicked, this, &FoldingSection::resetAsked);
  const bool open = QSettings().value(key_, openAtFirst).toBool();
  head_->setIcon(icon(QStringLiteral("fold-closed")));
  content_->setVisible(false);
  head_->setChecked(open);
  setChanged(false);
}

bool FoldingSection::open() const { return head_->isChecked(); }

void FoldingSection::setOpen(bool open) { head_->setChecked(open); }

void FoldingSection::setTitle(const QString& title) {
  head_->setText(verbatimMenuText(title));
  head_->setAccessibleName(title);
  head_->setWhatsThis(tr("Folds this part of the panel away and out again"));
}

void FoldingSection::addToHead(QWidget& controls) {
  overHead_->addWidget(&controls);
  const QSize head = head_->sizeHint(), needed = controls.sizeHint();
  head_->setMinimumSize(head.width() + needed.width(), std::max(head.height(), needed.height()));
}

void FoldingSection::setChanged(bool changed) {
  dot_->setVisible(changed);
  reset_->setVisible(changed);
}

}  // namespace scarp
