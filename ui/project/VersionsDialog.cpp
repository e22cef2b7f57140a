#include "ui/project/VersionsDialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/Contract.h"
#include "core/document/LayerGroups.h"
#include "ui/jobs/JobRunner.h"
#include "ui/render/OverviewPicture.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr int kSamples = 257;  ///< Along a side, about.
constexpr int kCoarse = 16;    ///< Every so many-th sample is there without its tile (TileSource::peek).
const QColor kMark(0xff, 0x9a, 0x2e);

struct VersionWords {
  Q_DECLARE_TR_FUNCTIONS(VersionLook)
};

/// Every so many-th sample.
HeightRaster thinned(const HeightRaster& heights, int stride) {
  const int columns = (heights.columns() - 1) / stride + 1, rows = (heights.rows() - 1) / stride + 1;
  std::vector<float> samples;
  samples.reserve(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      samples.push_back(heights.at(column * stride, row * stride));
  HeightRaster thin(columns, rows, heights.fill());
  thin.write(thin.rect(), samples);
  return thin;
}

HeightRange rangeOf(const HeightRaster& heights) {
  HeightRange range{INFINITY, -INFINITY};
  for (int row = 0; row < heights.rows(); ++row)
    for (int column = 0; column < heights.columns(); ++column) {
      const float height = heights.at(column, row);
      if (std::isnan(height)) continue;
      range.low = std::min(range.low, height);
      range.high = std::max(range.high, height);
    }
  return range;
}

bool same(float a, float b) { return a == b || (std::isnan(a) && std::isnan(b)); }

/// How the ground of two states of one size differs.
struct Difference {
  long long samples = 0;
  double most = 0.0;  ///< Metres.
};

/// Marks it in a picture, each pixel of which stands for so many samples along a side.
Difference mark(QImage& picture, int samples, const HeightRaster& heights, const HeightRaster& others) {
  Difference difference;
  for (int row = 0; row < heights.rows(); ++row)
    for (int column = 0; column < heights.columns(); ++column) {
      const float a = heights.at(column, row), b = others.at(column, row);
      if (same(a, b)) continue;
      ++difference.samples;
      if (!std::isnan(a - b))
        difference.most = std::max(difference.most, std::abs(static_cast<double>(a) - b));
      const QPoint pixel(column / samples, row / samples);
      if (column % samples != 0 || row % samples != 0 || !picture.rect().contains(pixel)) continue;
      const QColor there = picture.pixelColor(pixel);
      const auto mix = [](int from, int to) { return (from + to) / 2; };
      picture.setPixelColor(pixel, QColor(mix(there.red(), kMark.red()), mix(there.green(), kMark.green()),
                                          mix(there.blue(), kMark.blue())));
    }
  return difference;
}

QString groundLine(const Difference& difference, long long all) {
  if (difference.samples == 0) return VersionWords::tr("Ground: no visible difference");
  const double share = 100.0 * static_cast<double>(difference.samples) / static_cast<double>(all);
  return VersionWords::tr("Ground: %1 % is other, by up to %2")
      .arg(share < 0.1 ? QStringLiteral("< 0.1") : numberText(share, 2), shortLengthText(difference.most, 3));
}

QString countLine(const QString& name, std::size_t then, std::size_t now) {
  if (then == now) return QStringLiteral("%1: %2").arg(name).arg(then);
  return VersionWords::tr("%1: %2 (now %3)").arg(name).arg(then).arg(now);
}

}  // namespace

