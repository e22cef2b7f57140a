#include "ui/import/ImportSettingsDialog.h"

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/io/VerticalUnit.h"
#include "core/terrain/GroundOverview.h"
#include "ui/import/AdvancedFields.h"
#include "ui/import/ImportFacts.h"
#include "ui/import/PreviewView.h"

namespace scarp {
namespace {

constexpr int kSamples = 256;  ///< Along a side, of the preview.

/// The ground in a few samples, as wide and as deep.
Terrain overviewOf(const TerrainDocument& document) {
  const GroundOverview few(document.heights(), kSamples);
  GridFrame frame = document.frame();
  const double width = frame.width(), depth = frame.depth();
  frame.columns = std::max(2, few.columns());
  frame.rows = std::max(2, few.rows());
  frame.dx = width / (frame.columns - 1);
  frame.dy = depth / (frame.rows - 1);
  std::vector<float> samples;
  for (int row = 0; row < frame.rows; ++row)
    for (int column = 0; column < frame.columns; ++column)
      samples.push_back(few.at(std::min(column, few.columns() - 1), std::min(row, few.rows() - 1)));
  HeightRaster heights(frame.columns, frame.rows, 0.0F);
  heights.write(frame.samples(), samples);
  return {frame, GeoReference(), std::move(heights)};
}

GroundMeasures measuresOf(const TerrainDocument& document) {
  const auto range = document.pyramid().range();
  const GridFrame& frame = document.frame();
  GroundMeasures measures;
  if (!range.empty()) {
    measures.lowest = double(range.low);
    measures.highest = double(range.high);
  }
  measures.columns = frame.columns;
  measures.rows = frame.rows;
  measures.dx = frame.dx;
  measures.dy = frame.dy;
  return measures;
}

}  // namespace

ImportSettingsDialog::ImportSettingsDialog(TerrainDocument& document, const QString& file, JobRunner& jobs,
                                           QWidget* parent)
    : ReshapeForm(tr("Import Settings"), document, jobs, parent),
      overview_(overviewOf(document)),
      before_(measuresOf(document)),
      ground_(form(), GroundFields::Of::Terrain, this),
      unit_(unitBox(tr("as they are"))),
      view_(new PreviewView) {
  setObjectName(QStringLiteral("importSettings"));
  ground_.showWater(false);
  ground_.show(before_);
  unit_->setToolTip(tr("What the numbers in the file stand for: heights are worked out anew"));
  addRow(tr("Numbers are"), unit_);
  addAgain(file);
  column().addStretch(1);
  column().addWidget(&bar());
  body().addWidget(view_, 1);
  connect(unit_, &QComboBox::activated, this, &ImportSettingsDialog::takeUnit);
  connect(&ground_, &GroundFields::heightsEdited, this, [this] {
    unit_->setCurrentIndex(0);
    refresh();
  });
  connect(&ground_, &GroundFields::sizeEdited, this, &ImportSettingsDialog::refresh);
  connect(&ground_, &GroundFields::rowsPicked, this, &ImportSettingsDialog::refresh);
  refresh();
}

void ImportSettingsDialog::addAgain(const QString& file) {
  if (file.isEmpty()) return;
  auto* again = new QPushButton(tr("Read the File Again…"));
  again->setObjectName(QStringLiteral("readAgain"));
  again->setAutoDefault(false);
  again->setToolTip(
      tr("For another band, RAW layout or no-data value, or by an engine's numbers: opens %1 once more")
          .arg(QFileInfo(file).fileName()));
  connect(again, &QPushButton::clicked, this, [this] {
    reject();
    Q_EMIT readAgainAsked();
  });
  addRow(tr("Samples"), again);
}

void ImportSettingsDialog::takeUnit() {
  const auto metres = metresPerUnit(unit_->currentData().toString().toStdString());
  const double factor = metres ? *metres / document().georeference().metresPerUnit : 1.0;
  GroundMeasures measures = ground_.measures();
  measures.lowest = factor * before_.lowest;
  measures.highest = factor * before_.highest;
  ground_.show(measures);
  refresh();
}

Reshape ImportSettingsDialog::reshape() const {
  const GroundMeasures& wanted = ground_.measures();
  RescaleReshape rescale = rescaledHeights(before_.lowest, before_.highest, wanted.lowest, wanted.highest);
  if (wanted.lowest == before_.lowest && wanted.highest == before_.highest) rescale = {};
  if (wanted.dx != before_.dx) {
    rescale.dx = wanted.dx;
    rescale.dy = wanted.dy;
  }
  if (wanted.southFirst) rescale.rows = RowsChange::Turn;
  return rescale;
}

void ImportSettingsDialog::refresh() {
  const auto problem = takeValues();
  complain(problem.value_or(QString()));
  if (problem) return;
  auto rescale = std::get<RescaleReshape>(reshape());
  rescale.dx *= overview_.frame.dx / before_.dx;
  rescale.dy *= overview_.frame.dy / before_.dy;
  if (const auto changed = reshaped(overview_, Reshape(rescale))) view_->setGround(*changed);
  const GroundMeasures& wanted = ground_.measures();
  view_->setFacts(tr("Now: %1").arg(measuresText(before_)), tr("Then: %1").arg(measuresText(wanted)));
}

std::optional<QString> ImportSettingsDialog::takeValues() {
  if (const QString problem = ground_.problem(); !problem.isEmpty()) return problem;
  const GroundMeasures& wanted = ground_.measures();
  if (before_.lowest < before_.highest && !(wanted.lowest < wanted.highest))
    return tr("The highest height must be above the lowest");
  if (const auto valid = validate(reshape(), document().frame()); !valid)
    return QString::fromStdString(valid.error().message);
  return std::nullopt;
}

void ImportSettingsDialog::accept() {
  // What is as it was is no step.
  if (!takeValues() && reshape() == Reshape(RescaleReshape{})) return reject();
  ReshapeForm::accept();
}

}  // namespace scarp
