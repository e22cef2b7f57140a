#include "ui/inspector/MethodTable.h"

#include <QHeaderView>

#include "ui/widgets/NumberText.h"
#include "ui/widgets/Theme.h"

namespace scarp {
namespace {

constexpr int kMethods = 5;
constexpr double kWrong = 0.01;  ///< Metres off that a person would call wrong.

}  // namespace

MethodTable::MethodTable(QWidget* parent) : QTableWidget(kMethods, Columns, parent) {
  setObjectName(QStringLiteral("methods"));
  setAccessibleName(tr("The same ray by other methods"));
  setEditTriggers(NoEditTriggers);
  setSelectionMode(NoSelection);
  setFocusPolicy(Qt::TabFocus);
  setShowGrid(false);
  setWordWrap(false);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalHeaderLabels({tr("Method"), tr("Hit at"), tr("Error"), tr("Tests"), tr("Time")});
  const QString tips[] = {
      tr("Scarp's own way, and those of the textbooks"), tr("How far along the ray, from the near plane"),
      tr("How far from the point that Scarp finds; brute force is the independent check"),
      tr("Heights and height ranges taken, or triangles tested"), tr("For one pick, on one thread")};
  for (int column = 0; column < Columns; ++column) {
    horizontalHeaderItem(column)->setToolTip(tips[column]);
    horizontalHeaderItem(column)->setTextAlignment((column == Method ? Qt::AlignLeft : Qt::AlignRight) |
                                                   Qt::AlignVCenter);
    for (int row = 0; row < kMethods; ++row) {
      auto* item = new QTableWidgetItem;
      item->setTextAlignment((column == Method ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
      setItem(row, column, item);
    }
  }
  horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  horizontalHeader()->setSectionResizeMode(Method, QHeaderView::Stretch);
  horizontalHeader()->setHighlightSections(false);
  verticalHeader()->hide();
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 9);
  setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
  clearAnswers();
}

QSize MethodTable::sizeHint() const {
  return {420, horizontalHeader()->sizeHint().height() + kMethods * verticalHeader()->defaultSectionSize() +
                   2 * frameWidth() + 2};
}

void MethodTable::write(int row, int column, const QString& text, bool alert) {
  QTableWidgetItem* cell = item(row, column);
  cell->setText(text);
  cell->setData(Qt::ForegroundRole, alert ? QVariant(alertColour(palette())) : QVariant());
}

void MethodTable::clearAnswers() {
  for (int row = 0; row < kMethods; ++row)
    for (int column = 0; column < Columns; ++column) write(row, column, {});
}

void MethodTable::show(const PickReport& report, SearchState state,
                       const std::optional<MethodAnswer>& search) {
  clearAnswers();
  const QString names[] = {tr("Scarp"), tr("Linear march"), tr("March + bisection"), tr("Grid walk"),
                           tr("Brute force")};
  for (int row = 0; row < kMethods; ++row) write(row, Method, names[row]);
  QFont bold = font();
  bold.setBold(true);
  item(0, Method)->setFont(bold);
  for (const MethodAnswer& answer : report.answers)
    showAnswer(static_cast<int>(answer.method), report, answer);
  const int last = static_cast<int>(PickMethod::BruteForce);
  switch (state) {
    case SearchState::WaitsForPin:
      return write(last, Answer, tr("when pinned"));
    case SearchState::TooLarge:
      return write(last, Answer, tr("too many cells"));
    case SearchState::Running:
      return write(last, Answer, tr("searching …"));
    case SearchState::Done:
      return showAnswer(last, report, *search);
  }
}

void MethodTable::showAnswer(int row, const PickReport& report, const MethodAnswer& answer) {
  const bool own = answer.method == PickMethod::Pyramid;
  write(row, Answer,
        answer.t ? tr("%1 m").arg(fixedText(report.metres(*answer.t - report.trace.ray.tMin), 2))
                 : tr("no hit"),
        !answer.agrees);
  if (!answer.agrees)
    write(row, Error, answer.t ? tr("false hit") : tr("missed"), true);
  else if (answer.error && !own)
    write(row, Error, deviationText(*answer.error), *answer.error > kWrong);
  else
    write(row, Error, QString(QChar(0x2013)));
  write(row, Looks, countText(answer.looks));
  write(row, Time, durationText(answer.seconds));
}

}  // namespace scarp
