#include "core/io/ObjectExport.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "ui/export/ExportDialog.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

/// Form of the placed and scattered objects as points.
class ObjectForm final : public ExportDialog {
  Q_DECLARE_TR_FUNCTIONS(ObjectExport)

 public:
  explicit ObjectForm(ExportStart start);

 private:
  Destination destination() const override { return Destination::File; }
  void show(const ExportRecipe& recipe) override;
  std::optional<QString> read(ExportRecipe& recipe) const override;
  void refreshFields() override;
  QStringList outline() const override;
  [[nodiscard]] ObjectFormat written() const {
    return objectFormats()[static_cast<std::size_t>(format())].format;
  }
  [[nodiscard]] ObjectCoordinates coordinates() const {
    return static_cast<ObjectCoordinates>(coordinates_->currentData().toInt());
  }
  void offerCoordinates(ObjectCoordinates chosen);

  QComboBox* coordinates_;
  QCheckBox* fullPrecision_;
  ObjectFormat offered_ = ObjectFormat::Csv;  ///< Format whose coordinates are offered.
};

QString titleOf(ObjectCoordinates coordinates) {
  switch (coordinates) {
    case ObjectCoordinates::Local:
      break;
    case ObjectCoordinates::Data:
      return ObjectForm::tr("The terrain's CRS");
    case ObjectCoordinates::Wgs84:
      return ObjectForm::tr("WGS 84 longitude and latitude");
  }
  return ObjectForm::tr("Local metres from the middle of the terrain");
}

ObjectForm::ObjectForm(ExportStart start)
    : ExportDialog(std::move(start), tr("Export Objects"), "objectExportDialog", [] {
        std::vector<Format> formats;
        for (const ObjectFormatInfo& info : objectFormats()) formats.push_back({info.name, info.extension});
        return formats;
      }()) {
  addPath();
  addFormats();
  coordinates_ = addChoice("coordinates", tr("Coordinates"), tr("Coordinates"),
                           tr("In which coordinates the places of objects are written"));
  fullPrecision_ =
      addFlag("fullPrecision", tr("Full Precision"),
              tr("Write numbers with all their digits, not with %1 significant ones.").arg(kTableDigits));
  finishForm();
}

void ObjectForm::show(const ExportRecipe& recipe) {
  const auto& options = std::get<ObjectExportOptions>(recipe.choices);
  const int named = formatOf(QString::fromStdString(recipe.path)).value_or(0);
  formatList().setCurrentIndex(named);
  offerCoordinates(options.coordinates.value_or(usualCoordinates(terrain().georeference(), written())));
  fullPrecision_->setChecked(options.fullPrecision);
}

std::optional<QString> ObjectForm::read(ExportRecipe& recipe) const {
  recipe.choices = ObjectExportOptions{written(), coordinates(), fullPrecision_->isChecked()};
  return std::nullopt;
}

void ObjectForm::offerCoordinates(ObjectCoordinates chosen) {
  const QSignalBlocker quiet(coordinates_);
  offered_ = written();
  coordinates_->clear();
  for (const auto way : {ObjectCoordinates::Local, ObjectCoordinates::Data, ObjectCoordinates::Wgs84})
    if (canWriteObjects(terrain().georeference(), offered_, way))
      coordinates_->addItem(titleOf(way), static_cast<int>(way));
  coordinates_->setCurrentIndex(std::max(0, coordinates_->findData(static_cast<int>(chosen))));
}

void ObjectForm::refreshFields() {
  if (offered_ != written()) offerCoordinates(usualCoordinates(terrain().georeference(), written()));
  fullPrecision_->setEnabled(written() == ObjectFormat::Csv);
}

QStringList ObjectForm::outline() const {
  QStringList notes{
      tr("%1 objects with position, rotation and scale.", nullptr, pluralCount(terrain().objects().size()))
          .arg(countText(terrain().objects().size()))};
  if (!terrain().scatterRules().empty())
    notes +=
        tr("Includes the objects of %1 scatter rules.", nullptr, pluralCount(terrain().scatterRules().size()))
            .arg(countText(terrain().scatterRules().size()));
  if (written() == ObjectFormat::Csv)
    notes += tr("Columns, axes and units are described in a .json file next to it.");
  else if (coordinates() == ObjectCoordinates::Local)
    notes +=
        tr("The coordinates are metres, not longitude and latitude: map programs will show them at 0°, 0°.");
  else if (coordinates() == ObjectCoordinates::Data && written() == ObjectFormat::GeoJson)
    notes += tr("GDAL and QGIS read which CRS it is; programs that keep to the GeoJSON standard may not.");
  return notes;
}

ExportSummary summarizeObjects(const RecipeReport& made, const ExportRecipe&) {
  const auto& report = std::get<ObjectExportReport>(made.made);
  const QString name = exportedName(report.path), deviation = deviationText(report.largestError);
  const QString count =
      ObjectForm::tr("%1 objects", nullptr, pluralCount(report.written)).arg(countText(report.written));
  const bool exact = report.largestError == 0.0;
  ExportSummary summary{
      exact
          ? ObjectForm::tr("Exported %1 to %2 and read them back: every place is the same.").arg(count, name)
          : ObjectForm::tr("Exported %1 to %2 and read them back: the largest error of place is %3.")
                .arg(count, name, deviation),
      {{ObjectForm::tr("File"), QString::fromStdString(report.path)},
       {ObjectForm::tr("Objects"), countText(static_cast<long long>(report.written))},
       {ObjectForm::tr("Largest error"),
        exact ? ObjectForm::tr("none: places are kept exactly") : deviation}},
      made.files,
      report.largestError,
      report.notes};
  if (report.scattered > 0)
    summary.facts.push_back(
        {ObjectForm::tr("By scatter rules"), countText(static_cast<long long>(report.scattered))});
  if (!report.header.empty())
    summary.facts.push_back({ObjectForm::tr("Description"), QString::fromStdString(report.header)});
  return summary;
}

QString whyNoObjects(const TerrainDocument& terrain) {
  return terrain.objects().size() == 0 && terrain.scatterRules().empty()
             ? ObjectForm::tr("There are no objects to export: place or scatter some first.")
             : QString();
}

ExportRecipe usualObjects(EditorDocument&, std::size_t, const QString& stem) {
  return {{}, (stem + QStringLiteral("-objects.csv")).toStdString(), ObjectExportOptions()};
}

}  // namespace

const ExportForm& objectForm() {
  static constexpr ExportForm form{1, whyNoObjects, usualObjects, makeExportForm<ObjectForm>,
                                   summarizeObjects};
  return form;
}

}  // namespace scarp
