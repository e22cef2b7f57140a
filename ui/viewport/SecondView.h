#pragma once

#include <memory>

#include "core/base/Signal.h"
#include "core/tools/ViewController.h"
#include "ui/actions/EditorDock.h"

class QAction;

namespace scarp {

class EditorDocument;
class Viewport;

/// The same terrain from elsewhere, at first from above: a viewport with a camera and a pointer of its own.
/// What is in hand is the document's, as in the first view. While it is hidden it costs nothing.
class SecondView : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  SecondView(Viewport& first, QWidget* parent);
  ~SecondView() override;

  void setDocument(EditorDocument* document) override;
  /// Looks as the first view does from now on: its settings and its exaggeration.
  void followLook();

  [[nodiscard]] Viewport& viewport() { return *viewport_; }
  /// Changes the projection of this view.
  [[nodiscard]] QAction& orthographic() { return *orthographic_; }
  /// Null while it is hidden or there is no document.
  [[nodiscard]] ViewController* controller() { return controller_.get(); }

 private:
  void open();
  void close();
  void showProjection();

  Viewport& first_;
  Viewport* viewport_;
  QAction* orthographic_;
  EditorDocument* document_ = nullptr;
  std::unique_ptr<ViewController> controller_;
  Subscription onCamera_, onOwnCamera_;  ///< Of the first view, and of this one.
};

}  // namespace scarp
