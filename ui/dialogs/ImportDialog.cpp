#include "ui/dialogs/ImportDialog.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>
#include <cmath>
#include <limits>
#include <utility>

#include "core/io/RawLayout.h"
#include "core/io/Sidecar.h"

namespace scarp {
namespace {

constexpr int kLargestSide = 1 << 17;

QSpinBox* countBox(int low, int high, int value, const QString& name) {
  auto* box = new QSpinBox;
  box->setRange(low, high);
  box->setValue(value);
  box->setAccessibleName(name);
  box->setButtonSymbols(QAbstractSpinBox::NoButtons);
  return box;
}

// What the file's description beside it says, else the square that the file's size fits.
std::optional<RawLayout> likelyLayout(const QString& path) {
  using Sample = RawLayout::Sample;
  const QFileInfo file(path);
  if (!file.isFile()) return std::nullopt;
  if (const auto sidecar = readSidecar(path.toStdString()); sidecar && *sidecar && (*sidecar)->raw)
    return (*sidecar)->raw;
  const bool bytes = file.suffix().compare(QLatin1String("r8"), Qt::CaseInsensitive) == 0;
  for (const Sample sample : {bytes ? Sample::U8 : Sample::U16, Sample::F32, Sample::U8}) {
    const double side =
        std::sqrt(static_cast<double>(file.size()) / static_cast<double>(sampleBytes(sample)));
    if (side == std::floor(side) && side >= 2.0 && side <= kLargestSide)
      return RawLayout{static_cast<int>(side), static_cast<int>(side), sample, false, 0};
  }
  return std::nullopt;
}

qint64 bytesTaken(const RawLayout& layout) {
  return static_cast<qint64>(layout.headerBytes) +
         qint64(layout.columns) * layout.rows * static_cast<qint64>(sampleBytes(layout.sample));
}

}  // namespace

ImportDialog::ImportDialog(const QString& path, QWidget* parent)
    : FormDialog(tr("Import Elevation Data"), tr("Import"), parent),
      path_(pathRow(tr("File"))),
      unit_(new QComboBox),
      nodata_(optionalNumberEdit(tr("Hole value"), tr("as the file says"),
                                 tr("The stored value that stands for a hole; nan where there is none"))),
      cellSize_(optionalNumberEdit(tr("Cell size"), tr("as the file says"),
                                   tr("Metres between two samples, both ways"))),
      scale_(optionalNumberEdit(tr("Scale"), tr("as the file says"),
                                tr("Height = stored value · scale + offset"))),
      offset_(optionalNumberEdit(tr("Offset"), tr("as the file says"),
                                 tr("Height = stored value · scale + offset"))) {
  path_.edit->setText(path);
  addRow(tr("File"), path_.row);
  unit_->setObjectName(QStringLiteral("unit"));
  unit_->setAccessibleName(tr("Heights are in"));
  unit_->setToolTip(
      tr("Overrules what the file says: the unit in a file is wrong more often than one would think"));
  const std::pair<QString, const char*> units[] = {
      {tr("as the file says"), ""},    {tr("metres"), "m"},       {tr("feet"), "ft"},
      {tr("US survey feet"), "us-ft"}, {tr("kilometres"), "km"},  {tr("decimetres"), "dm"},
      {tr("centimetres"), "cm"},       {tr("millimetres"), "mm"}, {tr("fathoms"), "fathom"}};
  for (const auto& [name, id] : units) unit_->addItem(name, QLatin1String(id));
  addRow(tr("Heights are in"), unit_);
  nodata_->setObjectName(QStringLiteral("nodata"));
  cellSize_->setObjectName(QStringLiteral("cellSize"));
  addRow(tr("Hole value"), nodata_);
  addRow(tr("Cell size (m)"), cellSize_);
  addRow(tr("Scale"), scale_);
  addRow(tr("Offset"), offset_);
  addRaw();
  connect(path_.browse, &QPushButton::clicked, this, &ImportDialog::browse);
  connect(path_.edit, &QLineEdit::textChanged, this, &ImportDialog::followPath);
  connect(raw_, &QGroupBox::toggled, this, &ImportDialog::guessRaw);
  raw_->setChecked(false);
  followPath();
  path_.edit->setFocus();
}

void ImportDialog::addRaw() {
  raw_ = new QGroupBox(tr("Headerless samples (.raw, .r16, .bin …)"));
  raw_->setObjectName(QStringLiteral("raw"));
  raw_->setCheckable(true);
  raw_->setToolTip(tr("For files that hold nothing but samples, so that their layout must be told"));
  auto* rows = new QFormLayout(raw_);
  rows->setLabelAlignment(Qt::AlignRight | Qt::AlignVCenter);
  rows->setHorizontalSpacing(14);
  columns_ = countBox(2, kLargestSide, 1025, tr("Columns"));
  rows_ = countBox(2, kLargestSide, 1025, tr("Rows"));
  columns_->setObjectName(QStringLiteral("columns"));
  rows_->setObjectName(QStringLiteral("rows"));
  header_ = countBox(0, std::numeric_limits<int>::max(), 0, tr("Bytes to skip at the start"));
  auto* size = new QWidget;
  auto* row = new QHBoxLayout(size);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(columns_, 1);
  row->addWidget(new QLabel(QStringLiteral("×")));
  row->addWidget(rows_, 1);
  sample_ = new QComboBox;
  sample_->addItem(tr("8 bits, unsigned"), static_cast<int>(RawLayout::Sample::U8));
  sample_->addItem(tr("16 bits, unsigned"), static_cast<int>(RawLayout::Sample::U16));
  sample_->addItem(tr("16 bits, signed"), static_cast<int>(RawLayout::Sample::I16));
  sample_->addItem(tr("32 bits, floating point"), static_cast<int>(RawLayout::Sample::F32));
  sample_->setCurrentIndex(1);
  sample_->setAccessibleName(tr("Sample type"));
  order_ = new QComboBox;
  order_->addItem(tr("little-endian (PC)"));
  order_->addItem(tr("big-endian (Mac)"));
  order_->setAccessibleName(tr("Byte order"));
  fits_ = new QLabel;
  fits_->setObjectName(QStringLiteral("fits"));
  fits_->setWordWrap(true);
  addFormRow(*rows, tr("Columns × rows"), size);
  addFormRow(*rows, tr("Samples"), sample_);
  addFormRow(*rows, tr("Byte order"), order_);
  addFormRow(*rows, tr("Header bytes"), header_);
  rows->addRow(QString(), fits_);
  column().addWidget(raw_);
  for (QSpinBox* box : {columns_, rows_, header_})
    connect(box, &QSpinBox::valueChanged, this, &ImportDialog::refreshRaw);
  for (QComboBox* box : {sample_, order_})
    connect(box, &QComboBox::currentIndexChanged, this, &ImportDialog::refreshRaw);
}

void ImportDialog::browse() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Import"), path_.edit->text(), importFilters());
  if (!path.isEmpty()) path_.edit->setText(path);
}

