#include "ui/materials/MaterialImportDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

namespace {

constexpr int kAsTheyLook = -1;
constexpr int kLayerColumn = 0, kShareColumn = 1, kMaterialColumn = 2;
constexpr int kPatch = 14;  ///< Pixels.
// In place of a material's id: a new one of the layer's own name, or one that it looks like.
constexpr MaterialId kOwn = 0, kLooksLike = std::numeric_limits<MaterialId>::max();

QIcon patchOf(const std::array<std::uint8_t, 3>& colour) {
  QPixmap picture(2 * kPatch, 2 * kPatch);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(colour[0], colour[1], colour[2]));
  painter.drawRoundedRect(picture.rect().adjusted(1, 1, -1, -1), 5, 5);
  return QIcon(picture);
}

QComboBox* choiceOf(const QString& first, const EnumNames& names, const QString& objectName,
                    const QString& name) {
  auto* combo = new QComboBox;
  combo->addItem(first, kAsTheyLook);
  const QStringList titles = titlesOf(names);
  for (int i = 0; i < titles.size(); ++i) combo->addItem(titles[i], i);
  combo->setObjectName(objectName);
  combo->setAccessibleName(name);
  return combo;
}

QString shareText(double share) {
  if (share == 0.0) return MaterialImportDialog::tr("nowhere");
  const double percent = 100.0 * share;
  return percent < 0.1 ? MaterialImportDialog::tr("< 0.1 %")
                       : MaterialImportDialog::tr("%1 %").arg(fixedText(percent, 1));
}

}  // namespace

MaterialImportDialog::MaterialImportDialog(TerrainDocument& document, JobRunner& jobs,
                                           const QStringList& paths, QWidget* parent)
    : FormDialog(tr("Import Materials"), tr("Import"), parent),
      document_(document),
      jobs_(jobs),
      paths_(paths),
      files_(new QLabel),
      kind_(
          choiceOf(tr("As they look"), weightKindNames(), QStringLiteral("kind"), tr("What the files are"))),
      legend_(choiceOf(tr("By its classes"), landCoverNames(), QStringLiteral("legend"),
                       tr("Legend of the classes"))),
      how_(new QComboBox),
      table_(new QTableWidget),
      opacity_(new NumberEdit(tr("Opacity"), QStringLiteral("%"), {0.0, 100.0, false, true, false, false})),
      fillUp_(new QCheckBox(tr("Bring weights to a sum of 100 %"))),
      note_(new QLabel),
      bar_(thinProgressBar()) {
  setObjectName(QStringLiteral("materialImportDialog"));
  setLeastWidth(620);
  addFields();
  connect(kind_, &QComboBox::currentIndexChanged, this, &MaterialImportDialog::read);
  connect(legend_, &QComboBox::currentIndexChanged, this, &MaterialImportDialog::read);
  connect(fillUp_, &QCheckBox::toggled, this, &MaterialImportDialog::read);
  connect(how_, &QComboBox::currentIndexChanged, this, &MaterialImportDialog::refresh);
  connect(opacity_, &NumberEdit::edited, this, &MaterialImportDialog::refresh);
  connect(table_, &QTableWidget::itemChanged, this, &MaterialImportDialog::chooseLayers);
  read();
}

MaterialImportDialog::~MaterialImportDialog() {
  if (reading_) reading_->cancel();
}

void MaterialImportDialog::addFields() {
  auto* row = new QWidget;
  auto* within = bareLayout<QHBoxLayout>(row);
  auto* browse = new QPushButton(tr("Browse…"));
  browse->setAutoDefault(false);
  browse->setWhatsThis(tr("Choose other files"));
  files_->setObjectName(QStringLiteral("files"));
  files_->setWordWrap(true);
  within->addWidget(files_, 1);
  within->addWidget(browse);
  connect(browse, &QPushButton::clicked, this, &MaterialImportDialog::browse);
  addRow(tr("Files"), row);
  kind_->setToolTip(tr("Masks and splat maps: a layer for each band. Land cover: a layer for each class"));
  addRow(tr("Read as"), kind_);
  addRow(tr("Legend"), legend_);
  how_->addItems({tr("Paint, in place of all paint"), tr("Paint, over the paint there is")});
  describe(how_, "how",
           {.name = tr("Import as"),
            .help = tr("Whether the paint replaces the paint that is there or lies over it")});
  addTable();
  addRow(tr("Import as"), how_);
  describe(opacity_, "opacity", {.tip = tr("Percent: how far the paint covers what the rules lay")});
  opacity_->setValue(100.0);
  opacity_->setMaximumWidth(90);
  addRow(tr("Opacity (%)"), opacity_);
  describe(fillUp_, "fillUp", {.tip = tr("Else the rules show where weights add up to less")});
  form().addRow(QString(), fillUp_);
  addNote(*note_);
  column().addWidget(bar_);
}

