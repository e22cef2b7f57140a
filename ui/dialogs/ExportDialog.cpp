#include "ui/dialogs/ExportDialog.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <vector>

#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

// Steps between the first and the last value of 16 bits.
constexpr double kSteps16 = 65535.0;

struct Preset {
  const char* id;
  const char* name;
  std::vector<RasterFormat> formats;  ///< That the program reads, its favourite first.
};

const std::vector<Preset>& presets() {
  using enum RasterFormat;
  static const std::vector<Preset> all = {
      {"", QT_TRANSLATE_NOOP("ExportDialog", "any program"), {GeoTiff, Exr, Png16, Raw16, AsciiGrid}},
      {"unity", QT_TRANSLATE_NOOP("ExportDialog", "Unity"), {Raw16}},
      {"unreal", QT_TRANSLATE_NOOP("ExportDialog", "Unreal Engine"), {Png16, Raw16}},
      {"terrain3d", QT_TRANSLATE_NOOP("ExportDialog", "Godot, Terrain3D"), {Exr, Raw16}},
      {"blender", QT_TRANSLATE_NOOP("ExportDialog", "Blender"), {Exr, Png16}}};
  return all;
}

const RasterFormatInfo& infoOf(RasterFormat format) {
  return *std::ranges::find(rasterFormats(), format, &RasterFormatInfo::format);
}

}  // namespace

std::optional<RasterFormat> formatOfPath(const QString& path) {
  const std::string suffix = QFileInfo(path).suffix().toLower().toStdString();
  for (const RasterFormatInfo& info : rasterFormats())
    if (suffix == info.extension) return info.format;
  return std::nullopt;
}

ExportDialog::ExportDialog(About about, QWidget* parent)
    : FormDialog(tr("Export Terrain"), tr("Export"), parent),
      about_(std::move(about)),
      path_(pathRow(tr("File"))),
      preset_(new QComboBox),
      format_(new QComboBox),
      rangeMin_(optionalNumberEdit(tr("Lowest"), fixedText(about_.lowest, 2), tr("The height of the first step, metres"))),
      rangeMax_(optionalNumberEdit(tr("Highest"), fixedText(about_.highest, 2), tr("The height of the last step, metres"))),
      rangeRow_(new QWidget),
      note_(new QLabel) {
  addFields();
  for (const Preset& preset : presets()) preset_->addItem(tr(preset.name), QLatin1String(preset.id));
  if (about_.last) {
    const ExportOptions& options = about_.last->options;
    preset_->setCurrentIndex(std::max(0, preset_->findData(QString::fromStdString(options.preset))));
    path_.edit->setText(about_.last->path);
    if (options.rangeMin) rangeMin_->setText(numberText(*options.rangeMin));
    if (options.rangeMax) rangeMax_->setText(numberText(*options.rangeMax));
  } else {
    path_.edit->setText(about_.suggestion);
  }
  offerFormats();
  if (about_.last && about_.last->options.format)
    format_->setCurrentIndex(std::max(0, format_->findData(static_cast<int>(*about_.last->options.format))));
  else followPath();
  path_.edit->selectAll();
  path_.edit->setFocus();
  connect(path_.browse, &QPushButton::clicked, this, &ExportDialog::browse);
  connect(path_.edit, &QLineEdit::textChanged, this, &ExportDialog::followPath);
  connect(preset_, &QComboBox::currentIndexChanged, this, &ExportDialog::offerFormats);
  connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::followFormat);
  connect(rangeMin_, &QLineEdit::textChanged, this, &ExportDialog::refresh);
  connect(rangeMax_, &QLineEdit::textChanged, this, &ExportDialog::refresh);
  refresh();
}

void ExportDialog::addFields() {
  form().addRow(tr("File"), path_.row);
  preset_->setObjectName(QStringLiteral("preset"));
  preset_->setAccessibleName(tr("For which program"));
  preset_->setToolTip(tr("Follows the conventions of that program: orientation, range, file layout"));
  format_->setObjectName(QStringLiteral("format"));
  format_->setAccessibleName(tr("Format"));
  form().addRow(tr("For"), preset_);
  form().addRow(tr("Format"), format_);
  rangeMin_->setObjectName(QStringLiteral("rangeMin"));
  rangeMax_->setObjectName(QStringLiteral("rangeMax"));
  auto* row = new QHBoxLayout(rangeRow_);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(rangeMin_, 1);
  row->addWidget(new QLabel(tr("to")));
  row->addWidget(rangeMax_, 1);
  form().addRow(tr("Range (m)"), rangeRow_);
  note_->setProperty("role", QStringLiteral("quiet"));
  note_->setWordWrap(true);
  note_->setMinimumHeight(note_->fontMetrics().lineSpacing() * 4);
  note_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  form().addRow(QString(), note_);
}

