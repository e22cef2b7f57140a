#include "ui/import/ImportCommands.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>
#include <QPushButton>
#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <utility>

#include "core/edit/GroundOperations.h"
#include "core/edit/TerrainEdits.h"
#include "core/io/ImportFinding.h"
#include "core/io/ImportPreview.h"
#include "core/io/PictureFile.h"
#include "core/io/RawLayout.h"
#include "core/operation/GroundFaults.h"
#include "core/remote/RemoteAddress.h"
#include "core/terrain/HeightPlane.h"
#include "ui/brush/BrushSection.h"
#include "ui/document/EditorDocument.h"
#include "ui/import/ImportDialog.h"
#include "ui/import/ImportSettingsDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/project/LeaveGuard.h"
#include "ui/settings/Preferences.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

void openDialog(ImportDialog* dialog, std::function<void(const ImportAnswer&)> then) {
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(dialog, &QDialog::accepted, dialog, [dialog, then = std::move(then)] {
    if (const auto kind = dialog->unaskedKind()) openUnasked(*kind);
    then(answerOf(*dialog));
  });
  dialog->open();
}

bool findsAny(const ImportPreview& look, std::initializer_list<ImportFinding::Kind> kinds) {
  return std::ranges::any_of(look.findings, [&](const ImportFinding& finding) {
    return finding.fault && std::ranges::find(kinds, finding.kind) != kinds.end();
  });
}

bool mustAsk(ImportUse use, const QString& path, const ImportPreview& look) {
  using Kind = ImportFinding::Kind;
  const auto needs = [&look](ImportSetting setting) {
    return std::ranges::find(look.needed, setting) != look.needed.end();
  };
  if (use == ImportUse::Stamp)
    return needs(ImportSetting::Layout) || (needs(ImportSetting::Bands) && !look.colours) ||
           findsAny(look, {Kind::Void, Kind::Rows, Kind::Depths});
  if (use == ImportUse::Drape &&
      findsAny(look, {Kind::Void, Kind::Unit, Kind::Rows, Kind::Depths, Kind::Origin, Kind::HalfCell}))
    return true;
  return look.guessed() && !opensUnasked(importKind(path, look));
}

}  // namespace

ImportAnswer answerOf(const ImportDialog& dialog) {
  ImportAnswer answer;
  answer.path = dialog.path();
  answer.options = dialog.options();
  answer.asked = true;
  answer.water = dialog.water();
  return answer;
}

Job* askHowToImport(const QString& path, JobRunner& jobs, QWidget& window,
                    std::function<void(const ImportAnswer&)> then, std::function<void(const Error&)> failed,
                    ImportUse use) {
  return jobs.run<ImportPreview>(
      QCoreApplication::translate("scarp::ImportCommands", "Opening %1").arg(QFileInfo(path).fileName()),
      [path = path.toStdString(), use](const Progress& progress) {
        return use == ImportUse::Terrain ? glanceAtImport(path, progress) : previewImport(path, {}, progress);
      },
      [path, use, &jobs, &window, then = std::move(then),
       failed = std::move(failed)](Result<ImportPreview> preview) {
        // Samples without a header whose layout nothing tells.
        const bool layoutless = !preview && !preview.error().cancelled && looksRaw(path.toStdString());
        if (layoutless && QFileInfo(path).isFile())
          return openDialog(new ImportDialog(path, ImportOptions(), jobs, &window), then);
        if (!preview) return failed(preview.error());
        if (mustAsk(use, path, *preview))
          return openDialog(new ImportDialog(path, *preview, jobs, &window), then);
        ImportAnswer answer;
        answer.path = path;
        answer.guessed = preview->guessed();
        if (answer.guessed) answer.options = preview->guess;
        then(answer);
      });
}

AlphaCommands::AlphaCommands(QWidget& window, JobRunner& jobs)
    : QObject(&window), window_(window), jobs_(jobs) {}

void AlphaCommands::load(const QString& path, BrushBinding& brush) {
  load(
      path, brush,
      [&brush](const AlphaPtr& alpha) {
        brush.change([&](BrushSettings& settings) { settings.alpha = alpha; });
      },
      [&brush](const QString& message) { Q_EMIT brush.problem(message); });
}

