#include "ui/export/ExportDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardPaths>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/io/EnginePreset.h"
#include "core/io/ExportGround.h"
#include "core/io/StoredRows.h"
#include "core/operation/Reshape.h"
#include "ui/export/EngineSettingsBox.h"
#include "ui/export/EngineSizeBox.h"
#include "ui/export/TileExportDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr int kAutomatic = -1;  ///< Compression: of the source, or the usual one.
constexpr int kOwnRole = Qt::UserRole + 1;  ///< Of an own preset: its index.
/// Entries of the field "Steps".
enum StepMapping { kRange, kFixedStep };

/// "Int16, no-data −32768, scale 0.01"
QString sourceText(const StoredSource& source) {
  const StoredBand& band = source.layout.bands[static_cast<std::size_t>(source.band) - 1];
  QStringList parts{QString::fromStdString(band.type)};
  if (band.nodata) parts += ExportDialog::tr("no-data value %1").arg(band.nodata->value);
  if (band.scale) parts += ExportDialog::tr("scale %1").arg(*band.scale);
  if (const auto bands = source.layout.bands.size(); bands > 1)
    parts += ExportDialog::tr("%1 bands", nullptr, pluralCount(bands)).arg(countText(bands));
  return parts.join(QStringLiteral(", "));
}

/// Metres from step to step of a source of whole numbers.
std::optional<double> stepOf(const StoredSource& source) {
  const StoredBand& band = source.layout.bands[static_cast<std::size_t>(source.band) - 1];
  const auto type = storedTypeOf(band.type, source.layout.pixelType);
  if (!type || !type->whole) return std::nullopt;
  return std::abs(source.scale * source.metres);
}

Result<std::vector<ExportPreset>> readExports(const std::string& text, const std::string& fileName) {
  return readExportPresets(text, fileName);
}

/// Entry in rasterFormats() that the extension of a path stands for.
std::optional<int> entryOfPath(const QString& path) {
  const auto named = rasterFormatOf(path.toStdString());
  if (!named) return std::nullopt;
  const auto& formats = rasterFormats();
  const std::string suffix = QFileInfo(path).suffix().toLower().toStdString();
  auto entry =
      std::ranges::find(formats, suffix, [](const RasterFormatInfo& f) { return std::string(f.extension); });
  if (entry == formats.end()) entry = std::ranges::find(formats, *named, &RasterFormatInfo::format);
  return static_cast<int>(entry - formats.begin());
}

}  // namespace

QString objectsNote(std::size_t objects) {
  return ExportDialog::tr("Does not include %1 placed objects (use File → Export → Objects…).", nullptr,
                          pluralCount(objects))
      .arg(countText(objects));
}

