#include "ui/export/ExportDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardPaths>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/io/EnginePreset.h"
#include "core/io/RasterExport.h"
#include "core/mask/MaskTiles.h"
#include "core/operation/Reshape.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/EngineBoxes.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

ExportDialog::ExportDialog(ExportStart start, const QString& title, const char* name,
                           std::vector<Format> formats)
    : FormDialog(title, tr("Export"), start.window),
      start_(std::move(start)),
      formats_(std::move(formats)),
      path_(pathRow(tr("File"))),
      keepAs_(new QLineEdit),
      note_(new QLabel),
      bar_(thinProgressBar()) {
  const Box box = terrain().box();
  lowest_ = box.min.z();
  highest_ = box.max.z();
  setObjectName(QLatin1String(name));
  setLeastWidth(560);
  keepAs_->setObjectName(QStringLiteral("keepAs"));
  keepAs_->setAccessibleName(tr("Keep with the project as"));
  keepAs_->setPlaceholderText(tr("Name (used by Export Again)"));
  keepAs_->setToolTip(
      tr("These choices stay with the project under this name; File → Export Again does all "
         "that are kept"));
}

ExportDialog::~ExportDialog() {
  if (job_) job_->cancel();
}

QString ExportDialog::presetFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/exports");
}

void ExportDialog::addPath() {
  addRow(tr("File"), path_.row);
  connect(path_.browse, &QPushButton::clicked, this, &ExportDialog::browse);
}

void ExportDialog::addFormats() {
  format_ = new QComboBox;
  format_->setObjectName(QStringLiteral("format"));
  format_->setAccessibleName(tr("Format"));
  format_->setWhatsThis(tr("The format of the file"));
  for (std::size_t i = 0; i < formats_.size(); ++i)
    format_->addItem(coreText(formats_[i].name), static_cast<int>(i));
  addRow(tr("Format"), format_);
  connect(format_, &QComboBox::currentIndexChanged, this, [this] {
    if (!ready_) return;
    formatNamed(format());
    followFormat();
  });
}

