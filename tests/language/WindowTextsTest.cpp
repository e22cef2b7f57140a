#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QGroupBox>
#include <QLabel>
#include <QRegularExpression>
#include <QTabBar>
#include <QTranslator>
#include <set>

#include "tests/ui/WindowHarness.h"

namespace scarp::test {
namespace {

/// Answers every text with itself in brackets.
class Brackets : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char*, int n) const override {
    if (!QString::fromUtf8(source).contains(QRegularExpression(QStringLiteral("[A-Za-z]{2}")))) return {};
    // How Qt's own classes put keys together is not for us.
    if (QLatin1String(context) == QLatin1String("QShortcut")) return {};
    QString text = QString::fromUtf8(source);
    if (n >= 0) text.replace(QLatin1String("%n"), QString::number(n));
    return QStringLiteral("⟦%1⟧").arg(text);
  }
};

/// What needs no translation: numbers with units, files, names, languages, keys, formats of files.
bool needsNone(QString text) {
  static const QRegularExpression word(QStringLiteral("[A-Za-z]{3}")),
      number(QStringLiteral("[\\d× ]+")),
      // Where room is short the end is left out.
      translated(QStringLiteral("⟦.*(⟧|…)"), QRegularExpression::DotMatchesEverythingOption);
  static const QStringList names{QStringLiteral("Scarp"), QStringLiteral("Deutsch"),
                                 QStringLiteral("English"), QStringLiteral("Español"),
                                 QStringLiteral("Blender"), QStringLiteral("Krita"),
                                 QStringLiteral("QGIS"),    QStringLiteral("Unity"),
                                 QStringLiteral("Unreal")};
  // Names that the sample terrain has as its data, and that are the person's own from then on.
  static const QStringList data{QStringLiteral("Grass"), QStringLiteral("Rock"),  QStringLiteral("Sand"),
                                QStringLiteral("Snow"),  QStringLiteral("Soil"),  QStringLiteral("Gravel"),
                                QStringLiteral("Scree"), QStringLiteral("Ground")};
  text = text.remove(QLatin1Char('&')).trimmed();
  return text.isEmpty() || !text.contains(word) || text.contains(translated) || names.contains(QString(text).remove(number)) ||
         data.contains(text) || text.contains(QLatin1String("://"));
}

/// Settings are shown in the words of the engine in which they are typed.
bool isInEngine(const QWidget& widget) {
  for (const QWidget* each = &widget; each; each = each->parentWidget())
    if (each->objectName() == QLatin1String("engineSettings")) return true;
  return false;
}

