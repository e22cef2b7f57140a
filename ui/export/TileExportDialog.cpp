#include "ui/export/TileExportDialog.h"

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

#include "core/tileio/TilePlan.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/EnumTitles.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

/// Entries of "For": uses, then kinds for the web.
int entryOf(TileUse use) { return static_cast<int>(use); }
int entryOf(WebKind kind) { return static_cast<int>(tileUseNames().size()) + static_cast<int>(kind); }

QComboBox* choices(const char* name, const QString& accessible, const QString& tip) {
  auto* combo = new QComboBox;
  combo->setObjectName(QLatin1String(name));
  combo->setAccessibleName(accessible);
  combo->setToolTip(tip);
  return combo;
}

}  // namespace

TileExportDialog::TileExportDialog(About about, Run run, QWidget* parent)
    : ExportFormDialog(tr("Export Tiles"), parent),
      about_(std::move(about)),
      run_(std::move(run)),
      path_(pathRow(tr("Folder"))),
      for_(choices("for", tr("For which program"), tr("Follows the conventions of that program"))),
      side_(choices("side", tr("Samples along a tile's side"), tr("How large a tile is; engines say which sizes they take"))),
      format_(choices("format", tr("Format"), tr("The format of each tile"))),
      edge_(choices("edge", tr("Edges"), tr("Whether neighbours have the samples between them both"))),
      fit_(choices("fit", tr("What is left over"), tr("Ground that does not fill whole tiles"))),
      scheme_(choices("scheme", tr("Rows"), tr("Which row of tiles is the first"))),
      coarsest_(optionalNumberEdit(tr("Coarsest zoom"), QStringLiteral("0"), QString())),
      finest_(optionalNumberEdit(tr("Finest zoom"), tr("as fine as the terrain"), QString())),
      error_(optionalNumberEdit(tr("Error"), numberText(inLengthUnit(0.1 * about_.frame.cellSize()), 3),
                                tr("From the tiles' lattice at the finest zoom"))),
      keepAs_(keepAsEdit()),
      note_(new QLabel) {
  setObjectName(QStringLiteral("tileExportDialog"));
  setLeastWidth(560);
  addFields();
  takeUp(about_.first);
  path_.edit->selectAll();
  path_.edit->setFocus();
  connect(path_.browse, &QPushButton::clicked, this, &TileExportDialog::browse);
  connect(path_.edit, &QLineEdit::textChanged, this, &TileExportDialog::refresh);
  connect(for_, &QComboBox::currentIndexChanged, this, &TileExportDialog::offer);
  for (QComboBox* combo : {side_, format_, edge_, fit_, scheme_})
    connect(combo, &QComboBox::currentIndexChanged, this, &TileExportDialog::refresh);
  for (QLineEdit* edit : {coarsest_, finest_, error_})
    connect(edit, &QLineEdit::textChanged, this, &TileExportDialog::refresh);
}

void TileExportDialog::addFields() {
  addRow(tr("Folder"), path_.row);
  for_->addItems(titlesOf(tileUseNames()));
  for_->addItems(titlesOf(webKindNames()));
  edge_->addItems(titlesOf(tileEdgeNames()));
  fit_->addItems(titlesOf(tileFitNames()));
  scheme_->addItems(titlesOf(webSchemeNames()));
  side_->setEditable(true);
  coarsest_->setObjectName(QStringLiteral("coarsest"));
  finest_->setObjectName(QStringLiteral("finest"));
  error_->setObjectName(QStringLiteral("error"));
  takesLength(*error_);
  addRow(tr("For"), for_);
  addRow(tr("Samples a side"), side_);
  addRow(tr("Format"), format_);
  addRow(tr("Edges"), edge_);
  addRow(tr("Left over"), fit_);
  addRow(tr("Coarsest zoom"), coarsest_);
  addRow(tr("Finest zoom"), finest_);
  addRow(withLengthUnit(tr("Error")), error_);
  addRow(tr("Rows"), scheme_);
  addRow(tr("Keep as"), keepAs_);
  addNote(*note_);
  column().addWidget(bar());
}

bool TileExportDialog::forWeb() const { return for_->currentIndex() >= entryOf(WebKind::Terrarium); }
TileUse TileExportDialog::use() const { return static_cast<TileUse>(for_->currentIndex()); }
WebKind TileExportDialog::webKind() const {
  return static_cast<WebKind>(for_->currentIndex() - entryOf(WebKind::Terrarium));
}

void TileExportDialog::takeUp(const ExportRecipe& recipe) {
  path_.edit->setText(QString::fromStdString(recipe.path));
  keepAs_->setText(QString::fromStdString(recipe.name));
  const auto* web = std::get_if<WebSettings>(&recipe.choices);
  const auto* tiles = std::get_if<TileSettings>(&recipe.choices);
  for_->setCurrentIndex(web ? entryOf(web->kind) : entryOf(tiles ? tiles->use : TileUse::Unreal));
  offer();
  if (tiles) {
    side_->setCurrentText(QString::number(sideOf(*tiles)));
    format_->setCurrentIndex(format_->findData(static_cast<int>(formatOf(*tiles))));
    edge_->setCurrentIndex(static_cast<int>(tiles->edge));
    fit_->setCurrentIndex(static_cast<int>(tiles->fit));
  }
  if (web) {
    if (web->minZoom) coarsest_->setText(QString::number(*web->minZoom));
    if (web->maxZoom) finest_->setText(QString::number(*web->maxZoom));
    if (web->error) setOptionalLength(*error_, *web->error);
    scheme_->setCurrentIndex(static_cast<int>(web->scheme));
  }
  refresh();
}

