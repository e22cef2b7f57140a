#include "core/meshio/MeshExport.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/ExportDialog.h"
#include "ui/export/SchemaForm.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

/// Form of a mesh of the terrain. The settings are those of meshSchema().
class MeshForm final : public ExportDialog {
  Q_DECLARE_TR_FUNCTIONS(MeshExport)

 public:
  explicit MeshForm(ExportStart start);

 private:
  Destination destination() const override { return Destination::File; }
  void show(const ExportRecipe& recipe) override;
  std::optional<QString> read(ExportRecipe& recipe) const override;
  void refreshFields() override;
  QStringList outline() const override;
  [[nodiscard]] const MeshFormatInfo& info() const {
    return meshFormats()[static_cast<std::size_t>(format())];
  }

  SchemaForm<MeshSettings> fields_{meshSchema(), [this] { refresh(); }};
  QComboBox* detail_;
  QCheckBox* solid_;
};

MeshForm::MeshForm(ExportStart start)
    : ExportDialog(std::move(start), tr("Export Mesh"), "meshExportDialog", [] {
        std::vector<Format> formats;
        for (const MeshFormatInfo& info : meshFormats()) formats.push_back({info.name, info.extension});
        return formats;
      }()) {
  addPath();
  addFormats();
  addPart();
  detail_ = fields_.choice("detail", tr("Detail by"),
                           tr("Sets the error or the number of triangles; the other one follows"));
  addRow(tr("Detail by"), detail_);
  const auto number = [this](const QString& label, const char* key, const QString& tip) {
    NumberEdit* const edit = fields_.number(key, tip);
    edit->setMaximumWidth(120);
    if (!label.isEmpty()) addRow(label, edit);
    return edit;
  };
  number(withLengthUnit(tr("Error")), "error",
         tr("The mesh is nowhere further from the ground than this, measured upwards"));
  number(tr("Triangles"), "triangles", tr("At most, in all files together"));
  solid_ = fields_.flag("solid", tr("Solid, for a 3-D printer"),
                        tr("With walls and a level bottom, watertight, in millimetres"));
  form().addRow(QString(), solid_);
  number(tr("Size (mm)"), "size", tr("Of the solid's longer side"));
  number(tr("Base (mm)"), "base", tr("What is under the lowest ground"));
  number(tr("Exaggeration"), "exaggeration", tr("Heights are multiplied by this"));
  auto* tiles = new QWidget;
  auto* row = new QHBoxLayout(tiles);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(
      number({}, "tile-columns", tr("West to east. Tiles have the same vertices on their borders")));
  row->addWidget(new QLabel(tr("×")));
  row->addWidget(
      number({}, "tile-rows", tr("North to south. Tiles have the same vertices on their borders")));
  row->addStretch(1);
  tiles->setFocusProxy(fields_["tile-columns"]);
  addRow(tr("Tiles"), tiles);
  finishForm();
}

void MeshForm::show(const ExportRecipe& recipe) {
  const auto& options = std::get<MeshExportOptions>(recipe.choices);
  fields_.show(options.settings);
  showCrop(options.crop);
}

std::optional<QString> MeshForm::read(ExportRecipe& recipe) const {
  MeshExportOptions options{info().format, {}, crop()};
  auto problem = fields_.read(options.settings);
  recipe.choices = options;
  return problem;
}

void MeshForm::refreshFields() {
  const bool onlySolids = info().format == MeshFormat::ThreeMf;
  if (onlySolids) {
    const QSignalBlocker quiet(solid_);
    solid_->setChecked(true);
  }
  solid_->setEnabled(!onlySolids);
  const auto detail = static_cast<MeshDetail>(detail_->currentIndex());
  showRow(fields_["error"], detail == MeshDetail::Error);
  showRow(fields_["triangles"], detail == MeshDetail::Triangles);
  for (const char* key : {"size", "base", "exaggeration"}) showRow(fields_[key], solid_->isChecked());
}

QStringList MeshForm::outline() const {
  QString axes = info().yUp ? tr("x east, y up, z south.") : tr("x east, y north, z up.");
  if (!solid_->isChecked())
    axes += tr(" In metres from the middle of the terrain.");
  else
    axes += info().solidsInMetres ? tr(" In metres, as the format has it.") : tr(" In millimetres.");
  QStringList notes{axes};
  if (terrain().objects().size() > 0) notes += placedObjectsNote(terrain().objects().size());
  if (!terrain().materials().empty())
    notes +=
        tr("Materials are not in this file; File → Export → Materials… writes them with a mesh, as glTF.");
  return notes;
}

ExportRecipe usualMesh(EditorDocument& document, std::size_t, const QString& stem) {
  MeshExportOptions options;
  options.settings.error = usualMeshError(document.terrain(), meshSchema().number("error"));
  return {{}, (stem + QStringLiteral(".glb")).toStdString(), options};
}

ExportSummary summarizeMesh(const RecipeReport& made, const ExportRecipe&) {
  const auto& report = std::get<MeshExportReport>(made.made);
  const std::size_t count = report.files.size();
  const QString what = count == 1
                           ? exportedName(report.files.front().path)
                           : MeshForm::tr("%1 files", nullptr, pluralCount(count)).arg(countText(count));
  ExportSummary summary{
      MeshForm::tr("Exported %1 with %2 and read it back: the mesh is within %3 of the ground.")
          .arg(what,
               MeshForm::tr("%1 triangles", nullptr, pluralCount(report.triangles))
                   .arg(countText(report.triangles)),
               deviationText(report.largestError)),
      fileFacts(report.files), made.files, report.largestError, report.notes};
  summary.facts +=
      {{MeshForm::tr("Triangles"), countText(static_cast<long long>(report.triangles))},
       {MeshForm::tr("Vertices"), countText(static_cast<long long>(report.vertices))},
       {MeshForm::tr("Largest error"),
        MeshForm::tr("%1, at column %2, row %3; measured everywhere, not at samples only")
            .arg(deviationText(report.largestError), numberText(report.errorColumn, 6),
                 numberText(report.errorRow, 6))},
       {MeshForm::tr("Read back"),
        report.placeError == 0.0 ? MeshForm::tr("every triangle, and every vertex at its very place")
                                 : MeshForm::tr("every triangle, and every vertex within %1 of its place")
                                       .arg(deviationText(report.placeError))}};
  if (report.solidSize)
    summary.facts.push_back(
        {MeshForm::tr("Solid"),
         MeshForm::tr("%1 × %2 × %3 mm, 1 : %4")
             .arg(numberText((*report.solidSize)[0], 4), numberText((*report.solidSize)[1], 4),
                  numberText((*report.solidSize)[2], 4), numberText(1000.0 / report.solidScale, 4))});
  return summary;
}

}  // namespace

double usualMeshError(const TerrainDocument& terrain, const NumberLimits& limits) {
  constexpr double kShare = 0.001;  // Of the height range.
  const Box box = terrain.box();
  return std::max(limits.low, numberText(kShare * (box.max.z() - box.min.z()), 2).toDouble());
}

const ExportForm& meshForm() {
  static constexpr ExportForm form{1, nullptr, usualMesh, makeExportForm<MeshForm>, summarizeMesh};
  return form;
}

}  // namespace scarp
