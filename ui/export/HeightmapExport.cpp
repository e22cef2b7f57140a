#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/document/LayerGroups.h"
#include "core/io/EnginePreset.h"
#include "core/io/RasterExport.h"
#include "core/io/StoredRows.h"
#include "core/recipe/ExportPreset.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/EngineBoxes.h"
#include "ui/export/ExportDialog.h"
#include "ui/settings/PresetFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr int kAutomatic = -1;                 ///< Compression: of the source, or the usual one.
constexpr int kPresetRole = Qt::UserRole + 1;  ///< Index of a user's preset.
/// Entries of the field "Steps".
enum StepMapping { kRange, kFixedStep };

/// Form of a heightmap: the conventions of a program, or the user's own preset, and the storage of samples.
class HeightmapForm final : public ExportDialog {
  Q_DECLARE_TR_FUNCTIONS(HeightmapExport)

 public:
  explicit HeightmapForm(ExportStart start);

 private:
  Destination destination() const override { return Destination::File; }
  std::optional<int> formatOf(const QString& path) const override;
  void formatNamed(int format) override;
  void show(const ExportRecipe& recipe) override;
  std::optional<QString> read(ExportRecipe& recipe) const override;
  void refreshFields() override;
  QStringList outline() const override;
  const EnginePreset* engine() const override;
  std::optional<ExportOptions> engineHeights() const override;

  void addFileFields();
  void addStepFields();
  void addPresetMenu(QWidget& row);
  /// Shows choices in the fields, except the path, the program and the format.
  void showOptions(const ExportOptions& options);
  /// Lists programs and the user's presets, and selects one of them.
  void offerPresets(const QString& name);
  void followPreset();
  void askSavePreset();
  void askRenamePreset();
  void removePreset();
  void presetsChanged(const Result<void>& outcome, const QString& name);
  /// Index of the selected preset of the user.
  [[nodiscard]] std::optional<std::size_t> ownPreset() const;
  void offerProgramFormats();
  void offerStores();
  void followStore();
  [[nodiscard]] const RasterFormatInfo& info() const {
    return rasterFormats()[static_cast<std::size_t>(format())];
  }
  /// The selected type of the samples.
  [[nodiscard]] SampleStorage stored() const {
    return static_cast<SampleStorage>(store_->currentData().toInt());
  }
  [[nodiscard]] std::optional<QString> readOptions(ExportOptions& options) const;
  [[nodiscard]] std::optional<QString> readSteps(ExportOptions& options) const;

  PresetFiles<ExportPreset> own_;
  QComboBox *preset_, *store_, *compression_, *mapping_, *rows_;
  QLineEdit *step_, *anchorHeight_;
  QSpinBox* anchorValue_;
  QWidget* anchorRow_;
  QCheckBox *dither_, *cloud_, *bigEndian_;
  QAction *renamePreset_ = nullptr, *removePreset_ = nullptr;
  std::optional<SampleStorage> wantedStore_;  ///< Selected by the user, or by the last export.
  std::optional<int> wantedFormat_;           ///< Named or selected by the user.
};

const StoredBand& bandOf(const StoredSource& source) {
  return source.layout.bands[static_cast<std::size_t>(source.band) - 1];
}

/// "Int16, no-data −32768, scale 0.01"
QString sourceText(const StoredSource& source) {
  const StoredBand& band = bandOf(source);
  QStringList parts{QString::fromStdString(band.type)};
  if (band.nodata) parts += HeightmapForm::tr("no-data value %1").arg(band.nodata->value);
  if (band.scale) parts += HeightmapForm::tr("scale %1").arg(*band.scale);
  if (const auto bands = source.layout.bands.size(); bands > 1)
    parts += HeightmapForm::tr("%1 bands", nullptr, pluralCount(bands)).arg(countText(bands));
  return parts.join(QStringLiteral(", "));
}

