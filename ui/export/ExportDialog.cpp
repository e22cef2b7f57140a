#include "ui/export/ExportDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "core/io/EnginePreset.h"
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

// Of the entry in rasterFormats() that a path's ending stands for.
constexpr int kAutomatic = -1;  ///< Compression: of the source, or the usual one.

/// "Int16, no-data −32768, scale 0.01"
QString sourceText(const StoredSource& source) {
  const StoredBand& band = source.layout.bands[static_cast<std::size_t>(source.band) - 1];
  QStringList parts{QString::fromStdString(band.type)};
  if (band.nodata) parts += ExportDialog::tr("no-data value %1").arg(band.nodata->value);
  if (band.scale) parts += ExportDialog::tr("scale %1").arg(*band.scale);
  if (const auto bands = source.layout.bands.size(); bands > 1)
    parts += ExportDialog::tr("%1 bands").arg(static_cast<qulonglong>(bands));
  return parts.join(QStringLiteral(", "));
}

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
  return objects == 1
             ? ExportDialog::tr("1 placed object is not in this file; File → Export → Objects… writes it.")
             : ExportDialog::tr(
                   "%1 placed objects are not in this file; File → Export → Objects… writes them.")
                   .arg(countText(static_cast<long long>(objects)));
}

ExportDialog::ExportDialog(About about, JobRunner& jobs, Run run, QWidget* parent)
    : ExportFormDialog(tr("Export Terrain"), parent),
      about_(std::move(about)),
      jobs_(jobs),
      run_(std::move(run)),
      path_(pathRow(tr("File"))),
      preset_(new QComboBox),
      format_(new QComboBox),
      store_(new QComboBox),
      compression_(new QComboBox),
      rangeMin_(optionalNumberEdit(tr("Lowest"), fixedText(inLengthUnit(about_.lowest), 2),
                                   tr("The height of the first step"))),
      rangeMax_(optionalNumberEdit(tr("Highest"), fixedText(inLengthUnit(about_.highest), 2),
                                   tr("The height of the last step"))),
      keepAs_(keepAsEdit()),
      dither_(new QCheckBox(tr("Dither between steps"))),
      cloud_(new QCheckBox(tr("Cloud optimised (COG)"))),
      rangeRow_(new QWidget),
      size_(new EngineSizeBox(about_.terrain.frame)),
      note_(new QLabel),
      settings_(new EngineSettingsBox) {
  setObjectName(QStringLiteral("exportDialog"));
  setMinimumWidth(560);
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
  connect(preset_, &QComboBox::currentIndexChanged, this, &ExportDialog::offerFormats);
  connect(format_, &QComboBox::currentIndexChanged, this, [this] {
    wanted_ = format_->currentData().toInt();
    followFormat();
  });
  connect(store_, &QComboBox::activated, this, [this] {
    storeChosen_ = true;
    followStore();
    refresh();
  });
  connect(rangeMin_, &QLineEdit::textChanged, this, &ExportDialog::refresh);
  connect(rangeMax_, &QLineEdit::textChanged, this, &ExportDialog::refresh);
  connect(dither_, &QCheckBox::toggled, this, &ExportDialog::refresh);
  connect(size_, &EngineSizeBox::changed, this, &ExportDialog::refresh);
  refresh();
}

ExportDialog::~ExportDialog() {
  if (measuring_) measuring_->cancel();
}

void ExportDialog::takeUp(const ExportTarget& last) {
  const ExportOptions& options = last.options;
  preset_->setCurrentIndex(std::max(0, preset_->findData(QString::fromStdString(options.preset))));
  path_.edit->setText(last.path);
  if (options.rangeMin) setOptionalLength(*rangeMin_, *options.rangeMin);
  if (options.rangeMax) setOptionalLength(*rangeMax_, *options.rangeMax);
  if (options.store != SampleStorage::Automatic) {
    store_->setCurrentIndex(std::max(0, store_->findData(static_cast<int>(options.store))));
    storeChosen_ = true;
    followStore();
  }
  const int compression = options.compression ? static_cast<int>(*options.compression) : kAutomatic;
  compression_->setCurrentIndex(compression_->findData(compression));
  if (options.cloud) cloud_->setChecked(*options.cloud);
  dither_->setChecked(options.dither);
  keepAs_->setText(QString::fromStdString(last.keepAs));
  size_->offer(preset());
  size_->choose(options.resample, options.anySize);
}

