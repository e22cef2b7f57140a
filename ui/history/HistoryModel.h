#pragma once

#include <QAbstractListModel>
#include <QIcon>

#include "core/document/EditRecord.h"

namespace scarp {

class EditHistory;
struct EditRecord;

/// An edit history as rows: row p is the state after the first p edits.
class HistoryModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role {
    DetailRole = Qt::UserRole,  ///< Beside the name: what a step covers.
    CurrentRole,                ///< Whether the document is there.
    UndoneRole,
  };

  using QAbstractListModel::QAbstractListModel;

  /// Shows a history as it is now; null for none. Call again after each change.
  void show(const EditHistory* history);
  [[nodiscard]] int position() const { return position_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

 private:
  static QString detail(const EditRecord& record);

  const EditHistory* history_ = nullptr;
  int rows_ = 0, position_ = 0;
};

/// What a step of the history is shown with: of a stroke its brush.
[[nodiscard]] QIcon stepIcon(const EditRecord& record);

}  // namespace scarp