/// Metres between two values of a source of whole numbers.
std::optional<double> stepOf(const StoredSource& source) {
  const auto type = storedTypeOf(bandOf(source).type, source.layout.pixelType);
  if (!type || !type->whole) return std::nullopt;
  return std::abs(source.scale * source.metres);
}

Result<std::vector<ExportPreset>> readOwnPresets(const std::string& text, const std::string& fileName) {
  return readExportPresets(text, fileName);
}

HeightmapForm::HeightmapForm(ExportStart start)
    : ExportDialog(std::move(start), tr("Export Terrain"), "exportDialog",
                   [] {
                     std::vector<Format> formats;
                     for (const RasterFormatInfo& info : rasterFormats())
                       formats.push_back({info.name, info.extension});
                     return formats;
                   }()),
      own_(presetFolder(), {readOwnPresets, writeExportPresets, checkExportPresetName}),
      preset_(new QComboBox) {
  offerPresets({});
  preset_->setObjectName(QStringLiteral("preset"));
  preset_->setAccessibleName(tr("For which program"));
  preset_->setToolTip(tr("Follows the conventions of that program: orientation, range, file layout"));
  auto* presetRow = new QWidget;
  auto* beside = new QHBoxLayout(presetRow);
  beside->setContentsMargins(0, 0, 0, 0);
  beside->addWidget(preset_, 1);
  addPresetMenu(*presetRow);
  addRow(tr("For"), presetRow);
  addPath();
  addFormats();
  addFileFields();
  addStepFields();
  addEngineSize();
  connect(preset_, &QComboBox::currentIndexChanged, this, &HeightmapForm::followPreset);
  finishForm();
  connect(store_, &QComboBox::activated, this, [this] {
    wantedStore_ = stored();
    followStore();
    refresh();
  });
}

void HeightmapForm::addFileFields() {
  store_ = new QComboBox;
  store_->setObjectName(QStringLiteral("store"));
  store_->setAccessibleName(tr("Samples"));
  store_->setToolTip(
      tr("As the source: with the type, no-data value, scale, bands and layout of the imported file; samples "
         "that were not edited keep their stored values"));
  addRow(tr("Samples"), store_);
  compression_ = addChoice("compression", tr("Compression"), tr("Compression"),
                           tr("How the file is packed; none of them loses anything"));
  compression_->addItem(tr("Automatic"), kAutomatic);
  for (const TiffCompressionInfo& way : tiffCompressions())
    compression_->addItem(coreText(way.title), static_cast<int>(way.compression));
  cloud_ = addFlag("cloud", tr("Cloud optimised (COG)"),
                   tr("Writes overviews and orders tiles for reading over a network"));
  bigEndian_ = addFlag("bigEndian", tr("Big-endian"), tr("Writes the high byte of each sample first"));
  rows_ = addChoice("rowOrder", tr("Rows"), tr("Rows"), tr("The first row of the file"),
                    {tr("North first"), tr("South first")});
}

void HeightmapForm::addStepFields() {
  mapping_ = addChoice(
      "mapping", tr("Steps"), tr("Steps"),
      tr("Lowest to highest: all values are used. Fixed step: a height keeps its value, whatever the range"),
      {tr("Lowest to highest"), tr("Fixed step")});
  step_ = addOptionalLength("step", tr("Step"),
                            optionalNumberEdit(tr("Step"), tr("the smallest that fits"),
                                               tr("Difference of height between two values")));
  anchorHeight_ = addOptionalLength("anchorHeight", {},
                                    optionalNumberEdit(tr("Anchor height"), QStringLiteral("0"),
                                                       tr("The height that the value stands for")));
  anchorValue_ = new QSpinBox;
  anchorValue_->setObjectName(QStringLiteral("anchorValue"));
  anchorValue_->setAccessibleName(tr("Anchor value"));
  anchorValue_->setToolTip(tr("The value of samples at that height"));
  connect(anchorValue_, &QSpinBox::valueChanged, this, &HeightmapForm::refresh);
  anchorRow_ = new QWidget;
  auto* anchor = new QHBoxLayout(anchorRow_);
  anchor->setContentsMargins(0, 0, 0, 0);
  anchor->addWidget(anchorHeight_, 1);
  anchor->addWidget(new QLabel(tr("has the value")));
  anchor->addWidget(anchorValue_, 1);
  addRow(withLengthUnit(tr("Anchor")), anchorRow_);
  addRange(tr("Range"));
  dither_ = addFlag(
      "dither", tr("Dither between steps"),
      tr("Heights between two steps take the one or the other in a fine pattern, so that slopes have no "
         "terraces; a height is then off by a step at most, not by half of one"));
}

