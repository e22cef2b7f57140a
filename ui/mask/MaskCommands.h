#pragma once

#include <QObject>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/PasteEdit.h"
#include "core/edit/SelectionEdits.h"

class QAction;

namespace scarp {

class Actions;
class EditorDocument;
class Job;
class JobRunner;
class MaskImporter;
class Viewport;

/// The actions that change the selection, keep it under a name, and copy, paste and stamp ground with
/// its objects. What takes time is done on a worker. The copied ground outlives the document that it was
/// copied from.
class MaskCommands : public QObject {
  Q_OBJECT

 public:
  MaskCommands(const Actions& actions, Viewport& viewport, JobRunner& jobs, QObject* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

  /// By how many metres grow, shrink and blur change the selection.
  [[nodiscard]] double metres() const { return metres_; }
  void setMetres(double metres);

  [[nodiscard]] QStringList kept() const;  ///< By their names, in order.
  // Undoable steps, each; the document has what is kept.
  void keep(const QString& name);  ///< What is selected; over one of that name.
  void load(const QString& name, MaskOperation how);
  void forget(const QString& name);

  /// Saves what files hold as selections.
  [[nodiscard]] MaskImporter& importer() { return *importer_; }

  /// Lays what was copied onto a place, where it floats. Contract: there is a document.
  void pasteAt(const Vec2& place);

  /// Is asked before one of the actions does what it does to ground; where it says true, it has done it to
  /// something else.
  void addInstead(std::function<bool(const QAction*)> instead) { instead_.push_back(std::move(instead)); }

  [[nodiscard]] bool settled() const { return !job_; }

 Q_SIGNALS:
  void changed();  ///< What is selected, kept, copied, or can be done.
  void problem(const QString& message);
  void told(const QString& message);  ///< What was done, where that is not plain to see.

 private:
  void on(QAction* action, std::function<void()> act);
  void doNow(const Operation& operation);
  void change(SelectionChange change);
  void changeOnWorker(const ChangeSelectionOperation& operation);
  void copy();
  void cut();
  void paste();
  void stampRegion();
  void askShape();
  void say(const Error& error);
  void refresh();

  const Actions& actions_;
  Viewport& viewport_;
  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  double metres_ = 10.0;
  std::optional<PasteOperation> clip_;        ///< As it is pasted where it was copied.
  const EditorDocument* clipFrom_ = nullptr;  ///< Only to be compared.
  std::vector<std::function<bool(const QAction*)>> instead_;
  Job* job_ = nullptr;
  MaskImporter* importer_;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