void AlphaCommands::load(const QString& path, QObject& receiver,
                         const std::function<void(const AlphaPtr&)>& take,
                         const std::function<void(const QString&)>& fail) {
  const QPointer<QObject> there(&receiver);
  const auto failed = [there, fail](const Error& error) {
    if (there && !error.cancelled) fail(messageText(error.message));
  };
  const auto read = [this, there, take, failed](const ImportAnswer& answer) {
    // The files of tiles would not be stored with a brush.
    if (answer.options.tiles)
      return failed(errorIn(answer.path.toStdString(), "an alpha is read from one file, not from tiles"));
    jobs_.run<AlphaReading>(
        tr("Reading %1").arg(QFileInfo(answer.path).fileName()),
        // A guess of heights and size does not change a shape.
        [file = answer.path.toStdString(), options = answer.asked ? answer.options : ImportOptions()](
            const Progress& progress) { return importAlpha(file, options, progress); },
        [this, there, take, failed, path = answer.path](const Result<AlphaReading>& reading) {
          if (!reading) return failed(reading.error());
          rememberFile(FileUse::Alpha, path.toStdString());
          rememberFolder(path);
          if (there) take(reading->alpha);
          if (const QStringList warnings = messageTexts(reading->warnings); !warnings.isEmpty())
            Q_EMIT told(warnings.join(QLatin1Char('\n')));
        });
  };
  askHowToImport(path, jobs_, window_, read, failed, ImportUse::Stamp);
}

namespace {

/// Larger terrains are not searched for enclosed holes, which takes a copy of all heights.
constexpr long long kMaxSearchedSamples = 64LL << 20;

/// A name for ground from an address: "N47E007" of "https://example.org/N47E007.tif?x=1".
QString addressTitle(const QString& address) {
  const QString file = address.section(QLatin1Char('?'), 0, 0).section(QLatin1Char('#'), 0, 0);
  const QString name = QFileInfo(file).completeBaseName();
  return name.isEmpty() ? ImportCommands::tr("Untitled") : name;
}

ReportDialog::Facts importFacts(const QString& path, const ImportedTerrain& imported) {
  const GridFrame& frame = imported.terrain.frame;
  return {{ImportCommands::tr("File"), path},
          {ImportCommands::tr("Read as"),
           QStringLiteral("%1, %2").arg(QString::fromStdString(imported.driver),
                                        QString::fromStdString(imported.sampleType))},
          {ImportCommands::tr("Samples"), QStringLiteral("%1 × %2").arg(frame.columns).arg(frame.rows)},
          {ImportCommands::tr("Cell size"), sidesText(frame.dx, frame.dy)},
          {ImportCommands::tr("Holes"), countText(imported.holes)},
          {ImportCommands::tr("Made of"), imported.facts.empty()
                                              ? ImportCommands::tr("the file as it is")
                                              : messageTexts(imported.facts).join(QLatin1Char('\n'))}};
}

}  // namespace

ImportCommands::ImportCommands(EditorHost host, LeaveGuard& guard, std::function<void(ReshapeForm*)> reshape)
    : QObject(&host.window), host_(std::move(host)), guard_(guard), reshape_(std::move(reshape)) {}

void ImportCommands::openTiles(const QStringList& paths) {
  ImportOptions known;
  if (paths.size() > 1) {
    known.tiles.emplace();
    for (const QString& path : paths.mid(1)) known.tiles->files.push_back(path.toStdString());
  }
  ask(paths.first(), known);
}

void ImportCommands::open(const QString& path) {
  if (looksRemote(path.toStdString())) {
    // Given on the command line, or picked in the list of recent files.
    const auto shown = allowAddress(path.toStdString());
    if (!shown) return host_.info.say(InfoBar::Tone::Error, messageText(shown.error().message));
    return guard_.confirmDiscard([this, shown = QString::fromStdString(*shown)] { look(shown); });
  }
  if (QFileInfo(path).isDir()) return ask(path);
  guard_.confirmDiscard([this, path] { look(path); });
}

void ImportCommands::look(const QString& path) {
  guard_.opening(askHowToImport(
      path, host_.jobs, host_.window,
      [this, safe = guard_.stillSafe()](const ImportAnswer& answer) {
        safe([this, answer] { read(answer); });
      },
      [this, path](const Error& error) { refused(path, {}, error); }));
}

void ImportCommands::ask(const QString& path, const ImportOptions& known) {
  show(new ImportDialog(path, known, host_.jobs, &host_.window));
}

