#include "core/sceneio/SceneExport.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/io/EnginePreset.h"
#include "core/scene/Scene.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/EngineBoxes.h"
#include "ui/export/ExportDialog.h"
#include "ui/export/SchemaForm.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

/// Form of heights, weights of materials, terrain mesh, models and objects for an engine or a 3-D program.
/// Its variants are the values of SceneProgram; the settings are those of sceneSchema().
class SceneForm final : public ExportDialog {
  Q_DECLARE_TR_FUNCTIONS(SceneExport)

 public:
  explicit SceneForm(ExportStart start);

 private:
  /// Check box of a part of the content.
  struct Content {
    QCheckBox* box;
    QString title;
    bool SceneSettings::*setting;
    bool wanted;  ///< Choice of the user, also while the box is disabled.
  };

  Destination destination() const override { return isFile() ? Destination::File : Destination::Folder; }
  void show(const ExportRecipe& recipe) override;
  std::optional<QString> read(ExportRecipe& recipe) const override;
  std::optional<QString> complete(ExportRecipe& recipe) const override;
  void refreshFields() override;
  QStringList outline() const override;
  const EnginePreset* engine() const override;
  std::optional<ExportOptions> engineHeights() const override;

  void addContent(const char* name, const QString& title, const QString& tip, bool SceneSettings::*setting);
  /// Reason why content cannot be exported; empty if it can.
  [[nodiscard]] QString blockedReason(bool SceneSettings::*content) const;
  [[nodiscard]] bool isChecked(bool SceneSettings::*content) const;
  [[nodiscard]] SceneProgram program() const { return static_cast<SceneProgram>(shownVariant()); }
  [[nodiscard]] bool isFile() const { return program() == SceneProgram::Gltf; }
  /// Program and terrain, from which the conventions of the engine follow.
  [[nodiscard]] SceneSettings target() const;
  [[nodiscard]] std::optional<QString> readOptions(SceneExportOptions& options) const;
  /// Names of the files that will be written.
  [[nodiscard]] QStringList files() const;

  SchemaForm<SceneSettings> fields_{sceneSchema(), [this] { refresh(); }};
  QComboBox *program_, *godot_, *detail_;
  std::vector<Content> contents_;
  bool hasShapes_;  ///< Water, or models along lines.
};

/// The steps in the program that open the files.
QString openingNote(SceneProgram program, bool instancing) {
  switch (program) {
    case SceneProgram::Gltf:
      return instancing ? SceneForm::tr(
                              "A node for each model; only programs that know EXT_mesh_gpu_instancing "
                              "open it: three.js, Babylon.js, glTFast.")
                        : SceneForm::tr("A node for each object; they share the meshes of their models.");
    case SceneProgram::Blender:
      return SceneForm::tr("In Blender, run scene.py: Scripting → Open → Run.");
    case SceneProgram::Unity:
      return SceneForm::tr(
          "In Unity, put the folder into Assets and choose Tools → Scarp → Build Scene. "
          "Models need the package glTFast.");
    case SceneProgram::Unreal:
      return SceneForm::tr("In Unreal, run scene.py: Tools → Execute Python Script.");
    case SceneProgram::Godot:
      return SceneForm::tr(
          "In Godot, put the folder into the project and open scene.tscn. "
          "terrain3d_objects.gd gives the objects to Terrain3D.");
  }
  return {};
}

/// The files that list the objects, and the script that places them.
QStringList placementFiles(SceneProgram program) {
  switch (program) {
    case SceneProgram::Gltf:
      break;
    case SceneProgram::Blender:
      return {QStringLiteral("objects.csv"), QStringLiteral("scene.json"), QStringLiteral("scene.py")};
    case SceneProgram::Unity:
      return {QStringLiteral("objects.json"), QStringLiteral("ScarpScene.cs")};
    case SceneProgram::Unreal:
      return {QStringLiteral("objects.csv"), QStringLiteral("scene.json"), QStringLiteral("scene.py")};
    case SceneProgram::Godot:
      return {QStringLiteral("scene.tscn"), QStringLiteral("terrain3d_objects.gd")};
  }
  return {};
}

QString weightFiles(MaterialPreset preset) {
  switch (preset) {
    case MaterialPreset::Unity:
      return SceneForm::tr("alphamaps, layers.json, ScarpMaterials.cs");
    case MaterialPreset::Unreal:
      return SceneForm::tr("a PNG for each material, layers.json");
    case MaterialPreset::Blender:
      return SceneForm::tr("a PNG for each material, material.py");
    case MaterialPreset::Terrain3d:
      return QStringLiteral("control.exr, textures.json");
    case MaterialPreset::HTerrain:
      return SceneForm::tr("splat maps, textures.json");
    case MaterialPreset::Gis:
    case MaterialPreset::Picture:
    case MaterialPreset::Gltf:
      break;
  }
  return {};
}

