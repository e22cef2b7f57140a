#include "ui/import/RawFields.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPixmap>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "core/io/RawGuess.h"
#include "core/io/RawLayout.h"
#include "core/operation/Reshape.h"
#include "core/terrain/HeightPyramid.h"
#include "ui/render/OverviewPicture.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

namespace {

constexpr int kPictureSide = 96;  ///< Pixels, of a picture.

/// Heights a third as high as the picture is wide, from the middle nine tenths of the values.
QPixmap layoutPicture(const LayoutLook& look, qreal ratio) {
  std::vector<float> ground;
  std::copy_if(look.values.begin(), look.values.end(), std::back_inserter(ground),
               [](float v) { return std::isfinite(v); });
  HeightRaster heights(look.columns, look.rows, 0.0F);
  const GridFrame frame{look.columns, look.rows, 1.0, 1.0};
  if (ground.size() > 20) {
    std::ranges::sort(ground);
    const float low = ground[ground.size() / 20], high = ground[ground.size() - 1 - ground.size() / 20];
    const float scale = high > low ? static_cast<float>(look.columns) / 6.0F / (high - low) : 0.0F;
    std::vector<float> values = look.values;
    for (float& v : values)
      v = std::isfinite(v) ? (std::clamp(v, 2.0F * low - high, 2.0F * high - low) - low) * scale : v;
    heights.write(frame.samples(), values);
  }
  const OverviewPicture picture(heights, frame, HeightPyramid(heights).range());
  QPixmap pixmap =
      QPixmap::fromImage(picture.image())
          .scaled(QSize(kPictureSide, kPictureSide) * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  pixmap.setDevicePixelRatio(ratio);
  return pixmap;
}

QString layoutTitle(const RawLayout& layout) {
  QString text = QStringLiteral("%1 × %2").arg(layout.columns).arg(layout.rows);
  text += QLatin1Char('\n') + QString::fromUtf8(sampleName(layout.sample));
  if (layout.bigEndian) text += LayoutChoices::tr(", swapped");
  return text;
}

}  // namespace

LayoutChoices::LayoutChoices(QWidget* parent)
    : QWidget(parent), row_(new QHBoxLayout(this)), group_(new QButtonGroup(this)) {
  setObjectName(QStringLiteral("layouts"));
  row_->setContentsMargins(0, 0, 0, 0);
  row_->setSpacing(6);
  hide();
}

void LayoutChoices::showLooks(const std::vector<LayoutLook>& looks) {
  looks_ = looks;
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
  delete row_->takeAt(0);
  for (std::size_t i = 0; i < looks_.size(); ++i) {
    const LayoutLook& look = looks_[i];
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("layout%1").arg(i));
    button->setCheckable(true);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize({kPictureSide, kPictureSide});
    button->setIcon(layoutPicture(look, devicePixelRatioF()));
    button->setText(layoutTitle(look.candidate.layout));
    button->setAccessibleName(QString::fromStdString(formatRawLayout(look.candidate.layout)));
    button->setToolTip(tr("%1: %2").arg(QString::fromStdString(formatRawLayout(look.candidate.layout)),
                                        messageText(look.candidate.reason)));
    connect(button, &QToolButton::clicked, this,
            [this, layout = look.candidate.layout] { Q_EMIT chosen(layout); });
    group_->addButton(button);
    row_->addWidget(button);
  }
  row_->addStretch(1);
  setVisible(looks_.size() > 1);
}

void LayoutChoices::choose(const std::optional<RawLayout>& layout) {
  group_->setExclusive(false);
  const QList<QAbstractButton*> buttons = group_->buttons();
  for (std::size_t i = 0; i < looks_.size(); ++i)
    buttons[static_cast<qsizetype>(i)]->setChecked(layout == looks_[i].candidate.layout);
  group_->setExclusive(true);
}

