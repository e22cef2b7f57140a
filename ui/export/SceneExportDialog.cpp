#include "ui/export/SceneExportDialog.h"

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
#include <algorithm>
#include <string_view>

#include "core/io/EnginePreset.h"
#include "core/io/ExportGround.h"
#include "core/operation/Reshape.h"
#include "ui/export/EngineSettingsBox.h"
#include "ui/export/EngineSizeBox.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/EnumTitles.h"
#include "ui/widgets/NumberEdit.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

enum class ScenePart { Whole, Selection };

constexpr const char* kSceneEnding = ".glb";

bool endsAsFile(const QString& path) {
  return path.endsWith(QLatin1String(kSceneEnding), Qt::CaseInsensitive);
}

QComboBox* sceneCombo(const char* objectName, const QString& name, const QStringList& entries = {}) {
  auto* combo = new QComboBox;
  combo->setObjectName(QLatin1String(objectName));
  combo->setAccessibleName(name);
  combo->addItems(entries);
  return combo;
}

/// The steps in the program that open the files.
QString openingNote(SceneProgram program, bool instancing) {
  switch (program) {
    case SceneProgram::Gltf:
      return instancing
                 ? SceneExportDialog::tr(
                       "A node for each model; only programs that know EXT_mesh_gpu_instancing "
                       "open it: three.js, Babylon.js, glTFast.")
                 : SceneExportDialog::tr("A node for each object; they share the meshes of their models.");
    case SceneProgram::Blender:
      return SceneExportDialog::tr("In Blender, run scene.py: Scripting → Open → Run.");
    case SceneProgram::Unity:
      return SceneExportDialog::tr(
          "In Unity, put the folder into Assets and choose Tools → Scarp → Build Scene. "
          "Models need the package glTFast.");
    case SceneProgram::Unreal:
      return SceneExportDialog::tr("In Unreal, run scene.py: Tools → Execute Python Script.");
    case SceneProgram::Godot:
      return SceneExportDialog::tr(
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
      return SceneExportDialog::tr("alphamaps, layers.json, ScarpMaterials.cs");
    case MaterialPreset::Unreal:
      return SceneExportDialog::tr("a PNG for each material, layers.json");
    case MaterialPreset::Blender:
      return SceneExportDialog::tr("a PNG for each material, material.py");
    case MaterialPreset::Terrain3d:
      return QStringLiteral("control.exr, textures.json");
    case MaterialPreset::HTerrain:
      return SceneExportDialog::tr("splat maps, textures.json");
    case MaterialPreset::Gis:
    case MaterialPreset::Picture:
    case MaterialPreset::Gltf:
      break;
  }
  return {};
}

std::optional<RasterFormat> heightFormat(const EnginePreset& preset) {
  const auto format = rasterFormatOf(std::string("heights.") + preset.extension);
  return format ? std::optional(*format) : std::nullopt;
}

bool hasRange(const EnginePreset& preset) { return heightFormat(preset) != RasterFormat::Exr; }

}  // namespace

SceneExportDialog::SceneExportDialog(About about, JobRunner& jobs, Run run, QWidget* parent)
    : ExportFormDialog(tr("Export for Engine"), parent),
      about_(std::move(about)),
      run_(std::move(run)),
      shown_(about_.program),
      program_(sceneCombo("program", tr("Engine or program"), titlesOf(sceneProgramNames()))),
      godot_(sceneCombo("godot", tr("Terrain plugin"), titlesOf(godotTerrainNames()))),
      part_(sceneCombo("part", tr("Part"))),
      detail_(sceneCombo("detail", tr("Detail by"), titlesOf(meshDetailNames()))),
      path_(pathRow(tr("File or folder"))),
      rangeRow_(new QWidget),
      rangeMin_(optionalNumberEdit(tr("Lowest"), fixedText(inLengthUnit(about_.lowest), 2),
                                   tr("Height of the first 16-bit step"))),
      rangeMax_(optionalNumberEdit(tr("Highest"), fixedText(inLengthUnit(about_.highest), 2),
                                   tr("Height of the last 16-bit step"))),
      keepAs_(keepAsEdit()),
      size_(new EngineSizeBox(about_.terrain.frame)),
      settings_(new EngineSettingsBox),
      heights_(new HeightMeasurer(about_.terrain, about_.lowest, about_.highest, jobs, this)),
      note_(new QLabel) {
  setObjectName(QStringLiteral("sceneExportDialog"));
  setLeastWidth(560);
  addFields();
  showTarget(about_.first[static_cast<std::size_t>(shown_)]);
  connectFields();
  refresh();
  path_.edit->selectAll();
  path_.edit->setFocus();
}

