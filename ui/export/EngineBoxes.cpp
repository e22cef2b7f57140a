#include "ui/export/EngineBoxes.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "core/io/EnginePreset.h"
#include "core/io/RasterExport.h"
#include "core/operation/Reshape.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr int kPicture = 18;

/// The core's lines have an x between numbers.
QString shownTimes(const std::string& text) {
  return QString::fromStdString(text).replace(QLatin1String(" x "), QStringLiteral(" × "));
}

constexpr int kPairsInARow = 2;

QLabel* quietLabel(const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("role", QStringLiteral("quiet"));
  return label;
}

QLabel* valueLabel(const QString& name, const QString& text) {
  auto* label = new QLabel(text);
  label->setAccessibleName(name);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

}  // namespace

HeightMeasurer::HeightMeasurer(Terrain terrain, double lowest, double highest, JobRunner& jobs,
                               QObject* parent)
    : QObject(parent), terrain_(std::move(terrain)), jobs_(jobs) {
  known_.push_back({sizeOf({}), {lowest, highest, 0}, std::nullopt});
}

HeightMeasurer::~HeightMeasurer() {
  if (job_) job_->cancel();
}

SampleSize HeightMeasurer::sizeOf(const std::optional<SampleSize>& resample) const {
  return resample.value_or(SampleSize{terrain_.frame.columns, terrain_.frame.rows});
}

const HeightMeasurer::Heights* HeightMeasurer::find(const std::optional<SampleSize>& resample) const {
  const auto found = std::ranges::find(known_, sizeOf(resample), &Heights::size);
  return found == known_.end() ? nullptr : &*found;
}

void HeightMeasurer::measure(const std::optional<SampleSize>& resample) {
  const SampleSize size = sizeOf(resample);
  const bool known = find(resample) != nullptr;
  if (job_ && (known || measuring_ != size)) {
    job_->cancel();
    job_ = nullptr;
  }
  if (known || job_) return;
  measuring_ = size;
  job_ = jobs_.run<Heights>(
      tr("Working out the change of heights"),
      [terrain = terrain_, size](const Progress& progress) -> Result<Heights> {
        auto ground = exportGround(terrain, size, progress);
        if (!ground) return ground.error();
        return Heights{size, ground->heights, ground->change};
      },
      [self = QPointer(this), size](const Result<Heights>& heights) {
        if (!self || (!heights && heights.error().cancelled)) return;
        if (self->measuring_ == size) self->job_ = nullptr;
        if (!heights) {
          Q_EMIT self->failed(messageText(heights.error().message));
          return;
        }
        self->known_.push_back(*heights);
        Q_EMIT self->measured();
      });
}

