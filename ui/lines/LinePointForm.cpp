#include "ui/lines/LinePointForm.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <cmath>

#include "core/document/TerrainDocument.h"
#include "core/terrain/Surface.h"
#include "ui/lines/LineSession.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/EnumTitles.h"
#include "ui/widgets/SettingFields.h"
#include "ui/widgets/WorldPositionField.h"

namespace scarp {

LinePointForm::LinePointForm(LineSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      ownHeight_(new QCheckBox),
      ownWidth_(new QCheckBox),
      world_(new WorldPositionField(QStringLiteral("pointWorld"))) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  column->addWidget(world_);
  connect(world_, &WorldPositionField::problem, this, &LinePointForm::problem);
  connect(world_, &WorldPositionField::positionEdited, this, [this](double east, double north) {
    change([east, north](LinePoint& point) {
      point.x = east;
      point.y = north;
    });
  });
  ownHeight_->setObjectName(QStringLiteral("pointOwnHeight"));
  ownHeight_->setToolTip(
      tr("The bed or crest has a height of its own here, as far as the greatest grade of the line allows"));
  ownWidth_->setObjectName(QStringLiteral("pointOwnWidth"));
  ownWidth_->setToolTip(tr("The line has a width of its own here"));
  height_ = addOwn(&LinePoint::height, *ownHeight_,
                   limitedField({tr("Height"), {}, 0.0, 1000.0}, {"height", " m", -1e6, 1e6},
                                QStringLiteral("pointHeight"), tr("Of the line at this point")));
  NumberLimits widths{"width", " m", 0.0, 1e5};
  widths.lowAllowed = false;
  width_ = addOwn(&LinePoint::width, *ownWidth_,
                  limitedField({tr("Width"), {}, 0.5, 40.0, true}, widths, QStringLiteral("pointWidth"),
                               tr("Of the line at this point")));
  onward_ = new ChoiceRow(tr("From here"), titlesOf(lineSpanNames()));
  onward_->setObjectName(QStringLiteral("pointOnward"));
  onward_->setToolTip(tr("What carries the line up to the next point; bridges and tunnels leave the ground alone"));
  column->addWidget(onward_);
  connect(onward_, &ChoiceRow::picked, this, [this](int index) {
    change([index](LinePoint& point) { point.onward = static_cast<LineSpan>(index); });
  });
}

NumberField* LinePointForm::addOwn(OwnNumber number, QCheckBox& own, NumberField* field) {
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  row->addWidget(&own);
  row->addWidget(field, 1);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
  connect(&own, &QCheckBox::clicked, this, [this, number, field](bool on) {
    change([&](LinePoint& point) { point.*number = on ? std::optional(field->value()) : std::nullopt; });
  });
  connect(field, &NumberField::editBegun, this, [this] { session_.begin(); });
  connect(field, &NumberField::valueEdited, this,
          [this, number](double value) { change([&](LinePoint& point) { point.*number = value; }); });
  connect(field, &NumberField::editEnded, this, [this](bool kept) { session_.end(kept); });
  connect(field, &NumberField::refused, this, &LinePointForm::problem);
  return field;
}

void LinePointForm::change(const std::function<void(LinePoint&)>& edit) {
  session_.change([&](Line& line) {
    if (point_ < line.points.size()) edit(line.points[point_]);
  });
}

void LinePointForm::show(const Line& line, std::size_t point, const TerrainDocument& terrain) {
  point_ = point;
  const LinePoint& at = line.points[point];
  const GridFrame& frame = terrain.frame();
  world_->setTerrain(frame, terrain.georeference());
  world_->setPosition({at.x, at.y});
  const double ground = heightAt(terrain.heights(), frame.column(at.x), frame.row(at.y));
  ownHeight_->setChecked(at.height.has_value());
  ownWidth_->setChecked(at.width.has_value());
  const double height = at.height.value_or(
      std::isnan(ground) ? 0.0 : std::round(100.0 * (ground + line.settings.offset)) / 100.0);
  if (!session_.open()) height_->setReach(std::floor(height) - 50.0, std::floor(height) + 50.0);
  height_->setValue(height);
  width_->setValue(at.width.value_or(line.settings.width));
  onward_->setChosen(static_cast<int>(at.onward));
  const bool brushes = static_cast<bool>(line.brush), bed = !brushes && !isArea(line.kind);
  ownHeight_->setVisible(!brushes);
  height_->setVisible(!brushes);
  ownWidth_->setVisible(bed);
  width_->setVisible(bed);
  onward_->setVisible(!isArea(line.kind));
}

}  // namespace scarp
