#pragma once

#include <QDialog>
#include <QStringList>
#include <vector>

#include "ui/help/CommandCatalog.h"

class QLabel;
class QLineEdit;
class QListWidget;

namespace scarp {

/// A list of all that can be done, found by a few words: a line to type in, and the best of them below it. Enter
/// or a click does one, and closes the list. It goes by itself where one clicks elsewhere.
class CommandPalette : public QDialog {
  Q_OBJECT

 public:
  /// Of a window, over which it stands. What was done last comes first where nothing is typed yet.
  CommandPalette(std::vector<Command> commands, QWidget* window);

  /// The titles that are shown, in order.
  [[nodiscard]] QStringList titles() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void showFound(const QString& asked);
  void doCurrent();
  void tellCurrent();
  [[nodiscard]] std::vector<std::size_t> usedLast() const;

  std::vector<Command> commands_;
  std::vector<CommandTexts> texts_;
  std::vector<std::size_t> shown_;
  QLineEdit* ask_;
  QListWidget* list_;
  QLabel* tip_;  ///< What the current one does.
};

}  // namespace scarp
