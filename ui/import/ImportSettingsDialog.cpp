#include "ui/import/ImportSettingsDialog.h"

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/document/EditHistory.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/Operation.h"
#include "core/io/EnginePreset.h"
#include "core/io/HeightDatum.h"
#include "core/terrain/GroundOverview.h"
#include "ui/import/AdvancedFields.h"
#include "ui/import/PreviewView.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/CoreText.h"

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

/// What the open terrain is where its file is imported by `wanted` in place of `options`, and reshaped since
/// as it was. What was rescaled is what is put right, and counts no more.
GroundMeasures measuresAs(const TerrainDocument& document, const GroundMeasures& now,
                          const ImportPreview& look, const ImportOptions& options,
                          const ImportOptions& wanted) {
  const GroundMeasures then = measuresOf(look, wanted);
  GridFrame frame{look.columns, look.rows, then.dx, then.dy};
  double scale = 1.0, offset = 0.0;  // Since then.
  bool turned = false;
  for (std::size_t i = 0; i < document.history().position(); ++i) {
    const Operation* operation = document.history().record(i).operation.get();
    const auto* done = operation ? operation->as<ReshapeOperation>() : nullptr;
    if (!done) continue;
    const auto* rescale = std::get_if<RescaleReshape>(&done->reshape);
    if (!rescale) {
      frame = reshaped(frame, done->reshape);
      continue;
    }
    scale *= rescale->scale;
    offset = rescale->scale * offset + rescale->offset;
    turned ^= rescale->rows == RowsChange::Turn;
  }
  const HeightRule was = previewRule(look, options), becomes = previewRule(look, wanted);
  const auto height = [&](double present) {
    const double imported = (present - offset) / scale;
    const double linear = was.scale == 0.0 ? 0.0 : (imported / was.metres - was.offset) / was.scale;
    return becomes.scaled(linear) * becomes.metres;
  };
  GroundMeasures measures = now;
  measures.lowest = height(now.lowest);
  measures.highest = height(now.highest);
  measures.dx = frame.dx;
  measures.dy = frame.dy;
  measures.southFirst = (then.southFirst != measuresOf(look, options).southFirst) != turned;
  return measures;
}

}  // namespace

ImportSettingsDialog::ImportSettingsDialog(TerrainDocument& document, const Surroundings& around,
                                           JobRunner& jobs, QWidget* parent)
    : ReshapeForm(tr("Import Settings"), document, jobs, parent),
      overview_(overviewOf(document)),
      around_(around),
      before_(measuresOf(document)),
      preset_(form(), PresetFields::Offer::Measures, this),
      ground_(form(), GroundFields::Of::Terrain, this),
      unit_(unitBox(tr("as they are"))),
      view_(new PreviewView) {
  setObjectName(QStringLiteral("importSettings"));
  preset_.nameOwn(tr("As it is"));
  preset_.setShown(false);
  ground_.show(before_);
  ground_.setWater(around.water, around.seaLevel);
  unit_->setToolTip(tr("What the numbers in the file stand for: heights are worked out anew"));
  addRow(tr("Numbers are"), unit_);
  addAgain();
  column().addStretch(1);
  column().addWidget(&bar());
  body().addWidget(view_, 1);
  connect(unit_, &QComboBox::activated, this, &ImportSettingsDialog::takeUnit);
  connect(&preset_, &PresetFields::presetChosen, this, &ImportSettingsDialog::takePreset);
  connect(&preset_, &PresetFields::numberEdited, this, &ImportSettingsDialog::takePreset);
  connect(&ground_, &GroundFields::heightsEdited, this, [this] {
    unit_->setCurrentIndex(0);
    refresh();
  });
  connect(&ground_, &GroundFields::sizeEdited, this, &ImportSettingsDialog::refresh);
  connect(&ground_, &GroundFields::rowsPicked, this, &ImportSettingsDialog::refresh);
  connect(&ground_, &GroundFields::waterEdited, this, &ImportSettingsDialog::refresh);
  connect(this, &QDialog::accepted, this, &ImportSettingsDialog::tellWater);
  refresh();
  lookAtFile();
}

void ImportSettingsDialog::addAgain() {
  if (!around_.file) return;
  auto* again = new QPushButton(tr("Read the File Again…"));
  again->setObjectName(QStringLiteral("readAgain"));
  again->setAutoDefault(false);
  again->setToolTip(tr("For another band, RAW layout or no-data value: opens %1 once more")
                        .arg(QFileInfo(QString::fromStdString(around_.file->path)).fileName()));
  connect(again, &QPushButton::clicked, this, [this] {
    reject();
    Q_EMIT readAgainAsked();
  });
  addRow(tr("Samples"), again);
}

// An engine's numbers count from the steps of the file.
void ImportSettingsDialog::lookAtFile() {
  if (!around_.file || document().stepsBefore() > 0) return;
  jobs().run<ImportPreview>(
      tr("Looking at %1").arg(QFileInfo(QString::fromStdString(around_.file->path)).fileName()),
      [file = *around_.file](const Progress& progress) -> Result<ImportPreview> {
        const auto now = rasterBase(file.path, file.options);
        if (!now) return now.error();
        if (now->bytes != file.bytes || now->modified != file.modified)
          return errorIn(file.path, "was changed since it was opened");
        return previewImport(file.path, file.options, progress, PreviewReach::Samples);
      },
      [self = QPointer(this)](const Result<ImportPreview>& look) {
        if (!self || !look) return;
        self->look_ = *look;
        self->preset_.setShown(true);
      });
}

void ImportSettingsDialog::takePreset() {
  const ImportPreset* preset = preset_.preset();
  ground_.showHeights(!preset);
  ground_.showSize(!preset);
  showRow(unit_, !preset);
  unit_->setCurrentIndex(0);
  if (!preset || !preset_.problem().isEmpty()) {
    if (!preset) ground_.show(before_);
    return refresh();
  }
  const ImportOptions wanted =
      importOptions(*preset, preset_.numbers(), look_->columns, around_.file->options);
  ground_.show(measuresAs(document(), before_, *look_, around_.file->options, wanted));
  refresh();
}

void ImportSettingsDialog::takeUnit() {
  const auto metres = metresPerUnit(unit_->currentData().toString().toStdString());
  const double factor = metres ? *metres / std::abs(document().georeference().metresPerUnit) : 1.0;
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
  if (wanted.dx != before_.dx || wanted.dy != before_.dy) {
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
  view_->setWater(ground_.water());
  const GroundMeasures& wanted = ground_.measures();
  view_->setFacts(tr("Now: %1").arg(measuresText(before_)), tr("Then: %1").arg(measuresText(wanted)));
}

std::optional<QString> ImportSettingsDialog::takeValues() {
  for (const QString& problem : {preset_.problem(), ground_.problem()})
    if (!problem.isEmpty()) return problem;
  const GroundMeasures& wanted = ground_.measures();
  if (before_.lowest < before_.highest && !(wanted.lowest < wanted.highest))
    return tr("The highest height must be above the lowest");
  if (const auto valid = validate(reshape(), document().frame()); !valid)
    return messageText(valid.error().message);
  return std::nullopt;
}

void ImportSettingsDialog::accept() {
  // What is as it was is no step.
  if (!takeValues() && reshape() == Reshape(RescaleReshape{})) {
    tellWater();
    return reject();
  }
  ReshapeForm::accept();
}

void ImportSettingsDialog::tellWater() {
  const auto before = around_.water ? std::optional(around_.seaLevel) : std::nullopt;
  if (const auto level = ground_.water(); level != before) Q_EMIT waterChosen(level);
}

}  // namespace scarp
