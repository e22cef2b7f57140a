#pragma once

#include <QStringList>
#include <QWidget>
#include <functional>
#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace scarp {

class Actions;
class KeyMap;
class RecentFiles;

/// Page over the view: recent files with their pictures, ways to start, a few choices and the news of this
/// version. It covers its parent while it is visible. A terrain that is opened or Esc hides it.
class StartPage : public QWidget {
  Q_OBJECT

 public:
  /// All arguments outlive the page.
  StartPage(const Actions& actions, KeyMap& keys, RecentFiles& recent, QWidget* parent);

  /// Shows the page with the recent files as they are now.
  void open();

 Q_SIGNALS:
  void exampleWanted();
  void changesWanted();  ///< The list of all changes is to be shown.
  void opened();
  void closed();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void addHead(QVBoxLayout& column);
  void addStarts(QVBoxLayout& column);
  void addRecent(QVBoxLayout& column);
  void addChoices(QVBoxLayout& column);
  void addNews(QVBoxLayout& column);
  void refresh();
  void refreshChoices();
  void arrangeGrids();

  const Actions& actions_;
  KeyMap& keys_;
  RecentFiles& recent_;
  QGridLayout *starts_ = nullptr, *files_ = nullptr, *choices_ = nullptr;
  std::vector<QToolButton*> startButtons_, fileButtons_;
  std::vector<QWidget*> choiceWidgets_;
  QLabel* noFiles_ = nullptr;
  std::vector<std::function<void()>> showChoices_;  ///< Selects the current choice in each combo box.
};

/// The most important changes of this version for users, one sentence each, in the language of the window.
[[nodiscard]] QStringList newsItems();

/// Returns true if the start page is to be shown when the program starts without a file. The environment
/// variable SCARP_WELCOME overrides the setting: 0 for no, any other value for yes.
[[nodiscard]] bool showsStartPage();
void rememberStartPage(bool shown);

}  // namespace scarp
