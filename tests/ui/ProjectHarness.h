#pragma once

#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

#include "tests/ui/WindowHarness.h"
#include "ui/FileCommands.h"
#include "ui/import/NewTerrainDialog.h"
#include "ui/project/ProjectCommands.h"
#include "ui/project/ProjectSaver.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {

/// A window with ground to save.
class ProjectTest : public WindowTest {
 protected:
  /// Level ground, in no project; what was open is discarded.
  void makeGround() {
    NewTerrain wanted;
    wanted.columns = wanted.rows = 513;
    wanted.cellSize = 2.0;
    if (window_->isWindowModified())
      whenDialog<QMessageBox>([](QMessageBox& box) { clickRole(box, QMessageBox::DestructiveRole); });
    window_->files().make(wanted);
    ASSERT_TRUE(window_->document());
    settle();
  }
  /// Waits for the jobs, and for a picture.
  void settle() {
    EXPECT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
    QTest::qWait(80);
    EXPECT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
  }
  void open(const QString& path) {
    window_->openFile(path);
    settle();
    ASSERT_TRUE(window_->document());
    ASSERT_FALSE(window_->document()->terrain().editing());
  }
  void discardAndOpen(const QString& path) {
    whenDialog<QMessageBox>([](QMessageBox& box) { clickRole(box, QMessageBox::DestructiveRole); });
    open(path);
  }
  /// Drops a file on the window.
  void drop(const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(middle(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &enter);
    QDropEvent event(middle(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &event);
  }
  static void clickRole(QMessageBox& box, QMessageBox::ButtonRole role) {
    for (QAbstractButton* button : box.buttons())
      if (box.buttonRole(button) == role) return button->click();
    ADD_FAILURE() << "no such button";
    box.reject();
  }
  /// Types a path into the next file dialog.
  void answerFileDialog(const QString& path) {
    whenDialog<QFileDialog>([path](QFileDialog& dialog) {
      auto* edit = dialog.findChild<QLineEdit*>();
      edit->setText(path);
      QTest::keyClick(edit, Qt::Key_Return);
    });
  }
  void saveAs(const QString& path) {
    answerFileDialog(path);
    key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    settle();
  }
};

}  // namespace scarp::test
