#include "ui/export/MeshExportCommands.h"

#include <QDir>
#include <QFileInfo>
#include <utility>

#include "core/edit/LeftOut.h"
#include "core/mask/MaskBounds.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/DamageGuard.h"
#include "ui/export/MeshExportDialog.h"
#include "ui/export/RecipeCommands.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/ReportDialog.h"

namespace scarp {
namespace {

constexpr double kSuggestedShare = 0.001;  ///< Error, of the height range.

QString nameOf(const WrittenFile& file) { return QFileInfo(QString::fromStdString(file.path)).fileName(); }

QString trianglesText(std::size_t triangles) {
  return MeshExportCommands::tr("%1 triangles", nullptr, pluralCount(triangles)).arg(countText(triangles));
}

ReportDialog::Facts meshFacts(const MeshExportReport& report) {
  QStringList files;
  for (const WrittenFile& file : report.files)
    files += QStringLiteral("%1 — %2").arg(nameOf(file), QString::fromStdString(file.what));
  ReportDialog::Facts facts{
      {MeshExportCommands::tr("Folder"),
       QDir::toNativeSeparators(QFileInfo(QString::fromStdString(report.files.front().path)).absolutePath())},
      {MeshExportCommands::tr("Files"), files.join(QLatin1Char('\n'))},
      {MeshExportCommands::tr("Triangles"), countText(static_cast<long long>(report.triangles))},
      {MeshExportCommands::tr("Vertices"), countText(static_cast<long long>(report.vertices))},
      {MeshExportCommands::tr("Largest error"),
       MeshExportCommands::tr("%1, at column %2, row %3; measured everywhere, not at samples only")
           .arg(deviationText(report.largestError), numberText(report.errorColumn, 6),
                numberText(report.errorRow, 6))},
      {MeshExportCommands::tr("Read back"),
       report.placeError == 0.0
           ? MeshExportCommands::tr("every triangle, and every vertex at its very place")
           : MeshExportCommands::tr("every triangle, and every vertex within %1 of its place")
                 .arg(deviationText(report.placeError))}};
  if (report.solidSize)
    facts.push_back(
        {MeshExportCommands::tr("Solid"),
         MeshExportCommands::tr("%1 × %2 × %3 mm, 1 : %4")
             .arg(numberText((*report.solidSize)[0], 4), numberText((*report.solidSize)[1], 4),
                  numberText((*report.solidSize)[2], 4), numberText(1000.0 / report.solidScale, 4))});
  return facts;
}

}  // namespace

MeshExportCommands::MeshExportCommands(EditorHost host, QObject* parent)
    : QObject(parent), host_(std::move(host)) {}
MeshExportCommands::~MeshExportCommands() = default;

MeshExportTarget MeshExportCommands::suggested() const {
  EditorDocument& document = *host_.current();
  if (of_ == &document && last_) return *last_;
  const QFileInfo file(document.path());
  const QString folder = document.path().isEmpty() ? rememberedFolder() : file.absolutePath();
  const QString stem = document.path().isEmpty() ? document.name().toLower() : file.completeBaseName();
  MeshExportTarget target{QDir(folder).filePath(stem + QStringLiteral(".glb")), {}};
  const Box box = document.terrain().box();
  const NumberSetting<MeshSettings>& error = meshSchema().number("error");
  // Two digits are enough to begin with.
  const double share = numberText(kSuggestedShare * (box.max.z() - box.min.z()), 2).toDouble();
  target.options.settings.error = std::max(error.low, share);
  return target;
}

void MeshExportCommands::ask() {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  const TerrainDocument& terrain = document->terrain();
  const auto guard = DamageGuard::ask(*document, DamageScope::Content::Heights, host_.window);
  if (!guard) return;
  GridRect selected;
  if (const MaskRaster* selection = terrain.selection())
    selected = boundsOf(*selection).intersected(terrain.frame().samples());
  if (selected.width() < 2 || selected.height() < 2) selected = {};
  MeshExportDialog dialog(
      {terrain.frame(), selected, terrain.objects().size(), terrain.materials().size(), suggested()},
      [this, guard](const MeshExportTarget& target, Done done) {
        return start(target, *guard, std::move(done));
      },
      &host_.window);
  dialog.exec();
}

Job* MeshExportCommands::start(const MeshExportTarget& target, const DamageGuard& guard, Done done) {
  const QPointer<EditorDocument> document = host_.current();
  const LeftOut left = besidesGround(document->terrain().content());
  ++exports_;
  return host_.jobs.run<MeshExportReport>(
      tr("Exporting %1").arg(QFileInfo(target.path).fileName()),
      [target, guard,
       terrain = document->terrain().snapshot()](const Progress& progress) -> Result<MeshExportReport> {
        if (auto sound = guard.check(progress); !sound) return sound.error();
        return exportMesh(terrain, target.path.toStdString(), target.options, progress);
      },
      [this, target, document, left, done = std::move(done)](const Result<MeshExportReport>& report) {
        --exports_;
        if (report) {
          rememberFolder(target.path);
          of_ = document;
          last_ = std::make_unique<MeshExportTarget>(target);
          if (document)
            RecipeCommands::keep(*document, {target.keepAs, target.path.toStdString(), target.options});
          MeshExportReport told = *report;
          for (std::string& line : leftOutLines(left)) told.notes.push_back(std::move(line));
          tell(told);
        }
        done(report);
        if (!report && !report.error().cancelled) Q_EMIT failed();
      });
}

void MeshExportCommands::tell(const MeshExportReport& report) {
  const QString what =
      report.files.size() == 1
          ? nameOf(report.files.front())
          : tr("%1 files", nullptr, pluralCount(report.files.size())).arg(countText(report.files.size()));
  const QString text = tr("Exported %1 with %2 and read it back: the mesh is within %3 of the ground.")
                           .arg(what, trianglesText(report.triangles), deviationText(report.largestError));
  host_.info.say(InfoBar::Tone::Success, text, tr("Details…"), [this, report] {
    ReportDialog(tr("Export Mesh"), meshFacts(report), textLines(report.notes), &host_.window).exec();
  });
}

}  // namespace scarp