void ImportCommands::askAddress(const QString& address) {
  show(new ImportDialog(ImportDialog::ByAddress(address), {}, host_.jobs, &host_.window));
}

void ImportCommands::show(ImportDialog* dialog) {
  openDialog(dialog, [this](const ImportAnswer& answer) {
    guard_.confirmDiscard([this, answer] { read(answer); });
  });
}

void ImportCommands::askSettings() {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  ImportSettingsDialog::Surroundings around;
  const auto* raster = document->origin ? std::get_if<RasterBase>(&*document->origin) : nullptr;
  if (raster && QFileInfo(QString::fromStdString(raster->path)).isFile()) around.file = *raster;
  around.seaLevel = document->look().seaLevel;
  around.water = document->look().water;
  auto* dialog = new ImportSettingsDialog(document->terrain(), around, host_.jobs, &host_.window);
  connect(dialog, &ImportSettingsDialog::readAgainAsked, this,
          [this, file = around.file] { ask(QString::fromStdString(file->path), file->options); });
  connect(dialog, &ImportSettingsDialog::waterChosen, this, &ImportCommands::showWater);
  reshape_(dialog);
}

void ImportCommands::showWater(std::optional<double> level) {
  TerrainLook look = host_.current()->look();
  look.water = level.has_value();
  look.seaLevel = level.value_or(look.seaLevel);
  host_.current()->setLook(look);
}

void ImportCommands::refused(const QString& path, const ImportOptions& options, const Error& error) {
  if (error.cancelled) return;
  const QString why = messageText(error.message);
  if (allowedAddress(path.toStdString()))
    return host_.info.say(InfoBar::Tone::Error, why, tr("Import from URL…"),
                          [this, path] { askAddress(path); });
  const QFileInfo file(path);
  if (!file.exists()) host_.recent.remove(path);
  const QString& message = why;
  // Nothing that could be set would help with what is no file.
  if (!file.isFile() && !file.isDir()) return host_.info.say(InfoBar::Tone::Error, message);
  host_.info.say(InfoBar::Tone::Error, message, tr("Import…"), [this, path, options] { ask(path, options); });
}

Result<ImportCommands::Incoming> ImportCommands::incoming(const std::string& path, ImportOptions options,
                                                          const Progress& progress) {
  // Where cells are made anew the mends come before that, on cells that no document has.
  const ImportMends mends = options.projection ? ImportMends() : options.mends;
  if (!options.projection) options.mends = {};
  const bool any = mends != ImportMends();
  auto imported = importRaster(path, options, any ? partOf(progress, 0.0, 0.7) : progress);
  if (!imported) return imported.error();
  std::vector<Message> told;
  auto steps = mendSteps(imported->terrain, mends, told, partOf(progress, 0.7, 1.0));
  if (!steps) return steps.error();
  for (const ImportFinding& finding : imported->findings) {
    ImportFinding mended = finding;
    mended.on = true;
    if (!isMended(finding, mends)) continue;
    const Message before = findingText(finding), after = findingText(mended);
    std::ranges::replace(imported->warnings, before, after);
  }
  std::ranges::move(told, std::back_inserter(imported->warnings));
  Incoming made{*std::move(imported), *std::move(steps)};
  const Terrain& terrain = made.imported.terrain;
  const HeightRaster& heights = made.mends.empty() ? terrain.heights : made.mends.back().heights;
  if (made.imported.holes > 0 && heights.unreadTiles() == 0 && heights.rect().area() <= kMaxSearchedSamples)
    made.enclosedHoles = std::ranges::count(enclosedHoles(planeOf(heights)), true);
  return made;
}

void ImportCommands::read(const ImportAnswer& answer) {
  guard_.opening(host_.jobs.run<Incoming>(
      tr("Opening %1").arg(QFileInfo(answer.path).fileName()),
      [path = answer.path.toStdString(), options = answer.options](const Progress& progress) {
        return incoming(path, options, progress);
      },
      [this, answer, safe = guard_.stillSafe()](Result<Incoming> read) {
        if (!read) return refused(answer.path, answer.options, read.error());
        auto shared = std::make_shared<Incoming>(std::move(read).value());
        safe([this, answer, shared] { opened(answer, std::move(*shared)); });
      }));
}