void HeightmapForm::show(const ExportRecipe& recipe) {
  const auto& options = std::get<ExportOptions>(recipe.choices);
  {
    const QSignalBlocker quiet(preset_);  // A preset would replace the recipe's options.
    preset_->setCurrentIndex(std::max(0, preset_->findData(QString::fromStdString(options.preset))));
  }
  wantedFormat_ = formatOf(QString::fromStdString(recipe.path));
  offerProgramFormats();
  showOptions(options);
}

void HeightmapForm::showOptions(const ExportOptions& options) {
  showRange(options.rangeMin, options.rangeMax);
  const auto showLength = [](QLineEdit& edit, const std::optional<double>& metres) {
    if (metres)
      setOptionalLength(edit, *metres);
    else
      edit.clear();
  };
  showLength(*step_, options.step);
  showLength(*anchorHeight_, options.anchor ? std::optional(options.anchor->height) : std::nullopt);
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
  size().offer(engine());
  size().choose(options.resample, options.anySize);
}

void HeightmapForm::addPresetMenu(QWidget& row) {
  auto* button = new QToolButton;
  button->setObjectName(QStringLiteral("presetMenu"));
  button->setText(QStringLiteral("…"));
  button->setAccessibleName(tr("Export presets"));
  button->setToolTip(tr("Save the settings as a preset, or rename or remove one"));
  button->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(button);
  const auto add = [&](const QString& text, const char* name, void (HeightmapForm::*act)()) {
    QAction* action = menu->addAction(text);
    action->setObjectName(QLatin1String(name));
    connect(action, &QAction::triggered, this, act);
    return action;
  };
  add(tr("Save Preset…"), "savePreset", &HeightmapForm::askSavePreset);
  renamePreset_ = add(tr("Rename Preset…"), "renamePreset", &HeightmapForm::askRenamePreset);
  removePreset_ = add(tr("Remove Preset"), "removePreset", &HeightmapForm::removePreset);
  connect(menu, &QMenu::aboutToShow, this, [this] {
    renamePreset_->setEnabled(ownPreset().has_value());
    removePreset_->setEnabled(ownPreset().has_value());
  });
  button->setMenu(menu);
  row.layout()->addWidget(button);
}

void HeightmapForm::offerPresets(const QString& name) {
  const QSignalBlocker quiet(preset_);
  preset_->clear();
  preset_->addItem(tr("Any program"), QString());
  for (const EnginePreset& preset : enginePresets())
    preset_->addItem(coreText(preset.title), QLatin1String(preset.name));
  if (!own_.entries().empty()) preset_->insertSeparator(preset_->count());
  for (std::size_t i = 0; i < own_.entries().size(); ++i) {
    const QString own = QString::fromStdString(own_.entries()[i].preset.name);
    preset_->addItem(own, own);
    preset_->setItemData(preset_->count() - 1, static_cast<int>(i), kPresetRole);
  }
  preset_->setCurrentIndex(std::max(0, name.isEmpty() ? 0 : preset_->findData(name)));
}

std::optional<std::size_t> HeightmapForm::ownPreset() const {
  const QVariant index = preset_->currentData(kPresetRole);
  return index.isValid() ? std::optional(static_cast<std::size_t>(index.toInt())) : std::nullopt;
}

