#include "ui/objects/ScatterPanel.h"

#include <QCheckBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/terrain/WorkingRange.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

ScatterPanel::ScatterPanel(JobRunner& jobs, QWidget* parent)
    : QWidget(parent),
      jobs_(jobs),
      density_(new NumberField({tr("Density"), tr("/ha"), 0.1, 10000.0, true})),
      spacing_(new NumberField({tr("Spacing"), tr("m"), 0.0, 50.0})),
      steepest_(new NumberField({tr("Max slope"), QStringLiteral("°"), 0.0, 90.0})),
      lowest_(new NumberField({tr("Min height"), tr("m"), 0.0, 1000.0})),
      highest_(new NumberField({tr("Max height"), tr("m"), 0.0, 1000.0})),
      band_(new QCheckBox(tr("Height range"))),
      dry_(new QCheckBox(tr("Not under water"))),
      count_(new QLabel),
      fit_(new QPushButton),
      button_(new QPushButton),
      bar_(new QProgressBar),
      counter_(new ScatterCounter(jobs, this)) {
  addFields();
  connect(counter_, &ScatterCounter::answered, this, &ScatterPanel::showAnswer);
  connect(counter_, &ScatterCounter::takesLonger, this, [this] { count_->setText(tr("Counting…")); });
  connect(counter_, &ScatterCounter::failed, this, [this](const QString& why) { count_->setText(why); });
  connect(density_, &NumberField::valueEdited, this, [this] { densityByHand_ = true; });
  for (NumberField* field : {density_, spacing_, steepest_, lowest_, highest_}) {
    connect(field, &NumberField::refused, this, &ScatterPanel::problem);
    connect(field, &NumberField::valueEdited, this, &ScatterPanel::recount);
  }
  connect(band_, &QCheckBox::toggled, this, &ScatterPanel::refresh);
  connect(dry_, &QCheckBox::toggled, this, &ScatterPanel::refresh);
  connect(fit_, &QPushButton::clicked, this, [this] {
    densityByHand_ = true;
    density_->setValue(fitting_);
    recount();
  });
  connect(button_, &QPushButton::clicked, this, &ScatterPanel::scatterNow);
  refresh();
}

ScatterPanel::~ScatterPanel() { cancel(); }

void ScatterPanel::addFields() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  addHeading(*column, tr("Scatter"));
  const ScatterSettings usual;
  density_->setValue(usual.density);
  spacing_->setValue(usual.spacing);
  steepest_->setValue(40.0);
  density_->setToolTip(tr("Objects per hectare (100 m × 100 m) of what is selected"));
  spacing_->setToolTip(tr("Least distance from one to another, metres"));
  steepest_->setToolTip(tr("None are put on steeper ground"));
  band_->setToolTip(tr("Only on ground between two heights"));
  lowest_->setToolTip(tr("None are put on lower ground"));
  highest_->setToolTip(tr("None are put on higher ground"));
  density_->setCheck(rangeCheck(tr("density"), 1e-6, 1e6));
  spacing_->setCheck(rangeCheck(tr("spacing"), 0.0, 1e6));
  steepest_->setCheck(rangeCheck(tr("slope"), 0.0, 90.0));
  lowest_->setCheck(rangeCheck(tr("height"), -kHighest, kHighest));
  highest_->setCheck(rangeCheck(tr("height"), -kHighest, kHighest));
  density_->setObjectName(QStringLiteral("scatterDensity"));
  spacing_->setObjectName(QStringLiteral("scatterSpacing"));
  steepest_->setObjectName(QStringLiteral("scatterSlope"));
  lowest_->setObjectName(QStringLiteral("scatterLowest"));
  highest_->setObjectName(QStringLiteral("scatterHighest"));
  band_->setObjectName(QStringLiteral("scatterHeights"));
  dry_->setObjectName(QStringLiteral("scatterDry"));
  dry_->setChecked(true);
  count_->setObjectName(QStringLiteral("scatterCount"));
  count_->setAccessibleName(tr("Objects that would be scattered"));
  count_->setProperty("role", QStringLiteral("quiet"));
  count_->setWordWrap(true);
  fit_->setObjectName(QStringLiteral("scatterFit"));
  button_->setObjectName(QStringLiteral("scatter"));
  bar_->setObjectName(QStringLiteral("scatterProgress"));
  bar_->setAccessibleName(tr("Progress"));
  bar_->setTextVisible(false);
  bar_->setRange(0, 1000);
  bar_->setFixedHeight(4);
  bar_->hide();
  fit_->hide();
  for (QWidget* widget : std::initializer_list<QWidget*>{density_, spacing_, steepest_, dry_, band_, lowest_,
                                                         highest_, count_, fit_, bar_, button_})
    column->addWidget(widget);
}