EngineSizeBox::EngineSizeBox(const GridFrame& frame, QWidget* parent)
    : QWidget(parent),
      frame_(frame),
      problem_(new QLabel),
      resample_(new QRadioButton(tr("Resample on export to"))),
      asItIs_(new QRadioButton(tr("Export as it is"))),
      sizes_(new QComboBox),
      outcome_(new QLabel) {
  resample_->setObjectName(QStringLiteral("resample"));
  asItIs_->setObjectName(QStringLiteral("asItIs"));
  sizes_->setObjectName(QStringLiteral("resampleSize"));
  sizes_->setAccessibleName(tr("Size to resample to"));
  sizes_->setWhatsThis(tr("Sizes that the engine takes; the nearest is proposed"));
  outcome_->setObjectName(QStringLiteral("resampleOutcome"));
  problem_->setObjectName(QStringLiteral("sizeProblem"));
  resample_->setToolTip(
      tr("The file gets so many samples over the same ground; the terrain here stays as it is"));
  asItIs_->setToolTip(tr("The engine may refuse the file, or crop or stretch it"));
  for (QLabel* label : {problem_, outcome_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  outcome_->setProperty("role", QStringLiteral("quiet"));
  auto* picture = new QLabel;
  picture->setPixmap(icon(QStringLiteral("warning")).pixmap(kPicture, kPicture));
  auto* size = new QHBoxLayout;
  size->addWidget(resample_);
  size->addWidget(sizes_);
  size->addStretch(1);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setVerticalSpacing(5);
  grid->setColumnStretch(1, 1);
  grid->addWidget(picture, 0, 0, Qt::AlignTop);
  grid->addWidget(problem_, 0, 1);
  grid->addLayout(size, 1, 1);
  grid->addWidget(outcome_, 2, 1);
  grid->addWidget(asItIs_, 3, 1);
  resample_->setChecked(true);
  connect(resample_, &QRadioButton::toggled, this, &EngineSizeBox::changed);
  connect(sizes_, &QComboBox::currentIndexChanged, this, [this] {
    resample_->setChecked(true);
    Q_EMIT changed();
  });
}

void EngineSizeBox::offer(const EnginePreset* preset) {
  const auto problem = preset ? sizeProblem(*preset, frame_) : std::nullopt;
  asks_ = problem.has_value();
  setVisible(asks_);
  const auto earlier = sizes_->count() > 0 ? sizes_->currentData() : QVariant();
  const QSignalBlocker quiet(sizes_);
  sizes_->clear();
  if (!asks_) return;
  problem_->setText(messageText(*problem).replace(QLatin1String(" x "), QStringLiteral(" × ")) +
                    QLatin1Char('.'));
  const SampleSize nearest = nearestEngineSize(*preset, frame_);
  for (const SampleSize& offered : engineSizes(*preset, frame_)) {
    sizes_->addItem(shownTimes(sizeText(offered)), QSize(offered.columns, offered.rows));
    if (offered == nearest) sizes_->setCurrentIndex(sizes_->count() - 1);
  }
  if (const int kept = earlier.isValid() ? sizes_->findData(earlier) : -1; kept >= 0)
    sizes_->setCurrentIndex(kept);
}

void EngineSizeBox::choose(const std::optional<SampleSize>& resample, bool anySize) {
  const QSignalBlocker quiet(this);
  if (resample)
    if (const int at = sizes_->findData(QSize(resample->columns, resample->rows)); at >= 0)
      sizes_->setCurrentIndex(at);
  (anySize ? asItIs_ : resample_)->setChecked(true);
}

std::optional<SampleSize> EngineSizeBox::resample() const {
  if (!asks_ || !resample_->isChecked()) return std::nullopt;
  const QSize size = sizes_->currentData().toSize();
  return SampleSize{size.width(), size.height()};
}

bool EngineSizeBox::asItIs() const { return asks_ && asItIs_->isChecked(); }

QString EngineSizeBox::cellsText() const {
  const QSize size = sizes_->currentData().toSize();
  const GridFrame after = reshaped(frame_, ResampleReshape{size.width(), size.height()});
  QString text =
      tr("Cells of %1 in place of %2.").arg(sidesText(after.dx, after.dy), sidesText(frame_.dx, frame_.dy));
  const double was = frame_.dx / frame_.dy, is = after.dx / after.dy;
  constexpr double hardlyOther = 1.1;
  if (std::max(was / is, is / was) > hardlyOther)
    text += QLatin1Char(' ') +
            tr("The terrain keeps its length and width; Terrain → Crop… keeps the cells instead.");
  return text;
}

void EngineSizeBox::tellChange(const std::optional<ResampleChange>& change) {
  outcome_->setVisible(asks_ && resample_->isChecked());
  if (!asks_) return;
  outcome_->setText(
      cellsText() + QLatin1Char('\n') +
      (change ? tr("Heights change by %1 at most, 99 % of them by %2 or less, by %3 on average.")
                    .arg(shortLengthText(change->largest, 3), shortLengthText(change->percentile99, 3),
                         shortLengthText(change->mean, 3))
              : tr("Working out how far the heights change…")));
}

void EngineSizeBox::tellProblem(const QString& problem) {
  outcome_->setText(cellsText() + QLatin1Char('\n') + problem);
}

EngineSettingsBox::EngineSettingsBox(QWidget* parent)
    : QWidget(parent), title_(new QLabel), copy_(new QPushButton(tr("Copy"))) {
  setObjectName(QStringLiteral("engineSettings"));
  copy_->setObjectName(QStringLiteral("copySettings"));
  copy_->setAccessibleName(tr("Copy the settings"));
  copy_->setWhatsThis(tr("Copy what to type into the engine"));
  copy_->setProperty("small", true);
  copy_->setAutoDefault(false);
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(copy_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addLayout(head);
  connect(copy_, &QPushButton::clicked, this, &EngineSettingsBox::copy);
}

void EngineSettingsBox::tell(const QString& engine, const std::vector<EngineSetting>& settings) {
  title_->setText(settings.empty() ? tr("Working out the settings for %1…").arg(engine)
                                   : tr("Settings in %1").arg(engine));
  copy_->setText(tr("Copy"));
  copy_->setEnabled(!settings.empty());
  text_ = QString::fromStdString(settingsText(settings));
  if (settings.empty()) {
    // Keeps the size of the dialog.
    if (table_) table_->setEnabled(false);
    return;
  }
  delete table_;
  table_ = new QWidget;
  auto* grid = new QGridLayout(table_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(2);
  const int rows = (static_cast<int>(settings.size()) + kPairsInARow - 1) / kPairsInARow;
  for (int i = 0; i < static_cast<int>(settings.size()); ++i) {
    const EngineSetting& setting = settings[static_cast<std::size_t>(i)];
    const QString name = QString::fromStdString(setting.name);
    grid->addWidget(quietLabel(name), i % rows, 2 * (i / rows));
    grid->addWidget(valueLabel(name, QString::fromStdString(setting.text)), i % rows, 2 * (i / rows) + 1);
  }
  for (int pair = 0; pair < kPairsInARow; ++pair) grid->setColumnStretch(2 * pair + 1, 1);
  layout()->addWidget(table_);
}

void EngineSettingsBox::copy() {
  QApplication::clipboard()->setText(text_);
  copy_->setText(tr("Copied"));
}

}  // namespace scarp