ExportDialog::ExportDialog(About about, JobRunner& jobs, Run run, QWidget* parent)
    : ExportFormDialog(tr("Export Terrain"), parent),
      about_(std::move(about)),
      run_(std::move(run)),
      path_(pathRow(tr("File"))),
      own_(presetFolder(), {readExports, writeExportPresets, checkExportPresetName}),
      preset_(new QComboBox),
      format_(new QComboBox),
      store_(new QComboBox),
      compression_(new QComboBox),
      mapping_(new QComboBox),
      rows_(new QComboBox),
      rangeMin_(optionalNumberEdit(tr("Lowest"), fixedText(inLengthUnit(about_.lowest), 2),
                                   tr("The height of the first step"))),
      rangeMax_(optionalNumberEdit(tr("Highest"), fixedText(inLengthUnit(about_.highest), 2),
                                   tr("The height of the last step"))),
      step_(optionalNumberEdit(tr("Step"), tr("the smallest that fits"),
                               tr("Difference of height between two values"))),
      anchorHeight_(optionalNumberEdit(tr("Anchor height"), QStringLiteral("0"),
                                       tr("The height that the value stands for"))),
      keepAs_(keepAsEdit()),
      anchorValue_(new QSpinBox),
      dither_(new QCheckBox(tr("Dither between steps"))),
      cloud_(new QCheckBox(tr("Cloud optimised (COG)"))),
      bigEndian_(new QCheckBox(tr("Big-endian"))),
      rangeRow_(new QWidget),
      anchorRow_(new QWidget),
      size_(new EngineSizeBox(about_.terrain.frame)),
      note_(new QLabel),
      settings_(new EngineSettingsBox),
      heights_(new HeightMeasurer(about_.terrain, about_.lowest, about_.highest, jobs, this)) {
  setObjectName(QStringLiteral("exportDialog"));
  setLeastWidth(560);
  addFields();
  if (about_.last)
    takeUp(*about_.last);
  else
    path_.edit->setText(about_.suggestion);
  wanted_ = entryOfPath(path_.edit->text());
  offerFormats();
  followPath();
  path_.edit->selectAll();
  path_.edit->setFocus();
  connect(path_.browse, &QPushButton::clicked, this, &ExportDialog::browse);
  connect(path_.edit, &QLineEdit::textChanged, this, &ExportDialog::followPath);
  connect(preset_, &QComboBox::currentIndexChanged, this, &ExportDialog::followPreset);
  connect(format_, &QComboBox::currentIndexChanged, this, [this] {
    wanted_ = format_->currentData().toInt();
    followFormat();
  });
  connect(store_, &QComboBox::activated, this, [this] {
    wantedStore_ = stored();
    followStore();
    refresh();
  });
  for (QLineEdit* edit : {rangeMin_, rangeMax_, step_, anchorHeight_})
    connect(edit, &QLineEdit::textChanged, this, &ExportDialog::refresh);
  connect(anchorValue_, &QSpinBox::valueChanged, this, &ExportDialog::refresh);
  connect(mapping_, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
  connect(dither_, &QCheckBox::toggled, this, &ExportDialog::refresh);
  connect(size_, &EngineSizeBox::changed, this, &ExportDialog::refresh);
  connect(heights_, &HeightMeasurer::failed, size_, &EngineSizeBox::tellProblem);
  connect(heights_, &HeightMeasurer::measured, this, [this] {
    refreshNote();
    refreshSettings();
  });
  refresh();
}

void ExportDialog::takeUp(const ExportTarget& last) {
  const ExportOptions& options = last.options;
  preset_->setCurrentIndex(std::max(0, preset_->findData(QString::fromStdString(options.preset))));
  path_.edit->setText(last.path);
  keepAs_->setText(QString::fromStdString(last.keepAs));
  showOptions(options);
}

void ExportDialog::showOptions(const ExportOptions& options) {
  const auto show = [](QLineEdit& edit, const std::optional<double>& metres) {
    if (metres)
      setOptionalLength(edit, *metres);
    else
      edit.clear();
  };
  show(*rangeMin_, options.rangeMin);
  show(*rangeMax_, options.rangeMax);
  show(*step_, options.step);
  show(*anchorHeight_, options.anchor ? std::optional(options.anchor->height) : std::nullopt);
  mapping_->setCurrentIndex(options.step || options.anchor ? kFixedStep : kRange);
  wantedStore_ = options.store == SampleStorage::Automatic ? std::nullopt : std::optional(options.store);
  const StepLimits limits = stepLimits(options.store);
  anchorValue_->setRange(limits.first, limits.last);
  anchorValue_->setValue(options.anchor ? options.anchor->value : 0);
  bigEndian_->setChecked(options.bigEndian);
  rows_->setCurrentIndex(options.rows == RowOrder::SouthFirst ? 1 : 0);
  const int compression = options.compression ? static_cast<int>(*options.compression) : kAutomatic;
  compression_->setCurrentIndex(compression_->findData(compression));
  if (options.cloud) cloud_->setChecked(*options.cloud);
  dither_->setChecked(options.dither);
  size_->offer(preset());
  size_->choose(options.resample, options.anySize);
}

void ExportDialog::addFields() {
  addRow(tr("File"), path_.row);
  offerPresets({});
  preset_->setObjectName(QStringLiteral("preset"));
  preset_->setAccessibleName(tr("For which program"));
  preset_->setToolTip(tr("Follows the conventions of that program: orientation, range, file layout"));
  format_->setObjectName(QStringLiteral("format"));
  format_->setAccessibleName(tr("Format"));
  format_->setWhatsThis(tr("The format of the file"));
  auto* presetRow = new QWidget;
  auto* beside = new QHBoxLayout(presetRow);
  beside->setContentsMargins(0, 0, 0, 0);
  beside->addWidget(preset_, 1);
  addPresetMenu(*presetRow);
  addRow(tr("For"), presetRow);
  addRow(tr("Format"), format_);
  store_->setObjectName(QStringLiteral("store"));
  store_->setAccessibleName(tr("Samples"));
  store_->setToolTip(
      tr("As the source: with the type, no-data value, scale, bands and layout of the imported file; samples "
         "that were not edited keep their stored values"));
  addRow(tr("Samples"), store_);
  compression_->addItem(tr("Automatic"), kAutomatic);
  for (const TiffCompressionInfo& way : tiffCompressions())
    compression_->addItem(coreText(way.title), static_cast<int>(way.compression));
  compression_->setObjectName(QStringLiteral("compression"));
  compression_->setAccessibleName(tr("Compression"));
  compression_->setWhatsThis(tr("How the file is packed; none of them loses anything"));
  addRow(tr("Compression"), compression_);
  cloud_->setObjectName(QStringLiteral("cloud"));
  cloud_->setToolTip(tr("Writes overviews and orders tiles for reading over a network"));
  form().addRow(QString(), cloud_);
  bigEndian_->setObjectName(QStringLiteral("bigEndian"));
  bigEndian_->setToolTip(tr("Writes the high byte of each sample first"));
  form().addRow(QString(), bigEndian_);
  rows_->addItem(tr("North first"), static_cast<int>(RowOrder::NorthFirst));
  rows_->addItem(tr("South first"), static_cast<int>(RowOrder::SouthFirst));
  rows_->setObjectName(QStringLiteral("rowOrder"));
  rows_->setAccessibleName(tr("Rows"));
  rows_->setToolTip(tr("The first row of the file"));
  addRow(tr("Rows"), rows_);
  addRangeFields();
  form().addRow(QString(), size_);
  addRow(tr("Keep as"), keepAs_);
  addNote(*note_);
  form().addRow(QString(), settings_);
  column().addWidget(bar());
}

void ExportDialog::addRangeFields() {
  mapping_->addItem(tr("Lowest to highest"));
  mapping_->addItem(tr("Fixed step"));
  mapping_->setObjectName(QStringLiteral("mapping"));
  mapping_->setAccessibleName(tr("Steps"));
  mapping_->setToolTip(
      tr("Lowest to highest: all values are used. Fixed step: a height keeps its value, whatever the range"));
  addRow(tr("Steps"), mapping_);
  step_->setObjectName(QStringLiteral("step"));
  takesLength(*step_);
  addRow(withLengthUnit(tr("Step")), step_);
  anchorHeight_->setObjectName(QStringLiteral("anchorHeight"));
  takesLength(*anchorHeight_);
  anchorValue_->setObjectName(QStringLiteral("anchorValue"));
  anchorValue_->setAccessibleName(tr("Anchor value"));
  anchorValue_->setToolTip(tr("The value of samples at that height"));
  auto* anchor = new QHBoxLayout(anchorRow_);
  anchor->setContentsMargins(0, 0, 0, 0);
  anchor->addWidget(anchorHeight_, 1);
  anchor->addWidget(new QLabel(tr("has the value")));
  anchor->addWidget(anchorValue_, 1);
  addRow(withLengthUnit(tr("Anchor")), anchorRow_);
  rangeMin_->setObjectName(QStringLiteral("rangeMin"));
  rangeMax_->setObjectName(QStringLiteral("rangeMax"));
  takesLength(*rangeMin_);
  takesLength(*rangeMax_);
  auto* row = new QHBoxLayout(rangeRow_);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(rangeMin_, 1);
  row->addWidget(new QLabel(tr("to")));
  row->addWidget(rangeMax_, 1);
  addRow(withLengthUnit(tr("Range")), rangeRow_);
  dither_->setObjectName(QStringLiteral("dither"));
  dither_->setToolTip(
      tr("Heights between two steps take the one or the other in a fine pattern, so that slopes have no "
         "terraces; a height is then off by a step at most, not by half of one"));
  form().addRow(QString(), dither_);
}

QString ExportDialog::presetFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/exports");
}