namespace {

constexpr double kMostHeader = 1e15;  ///< Bytes: what a double and a file can have.

NumberEdit* countEdit(const char* objectName, const QString& name, NumberRange range) {
  range.whole = true;
  auto* edit = new NumberEdit(name, QString(), range);
  edit->setObjectName(QLatin1String(objectName));
  return edit;
}

double bytesTaken(const RawLayout& layout) {
  return static_cast<double>(layout.headerBytes) + static_cast<double>(layout.tailBytes) +
         double(layout.columns) * layout.rows * layout.channels *
             static_cast<double>(sampleBytes(layout.sample));
}

QString bytes(double count) { return countText(static_cast<long long>(count)); }

}  // namespace

RawFields::RawFields(QWidget* parent)
    : QGroupBox(tr("RAW file"), parent),
      columns_(countEdit("columns", tr("Columns"), {2, kMostSamples})),
      rows_(countEdit("rows", tr("Rows"), {2, kMostSamples})),
      header_(countEdit("header", tr("Header bytes"), {0, kMostHeader})),
      tail_(countEdit("tail", tr("Trailing bytes"), {0, kMostHeader})),
      channels_(countEdit("channels", tr("Channels"), {1, kMaxRawChannels})),
      sample_(new QComboBox),
      order_(new QComboBox),
      interleave_(new QComboBox),
      fits_(new QLabel) {
  setObjectName(QStringLiteral("raw"));
  setCheckable(true);
  setToolTip(
      tr("A file that holds nothing but samples (.raw, .r16, .bin …), so that their layout must be told"));
  sample_->addItem(tr("8 bits, unsigned"), static_cast<int>(RawLayout::Sample::U8));
  sample_->addItem(tr("8 bits, signed"), static_cast<int>(RawLayout::Sample::I8));
  sample_->addItem(tr("16 bits, unsigned"), static_cast<int>(RawLayout::Sample::U16));
  sample_->addItem(tr("16 bits, signed"), static_cast<int>(RawLayout::Sample::I16));
  sample_->addItem(tr("32 bits, unsigned"), static_cast<int>(RawLayout::Sample::U32));
  sample_->addItem(tr("32 bits, signed"), static_cast<int>(RawLayout::Sample::I32));
  sample_->addItem(tr("16 bits, floating point"), static_cast<int>(RawLayout::Sample::F16));
  sample_->addItem(tr("32 bits, floating point"), static_cast<int>(RawLayout::Sample::F32));
  sample_->addItem(tr("64 bits, floating point"), static_cast<int>(RawLayout::Sample::F64));
  sample_->setObjectName(QStringLiteral("sampleType"));
  sample_->setAccessibleName(tr("Sample type"));
  sample_->setWhatsThis(tr("How one height is stored in the file"));
  order_->addItem(tr("little-endian (PC)"));
  order_->addItem(tr("big-endian (Mac)"));
  order_->setObjectName(QStringLiteral("byteOrder"));
  order_->setAccessibleName(tr("Byte order"));
  order_->setWhatsThis(tr("Which byte of a height comes first"));
  interleave_->addItem(tr("by pixel (RGBRGB…)"));
  interleave_->addItem(tr("by row"));
  interleave_->addItem(tr("one after another"));
  interleave_->setObjectName(QStringLiteral("interleave"));
  interleave_->setAccessibleName(tr("Order of channels"));
  interleave_->setWhatsThis(tr("How the samples of several channels are ordered in the file"));
  channels_->setWhatsThis(tr("Samples at each position of the grid, for example 3 in an RGB image"));
  tail_->setWhatsThis(tr("Bytes after the samples, which are not read"));
  columns_->setWhatsThis(tr("Samples in a row of the file"));
  rows_->setWhatsThis(tr("Rows of the file"));
  fits_->setObjectName(QStringLiteral("fits"));
  fits_->setWordWrap(true);
  auto* size = new QWidget;
  auto* row = new QHBoxLayout(size);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(columns_, 1);
  row->addWidget(new QLabel(QStringLiteral("×")));
  row->addWidget(rows_, 1);
  auto* form = new QFormLayout(this);
  form->setLabelAlignment(Qt::AlignRight | Qt::AlignVCenter);
  form->setHorizontalSpacing(14);
  form->setVerticalSpacing(6);
  addFormRow(*form, tr("Columns × rows"), size);
  addFormRow(*form, tr("Samples"), sample_);
  addFormRow(*form, tr("Byte order"), order_);
  addFormRow(*form, tr("Channels"), channels_);
  addFormRow(*form, tr("Order of channels"), interleave_);
  addFormRow(*form, tr("Header bytes"), header_);
  addFormRow(*form, tr("Trailing bytes"), tail_);
  form->addRow(fits_);
  showLayout(std::nullopt);
  const auto edit = [this] {
    refresh();
    Q_EMIT edited();
  };
  for (NumberEdit* number : {columns_, rows_, header_, tail_, channels_})
    connect(number, &NumberEdit::edited, this, edit);
  for (QComboBox* box : {sample_, order_, interleave_}) connect(box, &QComboBox::activated, this, edit);
  connect(this, &QGroupBox::clicked, this, [this, edit](bool raw) {
    if (raw) showLayout(likelyLayout(path_.toStdString()).value_or(RawLayout{1025, 1025}));
    edit();
  });
}

