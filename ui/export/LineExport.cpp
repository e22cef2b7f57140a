#include "core/lineio/LineExport.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/LineEdit.h"
#include "ui/export/ExportDialog.h"
#include "ui/lines/LineCommands.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

/// The layer of lines that is in use; null: there is none.
const Layer* layerOfLines(const TerrainDocument& terrain) {
  const auto layer = std::ranges::find(terrain.layers(), layerForLines(terrain), &Layer::id);
  return layer == terrain.layers().end() || !layer->lines ? nullptr : &*layer;
}

/// Form of the lines of the layer that is in use, or of some of them.
class LineForm final : public ExportDialog {
  Q_DECLARE_TR_FUNCTIONS(LineExport)

 public:
  explicit LineForm(ExportStart start)
      : ExportDialog(std::move(start), LineCommands::tr("Export Lines"), "lineExportDialog",
                     {{"GeoPackage", "gpkg"}, {"GeoJSON", "geojson"}, {"DXF", "dxf"}}) {
    addPath();
    addFormats();
    water_ = addFlag("water", tr("Water Levels"),
                     tr("Write the levels of the water of rivers, canals and ponds in place of their beds"));
    finishForm();
  }

 private:
  Destination destination() const override { return Destination::File; }
  std::optional<int> formatOf(const QString& path) const override {
    const bool json = QFileInfo(path).suffix().compare(QLatin1String("json"), Qt::CaseInsensitive) == 0;
    return ExportDialog::formatOf(json ? QStringLiteral("x.geojson") : path);
  }
  void show(const ExportRecipe& recipe) override {
    const auto& options = std::get<LineExportOptions>(recipe.choices);
    lines_ = options.lines;
    water_->setChecked(options.water);
  }
  std::optional<QString> read(ExportRecipe& recipe) const override {
    recipe.choices = LineExportOptions{layerOfLines(terrain())->name, lines_, water_->isChecked()};
    return std::nullopt;
  }
  void refreshFields() override {}
  QStringList outline() const override {
    const Layer& layer = *layerOfLines(terrain());
    const std::size_t count =
        lines_.empty()
            ? static_cast<std::size_t>(std::ranges::count(layer.lines.lines(), true, &Line::visible))
            : lines_.size();
    return {tr("%1 lines of the layer “%2”, with their heights.", nullptr, pluralCount(count))
                .arg(countText(count), QString::fromStdString(layer.name))};
  }

  std::vector<std::string> lines_;  ///< Numbers of those that are exported; empty: all.
  QCheckBox* water_;
};

QString whyNoLines(const TerrainDocument& terrain) {
  const Layer* const layer = layerOfLines(terrain);
  return !layer || layer->lines.lines().empty() ? LineCommands::tr("There are no lines to export.")
                                                : QString();
}

ExportRecipe usualLines(EditorDocument&, std::size_t, const QString& stem) {
  return {{}, (stem + QStringLiteral("-lines.gpkg")).toStdString(), LineExportOptions()};
}

ExportSummary summarizeLines(const RecipeReport& made, const ExportRecipe&) {
  const auto& report = std::get<LineExportReport>(made.made);
  const QString name = exportedName(made.files.front()), count = countText(report.lines);
  return {
      report.stamps > 0
          ? LineCommands::tr(
                "Wrote %1 lines with heights to %2. Height stamps have no course and were left out.", nullptr,
                pluralCount(report.lines))
                .arg(count, name)
          : LineCommands::tr("Wrote %1 lines with heights to %2, in %3.", nullptr, pluralCount(report.lines))
                .arg(count, name, messageText(report.crs)),
      {{LineForm::tr("File"), QString::fromStdString(made.files.front())},
       {LineForm::tr("Lines"), count},
       {LineForm::tr("Points"), countText(report.points)},
       {LineForm::tr("Coordinates"), messageText(report.crs)}},
      made.files,
      made.largestError,
      made.notes};
}

}  // namespace

const ExportForm& lineForm() {
  static constexpr ExportForm form{1, whyNoLines, usualLines, makeExportForm<LineForm>, summarizeLines};
  return form;
}

}  // namespace scarp
