#include "ui/StatusReadout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTextDocument>
#include <algorithm>
#include <cmath>

#include "core/base/Angles.h"
#include "core/document/EditHistory.h"
#include "core/io/CrsInfo.h"
#include "core/scatter/ScatterPicker.h"
#include "core/scene/Scene.h"
#include "core/terrain/GeoReference.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/ViewController.h"
#include "ui/document/EditorDocument.h"
#include "ui/objects/AssetPictures.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

const QString kNothing(QChar(0x2013));  // an en dash

void setRoom(QLabel* value, const QString& widest) {
  value->setFixedWidth(value->fontMetrics().horizontalAdvance(widest) + 2);
}

/// As many digits as numbers up to `most` have, and no fewer than usual.
QString digits(double most) {
  constexpr int kUsual = 5;
  return QString(std::max(kUsual, static_cast<int>(std::log10(std::max(most, 1.0))) + 1), QLatin1Char('8'));
}

}  // namespace

StatusReadout::StatusReadout(QWidget* parent) : QWidget(parent) {
  // Narrow windows leave out the columns on the right instead of growing.
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  auto* row = layoutWith<QHBoxLayout>(this, {10, 3, 6, 3}, 5);
  x_ = addField(tr("x"), {}, tr("How far east of the terrain's middle")).value;
  y_ = addField(tr("y"), {}, tr("How far north of the terrain's middle")).value;
  height_ =
      addField(tr("height"), QStringLiteral("−88888.88 ft"), tr("Height of the ground under the cursor")).value;
  slope_ = addField(tr("slope"), QStringLiteral("88.8°"),
                    tr("Angle between the ground under the cursor and the level"))
               .value;
  cell_ = addField(tr("cell"), {}, tr("Column and row of the cell, from the north-west corner")).value;
  const Field world =
      addField(tr("world"), QStringLiteral("8888888.8, 8888888.8"), tr("Coordinates in the terrain's CRS"));
  worldCaption_ = world.caption;
  world_ = world.value;
  crs_ = new QLabel;
  crs_->setTextFormat(Qt::PlainText);  // Names of files: as rich text they could show any picture.
  crs_->setProperty("role", QStringLiteral("quiet"));
  row->addWidget(crs_);
  scattered_ =
      describe(new QLabel, "status_scattered",
               {.name = tr("scattered object"),
                .tip = tr("The object under the cursor that a scatter rule put down, and the rule")});
  row->addSpacing(20);
  row->addWidget(scattered_);
  row->addStretch(1);
  terrain_ = new QLabel;
  terrain_->setProperty("role", QStringLiteral("quiet"));
  row->addWidget(terrain_);
  onUnits_ = unitsChanged().subscribe([this] {
    showTerrain();
    showCursor();
  });
  showCursor();
}

StatusReadout::Field StatusReadout::addField(const QString& caption, const QString& widest,
                                             const QString& tip) {
  auto* name = new QLabel(caption);
  name->setProperty("role", QStringLiteral("quiet"));
  auto* value = new QLabel;
  value->setAccessibleName(caption);
  value->setObjectName(QStringLiteral("status_") + caption);
  value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  setRoom(value, widest);
  for (QLabel* label : {name, value}) {
    label->setToolTip(tip);
    layout()->addWidget(label);
  }
  static_cast<QHBoxLayout*>(layout())->addSpacing(20);
  return {name, value};
}

void StatusReadout::setDocument(EditorDocument* document) {
  document_ = document;
  onCursor_ = document ? document->view().cursorChanged.subscribe([this] { showCursor(); }) : Subscription();
  onTerrain_ = onChange(
      document, [this] { showCursor(); }, &DocumentChange::ground);
  onHistory_ =
      document ? document->terrain().historyChanged.subscribe([this] { showTerrain(); }) : Subscription();
  showTerrain();
  showCursor();
}

void StatusReadout::showScattered() {
  scattered_->clear();
  if (!document_ || document_->tools().tool() != PlaceTool::kName || document_->view().dragging()) return;
  const auto ray = document_->view().pointerRay();
  if (!ray) return;
  TerrainDocument& terrain = document_->terrain();
  const auto hit =
      pickScene(*ray, terrain.picker(), terrain.objectPicker(), &document_->scene().scatter().picker())
          .scattered;
  if (hit) scattered_->setText(scatteredTitle(hit->object.asset, hit->rule, terrain.scatterRules()));
}

void StatusReadout::showCursor() {
  showScattered();
  const auto hit = document_ ? document_->view().cursor() : std::nullopt;
  if (!hit) {
    for (QLabel* label : {x_, y_, height_, slope_, cell_, world_}) label->setText(kNothing);
    return;
  }
  const TerrainDocument& terrain = document_->terrain();
  x_->setText(lengthText(hit->point.x(), 1));
  y_->setText(lengthText(hit->point.y(), 1));
  height_->setText(lengthText(hit->point.z(), 2));
  slope_->setText(fixedText(slopeOf(hit->normal) * kDegrees, 1) + QChar(0xb0));
  cell_->setText(QStringLiteral("%1, %2").arg(hit->cellColumn).arg(hit->cellRow));
  if (!terrain.georeference().hasGeoTransform) return world_->setText(kNothing);
  const Vec2 world = toWorld(terrain.georeference(), terrain.frame(), hit->column, hit->row);
  world_->setText(QStringLiteral("%1, %2").arg(fixedText(world.x(), worldDecimals_),
                                               fixedText(world.y(), worldDecimals_)));
}

void StatusReadout::showTerrain() {
  if (!document_) {
    crs_->clear();
    return terrain_->clear();
  }
  const TerrainDocument& terrain = document_->terrain();
  const GridFrame& frame = terrain.frame();
  const QString cell =
      frame.dx == frame.dy ? shortLengthText(frame.dx, 4) : sidesText(frame.dx, frame.dy, 4);
  QString text = tr("%1 × %2 at %3").arg(frame.columns).arg(frame.rows).arg(cell);
  if (const std::size_t bytes = terrain.history().bytes(); bytes > 0)
    text += tr("   ·   history %1").arg(bytesText(static_cast<double>(bytes)));
  terrain_->setText(text);
  setRoom(x_, QStringLiteral("−%1.8 ft").arg(digits(inLengthUnit(frame.width() / 2.0))));
  setRoom(y_, QStringLiteral("−%1.8 ft").arg(digits(inLengthUnit(frame.depth() / 2.0))));
  setRoom(cell_, QStringLiteral("%1, %2").arg(digits(frame.columns), digits(frame.rows)));
  const auto crs = describeCrs(terrain.georeference().crsWkt);
  worldDecimals_ = crs && crs->geographic ? 6 : 1;
  const bool named = crs && !crs->name.empty() && crs->name != "unnamed" && crs->name != "unknown";
  crs_->setText(named ? QString::fromStdString(crs->name) : QString());
  crs_->setToolTip(crs ? Qt::convertFromPlainText(QString::fromStdString(crs->code)) : QString());
  fit();
}

void StatusReadout::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void StatusReadout::fit() {
  const bool placed = document_ && document_->terrain().georeference().hasGeoTransform;
  const auto show = [this](QLabel* label, bool shown) {
    label->setVisible(shown);
    if (label == world_) worldCaption_->setVisible(shown);
  };
  show(world_, placed);
  show(crs_, true);
  show(terrain_, true);
  for (QLabel* label : {crs_, terrain_, world_})
    if (layout()->totalMinimumSize().width() > width()) show(label, false);
}

}  // namespace scarp
