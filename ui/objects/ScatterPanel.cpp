#include "ui/objects/ScatterPanel.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/document/EditHistory.h"
#include "core/edit/ObjectOperations.h"
#include "core/objects/ObjectSchema.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/ToolState.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr int kSoon = 40;   ///< Milliseconds: of a drag along a bar not every step is counted.
constexpr int kLong = 250;  ///< Milliseconds.
/// What is proposed: a wood that can be looked at and worked on without a wait.
constexpr double kProposedObjects = 20'000.0;

Result<ScatterCounter::Answer> answerTo(ScatterCounter::Question question, const Terrain& terrain,
                                        const MaskRaster* selection, const ObjectLayer& present,
                                        const Progress& progress) {
  ScatterSettings& settings = question.settings;
  if (question.proposesDensity) {
    const auto density = densityFor(kProposedObjects, ScatterSettings().density, terrain, selection, settings,
                                    partOf(progress, 0.0, 0.3));
    if (!density) return density.error();
    if (*density) settings.density = **density;
  }
  const auto count = scatteredCount(terrain, selection, present, settings, partOf(progress, 0.3, 1.0));
  if (!count) return count.error();
  return ScatterCounter::Answer{settings.density, *count};
}

}  // namespace

ScatterCounter::ScatterCounter(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {
  for (QTimer* timer : {&soon_, &long_}) timer->setSingleShot(true);
  soon_.setInterval(kSoon);
  long_.setInterval(kLong);
  connect(&soon_, &QTimer::timeout, this, &ScatterCounter::begin);
  connect(&long_, &QTimer::timeout, this, &ScatterCounter::takesLonger);
}

ScatterCounter::~ScatterCounter() { stop(); }

void ScatterCounter::setDocument(EditorDocument* document) {
  stop();
  document_ = document;
  present_.reset();
  onObjects_ = onChange(
      document, [this] { present_.reset(); }, &DocumentChange::objects);
}

bool ScatterCounter::busy() const { return soon_.isActive() || job_; }

void ScatterCounter::stop() {
  ++run_;
  if (job_) job_->cancel();
  job_ = nullptr;
  question_.reset();
  soon_.stop();
  long_.stop();
}

void ScatterCounter::ask(const Question& question) {
  if (!document_) return;
  question_ = question;
  if (!soon_.isActive()) soon_.start();
  if (!long_.isActive()) long_.start();
}

void ScatterCounter::begin() {
  if (!document_ || !question_) return;
  if (job_) job_->cancel();
  const TerrainDocument& terrain = document_->terrain();
  if (!present_) present_ = std::make_shared<const ObjectLayer>(terrain.objects());
  std::optional<MaskRaster> selection;
  if (terrain.selection()) selection = *terrain.selection();
  job_ = jobs_.runFor<Answer>(
      this, tr("Counting objects"),
      [question = *question_, ground = terrain.snapshot(), selection = std::move(selection),
       present = present_](const Progress& progress) {
        return answerTo(question, ground, selection ? &*selection : nullptr, *present, progress);
      },
      [this, run = ++run_](const Result<Answer>& answer) {
        if (run_ == run) end(answer);
      });
}

void ScatterCounter::end(const Result<Answer>& answer) {
  job_ = nullptr;
  long_.stop();
  if (answer)
    Q_EMIT answered(*answer);
  else if (!answer.error().cancelled)
    Q_EMIT failed(messageText(answer.error().message));
}

double fittingDensity(const ScatterCounter::Answer& answer) {
  // A little less: where places are scarce, the number does not follow the density exactly.
  const double density =
      0.98 * answer.density * static_cast<double>(kMostScattered) / static_cast<double>(answer.count);
  const double digit = std::pow(10.0, std::floor(std::log10(density)) - 1.0);
  return std::floor(density / digit) * digit;
}

ScatterPanel::ScatterPanel(JobRunner& jobs, QWidget* parent)
    : QWidget(parent),
      jobs_(jobs),
      fields_(scatterSchema(), {[this](const auto& edit) { type(edit); }, problemOf(this)},
              QStringLiteral("scatter")),
      band_(new QCheckBox(tr("Height range"))),
      dry_(new QCheckBox(tr("Not under water"))),
      count_(new QLabel),
      fit_(new QPushButton),
      button_(new QPushButton),
      bar_(new QProgressBar),
      counter_(new ScatterCounter(jobs, this)) {
  auto* column = bareLayout<QVBoxLayout>(this, 5);
  addHeading(*column, tr("Scatter"));
  addFields(*column);
  addAnswer(*column);
  connect(counter_, &ScatterCounter::answered, this, &ScatterPanel::showAnswer);
  connect(counter_, &ScatterCounter::takesLonger, this, [this] { count_->setText(tr("Counting…")); });
  connect(counter_, &ScatterCounter::failed, this, [this](const QString& why) { count_->setText(why); });
  connect(band_, &QCheckBox::toggled, this, &ScatterPanel::refresh);
  connect(dry_, &QCheckBox::toggled, this, &ScatterPanel::refresh);
  connect(fit_, &QPushButton::clicked, this, [this] {
    densityByHand_ = true;
    typed_.density = fitting_;
    fields_.show(typed_);
    recount();
  });
  connect(button_, &QPushButton::clicked, this, &ScatterPanel::scatterNow);
  refresh();
}

ScatterPanel::~ScatterPanel() { cancel(); }

void ScatterPanel::addFields(QVBoxLayout& column) {
  typed_.steepest = 40.0;
  fields_.into(column);
  fields_.number("density", {tr("Density"), {}, 0.1, 10000.0, true},
                 tr("Objects per hectare (100 m × 100 m) of what is selected"));
  fields_.number("spacing", {tr("Spacing"), {}, 0.0, 50.0}, tr("Least distance from one to another"));
  fields_.number("steepest", {tr("Max slope"), {}, 0.0, 90.0}, tr("None are put on steeper ground"))
      .setObjectName(QStringLiteral("scatterSlope"));
  for (QCheckBox* box : {dry_, band_}) column.addWidget(box);
  lowest_ =
      &fields_.number("lowest", {tr("Min height"), {}, 0.0, 1000.0}, tr("None are put on lower ground"));
  highest_ =
      &fields_.number("highest", {tr("Max height"), {}, 0.0, 1000.0}, tr("None are put on higher ground"));
  for (NumberField* field : {lowest_, highest_})
    fields_.onlyFor(*field, [this](const ScatterSettings&) { return band_->isChecked(); });
  describe(band_, "scatterHeights", {.tip = tr("Only on ground between two heights")});
  dry_->setObjectName(QStringLiteral("scatterDry"));
  dry_->setChecked(true);
}

void ScatterPanel::addAnswer(QVBoxLayout& column) {
  describe(count_, "scatterCount", {.name = tr("Objects that would be scattered")});
  wrapAs(count_, "quiet");
  fit_->setObjectName(QStringLiteral("scatterFit"));
  button_->setObjectName(QStringLiteral("scatter"));
  describe(bar_, "scatterProgress", {.name = tr("Progress")});
  bar_->setTextVisible(false);
  bar_->setRange(0, 1000);
  bar_->setFixedHeight(4);
  bar_->hide();
  fit_->hide();
  for (QWidget* widget : std::initializer_list<QWidget*>{count_, fit_, bar_, button_})
    column.addWidget(widget);
}

void ScatterPanel::type(const std::function<void(ScatterSettings&)>& edit) {
  const double before = typed_.density;
  edit(typed_);
  if (typed_.density != before) densityByHand_ = true;
  recount();
}

void ScatterPanel::setDocument(EditorDocument* document) {
  cancel();
  document_ = document;
  counter_->setDocument(document);
  onSelection_ = onChange(
      document, [this] { refresh(); }, &DocumentChange::selection);
  onHistory_ =
      document ? document->terrain().historyChanged.subscribe([this] { refresh(); }) : Subscription();
  densityByHand_ = false;
  if (document) {
    const Box box = document->terrain().box();
    const double low = std::floor(box.min.z()), high = std::max(std::ceil(box.max.z()), low + 1.0);
    for (NumberField* field : {lowest_, highest_}) field->setReach(low, high);
    typed_.lowest = low;
    typed_.highest = high;
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
  const PlaceSettings& place = document_->tools().get<PlaceTool>().settings();
  ScatterSettings settings = typed_;
  settings.asset = place.asset;
  settings.scale = place.scale;
  settings.scaleJitter = place.scaleJitter;
  settings.heightOffset = place.heightOffset;
  settings.rule = place.rule;
  settings.randomYaw = place.randomYaw;
  if (!band_->isChecked()) {
    settings.lowest = -kHighest;
    settings.highest = kHighest;
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
        tr("None are put on ground below %1, where the water stands").arg(shortLengthText(*water_)));
  fields_.show(typed_);
  recount();
}

void ScatterPanel::recount() {
  if (!document_ || !isVisible() || job_) return;
  counter_->ask({settings(), !densityByHand_});
}

void ScatterPanel::showAnswer(const ScatterCounter::Answer& answer) {
  // What has been typed since stays.
  if (!densityByHand_) typed_.density = answer.density;
  fields_.show(typed_);
  const bool tooMany = answer.count > kMostScattered;
  const QString count = countText(answer.count);
  if (tooMany)
    count_->setText(
        tr("%1 objects would be more than %2, the most at once").arg(count, countText(kMostScattered)));
  else
    count_->setText(answer.count == 0
                        ? tr("No ground here suits them")
                        : tr("%1 objects would be placed", nullptr, pluralCount(answer.count)).arg(count));
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
  if (!task) return Q_EMIT problem(messageText(task.error().message));
  Q_EMIT problem(QString());
  counter_->stop();
  hold_.emplace(terrain, Message("Scatter"));
  job_ = jobs_.runFor<ScatteredObjects>(
      this, tr("Scattering objects"),
      [task = *std::move(task)](const Progress& progress) { return task.run(progress); },
      [this, run = ++run_](Result<ScatteredObjects> scattered) {
        if (run_ == run) finish(std::move(scattered));
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
    Q_EMIT problem(messageText(scattered.error().message));
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
