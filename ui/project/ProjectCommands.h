#pragma once

#include <QObject>
#include <QTimer>

#include "core/base/Result.h"
#include "ui/document/EditorHost.h"

namespace scarp {

class Actions;
class LeaveGuard;
class ProjectOpener;
class ProjectSaver;

/// What the File menu does with projects: saving by hand and by itself, versions, back to what was saved.
class ProjectCommands : public QObject {
  Q_OBJECT

 public:
  ProjectCommands(const Actions& actions, EditorHost host);

  [[nodiscard]] LeaveGuard& guard() { return *guard_; }
  [[nodiscard]] ProjectOpener& opener() { return *opener_; }
  [[nodiscard]] ProjectSaver& saver() { return *saver_; }

  void askVersions();
  void askRevert();
  void compact();
  /// Applies the remembered preferences of projects: autosave.
  void followPreferences();
  /// Marks what can be done with the present document.
  void showState();

 private:
  void autosave();
  void complain(const Error& error);

  const Actions& actions_;
  EditorHost host_;
  ProjectSaver* saver_;
  LeaveGuard* guard_;
  ProjectOpener* opener_;
  QTimer autosave_;
};

}  // namespace scarp