void HeightmapForm::followPreset() {
  if (const auto index = ownPreset()) {
    const ExportPreset own = own_.entries()[*index].preset;
    wantedFormat_ = formatOf(QStringLiteral("x.") + QString::fromStdString(own.extension));
    offerProgramFormats();
    showOptions(own.options);
  } else {
    offerProgramFormats();
  }
  followFormat();
}

void HeightmapForm::askSavePreset() {
  const QString before = ownPreset() ? preset_->currentText() : QString();
  const QString name =
      QInputDialog::getText(this, tr("Save Preset"), tr("Name"), QLineEdit::Normal, before).trimmed();
  if (name.isEmpty()) return;
  ExportPreset preset{name.toStdString(), info().extension, {}};
  if (const auto problem = readOptions(preset.options)) return complain(*problem);
  presetsChanged(own_.store(preset), name);
}

void HeightmapForm::askRenamePreset() {
  const auto index = ownPreset();
  if (!index) return;
  const QString name =
      QInputDialog::getText(this, tr("Rename Preset"), tr("Name"), QLineEdit::Normal, preset_->currentText())
          .trimmed();
  if (!name.isEmpty()) presetsChanged(own_.rename(*index, name), name);
}

void HeightmapForm::removePreset() {
  if (const auto index = ownPreset()) presetsChanged(own_.remove(*index), {});
}

void HeightmapForm::presetsChanged(const Result<void>& outcome, const QString& name) {
  if (!outcome) return complain(messageText(outcome.error().message));
  offerPresets(name);
  refresh();
}

const EnginePreset* HeightmapForm::engine() const {
  const auto own = ownPreset();
  const std::string name =
      own ? own_.entries()[*own].preset.options.preset : preset_->currentData().toString().toStdString();
  const auto preset = findPreset(name);
  return preset ? *preset : nullptr;
}

std::optional<int> HeightmapForm::formatOf(const QString& path) const {
  if (const auto exact = ExportDialog::formatOf(path)) return exact;
  const auto named = rasterFormatOf(path.toStdString());
  if (!named) return std::nullopt;
  const auto usual = std::ranges::find(rasterFormats(), *named, &RasterFormatInfo::format);
  return static_cast<int>(usual - rasterFormats().begin());
}

void HeightmapForm::formatNamed(int format) {
  wantedFormat_ = format;
  if (formatList().findData(format) < 0) preset_->setCurrentIndex(0);  // The program does not read it.
}

void HeightmapForm::offerProgramFormats() {
  const EnginePreset* const program = engine();
  std::vector<int> offered;
  for (std::size_t i = 0; i < rasterFormats().size(); ++i)
    if (!program ||
        (std::ranges::find(program->formats, rasterFormats()[i].format) != program->formats.end() &&
         hasUsualSamples(rasterFormats()[i])))
      offered.push_back(static_cast<int>(i));
  // The format that the user named, if the program reads it; otherwise the usual one of the program.
  const auto usual = formatOf(QStringLiteral("x.") + QLatin1String(program ? program->extension : "tif"));
  const bool reads = wantedFormat_ && std::ranges::find(offered, *wantedFormat_) != offered.end();
  offerFormats(offered, reads ? *wantedFormat_ : usual.value_or(0));
}

