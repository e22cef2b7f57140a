#pragma once

#include <QDialog>
#include <QList>
#include <utility>
#include <vector>

#include "core/view/Navigation.h"

class QAction;
class QLabel;
class QLineEdit;

namespace scarp {

class Actions;

/// All keys, and what the mouse does. It has room on any screen, and finds keys by words.
class ShortcutsDialog : public QDialog {
  Q_OBJECT

 public:
  using Lines = QList<std::pair<QString, QString>>;

  ShortcutsDialog(const Actions& actions, QWidget* parent);

  /// What the mouse does, and what does it; fixed.
  [[nodiscard]] static Lines mouseLines(const Actions& actions);

 private:
  struct Block {
    QWidget* widget;
    std::vector<std::pair<QLabel*, QLabel*>> lines;  ///< Keys, and what they do.
  };

  /// Keys of an action; none: it has none.
  [[nodiscard]] static QString keysOf(const QAction& action);
  /// The view's own, while it has the keyboard.
  [[nodiscard]] static Lines cursorLines();
  [[nodiscard]] static QString moveText(CameraMove move);
  /// What moves the camera, by asking what does.
  [[nodiscard]] static Lines cameraLines(NavigationStyle style);
  QWidget* addBlock(const QString& title, const Lines& lines);
  /// What has all words of the filter.
  void showOnly(const QString& filter);

  QLineEdit* filter_;
  QLabel* nothing_;
  std::vector<Block> blocks_;
};

}  // namespace scarp
