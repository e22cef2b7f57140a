#pragma once

#include <QDialog>
#include <QList>
#include <utility>
#include <vector>

class QLabel;
class QLineEdit;

namespace scarp {

class Actions;

/// What the mouse does, and what does it; fixed.
[[nodiscard]] QList<std::pair<QString, QString>> mouseLines(const Actions& actions);

/// All keys, and what the mouse does. It has room on any screen, and finds keys by words.
class ShortcutsDialog : public QDialog {
  Q_OBJECT

 public:
  ShortcutsDialog(const Actions& actions, QWidget* parent);

 private:
  struct Block {
    QWidget* widget;
    std::vector<std::pair<QLabel*, QLabel*>> lines;  ///< Keys, and what they do.
  };

  QWidget* addBlock(const QString& title, const QList<std::pair<QString, QString>>& lines);
  /// What has all words of the filter.
  void showOnly(const QString& filter);

  QLineEdit* filter_;
  QLabel* nothing_;
  std::vector<Block> blocks_;
};

}  // namespace scarp