void ExportDialog::addPresetMenu(QWidget& row) {
  auto* button = new QToolButton;
  button->setObjectName(QStringLiteral("presetMenu"));
  button->setText(QStringLiteral("…"));
  button->setAccessibleName(tr("Export presets"));
  button->setToolTip(tr("Save the settings as a preset, or rename or remove one"));
  button->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(button);
  const auto add = [&](const QString& text, const char* name, void (ExportDialog::*act)()) {
    QAction* action = menu->addAction(text);
    action->setObjectName(QLatin1String(name));
    connect(action, &QAction::triggered, this, act);
    return action;
  };
  add(tr("Save Preset…"), "savePreset", &ExportDialog::askSavePreset);
  renamePreset_ = add(tr("Rename Preset…"), "renamePreset", &ExportDialog::askRenamePreset);
  removePreset_ = add(tr("Remove Preset"), "removePreset", &ExportDialog::removePreset);
  connect(menu, &QMenu::aboutToShow, this, [this] {
    renamePreset_->setEnabled(ownPreset().has_value());
    removePreset_->setEnabled(ownPreset().has_value());
  });
  button->setMenu(menu);
  row.layout()->addWidget(button);
}

void ExportDialog::offerPresets(const QString& name) {
  const QSignalBlocker quiet(preset_);
  preset_->clear();
  preset_->addItem(tr("Any program"), QString());
  for (const EnginePreset& preset : enginePresets())
    preset_->addItem(coreText(preset.title), QLatin1String(preset.name));
  if (!own_.entries().empty()) preset_->insertSeparator(preset_->count());
  for (std::size_t i = 0; i < own_.entries().size(); ++i) {
    const QString own = QString::fromStdString(own_.entries()[i].preset.name);
    preset_->addItem(own, own);
    preset_->setItemData(preset_->count() - 1, static_cast<int>(i), kOwnRole);
  }
  preset_->setCurrentIndex(std::max(0, name.isEmpty() ? 0 : preset_->findData(name)));
}

