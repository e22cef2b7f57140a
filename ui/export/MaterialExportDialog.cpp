#include "ui/export/MaterialExportDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/jobs/JobRunner.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/EnumTitles.h"
#include "ui/widgets/NumberEdit.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

constexpr std::size_t kOfClassic = 4;  ///< Materials of HTerrain's CLASSIC4.

QComboBox* comboOf(const EnumNames& names, const QString& objectName, const QString& name) {
  auto* combo = new QComboBox;
  combo->addItems(titlesOf(names));
  combo->setObjectName(objectName);
  combo->setAccessibleName(name);
  return combo;
}

QString shownSize(const SampleSize& size) {
  return MaterialExportDialog::tr("%1 × %2").arg(size.columns).arg(size.rows);
}

}  // namespace

MaterialExportDialog::MaterialExportDialog(About about, Run run, QWidget* parent)
    : ExportFormDialog(tr("Export Materials"), parent),
      about_(std::move(about)),
      run_(std::move(run)),
      preset_(comboOf(materialPresetNames(), QStringLiteral("preset"), tr("For which program"))),
      size_(new QComboBox),
      splat_(comboOf(splatKindNames(), QStringLiteral("splat"), tr("Kind of splat maps"))),
      depth_(comboOf(mapDepthNames(), QStringLiteral("depth"), tr("Depth of the maps"))),
      texture_(new QComboBox),
      folder_(pathRow(tr("Folder"))),
      pictures_(new QWidget),
      chosen_(new QListWidget),
      step_(new NumberEdit(tr("A vertex at every"), {},
                           {1.0, static_cast<double>(kMostMeshStep), true, true, false, false})),
      all_(new QCheckBox(tr("Also materials that lie nowhere"))),
      keepAs_(keepAsEdit()),
      note_(new QLabel) {
  setObjectName(QStringLiteral("materialExportDialog"));
  setLeastWidth(560);
  addFields();
  folder_.edit->setText(about_.first.folder);
  takeUp(about_.first.options);
  followPreset();
  folder_.edit->selectAll();
  folder_.edit->setFocus();
  connect(folder_.browse, &QPushButton::clicked, this, &MaterialExportDialog::browse);
  connect(folder_.edit, &QLineEdit::textChanged, this, &MaterialExportDialog::refresh);
  connect(preset_, &QComboBox::currentIndexChanged, this, &MaterialExportDialog::followPreset);
  for (QComboBox* combo : {size_, splat_, depth_, texture_})
    connect(combo, &QComboBox::currentIndexChanged, this, &MaterialExportDialog::refresh);
  for (QCheckBox* box : formats_) connect(box, &QCheckBox::toggled, this, &MaterialExportDialog::refresh);
  connect(chosen_, &QListWidget::itemChanged, this, &MaterialExportDialog::refresh);
  connect(step_, &NumberEdit::edited, this, &MaterialExportDialog::refresh);
}

void MaterialExportDialog::addFields() {
  addRow(tr("For"), preset_);
  addRow(tr("Folder"), folder_.row);
  size_->setObjectName(QStringLiteral("size"));
  size_->setAccessibleName(tr("Samples"));
  size_->setToolTip(tr("Other sizes than the terrain's own are resampled by area over the same ground"));
  addRow(tr("Samples"), size_);
  auto* row = new QHBoxLayout(pictures_);
  row->setContentsMargins(0, 0, 0, 0);
  for (const ValueName& name : pictureFormatNames().all()) {
    auto* box = new QCheckBox(coreText(name.title));
    box->setObjectName(QStringLiteral("picture-") +
                       QLatin1String(name.key.data(), qsizetype(name.key.size())));
    formats_.push_back(box);
    row->addWidget(box);
  }
  row->addStretch(1);
  pictures_->setToolTip(tr("The editor script that comes along reads the raw files"));
  addRow(tr("Alphamaps as"), pictures_);
  addRow(tr("Splat maps"), splat_);
  chosen_->setObjectName(QStringLiteral("chosen"));
  chosen_->setAccessibleName(tr("Materials of the map"));
  chosen_->setToolTip(tr("Four at most; without a choice those that cover most"));
  chosen_->setMaximumHeight(130);
  for (const Material& material : about_.materials) {
    auto* item = new QListWidgetItem(QString::fromStdString(material.name), chosen_);
    item->setData(Qt::UserRole, material.id);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Unchecked);
  }
  addRow(tr("Materials"), chosen_);
  addRow(tr("Depth"), depth_);
  for (int side = 512; side <= kMostTexture; side *= 2) texture_->addItem(tr("%1 texels").arg(side), side);
  texture_->setObjectName(QStringLiteral("texture"));
  texture_->setAccessibleName(tr("Textures"));
  texture_->setToolTip(tr("Along the longer side of colour, normals and roughness"));
  addRow(tr("Textures"), texture_);
  step_->setObjectName(QStringLiteral("meshStep"));
  step_->setToolTip(tr("1: at every sample. Normals keep the shape of the samples between"));
  auto* step = new QWidget;
  auto* within = new QHBoxLayout(step);
  within->setContentsMargins(0, 0, 0, 0);
  step_->setMaximumWidth(80);
  within->addWidget(step_);
  within->addWidget(new QLabel(tr("samples a vertex")));
  within->addStretch(1);
  step->setFocusProxy(step_);
  addRow(tr("Mesh"), step);
  all_->setObjectName(QStringLiteral("all"));
  form().addRow(QString(), all_);
  addRow(tr("Keep as"), keepAs_);
  keepAs_->setText(QString::fromStdString(about_.first.keepAs));
  addNote(*note_);
  column().addWidget(bar());
}

