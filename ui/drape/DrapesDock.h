#pragma once

#include <memory>
#include <vector>

#include "core/base/Signal.h"
#include "core/edit/Operation.h"
#include "ui/actions/EditorDock.h"

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QToolButton;

namespace scarp {

class Actions;
class DrapeCommands;
class DrapeView;
class EditSession;
class EditorDocument;
class NumberField;
class Viewport;

/// The pictures that lie over the ground: which are seen, how opaque, in which order.
class DrapesDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  DrapesDock(const Actions& actions, DrapeView& view, DrapeCommands& commands, Viewport& viewport,
             QWidget* parent = nullptr);
  ~DrapesDock() override;

  void setDocument(EditorDocument* document) override;
  /// Shows what there is to say of the chosen one: also where the look is another.
  void refreshChosen();

 private:
  void makeList();
  void makeBar(const Actions& actions);
  bool perform(const Operation& operation);
  void refresh();
  /// Of the chosen one, from 1; 0: none.
  [[nodiscard]] std::size_t chosen() const;
  void itemEdited(QListWidgetItem* item);
  void rowsMoved();
  void move(int by);
  void goTo();
  void settle();
  void pack();
  void beginOpacity();
  void showOpacity(double opacity);
  void endOpacity(bool kept);

  DrapeView& view_;
  DrapeCommands& commands_;
  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  QListWidget* list_;
  NumberField* opacity_;
  QLabel *start_, *note_;
  QPushButton* settle_;  ///< Finds a file that is missing, or reads one that is not allowed.
  QPushButton* pack_;    ///< Keeps the picture in the project, or no longer.
  QPushButton* heights_;  ///< Imports the file as heights.
  QWidget* bar_;
  QToolButton *goTo_, *up_, *down_, *remove_;
  std::unique_ptr<EditSession> session_;
  std::size_t edited_ = 0;  ///< Whose opacity the session changes.
  bool showing_ = false;
  Subscription onDrapes_;
};

}  // namespace scarp