std::optional<std::size_t> ExportDialog::ownPreset() const {
  const QVariant index = preset_->currentData(kOwnRole);
  return index.isValid() ? std::optional(static_cast<std::size_t>(index.toInt())) : std::nullopt;
}

void ExportDialog::followPreset() {
  if (const auto index = ownPreset()) {
    const ExportPreset own = own_.entries()[*index].preset;
    wanted_ = entryOfPath(QStringLiteral("x.") + QString::fromStdString(own.extension));
    showOptions(own.options);
  }
  offerFormats();
}

void ExportDialog::askSavePreset() {
  const auto index = ownPreset();
  const QString before = index ? preset_->currentText() : QString();
  const QString name =
      QInputDialog::getText(this, tr("Save Preset"), tr("Name"), QLineEdit::Normal, before).trimmed();
  if (name.isEmpty()) return;
  ExportPreset preset{name.toStdString(), format().extension, {}};
  if (const auto problem = readOptions(preset.options)) return complain(*problem);
  presetsChanged(own_.store(preset), name);
}

void ExportDialog::askRenamePreset() {
  const auto index = ownPreset();
  if (!index) return;
  const QString name =
      QInputDialog::getText(this, tr("Rename Preset"), tr("Name"), QLineEdit::Normal, preset_->currentText())
          .trimmed();
  if (!name.isEmpty()) presetsChanged(own_.rename(*index, name), name);
}

