#pragma once

#include <QDialog>

class QTreeView;

namespace scarp {

class MessageLog;

/// What the window has said, to read again and to copy. It stays up to date while it is open.
class MessagesDialog : public QDialog {
  Q_OBJECT

 public:
  MessagesDialog(MessageLog& log, QWidget* parent);

 private:
  /// The selected lines, or all where none is selected.
  void copy() const;

  MessageLog& log_;
  QTreeView* list_;
};

}  // namespace scarp