bool hasShapes(Scene& scene) {
  scene.update();
  return !scene.water().tiles()->meshes.empty() || !scene.bentRows().meshes()->empty() ||
         !scene.bentRows().refusal().empty();
}

SceneForm::SceneForm(ExportStart start)
    : ExportDialog(std::move(start), tr("Export for Engine"), "sceneExportDialog", {{"glTF", "glb"}}),
      hasShapes_(hasShapes(document().scene())) {
  program_ = addChoice("program", tr("For"), tr("Engine or program"),
                       tr("Sets axes, units, sizes and files as the program reads them"),
                       titlesOf(sceneProgramNames()));
  godot_ = fields_.choice("godot", tr("Terrain plugin"),
                          tr("Terrain plugin that heights and weights are written for"));
  addRow(tr("Terrain"), godot_);
  addPath();
  addPart();
  addContent("heights", tr("Heights"), tr("Write a heightmap in the engine's format and size"),
             &SceneSettings::heights);
  addContent("weights", tr("Material Weights"),
             tr("Write the weights of the materials for the engine's terrain"), &SceneSettings::weights);
  addContent("objects", tr("Objects"), tr("Write placed and scattered objects with their models"),
             &SceneSettings::objects);
  addContent("lines", tr("Water and Models Along Lines"),
             tr("Write the water of rivers, canals and ponds, and models that rules bend along lines"),
             &SceneSettings::lines);
  addContent("ground", tr("Terrain Mesh"), tr("Write the terrain as a mesh of triangles"),
             &SceneSettings::ground);
  addEngineSize();
  addRange(tr("Height range"));
  form().addRow(QString(), fields_.flag("levels", tr("Levels of Detail"),
                                        tr("Write the coarser meshes of models, which engines draw far from "
                                           "the camera")));
  detail_ = fields_.choice("detail", tr("Detail by"),
                           tr("Sets the error or the number of triangles of the terrain mesh"));
  addRow(tr("Detail by"), detail_);
  addRow(withLengthUnit(tr("Error")),
         fields_.number("error", tr("Largest vertical distance between the mesh and the terrain")));
  addRow(tr("Triangles"), fields_.number("triangles", tr("Maximum number of triangles of the terrain mesh")));
  addRow(
      tr("Texture size (px)"),
      fields_.number("texture", tr("Longer side of the texture with the colours of the materials; 0: none")));
  form().addRow(
      QString(),
      fields_.flag("instancing", tr("Instancing (EXT_mesh_gpu_instancing)"),
                   tr("Write the objects of a model as one node: small and fast, but fewer programs "
                      "open it")));
  finishForm();
  connect(program_, &QComboBox::currentIndexChanged, this,
          [this](int index) { showVariant(static_cast<std::size_t>(index)); });
}

void SceneForm::addContent(const char* name, const QString& title, const QString& tip,
                           bool SceneSettings::*setting) {
  auto* box = new QCheckBox(title);
  box->setObjectName(QLatin1String(name));
  box->setToolTip(tip);
  form().addRow(QString(), box);
  const std::size_t index = contents_.size();
  contents_.push_back({box, title, setting, false});
  connect(box, &QCheckBox::toggled, this, [this, index](bool on) {
    contents_[index].wanted = on;
    refresh();
  });
}

void SceneForm::show(const ExportRecipe& recipe) {
  const auto& options = std::get<SceneExportOptions>(recipe.choices);
  program_->setCurrentIndex(static_cast<int>(shownVariant()));
  fields_.show(options.settings);
  for (Content& content : contents_) content.wanted = options.settings.*content.setting;
  showCrop(options.crop);
  showRange(options.rangeMin, options.rangeMax);
  size().offer(heightPreset(target()));
  size().choose(options.resample, options.anySize);
}

SceneSettings SceneForm::target() const {
  SceneSettings settings;
  settings.program = program();
  settings.godot = static_cast<GodotTerrain>(godot_->currentIndex());
  return settings;
}

QString SceneForm::blockedReason(bool SceneSettings::*content) const {
  const bool forEngine = content == &SceneSettings::heights || content == &SceneSettings::weights;
  if (forEngine && isFile()) return tr("glTF has the terrain as a mesh");
  if (forEngine && crop()) return tr("only of the whole terrain");
  if (content == &SceneSettings::weights && terrain().materials().empty())
    return tr("the terrain has no materials");
  if (content == &SceneSettings::objects && terrain().objects().size() == 0 &&
      terrain().scatterRules().empty())
    return tr("the terrain has no objects");
  if (content == &SceneSettings::lines && !hasShapes_) return tr("no line has water or models along it");
  return {};
}