void SceneExportDialog::connectFields() {
  connect(path_.browse, &QPushButton::clicked, this, &SceneExportDialog::browse);
  connect(program_, &QComboBox::currentIndexChanged, this, &SceneExportDialog::changeProgram);
  for (QLineEdit* edit : {path_.edit, rangeMin_, rangeMax_})
    connect(edit, &QLineEdit::textChanged, this, &SceneExportDialog::refresh);
  for (QComboBox* combo : {godot_, part_, detail_})
    connect(combo, &QComboBox::currentIndexChanged, this, &SceneExportDialog::refresh);
  for (QCheckBox* box : {levels_, instancing_})
    connect(box, &QCheckBox::toggled, this, &SceneExportDialog::refresh);
  for (std::size_t i = 0; i < contents_.size(); ++i)
    connect(contents_[i].box, &QCheckBox::toggled, this, [this, i](bool on) {
      contents_[i].wanted = on;
      refresh();
    });
  for (const Number& number : numbers_)
    connect(number.edit, &NumberEdit::edited, this, &SceneExportDialog::refresh);
  connect(size_, &EngineSizeBox::changed, this, &SceneExportDialog::refresh);
  connect(heights_, &HeightMeasurer::failed, size_, &EngineSizeBox::tellProblem);
  connect(heights_, &HeightMeasurer::measured, this, &SceneExportDialog::refreshSettings);
}

NumberEdit* SceneExportDialog::addNumber(const char* key, const QString& tip) {
  const NumberSetting<SceneSettings>& setting = sceneSchema().number(key);
  auto* edit =
      new NumberEdit(coreText(setting.title), coreUnit(setting.unit),
                     {setting.low, setting.high, setting.whole, setting.lowAllowed, false, false});
  edit->setObjectName(QLatin1String(key));
  edit->setToolTip(tip);
  numbers_.push_back({&setting, edit});
  return edit;
}

QCheckBox* SceneExportDialog::addFlag(const char* name, const QString& text, const QString& tip) {
  auto* box = new QCheckBox(text);
  box->setObjectName(QLatin1String(name));
  box->setToolTip(tip);
  form().addRow(QString(), box);
  return box;
}

void SceneExportDialog::addFields() {
  program_->setToolTip(tr("Sets axes, units, sizes and files as the program reads them"));
  godot_->setToolTip(tr("Terrain plugin that heights and weights are written for"));
  part_->setToolTip(tr("All of the terrain, or the box about the selection"));
  detail_->setToolTip(tr("Sets the error or the number of triangles of the terrain mesh"));
  addRow(tr("For"), program_);
  addRow(tr("Terrain"), godot_);
  addRow(tr("File"), path_.row);
  part_->addItem(tr("The whole terrain"), static_cast<int>(ScenePart::Whole));
  if (!about_.selected.empty())
    part_->addItem(tr("The selection's box"), static_cast<int>(ScenePart::Selection));
  addRow(tr("Part"), part_);
  addContents();
  form().addRow(QString(), size_);
  auto* range = new QHBoxLayout(rangeRow_);
  range->setContentsMargins(0, 0, 0, 0);
  rangeMin_->setObjectName(QStringLiteral("rangeMin"));
  rangeMax_->setObjectName(QStringLiteral("rangeMax"));
  for (QLineEdit* edit : {rangeMin_, rangeMax_}) {
    takesLength(*edit);
    range->addWidget(edit);
  }
  rangeRow_->setFocusProxy(rangeMin_);
  addRow(withLengthUnit(tr("Height range")), rangeRow_);
  addMeshFields();
  addRow(tr("Keep as"), keepAs_);
  addNote(*note_);
  form().addRow(QString(), settings_);
  column().addWidget(bar());
}

