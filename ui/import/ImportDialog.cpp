#include "ui/import/ImportDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/io/ImportFinding.h"
#include "core/io/ImportSource.h"
#include "core/io/RasterFormat.h"
#include "core/io/RawLayout.h"
#include "core/remote/RemoteAddress.h"
#include "ui/import/AddressFields.h"
#include "ui/import/AdvancedFields.h"
#include "ui/import/AreaFields.h"
#include "ui/import/GroundFields.h"
#include "ui/import/PreviewView.h"
#include "ui/import/RawFields.h"
#include "ui/settings/Preferences.h"

namespace scarp {
namespace {

constexpr int kFormWidth = 400;

}  // namespace

ImportDialog::ImportDialog(const QString& path, bool byAddress, JobRunner& jobs, QWidget* parent)
    : FormDialog(byAddress ? tr("Import from URL") : tr("Import Elevation Data"), tr("Open"), parent),
      path_(pathRow(tr("File"))),
      loader_(new PreviewLoader(jobs, this)),
      samples_(new QComboBox),
      layouts_(new LayoutChoices),
      findings_(new FindingList),
      raw_(new RawFields),
      area_(new AreaFields),
      advanced_(new AdvancedFields),
      noMore_(new QCheckBox(tr("Do not ask again for such files"))),
      view_(new PreviewView) {
  setObjectName(QStringLiteral("importDialog"));
  if (byAddress) address_ = new AddressFields(form(), jobs, this);
  addFields(path);
  if (byAddress) addAddress();
  connectFields();
}

ImportDialog::ImportDialog(const QString& path, const ImportOptions& known, JobRunner& jobs, QWidget* parent)
    : ImportDialog(path, allowedAddress(path.toStdString()).has_value(), jobs, parent) {
  given_ = known;
  noMore_->hide();
  followPath();
  path_.edit->setFocus();
}

ImportDialog::ImportDialog(const QString& path, const ImportPreview& look, JobRunner& jobs, QWidget* parent)
    : ImportDialog(path, allowedAddress(path.toStdString()).has_value(), jobs, parent) {
  if (address_) address_->show(path);
  if (!address_) raw_->setFile(path);
  take(look);
  // Enter opens at once.
  acceptButton().setFocus();
}

ImportDialog::ImportDialog(const ByAddress& by, const ImportOptions& known, JobRunner& jobs, QWidget* parent)
    : ImportDialog(QString(), true, jobs, parent) {
  noMore_->hide();
  followPath();
  if (!by.address.isEmpty()) {
    address_->load(by.address);
    given_ = known;
  }
  address_->header()->setFocus();
}

void ImportDialog::addAddress() {
  showRow(path_.row, false);
  addAbove(address_->header());
  connect(address_, &AddressFields::chosen, this, [this](const QString& path) {
    const QSignalBlocker quiet(path_.edit);
    path_.edit->setText(path);
    given_ = {};
    preview_.reset();
    followPath();
  });
  const auto nothing = [this](const QString& words) {
    loader_->stop();
    preview_.reset();
    path_.edit->clear();
    view_->say(words);
    showChoices();
  };
  connect(address_, &AddressFields::edited, this, [this, nothing] {
    if (!path().isEmpty()) nothing(tr("Load it to see it here"));
  });
  connect(address_, &AddressFields::looking, this, [this, nothing] {
    nothing(tr("Reading the STAC item…"));
    complain({});
  });
  connect(address_, &AddressFields::failed, this, [this, nothing](const QString& message) {
    nothing({});
    complain(message);
  });
  connect(address_, &AddressFields::stopped, this, [this] {
    loader_->stop();
    accepting_ = false;
    acceptButton().setEnabled(true);
    view_->setProgress(1.0);
    if (!preview_) view_->say(tr("Stopped"));
  });
}

bool ImportDialog::isThere() const {
  if (allowedAddress(path().toStdString())) return true;
  const QFileInfo file(path());
  return file.isFile() || file.isDir();
}

void ImportDialog::addFields(const QString& path) {
  path_.edit->setText(path);
  addRow(tr("File"), path_.row);
  preset_ = new PresetFields(form(), PresetFields::Offer::All, this);
  samples_->setObjectName(QStringLiteral("samples"));
  samples_->setAccessibleName(tr("What of the file is the height"));
  samples_->setWhatsThis(tr("The band, or the colours, that the heights are taken from"));
  addRow(tr("Height is in"), samples_);
  ground_ = new GroundFields(form(), GroundFields::Of::File, this);
  form().setVerticalSpacing(7);
  column().addWidget(layouts_);
  column().addWidget(findings_);
  column().addWidget(raw_);
  column().addWidget(advanced_);
  column().addStretch(1);
  noMore_->setObjectName(QStringLiteral("askNoMore"));
  noMore_->setToolTip(
      tr("They open by the guess at once; Preferences ask again, and File → Import always does"));
  column().addWidget(noMore_);
  path_.row->setMinimumWidth(kFormWidth - 100);
  auto* beside = new QVBoxLayout;
  beside->addWidget(view_, 1);
  beside->addWidget(area_);
  body().addLayout(beside, 1);
  // A low screen has no room for both pictures.
  connect(area_, &FoldingSection::toggled, this, [this] { view_->showPicture(!area_->open()); });
  view_->showPicture(!area_->open());
}

void ImportDialog::connectFields() {
  connect(path_.browse, &QPushButton::clicked, this, [this] {
    const QStringList paths =
        QFileDialog::getOpenFileNames(this, tr("Import"), path_.edit->text(), importFilters());
    if (!paths.isEmpty()) setPaths(paths);
  });
  connect(path_.edit, &QLineEdit::textChanged, this, [this] {
    // Another file: what was said of the last means nothing here.
    given_ = {};
    followPath();
  });
  connect(area_, &AreaFields::edited, this, [this] {
    if (area_->problem().isEmpty()) area_->store(given_);
    load();
  });
  connect(preset_, &PresetFields::presetChosen, this, &ImportDialog::choosePreset);
  connect(preset_, &PresetFields::numberEdited, this, &ImportDialog::refresh);
  connect(samples_, &QComboBox::activated, this, [this](int index) {
    given_.bands = uses_[static_cast<std::size_t>(index)];
    load();
  });
  connect(ground_, &GroundFields::heightsEdited, this, [this] {
    const GroundMeasures& typed = ground_->measures();
    given_.range = ImportRange{typed.lowest, typed.highest, ImportRange::Of::Values};
    refresh();
  });
  connect(ground_, &GroundFields::sizeEdited, this, [this] {
    given_.cellSize = ground_->measures().dx;
    refresh();
  });
  connect(ground_, &GroundFields::rowsPicked, this, [this] {
    given_.rows = ground_->measures().southFirst ? RowOrder::SouthFirst : RowOrder::NorthFirst;
    refresh();
  });
  connect(ground_, &GroundFields::waterEdited, this, &ImportDialog::refresh);
  connect(layouts_, &LayoutChoices::chosen, this, [this](const RawLayout& layout) {
    given_.raw = layout;
    load();
  });
  connect(findings_, &FindingList::switched, this, [this](const ImportFinding& finding, bool on) {
    setFinding(given_, finding, on);
    load();
  });
  connect(raw_, &RawFields::edited, this, [this] {
    given_.raw = raw_->rawLayout();
    load();
  });
  connect(advanced_, &AdvancedFields::edited, this, [this] {
    if (advanced_->problem().isEmpty()) advanced_->store(given_);
    load();
  });
  connect(advanced_, &FoldingSection::toggled, this, &ImportDialog::showChoices);
  connect(loader_, &PreviewLoader::progressed, view_, &PreviewView::setProgress);
  connect(loader_, &PreviewLoader::loaded, this, &ImportDialog::take);
  connect(loader_, &PreviewLoader::failed, this, [this](const QString& message) {
    accepting_ = false;
    acceptButton().setEnabled(true);
    view_->setProgress(1.0);
    if (address_) address_->setLoading(false);
    preview_.reset();
    // No square fits a RAW file: only a person can tell.
    const bool raw = !address_ && looksRaw(path().toStdString());
    if (raw && !raw_->isChecked()) raw_->showLayout(RawLayout{1025, 1025});
    view_->say(raw ? tr("Say how many columns and rows it has") : QString());
    showChoices();
    complain(message);
  });
}

QString ImportDialog::path() const { return path_.edit->text().trimmed(); }

std::optional<double> ImportDialog::water() const { return ground_->water(); }

std::optional<QString> ImportDialog::unaskedKind() const {
  return noMore_->isChecked() && preview_ ? std::optional(importKind(path(), *preview_)) : std::nullopt;
}

bool ImportDialog::loading() const { return loader_->loading(); }

void ImportDialog::setPaths(const QStringList& paths) {
  path_.edit->setText(paths.first());
  if (paths.size() == 1) return;
  ImportTiles& use = given_.tiles.emplace();
  for (const QString& path : paths.mid(1)) use.files.push_back(path.toStdString());
  followPath();
}

void ImportDialog::followPath() {
  if (isTileFolder(path().toStdString()) && !given_.tiles) given_.tiles.emplace();
  layouts_->showLooks({});
  findings_->showFindings({});
  if (!address_) raw_->setFile(path());
  raw_->showLayout(given_.raw);
  advanced_->showOptions(given_);
  area_->setOverview(nullptr);
  area_->showOptions(given_);
  load();
}

void ImportDialog::load() {
  accepting_ = false;
  acceptButton().setEnabled(true);
  loader_->stop();
  if (address_) address_->setLoading(false);
  if (!isThere()) {
    preview_.reset();
    view_->say(address_ ? tr("Load an address to see what is there") : tr("Choose a file to see it here"));
    showChoices();
    return complain(!address_ && looksRemote(path().toStdString())
                        ? tr("This is a URL: File → Import from URL… reads it")
                        : QString());
  }
  complain(problem());
  if (!raw_->problem().isEmpty() || !advanced_->problem().isEmpty() || !area_->problem().isEmpty()) return;
  if (!preview_) view_->say(tr("Reading…"));
  if (address_) address_->setLoading(true);
  loader_->load(path(), given_);
}

void ImportDialog::take(const ImportPreview& preview) {
  view_->setProgress(1.0);
  if (address_) {
    address_->setLoading(false);
    address_->remember();
    acceptButton().setDefault(true);
  }
  preview_ = preview;
  if (!given_.cut) area_->setOverview(&preview);
  samples_->clear();
  uses_ = bandUses(preview);
  for (const BandUse& use : uses_) samples_->addItem(bandUseText(use, preview));
  samples_->setCurrentIndex(static_cast<int>(std::ranges::find(uses_, preview.used) - uses_.begin()));
  raw_->showLayout(preview.guess.raw);
  if (!preview.layouts.empty()) layouts_->showLooks(preview.layouts);
  layouts_->choose(preview.guess.raw);
  findings_->showFindings(preview.findings);
  preset_->nameOwn(preview.guessed() ? tr("Guess") : tr("As the file says"));
  showChoices();
  refresh();
  if (accepting_) accept();
}

// By a preset heights and size are said in the engine's own words, or by its colours.
void ImportDialog::choosePreset() {
  given_.range.reset();
  given_.cellSize.reset();
  given_.rows.reset();
  given_.bands.reset();
  if (const ImportPreset* preset = preset_->preset(); preset && preview_)
    given_.bands = importOptions(*preset, initialNumbers(*preset), preview_->columns).bands;
  showChoices();
  load();
}

void ImportDialog::showChoices() {
  const ImportPreset* preset = preset_->preset();
  const bool sized =
      preset && preview_ && importOptions(*preset, initialNumbers(*preset), preview_->columns).cellSize;
  showRow(samples_, samples_->count() > 1 && !(preset && given_.bands));
  ground_->showHeights(!preset);
  ground_->showSize(!sized);
  // The pictures say it already.
  raw_->setVisible(advanced_->open() || (raw_->isChecked() && !layouts_->isVisibleTo(this)));
}

ImportOptions ImportDialog::wanted() const {
  ImportOptions options = preview_->guess;
  if (const ImportPreset* preset = preset_->preset(); preset && preset_->problem().isEmpty())
    options = importOptions(*preset, preset_->numbers(), preview_->columns, options);
  // A guess of heights goes by the width.
  const bool proposed = !preview_->heightsKnown && options.range && options.range == preview_->guess.range &&
                        options.range->of == ImportRange::Of::Values;
  if (proposed && given_.cellSize)
    options.range->highest *= *given_.cellSize / options.cellSize.value_or(preview_->dx);
  if (given_.range) options.range = given_.range;
  if (given_.cellSize) options.cellSize = given_.cellSize;
  if (given_.rows) options.rows = given_.rows;
  return options;
}

void ImportDialog::refresh() {
  if (!preview_) return complain(problem());
  options_ = wanted();
  const GroundMeasures measures = measuresOf(*preview_, options_);
  ground_->show(measures);
  ground_->suggestWater(measures.lowest, measures.highest);
  complain(problem());
  view_->setGround(previewTerrain(*preview_, options_));
  view_->setWater(ground_->water());
  view_->setFacts(factsText(*preview_, measures), preset_->preset() ? QString() : reasonsText(*preview_));
}

QString ImportDialog::problem() const {
  for (const QString& problem : {preset_->problem(), raw_->problem(), area_->problem(), advanced_->problem()})
    if (!problem.isEmpty()) return problem;
  return preview_ ? ground_->problem() : QString();
}

std::optional<QString> ImportDialog::takeValues() {
  if (path().isEmpty() && address_) return tr("Load an address first");
  if (path().isEmpty()) return tr("Which file? Type its path or browse for it");
  if (!isThere()) return tr("%1: there is no such file or folder").arg(path());
  if (const QString wrong = problem(); !wrong.isEmpty()) return wrong;
  if (!preview_) return complaint().isEmpty() ? tr("The file could not be read") : complaint();
  options_ = wanted();
  return std::nullopt;
}

void ImportDialog::accept() {
  if (loader_->loading()) {
    // As soon as it is there; Cancel still leaves.
    accepting_ = true;
    return acceptButton().setEnabled(false);
  }
  acceptButton().setEnabled(true);
  FormDialog::accept();
}

void ImportDialog::done(int result) {
  loader_->stop();
  FormDialog::done(result);
}

QString importFilters() {
  QStringList patterns;
  for (const std::string& extension : openedExtensions())
    patterns += QStringLiteral("*.%1").arg(QString::fromStdString(extension));
  return ImportDialog::tr("Elevation data (%1);;All files (*)").arg(patterns.join(QLatin1Char(' ')));
}

}  // namespace scarp