void ImportCommands::opened(const ImportAnswer& answer, Incoming incoming) {
  const QString& path = answer.path;
  const QFileInfo file(path);
  host_.recent.add(path);
  // Recovery and projects hold ground from an address itself: nothing is fetched again for them.
  const bool remote = allowedAddress(path.toStdString()).has_value();
  if (!remote) rememberFolder(path);
  if (const auto& source = incoming.imported.terrain.georeference.source; source && !source->path.empty())
    rememberFile(FileUse::Source, source->path);
  ImportOptions options = answer.options;
  if (!options.projection) options.mends = {};
  const std::string whole = file.absoluteFilePath().toStdString();
  const auto origin = remote ? Result<RasterBase>(Error{}) : rasterBase(whole, options);
  if (!presentTerrain(host_, incoming.imported.terrain, remote ? addressTitle(path) : file.fileName(),
                      remote ? QString() : file.absoluteFilePath(),
                      origin ? std::optional<JournalBase>(*origin) : std::nullopt))
    return;
  for (const MendStep& step : incoming.mends)
    if (const auto done = commitFiltered({step.filter}, step.heights, host_.current()->terrain()); !done)
      incoming.imported.warnings.push_back(done.error().message);
  if (answer.asked) showWater(answer.water);
  const bool doubtful = answer.guessed || !incoming.imported.doubts.empty();
  // The last message is the one that is shown, and both are in the list of messages.
  if (doubtful && incoming.enclosedHoles > 0) offerFilling(incoming.enclosedHoles);
  tell(answer, incoming.imported);
  if (!doubtful && incoming.enclosedHoles > 0) offerFilling(incoming.enclosedHoles);
}

void ImportCommands::offerFilling(long long missing) {
  InfoBar::Message message{
      InfoBar::Tone::Warning, {}, tr("Fill Holes"), [this] { fillHoles(); }, {}, this, false};
  message.text = missing == 1 ? tr("1 sample inside the terrain is missing.")
                              : tr("%1 samples inside the terrain are missing.").arg(countText(missing));
  message.holds = [this, of = host_.current()] { return host_.current() == of; };
  host_.info.say(std::move(message));
}

void ImportCommands::fillHoles() {
  EditorDocument* document = host_.current();
  if (!document) return;
  if (document->terrain().editing())
    return host_.info.say(InfoBar::Tone::Warning, tr("Apply or cancel the current preview first."));
  host_.info.takeBack(this);
  const FilterOperation operation{FillHolesFilter{HolesToFill::Enclosed}};
  host_.jobs.run<HeightRaster>(
      tr("Filling holes"),
      [terrain = document->terrain().snapshot(), mask = document->terrain().editMask(),
       operation](const Progress& progress) {
        return filtered(terrain, operation.filter, mask ? &*mask : nullptr, progress);
      },
      [this, document, operation, revision = document->revision()](const Result<HeightRaster>& heights) {
        if (!heights && heights.error().cancelled) return;
        Result<void> done;
        if (!heights)
          done = heights.error();
        else if (host_.current() != document || document->revision() != revision ||
                 document->terrain().editing())
          done = Error{"the terrain was changed in the meantime"};
        else
          done = commitFiltered(operation, *heights, document->terrain());
        if (!done) host_.info.say(InfoBar::Tone::Error, messageSentence(done.error().message));
      });
}

void ImportCommands::tell(const ImportAnswer& answer, const ImportedTerrain& imported) {
  const QString& path = answer.path;
  QStringList warnings = messageTexts(imported.warnings);
  if (answer.guessed)
    warnings.prepend(
        tr("%1 does not say its heights or its size: they are guessed").arg(QFileInfo(path).fileName()));
  const auto tone = warnings.isEmpty() ? InfoBar::Tone::Info : InfoBar::Tone::Warning;
  if (warnings.isEmpty()) warnings = messageTexts(imported.facts);
  if (warnings.isEmpty()) return;
  const QString more = warnings.size() > 1 ? tr(" (and %1 more)").arg(warnings.size() - 1) : QString();
  const QString message = warnings.first() + more;
  if (answer.guessed || !imported.doubts.empty())
    return host_.info.say(InfoBar::Tone::Warning, message, tr("Import Settings…"), [this] { askSettings(); });
  host_.info.say(tone, message, tr("Details…"), [this, facts = importFacts(path, imported), warnings] {
    ReportDialog(tr("Import"), facts, warnings, &host_.window).exec();
  });
}

}  // namespace scarp