void MaterialExportDialog::takeUp(const MaterialExportOptions& options) {
  preset_->setCurrentIndex(static_cast<int>(options.preset));
  splat_->setCurrentIndex(static_cast<int>(options.splat));
  depth_->setCurrentIndex(static_cast<int>(options.depth));
  texture_->setCurrentIndex(std::max(0, texture_->findData(options.textureSide)));
  step_->setValue(options.meshStep);
  all_->setChecked(options.all);
  for (std::size_t i = 0; i < formats_.size(); ++i)
    formats_[i]->setChecked(std::ranges::find(options.pictures, static_cast<PictureFormat>(i)) !=
                            options.pictures.end());
  for (int i = 0; i < chosen_->count(); ++i) {
    QListWidgetItem* item = chosen_->item(i);
    const bool wanted =
        std::ranges::find(options.chosen, item->data(Qt::UserRole).toUInt()) != options.chosen.end();
    item->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
  }
  offerSizes();
  const SampleSize own{about_.frame.columns, about_.frame.rows};
  const std::optional<SampleSize> wanted = options.anySize ? own : options.resample;
  if (wanted)
    if (const int at = size_->findData(QSize(wanted->columns, wanted->rows)); at >= 0)
      size_->setCurrentIndex(at);
}

MaterialPreset MaterialExportDialog::preset() const {
  return static_cast<MaterialPreset>(preset_->currentIndex());
}

std::vector<MaterialId> MaterialExportDialog::chosen() const {
  std::vector<MaterialId> ids;
  for (int i = 0; i < chosen_->count(); ++i)
    if (chosen_->item(i)->checkState() == Qt::Checked)
      ids.push_back(chosen_->item(i)->data(Qt::UserRole).toUInt());
  return ids;
}

void MaterialExportDialog::browse() {
  const QString folder =
      QFileDialog::getExistingDirectory(this, tr("Export Materials"), folder_.edit->text());
  if (!folder.isEmpty()) folder_.edit->setText(folder);
}

void MaterialExportDialog::followPreset() {
  offerSizes();
  refresh();
}

void MaterialExportDialog::offerSizes() {
  const QSignalBlocker quiet(size_);
  size_->clear();
  const SampleSize own{about_.frame.columns, about_.frame.rows},
      usual = usualMaterialSize(preset(), about_.frame);
  for (const SampleSize& size : materialSizes(preset(), about_.frame)) {
    QString text = shownSize(size);
    if (size == own) text = tr("%1, the terrain's own").arg(text);
    size_->addItem(text, QSize(size.columns, size.rows));
    if (size == usual) size_->setCurrentIndex(size_->count() - 1);
  }
}

QString MaterialExportDialog::outline() const {
  switch (preset()) {
    case MaterialPreset::Unity:
      return tr(
          "Alphamaps of four layers each, layers.json and an editor script that assigns them. Every "
          "weight is kept.");
    case MaterialPreset::Unreal:
      return tr("An 8-bit grey PNG for each material, in the size of the heights. Every weight is kept.");
    case MaterialPreset::Terrain3d:
      return tr("control.exr with the two heaviest materials of each sample, of 32 at most.");
    case MaterialPreset::HTerrain:
      switch (static_cast<SplatKind>(splat_->currentIndex())) {
        case SplatKind::Classic4:
          return tr("splat.png with four materials; the others are left out.");
        case SplatKind::MultiSplat16:
          return tr("splat.png, splat2.png … with sixteen materials, of which the four heaviest are drawn.");
        case SplatKind::Array:
          return tr("splat_index.png and splat_weight.png with three materials a sample.");
      }
      break;
    case MaterialPreset::Blender:
      return tr(
          "An 8-bit grey PNG for each material, and a script that builds the material of them. Every "
          "weight is kept.");
    case MaterialPreset::Gis:
      return tr(
          "weights.tif with a band for each material, and dominant.tif with the heaviest material, its "
          "colour and its name. Every weight is kept.");
    case MaterialPreset::Picture:
      return tr(
          "The ground's colour, normals for OpenGL and DirectX, ambient occlusion, flow, slope and "
          "curvature.");
    case MaterialPreset::Gltf: {
      const int step = step_->value() ? step_->wholeValue() : 1;
      const auto along = [step](int samples) { return (samples - 2) / step + 2; };
      const long long columns = along(about_.frame.columns), rows = along(about_.frame.rows);
      return tr("terrain.glb: a mesh of up to %1 triangles with baked colour, normals and roughness.",
                nullptr, pluralCount(2 * (columns - 1) * (rows - 1)))
          .arg(countText(2 * (columns - 1) * (rows - 1)));
    }
  }
  return {};
}

