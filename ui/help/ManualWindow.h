#pragma once

#include <QDialog>
#include <QString>
#include <QStringList>
#include <vector>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace scarp {

/// A heading of a page with its text up to the next heading.
struct ManualSection {
  int level = 1;   ///< 1 is the title of the page.
  QString title;   ///< Without markup.
  QString anchor;  ///< As links name it: "open-and-import".
  QString text;    ///< Markdown.
};

/// A document that is built into the program.
struct ManualPage {
  QString path;  ///< Within the resources: "docs/manual.md".
  std::vector<ManualSection> sections;

  [[nodiscard]] QString title() const { return sections.empty() ? path : sections.front().title; }
};

/// Paths of the pages that the contents list, in order. Other documents are reached by links.
[[nodiscard]] QStringList manualPagePaths();
/// Reads a page of the program's resources. Without sections if there is no such page.
[[nodiscard]] ManualPage readManualPage(const QString& path);
[[nodiscard]] std::vector<ManualSection> manualSectionsOf(const QString& markdown);
/// Anchor of a heading by its text, as GitHub forms it: lower case, hyphens for spaces, no punctuation.
[[nodiscard]] QString anchorOfHeading(const QString& title);
/// Whether a section contains all words of a query, in upper or lower case. True for an empty query.
[[nodiscard]] bool sectionMatches(const ManualSection& section, const QString& query);

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
