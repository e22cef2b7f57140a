#include "core/materialio/MaterialExport.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <algorithm>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "ui/export/ExportDialog.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

constexpr std::size_t kMaxClassicMaterials = 4;  ///< Of HTerrain's CLASSIC4.

/// Form of the weights of materials for a program.
class MaterialForm final : public ExportDialog {
  Q_DECLARE_TR_FUNCTIONS(MaterialExport)

 public:
  explicit MaterialForm(ExportStart start);

 private:
  Destination destination() const override { return Destination::NewFolder; }
  void show(const ExportRecipe& recipe) override;
  std::optional<QString> read(ExportRecipe& recipe) const override;
  void refreshFields() override;
  QStringList outline() const override;

  [[nodiscard]] QString files() const;
  void addPictures();
  void addChosen();
  void addStep();
  void offerSizes();
  [[nodiscard]] const GridFrame& frame() const { return terrain().frame(); }
  [[nodiscard]] SampleSize terrainSize() const { return {frame().columns, frame().rows}; }
  [[nodiscard]] MaterialPreset preset() const { return static_cast<MaterialPreset>(preset_->currentIndex()); }
  [[nodiscard]] bool hasClassicMap() const {
    return preset() == MaterialPreset::HTerrain &&
           static_cast<SplatKind>(splat_->currentIndex()) == SplatKind::Classic4;
  }

  QComboBox *preset_, *size_, *splat_, *depth_, *texture_;
  QWidget* pictures_;
  std::vector<QCheckBox*> formats_;  ///< Of Unity's pictures.
  QListWidget* chosen_;
  NumberEdit* step_;
  QCheckBox* all_;
};

QString shownSize(const SampleSize& size) {
  return MaterialForm::tr("%1 × %2").arg(size.columns).arg(size.rows);
}

MaterialForm::MaterialForm(ExportStart start)
    : ExportDialog(std::move(start), tr("Export Materials"), "materialExportDialog") {
  preset_ = addChoice("preset", tr("For"), tr("For which program"),
                      tr("Follows the conventions of that program"), titlesOf(materialPresetNames()));
  addPath();
  size_ = addChoice("size", tr("Samples"), tr("Samples"),
                    tr("Other sizes than the terrain's own are resampled by area over the same ground"));
  addPictures();
  splat_ = addChoice("splat", tr("Splat maps"), tr("Kind of splat maps"), tr("Kind of splat maps"),
                     titlesOf(splatKindNames()));
  addChosen();
  depth_ = addChoice("depth", tr("Depth"), tr("Depth of the maps"), tr("Depth of the maps"),
                     titlesOf(mapDepthNames()));
  texture_ = addChoice("texture", tr("Textures"), tr("Textures"),
                       tr("Along the longer side of colour, normals and roughness"));
  for (int side = 512; side <= kMostTexture; side *= 2) texture_->addItem(tr("%1 texels").arg(side), side);
  addStep();
  all_ =
      addFlag("all", tr("Include unused materials"), tr("Write materials that are nowhere on the terrain"));
  finishForm();
  connect(preset_, &QComboBox::currentIndexChanged, this, [this] {
    offerSizes();
    refresh();
  });
}

void MaterialForm::addPictures() {
  pictures_ = new QWidget;
  auto* row = new QHBoxLayout(pictures_);
  row->setContentsMargins(0, 0, 0, 0);
  for (const ValueName& name : pictureFormatNames().all()) {
    auto* box = new QCheckBox(coreText(name.title));
    box->setObjectName(QStringLiteral("picture-") +
                       QLatin1String(name.key.data(), qsizetype(name.key.size())));
    connect(box, &QCheckBox::toggled, this, &MaterialForm::refresh);
    formats_.push_back(box);
    row->addWidget(box);
  }
  row->addStretch(1);
  pictures_->setToolTip(tr("The editor script that comes along reads the raw files"));
  addRow(tr("Alphamaps as"), pictures_);
}

void MaterialForm::addChosen() {
  chosen_ = new QListWidget;
  chosen_->setObjectName(QStringLiteral("chosen"));
  chosen_->setAccessibleName(tr("Materials of the map"));
  chosen_->setToolTip(tr("Four at most; without a choice those that cover most"));
  chosen_->setMaximumHeight(130);
  for (const Material& material : terrain().materials()) {
    auto* item = new QListWidgetItem(QString::fromStdString(material.name), chosen_);
    item->setData(Qt::UserRole, material.id);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
  }
  connect(chosen_, &QListWidget::itemChanged, this, &MaterialForm::refresh);
  addRow(tr("Materials"), chosen_);
}

void MaterialForm::addStep() {
  step_ = new NumberEdit(tr("A vertex at every"), {},
                         {1.0, static_cast<double>(kMostMeshStep), true, true, false, false});
  step_->setObjectName(QStringLiteral("meshStep"));
  step_->setToolTip(tr("1: at every sample. Normals keep the shape of the samples between"));
  step_->setMaximumWidth(80);
  connect(step_, &QLineEdit::textChanged, this, &MaterialForm::refresh);
  auto* row = new QWidget;
  auto* within = new QHBoxLayout(row);
  within->setContentsMargins(0, 0, 0, 0);
  within->addWidget(step_);
  within->addWidget(new QLabel(tr("samples a vertex")));
  within->addStretch(1);
  row->setFocusProxy(step_);
  addRow(tr("Mesh"), row);
}

void MaterialForm::show(const ExportRecipe& recipe) {
  const auto& options = std::get<MaterialExportOptions>(recipe.choices);
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
  const std::optional<SampleSize> wanted = options.anySize ? terrainSize() : options.resample;
  if (const int at = wanted ? size_->findData(QSize(wanted->columns, wanted->rows)) : -1; at >= 0)
    size_->setCurrentIndex(at);
}