void SceneExportDialog::addContents() {
  const auto add = [this](const char* name, const QString& title, const QString& tip,
                          bool SceneSettings::*setting) {
    contents_.push_back({addFlag(name, title, tip), title, setting, false});
  };
  add("heights", tr("Heights"), tr("Write a heightmap in the engine's format and size"),
      &SceneSettings::heights);
  add("weights", tr("Material Weights"), tr("Write the weights of the materials for the engine's terrain"),
      &SceneSettings::weights);
  add("objects", tr("Objects"), tr("Write placed and scattered objects with their models"),
      &SceneSettings::objects);
  add("lines", tr("Water and Models Along Lines"),
      tr("Write the water of rivers, canals and ponds, and models that rules bend along lines"),
      &SceneSettings::lines);
  add("ground", tr("Terrain Mesh"), tr("Write the terrain as a mesh of triangles"), &SceneSettings::ground);
}

void SceneExportDialog::addMeshFields() {
  levels_ = addFlag("levels", tr("Levels of Detail"),
                    tr("Write the coarser meshes of models, which engines draw far from the camera"));
  addRow(tr("Detail by"), detail_);
  addRow(withLengthUnit(tr("Error")),
         addNumber("error", tr("Largest vertical distance between the mesh and the terrain")));
  addRow(tr("Triangles"), addNumber("triangles", tr("Maximum number of triangles of the terrain mesh")));
  addRow(tr("Texture size (px)"),
         addNumber("texture", tr("Longer side of the texture with the colours of the materials; 0: none")));
  instancing_ = addFlag("instancing", tr("Instancing (EXT_mesh_gpu_instancing)"),
                        tr("Write the objects of a model as one node: small and fast, but fewer programs "
                           "open it"));
}

void SceneExportDialog::showTarget(const SceneExportTarget& target) {
  const SceneSettings& settings = target.options.settings;
  program_->setCurrentIndex(static_cast<int>(shown_));
  path_.edit->setText(target.path);
  keepAs_->setText(QString::fromStdString(target.keepAs));
  godot_->setCurrentIndex(static_cast<int>(settings.godot));
  detail_->setCurrentIndex(static_cast<int>(settings.detail));
  for (Content& content : contents_) content.wanted = settings.*content.setting;
  levels_->setChecked(settings.levels);
  instancing_->setChecked(settings.instancing);
  for (const Number& number : numbers_) number.edit->setValue(number.setting->get(settings), 4);
  part_->setCurrentIndex(target.options.crop && part_->count() > 1 ? 1 : 0);
  const auto showHeight = [](QLineEdit& edit, const std::optional<double>& metres) {
    if (metres)
      setOptionalLength(edit, *metres);
    else
      edit.clear();
  };
  showHeight(*rangeMin_, target.options.rangeMin);
  showHeight(*rangeMax_, target.options.rangeMax);
  size_->offer(heightPreset(engine()));
  size_->choose(target.options.resample, target.options.anySize);
}

SceneProgram SceneExportDialog::program() const {
  return static_cast<SceneProgram>(program_->currentIndex());
}

SceneSettings SceneExportDialog::engine() const {
  SceneSettings settings;
  settings.program = program();
  settings.godot = static_cast<GodotTerrain>(godot_->currentIndex());
  return settings;
}

bool SceneExportDialog::isPart() const {
  return static_cast<ScenePart>(part_->currentData().toInt()) == ScenePart::Selection;
}

void SceneExportDialog::browse() {
  if (single()) {
    int chosen = 0;
    if (const auto path =
            askSavePath(this, windowTitle(), path_.edit->text(), {fileFilter("glTF", "glb")}, chosen))
      path_.edit->setText(*path);
    return;
  }
  const QString folder = QFileDialog::getExistingDirectory(this, windowTitle(), path_.edit->text());
  if (!folder.isEmpty()) path_.edit->setText(folder);
}

void SceneExportDialog::changeProgram() {
  // Every program keeps its own choices while the dialog is open.
  SceneExportTarget& before = about_.first[static_cast<std::size_t>(shown_)];
  SceneExportOptions options;
  if (!readOptions(options)) before.options = options;
  before.path = path_.edit->text();
  before.keepAs = keepAs_->text().trimmed().toStdString();
  shown_ = program();
  showTarget(about_.first[static_cast<std::size_t>(shown_)]);
  refresh();
}