void ExportDialog::addFields() {
  addRow(tr("File"), path_.row);
  preset_->addItem(tr("Any program"), QString());
  for (const EnginePreset& preset : enginePresets())
    preset_->addItem(coreText(preset.title), QLatin1String(preset.name));
  preset_->setObjectName(QStringLiteral("preset"));
  preset_->setAccessibleName(tr("For which program"));
  preset_->setToolTip(tr("Follows the conventions of that program: orientation, range, file layout"));
  format_->setObjectName(QStringLiteral("format"));
  format_->setAccessibleName(tr("Format"));
  format_->setWhatsThis(tr("The format of the file"));
  addRow(tr("For"), preset_);
  addRow(tr("Format"), format_);
  if (about_.terrain.georeference.source)
    store_->addItem(tr("As the source"), static_cast<int>(SampleStorage::Source));
  store_->addItem(tr("32-bit floating point"), static_cast<int>(SampleStorage::Float));
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
  form().addRow(QString(), size_);
  addRow(tr("Keep as"), keepAs_);
  addNote(*note_);
  form().addRow(QString(), settings_);
  column().addWidget(bar());
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
          std::ranges::find(program->formats, rasterFormats()[i].format) != program->formats.end())
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

bool ExportDialog::asSource() const {
  return format().format == RasterFormat::GeoTiff &&
         store_->currentData().toInt() == static_cast<int>(SampleStorage::Source);
}

void ExportDialog::followStore() {
  const auto& source = about_.terrain.georeference.source;
  cloud_->setChecked(asSource() && source && source->layout.driver == "GTiff" && source->layout.cloud);
}

void ExportDialog::refresh() {
  complain({});  // of what stood there before
  const bool tiff = format().format == RasterFormat::GeoTiff;
  if (!storeChosen_) {
    ExportOptions options;
    if (preset()) options.preset = preset()->name;
    options.resample = size_->resample();
    const auto store = storesAsSource(about_.terrain.georeference, format().format, options)
                           ? SampleStorage::Source
                           : SampleStorage::Float;
    const int index = store_->findData(static_cast<int>(store));
    if (index != store_->currentIndex()) {
      store_->setCurrentIndex(index);
      followStore();
    }
  }
  form().setRowVisible(store_, tiff && store_->count() > 1);
  form().setRowVisible(compression_, tiff);
  form().setRowVisible(cloud_, tiff);
  form().setRowVisible(rangeRow_, format().quantised);
  form().setRowVisible(dither_, format().quantised);
  const SampleSize own{about_.terrain.frame.columns, about_.terrain.frame.rows};
  size_->offer(preset());
  form().setRowVisible(size_, size_->asks());
  measure(size_->resample().value_or(own));
  refreshNote();
  refreshSettings();
  makeRoom();
}

const ExportDialog::Measured* ExportDialog::measured() const {
  const SampleSize own{about_.terrain.frame.columns, about_.terrain.frame.rows};
  const auto found = std::ranges::find(measured_, size_->resample().value_or(own), &Measured::size);
  return found == measured_.end() ? nullptr : &*found;
}