void MaterialForm::offerSizes() {
  const QSignalBlocker quiet(size_);
  size_->clear();
  const SampleSize usual = usualMaterialSize(preset(), frame());
  for (const SampleSize& size : materialSizes(preset(), frame())) {
    QString text = shownSize(size);
    if (size == terrainSize()) text = tr("%1, the terrain's own").arg(text);
    size_->addItem(text, QSize(size.columns, size.rows));
    if (size == usual) size_->setCurrentIndex(size_->count() - 1);
  }
}

QString MaterialForm::files() const {
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
      const long long columns = along(frame().columns), rows = along(frame().rows);
      return tr("terrain.glb: a mesh of up to %1 triangles with baked colour, normals and roughness.",
                nullptr, pluralCount(2 * (columns - 1) * (rows - 1)))
          .arg(countText(2 * (columns - 1) * (rows - 1)));
    }
  }
  return {};
}

QStringList MaterialForm::outline() const {
  QStringList notes{files()};
  if (size_->currentData().toSize() != QSize(frame().columns, frame().rows))
    notes += tr("The weights are resampled by area from %1.").arg(shownSize(terrainSize()));
  return notes;
}

void MaterialForm::refreshFields() {
  const MaterialPreset which = preset();
  showRow(size_, size_->count() > 1);
  showRow(pictures_, which == MaterialPreset::Unity);
  showRow(splat_, which == MaterialPreset::HTerrain);
  showRow(chosen_, hasClassicMap());
  showRow(depth_, which == MaterialPreset::Picture);
  showRow(texture_, which == MaterialPreset::Gltf);
  showRow(step_->parentWidget(), which == MaterialPreset::Gltf);
  showRow(all_, !bakesTextures(which));
}

std::optional<QString> MaterialForm::read(ExportRecipe& recipe) const {
  MaterialExportOptions options;
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
  for (int i = 0; hasClassicMap() && i < chosen_->count(); ++i)
    if (chosen_->item(i)->checkState() == Qt::Checked)
      options.chosen.push_back(chosen_->item(i)->data(Qt::UserRole).toUInt());
  if (options.chosen.size() > kMaxClassicMaterials)
    return tr("CLASSIC4 takes %1 materials; %2 are chosen")
        .arg(kMaxClassicMaterials)
        .arg(options.chosen.size());
  const QSize size = size_->currentData().toSize();
  const SampleSize wanted{size.width(), size.height()};
  if (wanted != usualMaterialSize(options.preset, frame())) {
    options.anySize = wanted == terrainSize();
    if (!options.anySize) options.resample = wanted;
  }
  recipe.choices = options;
  return std::nullopt;
}

QString lossText(const WeightLoss& loss) {
  if (loss.greatest == 0) return MaterialForm::tr("nothing: every weight is kept");
  return MaterialForm::tr("%1 % of a sample at most, %2 % on average")
      .arg(numberText(loss.greatest / 2.55, 3), numberText(loss.mean / 2.55, 2));
}

ExportSummary summarizeMaterials(const RecipeReport& made, const ExportRecipe& recipe) {
  const auto& report = std::get<MaterialExportReport>(made.made);
  const std::size_t files = report.files.size(), layers = report.layers.size();
  ExportSummary summary{
      files == 1
          ? MaterialForm::tr("Exported %1 and read it back.").arg(exportedName(report.files.front().path))
          : MaterialForm::tr("Exported %1 into %2 and verified %3.")
                .arg(MaterialForm::tr("%1 materials", nullptr, pluralCount(layers)).arg(countText(layers)),
                     exportedName(recipe.path),
                     MaterialForm::tr("%1 files", nullptr, pluralCount(files)).arg(countText(files))),
      fileFacts(report.files), made.files, std::nullopt, report.notes};
  if (report.loss.greatest > 0)
    summary.text = QStringLiteral("%1 %2").arg(
        summary.text,
        MaterialForm::tr("The format does not hold all weights: lost are %1.").arg(lossText(report.loss)));
  summary.facts += {{MaterialForm::tr("Materials"), namesText(report.layers)},
                    {MaterialForm::tr("Samples"),
                     report.resampled ? MaterialForm::tr("%1, resampled by area").arg(shownSize(report.size))
                                      : shownSize(report.size)}};
  const MaterialPreset preset = std::get<MaterialExportOptions>(recipe.choices).preset;
  if (!bakesTextures(preset))
    summary.facts.push_back({MaterialForm::tr("Weights lost"), lossText(report.loss)});
  if (report.undrawn && report.undrawn->greatest > 0)
    summary.facts.push_back({MaterialForm::tr("Kept, not drawn"), lossText(*report.undrawn)});
  summary.facts.push_back(
      {MaterialForm::tr("Read back"), MaterialForm::tr("All files were read back and verified")});
  return summary;
}

QString whyNoMaterials(const TerrainDocument& terrain) {
  return terrain.materials().empty()
             ? MaterialForm::tr(
                   "The terrain has no materials yet: add them in the Materials panel, or import them.")
             : QString();
}

ExportRecipe usualMaterials(EditorDocument&, std::size_t, const QString& stem) {
  return {{}, (stem + QStringLiteral("-materials")).toStdString(), MaterialExportOptions()};
}

}  // namespace

const ExportForm& materialForm() {
  static constexpr ExportForm form{1, whyNoMaterials, usualMaterials, makeExportForm<MaterialForm>,
                                   summarizeMaterials};
  return form;
}

}  // namespace scarp
