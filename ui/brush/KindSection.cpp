#include "ui/brush/KindSection.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/brush/BrushKinds.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "ui/actions/Actions.h"
#include "ui/actions/BrushCatalog.h"
#include "ui/brush/BrushSection.h"
#include "ui/history/HistoryModel.h"

namespace scarp {
KindSection::KindSection(BrushBinding& binding, const Actions& actions, QWidget* parent)
    : BrushSection(binding, QStringLiteral("brushKind"), {}, true, parent),
      binding_(binding),
      actions_(actions),
      history_(new HistoryModel(this)) {
  for (const KindSetting& own : kindSettings())
    if (*own.label) addKindField(*this, own);
  addEarlier();
  addTake();
  connect(&binding, &BrushBinding::shown, this, &KindSection::refresh);
}

void KindSection::addEarlier() {
  earlier_ = new QComboBox;
  earlier_->setObjectName(QStringLiteral("restoreTo"));
  earlier_->setModel(history_);
  earlier_->setAccessibleName(tr("State to paint back"));
  earlier_->setToolTip(tr("The moment of the history whose ground is painted back"));
  earlier_->setFocusPolicy(Qt::TabFocus);
  connect(earlier_, &QComboBox::activated, this,
          [this](int row) { binding_.change([row](BrushSettings& brush) { brush.restoreTo = row; }); });
  column().addWidget(earlier_);
}

void KindSection::addTake() {
  take_ = new QWidget;
  auto* row = new QHBoxLayout(take_);
  row->setContentsMargins(0, 0, 0, 0);
  auto* button = new QToolButton;
  button->setDefaultAction(actions_.takeHeight);
  button->setFocusPolicy(Qt::TabFocus);
  button->setIconSize({18, 18});
  auto* words = new QLabel(tr("H takes it from under the cursor"));
  words->setProperty("role", QStringLiteral("quiet"));
  row->addWidget(button);
  row->addWidget(words, 1);
  column().addWidget(take_);
}

void KindSection::setHistory(TerrainDocument* document) {
  onHistory_ = document ? document->historyChanged.subscribe([this, document] {
    history_->show(&document->history());
    earlier_->setCurrentIndex(binding_.brush().restoreTo);
  })
                        : Subscription();
  history_->show(document ? &document->history() : nullptr);
  earlier_->setCurrentIndex(binding_.brush().restoreTo);
}

void KindSection::refresh(const BrushSettings& brush) {
  setTitle(actions_.brush(brush.kind)->text());
  const bool restores = kindUses(brush.kind, "restore-to");
  earlier_->setVisible(restores);
  earlier_->setCurrentIndex(brush.restoreTo);
  take_->setVisible(brushKindInfo(brush.kind).traits.takes != TakenSetting::None);
  setVisible(restores || useful(brush));
}

}  // namespace scarp