void ExportDialog::removePreset() {
  if (const auto index = ownPreset()) presetsChanged(own_.remove(*index), {});
}

void ExportDialog::presetsChanged(const Result<void>& outcome, const QString& name) {
  if (!outcome) return complain(coreProblem(outcome.error().message));
  offerPresets(name);
  refresh();
}

const RasterFormatInfo& ExportDialog::format() const {
  return rasterFormats()[static_cast<std::size_t>(format_->currentData().toInt())];
}

const EnginePreset* ExportDialog::preset() const {
  const auto own = ownPreset();
  const std::string name =
      own ? own_.entries()[*own].preset.options.preset : preset_->currentData().toString().toStdString();
  const auto& presets = enginePresets();
  const auto found = std::ranges::find_if(presets, [&](const EnginePreset& one) { return one.name == name; });
  return found == presets.end() ? nullptr : &*found;
}

void ExportDialog::browse() {
  QStringList filters;
  for (int i = 0; i < format_->count(); ++i) {
    const RasterFormatInfo& info = rasterFormats()[static_cast<std::size_t>(format_->itemData(i).toInt())];
    filters += fileFilter(info.name, info.extension);
  }
  int chosen = format_->currentIndex();
  const auto path = askSavePath(this, tr("Export"), path_.edit->text(), filters, chosen);
  if (!path) return;
  path_.edit->setText(*path);
  if (!QFileInfo(*path).suffix().isEmpty()) return;
  format_->setCurrentIndex(chosen);
  followFormat();
}

void ExportDialog::offerFormats() {
  const EnginePreset* program = preset();
  {
    const QSignalBlocker quiet(format_);
    format_->clear();
    for (std::size_t i = 0; i < rasterFormats().size(); ++i)
      if (!program ||
          (std::ranges::find(program->formats, rasterFormats()[i].format) != program->formats.end() &&
           hasUsualSamples(rasterFormats()[i])))
        format_->addItem(coreText(rasterFormats()[i].name), static_cast<int>(i));
    // What the person named where the program reads it, also after a look at another program; else its own.
    const auto own = entryOfPath(QStringLiteral("x.") + QLatin1String(program ? program->extension : "tif"));
    int index = wanted_ ? format_->findData(*wanted_) : -1;
    if (index < 0) index = own ? format_->findData(*own) : 0;
    format_->setCurrentIndex(index);
  }
  followFormat();
}