void HeightmapForm::offerStores() {
  const GeoReference& reference = terrain().georeference();
  const RasterFormat written = info().format;
  std::vector<SampleStorage> all = info().samples;
  if (engine() && isQuantised(all.front())) all = {SampleStorage::UInt16};  // Engines read no other type.
  ExportOptions options;
  if (engine()) options.preset = engine()->name;
  options.resample = size().resample();
  SampleStorage chosen = storesAsSource(reference, written, options) ? SampleStorage::Source : all.front();
  if (choicesOf(written).geoTiff && reference.source) all.insert(all.begin(), SampleStorage::Source);
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

void HeightmapForm::followStore() {
  const auto& source = terrain().georeference().source;
  const QSignalBlocker quiet(cloud_);
  cloud_->setChecked(stored() == SampleStorage::Source && source && source->layout.driver == "GTiff" &&
                     source->layout.cloud);
}

void HeightmapForm::refreshFields() {
  offerStores();
  const RasterFormat written = info().format;
  const RasterChoices& choices = choicesOf(written);
  const bool quantised = isQuantised(stored()), ranged = quantised && !choices.wholeMetres;
  const bool fixed = mapping_->currentIndex() == kFixedStep;
  showRow(store_, store_->count() > 1);
  showRow(compression_, choices.geoTiff);
  showRow(cloud_, choices.geoTiff);
  showRow(bigEndian_, choices.byteOrder && !engine() && stored() != SampleStorage::UInt8);
  showRow(rows_, hasJsonBeside(written) && !engine());
  showRow(mapping_, ranged);
  showRow(rangeField(), ranged && !fixed);
  showRow(step_, ranged && fixed);
  showRow(anchorRow_, ranged && fixed);
  showRow(dither_, quantised);
  offerSizes(engine());
}

QStringList HeightmapForm::outline() const {
  QStringList notes;
  const auto& source = terrain().georeference().source;
  if (isQuantised(stored())) {
    const auto options = engineHeights();
    if (const auto range = options ? writtenRange(*options) : std::nullopt) {
      notes += tr("%1 bits: one step is %2.")
                   .arg(stored() == SampleStorage::UInt8 ? 8 : 16)
                   .arg(shortLengthText(range->scale(), 3));
      if (hasJsonBeside(info().format)) notes += tr("Height scale is stored in a .json file next to it.");
      if (range->min > writtenHeights()->min || range->max < writtenHeights()->max)
        notes += tr("Heights outside the range are cut off.");
    }
  } else if (stored() == SampleStorage::Source) {
    notes +=
        tr("Samples are stored as in the source: %1. Samples that were not edited keep their values; what is "
           "not kept is listed after the export.")
            .arg(sourceText(*source));
    if (const auto step = stepOf(*source))
      notes += tr("Edited heights are rounded to whole steps of %1.").arg(shortLengthText(*step, 3));
  } else {
    notes += tr("32-bit floating point: every height is kept exactly.");
  }
  notes += own_.problems();
  if (terrain().objects().size() > 0) notes += placedObjectsNote(terrain().objects().size());
  const LayerCounts layers = countLayers(terrain().layers());
  if (layers.shown > 0)
    notes +=
        tr("%1 layers will be flattened.", nullptr, pluralCount(layers.shown)).arg(countText(layers.shown));
  if (layers.hidden > 0)
    notes += tr("%1 hidden layers are left out.", nullptr, pluralCount(layers.hidden))
                 .arg(countText(layers.hidden));
  return notes;
}

std::optional<ExportOptions> HeightmapForm::engineHeights() const {
  ExportOptions options;
  return readSteps(options) ? std::nullopt : std::optional(options);
}

std::optional<QString> HeightmapForm::readSteps(ExportOptions& options) const {
  if (engine()) options.preset = engine()->name;
  options.format = info().format;
  if (!isQuantised(stored())) return std::nullopt;
  options.store = stored();
  if (choicesOf(info().format).wholeMetres) return std::nullopt;
  if (mapping_->currentIndex() == kRange) return readRange(options.rangeMin, options.rangeMax);
  QString problem;
  std::optional<double> height;
  if (!readOptional(*step_, options.step, problem) || !readOptional(*anchorHeight_, height, problem))
    return problem;
  if (options.step && *options.step <= 0.0) return tr("The step has to be above 0");
  options.anchor = HeightAnchor{height.value_or(0.0), anchorValue_->value()};
  return std::nullopt;
}

std::optional<QString> HeightmapForm::readOptions(ExportOptions& options) const {
  auto problem = readSteps(options);
  options.resample = size().resample();
  options.anySize = size().asItIs();
  options.dither = isQuantised(stored()) && dither_->isChecked();
  if (!bigEndian_->isHidden()) options.bigEndian = bigEndian_->isChecked();
  if (!rows_->isHidden() && rows_->currentIndex() == 1) options.rows = RowOrder::SouthFirst;
  // The usual samples of a format need no mention.
  options.store = stored() == info().samples.front() ? SampleStorage::Automatic : stored();
  if (choicesOf(info().format).geoTiff) {
    if (const int chosen = compression_->currentData().toInt(); chosen != kAutomatic)
      options.compression = static_cast<TiffCompression>(chosen);
    options.store = stored();  // Automatic may be as the source.
    options.cloud = cloud_->isChecked();
  }
  return problem;
}

std::optional<QString> HeightmapForm::read(ExportRecipe& recipe) const {
  ExportOptions options;
  auto problem = readOptions(options);
  recipe.choices = options;
  return problem;
}

ExportRecipe usualHeightmap(EditorDocument& document, std::size_t, const QString& stem) {
  // Never the opened file itself: it is not replaced unless the user names it.
  QString path = stem + QStringLiteral(".tif");
  if (QFileInfo(path) == QFileInfo(document.path())) path = stem + HeightmapForm::tr("-edited.tif");
  return {{}, path.toStdString(), ExportOptions()};
}

ExportSummary summarizeHeightmap(const RecipeReport& made, const ExportRecipe& recipe) {
  const auto& report = std::get<ExportReport>(made.made);
  const QString name = exportedName(report.path);
  const bool exact = report.largestError == 0.0;
  ExportSummary summary{
      exact ? HeightmapForm::tr("Exported %1 and read it back: every height is the same.").arg(name)
            : HeightmapForm::tr("Exported %1 and read it back: the largest error is %2.")
                  .arg(name, shortLengthText(report.largestError, 3)),
      {},
      made.files,
      report.largestError,
      report.notes};
  if (report.change)
    summary.text += HeightmapForm::tr(" Resampling changed heights by %1 at most.")
                        .arg(shortLengthText(report.change->largest, 3));
  ReportDialog::Facts& facts = summary.facts;
  facts = {{HeightmapForm::tr("File"), QString::fromStdString(report.path)},
           {HeightmapForm::tr("Size"),
            bytesText(static_cast<double>(QFileInfo(QString::fromStdString(report.path)).size()))},
           {HeightmapForm::tr("Largest error"),
            exact ? HeightmapForm::tr("none: read back, every height is the same")
                  : HeightmapForm::tr("%1, found by reading the file back")
                        .arg(shortLengthText(report.largestError, 3))}};
  if (report.change)
    facts.push_back(
        {HeightmapForm::tr("Resampled"),
         HeightmapForm::tr("to %1 × %2 samples; heights changed by %3 at most, 99 % of them by %4 or less, "
                           "by %5 on average")
             .arg(report.size.columns)
             .arg(report.size.rows)
             .arg(shortLengthText(report.change->largest, 3), shortLengthText(report.change->percentile99, 3),
                  shortLengthText(report.change->mean, 3))});
  if (report.step > 0.0) facts.push_back({HeightmapForm::tr("One step"), shortLengthText(report.step, 4)});
  if (!report.sidecar.empty())
    facts.push_back({HeightmapForm::tr("Description"), QString::fromStdString(report.sidecar)});
  if (const auto engine = findPreset(std::get<ExportOptions>(recipe.choices).preset))
    summary.engine = *engine;
  summary.settings = report.settings;
  return summary;
}

}  // namespace

const ExportForm& heightmapForm() {
  static constexpr ExportForm form{1, nullptr, usualHeightmap, makeExportForm<HeightmapForm>,
                                   summarizeHeightmap};
  return form;
}

}  // namespace scarp
