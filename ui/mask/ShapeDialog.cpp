#include "ui/mask/ShapeDialog.h"

#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <algorithm>

#include "core/edit/Operation.h"
#include "core/io/WorldPlaces.h"
#include "core/script/ScriptSteps.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoordinatesField.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

enum ShapeRow { kRectangle, kEllipse, kPolygon };

/// Returns whether all corners are on one straight line.
bool onOneLine(const std::vector<Vec2>& corners) {
  const auto second =
      std::ranges::find_if(corners, [&](const Vec2& corner) { return corner != corners.front(); });
  if (second == corners.end()) return true;
  const Vec2 along = *second - corners.front();
  return std::ranges::all_of(corners, [&](const Vec2& corner) {
    const Vec2 to = corner - corners.front();
    return along.x() * to.y() == along.y() * to.x();
  });
}

}  // namespace

ShapeDialog::ShapeDialog(const GridFrame& frame, const GeoReference& reference, const MaskRectangle& bounds,
                         double feather, QWidget* parent)
    : FormDialog(tr("Select by Coordinates"), tr("Select"), parent),
      frame_(frame),
      reference_(reference),
      feather_(feather),
      shape_(new QComboBox),
      how_(new QComboBox),
      coordinates_(new CoordinatesField(frame, reference)),
      corners_(new QPlainTextEdit) {
  setObjectName(QStringLiteral("shapeDialog"));
  describe(shape_, "shape", {.name = tr("Shape")});
  shape_->addItems({tr("Rectangle"), tr("Ellipse"), tr("Polygon")});
  shape_->setToolTip(tr("Choose what the corners are of"));
  describe(corners_, "corners", {.name = tr("Corners")});
  corners_->setTabChangesFocus(true);
  corners_->setToolTip(tr(
      "Type a corner per line, east first: two opposite ones of a rectangle or ellipse, three or more of a "
      "polygon"));
  describe(how_, "shapeOperation",
           {.name = tr("Operation"), .tip = tr("How to combine the shape with the selection")});
  how_->addItems({tr("Replace the selection"), tr("Add to the selection"), tr("Subtract from the selection"),
                  tr("Intersect with the selection")});
  addRow(tr("Shape"), shape_);
  addRow(tr("Coordinates"), coordinates_);
  addRow(tr("Corners"), corners_);
  addRow(tr("Operation"), how_);
  auto* note = new QLabel(feather > 0.0 ? tr("The edge is soft over %1, as in the Selection panel.")
                                              .arg(lengthText(feather, 1))
                                        : tr("The edge is sharp, as in the Selection panel."));
  addNote(*note);
  showCorners({bounds.corner, bounds.opposite});
  connect(shape_, &QComboBox::currentIndexChanged, this, &ShapeDialog::changeShape);
  connect(coordinates_, &QComboBox::currentIndexChanged, this, &ShapeDialog::changeCoordinates);
  corners_->setFocus();
}

void ShapeDialog::showCorners(const std::vector<Vec2>& local) {
  QStringList lines;
  for (const Vec2& corner : local) lines += coordinates_->textOf(corner);
  corners_->setPlainText(lines.join(QLatin1Char('\n')));
}

// Two corners of a rectangle are four of a polygon, and the other way round.
void ShapeDialog::changeShape() {
  const TypedPositions typed = coordinates_->read(corners_->toPlainText());
  std::vector<Vec2> local;
  for (const Vec2& position : typed.positions)
    if (const auto place = coordinates_->toLocal(position)) local.push_back(*place);
  if (shape_->currentIndex() == kPolygon && local.size() == 2)
    showCorners({local[0], Vec2(local[1].x(), local[0].y()), local[1], Vec2(local[0].x(), local[1].y())});
  else if (shape_->currentIndex() != kPolygon && local.size() > 2) {
    Vec2 low = local.front(), high = low;
    for (const Vec2& corner : local) {
      low = low.cwiseMin(corner);
      high = high.cwiseMax(corner);
    }
    showCorners({low, high});
  }
  complain({});
}

void ShapeDialog::changeCoordinates() {
  std::vector<Vec2> local;
  bool all = true;
  for (const Vec2& position : coordinates_->read(corners_->toPlainText()).positions) {
    const auto place = coordinates_->toLocal(position, world_);
    all = all && place;
    if (place) local.push_back(*place);
  }
  world_ = coordinates_->world();
  if (all && !local.empty()) showCorners(local);
  complain({});
}

std::optional<QString> ShapeDialog::takeValues() {
  const TypedPositions typed = coordinates_->read(corners_->toPlainText());
  if (!typed.problem.isEmpty()) return typed.problem;
  const std::vector<Vec2>& corners = typed.positions;
  ShapeSource source;
  source.feather = feather_;
  if (shape_->currentIndex() == kPolygon) {
    if (corners.size() < 3) return tr("A polygon needs at least three corners, a line for each.");
    if (onOneLine(corners)) return tr("The corners enclose no area.");
    source.shape = MaskLasso{corners};
  } else {
    if (corners.size() != 2) return tr("Type two opposite corners, a line for each.");
    if (corners[0].x() == corners[1].x() || corners[0].y() == corners[1].y())
      return tr("The two corners enclose nothing. Type opposite corners.");
    if (shape_->currentIndex() == kEllipse)
      source.shape = MaskEllipse{corners[0], corners[1]};
    else
      source.shape = MaskRectangle{corners[0], corners[1]};
  }
  operation_ = SelectOperation{source, static_cast<MaskOperation>(how_->currentIndex())};
  if (coordinates_->world()) {
    const auto places = WorldPlaces::create(frame_, reference_, {});
    if (!places) return messageText(places.error().message);
    const auto local = inLocalFrame(operation_, *places);
    if (!local) return messageText(local.error().message);
    operation_ = *local->as<SelectOperation>();
  }
  const MaskShape& shape = std::get<ShapeSource>(operation_.source).shape;
  if (samplesUnder(frame_, shape, feather_).empty())
    return tr("The shape is outside the terrain, which covers %1.").arg(coordinates_->extentText());
  return std::nullopt;
}

}  // namespace scarp
