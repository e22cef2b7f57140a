#include "ui/inspector/MethodTable.h"

#include <QHeaderView>

#include "core/base/Contract.h"
#include "core/objects/ObjectPickReport.h"
#include "core/pick/PickReport.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Theme.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr double kWrong = 0.01;  ///< Metres off that a person would call wrong.

}  // namespace

MethodTable::MethodTable(const QString& title, const std::vector<Line>& methods, const QString& testsTip,
                         const QString& errorTip, QWidget* parent)
    : QTableWidget(static_cast<int>(methods.size()), Columns, parent), methods_(methods) {
  setAccessibleName(title);
  setWhatsThis(tr("The same ray by each way: where it hits, how far off that is, how many tests it takes and how long"));
  setEditTriggers(NoEditTriggers);
  setSelectionMode(NoSelection);
  setFocusPolicy(Qt::TabFocus);
  setShowGrid(false);
  setWordWrap(false);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalHeaderLabels({tr("Method"), tr("Hit at"), tr("Error"), tr("Tests"), tr("Time")});
  const QString tips[] = {tr("Scarp's own way, and those of the textbooks"),
                          tr("How far along the ray, from the near plane"), errorTip, testsTip,
                          tr("For one pick, on one thread")};
  for (int column = 0; column < Columns; ++column) {
    horizontalHeaderItem(column)->setToolTip(tips[column]);
    horizontalHeaderItem(column)->setTextAlignment((column == Method ? Qt::AlignLeft : Qt::AlignRight) |
                                                   Qt::AlignVCenter);
    for (int row = 0; row < rowCount(); ++row) {
      auto* item = new QTableWidgetItem;
      const Line& method = methods_[static_cast<std::size_t>(row)];
      item->setToolTip(column == Method && method.tip.isEmpty() ? method.name : method.tip);
      item->setTextAlignment((column == Method ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
      setItem(row, column, item);
    }
  }
  horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  horizontalHeader()->setSectionResizeMode(Method, QHeaderView::Stretch);
  horizontalHeader()->setHighlightSections(false);
  verticalHeader()->hide();
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 9);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  clearAnswers();
}

QSize MethodTable::sizeHint() const {
  return {420, horizontalHeader()->sizeHint().height() + rowCount() * verticalHeader()->defaultSectionSize() +
                   2 * frameWidth() + 2};
}

QSize MethodTable::minimumSizeHint() const { return {340, sizeHint().height()}; }

void MethodTable::write(int row, int column, const QString& text, bool alert) {
  QTableWidgetItem* cell = item(row, column);
  cell->setText(text);
  cell->setData(Qt::ForegroundRole, alert ? QVariant(alertColour(palette())) : QVariant());
}

void MethodTable::clearAnswers() {
  for (int row = 0; row < rowCount(); ++row)
    for (int column = 0; column < Columns; ++column) write(row, column, {});
}

void MethodTable::show(const LocalRay& ray, std::span<const MethodAnswer> answers, const QString& pending) {
  clearAnswers();
  for (int row = 0; row < rowCount(); ++row) {
    const auto i = static_cast<std::size_t>(row);
    write(row, Method, methods_[i].name);
    if (i < answers.size())
      showAnswer(row, ray, answers[i]);
    else
      write(row, Answer, pending);
  }
  QFont bold = font();
  bold.setBold(true);
  item(0, Method)->setFont(bold);
}

void MethodTable::showAnswer(int row, const LocalRay& ray, const MethodAnswer& answer) {
  const double metres = (answer.t.value_or(0.0) - ray.tMin) * ray.direction.norm();
  write(row, Answer, answer.t ? lengthText(metres, 2) : tr("no hit"), !answer.agrees);
  if (!answer.agrees)
    write(row, Error, answer.t ? tr("false hit") : tr("missed"), true);
  else if (answer.error && row > 0)
    write(row, Error, deviationText(*answer.error),
          *answer.error > kWrong && !methods_[static_cast<std::size_t>(row)].boxesOnly);
  else
    write(row, Error, QString(QChar(0x2013)));
  write(row, Looks, countText(answer.looks));
  write(row, Time, durationText(answer.seconds));
}

MethodTable* groundMethods() {
  const std::vector<MethodTable::Line> lines{{MethodTable::tr("Scarp"), {}},
                                             {MethodTable::tr("Linear march"), {}},
                                             {MethodTable::tr("March + bisection"), {}},
                                             {MethodTable::tr("Grid walk"), {}},
                                             {MethodTable::tr("Brute force"), {}}};
  EXPECTS(lines.size() == kPickMethods);
  auto* table = new MethodTable(
      MethodTable::tr("The same ray by other methods"), lines,
      MethodTable::tr("Heights and height ranges taken, or triangles tested"),
      MethodTable::tr("How far from the point that Scarp finds; brute force is the independent check"));
  table->setObjectName(QStringLiteral("methods"));
  return table;
}

MethodTable* objectMethods() {
  const QString boxOnly = MethodTable::tr(
      "It tests boxes only: its answer is where the ray enters the nearest box, so its error is the way from "
      "there to the model");
  const std::vector<MethodTable::Line> lines{
      {MethodTable::tr("Scarp"),
       MethodTable::tr("The tree of boxes, then the triangles in the model's frame")},
      {MethodTable::tr("Tree of boxes"), boxOnly, true},
      {MethodTable::tr("Slab test"), MethodTable::tr("Of every object's box in turn. %1").arg(boxOnly), true},
      {MethodTable::tr("Woo's test"), MethodTable::tr("Of every object's box in turn. %1").arg(boxOnly),
       true},
      {MethodTable::tr("Every triangle"), MethodTable::tr("Of every model in turn, without a tree")}};
  EXPECTS(lines.size() == kObjectMethods);
  auto* table = new MethodTable(
      MethodTable::tr("The object by other methods"), lines, MethodTable::tr("Boxes and triangles tested"),
      MethodTable::tr(
          "How far from the point that Scarp finds. Methods that test boxes only answer at the box, so "
          "theirs is not zero; every triangle is the independent check"));
  table->setObjectName(QStringLiteral("objectMethods"));
  return table;
}

}  // namespace scarp
