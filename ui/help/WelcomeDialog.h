#pragma once

#include <QDialog>
#include <QStringList>
#include <functional>

class QBoxLayout;
class QLabel;

namespace scarp {

class Actions;

/// What a person who starts Scarp for the first time may want to choose and to begin with. All choices hold at
/// once, the language from the next start on. It goes away by a click beside it, too.
class WelcomeDialog : public QDialog {
  Q_OBJECT

 public:
  WelcomeDialog(const Actions& actions, QWidget* parent);

 Q_SIGNALS:
  void exampleWanted();
  void changesWanted();  ///< The list of all changes is to be shown.

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makeBeginnings();
  QWidget* makeChoices();
  QWidget* makeNews();
  QWidget* makeFoot();
  void addBeginning(QBoxLayout& column, const char* name, const QString& iconName, const QString& title,
                    const QString& what, std::function<void()> act);
  void tellMouse();

  const Actions& actions_;
  QLabel* mouseNote_;
};

/// The most important changes of this version, one sentence each, in the language of the window.
[[nodiscard]] QStringList newsItems();

/// Whether this is the first start, as far as the settings know. SCARP_WELCOME in the environment says otherwise:
/// 0 for no, 1 for yes.
[[nodiscard]] bool wantsWelcome();
/// The next start is no first one.
void rememberWelcomed();

}  // namespace scarp
