#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <vector>

#include "core/base/GridRect.h"

namespace scarp {

class RecoveryJournal;

/// A change of a terrain that several edit, as a list shows it.
struct SharedChange {
  long long number = 0;
  QString author, name;
  QDateTime made;
  GridRect samples;  ///< Of the ground that it touched.
};

/// What a document that several edit has besides: who has done what, and its own way to undo. Its edits are kept
/// by a server rather than in a file. UI thread.
class SharedWork : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  ~SharedWork() override;

  /// Edits that the server does not have yet.
  [[nodiscard]] virtual int waiting() const = 0;
  /// What undo() would take back, and redo() do again; null where there is nothing.
  [[nodiscard]] virtual QString undoName() const = 0;
  [[nodiscard]] virtual QString redoName() const = 0;
  /// One's own latest edit; done as soon as the server has answered.
  virtual void undo() = 0;
  virtual void redo() = 0;
  /// What waits is kept on the disk from now on, by a journal of the document; null: no more.
  virtual void keepIn(RecoveryJournal* journal) = 0;
  /// The latest changes, in order.
  [[nodiscard]] virtual const std::vector<SharedChange>& changes() const = 0;
  /// The latest change of the ground around a sample; null where none is known. Contract: it is on the terrain.
  [[nodiscard]] virtual const SharedChange* lastChangeAt(int column, int row) const = 0;

 Q_SIGNALS:
  void changed();  ///< Any of that.
};

}  // namespace scarp
