#include <QComboBox>
#include <QCoreApplication>
#include <QFileInfo>
#include <QLabel>
#include <QSignalBlocker>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/tileio/TileExport.h"
#include "ui/export/ExportDialog.h"
#include "ui/export/SchemaForm.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

/// Form of tiles for an engine, or for web maps and globes. The settings are those of tileSchema() and
/// webSchema().
class TileForm final : public ExportDialog {
  Q_DECLARE_TR_FUNCTIONS(TileExport)

 public:
  explicit TileForm(ExportStart start);

 private:
  Destination destination() const override { return Destination::Either; }
  void show(const ExportRecipe& recipe) override;
  std::optional<QString> read(ExportRecipe& recipe) const override;
  void refreshFields() override;
  QStringList outline() const override;

  void followUse();
  [[nodiscard]] bool isWeb() const { return for_->currentIndex() >= entryOf(WebKind::Terrarium); }
  [[nodiscard]] TileUse use() const { return static_cast<TileUse>(for_->currentIndex()); }
  [[nodiscard]] WebKind webKind() const {
    return static_cast<WebKind>(for_->currentIndex() - entryOf(WebKind::Terrarium));
  }
  [[nodiscard]] TileSettings tileSettings() const;
  // Entries of "For": uses, then kinds for the web.
  static int entryOf(TileUse use) { return static_cast<int>(use); }
  static int entryOf(WebKind kind) {
    return static_cast<int>(tileUseNames().size()) + static_cast<int>(kind);
  }

  SchemaForm<TileSettings> tiles_{tileSchema(), [this] { refresh(); }};
  SchemaForm<WebSettings> web_{webSchema(), [this] { refresh(); }};
  QComboBox *for_, *side_, *tileFormat_;
};

TileForm::TileForm(ExportStart start)
    : ExportDialog(std::move(start), tr("Export Tiles"), "tileExportDialog") {
  for_ = addChoice("for", tr("For"), tr("For which program"), tr("Follows the conventions of that program"),
                   titlesOf(tileUseNames()) + titlesOf(webKindNames()));
  addPath();
  side_ = addChoice("side", tr("Samples a side"), tr("Samples along a tile's side"),
                    tr("How large a tile is; engines say which sizes they take"));
  side_->setEditable(true);
  connect(side_, &QComboBox::editTextChanged, this, &TileForm::refresh);
  tileFormat_ = addChoice("format", tr("Format"), tr("Format"), tr("The format of each tile"));
  addRow(tr("Edges"), tiles_.choice("edge", tr("Edges"), tr("Neighbouring tiles share edge samples")));
  addRow(tr("Remainder"), tiles_.choice("fit", tr("Remainder"), tr("Ground that does not fill whole tiles")));
  addRow(tr("Coarsest zoom"),
         web_.optionalNumber("min-zoom", QStringLiteral("0"), tr("Zoom level with the fewest tiles")));
  addRow(tr("Finest zoom"),
         web_.optionalNumber("max-zoom", tr("as fine as the terrain"), tr("Zoom level with the most tiles")));
  addRow(withLengthUnit(tr("Error")),
         web_.optionalNumber("error", numberText(inLengthUnit(0.1 * terrain().frame().cellSize()), 3),
                             tr("From the tiles' lattice at the finest zoom")));
  addRow(tr("Rows"), web_.choice("scheme", tr("Rows"), tr("Which row of tiles is the first")));
  finishForm();
  connect(for_, &QComboBox::currentIndexChanged, this, &TileForm::followUse);
}

void TileForm::show(const ExportRecipe& recipe) {
  const auto* web = std::get_if<WebSettings>(&recipe.choices);
  const auto* tiles = std::get_if<TileSettings>(&recipe.choices);
  for_->setCurrentIndex(web ? entryOf(web->kind) : entryOf(tiles->use));
  followUse();
  web_.show(web ? *web : WebSettings());
  if (!tiles) return;
  tiles_.show(*tiles);
  side_->setCurrentText(QString::number(sideOf(*tiles)));
  tileFormat_->setCurrentIndex(tileFormat_->findData(static_cast<int>(scarp::formatOf(*tiles))));
}

void TileForm::followUse() {
  if (!isWeb()) {
    const TileUseInfo& info = infoOf(use());
    const QSignalBlocker quietSide(side_), quietFormat(tileFormat_);
    side_->clear();
    for (const int side : info.sides) side_->addItem(QString::number(side));
    side_->setCurrentText(QString::number(info.usualSide));
    tileFormat_->clear();
    for (const RasterFormat format : info.formats)
      tileFormat_->addItem(coreText(rasterFormatNames().title(format)), static_cast<int>(format));
  }
  refresh();
}