bool SceneForm::isChecked(bool SceneSettings::*content) const {
  const auto found = std::ranges::find(contents_, content, &Content::setting);
  return found->wanted && blockedReason(content).isEmpty();
}

void SceneForm::refreshFields() {
  setWindowTitle(tr("Export for %1").arg(program_->currentText()));
  for (const Content& content : contents_) {
    const QString reason = blockedReason(content.setting);
    const QSignalBlocker quiet(content.box);
    content.box->setEnabled(reason.isEmpty());
    content.box->setChecked(content.wanted && reason.isEmpty());
    content.box->setText(reason.isEmpty() ? content.title : tr("%1 (%2)").arg(content.title, reason));
  }
  const bool ground = isChecked(&SceneSettings::ground), heights = isChecked(&SceneSettings::heights);
  const auto detail = static_cast<MeshDetail>(detail_->currentIndex());
  const EnginePreset* const preset = heightPreset(target());
  showRow(godot_, program() == SceneProgram::Godot);
  showRow(rangeField(), heights && isQuantised(usualFormat(*preset)));
  showRow(fields_["levels"], isChecked(&SceneSettings::objects));
  showRow(detail_, ground);
  showRow(fields_["error"], ground && detail == MeshDetail::Error);
  showRow(fields_["triangles"], ground && detail == MeshDetail::Triangles);
  showRow(fields_["texture"], ground && !terrain().materials().empty());
  showRow(fields_["instancing"], isFile());
  offerSizes(heights || isChecked(&SceneSettings::weights) ? preset : nullptr);
}

QStringList SceneForm::files() const {
  if (isFile()) return {QFileInfo(path()).fileName()};
  QStringList names;
  const SceneSettings settings = target();
  if (isChecked(&SceneSettings::heights)) {
    const QString heights = QStringLiteral("heights.") + QLatin1String(heightPreset(settings)->extension);
    names += heights;
    names += heights + QStringLiteral(".json");
  }
  if (isChecked(&SceneSettings::weights)) names += weightFiles(*weightPreset(settings));
  const bool ground = isChecked(&SceneSettings::ground), lines = isChecked(&SceneSettings::lines);
  const bool objects = isChecked(&SceneSettings::objects);
  if (ground) names += QStringLiteral("terrain.glb");
  if (lines && !ground) names += QStringLiteral("lines.glb");
  if (objects) names += tr("model-….glb for each model");
  if (ground || lines || objects) names += placementFiles(settings.program);
  return names;
}

QStringList SceneForm::outline() const {
  QStringList notes;
  if (const QStringList names = files(); !names.isEmpty())
    notes += tr("Files: %1.").arg(names.join(QStringLiteral(", ")));
  const bool objects = isChecked(&SceneSettings::objects);
  const QString placed = tr("%1 placed objects", nullptr, pluralCount(terrain().objects().size()))
                             .arg(countText(terrain().objects().size()));
  if (objects && terrain().scatterRules().empty())
    notes += tr("%1.").arg(placed);
  else if (objects)
    notes += tr("%1 and the objects of %2.")
                 .arg(placed, tr("%1 scatter rules", nullptr, pluralCount(terrain().scatterRules().size()))
                                  .arg(countText(terrain().scatterRules().size())));
  if (objects || isChecked(&SceneSettings::ground) || isChecked(&SceneSettings::lines))
    notes += openingNote(program(), static_cast<QCheckBox*>(fields_["instancing"])->isChecked());
  if (!terrain().drapes().empty()) notes += tr("Image overlays are not exported.");
  return notes;
}

const EnginePreset* SceneForm::engine() const {
  return isChecked(&SceneSettings::heights) ? heightPreset(target()) : nullptr;
}

std::optional<ExportOptions> SceneForm::engineHeights() const {
  SceneExportOptions options;
  if (readOptions(options)) return std::nullopt;
  ExportOptions written = heightOptions(options, terrain().frame());
  written.format = usualFormat(*engine());
  return written;
}

std::optional<QString> SceneForm::readOptions(SceneExportOptions& options) const {
  SceneSettings& settings = options.settings;
  if (auto problem = fields_.read(settings)) return problem;
  settings.program = program();
  for (const Content& content : contents_) settings.*content.setting = content.wanted;
  settings.instancing = isFile() && settings.instancing;
  options.resample = size().resample();
  options.anySize = size().asItIs();
  options.crop = crop();
  return readRange(options.rangeMin, options.rangeMax);
}