void ExportDialog::measure(const SampleSize& size) {
  const bool known = std::ranges::find(measured_, size, &Measured::size) != measured_.end();
  if (measuring_ && (known || measuringSize_ != size)) {
    measuring_->cancel();
    measuring_ = nullptr;
  }
  if (known || measuring_) return;
  if (!size_->resample()) {
    measured_.push_back({size, {about_.lowest, about_.highest, 0}, std::nullopt});
    return;
  }
  measuringSize_ = size;
  measuring_ = jobs_.run<Measured>(
      tr("Working out the change of heights"),
      [terrain = about_.terrain, size](const Progress& progress) -> Result<Measured> {
        auto ground = exportGround(terrain, size, progress);
        if (!ground) return ground.error();
        return Measured{size, ground->heights, ground->change};
      },
      [self = QPointer(this), size](const Result<Measured>& result) {
        if (!self || (!result && result.error().cancelled)) return;
        if (self->measuringSize_ == size) self->measuring_ = nullptr;
        if (!result) return self->size_->tellProblem(coreProblem(result.error().message));
        self->measured_.push_back(*result);
        self->refreshNote();
        self->refreshSettings();
        self->makeRoom();
      });
}

void ExportDialog::refreshNote() {
  QStringList notes;
  if (format().quantised) {
    ExportOptions options;
    const auto wrong = readRange(options);
    const Measured* known = measured();
    const auto range = known && !wrong ? exportRange(known->heights, options) : Result<Quantisation>(Error{});
    if (range) {
      notes += tr("16 bits: one step is %1. A small JSON file beside it says how to get metres back.")
                   .arg(shortLengthText(range->scale(), 3));
      if (range->min > known->heights.min || range->max < known->heights.max)
        notes += tr("Heights outside the range are cut off.");
    }
  } else if (asSource()) {
    notes +=
        tr("Samples are stored as in the source: %1. Samples that were not edited keep their values; what is "
           "not kept is listed after the export.")
            .arg(sourceText(*about_.terrain.georeference.source));
  } else {
    notes += tr("32-bit floating point: every height is kept exactly.");
  }
  if (about_.objects > 0) notes += objectsNote(about_.objects);
  if (about_.layers > 0)
    notes += about_.layers == 1 ? tr("1 layer is merged into the heights.")
                                : tr("%1 layers are merged into the heights.").arg(about_.layers);
  if (about_.hiddenLayers > 0)
    notes += about_.hiddenLayers == 1 ? tr("1 hidden layer is left out.")
                                      : tr("%1 hidden layers are left out.").arg(about_.hiddenLayers);
  const QFileInfo file(path_.edit->text().trimmed());
  const bool replaces = file.isFile();
  if (replaces) notes += tr("%1 is there already and will be replaced.").arg(file.fileName());
  acceptButton().setText(replaces ? tr("Replace") : tr("Export"));
  note_->setText(notes.join(QLatin1Char('\n')));
}

void ExportDialog::refreshSettings() {
  const Measured* known = measured();
  size_->tellChange(known ? known->change : std::nullopt);
  form().setRowVisible(settings_, preset() != nullptr);
  if (!preset()) return;
  ExportOptions options;
  const auto wrong = readRange(options);
  const auto range = known && !wrong ? exportRange(known->heights, options) : Result<Quantisation>(Error{});
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
  if (!format().quantised) return std::nullopt;
  QString problem;
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
  ExportOptions& options = target_.options;
  options.format = format().format;
  options.resample = size_->resample();
  options.anySize = size_->asItIs();
  options.dither = format().quantised && dither_->isChecked();
  target_.keepAs = keepAs_->text().trimmed().toStdString();
  if (format().format == RasterFormat::GeoTiff) {
    if (const int chosen = compression_->currentData().toInt(); chosen != kAutomatic)
      options.compression = static_cast<TiffCompression>(chosen);
    options.store = asSource() ? SampleStorage::Source : SampleStorage::Float;
    options.cloud = cloud_->isChecked();
  }
  return readRange(options);
}

Job* ExportDialog::start(Ended ended) { return run_(target_, reporting<ExportReport>(std::move(ended))); }

void ExportDialog::enableFields(bool enabled) {
  const std::initializer_list<QWidget*> fields{path_.row, preset_,   format_, store_, compression_,
                                               cloud_,    rangeRow_, dither_, size_,  keepAs_};
  for (QWidget* field : fields) field->setEnabled(enabled);
}

}  // namespace scarp
