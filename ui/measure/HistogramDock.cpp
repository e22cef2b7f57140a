#include "ui/measure/HistogramDock.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <algorithm>
#include <utility>

#include "core/material/MaterialSchema.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/mask/MaskView.h"
#include "ui/materials/RangeDialog.h"
#include "ui/measure/HistogramPlot.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/GraphDrawing.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/RowMenu.h"
#include "ui/widgets/SettingFields.h"
#include "ui/widgets/Theme.h"

namespace scarp {
namespace {

constexpr int kRefreshAfter = 80;      ///< Delay after a change, milliseconds.
constexpr int kSideBySideWidth = 600;  ///< Min width for controls beside the chart, pixels.
constexpr std::array kHistogramMeasures{GroundMeasure::Height, GroundMeasure::Slope};

}  // namespace

DockRow HistogramDock::row() {
  return {.key = QStringLiteral("histogramDock"),
          .title = tr("Histogram"),
          .icon = "statistics",
          .place = DockPlace::Bottom,
          .start = DockStart::Closed,
          .size = 250,
          .make = [](const DockContext& context) -> EditorDock* {
            return new HistogramDock(context.maskView, context.jobs, &context.window);
          }};
}

HistogramDock::HistogramDock(MaskView& maskView, JobRunner& jobs, QWidget* parent)
    : EditorDock(row(), parent), maskView_(maskView), jobs_(jobs) {
  makeContent();
  soon_.setSingleShot(true);
  soon_.setInterval(kRefreshAfter);
  connect(&soon_, &QTimer::timeout, this, &HistogramDock::refresh);
  connect(this, &QDockWidget::visibilityChanged, this, [this](bool visible) {
    if (!visible) return endPreview();
    refresh();
    showPreview();
  });
  setDocument(nullptr);
}

HistogramDock::~HistogramDock() = default;

void HistogramDock::makeContent() {
  auto* content = new QWidget;
  sides_ = new QBoxLayout(QBoxLayout::BottomToTop, content);
  sides_->setContentsMargins(10, 4, 10, 8);
  sides_->setSpacing(12);
  sides_->addWidget(makeControls());
  auto* chart = new QVBoxLayout;
  chart->setSpacing(4);
  plot_ = new HistogramPlot;
  chart->addWidget(plot_, 1);
  figures_ = new QLabel;
  figures_->setObjectName(QStringLiteral("histogramFigures"));
  figures_->setProperty("role", QStringLiteral("quiet"));
  figures_->setWordWrap(true);
  chart->addWidget(figures_);
  sides_->addLayout(chart, 1);
  setWidget(content);
  connect(plot_, &HistogramPlot::rangeEdited, this, [this] {
    showRange();
    showPreview();
  });
  connect(plot_, &HistogramPlot::applyAsked, this, &HistogramDock::applyRange);
}

QWidget* HistogramDock::makeControls() {
  auto* controls = new QWidget;
  auto* column = new QVBoxLayout(controls);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  const auto choice = [](const char* name, const QString& title, const QString& tip) {
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(title);
    box->setToolTip(tip);
    return box;
  };
  auto* of = new QHBoxLayout;
  of->setSpacing(6);
  measure_ = choice("histogramMeasure", tr("Histogram of"), tr("Choose what the histogram counts"));
  for (const GroundMeasure measure : kHistogramMeasures)
    measure_->addItem(coreText(groundMeasureNames().title(measure)));
  of->addWidget(measure_, 1);
  area_ = choice("histogramArea", tr("Area"), tr("Choose the part of the terrain that is counted"));
  area_->addItems({tr("Whole terrain"), tr("Selection")});  // In the order of TerrainHistogram::Area.
  of->addWidget(area_, 1);
  column->addLayout(of);
  for (const GroundMeasure measure : kHistogramMeasures) column->addWidget(makeEnds(measure));
  how_ = choice("histogramOperation", tr("Operation"),
                tr("Choose how the range is combined with the selection"));
  how_->addItems({tr("Replace the selection"), tr("Add to the selection"), tr("Subtract from the selection"),
                  tr("Intersect with the selection")});
  column->addWidget(how_);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  select_ = namedButton(tr("Select Range"), "histogramSelect",
                        tr("Select the terrain whose value is in the range"));
  clear_ = namedButton(tr("Clear Range"), "histogramClear", tr("Remove the range and its preview"));
  for (QPushButton* button : {select_, clear_}) buttons->addWidget(button, 1);
  column->addLayout(buttons);
  logarithmic_ = new QCheckBox(tr("Logarithmic counts"));
  logarithmic_->setObjectName(QStringLiteral("histogramLogarithmic"));
  logarithmic_->setToolTip(tr("Draw the counts on a logarithmic scale, so that rare values can be seen"));
  column->addWidget(logarithmic_);
  share_ = new QLabel;
  share_->setObjectName(QStringLiteral("histogramShare"));
  share_->setProperty("role", QStringLiteral("quiet"));
  share_->setWordWrap(true);
  column->addWidget(share_);
  column->addStretch(1);
  connect(measure_, &QComboBox::currentIndexChanged, this, &HistogramDock::chooseMeasure);
  connect(area_, &QComboBox::currentIndexChanged, this, &HistogramDock::chooseArea);
  connect(how_, &QComboBox::currentIndexChanged, this, &HistogramDock::showPreview);
  connect(select_, &QPushButton::clicked, this, &HistogramDock::applyRange);
  connect(clear_, &QPushButton::clicked, this, [this] {
    plot_->setRange(std::nullopt);
    showRange();
    endPreview();
  });
  connect(logarithmic_, &QCheckBox::toggled, this, [this](bool on) { plot_->setLogarithmic(on); });
  return controls;
}

QWidget* HistogramDock::makeEnds(GroundMeasure measure) {
  const bool slope = measure == GroundMeasure::Slope;
  Ends& ends = ends_[slope ? 1 : 0];
  ends.row = new QWidget;
  auto* row = new QHBoxLayout(ends.row);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  const auto field = [&](const QString& label, const char* name, const QString& tip) {
    NumberField* made = limitedField({label, {}, 0.0, slope ? 90.0 : 1000.0}, measureLimits(measure),
                                     QLatin1String(name), tip);
    made->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    row->addWidget(made, 1);
    connect(made, &NumberField::valueEdited, this, &HistogramDock::typeEnd);
    connect(made, &NumberField::refused, this, &HistogramDock::problem);
    return made;
  };
  ends.low = field(tr("From"), slope ? "histogramSlopeLow" : "histogramLow", tr("Lower end of the range"));
  ends.high = field(tr("To"), slope ? "histogramSlopeHigh" : "histogramHigh", tr("Upper end of the range"));
  ends.row->setVisible(!slope);
  return ends.row;
}

GroundMeasure HistogramDock::measure() const {
  return kHistogramMeasures[static_cast<std::size_t>(measure_->currentIndex())];
}

void HistogramDock::setDocument(EditorDocument* document) {
  onHistogram_.reset();
  onUnits_.reset();
  if (job_) job_->cancel();
  cancelled_ = false;
  preview_.reset();
  histogram_.reset();
  plot_->setRange(std::nullopt);
  document_ = document;
  if (document) {
    histogram_ = std::make_unique<TerrainHistogram>(document->terrain());
    histogram_->setMeasure(measure());
    histogram_->setArea(static_cast<TerrainHistogram::Area>(area_->currentIndex()));
    onHistogram_ = histogram_->changed.subscribe([this] {
      cancelled_ = false;
      refreshSoon();
    });
    onUnits_ = unitsChanged().subscribe([this] { showFigures(); });
    preview_ = std::make_unique<RangePreview>(*document, maskView_, jobs_, nullptr);
    connect(preview_.get(), &RangePreview::failed, this, &HistogramDock::problem);
    connect(preview_.get(), &RangePreview::applied, this, [this] {
      plot_->setRange(std::nullopt);
      showRange();
    });
  }
  widget()->setEnabled(document);
  showRange();
  refresh();
}

void HistogramDock::chooseMeasure() {
  plot_->setRange(std::nullopt);
  endPreview();
  for (std::size_t i = 0; i < ends_.size(); ++i)
    ends_[i].row->setVisible(static_cast<int>(i) == measure_->currentIndex());
  if (histogram_) histogram_->setMeasure(measure());
  showRange();
  refresh();
}

void HistogramDock::chooseArea() {
  if (histogram_) histogram_->setArea(static_cast<TerrainHistogram::Area>(area_->currentIndex()));
  refresh();
}

void HistogramDock::typeEnd() {
  const Ends& ends = ends_[static_cast<std::size_t>(measure_->currentIndex())];
  HistogramPlot::Range range{ends.low->value(), ends.high->value()};
  // The edited end moves the other one.
  if (range.low > range.high && sender() == ends.low)
    range.high = range.low;
  else if (range.low > range.high)
    range.low = range.high;
  plot_->setRange(range);
  showRange();
  showPreview();
}

SelectOperation HistogramDock::operation() const {
  constexpr std::array kRangeOperations{MaskOperation::Replace, MaskOperation::Add, MaskOperation::Subtract,
                                        MaskOperation::Intersect};
  RuleCondition condition;
  condition.by = measure();
  condition.low = plot_->range()->low;
  condition.high = plot_->range()->high;
  return {RangeSource{condition}, kRangeOperations[static_cast<std::size_t>(how_->currentIndex())]};
}

void HistogramDock::applyRange() {
  if (!preview_ || !plot_->range()) return;
  preview_->show(operation());
  preview_->apply();
}

void HistogramDock::showPreview() {
  if (!preview_) return;
  plot_->range() ? preview_->show(operation()) : preview_->clear();
}

void HistogramDock::endPreview() {
  if (preview_) preview_->clear();
}

void HistogramDock::refreshSoon() {
  if (isVisible() && !soon_.isActive()) soon_.start();
}

void HistogramDock::refresh() {
  soon_.stop();
  if (histogram_ && isVisible() && !histogram_->update()) startTask();
  const bool counting = histogram_ && histogram_->taskRunning();
  plot_->setEmptyText(!histogram_ ? QString()
                      : counting  ? tr("Counting …")
                                  : tr("There are no values to count."));
  plot_->show(histogram_ ? histogram_->distribution() : Distribution(), measure());
  showFigures();
  showRange();
}

void HistogramDock::startTask() {
  if (histogram_->taskRunning() || cancelled_) return;
  auto task = histogram_->takeTask();
  if (!task) return soon_.start();  // An edit is open.
  const QPointer<HistogramDock> self(this);
  if (job_) job_->cancel();
  job_ =
      jobs_.run<TerrainHistogram::Counted>(tr("Counting heights"), std::move(task->run),
                                           [self, id = task->id](Result<TerrainHistogram::Counted> counted) {
                                             if (!self || !self->histogram_) return;
                                             const bool cancelled = !counted;
                                             // finish() ignores results of another document or measure.
                                             if (self->histogram_->finish(id, std::move(counted)))
                                               self->cancelled_ = cancelled;
                                             self->refreshSoon();
                                           });
}

void HistogramDock::showRange() {
  const Ends& ends = ends_[static_cast<std::size_t>(measure_->currentIndex())];
  const Distribution values = histogram_ ? histogram_->distribution() : Distribution();
  const auto& range = plot_->range();
  if (values.samples > 0) {
    const double span = std::max(values.high - values.low, values.width());
    for (NumberField* field : {ends.low, ends.high})
      if (!field->typing()) field->setReach(values.low, values.low + span);
  }
  if (!ends.low->typing()) ends.low->setValue(range ? range->low : values.low);
  if (!ends.high->typing()) ends.high->setValue(range ? range->high : values.high);
  const QString need = tr("Choose a range first: drag over the histogram");
  setPossible(*select_, range.has_value(), need);
  setPossible(*clear_, range.has_value(), need);
  const double share = range ? values.shareBelow(range->high) - values.shareBelow(range->low) : 1.0;
  share_->setText(range && values.samples > 0
                      ? tr("%1 % of the samples are in the range.").arg(fixedText(100.0 * share, 1))
                      : QString());
}

void HistogramDock::showFigures() {
  const Distribution values = histogram_ ? histogram_->distribution() : Distribution();
  if (values.samples == 0) {
    figures_->clear();
    plot_->setAccessibleDescription({});
    return;
  }
  const int decimals = tickDecimals(values.width() * perAxisUnit(measure()), 2);
  const auto text = [&](double value) { return histogramText(measure(), value, decimals); };
  const QString extremes =
      tr("Minimum %1, maximum %2, mean %3, median %4.")
          .arg(text(values.low), text(values.high), text(values.mean()), text(values.quantile(0.5)));
  const QString quantiles =
      tr("Percentiles: 5th %1, 25th %2, 75th %3, 95th %4; %5 samples.")
          .arg(text(values.quantile(0.05)), text(values.quantile(0.25)), text(values.quantile(0.75)),
               text(values.quantile(0.95)), countText(values.samples));
  figures_->setText(QStringLiteral("%1 %2").arg(extremes, quantiles));
  plot_->setAccessibleDescription(figures_->text());
}

void HistogramDock::resizeEvent(QResizeEvent* event) {
  EditorDock::resizeEvent(event);
  const bool beside = width() >= withTexts(kSideBySideWidth);
  sides_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
}

}  // namespace scarp