std::optional<QString> SceneForm::read(ExportRecipe& recipe) const {
  SceneExportOptions options;
  auto problem = readOptions(options);
  recipe.choices = options;
  return problem;
}

std::optional<QString> SceneForm::complete(ExportRecipe& recipe) const {
  SceneSettings& settings = std::get<SceneExportOptions>(recipe.choices).settings;
  bool any = false;
  for (const Content& content : contents_) {
    settings.*content.setting = isChecked(content.setting);
    any = any || settings.*content.setting;
  }
  return any ? std::nullopt : std::optional(tr("Select at least one kind of content to export"));
}

ExportRecipe usualScene(EditorDocument& document, std::size_t variant, const QString& stem) {
  const auto program = static_cast<SceneProgram>(variant);
  const bool file = program == SceneProgram::Gltf;
  const std::string suffix = file ? "scene.glb" : std::string(sceneProgramNames().key(program));
  SceneExportOptions options;
  SceneSettings& settings = options.settings;
  settings.program = program;
  // Engines have a terrain of their own; the others show the mesh.
  settings.heights = !file && program != SceneProgram::Blender;
  settings.ground = !settings.heights;
  settings.weights = settings.heights && !document.terrain().materials().empty();
  settings.error = usualMeshError(document.terrain(), sceneSchema().number("error"));
  return {sceneProgramNames().title(program), stem.toStdString() + "-" + suffix, options};
}

ReportDialog::Facts sceneFacts(const SceneExportReport& report) {
  ReportDialog::Facts facts = fileFacts(report.files);
  const QString objects = countText(static_cast<long long>(report.objects));
  facts += {{SceneForm::tr("Objects"),
             report.scattered == 0 ? objects
                                   : SceneForm::tr("%1, of which %2 by scatter rules")
                                         .arg(objects, countText(static_cast<long long>(report.scattered)))},
            {SceneForm::tr("Models"), countText(static_cast<long long>(report.models))}};
  if (report.objects > 0)
    facts.push_back({SceneForm::tr("Read back"),
                     SceneForm::tr("every object, within %1 of its place and %2° of its turn")
                         .arg(deviationText(report.largestError), numberText(report.largestTurn, 2))});
  if (report.heights)
    facts.push_back({SceneForm::tr("Heights"), SceneForm::tr("%1 × %2 samples, largest error %3")
                                                   .arg(report.heights->size.columns)
                                                   .arg(report.heights->size.rows)
                                                   .arg(shortLengthText(report.heights->largestError, 3))});
  if (report.weights)
    facts.push_back({SceneForm::tr("Material weights"), SceneForm::tr("%1 × %2 samples: %3")
                                                            .arg(report.weights->size.columns)
                                                            .arg(report.weights->size.rows)
                                                            .arg(namesText(report.weights->layers))});
  if (report.triangles > 0)
    facts.push_back({SceneForm::tr("Terrain mesh"),
                     SceneForm::tr("%1 triangles, within %2 of the ground everywhere", nullptr,
                                   pluralCount(report.triangles))
                         .arg(countText(report.triangles), deviationText(report.groundError))});
  return facts;
}

ExportSummary summarizeScene(const RecipeReport& made, const ExportRecipe& recipe) {
  const auto& report = std::get<SceneExportReport>(made.made);
  const std::size_t count = report.files.size();
  const QString what = count == 1 ? exportedName(report.files.front().path)
                                  : SceneForm::tr("%1 files to %2", nullptr, pluralCount(count))
                                        .arg(countText(count), exportedName(recipe.path));
  ExportSummary summary{report.objects == 0
                            ? SceneForm::tr("Exported %1 and verified it.").arg(what)
                            : SceneForm::tr("Exported %1 with %2 and verified it (max. position error %3).")
                                  .arg(what,
                                       SceneForm::tr("%1 objects", nullptr, pluralCount(report.objects))
                                           .arg(countText(report.objects)),
                                       deviationText(report.largestError)),
                        sceneFacts(report), made.files, report.largestError, report.notes};
  if (report.heights) {
    summary.engine = heightPreset(std::get<SceneExportOptions>(recipe.choices).settings);
    summary.settings = report.heights->settings;
  }
  return summary;
}

}  // namespace

const ExportForm& sceneForm() {
  static const ExportForm form{sceneProgramNames().size(), nullptr, usualScene, makeExportForm<SceneForm>,
                               summarizeScene};
  return form;
}

}  // namespace scarp
