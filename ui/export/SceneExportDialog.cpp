#include "ui/export/SceneExportDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <string_view>

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

/// "hills.glb" of glTF as "hills-unity" of Unity, so that no program's files are written into another one's
/// folder.
QString renamedFor(QString path, SceneProgram before, SceneProgram after) {
  const auto endingOf = [](SceneProgram program) {
    return program == SceneProgram::Gltf
               ? QString::fromLatin1(kSceneEnding)
               : QLatin1Char('-') + QString::fromUtf8(sceneProgramNames().key(program));
  };
  if (const QString ending = endingOf(before); path.endsWith(ending, Qt::CaseInsensitive))
    path.chop(ending.size());
  return path.isEmpty() ? path : path + endingOf(after);
}

/// What a program needs to open the files.
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

}  // namespace

SceneExportDialog::SceneExportDialog(About about, Run run, QWidget* parent)
    : ExportFormDialog(tr("Export Scene"), parent),
      about_(std::move(about)),
      run_(std::move(run)),
      program_(sceneCombo("program", tr("For which program"), titlesOf(sceneProgramNames()))),
      part_(sceneCombo("part", tr("Part"))),
      detail_(sceneCombo("detail", tr("Detail by"), titlesOf(meshDetailNames()))),
      path_(pathRow(tr("File or folder"))),
      ground_(nullptr),
      lines_(nullptr),
      levels_(nullptr),
      instancing_(nullptr),
      keepAs_(keepAsEdit()),
      note_(new QLabel) {
  setObjectName(QStringLiteral("sceneExportDialog"));
  setMinimumWidth(560);
  addFields();
  takeUp(about_.first.options);
  shown_ = program();
  path_.edit->setText(about_.first.path);
  followProgram();
  path_.edit->selectAll();
  path_.edit->setFocus();
  connect(path_.browse, &QPushButton::clicked, this, &SceneExportDialog::browse);
  connect(path_.edit, &QLineEdit::textChanged, this, &SceneExportDialog::refresh);
  connect(program_, &QComboBox::currentIndexChanged, this, &SceneExportDialog::followProgram);
  for (QComboBox* combo : {part_, detail_})
    connect(combo, &QComboBox::currentIndexChanged, this, &SceneExportDialog::refresh);
  for (QCheckBox* box : {ground_, lines_, levels_, instancing_})
    connect(box, &QCheckBox::toggled, this, &SceneExportDialog::refresh);
  for (const Number& number : numbers_)
    connect(number.edit, &NumberEdit::edited, this, &SceneExportDialog::refresh);
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
  addRow(tr("For"), program_);
  addRow(tr("File"), path_.row);
  part_->addItem(tr("The whole terrain"), static_cast<int>(ScenePart::Whole));
  if (!about_.selected.empty())
    part_->addItem(tr("The selection's box"), static_cast<int>(ScenePart::Selection));
  program_->setWhatsThis(tr("Axes, units and files as that program wants them"));
  part_->setWhatsThis(tr("All of the terrain, or the box about the selection"));
  detail_->setWhatsThis(tr("Whether the error or the count of triangles is given; the other follows"));
  addRow(tr("Part"), part_);
  ground_ = addFlag("ground", tr("With the ground"),
                    tr("As a mesh; without it only models and objects are written"));
  lines_ = addFlag("lines", tr("With water and models along lines"),
                   tr("The water of rivers, canals and ponds, and what rules bend along lines"));
  levels_ = addFlag("levels", tr("Levels of Detail"),
                    tr("Write the coarser meshes of models, which engines draw far from the camera"));
  addRow(tr("Detail by"), detail_);
  addRow(withLengthUnit(tr("Error")),
         addNumber("error", tr("The mesh is nowhere further from the ground than this, measured upwards")));
  addRow(tr("Triangles"), addNumber("triangles", tr("Of the ground, at most")));
  addRow(tr("Picture (texels)"),
         addNumber("texture",
                   tr("Along the longer side of the picture of the ground's materials; 0: without one")));
  instancing_ = addFlag("instancing", tr("Instancing (EXT_mesh_gpu_instancing)"),
                        tr("The objects of a model as one node: small and fast, but fewer programs open it"));
  addRow(tr("Keep as"), keepAs_);
  keepAs_->setText(QString::fromStdString(about_.first.keepAs));
  addNote(*note_);
  column().addWidget(bar());
}

void SceneExportDialog::takeUp(const SceneExportOptions& options) {
  const SceneSettings& settings = options.settings;
  program_->setCurrentIndex(static_cast<int>(settings.program));
  detail_->setCurrentIndex(static_cast<int>(settings.detail));
  ground_->setChecked(settings.ground);
  lines_->setChecked(settings.lines);
  levels_->setChecked(settings.levels);
  instancing_->setChecked(settings.instancing);
  for (const Number& number : numbers_) number.edit->setValue(number.setting->get(settings), 4);
  if (options.crop && part_->count() > 1) part_->setCurrentIndex(1);
}

SceneProgram SceneExportDialog::program() const {
  return static_cast<SceneProgram>(program_->currentIndex());
}