void TileExportDialog::browse() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Export Tiles"), path_.edit->text());
  if (!folder.isEmpty()) path_.edit->setText(folder);
}

void TileExportDialog::offer() {
  if (!forWeb()) {
    const TileUseInfo& info = infoOf(use());
    const QSignalBlocker quietSide(side_), quietFormat(format_);
    side_->clear();
    for (const int side : info.sides) side_->addItem(QString::number(side));
    side_->setCurrentText(QString::number(info.usualSide));
    format_->clear();
    for (const RasterFormat format : info.formats)
      format_->addItem(coreText(rasterFormatNames().title(format)), static_cast<int>(format));
  }
  refresh();
}

TileSettings TileExportDialog::tileSettings() const {
  TileSettings settings{use()};
  settings.side = side_->currentText().toInt();
  settings.format = static_cast<RasterFormat>(format_->currentData().toInt());
  if (infoOf(use()).eitherEdge) settings.edge = static_cast<TileEdge>(edge_->currentIndex());
  settings.fit = static_cast<TileFit>(fit_->currentIndex());
  return settings;
}

std::optional<QString> TileExportDialog::takeWeb(WebSettings& settings) const {
  settings.kind = webKind();
  settings.scheme = static_cast<WebScheme>(scheme_->currentIndex());
  QString problem;
  std::optional<double> coarsest, finest;
  if (!readOptional(*coarsest_, coarsest, problem) || !readOptional(*finest_, finest, problem))
    return problem;
  if (coarsest && settings.kind != WebKind::Mesh) settings.minZoom = static_cast<int>(*coarsest);
  if (finest) settings.maxZoom = static_cast<int>(*finest);
  if (settings.kind == WebKind::Mesh && !readOptional(*error_, settings.error, problem)) return problem;
  if (const auto good = webSchema().check(settings); !good)
    return coreProblem(good.error().message);
  return std::nullopt;
}

QString TileExportDialog::outline() const {
  if (forWeb()) {
    if (!about_.placed)
      return tr("The terrain does not say where in the world it lies, so it has no web tiles.");
    if (webKind() == WebKind::Mesh)
      return tr(
          "A folder with layer.json, for Cesium and other globes; the tiles fit at their edges, and how far "
          "they are from the ground is said.");
    return tr(
        "A folder of PNG tiles with tiles.json; a name that ends in .mbtiles or .pmtiles makes one file. The "
        "heights are metres, and where there is no ground they are 0.");
  }
  const auto plan = planTiles(about_.frame, tileSettings());
  if (!plan) return coreProblem(plan.error().message) + QLatin1Char('.');
  QStringList notes{tr("%1 × %2 tiles of %3 × %3 samples, and a JSON file that says where each lies.")
                        .arg(plan->columns)
                        .arg(plan->rows)
                        .arg(plan->side)};
  const int east = plan->wholeColumns() - about_.frame.columns, south = plan->wholeRows() - about_.frame.rows;
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
  return notes.join(QLatin1Char('\n'));
}

void TileExportDialog::refresh() {
  complain({});  // of what stood there before
  const bool web = forWeb(), mesh = web && webKind() == WebKind::Mesh;
  for (QComboBox* combo : {side_, format_, fit_}) showRow(combo, !web);
  showRow(edge_, !web && infoOf(use()).eitherEdge);
  showRow(coarsest_, web && !mesh);
  showRow(finest_, web);
  showRow(error_, mesh);
  showRow(scheme_, web && !mesh);
  note_->setText(outline());
}

std::optional<QString> TileExportDialog::takeValues() {
  const QString path = path_.edit->text().trimmed();
  if (path.isEmpty()) return tr("Export into which folder? Type a path or browse for one");
  if (!QFileInfo(path).absoluteDir().exists())
    return tr("%1: there is no such folder").arg(QFileInfo(path).absolutePath());
  recipe_ = {keepAs_->text().trimmed().toStdString(), QFileInfo(path).absoluteFilePath().toStdString(), {}};
  if (!forWeb()) {
    const TileSettings settings = tileSettings();
    if (const auto plan = planTiles(about_.frame, settings); !plan)
      return coreProblem(plan.error().message);
    recipe_.choices = settings;
    return std::nullopt;
  }
  WebSettings settings;
  if (const auto wrong = takeWeb(settings)) return wrong;
  recipe_.choices = settings;
  return std::nullopt;
}

Job* TileExportDialog::start(Ended ended) { return run_(recipe_, reporting<RecipeReport>(std::move(ended))); }

void TileExportDialog::enableFields(bool enabled) {
  const std::initializer_list<QWidget*> fields{path_.row, for_,      side_,   format_, edge_,  fit_,
                                               scheme_,   coarsest_, finest_, error_,  keepAs_};
  for (QWidget* field : fields) field->setEnabled(enabled);
}

}  // namespace scarp