TileSettings TileForm::tileSettings() const {
  TileSettings settings;
  (void)tiles_.read(settings);
  settings.use = use();
  settings.side = side_->currentText().toInt();
  settings.format = static_cast<RasterFormat>(tileFormat_->currentData().toInt());
  if (!infoOf(use()).eitherEdge) settings.edge = TileEdge::Usual;
  return settings;
}

std::optional<QString> TileForm::read(ExportRecipe& recipe) const {
  if (!isWeb()) {
    const TileSettings settings = tileSettings();
    recipe.choices = settings;
    if (const auto plan = planTiles(terrain().frame(), settings); !plan)
      return messageText(plan.error().message);
    return std::nullopt;
  }
  WebSettings settings;
  if (auto problem = web_.read(settings)) return problem;
  settings.kind = webKind();
  if (settings.kind == WebKind::Mesh)
    settings.minZoom.reset();
  else
    settings.error.reset();
  recipe.choices = settings;
  return std::nullopt;
}

void TileForm::refreshFields() {
  const bool web = isWeb(), mesh = web && webKind() == WebKind::Mesh;
  for (QWidget* field : {static_cast<QWidget*>(side_), static_cast<QWidget*>(tileFormat_), tiles_["fit"]})
    showRow(field, !web);
  showRow(tiles_["edge"], !web && infoOf(use()).eitherEdge);
  showRow(web_["min-zoom"], web && !mesh);
  showRow(web_["max-zoom"], web);
  showRow(web_["error"], mesh);
  showRow(web_["scheme"], web && !mesh);
}

QStringList TileForm::outline() const {
  const GridFrame& frame = terrain().frame();
  const GeoReference& reference = terrain().georeference();
  if (isWeb()) {
    if (!reference.hasGeoTransform || reference.crsWkt.empty())
      return {tr("The terrain has no georeference, so it cannot be exported as web tiles.")};
    if (webKind() == WebKind::Mesh)
      return {tr(
          "A folder with layer.json, for Cesium and other globes; the tiles fit at their edges, and how far "
          "they are from the ground is said.")};
    return {tr(
        "A folder of PNG tiles with tiles.json; a name that ends in .mbtiles or .pmtiles makes one file. The "
        "heights are metres, and where there is no ground they are 0.")};
  }
  const auto plan = planTiles(frame, tileSettings());
  if (!plan) return {messageText(plan.error().message) + QLatin1Char('.')};
  QStringList notes{tr("%1 × %2 tiles of %3 × %3 samples, and a JSON file that says where each lies.")
                        .arg(plan->columns)
                        .arg(plan->rows)
                        .arg(plan->side)};
  const int east = plan->wholeColumns() - frame.columns, south = plan->wholeRows() - frame.rows;
  if (tileSettings().fit == TileFit::Resample)
    notes +=
        tr("The terrain is resampled to %1 × %2 samples.").arg(plan->wholeColumns()).arg(plan->wholeRows());
  else if (east > 0 || south > 0)
    notes += tr("The border goes on for %1 samples to the east and %2 to the south; no height changes.")
                 .arg(east)
                 .arg(south);
  notes += plan->stride < plan->side
               ? tr("Neighbours share an edge; that both have the same samples there is checked.")
               : tr("Neighbours share no samples.");
  return notes;
}

ExportSummary summarizeTiles(const RecipeReport& report, const ExportRecipe& recipe) {
  const QString name = recipe.name.empty() ? TileForm::tr("tiles") : QString::fromStdString(recipe.name);
  return {TileForm::tr("Exported %1 and verified %2 files.", nullptr, pluralCount(report.files.size()))
              .arg(name, countText(report.files.size())),
          {{TileForm::tr("Folder"), QFileInfo(QString::fromStdString(report.files.front())).absolutePath()},
           {TileForm::tr("Files"), countText(report.files.size())},
           {TileForm::tr("Largest error"), shortLengthText(report.largestError.value_or(0.0), 3)}},
          report.files,
          report.largestError,
          report.notes};
}

ExportRecipe usualTiles(EditorDocument&, std::size_t, const QString& stem) {
  return {{}, (stem + QStringLiteral("-tiles")).toStdString(), TileSettings()};
}

}  // namespace

const ExportForm& tileForm() {
  static constexpr ExportForm form{1, nullptr, usualTiles, makeExportForm<TileForm>, summarizeTiles};
  return form;
}

}  // namespace scarp