VersionLook versionLook(const DocumentParts& version, const DocumentParts& present) {
  const HeightRaster& heights = version.rasters.at(kGround);
  const HeightRaster& others = present.rasters.at(kGround);
  const GridFrame& frame = version.state.frame;
  int stride = (std::max(frame.columns, frame.rows) - 1) / kSamples + 1;
  if (2 * stride >= kCoarse) stride = std::max(1, stride / kCoarse) * kCoarse;
  const HeightRaster thin = thinned(heights, stride);
  VersionLook look;
  GridFrame small = frame;
  small.columns = thin.columns();
  small.rows = thin.rows();
  small.dx *= stride;
  small.dy *= stride;
  const OverviewPicture overview(thin, small, rangeOf(thin));
  look.picture = overview.image().copy();
  QStringList lines{VersionWords::tr("Size: %1 × %2 samples at %3")
                        .arg(frame.columns)
                        .arg(frame.rows)
                        .arg(shortLengthText(frame.cellSize(), 4))};
  if (heights.rect() == others.rect())
    lines +=
        groundLine(mark(look.picture, overview.stride(), thin, thinned(others, stride)), thin.rect().area());
  else
    lines += VersionWords::tr("Ground: of another size than the present one");
  // Cells need not be square.
  const double shape = frame.depth() / frame.width();
  look.picture = look.picture.scaled(look.picture.width(), std::max(1, qRound(look.picture.width() * shape)),
                                     Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  lines += countLine(VersionWords::tr("Layers"), withoutGroups(version.state.layers).size(),
                     withoutGroups(present.state.layers).size());
  lines += countLine(VersionWords::tr("Objects"), version.objects.size(), present.objects.size());
  look.facts = lines.join(QLatin1Char('\n'));
  return look;
}

namespace {

constexpr int kPictureSide = 280;  ///< Pixels along a side.

}  // namespace

VersionsDialog::VersionsDialog(States states, JobRunner& jobs, QWidget* parent)
    : QDialog(parent),
      states_(std::move(states)),
      jobs_(jobs),
      list_(new QListWidget),
      picture_(new QLabel),
      facts_(new QLabel) {
  EXPECTS(!states_.offers.empty());
  setWindowTitle(states_.title);
  auto* column = layoutWith<QVBoxLayout>(this, {18, 16, 18, 14}, 12);
  auto* row = new QHBoxLayout;
  row->setSpacing(14);
  row->addWidget(list_, 1);
  row->addWidget(makeLook());
  column->addLayout(row, 1);
  addButtons(*column);
  fillList();
  resize(660, 460);
}

VersionsDialog::~VersionsDialog() {
  if (looking_) looking_->cancel();
}

void VersionsDialog::fillList() {
  describe(list_, "versions",
           {.name = tr("Saved states"),
            .help = tr("States of the project that were saved, with what differs in them")});
  list_->addItems(states_.texts);
  if (states_.texts.isEmpty()) facts_->setText(states_.none);
  connect(list_, &QListWidget::currentRowChanged, this, &VersionsDialog::showChosen);
  connect(list_, &QListWidget::itemActivated, this, [this] { wishFor(states_.offers.front().wish); });
  list_->setCurrentRow(0);
}

QWidget* VersionsDialog::makeLook() {
  auto* look = new QWidget;
  auto* column = bareLayout<QVBoxLayout>(look, 8);
  picture_->setFixedSize(kPictureSide, kPictureSide);
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setObjectName(QStringLiteral("versionPicture"));
  picture_->setFrameShape(QFrame::StyledPanel);
  facts_->setObjectName(QStringLiteral("versionFacts"));
  facts_->setFixedWidth(kPictureSide);
  facts_->setWordWrap(true);
  facts_->setTextFormat(Qt::PlainText);
  facts_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column->addWidget(picture_);
  column->addWidget(facts_);
  column->addStretch(1);
  return look;
}

void VersionsDialog::addButtons(QVBoxLayout& column) {
  QDialogButtonBox* const buttons = closeButtons(*this);
  for (const Offer& offer : states_.offers) {
    QPushButton* button = buttons->addButton(offer.text, QDialogButtonBox::ActionRole);
    button->setObjectName(QLatin1String(offer.name));
    button->setToolTip(offer.tip);
    button->setEnabled(offer.enabled && (!offer.needsState || !states_.texts.isEmpty()));
    connect(button, &QPushButton::clicked, this, [this, wish = offer.wish] { wishFor(wish); });
  }
  column.addWidget(buttons);
}

int VersionsDialog::chosen() const { return list_->currentRow(); }

void VersionsDialog::showChosen() {
  if (looking_) looking_->cancel();
  if (chosen() < 0) return;
  picture_->clear();
  facts_->setText(tr("Reading…"));
  looking_ = jobs_.runFor<VersionLook>(
      this, tr("Looking at a version"),
      [look = states_.look, state = chosen()](const Progress& progress) { return look(state, progress); },
      [this, state = chosen()](Result<VersionLook> look) {
        if (chosen() != state) return;
        if (look)
          show(*look);
        else if (!look.error().cancelled)
          facts_->setText(messageText(look.error().message));
      });
}

void VersionsDialog::show(const VersionLook& look) {
  picture_->setPixmap(QPixmap::fromImage(look.picture.scaled(kPictureSide - 4, kPictureSide - 4,
                                                             Qt::KeepAspectRatio, Qt::SmoothTransformation)));
  facts_->setText(look.facts);
}

void VersionsDialog::wishFor(Wish wish) {
  wish_ = wish;
  accept();
}

}  // namespace scarp