void MaterialImportDialog::addTable() {
  describe(
      table_, "layers",
      {.name = tr("Layers"),
       .help = tr("What the files hold: each layer, what it becomes, and how much of the ground it covers")});
  table_->setColumnCount(3);
  table_->setHorizontalHeaderLabels({tr("Layer"), tr("Covers"), tr("Becomes")});
  table_->verticalHeader()->hide();
  table_->setShowGrid(false);
  table_->setSelectionMode(QAbstractItemView::NoSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setIconSize({kPatch, kPatch});
  table_->horizontalHeader()->setSectionResizeMode(kLayerColumn, QHeaderView::Stretch);
  table_->horizontalHeader()->setSectionResizeMode(kShareColumn, QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(kMaterialColumn, QHeaderView::Stretch);
  table_->setMinimumHeight(190);
  form().addRow(table_);
}

void MaterialImportDialog::browse() {
  const QString folder = paths_.isEmpty() ? QString() : QFileInfo(paths_.front()).absolutePath();
  const QStringList chosen = QFileDialog::getOpenFileNames(this, tr("Import Materials"), folder);
  if (chosen.isEmpty()) return;
  paths_ = chosen;
  read();
}

void MaterialImportDialog::read() {
  if (reading_) reading_->cancel();
  complain({});
  read_.reset();
  chosen_.reset();
  showLayers();
  QStringList names;
  for (const QString& path : paths_) names += QFileInfo(path).fileName();
  files_->setText(names.join(QStringLiteral(", ")));
  MaterialImportOptions options;
  options.fillUp = fillUp_->isChecked();
  if (const int kind = kind_->currentData().toInt(); kind != kAsTheyLook)
    options.kind = static_cast<WeightKind>(kind);
  const bool hasClasses = options.kind == WeightKind::LandCover;
  if (const int legend = legend_->currentData().toInt(); hasClasses && legend != kAsTheyLook)
    options.legend = static_cast<LandCover>(legend);
  std::vector<std::string> paths;
  for (const QString& path : paths_) paths.push_back(path.toStdString());
  bar_->setValue(0);
  bar_->show();
  const int run = ++run_;
  reading_ = jobs_.runFor<PaintLayers>(
      this, tr("Reading weights"),
      [paths, onto = document_.snapshot(), options](const Progress& progress) {
        return readPaintLayers(paths, onto, options, progress);
      },
      [this, run](const Result<PaintLayers>& result) {
        if (run_ == run) show(result);
      });
  connect(reading_, &Job::progressed, this, [this] {
    if (reading_) bar_->setValue(static_cast<int>(1000.0 * reading_->fraction()));
  });
}

void MaterialImportDialog::show(const Result<PaintLayers>& read) {
  reading_ = nullptr;
  bar_->hide();
  if (read)
    read_ = chosen_ = *read;
  else
    complain(read.error().cancelled ? tr("Reading was cancelled") : messageText(read.error().message));
  showLayers();
  // While it was disabled, Cancel had the keyboard.
  if (!acceptButton().isEnabled()) return;
  acceptButton().setDefault(true);
  acceptButton().setFocus();
}

void MaterialImportDialog::showLayers() {
  const QSignalBlocker quiet(table_);
  table_->setRowCount(0);
  const auto& materials = document_.materials();
  const ImportPaintOperation usual =
      read_ ? assignedByName(*read_, materials, document_.newMaterialId()) : ImportPaintOperation();
  for (int row = 0; row < static_cast<int>(usual.layers.size()); ++row) {
    const auto place = static_cast<std::size_t>(row);
    const PaintLayer& layer = read_->layers[place];
    const Material made = materialFor(layer, place, 0);
    table_->insertRow(row);
    auto* name = new QTableWidgetItem(patchOf(made.colour), QString::fromStdString(layer.name));
    name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
    name->setCheckState(layer.share > 0.0 ? Qt::Checked : Qt::Unchecked);
    table_->setItem(row, kLayerColumn, name);
    auto* share = new QTableWidgetItem(shareText(layer.share));
    share->setFlags(Qt::ItemIsEnabled);
    share->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table_->setItem(row, kShareColumn, share);
    auto* becomes = new QComboBox;
    becomes->setObjectName(QStringLiteral("becomes%1").arg(row));
    becomes->setAccessibleName(tr("What %1 becomes").arg(QString::fromStdString(layer.name)));
    becomes->addItem(patchOf(made.colour), tr("New: %1").arg(QString::fromStdString(made.name)), kOwn);
    const auto looks = looksLike(layer, 0);
    if (looks && findDefaultMaterial(looks->name, materials) == materials.size())
      becomes->addItem(patchOf(looks->colour), tr("New: %1").arg(coreText(looks->name)), kLooksLike);
    for (const Material& material : materials)
      becomes->addItem(patchOf(material.colour), QString::fromStdString(material.name), material.id);
    const int known = becomes->findData(usual.layers[place].material);
    becomes->setCurrentIndex(std::max({0, becomes->findData(kLooksLike), known}));
    table_->setCellWidget(row, kMaterialColumn, becomes);
    connect(becomes, &QComboBox::currentIndexChanged, this, &MaterialImportDialog::refresh);
  }
  refresh();
}

void MaterialImportDialog::chooseLayers() {
  if (!read_) return;
  if (reading_) reading_->cancel();
  reading_ = nullptr;
  const int run = ++run_;
  std::vector<bool> leftOut;
  bool changes = false;  // A layer without samples takes nothing from the others.
  for (int row = 0; row < table_->rowCount(); ++row) {
    leftOut.push_back(!taken(row));
    changes = changes || (leftOut.back() && read_->layers[static_cast<std::size_t>(row)].share > 0.0);
  }
  chosen_ = changes ? std::nullopt : read_;
  bar_->setVisible(changes);
  if (!changes) return showShares();
  bar_->setValue(0);
  reading_ = jobs_.runFor<PaintLayers>(
      this, tr("Normalising weights"),
      [read = *read_, leftOut, onto = document_.snapshot()](const Progress& progress) -> Result<PaintLayers> {
        if (!keepGoing(progress, 0.0)) return Error::cancel();
        return without(read, leftOut, onto);
      },
      [this, run](const Result<PaintLayers>& result) {
        if (run_ != run) return;
        reading_ = nullptr;
        bar_->hide();
        if (result) chosen_ = *result;
        showShares();
      });
  showShares();
}

void MaterialImportDialog::showShares() {
  const QSignalBlocker quiet(table_);
  for (int row = 0; row < table_->rowCount(); ++row) {
    const auto place = static_cast<std::size_t>(row);
    const bool leftOut = !taken(row) && read_->layers[place].share > 0.0;
    const QString share = chosen_ ? shareText(chosen_->layers[place].share) : QStringLiteral("…");
    table_->item(row, kShareColumn)->setText(leftOut ? QString() : share);
  }
  refresh();
}

PaintImport MaterialImportDialog::how() const { return static_cast<PaintImport>(how_->currentIndex()); }

bool MaterialImportDialog::taken(int row) const {
  return table_->item(row, kLayerColumn)->checkState() == Qt::Checked;
}

void MaterialImportDialog::refresh() {
  const bool hasClasses = kind_->currentData().toInt() == static_cast<int>(WeightKind::LandCover);
  showRow(legend_, hasClasses);
  int count = 0;
  for (int row = 0; row < table_->rowCount(); ++row) {
    if (QWidget* becomes = table_->cellWidget(row, kMaterialColumn)) becomes->setEnabled(taken(row));
    count += taken(row) ? 1 : 0;
  }
  QStringList notes;
  if (read_) {
    const QString layers =
        tr("%1 layers", nullptr, pluralCount(read_->layers.size())).arg(countText(read_->layers.size()));
    notes += read_->kind == WeightKind::Layers
                 ? layers + QLatin1Char('.')
                 : tr("%1: %2.").arg(coreText(weightKindNames().title(read_->kind)), layers);
    for (const Message& note : read_->notes) notes += messageSentence(note);
    if (document_.selection()) notes += tr("Paint is laid as far as the selection reaches.");
  } else if (reading_) {
    notes += tr("Reading…");
  }
  note_->setText(notes.join(QLatin1Char('\n')));
  acceptButton().setEnabled(chosen_ && count > 0);
}

std::optional<QString> MaterialImportDialog::takeValues() {
  if (!chosen_) return tr("The files have not been read yet");
  if (const QString wrong = opacity_->problem(); !wrong.isEmpty()) return wrong;
  operation_ = {};
  operation_.files = chosen_->files;
  operation_.how = how();
  MaterialId next = document_.newMaterialId();
  for (int row = 0; row < table_->rowCount(); ++row) {
    const auto place = static_cast<std::size_t>(row);
    const PaintLayer& layer = chosen_->layers[place];
    ImportedLayer& imported =
        operation_.layers.emplace_back(ImportedLayer{layer.name, MaterialId{0}, layer.weights});
    if (!taken(row)) continue;
    const auto* becomes = qobject_cast<QComboBox*>(table_->cellWidget(row, kMaterialColumn));
    imported.material = becomes->currentData().toUInt();
    if (imported.material != kOwn && imported.material != kLooksLike) continue;
    Material made = imported.material == kOwn ? materialFor(layer, place, next) : *looksLike(layer, next);
    if (imported.material == kLooksLike) made.name = coreText(made.name).toStdString();
    const auto same = std::ranges::find(operation_.added, made.name, &Material::name);
    if (same != operation_.added.end()) {
      imported.material = same->id;
      continue;
    }
    operation_.added.push_back(made);
    imported.material = next++;
  }
  operation_.opacity = *opacity_->value() / 100.0;
  return std::nullopt;
}

void MaterialImportDialog::accept() {
  if (const auto problem = takeValues()) return complain(*problem);
  if (const auto done = perform(operation_, document_); !done)
    return complain(messageText(done.error().message));
  done(Accepted);
}

MaterialImportCommands::MaterialImportCommands(EditorHost host)
    : QObject(&host.window), host_(std::move(host)) {}

void MaterialImportCommands::ask(QStringList paths) {
  EditorDocument* document = host_.current();
  if (!document) return;
  if (document->terrain().editing())
    return host_.info.say(InfoBar::Tone::Warning,
                          tr("What is being tried on the ground has to be kept or taken back first."));
  if (paths.isEmpty())
    paths = QFileDialog::getOpenFileNames(
        &host_.window, tr("Import Materials"), rememberedFolder(),
        tr("Masks, splat maps, control maps, land cover (*.png *.tif *.tiff *.exr *.jpg *.bmp *.img);;All "
           "files (*)"));
  if (paths.isEmpty()) return;
  MaterialImportDialog dialog(document->terrain(), host_.jobs, paths, &host_.window);
  if (dialog.exec() != QDialog::Accepted) return;
  rememberFolder(paths.front());
  const ImportPaintOperation& done = dialog.operation();
  const auto taken =
      std::ranges::count_if(done.layers, [](const ImportedLayer& layer) { return layer.material != 0; });
  const QString from = paths.size() == 1
                           ? QFileInfo(paths.front()).fileName()
                           : tr("%1 files", nullptr, pluralCount(paths.size())).arg(countText(paths.size()));
  const QString text =
      tr("Imported %1 layers from %2 as paint.", nullptr, pluralCount(taken)).arg(countText(taken), from);
  if (dialog.notes().empty())
    host_.info.say(InfoBar::Tone::Success, text);
  else
    host_.info.say(InfoBar::Tone::Success, text, tr("Details…"),
                   [this, paths, notes = messageTexts(dialog.notes())] {
                     ReportDialog(tr("Import Materials"), {{tr("Files"), paths.join(QLatin1Char('\n'))}},
                                  notes, &host_.window)
                         .exec();
                   });
  Q_EMIT painted();
}

}  // namespace scarp
