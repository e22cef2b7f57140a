#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

#include "core/project/ProjectFile.h"
#include "ui/document/EditorHost.h"

namespace scarp {

class EditorDocument;

/// Saves the document as a project. What is written is the document as it was when it was asked for, by a
/// job; editing goes on meanwhile. Where it fails one line says why, and the file is as it was.
class ProjectSaver : public QObject {
  Q_OBJECT

 public:
  explicit ProjectSaver(EditorHost host);

  /// To the document's project, or where the person says if it has none that can be written. `next` is called
  /// when it has been saved, not otherwise.
  void save(std::function<void()> next = {});
  /// Asks where; the document is that project's from then on, unless it is shared: then a copy is made.
  void askSaveAs(std::function<void()> next = {});
  /// Asks where; the document stays where it is.
  void askSaveCopy(std::function<void()> next = {});
  /// To the document's project if that can be done without a question.
  void saveQuietly(const QString& name);
  [[nodiscard]] bool saving() const { return saves_ > 0; }

 Q_SIGNALS:
  void saved(EditorDocument* document);
  void failed();                           ///< And it has been said why.
  void reloadWanted(const QString& path);  ///< Another program's changes are to take the place of ours.

 private:
  using Next = std::function<void()>;

  [[nodiscard]] bool notNow(const std::function<void()>& again);
  [[nodiscard]] bool holdsNews(const EditorDocument& document) const;
  void askAboutOthers(const Next& next);
  [[nodiscard]] QString askPath(const QString& title, const QString& suffix);
  void start(const QString& name, const Next& next, bool quiet);
  void startAs(const QString& path, const Next& next);
  void startCopy(const QString& path, const Next& next);
  void done(const QPointer<EditorDocument>& document, int revision, const std::string& mark,
            const Next& next);
  void notDone(const QPointer<EditorDocument>& document, const std::string& mark, const Error& error);
  void complain(const Error& error);
  /// What a job takes along: the preview is made by it.
  struct Package {
    std::function<ProjectContents()> contents;
    std::string mark;  ///< The journal's.
  };
  enum class To { Project, Copy };
  [[nodiscard]] Package package(const QString& name, const QString& path, To to) const;

  EditorHost host_;
  int saves_ = 0;
};

/// Where a project is to be written; empty where that was given up. stem: the name that is proposed.
[[nodiscard]] QString askProjectPath(QWidget* window, const QString& title, const QString& folder, const QString& stem);

}  // namespace scarp