void MaterialExportDialog::refresh() {
  complain({});  // of what stood there before
  const MaterialPreset which = preset();
  const bool isTerrain = which == MaterialPreset::HTerrain;
  showRow(size_, size_->count() > 1);
  showRow(pictures_, which == MaterialPreset::Unity);
  showRow(splat_, isTerrain);
  showRow(chosen_, isTerrain && static_cast<SplatKind>(splat_->currentIndex()) == SplatKind::Classic4);
  showRow(depth_, which == MaterialPreset::Picture);
  showRow(texture_, which == MaterialPreset::Gltf);
  showRow(step_->parentWidget(), which == MaterialPreset::Gltf);
  showRow(all_, which != MaterialPreset::Picture && which != MaterialPreset::Gltf);
  QStringList notes{outline()};
  const QSize size = size_->currentData().toSize();
  if (size != QSize(about_.frame.columns, about_.frame.rows))
    notes += tr("The weights are resampled by area from %1.")
                 .arg(shownSize({about_.frame.columns, about_.frame.rows}));
  const QFileInfo folder(folder_.edit->text().trimmed());
  if (folder.isDir() && !QDir(folder.filePath()).isEmpty())
    notes += tr("%1 holds files: those of the same names are replaced.").arg(folder.fileName());
  note_->setText(notes.join(QLatin1Char('\n')));
}

std::optional<QString> MaterialExportDialog::takeValues() {
  const QString path = folder_.edit->text().trimmed();
  if (path.isEmpty()) return tr("Export into which folder? Type a path or browse for one");
  const QFileInfo folder(path);
  if (folder.exists() && !folder.isDir()) return tr("%1 is a file, not a folder").arg(path);
  target_ = {folder.absoluteFilePath(), {}, keepAs_->text().trimmed().toStdString()};
  MaterialExportOptions& options = target_.options;
  options.preset = preset();
  options.all = all_->isChecked();
  options.splat = static_cast<SplatKind>(splat_->currentIndex());
  options.depth = static_cast<MapDepth>(depth_->currentIndex());
  options.textureSide = texture_->currentData().toInt();
  options.pictures.clear();
  for (std::size_t i = 0; i < formats_.size(); ++i)
    if (formats_[i]->isChecked()) options.pictures.push_back(static_cast<PictureFormat>(i));
  if (options.preset == MaterialPreset::Unity && options.pictures.empty())
    return tr("Choose at least one format of alphamaps");
  if (options.preset == MaterialPreset::Gltf) {
    if (const QString wrong = step_->problem(); !wrong.isEmpty()) return wrong;
    options.meshStep = step_->wholeValue();
  }
  if (options.preset == MaterialPreset::HTerrain && options.splat == SplatKind::Classic4)
    options.chosen = chosen();
  if (options.chosen.size() > kOfClassic)
    return tr("CLASSIC4 takes %1 materials; %2 are chosen").arg(kOfClassic).arg(options.chosen.size());
  const QSize size = size_->currentData().toSize();
  const SampleSize wanted{size.width(), size.height()}, own{about_.frame.columns, about_.frame.rows};
  if (wanted != usualMaterialSize(options.preset, about_.frame)) {
    options.anySize = wanted == own;
    if (!options.anySize) options.resample = wanted;
  }
  return std::nullopt;
}

Job* MaterialExportDialog::start(Ended ended) {
  return run_(target_, reporting<MaterialExportReport>(std::move(ended)));
}

void MaterialExportDialog::enableFields(bool enabled) {
  const std::initializer_list<QWidget*> fields{preset_, folder_.row, size_, pictures_, splat_, chosen_,
                                               depth_,  texture_,    step_, all_,      keepAs_};
  for (QWidget* field : fields) field->setEnabled(enabled);
}

}  // namespace scarp