// The ending tells once; after that it is the person who says whether the file is raw.
void ImportDialog::followPath() {
  const bool looks = looksRaw(path().toStdString());
  if (looks != std::exchange(looksRaw_, looks)) raw_->setChecked(looks);
  guessRaw();
}

void ImportDialog::guessRaw() {
  if (const auto layout = raw_->isChecked() ? likelyLayout(path()) : std::nullopt) {
    columns_->setValue(layout->columns);
    rows_->setValue(layout->rows);
    sample_->setCurrentIndex(sample_->findData(static_cast<int>(layout->sample)));
    order_->setCurrentIndex(layout->bigEndian ? 1 : 0);
    header_->setValue(static_cast<int>(layout->headerBytes));
  }
  refreshRaw();
}

RawLayout ImportDialog::rawLayout() const {
  RawLayout layout;
  layout.columns = columns_->value();
  layout.rows = rows_->value();
  layout.sample = static_cast<RawLayout::Sample>(sample_->currentData().toInt());
  layout.bigEndian = order_->currentIndex() == 1;
  layout.headerBytes = static_cast<std::size_t>(header_->value());
  return layout;
}

void ImportDialog::refreshRaw() {
  const QFileInfo file(path());
  const qint64 taken = bytesTaken(rawLayout()), left = file.size() - taken;
  const bool known = raw_->isChecked() && file.isFile();
  QString text = tr("This layout takes %1 bytes").arg(QLocale().toString(taken));
  if (known) text += tr("; the file has %1").arg(QLocale().toString(file.size()));
  if (known && left == 0) text += tr(": it fits");
  if (known && left < 0) text += tr(": too few");
  if (known && left > 0) text += tr(": %1 at its end stay unread").arg(QLocale().toString(left));
  fits_->setText(text);
  fits_->setProperty("role", known && left < 0 ? QStringLiteral("alert") : QStringLiteral("quiet"));
  fits_->style()->polish(fits_);
  complain({});  // of a layout that is no longer this one
}

QString ImportDialog::path() const { return path_.edit->text().trimmed(); }

std::optional<QString> ImportDialog::takeValues() {
  if (path().isEmpty()) return tr("Which file? Type its path or browse for it");
  if (!QFileInfo(path()).isFile()) return tr("%1: there is no such file").arg(path());
  options_ = {};
  QString problem;
  if (!readOptional(*nodata_, options_.nodata, problem, true) ||
      !readOptional(*cellSize_, options_.cellSize, problem) ||
      !readOptional(*scale_, options_.scale, problem) || !readOptional(*offset_, options_.offset, problem))
    return problem;
  if (options_.cellSize && !(*options_.cellSize > 0.0)) return tr("Cell size must be more than 0 m");
  if (options_.scale && *options_.scale == 0.0) return tr("Scale 0 would make everything flat");
  if (const QString unit = unit_->currentData().toString(); !unit.isEmpty())
    options_.verticalUnit = unit.toStdString();
  if (raw_->isChecked()) {
    options_.raw = rawLayout();
    if (bytesTaken(*options_.raw) > QFileInfo(path()).size())
      return tr("The file is too small for this layout of its samples");
  }
  return std::nullopt;
}

QString importFilters() {
  return ImportDialog::tr(
      "Elevation data (*.tif *.tiff *.hgt *.dem *.dt0 *.dt1 *.dt2 *.asc *.nc *.img *.bil *.flt *.exr *.png "
      "*.raw *.r16 "
      "*.r32 *.bt *.ter *.vrt *.xyz *.grd);;All files (*)");
}

}  // namespace scarp