void SceneExportDialog::browse() {
  if (single()) {
    int chosen = 0;
    if (const auto path =
            askSavePath(this, tr("Export Scene"), path_.edit->text(), {fileFilter("glTF", "glb")}, chosen))
      path_.edit->setText(*path);
    return;
  }
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Export Scene"), path_.edit->text());
  if (!folder.isEmpty()) path_.edit->setText(folder);
}

void SceneExportDialog::followProgram() {
  const QSignalBlocker quiet(path_.edit);
  if (program() != shown_) {
    const QString before = path_.edit->text().trimmed();
    about_.paths[shown_] = before;
    const auto known = about_.paths.find(program());
    path_.edit->setText(known != about_.paths.end() ? known->second : renamedFor(before, shown_, program()));
    shown_ = program();
  }
  if (auto* label = qobject_cast<QLabel*>(form().labelForField(path_.row)))
    label->setText(single() ? tr("File") : tr("Folder"));
  refresh();
}

QStringList SceneExportDialog::outline() const {
  QStringList notes;
  const QString placed =
      tr("%1 placed objects", nullptr, pluralCount(about_.objects)).arg(countText(about_.objects));
  if (about_.objects == 0 && about_.scatterRules == 0)
    notes += tr("There are no objects; the ground alone is written.");
  else if (about_.scatterRules == 0)
    notes += tr("%1.").arg(placed);
  else
    notes += tr("%1 and the objects of %2.")
                 .arg(placed, tr("%1 scatter rules", nullptr, pluralCount(about_.scatterRules))
                                  .arg(countText(about_.scatterRules)));
  notes += openingNote(program(), instancing_->isChecked());
  if (about_.drapes > 0) notes += tr("Draped pictures are not in the files.");
  return notes;
}

void SceneExportDialog::refresh() {
  complain({});  // of what stood there before
  form().setRowVisible(part_, part_->count() > 1);
  const bool ground = ground_->isChecked();
  form().setRowVisible(detail_, ground);
  form().setRowVisible(instancing_, single());
  const auto detail = static_cast<MeshDetail>(detail_->currentIndex());
  for (const Number& number : numbers_) {
    const std::string_view key = number.setting->key;
    if (key == "error") form().setRowVisible(number.edit, ground && detail == MeshDetail::Error);
    if (key == "triangles") form().setRowVisible(number.edit, ground && detail == MeshDetail::Triangles);
    if (key == "texture") form().setRowVisible(number.edit, ground && about_.materials > 0);
  }
  QStringList notes = outline();
  const QFileInfo file(path_.edit->text().trimmed());
  const bool replaces = single() && file.isFile();
  if (replaces) notes += tr("%1 is there already and will be replaced.").arg(file.fileName());
  if (!single() && file.isDir() && !QDir(file.absoluteFilePath()).isEmpty())
    notes += tr("Files of the same names in %1 will be replaced.").arg(file.fileName());
  acceptButton().setText(replaces ? tr("Replace") : tr("Export"));
  note_->setText(notes.join(QLatin1Char('\n')));
}

std::optional<QString> SceneExportDialog::takeValues() {
  const QString path = path_.edit->text().trimmed();
  if (path.isEmpty())
    return single() ? tr("Export to which file? Type a path or browse for one")
                    : tr("Export to which folder? Type a path or browse for one");
  const QFileInfo file(path);
  if (!file.absoluteDir().exists()) return tr("%1: there is no such folder").arg(file.absolutePath());
  if (single() && file.isDir()) return tr("%1 is a folder").arg(path);
  if (!single() && file.exists() && !file.isDir()) return tr("%1 is a file, not a folder").arg(path);
  if (single() && !file.suffix().isEmpty() && !endsAsFile(path))
    return tr("“.%1” is no ending for a scene as glTF; use .glb").arg(file.suffix());
  SceneExportOptions options;
  SceneSettings& settings = options.settings;
  settings.program = program();
  settings.detail = static_cast<MeshDetail>(detail_->currentIndex());
  settings.ground = ground_->isChecked();
  settings.lines = lines_->isChecked();
  settings.levels = levels_->isChecked();
  settings.instancing = single() && instancing_->isChecked();
  for (const Number& number : numbers_) {
    if (!form().isRowVisible(number.edit)) continue;
    if (const QString wrong = number.edit->problem(); !wrong.isEmpty()) return wrong;
    number.setting->store(settings, *number.edit->value());
  }
  if (static_cast<ScenePart>(part_->currentData().toInt()) == ScenePart::Selection)
    options.crop = about_.selected;
  target_ = {file.absoluteFilePath(), options, keepAs_->text().trimmed().toStdString()};
  if (single() && file.suffix().isEmpty()) target_.path += QLatin1String(kSceneEnding);
  return std::nullopt;
}

Job* SceneExportDialog::start(Ended ended) {
  return run_(target_, reporting<SceneExportReport>(std::move(ended)));
}

void SceneExportDialog::enableFields(bool enabled) {
  const std::initializer_list<QWidget*> fields{program_, path_.row, part_,       detail_, ground_,
                                               lines_,   levels_,   instancing_, keepAs_};
  for (QWidget* field : fields) field->setEnabled(enabled);
  for (const Number& number : numbers_) number.edit->setEnabled(enabled);
}

}  // namespace scarp