QString SceneExportDialog::blockedReason(bool SceneSettings::*content) const {
  const bool forEngine = content == &SceneSettings::heights || content == &SceneSettings::weights;
  if (forEngine && single()) return tr("glTF has the terrain as a mesh");
  if (forEngine && isPart()) return tr("only of the whole terrain");
  if (content == &SceneSettings::weights && about_.materials == 0) return tr("the terrain has no materials");
  if (content == &SceneSettings::objects && about_.objects == 0 && about_.scatterRules == 0)
    return tr("the terrain has no objects");
  if (content == &SceneSettings::lines && about_.lines == 0)
    return tr("no line has water or models along it");
  return {};
}

bool SceneExportDialog::isChecked(bool SceneSettings::*content) const {
  const auto found = std::ranges::find(contents_, content, &Content::setting);
  return found->wanted && blockedReason(content).isEmpty();
}

void SceneExportDialog::refreshContents() {
  for (const Content& content : contents_) {
    const QString reason = blockedReason(content.setting);
    const QSignalBlocker quiet(content.box);
    content.box->setEnabled(reason.isEmpty());
    content.box->setChecked(content.wanted && reason.isEmpty());
    content.box->setText(reason.isEmpty() ? content.title : tr("%1 (%2)").arg(content.title, reason));
  }
}

void SceneExportDialog::refresh() {
  complain({});  // of what stood there before
  setWindowTitle(tr("Export for %1").arg(program_->currentText()));
  refreshContents();
  if (auto* label = qobject_cast<QLabel*>(form().labelForField(path_.row)))
    label->setText(single() ? tr("File") : tr("Folder"));
  const bool ground = isChecked(&SceneSettings::ground), heights = isChecked(&SceneSettings::heights);
  const EnginePreset* const preset = heightPreset(engine());
  showRow(godot_, program() == SceneProgram::Godot);
  showRow(part_, part_->count() > 1);
  showRow(rangeRow_, heights && hasRange(*preset));
  showRow(levels_, isChecked(&SceneSettings::objects));
  showRow(detail_, ground);
  showRow(instancing_, single());
  const auto detail = static_cast<MeshDetail>(detail_->currentIndex());
  for (const Number& number : numbers_) {
    const std::string_view key = number.setting->key;
    if (key == "error") showRow(number.edit, ground && detail == MeshDetail::Error);
    if (key == "triangles") showRow(number.edit, ground && detail == MeshDetail::Triangles);
    if (key == "texture") showRow(number.edit, ground && about_.materials > 0);
  }
  const bool sized = heights || isChecked(&SceneSettings::weights);
  size_->offer(sized ? preset : nullptr);
  showRow(size_, size_->asks());
  if (sized) heights_->measure(size_->resample());
  refreshNote();
  refreshSettings();
}