void ExportDialog::followPath() {
  if (const auto named = entryOfPath(path_.edit->text())) {
    wanted_ = named;
    if (format_->findData(*named) < 0) preset_->setCurrentIndex(0);  // a program that does not read it
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

SampleStorage ExportDialog::stored() const {
  return static_cast<SampleStorage>(store_->currentData().toInt());
}

void ExportDialog::offerStores() {
  const GeoReference& reference = about_.terrain.georeference;
  const bool tiff = format().format == RasterFormat::GeoTiff;
  std::vector<SampleStorage> all = format().samples;
  if (preset() && isQuantised(all.front())) all = {SampleStorage::UInt16};  // What engines read.
  ExportOptions options;
  if (preset()) options.preset = preset()->name;
  options.resample = size_->resample();
  SampleStorage chosen =
      storesAsSource(reference, format().format, options) ? SampleStorage::Source : all.front();
  if (tiff && reference.source) all.insert(all.begin(), SampleStorage::Source);
  if (wantedStore_ && std::ranges::find(all, *wantedStore_) != all.end()) chosen = *wantedStore_;
  const SampleStorage before = stored();
  {
    const QSignalBlocker quiet(store_);
    store_->clear();
    for (const SampleStorage one : all)
      store_->addItem(coreText(sampleStorageNames().title(one)), static_cast<int>(one));
    store_->setCurrentIndex(store_->findData(static_cast<int>(chosen)));
  }
  if (before != chosen && !wantedStore_) followStore();
  const QSignalBlocker quiet(anchorValue_);
  const StepLimits limits = stepLimits(chosen);
  anchorValue_->setRange(limits.first, limits.last);
}

void ExportDialog::followStore() {
  const auto& source = about_.terrain.georeference.source;
  cloud_->setChecked(asSource() && source && source->layout.driver == "GTiff" && source->layout.cloud);
}

void ExportDialog::refresh() {
  complain({});  // of what stood there before
  const RasterFormat written = format().format;
  const bool tiff = written == RasterFormat::GeoTiff;
  offerStores();
  const bool quantised = isQuantised(stored()), ranged = quantised && written != RasterFormat::Hgt;
  const bool fixed = mapping_->currentIndex() == kFixedStep;
  showRow(store_, store_->count() > 1);
  showRow(compression_, tiff);
  showRow(cloud_, tiff);
  showRow(bigEndian_, written == RasterFormat::Raw && !preset() && stored() != SampleStorage::UInt8);
  showRow(rows_, hasJsonBeside(written) && !preset());
  showRow(mapping_, ranged);
  showRow(rangeRow_, ranged && !fixed);
  showRow(step_, ranged && fixed);
  showRow(anchorRow_, ranged && fixed);
  showRow(dither_, quantised);
  size_->offer(preset());
  showRow(size_, size_->asks());
  heights_->measure(size_->resample());
  refreshNote();
  refreshSettings();
}

void ExportDialog::refreshNote() {
  QStringList notes;
  if (isQuantised(stored())) {
    ExportOptions options;
    const auto wrong = readRange(options);
    const HeightMeasurer::Heights* known = heights_->find(size_->resample());
    const auto range = known && !wrong ? exportRange(known->summary, options) : Result<Quantisation>(Error{});
    if (range) {
      notes += tr("%1 bits: one step is %2.")
                   .arg(stored() == SampleStorage::UInt8 ? 8 : 16)
                   .arg(shortLengthText(range->scale(), 3));
      if (hasJsonBeside(format().format))
        notes += tr("A small JSON file beside it says how to get metres back.");
      if (range->min > known->summary.min || range->max < known->summary.max)
        notes += tr("Heights outside the range are cut off.");
    }
  } else if (asSource()) {
    notes +=
        tr("Samples are stored as in the source: %1. Samples that were not edited keep their values; what is "
           "not kept is listed after the export.")
            .arg(sourceText(*about_.terrain.georeference.source));
    if (const auto step = stepOf(*about_.terrain.georeference.source))
      notes += tr("Edited heights are rounded to whole steps of %1.").arg(shortLengthText(*step, 3));
  } else {
    notes += tr("32-bit floating point: every height is kept exactly.");
  }
  notes += own_.problems();
  if (about_.objects > 0) notes += objectsNote(about_.objects);
  if (about_.layers > 0)
    notes += tr("%1 layers are merged into the heights.", nullptr, pluralCount(about_.layers))
                 .arg(countText(about_.layers));
  if (about_.hiddenLayers > 0)
    notes += tr("%1 hidden layers are left out.", nullptr, pluralCount(about_.hiddenLayers))
                 .arg(countText(about_.hiddenLayers));
  const QFileInfo file(path_.edit->text().trimmed());
  const bool replaces = file.isFile();
  if (replaces) notes += tr("%1 is there already and will be replaced.").arg(file.fileName());
  acceptButton().setText(replaces ? tr("Replace") : tr("Export"));
  note_->setText(notes.join(QLatin1Char('\n')));
}

void ExportDialog::refreshSettings() {
  const HeightMeasurer::Heights* known = heights_->find(size_->resample());
  size_->tellChange(known ? known->change : std::nullopt);
  showRow(settings_, preset() != nullptr);
  if (!preset()) return;
  ExportOptions options;
  const auto wrong = readRange(options);
  const auto range = known && !wrong ? exportRange(known->summary, options) : Result<Quantisation>(Error{});
  std::vector<EngineSetting> settings;
  if (range) {
    const GridFrame frame =
        reshaped(about_.terrain.frame, ResampleReshape{known->size.columns, known->size.rows});
    settings = engineSettings(*preset(), format().format, frame, *range);
  }
  settings_->tell(QLatin1String(preset()->title), settings);
}

std::optional<QString> ExportDialog::readRange(ExportOptions& options) const {
  if (preset()) options.preset = preset()->name;
  options.format = format().format;
  if (!isQuantised(stored())) return std::nullopt;
  options.store = stored();
  if (format().format == RasterFormat::Hgt) return std::nullopt;
  QString problem;
  if (mapping_->currentIndex() == kFixedStep) {
    std::optional<double> height;
    if (!readOptional(*step_, options.step, problem) || !readOptional(*anchorHeight_, height, problem))
      return problem;
    if (options.step && *options.step <= 0.0) return tr("The step has to be above 0");
    options.anchor = HeightAnchor{height.value_or(0.0), anchorValue_->value()};
    return std::nullopt;
  }
  if (!readOptional(*rangeMin_, options.rangeMin, problem) ||
      !readOptional(*rangeMax_, options.rangeMax, problem))
    return problem;
  if (options.rangeMin.value_or(about_.lowest) > options.rangeMax.value_or(about_.highest))
    return tr("The range's lowest height is above its highest");
  return std::nullopt;
}

QString ExportDialog::pathProblem(const QString& path) const {
  if (path.isEmpty()) return tr("Export to which file? Type a path or browse for one");
  const QFileInfo file(path);
  if (file.isDir()) return tr("%1 is a folder").arg(path);
  if (!file.absoluteDir().exists()) return tr("%1: there is no such folder").arg(file.absolutePath());
  if (entryOfPath(path) == format_->currentData().toInt()) return {};
  return tr("%1: .%2 is not the ending of what is written; use one of %3")
      .arg(file.fileName(), file.suffix(),
           QString::fromStdString(endingsOf(preset() ? preset()->formats : std::vector<RasterFormat>())));
}

std::optional<QString> ExportDialog::takeValues() {
  QString path = path_.edit->text().trimmed();
  // Without an ending it gets the one of what is written.
  if (!path.isEmpty() && QFileInfo(path).suffix().isEmpty() && !QFileInfo(path).isDir())
    path_.edit->setText(path = QStringLiteral("%1.%2").arg(path, QLatin1String(format().extension)));
  if (const QString problem = pathProblem(path); !problem.isEmpty()) return problem;
  target_ = {QFileInfo(path).absoluteFilePath(), {}};
  target_.keepAs = keepAs_->text().trimmed().toStdString();
  return readOptions(target_.options);
}

std::optional<QString> ExportDialog::readOptions(ExportOptions& options) const {
  const auto problem = readRange(options);
  options.resample = size_->resample();
  options.anySize = size_->asItIs();
  options.dither = isQuantised(stored()) && dither_->isChecked();
  if (!bigEndian_->isHidden()) options.bigEndian = bigEndian_->isChecked();
  if (!rows_->isHidden() && rows_->currentIndex() == 1) options.rows = RowOrder::SouthFirst;
  // The usual samples of a format need no mention.
  options.store = stored() == format().samples.front() ? SampleStorage::Automatic : stored();
  if (format().format == RasterFormat::GeoTiff) {
    if (const int chosen = compression_->currentData().toInt(); chosen != kAutomatic)
      options.compression = static_cast<TiffCompression>(chosen);
    options.store = stored();  // Automatic may be as the source.
    options.cloud = cloud_->isChecked();
  }
  return problem;
}

Job* ExportDialog::start(Ended ended) { return run_(target_, reporting<ExportReport>(std::move(ended))); }

void ExportDialog::enableFields(bool enabled) {
  const std::initializer_list<QWidget*> fields{path_.row,    preset_->parentWidget(),
                                               format_,      store_,
                                               compression_, cloud_,
                                               bigEndian_,   rows_,
                                               mapping_,     rangeRow_,
                                               step_,        anchorRow_,
                                               dither_,      size_,
                                               keepAs_};
  for (QWidget* field : fields) field->setEnabled(enabled);
}

}  // namespace scarp
