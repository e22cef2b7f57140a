#include "ui/inspector/PickLegend.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>

#include "ui/inspector/InspectorInk.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

QColor inkOf(const InspectorInk& ink, PickLayer layer) {
  switch (layer) {
    case PickLayer::Skipped:
      return ink.skipped;
    case PickLayer::Entered:
      return ink.entered;
    case PickLayer::Cells:
      return ink.cell;
    case PickLayer::March:
      return ink.march;
    case PickLayer::Refinement:
      return ink.refinement;
    case PickLayer::Voxels:
      return ink.voxel;
  }
  return {};
}

/// A box for what is an area, a dot for what is a point.
QIcon swatch(PickLayer layer) {
  return drawnIcon([layer](QPainter& painter, const QRectF& rect, const IconInk&) {
    const QColor ink = inkOf(inkOn(QGuiApplication::palette()), layer);
    QColor fill = ink;
    const bool area = layer <= PickLayer::Cells || layer == PickLayer::Voxels;
    if (area) fill.setAlphaF(0.3F);
    painter.setPen(QPen(ink, 1.5));
    painter.setBrush(fill);
    const double inset = rect.width() * (area ? 0.16 : 0.3);
    const QRectF shape = rect.adjusted(inset, inset, -inset, -inset);
    area ? painter.drawRect(shape) : painter.drawEllipse(shape);
  });
}

QLabel* countLabel(const QString& name) {
  auto* label = new QLabel;
  label->setAccessibleName(name);
  label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  label->setMinimumWidth(label->fontMetrics().horizontalAdvance(QStringLiteral("88 888")));
  return label;
}

}  // namespace

PickLegend::PickLegend(QWidget* parent) : QWidget(parent) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(1);
  grid->setColumnStretch(0, 1);
  const struct {
    const char* object;
    QString text, tip;
  } lines[] = {
      {"skipped", tr("Nodes skipped"), tr("Blocks of ground that the ray keeps clear of, passed over whole")},
      {"entered", tr("Nodes entered"), tr("Blocks whose heights the ray comes between")},
      {"cells", tr("Cells walked"), tr("Cells whose triangles the ray may meet")},
      {"march", tr("March samples"), tr("Heights over ground taken at cell sides and diagonals")},
      {"refinement", tr("Refinements"), tr("Looks within the bracket, to close in on the hit")},
      {"voxels", tr("3-D grid walk"),
       tr("Voxels that a plain 3-D grid walk passes up to the hit: the grid's cells in layers about as high; "
          "drawn when the ray is pinned")}};
  for (std::size_t i = 0; i < kPickLayers; ++i) {
    auto* box = new QCheckBox(lines[i].text);
    box->setIcon(swatch(static_cast<PickLayer>(i)));
    box->setIconSize({14, 14});
    box->setToolTip(lines[i].tip);
    box->setChecked(true);
    box->setFocusPolicy(Qt::TabFocus);
    connect(box, &QCheckBox::toggled, this, &PickLegend::shownChanged);
    QLabel* count = countLabel(lines[i].text);
    count->setObjectName(QLatin1String("count_") + QLatin1String(lines[i].object));
    const int row = static_cast<int>(i);
    grid->addWidget(box, row, 0);
    grid->addWidget(count, row, 1);
    rows_[i] = {box, count};
  }
  auto* caption = new QLabel(tr("Time"));
  caption->setContentsMargins(24, 2, 0, 2);
  caption->setToolTip(tr("For the pick alone, without recording its steps"));
  time_ = countLabel(tr("Time"));
  time_->setObjectName(QStringLiteral("pickTime"));
  grid->addWidget(caption, static_cast<int>(kPickLayers), 0);
  grid->addWidget(time_, static_cast<int>(kPickLayers), 1);
}

void PickLegend::show(const PickReport* report) {
  if (!report) {
    for (const Row& row : rows_) row.count->clear();
    return time_->clear();
  }
  const PickTrace& trace = report->trace;
  const std::size_t counts[kPickLayers] = {std::size_t(report->nodesSkipped),
                                           std::size_t(report->nodesEntered),
                                           trace.cells.size(),
                                           trace.march.size(),
                                           trace.refinement.size(),
                                           report->voxelWalk.voxels.size()};
  for (std::size_t i = 0; i < kPickLayers; ++i)
    rows_[i].count->setText(countText(static_cast<long long>(counts[i])));
  time_->setText(durationText(report->answers.front().seconds));
}

PickLayers PickLegend::shown() const {
  PickLayers layers;
  for (std::size_t i = 0; i < kPickLayers; ++i) layers[i] = rows_[i].box->isChecked();
  return layers;
}

}  // namespace scarp