void RawFields::setFile(const QString& path) {
  path_ = path;
  refresh();
}

void RawFields::showLayout(const std::optional<RawLayout>& layout) {
  setChecked(layout.has_value());
  const RawLayout shown = layout.value_or(RawLayout{1025, 1025});
  if (layout || columns_->text().isEmpty()) {
    columns_->setValue(shown.columns);
    rows_->setValue(shown.rows);
    header_->setValue(static_cast<double>(shown.headerBytes), 16);
    sample_->setCurrentIndex(sample_->findData(static_cast<int>(shown.sample)));
    order_->setCurrentIndex(shown.bigEndian ? 1 : 0);
    tail_->setValue(static_cast<double>(shown.tailBytes), 16);
    channels_->setValue(shown.channels);
    interleave_->setCurrentIndex(static_cast<int>(shown.interleave));
  }
  refresh();
}

RawLayout RawFields::shown() const {
  RawLayout layout;
  layout.columns = columns_->wholeValue();
  layout.rows = rows_->wholeValue();
  layout.sample = static_cast<RawLayout::Sample>(sample_->currentData().toInt());
  layout.bigEndian = order_->currentIndex() == 1;
  layout.headerBytes = static_cast<std::size_t>(header_->value().value());
  layout.tailBytes = static_cast<std::size_t>(tail_->value().value());
  layout.channels = channels_->wholeValue();
  if (layout.channels > 1)
    layout.interleave = static_cast<RawLayout::Interleave>(interleave_->currentIndex());
  return layout;
}

std::optional<RawLayout> RawFields::rawLayout() const {
  return isChecked() && problem().isEmpty() ? std::optional(shown()) : std::nullopt;
}

QString RawFields::problem() const {
  if (!isChecked()) return {};
  for (const NumberEdit* edit : {columns_, rows_, header_, tail_, channels_})
    if (const QString problem = edit->problem(); !problem.isEmpty()) return problem;
  const QFileInfo file(path_);
  if (file.isFile() && bytesTaken(shown()) > static_cast<double>(file.size()))
    return tr("The file is too small for this layout of its samples");
  return {};
}

void RawFields::refresh() {
  QString text;
  bool few = false;
  const bool numbers =
      columns_->value() && rows_->value() && header_->value() && tail_->value() && channels_->value();
  interleave_->setEnabled(channels_->value().value_or(1.0) > 1.0);
  if (numbers) {
    const QFileInfo file(path_);
    const double taken = bytesTaken(shown()), left = static_cast<double>(file.size()) - taken;
    const bool known = isChecked() && file.isFile();
    text = tr("This layout takes %1 bytes", nullptr, pluralCount(static_cast<long long>(taken)))
               .arg(bytes(taken));
    if (known) text += tr("; the file has %1").arg(bytes(static_cast<double>(file.size())));
    if (known && left == 0) text += tr(": it fits");
    if (known && left < 0) text += tr(": too few");
    if (known && left > 0) text += tr(": %1 at its end stay unread").arg(bytes(left));
    few = known && left < 0;
  }
  fits_->setText(text);
  fits_->setProperty("role", few ? QStringLiteral("alert") : QStringLiteral("quiet"));
  fits_->style()->polish(fits_);
}

}  // namespace scarp
