#pragma once

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>
#include <memory>

#include "core/base/Message.h"

class QMenu;

namespace scarp {

class EditSession;
class EditorDocument;
class Job;
class JobRunner;
struct Script;

/// Does scripts in the window's document, one at a time: a job works out what they make of it, which then becomes steps
/// of its history. Nothing else edits meanwhile; the job can be cancelled, and then nothing is done.
class ScriptRunner : public QObject {
  Q_OBJECT

 public:
  /// Told once, when all is done: what could not be done, in one line; empty where nothing. What came before it stays
  /// done. Also told at once, where the script cannot begin; never where it was cancelled.
  using Done = std::function<void(const QString& problem)>;

  ScriptRunner(JobRunner& jobs, QObject* parent);
  ~ScriptRunner() override;
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

  /// One operation as JSON, a list of them, or a whole script whose pictures lie in `folder`; `title` is the job's.
  void run(const QByteArray& json, const QString& folder, const QString& title, Done done);
  /// The same from a file.
  void runFile(const QString& path, Done done);
  void cancel();
  [[nodiscard]] bool running() const { return session_ != nullptr; }

 private:
  [[nodiscard]] static Message runningReason();
  /// Why none can begin now; empty where one can.
  [[nodiscard]] QString refusal() const;
  void begin(Script script, const QString& title, Done done);
  void end();

  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  std::unique_ptr<EditSession> session_;  ///< So that nothing else edits.
  QPointer<Job> job_;
  int run_ = 0;
};

/// Where the person's scripts lie.
[[nodiscard]] QString scriptFolder();

/// Fills a menu with the scripts (*.json) of the person's folder, whenever it is opened. `run`: with the path of one.
void offerScripts(QMenu& menu, std::function<void(const QString& path)> run);

}  // namespace scarp