QStringList SceneExportDialog::files() const {
  if (single()) return {QFileInfo(path_.edit->text().trimmed()).fileName()};
  QStringList names;
  const SceneSettings settings = engine();
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

void SceneExportDialog::refreshNote() {
  QStringList notes;
  if (const QStringList names = files(); !names.isEmpty())
    notes += tr("Files: %1.").arg(names.join(QStringLiteral(", ")));
  const bool objects = isChecked(&SceneSettings::objects);
  const QString placed =
      tr("%1 placed objects", nullptr, pluralCount(about_.objects)).arg(countText(about_.objects));
  if (objects && about_.scatterRules == 0)
    notes += tr("%1.").arg(placed);
  else if (objects)
    notes += tr("%1 and the objects of %2.")
                 .arg(placed, tr("%1 scatter rules", nullptr, pluralCount(about_.scatterRules))
                                  .arg(countText(about_.scatterRules)));
  if (objects || isChecked(&SceneSettings::ground) || isChecked(&SceneSettings::lines))
    notes += openingNote(program(), instancing_->isChecked());
  if (about_.drapes > 0) notes += tr("Image overlays are not exported.");
  const QFileInfo file(path_.edit->text().trimmed());
  const bool replaces = single() && file.isFile();
  if (replaces) notes += tr("%1 already exists and will be overwritten.").arg(file.fileName());
  if (!single() && file.isDir() && !QDir(file.absoluteFilePath()).isEmpty())
    notes += tr("Files of an earlier export to %1 will be overwritten.").arg(file.fileName());
  acceptButton().setText(replaces ? tr("Replace") : tr("Export"));
  note_->setText(notes.join(QLatin1Char('\n')));
}

void SceneExportDialog::refreshSettings() {
  const EnginePreset* const preset = heightPreset(engine());
  const HeightMeasurer::Heights* const known = heights_->find(size_->resample());
  size_->tellChange(known ? known->change : std::nullopt);
  const bool heights = isChecked(&SceneSettings::heights);
  showRow(settings_, heights);
  if (heights) {
    std::vector<EngineSetting> settings;
    SceneExportOptions options;
    const auto format = heightFormat(*preset);
    if (known && format && !readOptions(options)) {
      ExportOptions written = heightOptions(options, about_.terrain.frame);
      written.format = format;
      if (const auto range = exportRange(known->summary, written))
        settings = engineSettings(
            *preset, *format,
            reshaped(about_.terrain.frame, ResampleReshape{known->size.columns, known->size.rows}), *range);
    }
    settings_->tell(QLatin1String(preset->title), settings);
  }
}

std::optional<QString> SceneExportDialog::readOptions(SceneExportOptions& options) const {
  options.settings = engine();
  SceneSettings& settings = options.settings;
  // The program may have changed already; the choices belong to the shown one.
  settings.program = shown_;
  settings.detail = static_cast<MeshDetail>(detail_->currentIndex());
  for (const Content& content : contents_) settings.*content.setting = content.wanted;
  settings.levels = levels_->isChecked();
  settings.instancing = shown_ == SceneProgram::Gltf && instancing_->isChecked();
  for (const Number& number : numbers_) {
    const QString wrong = number.edit->problem();
    if (wrong.isEmpty())
      number.setting->store(settings, *number.edit->value());
    else if (!number.edit->isHidden())
      return wrong;
  }
  QString problem;
  if (!readOptional(*rangeMin_, options.rangeMin, problem) ||
      !readOptional(*rangeMax_, options.rangeMax, problem))
    return problem;
  if (options.rangeMin.value_or(about_.lowest) > options.rangeMax.value_or(about_.highest))
    return tr("The range's lowest height is above its highest");
  options.resample = size_->resample();
  options.anySize = size_->asItIs();
  if (isPart()) options.crop = about_.selected;
  return std::nullopt;
}

std::optional<QString> SceneExportDialog::takeValues() {
  const QString path = path_.edit->text().trimmed();
  if (path.isEmpty())
    return single() ? tr("Enter the file to export to, or browse for one")
                    : tr("Enter the folder to export to, or browse for one");
  const QFileInfo file(path);
  if (!file.absoluteDir().exists()) return tr("%1: there is no such folder").arg(file.absolutePath());
  if (single() && file.isDir()) return tr("%1 is a folder").arg(path);
  if (!single() && file.exists() && !file.isDir()) return tr("%1 is a file, not a folder").arg(path);
  if (single() && !file.suffix().isEmpty() && !endsAsFile(path))
    return tr("“.%1” is not a supported file format. Use .glb").arg(file.suffix());
  SceneExportOptions options;
  if (const auto problem = readOptions(options)) return problem;
  bool any = false;
  for (const Content& content : contents_) {
    options.settings.*content.setting = isChecked(content.setting);
    any = any || options.settings.*content.setting;
  }
  if (!any) return tr("Select at least one kind of content to export");
  target_ = {file.absoluteFilePath(), options, keepAs_->text().trimmed().toStdString()};
  if (single() && file.suffix().isEmpty()) target_.path += QLatin1String(kSceneEnding);
  return std::nullopt;
}

Job* SceneExportDialog::start(Ended ended) {
  return run_(target_, reporting<SceneExportReport>(std::move(ended)));
}

void SceneExportDialog::enableFields(bool enabled) {
  const std::initializer_list<QWidget*> fields{program_, godot_,      path_.row, part_,   detail_,
                                               levels_,  instancing_, rangeRow_, keepAs_, size_};
  for (QWidget* field : fields) field->setEnabled(enabled);
  for (const Number& number : numbers_) number.edit->setEnabled(enabled);
  for (const Content& content : contents_)
    content.box->setEnabled(enabled && blockedReason(content.setting).isEmpty());
}

}  // namespace scarp
