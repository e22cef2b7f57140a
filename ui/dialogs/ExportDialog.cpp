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

#include "core/io/EnginePreset.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

// Steps between the first and the last value of 16 bits.
constexpr double kSteps16 = 65535.0;

// Of the entry in rasterFormats() that a path's ending stands for.
std::optional<int> entryOfPath(const QString& path) {
  const std::string suffix = QFileInfo(path).suffix().toLower().toStdString();
  for (std::size_t i = 0; i < rasterFormats().size(); ++i)
    if (suffix == rasterFormats()[i].extension) return static_cast<int>(i);
  return std::nullopt;
}

}  // namespace

ExportDialog::ExportDialog(About about, QWidget* parent)
    : FormDialog(tr("Export Terrain"), tr("Export"), parent),
      about_(std::move(about)),
      path_(pathRow(tr("File"))),
      preset_(new QComboBox),
      format_(new QComboBox),
      rangeMin_(optionalNumberEdit(tr("Lowest"), fixedText(about_.lowest, 2),
                                   tr("The height of the first step, metres"))),
      rangeMax_(optionalNumberEdit(tr("Highest"), fixedText(about_.highest, 2),
                                   tr("The height of the last step, metres"))),
      rangeRow_(new QWidget),
      note_(new QLabel) {
  addFields();
  preset_->addItem(tr("any program"), QString());
  for (const EnginePreset& preset : enginePresets())
    preset_->addItem(QLatin1String(preset.title), QLatin1String(preset.name));
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
  followPath();
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
  addRow(tr("File"), path_.row);
  preset_->setObjectName(QStringLiteral("preset"));
  preset_->setAccessibleName(tr("For which program"));
  preset_->setToolTip(tr("Follows the conventions of that program: orientation, range, file layout"));
  format_->setObjectName(QStringLiteral("format"));
  format_->setAccessibleName(tr("Format"));
  addRow(tr("For"), preset_);
  addRow(tr("Format"), format_);
  rangeMin_->setObjectName(QStringLiteral("rangeMin"));
  rangeMax_->setObjectName(QStringLiteral("rangeMax"));
  auto* row = new QHBoxLayout(rangeRow_);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(rangeMin_, 1);
  row->addWidget(new QLabel(tr("to")));
  row->addWidget(rangeMax_, 1);
  addRow(tr("Range (m)"), rangeRow_);
  note_->setProperty("role", QStringLiteral("quiet"));
  note_->setWordWrap(true);
  note_->setMinimumHeight(note_->fontMetrics().lineSpacing() * 4);
  note_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  form().addRow(QString(), note_);
}

const RasterFormatInfo& ExportDialog::format() const {
  return rasterFormats()[static_cast<std::size_t>(format_->currentData().toInt())];
}

const EnginePreset* ExportDialog::preset() const {
  const int index = preset_->currentIndex() - 1;  // the first is no program in particular
  return index < 0 ? nullptr : &enginePresets()[static_cast<std::size_t>(index)];
}

void ExportDialog::browse() {
  QStringList filters;
  for (int i = 0; i < format_->count(); ++i) {
    const RasterFormatInfo& info = rasterFormats()[static_cast<std::size_t>(format_->itemData(i).toInt())];
    filters += QStringLiteral("%1 (*.%2)").arg(QLatin1String(info.name), QLatin1String(info.extension));
  }
  QString chosen = filters.value(format_->currentIndex());
  // Replacing a file is announced in the dialog itself.
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Export"), path_.edit->text(), filters.join(QStringLiteral(";;")),
                                   &chosen, QFileDialog::DontConfirmOverwrite);
  if (path.isEmpty()) return;
  path_.edit->setText(path);
  if (QFileInfo(path).suffix().isEmpty()) {
    format_->setCurrentIndex(static_cast<int>(std::max<qsizetype>(0, filters.indexOf(chosen))));
    followFormat();
  }
}

void ExportDialog::offerFormats() {
  const EnginePreset* program = preset();
  {
    const QSignalBlocker quiet(format_);
    format_->clear();
    for (std::size_t i = 0; i < rasterFormats().size(); ++i)
      if (!program ||
          std::ranges::find(program->formats, rasterFormats()[i].format) != program->formats.end())
        format_->addItem(QLatin1String(rasterFormats()[i].name), static_cast<int>(i));
    // Keep what the path says where the program reads it, else take the program's own.
    const auto own = entryOfPath(QStringLiteral("x.") + QLatin1String(program ? program->extension : "tif"));
    const auto named = entryOfPath(path_.edit->text());
    int index = named ? format_->findData(*named) : -1;
    if (index < 0) index = own ? format_->findData(*own) : 0;
    format_->setCurrentIndex(index);
  }
  followFormat();
}

void ExportDialog::followPath() {
  if (const auto named = entryOfPath(path_.edit->text())) {
    if (format_->findData(*named) < 0) preset_->setCurrentIndex(0);
    const QSignalBlocker quiet(format_);
    format_->setCurrentIndex(format_->findData(*named));
  }
  refresh();
}

void ExportDialog::followFormat() {
  const QString path = path_.edit->text();
  const auto named = entryOfPath(path);
  if (!path.isEmpty() && named != format_->currentData().toInt()) {
    const QString stem = named ? path.chopped(QFileInfo(path).suffix().size() + 1) : path;
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
                 .arg(numberText((high - low) / kSteps16, 3));
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
  complain(presetProblem());
}

QString ExportDialog::presetProblem() const {
  if (!preset()) return {};
  const Result<void> fits = checkPreset(*preset(), format().format, about_.frame);
  return fits ? QString() : QString::fromStdString(fits.error().message);
}

std::optional<QString> ExportDialog::takeValues() {
  const QString path = path_.edit->text().trimmed();
  if (path.isEmpty()) return tr("Export to which file? Type a path or browse for one");
  const QFileInfo file(path);
  if (file.isDir()) return tr("%1 is a folder").arg(path);
  if (!file.absoluteDir().exists()) return tr("%1: there is no such folder").arg(file.absolutePath());
  if (const QString problem = presetProblem(); !problem.isEmpty()) return problem;
  target_ = {file.absoluteFilePath(), {}};
  target_.options.format = format().format;
  if (preset()) target_.options.preset = preset()->name;
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
