#include "ui/compare/CompareDock.h"

#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/compare/CompareController.h"
#include "ui/compare/CompareLegend.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/MessageText.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/RowMenu.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

/// "Changed: oak 12"
QString textOf(const DifferentThing& thing) {
  const QString what = messageText(messageIn(thing.kind, thing.name));
  switch (thing.way) {
    case DifferentThing::Way::Added:
      return CompareDock::tr("Only here — %1").arg(what);
    case DifferentThing::Way::Removed:
      return CompareDock::tr("Only there — %1").arg(what);
    case DifferentThing::Way::Changed:
      break;
  }
  return CompareDock::tr("Different — %1").arg(what);
}

QString metresText(double metres) { return lengthText(metres, 2); }

QString figuresOf(const Comparison& comparison) {
  const HeightDifference& heights = comparison.heights;
  if (heights.none())
    return CompareDock::tr("The heights are the same at all %1 samples.", nullptr,
                           pluralCount(heights.compared))
        .arg(countText(heights.compared));
  QString text =
      CompareDock::tr("%1 of %2 samples differ.\nLowest %3, highest %4.\nMean %5, root mean square %6.",
                      nullptr, pluralCount(heights.compared))
          .arg(countText(heights.differing), countText(heights.compared), metresText(heights.lowest),
               metresText(heights.highest), metresText(heights.mean), metresText(heights.rootMeanSquare));
  if (heights.holesMade + heights.holesFilled > 0)
    text += CompareDock::tr("\nHoles only here: %1, only there: %2.")
                .arg(countText(heights.holesMade), countText(heights.holesFilled));
  return text;
}

}  // namespace

DockRow CompareDock::row() {
  return {.key = QStringLiteral("compareDock"),
          .title = tr("Differences"),
          .place = DockPlace::Content,
          .start = DockStart::ClosedEach,
          .listed = false,
          .make = [](const DockContext& context) -> EditorDock* {
            return new CompareDock(context.compare, &context.window);
          }};
}

CompareDock::CompareDock(CompareController& controller, QWidget* parent)
    : EditorDock(row(), parent),
      controller_(controller),
      title_(new QLabel),
      figures_(new QLabel),
      note_(new QLabel),
      legend_(new CompareLegend),
      list_(new QListWidget),
      close_(new QPushButton(tr("End Comparison"))) {
  QVBoxLayout& column = dockColumn(*this);
  for (QLabel* label : {title_, figures_, note_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    column.addWidget(label);
  }
  figures_->setObjectName(QStringLiteral("compareFigures"));
  note_->setProperty("role", QStringLiteral("quiet"));
  column.addWidget(legend_);
  list_->setObjectName(QStringLiteral("compareList"));
  list_->setAccessibleName(tr("What differs"));
  list_->setToolTip(tr("A click or Enter moves the camera there"));
  list_->setFocusPolicy(Qt::StrongFocus);
  column.addWidget(list_, 1);
  offerRowMenu(*list_, {close_}, [this](QMenu& menu, const QModelIndex& row) {
    menu.addAction(tr("&Go There"), this, [this, at = row.row()] { goToRow(at); })
        ->setEnabled(row.data(Qt::UserRole).isValid());
  });
  close_->setObjectName(QStringLiteral("compareClose"));
  close_->setAutoDefault(false);
  close_->setWhatsThis(tr("The ground has its own colours again"));
  column.addWidget(close_);
  connect(list_, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { goToRow(list_->row(item)); });
  connect(list_, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { goToRow(list_->row(item)); });
  connect(close_, &QPushButton::clicked, &controller_, &CompareController::close);
  connect(&controller_, &CompareController::changed, this, &CompareDock::refresh);
  // Told for every way of closing, and not when another tab is in front.
  connect(toggleViewAction(), &QAction::toggled, this, [this](bool open) {
    if (!open) controller_.close();
  });
  hide();
}

void CompareDock::refresh() {
  const Comparison* comparison = controller_.shown();
  if (!comparison) return hide();
  title_->setText(tr("This terrain and %1").arg(controller_.name()));
  figures_->setText(figuresOf(*comparison));
  note_->setText(messageText(comparison->note));
  note_->setVisible(!comparison->note.empty());
  legend_->setFull(comparison->full);
  legend_->setVisible(!comparison->heights.none());
  fillList();
  if (!isHidden()) return;
  show();
  raise();
}

void CompareDock::fillList() {
  const int row = list_->currentRow();
  list_->clear();
  const Comparison& comparison = *controller_.shown();
  const auto add = [this](const QString& text, const std::optional<Vec2>& place) {
    auto* item = new QListWidgetItem(text, list_);
    if (place)
      item->setData(Qt::UserRole, QPointF(place->x(), place->y()));
    else
      item->setToolTip(tr("It is at no place of its own"));
  };
  if (comparison.greatest)
    add(tr("Greatest difference of heights: %1").arg(metresText(comparison.greatestHeight)), comparison.greatest);
  for (const DifferentThing& thing : comparison.things) add(textOf(thing), thing.place);
  list_->setCurrentRow(std::min(row, list_->count() - 1));
}

void CompareDock::goToRow(int row) {
  const QListWidgetItem* item = list_->item(row);
  const QVariant place = item ? item->data(Qt::UserRole) : QVariant();
  if (!place.isValid()) return;
  const QPointF at = place.toPointF();
  controller_.goTo(Vec2(at.x(), at.y()));
}

}  // namespace scarp