std::set<std::string> untranslatedIn(QWidget& top) {
  std::set<std::string> found;
  const auto look = [&](const QObject& object, const char* what, const QString& text) {
    if (needsNone(text)) return;
    QString path =
        QString::fromLatin1(object.metaObject()->className()) + QLatin1Char(' ') + object.objectName();
    found.insert(
        (QLatin1String(what) + QLatin1String(" “") + text + QLatin1String("” of ") + path).toStdString());
  };
  QList<QWidget*> all = top.findChildren<QWidget*>();
  all += &top;
  for (const QWidget* widget : all) {
    if (isInEngine(*widget)) continue;
    look(*widget, "tip", widget->toolTip());
    look(*widget, "accessible name", widget->accessibleName());
    if (const auto* label = qobject_cast<const QLabel*>(widget)) look(*label, "label", label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
      look(*button, "button", button->text());
    if (const auto* group = qobject_cast<const QGroupBox*>(widget)) look(*group, "title", group->title());
    if (const auto* dock = qobject_cast<const QDockWidget*>(widget))
      look(*dock, "title", dock->windowTitle());
    if (const auto* menu = qobject_cast<const QMenu*>(widget)) look(*menu, "menu", menu->title());
    if (const auto* edit = qobject_cast<const QLineEdit*>(widget))
      look(*edit, "placeholder", edit->placeholderText());
    if (const auto* box = qobject_cast<const QComboBox*>(widget))
      for (int i = 0; i < box->count(); ++i) look(*box, "choice", box->itemText(i));
  }
  for (const QAction* action : top.findChildren<QAction*>()) {
    look(*action, "action", action->text());
    look(*action, "tip", action->toolTip());
  }
  return found;
}

/// The window in brackets.
class WindowTexts : public WindowTest {
 protected:
  void SetUp() override {
    QCoreApplication::installTranslator(&brackets_);
    WindowTest::SetUp();
    // Of a file there would be names that nobody translates.
    window_->openSample();
    ASSERT_TRUE(waitUntil([this] { return window_->document() && window_->jobs().jobs().empty(); }));
  }
  void TearDown() override {
    window_.reset();
    QCoreApplication::removeTranslator(&brackets_);
  }

  static void expectNone(const std::set<std::string>& found) {
    std::string all;
    for (const std::string& one : found) all += "\n  " + one;
    EXPECT_TRUE(found.empty()) << found.size() << " texts that no translation reaches:" << all;
  }

  Brackets brackets_;
};

TEST_F(WindowTexts, AllOfTheWindowCanBeTranslatedAndNamesOnTabsAreWhole) {
  EXPECT_TRUE(window_->menuBar()->actions().front()->text().startsWith(QStringLiteral("⟦")));
  QLabel plain(QStringLiteral("Nobody translates this"));
  EXPECT_EQ(untranslatedIn(plain).size(), 1U);
  expectNone(untranslatedIn(*window_));
  int tabbed = 0;
  for (const QTabBar* tabs : window_->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
    if (!tabs->isVisible()) continue;
    tabbed += tabs->count();
    // Qt's own names for the arrows that lead to tabs without room.
    for (const char* arrow : {"ScrollLeftButton", "ScrollRightButton"}) {
      const auto* button = tabs->findChild<QAbstractButton*>(QLatin1String(arrow));
      ASSERT_TRUE(button);
      EXPECT_FALSE(button->isVisible()) << tabs->tabText(0).toStdString();
    }
  }
  EXPECT_GE(tabbed, 10);
}

TEST_F(WindowTexts, AllOfTheDialogsCanBeTranslated) {
  std::set<std::string> found;
  int seen = 0;
  const QStringList skipped{QStringLiteral("quit")};
  for (QAction* action : window_->findChildren<QAction*>()) {
    if (!action->isEnabled() || !action->text().endsWith(QStringLiteral("…⟧")) ||
        skipped.contains(action->objectName()))
      continue;
    bool answered = false;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
      if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
        if (!answered && !dialog->inherits("QFileDialog")) {
          found.merge(untranslatedIn(*dialog));
          ++seen;
        }
        answered = true;
        dialog->reject();
      }
    });
    timer.start(50);
    action->trigger();
    QTest::qWait(120);
    for (QWidget* open : QApplication::topLevelWidgets())
      if (auto* dialog = qobject_cast<QDialog*>(open); dialog && dialog->isVisible()) {
        found.merge(untranslatedIn(*dialog));
        ++seen;
        dialog->close();
      }
  }
  EXPECT_GT(seen, 10);
  expectNone(found);
}

TEST_F(WindowTexts, FromRightToLeftTheWindowIsLaidOutAndTheViewIsNotMirrored) {
  // Docks stay where they are; what is within them, and the menus, go the other way.
  const auto menusFromRight = [&] {
    const QList<QAction*> menus = window_->menuBar()->actions();
    return window_->menuBar()->actionGeometry(menus.first()).x() >
           window_->menuBar()->actionGeometry(menus.last()).x();
  };
  EXPECT_FALSE(menusFromRight());
  QApplication::setLayoutDirection(Qt::RightToLeft);
  ASSERT_TRUE(waitUntil(menusFromRight));
  EXPECT_GT(view().width(), 100);
  // Seen from above west is on the left, and a stroke on the left is in the west.
  key(Qt::Key_T);
  const QPoint left = middle() - QPoint(60, 0);
  const auto west = groundUnder(left), east = groundUnder(middle() + QPoint(60, 0));
  ASSERT_TRUE(west && east);
  EXPECT_LT(west->point.x(), east->point.x());
  const double was = heightAtSpot(*west);
  drag(left, left + QPoint(4, 0));
  ASSERT_TRUE(idle());
  EXPECT_NE(heightAtSpot(*west), was);
  QApplication::setLayoutDirection(Qt::LeftToRight);
  QTest::qWait(100);
  EXPECT_EQ(window_->layoutDirection(), Qt::LeftToRight);
}

}  // namespace
}  // namespace scarp::test
