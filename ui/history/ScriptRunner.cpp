#include "ui/history/ScriptRunner.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QStandardPaths>
#include <QUrl>
#include <utility>

#include "core/edit/EditSession.h"
#include "core/project/ProjectFile.h"
#include "core/script/ScriptSteps.h"
#include "core/tools/ToolState.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {
namespace {

constexpr qint64 kLargestScript = qint64{64} << 20;  ///< Bytes.

/// One operation or a list of them, in a script.
QByteArray asWholeScript(const QByteArray& json) {
  const QJsonDocument document = QJsonDocument::fromJson(json);
  const bool list = document.isArray();
  if (!list && (!document.isObject() || !document.object().contains(QLatin1String("op")))) return json;
  return "{\"scarp\": 1, \"operations\": " + (list ? json : "[" + json + "]") + "}";
}

}  // namespace

ScriptRunner::ScriptRunner(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {}

ScriptRunner::~ScriptRunner() { cancel(); }

void ScriptRunner::setDocument(EditorDocument* document) {
  // Its session must end while the document is there.
  cancel();
  document_ = document;
}

void ScriptRunner::cancel() {
  if (job_) job_->cancel();
  end();
}

void ScriptRunner::end() {
  ++run_;
  job_ = nullptr;
  if (!session_) return;
  session_.reset();
  // Another reason may have come meanwhile.
  if (document_->tools().closed() == runningReason()) document_->tools().close({});
}

Message ScriptRunner::runningReason() {
  return messageOf(tr("A script is running; wait for it, or cancel it in the status bar."));
}

QString ScriptRunner::refusal() const {
  if (!document_) return tr("There is no terrain to run it on.");
  if (running()) return messageText(runningReason());
  if (document_->terrain().editing() || document_->tools().dragging())
    return tr("What is being tried on the ground has to be kept or taken back first.");
  return messageText(document_->tools().closed());
}

void ScriptRunner::run(const QByteArray& json, const QString& folder, const QString& title, Done done) {
  if (const QString why = refusal(); !why.isEmpty()) return done(why);
  auto script = parseScript(asWholeScript(json).toStdString(), folder.toStdString());
  if (!script) return done(messageText(script.error().message));
  if (!addressesIn(*script).empty())
    return done(tr("The script reads from the network; scarp run asks for that, the window does not."));
  if (goesWithoutHistory(*script)) return begin(*std::move(script), title, std::move(done));
  QApplication::setOverrideCursor(Qt::WaitCursor);
  Message note;
  const auto replayed = replay(*script, document_->terrain(), {}, [&note](const Message& line) {
    if (note.empty()) note = line;
  });
  QApplication::restoreOverrideCursor();
  done(messageText(replayed ? note : replayed.error().message));
}

void ScriptRunner::begin(Script script, const QString& title, Done done) {
  TerrainDocument& terrain = document_->terrain();
  DocumentParts parts = contentsOf(terrain).document;
  session_ = std::make_unique<EditSession>(terrain, messageOf(title));
  document_->tools().close(runningReason());
  const int run = ++run_;
  job_ = jobs_.runFor<ScriptSteps>(
      this, title,
      [script = std::move(script), parts = std::move(parts), ids = terrain.ids()](const Progress& progress) {
        return stepsOf(script, parts, ids, progress);
      },
      [this, run, done = std::move(done)](Result<ScriptSteps> steps) {
        if (run_ != run) return;
        end();
        if (!steps && steps.error().cancelled) return;
        if (!steps) return done(messageText(steps.error().message));
        const QString problem = messageText(steps->problem.empty() ? steps->note : steps->problem);
        takeSteps(std::move(*steps), document_->terrain());
        done(problem);
      });
}

void ScriptRunner::runFile(const QString& path, Done done) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return done(tr("“%1” cannot be read: %2").arg(path, file.errorString()));
  if (file.size() > kLargestScript) return done(tr("“%1” is too large for a script").arg(path));
  const QFileInfo info(path);
  run(file.read(kLargestScript), info.path(), tr("Running %1").arg(info.completeBaseName()),
      [name = info.fileName(), done = std::move(done)](const QString& problem) {
        done(problem.isEmpty() ? problem : QStringLiteral("%1: %2").arg(name, problem));
      });
}

QString scriptFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/scripts");
}

void offerScripts(QMenu& menu, std::function<void(const QString& path)> run) {
  menu.setToolTipsVisible(true);
  const auto fill = [&menu, run = std::move(run)] {
    menu.clear();
    for (const QFileInfo& file :
         QDir(scriptFolder()).entryInfoList({QStringLiteral("*.json")}, QDir::Files | QDir::Readable, QDir::Name)) {
      QAction* entry = menu.addAction(verbatimMenuText(file.completeBaseName()));
      entry->setToolTip(file.filePath());
      QObject::connect(entry, &QAction::triggered, &menu, [run, path = file.filePath()] { run(path); });
    }
    if (menu.isEmpty()) menu.addAction(ScriptRunner::tr("No scripts yet"))->setEnabled(false);
    menu.addSeparator();
    menu.addAction(ScriptRunner::tr("Show the Folder of Scripts"), &menu, [] {
      QDir().mkpath(scriptFolder());
      QDesktopServices::openUrl(QUrl::fromLocalFile(scriptFolder()));
    });
  };
  fill();
  QObject::connect(&menu, &QMenu::aboutToShow, &menu, fill);
}

}  // namespace scarp