QComboBox* ExportDialog::addChoice(const char* name, const QString& label, const QString& accessibleName,
                                   const QString& tip, const QStringList& entries) {
  auto* combo = new QComboBox;
  combo->setObjectName(QLatin1String(name));
  combo->setAccessibleName(accessibleName);
  combo->setToolTip(tip);
  combo->addItems(entries);
  addRow(label, combo);
  connect(combo, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
  return combo;
}

QCheckBox* ExportDialog::addFlag(const char* name, const QString& text, const QString& tip) {
  auto* box = new QCheckBox(text);
  box->setObjectName(QLatin1String(name));
  box->setToolTip(tip);
  form().addRow(QString(), box);
  connect(box, &QCheckBox::toggled, this, &ExportDialog::refresh);
  return box;
}

QLineEdit* ExportDialog::addOptionalLength(const char* name, const QString& label, QLineEdit* edit) {
  edit->setObjectName(QLatin1String(name));
  takesLength(*edit);
  if (!label.isEmpty()) addRow(withLengthUnit(label), edit);
  connect(edit, &QLineEdit::textChanged, this, &ExportDialog::refresh);
  return edit;
}

TerrainDocument& ExportDialog::terrain() const { return start_.document.terrain(); }

void ExportDialog::addPart() {
  if (const MaskRaster* const selection = terrain().selection())
    selected_ = boundsOf(*selection).intersected(terrain().frame().samples());
  part_ = addChoice("part", tr("Part"), tr("Part"), tr("All of the terrain, or the box about the selection"),
                    {tr("The whole terrain")});
  if (selected_.width() >= 2 && selected_.height() >= 2) part_->addItem(tr("The selection's box"));
}

void ExportDialog::addRange(const QString& label) {
  rangeRow_ = new QWidget;
  auto* row = new QHBoxLayout(rangeRow_);
  row->setContentsMargins(0, 0, 0, 0);
  rangeMin_ = addOptionalLength("rangeMin", {},
                                optionalNumberEdit(tr("Lowest"), fixedText(inLengthUnit(lowest_), 2),
                                                   tr("The height of the first step")));
  rangeMax_ = addOptionalLength("rangeMax", {},
                                optionalNumberEdit(tr("Highest"), fixedText(inLengthUnit(highest_), 2),
                                                   tr("The height of the last step")));
  row->addWidget(rangeMin_, 1);
  row->addWidget(new QLabel(tr("to")));
  row->addWidget(rangeMax_, 1);
  rangeRow_->setFocusProxy(rangeMin_);
  addRow(withLengthUnit(label), rangeRow_);
}

void ExportDialog::addEngineSize() {
  size_ = new EngineSizeBox(terrain().frame());
  settings_ = new EngineSettingsBox;
  heights_ = new HeightMeasurer(terrain().snapshot(), lowest_, highest_, start_.jobs, this);
  form().addRow(QString(), size_);
  connect(size_, &EngineSizeBox::changed, this, &ExportDialog::refresh);
  connect(heights_, &HeightMeasurer::failed, size_, &EngineSizeBox::tellProblem);
  connect(heights_, &HeightMeasurer::measured, this, [this] {
    refreshNote();
    refreshEngine();
  });
}

void ExportDialog::finishForm() {
  addRow(tr("Keep as"), keepAs_);
  addNote(*note_);
  if (settings_) form().addRow(QString(), settings_);
  static_cast<QVBoxLayout*>(layout())->insertWidget(
      1, bar_);  // Under the fields, which are disabled while it runs.
  showRecipe();
  followPath();
  path_.edit->selectAll();
  path_.edit->setFocus();
  connect(path_.edit, &QLineEdit::textChanged, this, &ExportDialog::followPath);
}

void ExportDialog::showRecipe() {
  const ExportRecipe& recipe = start_.first[start_.variant];
  ready_ = false;
  path_.edit->setText(QString::fromStdString(recipe.path));
  keepAs_->setText(QString::fromStdString(recipe.name));
  show(recipe);
  ready_ = true;
}

void ExportDialog::showVariant(std::size_t variant) {
  if (!ready_ || variant == start_.variant) return;
  ExportRecipe recipe = start_.first[start_.variant];
  ExportRecipe& before = start_.first[start_.variant];
  if (!read(recipe)) before.choices = recipe.choices;
  before.path = path_.edit->text().toStdString();
  before.name = keepAs_->text().trimmed().toStdString();
  start_.variant = variant;
  showRecipe();
  refresh();
}

void ExportDialog::offerFormats(const std::vector<int>& formats, int selected) {
  const QSignalBlocker quiet(format_);
  format_->clear();
  for (const int index : formats)
    format_->addItem(coreText(formats_[static_cast<std::size_t>(index)].name), index);
  format_->setCurrentIndex(std::max(0, format_->findData(selected)));
}

int ExportDialog::format() const { return format_ ? format_->currentData().toInt() : 0; }

std::optional<int> ExportDialog::formatOf(const QString& path) const {
  const std::string suffix = QFileInfo(path).suffix().toLower().toStdString();
  const auto found =
      std::ranges::find_if(formats_, [&](const Format& one) { return one.extension == suffix; });
  return found == formats_.end() ? std::nullopt : std::optional(static_cast<int>(found - formats_.begin()));
}

QString ExportDialog::path() const { return path_.edit->text().trimmed(); }

void ExportDialog::browse() {
  if (destination() != Destination::File) {
    const QString folder = QFileDialog::getExistingDirectory(this, windowTitle(), path_.edit->text());
    if (!folder.isEmpty()) path_.edit->setText(folder);
    return;
  }
  QStringList filters;
  for (int i = 0; i < (format_ ? format_->count() : 1); ++i) {
    const Format& one = formats_[static_cast<std::size_t>(format_ ? format_->itemData(i).toInt() : i)];
    filters += fileFilter(one.name, one.extension);
  }
  int chosen = format_ ? format_->currentIndex() : 0;
  const auto asked = askSavePath(this, windowTitle(), path_.edit->text(), filters, chosen);
  if (!asked) return;
  path_.edit->setText(*asked);
  if (!format_ || !QFileInfo(*asked).suffix().isEmpty()) return;
  format_->setCurrentIndex(chosen);
  followFormat();
}

void ExportDialog::followPath() {
  if (const auto named = format_ ? formatOf(path_.edit->text()) : std::nullopt) {
    formatNamed(*named);
    const QSignalBlocker quiet(format_);
    format_->setCurrentIndex(format_->findData(*named));
  }
  refresh();
}

void ExportDialog::followFormat() {
  const QString path = path_.edit->text();
  const auto named = formatOf(path);
  if (!path.isEmpty() && named != format()) {
    const QString stem = named ? path.chopped(QFileInfo(path).suffix().size() + 1) : path;
    const QSignalBlocker quiet(path_.edit);
    path_.edit->setText(QStringLiteral("%1.%2").arg(
        stem, QLatin1String(formats_[static_cast<std::size_t>(format())].extension)));
  }
  refresh();
}

std::optional<GridRect> ExportDialog::crop() const {
  return part_->currentIndex() == 1 ? std::optional(selected_) : std::nullopt;
}

void ExportDialog::showCrop(const std::optional<GridRect>& crop) {
  part_->setCurrentIndex(crop && part_->count() > 1 ? 1 : 0);
}

void ExportDialog::showRange(const std::optional<double>& min, const std::optional<double>& max) {
  for (const auto& [edit, metres] : {std::pair(rangeMin_, min), std::pair(rangeMax_, max)})
    if (metres)
      setOptionalLength(*edit, *metres);
    else
      edit->clear();
}

std::optional<QString> ExportDialog::readRange(std::optional<double>& min, std::optional<double>& max) const {
  QString problem;
  if (!readOptional(*rangeMin_, min, problem) || !readOptional(*rangeMax_, max, problem)) return problem;
  if (min.value_or(lowest_) > max.value_or(highest_))
    return tr("The range's lowest height is above its highest");
  return std::nullopt;
}

void ExportDialog::offerSizes(const EnginePreset* preset) {
  size_->offer(preset);
  showRow(size_, size_->asks());
  heights_->measure(size_->resample());
}

const HeightSummary* ExportDialog::writtenHeights() const {
  const HeightMeasurer::Heights* const known = heights_->find(size_->resample());
  return known ? &known->summary : nullptr;
}

std::optional<Quantisation> ExportDialog::writtenRange(const ExportOptions& options) const {
  const HeightSummary* const heights = writtenHeights();
  if (!heights) return std::nullopt;
  const auto range = exportRange(*heights, options);
  return range ? std::optional(*range) : std::nullopt;
}

void ExportDialog::refresh() {
  if (!ready_) return;
  complain({});  // An earlier problem may be solved.
  if (part_) showRow(part_, part_->count() > 1);
  const QString target = destination() == Destination::File ? tr("File") : tr("Folder");
  path_.edit->setAccessibleName(target);
  if (auto* label = qobject_cast<QLabel*>(form().labelForField(path_.row))) label->setText(target);
  refreshFields();
  refreshNote();
  if (size_) refreshEngine();
}

void ExportDialog::refreshNote() {
  QStringList notes = outline();
  const QFileInfo file(path());
  const Destination kind = destination();
  const bool replaces = file.isFile() && (kind == Destination::File || kind == Destination::Either);
  if (replaces) notes += tr("%1 already exists and will be overwritten.").arg(file.fileName());
  if (kind != Destination::File && file.isDir() && !QDir(file.absoluteFilePath()).isEmpty())
    notes += tr("%1 is not empty. Files of the same names will be overwritten.").arg(file.fileName());
  acceptButton().setText(replaces ? tr("Replace") : tr("Export"));
  note_->setText(notes.join(QLatin1Char('\n')));
}

void ExportDialog::refreshEngine() {
  const HeightMeasurer::Heights* const known = heights_->find(size_->resample());
  size_->tellChange(known ? known->change : std::nullopt);
  const EnginePreset* const preset = engine();
  showRow(settings_, preset != nullptr);
  if (!preset) return;
  std::vector<EngineSetting> settings;
  const auto options = engineHeights();
  if (const auto range = options ? writtenRange(*options) : std::nullopt; range && options->format)
    settings = engineSettings(
        *preset, *options->format,
        reshaped(terrain().frame(), ResampleReshape{known->size.columns, known->size.rows}), *range);
  settings_->tell(QLatin1String(preset->title), settings);
}

std::optional<QString> ExportDialog::takeValues() {
  const Destination kind = destination();
  const bool file = kind == Destination::File;
  if (path().isEmpty())
    return file ? tr("Enter the file to export to, or browse for one")
                : tr("Enter the folder to export to, or browse for one");
  if (file && QFileInfo(path()).suffix().isEmpty() && !QFileInfo(path()).isDir())
    path_.edit->setText(QStringLiteral("%1.%2").arg(
        path(), QLatin1String(formats_[static_cast<std::size_t>(format())].extension)));
  const QFileInfo target(path());
  if (file && target.isDir()) return tr("%1 is a folder").arg(path());
  if (kind != Destination::NewFolder && !target.absoluteDir().exists())
    return tr("%1: there is no such folder").arg(target.absolutePath());
  if (!file && kind != Destination::Either && target.exists() && !target.isDir())
    return tr("%1 is a file, not a folder").arg(path());
  if (file && !formatOf(path())) {
    QStringList extensions;
    for (const Format& one : formats_) extensions += QStringLiteral(".%1").arg(QLatin1String(one.extension));
    return tr("“.%1” is not a supported file format. Use %2")
        .arg(target.suffix(), extensions.join(QStringLiteral(", ")));
  }
  recipe_ = {keepAs_->text().trimmed().toStdString(), target.absoluteFilePath().toStdString(), {}};
  if (auto problem = read(recipe_)) return problem;
  return complete(recipe_);
}

void ExportDialog::accept() {
  if (job_) return;
  if (const auto problem = takeValues()) return complain(*problem);
  complain({});
  setBusy(true);
  job_ = start_.run(recipe_, [self = QPointer(this)](const std::optional<Error>& error) {
    if (self) self->finish(error);
  });
  connect(job_, &Job::progressed, this, [this] {
    if (job_) bar_->setValue(static_cast<int>(1000.0 * job_->fraction()));
  });
}

void ExportDialog::finish(const std::optional<Error>& error) {
  job_ = nullptr;
  setBusy(false);
  if (!error) return done(Accepted);
  complain(error->cancelled ? tr("The export was cancelled; nothing was written")
                            : messageText(error->message));
}

void ExportDialog::reject() {
  if (job_) return job_->cancel();
  FormDialog::reject();
}

void ExportDialog::setBusy(bool busy) {
  form().parentWidget()->setEnabled(!busy);
  acceptButton().setEnabled(!busy);
  bar_->setValue(0);
  bar_->setVisible(busy);
}

}  // namespace scarp
