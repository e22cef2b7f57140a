#pragma once

#include <QMenu>
#include <QPointer>
#include <functional>

#include "core/base/Signal.h"
#include "core/operation/OperationSchema.h"

class QDialog;

namespace scarp {

class EditorDocument;
class JobRunner;
class ReshapeDialog;
class ReshapeForm;

/// The icon of a filter: that of the brush that does the same.
[[nodiscard]] QIcon filterIcon(const Filter& filter);
/// Adds an entry to a menu for each filter that can be an adjustment layer. The kind is a constant.
void addAdjustments(QMenu& menu, const std::function<void(const OperationKind<Filter>& kind)>& chosen);

/// The menu of what changes a whole terrain, an entry for each kind of filter and reshape; each opens a
/// dialog made of the schema, but for the turns and mirrorings, which need none.
class OperationMenu : public QMenu {
  Q_OBJECT

 public:
  OperationMenu(JobRunner& jobs, QWidget* window);

  /// Null for none; outlives this or is taken away first. A dialog that is open for another is closed, and
  /// its preview taken back.
  void setDocument(EditorDocument* document);
  /// Shows a form over the document that there is, and commits what comes of it.
  void ask(ReshapeForm* form);
  /// Closes the dialog that is open, as Cancel does.
  void takeBack();

  /// Emitted to add an adjustment layer of the filter. Not a signal of Qt, whose metatype of a variant does
  /// not compile.
  Signal<const Filter&> adjustmentWanted;

 Q_SIGNALS:
  void problem(const QString& message);  ///< Empty: there is none any more.
  void told(const QString& message);     ///< What came of it, where that is not plain to see.

 private:
  void ask(const OperationKind<Filter>& kind);
  void ask(const OperationKind<Reshape>& kind);
  /// Null where nothing can be asked now.
  ReshapeDialog* ask(const Reshape& reshape);
  void addTurns(const OperationKind<Reshape>& kind);  ///< Entries that need no numbers.
  void offer(ReshapeForm* form, bool modal);
  void present(QDialog* dialog, bool modal);

  JobRunner& jobs_;
  QWidget* window_;
  EditorDocument* document_ = nullptr;
  QPointer<QDialog> dialog_;
  QMenu* adjustments_;
};

}  // namespace scarp
