#pragma once

#include <QDialog>
#include <vector>

#include "ui/help/ManualPages.h"

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace scarp {

class ManualBrowser;

/// The manual and the other documents for users: a list of contents, which a search narrows, beside the text
/// with its pictures. All of it is built into the program.
class ManualWindow : public QDialog {
  Q_OBJECT

 public:
  explicit ManualWindow(QWidget* parent);

  /// Shows a page, or with "path#anchor" one of its sections: "docs/manual.md#sculpt".
  void showPage(const QString& link);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fillContents();
  /// Lists the sections that contain the words of the search.
  void search();
  void markWords();  ///< Those of the search, in the page.
  void findNext(bool backwards);
  void showPlace();

  std::vector<ManualPage> pages_;
  QLineEdit* search_;
  QTreeWidget* contents_;
  QLabel* found_;
  ManualBrowser* browser_;
  QToolButton *back_, *forward_;
};

}  // namespace scarp