void ScatterPanel::setDocument(EditorDocument* document) {
  cancel();
  document_ = document;
  counter_->setDocument(document);
  onSelection_ = document
                     ? document->terrain().selectionChanged.subscribe([this](const GridRect&) { refresh(); })
                     : Subscription();
  onHistory_ =
      document ? document->terrain().historyChanged.subscribe([this] { refresh(); }) : Subscription();
  densityByHand_ = false;
  if (document) {
    const Box box = document->terrain().box();
    const double low = std::floor(box.min.z()), high = std::max(std::ceil(box.max.z()), low + 1.0);
    for (NumberField* field : {lowest_, highest_}) field->setReach(low, high);
    lowest_->setValue(low);
    highest_->setValue(high);
  }
  refresh();
}

void ScatterPanel::setWater(std::optional<double> level) {
  if (water_ == level) return;
  water_ = level;
  refresh();
}

void ScatterPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  recount();
}

ScatterSettings ScatterPanel::settings() const {
  const PlaceSettings& place = document_->tools().place();
  ScatterSettings settings;
  settings.asset = place.asset;
  settings.scale = place.scale;
  settings.scaleJitter = place.scaleJitter;
  settings.heightOffset = place.heightOffset;
  settings.rule = place.rule;
  settings.randomYaw = place.randomYaw;
  settings.density = density_->value();
  settings.spacing = spacing_->value();
  settings.steepest = steepest_->value();
  if (band_->isChecked()) {
    settings.lowest = lowest_->value();
    settings.highest = highest_->value();
  }
  if (water_ && dry_->isChecked()) settings.lowest = std::max(settings.lowest, *water_);
  // Other places each time: what is not liked is undone and tried again.
  settings.seed = static_cast<std::uint32_t>(document_->terrain().history().pushes());
  return settings;
}

void ScatterPanel::refresh() {
  const bool selecting = document_ && document_->terrain().selection();
  if (!job_) button_->setText(selecting ? tr("Scatter over Selection") : tr("Scatter over Terrain"));
  button_->setToolTip(job_ ? tr("Stop; nothing is put down")
                           : tr("Objects like the new ones above, as one step that can be undone"));
  dry_->setVisible(water_.has_value());
  if (water_)
    dry_->setToolTip(
        tr("None are put on ground below %1 m, where the water stands").arg(numberText(*water_)));
  for (NumberField* field : {lowest_, highest_}) field->setVisible(band_->isChecked());
  recount();
}

void ScatterPanel::recount() {
  if (!document_ || !isVisible() || job_) return;
  counter_->ask({settings(), !densityByHand_});
}

void ScatterPanel::showAnswer(const ScatterCounter::Answer& answer) {
  // What has been typed since stays.
  if (!densityByHand_) density_->setValue(answer.density);
  const bool tooMany = answer.count > kMostScattered;
  const QString count = countText(static_cast<long long>(answer.count));
  if (tooMany)
    count_->setText(tr("%1 objects would be more than %2, the most at once")
                        .arg(count, countText(static_cast<long long>(kMostScattered))));
  else
    count_->setText(answer.count == 0   ? tr("No ground here suits them")
                    : answer.count == 1 ? tr("1 object would be placed")
                                        : tr("%1 objects would be placed").arg(count));
  fit_->setVisible(tooMany);
  if (!tooMany) return;
  fitting_ = fittingDensity(answer);
  fit_->setText(tr("Use a Density of %1 /ha").arg(numberText(fitting_)));
}

void ScatterPanel::scatterNow() {
  if (job_) return cancel();
  if (!document_ || document_->tools().dragging()) return;
  TerrainDocument& terrain = document_->terrain();
  if (terrain.editing()) return Q_EMIT problem(tr("Apply or cancel the preview on the ground first."));
  auto task = scatterTask(terrain, ScatterOperation{settings()});
  if (!task) return Q_EMIT problem(QString::fromStdString(task.error().message));
  Q_EMIT problem(QString());
  counter_->stop();
  hold_.emplace(terrain, "Scatter");
  job_ = jobs_.run<ScatteredObjects>(
      tr("Scattering objects"),
      [task = *std::move(task)](const Progress& progress) { return task.run(progress); },
      [self = QPointer(this), run = ++run_](Result<ScatteredObjects> scattered) {
        if (self && self->run_ == run) self->finish(std::move(scattered));
      });
  connect(job_, &Job::progressed, this, [this] {
    if (job_) bar_->setValue(static_cast<int>(1000.0 * job_->fraction()));
  });
  showWork(true);
}

void ScatterPanel::finish(Result<ScatteredObjects> scattered) {
  job_ = nullptr;
  hold_.reset();
  showWork(false);
  if (scattered)
    commitScattered(document_->terrain(), *std::move(scattered));
  else if (!scattered.error().cancelled)
    Q_EMIT problem(QString::fromStdString(scattered.error().message));
}

void ScatterPanel::cancel() {
  if (job_) job_->cancel();
  job_ = nullptr;
  ++run_;
  hold_.reset();
  showWork(false);
}

void ScatterPanel::showWork(bool working) {
  bar_->setValue(0);
  bar_->setVisible(working);
  if (working) button_->setText(tr("Cancel"));
  refresh();
}

}  // namespace scarp
