#include "ui/navigator/PositionDialog.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>
#include <cmath>

#include "core/tools/SculptTool.h"
#include "core/tools/ViewController.h"
#include "ui/document/EditorDocument.h"
#include "ui/navigator/NavigatorMap.h"
#include "ui/widgets/CoordinatesField.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

constexpr int kPositionWidth = 420;

}  // namespace

PositionDialog::PositionDialog(EditorDocument& document, QWidget* parent)
    : QDialog(parent),
      document_(document),
      coordinates_(new CoordinatesField(document.terrain().frame(), document.terrain().georeference())),
      position_(new QLineEdit),
      note_(new QLabel),
      strokeTo_(new QPushButton(tr("&Stroke To"))) {
  setObjectName(QStringLiteral("positionDialog"));
  setWindowTitle(tr("Position"));
  position_->setObjectName(QStringLiteral("position"));
  position_->setAccessibleName(tr("Position"));
  position_->setToolTip(tr("Type two numbers, east first"));
  note_->setObjectName(QStringLiteral("positionNote"));
  note_->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->addStrut(kPositionWidth);
  auto* form = new QFormLayout;
  addFormRow(*form, tr("Coordinates"), coordinates_);
  addFormRow(*form, tr("Position"), position_);
  column->addLayout(form);
  column->addWidget(note_);
  auto* row = new QHBoxLayout;
  const auto button = [row](QPushButton* made, const char* name, const QString& tip) {
    made->setObjectName(QString::fromLatin1(name));
    made->setToolTip(tip);
    made->setAutoDefault(false);
    row->addWidget(made);
    return made;
  };
  auto* goTo = button(new QPushButton(tr("&Go To")), "goToPosition", tr("Move the view to the position"));
  button(strokeTo_, "strokeToPosition",
         tr("Make a stroke of the active brush from the end of the last one to the position"));
  auto* dab =
      button(new QPushButton(tr("Make &Dab")), "dabAtPosition", tr("Make one dab of the active brush there"));
  auto* closing = button(new QPushButton(tr("Close")), "closePosition", tr("Close this dialog"));
  dab->setDefault(true);
  column->addLayout(row);
  connect(goTo, &QPushButton::clicked, this, [this] {
    if (const auto place = typed()) {
      travelTo(document_, *place);
      say(tr("The view is at %1.").arg(coordinates_->textOf(*place)), false);
    }
  });
  connect(dab, &QPushButton::clicked, this, [this] { stroke(false); });
  connect(strokeTo_, &QPushButton::clicked, this, [this] { stroke(true); });
  connect(closing, &QPushButton::clicked, this, &QDialog::reject);
  connect(coordinates_, &QComboBox::currentIndexChanged, this, &PositionDialog::changeCoordinates);
  const auto& cursor = document_.view().cursor();
  position_->setText(coordinates_->textOf(cursor ? Vec2(cursor->point.head<2>()) : Vec2(Vec2::Zero())));
  position_->selectAll();
  position_->setFocus();
  showStart();
  // The positions would be others in another frame.
  onFrame_ = onChange(
      &document_, [this] { close(); }, &DocumentChange::frame);
}

std::optional<Vec2> PositionDialog::typed() {
  const TypedPositions read = coordinates_->read(position_->text());
  if (!read.problem.isEmpty()) {
    say(read.problem, true);
    return std::nullopt;
  }
  const Vec2 place = *coordinates_->toLocal(read.positions.front());
  const GridFrame& frame = document_.terrain().frame();
  if (2.0 * std::abs(place.x()) <= frame.width() && 2.0 * std::abs(place.y()) <= frame.depth()) return place;
  say(tr("%1 is outside the terrain, which covers %2.")
           .arg(position_->text().trimmed(), coordinates_->extentText()),
       true);
  return std::nullopt;
}

std::optional<Vec2> PositionDialog::start() const {
  if (last_) return last_;
  const auto& made = document_.tools().get<SculptTool>().lastStroke();
  if (!made || made->samples.empty()) return std::nullopt;
  return Vec2(made->samples.back().x, made->samples.back().y);
}

void PositionDialog::stroke(bool fromLast) {
  const auto place = typed();
  if (!place) return;
  const auto from = start();
  if (fromLast && !from) return say(tr("There is no stroke to continue. Make a dab first."), true);
  const auto places = fromLast ? std::vector{*from, *place} : std::vector{*place};
  if (const auto done = strokeAlong(document_.tools(), places); !done)
    return say(messageText(done.error().message), true);
  last_ = *place;
  say(fromLast ? tr("Stroke from %1 to %2.").arg(coordinates_->textOf(*from), coordinates_->textOf(*place))
                : tr("Dab at %1.").arg(coordinates_->textOf(*place)),
       false);
  strokeTo_->setEnabled(true);
}

void PositionDialog::say(const QString& text, bool wrong) {
  note_->setProperty("role", wrong ? QStringLiteral("alert") : QString());
  note_->style()->unpolish(note_);
  note_->style()->polish(note_);
  note_->setText(text);
  note_->setAccessibleDescription(text);
}

void PositionDialog::changeCoordinates() {
  const TypedPositions read = coordinates_->read(position_->text());
  if (!read.positions.empty())
    if (const auto place = coordinates_->toLocal(read.positions.front(), world_))
      position_->setText(coordinates_->textOf(*place));
  world_ = coordinates_->world();
  showStart();
}

void PositionDialog::showStart() {
  const auto from = start();
  strokeTo_->setEnabled(from.has_value());
  say(from ? tr("The last stroke ends at %1.").arg(coordinates_->textOf(*from))
            : tr("The terrain covers %1.").arg(coordinates_->extentText()),
       false);
}

}  // namespace scarp
