#pragma once

#include <QObject>
#include <QSize>
#include <functional>

#include "core/base/Signal.h"
#include "core/view/NamedView.h"
#include "ui/widgets/FormDialog.h"

class QComboBox;
class QAction;

namespace scarp {

class Viewport;

/// Saves what a view shows as a PNG file, at the size of the view or larger.
class ScreenshotDialog : public FormDialog {
  Q_OBJECT

 public:
  /// name: name of the terrain, with which the file name begins.
  ScreenshotDialog(Viewport& view, const QString& name, QWidget* parent);

  /// The file that was written.
  [[nodiscard]] QString path() const;
  [[nodiscard]] QSize imageSize() const { return size_; }  ///< Pixels.

 protected:
  std::optional<QString> takeValues() override;

 private:
  void browse();
  void showNote();

  Viewport& view_;
  QComboBox* scale_;
  QLineEdit* path_;
  QLabel* note_;
  QSize size_;
};

class Actions;
class EditorDocument;

/// The actions that move the camera: connects each to the current document and shows its state. None of them
/// acts in the middle of a drag.
class ViewCommands : public QObject {
  Q_OBJECT

 public:
  ViewCommands(Actions& actions, Viewport& viewport, QObject* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 Q_SIGNALS:
  void told(const QString& message);  ///< What an action did where that is not to be seen.

 private:
  void connectViews();
  void connectBookmarks();
  void on(QAction* action, std::function<void()> act);
  void look(NamedView view);
  void turnTo(CompassPart part);
  void showState();
  /// The opening view, if it is still there, fills the view of another size.
  void followSize();

  Actions& actions_;
  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  ViewSize size_;  ///< Of the view, when it was last looked at.
  Subscription onCamera_;
};

}  // namespace scarp