const RasterFormatInfo& ExportDialog::format() const {
  return infoOf(static_cast<RasterFormat>(format_->currentData().toInt()));
}

QString ExportDialog::preset() const { return preset_->currentData().toString(); }

void ExportDialog::browse() {
  QStringList filters;
  for (int i = 0; i < format_->count(); ++i) {
    const RasterFormatInfo& info = infoOf(static_cast<RasterFormat>(format_->itemData(i).toInt()));
    filters += QStringLiteral("%1 (*.%2)").arg(QLatin1String(info.name), QLatin1String(info.extension));
  }
  QString chosen = filters.value(format_->currentIndex());
  // Replacing a file is announced in the dialog itself.
  const QString path = QFileDialog::getSaveFileName(this, tr("Export"), path_.edit->text(), filters.join(QStringLiteral(";;")),
                                                    &chosen, QFileDialog::DontConfirmOverwrite);
  if (path.isEmpty()) return;
  path_.edit->setText(path);
  if (QFileInfo(path).suffix().isEmpty()) {
    format_->setCurrentIndex(static_cast<int>(std::max<qsizetype>(0, filters.indexOf(chosen))));
    followFormat();
  }
}

void ExportDialog::offerFormats() {
  const QSignalBlocker quiet(format_);
  format_->clear();
  for (const RasterFormat format : presets()[static_cast<std::size_t>(preset_->currentIndex())].formats)
    format_->addItem(QLatin1String(infoOf(format).name), static_cast<int>(format));
  // Keep what the path says where the program reads it, else give the path the program's own ending.
  const auto named = formatOfPath(path_.edit->text());
  const int kept = named ? format_->findData(static_cast<int>(*named)) : -1;
  format_->setCurrentIndex(std::max(0, kept));
  if (kept < 0) followFormat();
  else refresh();
}

void ExportDialog::followPath() {
  if (const auto named = formatOfPath(path_.edit->text())) {
    if (format_->findData(static_cast<int>(*named)) < 0) preset_->setCurrentIndex(0);
    const QSignalBlocker quiet(format_);
    format_->setCurrentIndex(format_->findData(static_cast<int>(*named)));
  }
  refresh();
}

void ExportDialog::followFormat() {
  const QString path = path_.edit->text();
  const QFileInfo info(path);
  if (!path.isEmpty() && formatOfPath(path) != format().format) {
    const bool known = formatOfPath(path).has_value();
    const QString stem = known ? path.chopped(info.suffix().size() + 1) : path;
    const QSignalBlocker quiet(path_.edit);
    path_.edit->setText(QStringLiteral("%1.%2").arg(stem, QLatin1String(format().extension)));
  }
  refresh();
}

void ExportDialog::refresh() {
  form().setRowVisible(rangeRow_, format().quantised);
  QStringList notes;
  if (format().quantised) {
    const double low = numberFromText(rangeMin_->text()).value_or(about_.lowest);
    const double high = numberFromText(rangeMax_->text()).value_or(about_.highest);
    notes += tr("16 bits: one step is %1 m. A small JSON file beside it says how to get metres back.")
                 .arg(numberText((high - low) / kSteps16));
    if (low > about_.lowest || high < about_.highest) notes += tr("Heights outside the range are cut off.");
  } else {
    notes += tr("32-bit floating point: every height is kept exactly.");
  }
  if (about_.objects > 0) notes += tr("Placed objects are not part of a heightmap and stay behind.");
  const QFileInfo file(path_.edit->text().trimmed());
  const bool replaces = file.isFile();
  if (replaces) notes += tr("%1 is there already and will be replaced.").arg(file.fileName());
  acceptButton().setText(replaces ? tr("Replace") : tr("Export"));
  note_->setText(notes.join(QLatin1Char('\n')));
}

std::optional<QString> ExportDialog::takeValues() {
  const QString path = path_.edit->text().trimmed();
  if (path.isEmpty()) return tr("Export to which file? Type a path or browse for one");
  const QFileInfo file(path);
  if (file.isDir()) return tr("%1 is a folder").arg(path);
  if (!file.absoluteDir().exists()) return tr("%1: there is no such folder").arg(file.absolutePath());
  target_ = {file.absoluteFilePath(), {}};
  target_.options.format = format().format;
  target_.options.preset = preset().toStdString();
  if (format().quantised) {
    QString problem;
    if (!readOptional(*rangeMin_, target_.options.rangeMin, problem) ||
        !readOptional(*rangeMax_, target_.options.rangeMax, problem))
      return problem;
    if (target_.options.rangeMin.value_or(about_.lowest) > target_.options.rangeMax.value_or(about_.highest))
      return tr("The range's lowest height is above its highest");
  }
  return std::nullopt;
}

}  // namespace scarp
