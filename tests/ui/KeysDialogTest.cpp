#include "ui/help/KeysDialog.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <set>

#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/help/KeyMap.h"

namespace scarp::test {
namespace {

class KeysDialogTest : public WindowTest {
 protected:
  KeyMap& keys() { return *window_->findChild<KeyMap*>(); }
  QAction* action(const QString& name) {
    for (const KeyMap::Entry& entry : keys().entries())
      if (entry.name == name) return entry.action;
    return nullptr;
  }
  void withDialog(const std::function<void(KeysDialog&)>& act) {
    whenDialog<KeysDialog>([&](KeysDialog& dialog) {
      act(dialog);
      dialog.reject();
    });
    inMenu({"Edit", QString::fromUtf8("Keyboard Shortcuts…")}).trigger();
  }
  static void choose(KeysDialog& dialog, const QString& title) {
    auto* list = dialog.findChild<QTreeWidget*>("keyList");
    const auto found = list->findItems(title, Qt::MatchExactly | Qt::MatchRecursive);
    ASSERT_FALSE(found.isEmpty()) << title.toStdString();
    list->setCurrentItem(found.first());
  }
  static void press(KeysDialog& dialog, const char* name) {
    QTest::mouseClick(dialog.findChild<QPushButton*>(QLatin1String(name)), Qt::LeftButton);
  }
};

TEST_F(KeysDialogTest, AKeyIsTakenOverFromWhoHasItAndOutlastsTheWindow) {
  ASSERT_EQ(action("contours")->shortcut(), QKeySequence(Qt::Key_C));
  withDialog([this](KeysDialog& dialog) {
    choose(dialog, "Measure");
    auto* field = dialog.findChild<KeyField*>("keyNew");
    QTest::keyClick(field, Qt::Key_C);
    EXPECT_EQ(field->key(), QKeySequence(Qt::Key_C));
    EXPECT_TRUE(dialog.findChild<QLabel*>("keyNote")->text().contains("Contours"));
    EXPECT_EQ(dialog.findChild<QPushButton*>("keySet")->text(), "Take Over");
    press(dialog, "keySet");
  });
  EXPECT_EQ(dialogsSeen_, 1);
  EXPECT_EQ(action("measure")->shortcuts(), QList<QKeySequence>{Qt::Key_C});
  EXPECT_TRUE(action("contours")->shortcuts().isEmpty());
  EXPECT_TRUE(action("measure")->toolTip().endsWith("(C)")) << action("measure")->toolTip().toStdString();
  EXPECT_FALSE(action("contours")->toolTip().contains("(C)"));
  window_ = std::make_unique<MainWindow>();
  EXPECT_EQ(action("measure")->shortcuts(), QList<QKeySequence>{Qt::Key_C});
  EXPECT_TRUE(action("contours")->shortcuts().isEmpty());
}

TEST_F(KeysDialogTest, AddsClearsResetsAndFindsByWordsAndByKey) {
  withDialog([this](KeysDialog& dialog) {
    choose(dialog, "Measure");
    QTest::keyClick(dialog.findChild<KeyField*>("keyNew"), Qt::Key_F9, Qt::ControlModifier);
    EXPECT_EQ(dialog.findChild<QPushButton*>("keySet")->text(), "Set");
    press(dialog, "keyAdd");
    EXPECT_EQ(action("measure")->shortcuts().size(), 2);
    press(dialog, "keyClear");
    EXPECT_TRUE(action("measure")->shortcuts().isEmpty());
    press(dialog, "keyReset");
    EXPECT_EQ(action("measure")->shortcuts(), QList<QKeySequence>{Qt::Key_M});
  });
  withDialog([](KeysDialog& dialog) {
    const auto shown = [&dialog] {
      QStringList titles;
      for (QTreeWidgetItemIterator at(dialog.findChild<QTreeWidget*>("keyList")); *at; ++at)
        if ((*at)->parent() && !(*at)->isHidden()) titles += (*at)->text(0);
      return titles;
    };
    const auto all = shown().size();
    EXPECT_GT(all, 100);
    QTest::keyClick(dialog.findChild<KeyField*>("keyFind"), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(shown(), QStringList{"Undo"});
    dialog.findChild<KeyField*>("keyFind")->setKey({});
    QTest::keyClicks(dialog.findChild<QLineEdit*>("keyWords"), "select ellipse");
    EXPECT_EQ(shown(), QStringList{"Ellipse"});
  });
  EXPECT_EQ(dialogsSeen_, 2);
}

TEST_F(KeysDialogTest, SchemesNameActionsThatExistAndFilesKeepKeys) {
  ASSERT_EQ(keySchemes().size(), 6u);
  for (const KeyScheme& scheme : keySchemes()) {
    for (const auto& [name, wanted] : scheme.keys) {
      ASSERT_TRUE(action(name)) << scheme.name << ": " << name.toStdString();
      EXPECT_FALSE(wanted.isEmpty());
    }
    keys().useScheme(QLatin1String(scheme.name));
    std::set<QString> seen;
    for (const KeyMap::Entry& entry : keys().entries())
      for (const QKeySequence& key : entry.action->shortcuts())
        EXPECT_TRUE(seen.insert(key.toString()).second)
            << scheme.name << ": " << entry.name.toStdString() << " " << key.toString().toStdString();
    for (const auto& [name, wanted] : scheme.keys)
      EXPECT_EQ(action(name)->shortcuts(), wanted) << scheme.name << ": " << name.toStdString();
  }
  keys().useScheme("krita");
  keys().set(action("measure"), {QKeySequence("Ctrl+F9")});
  const QByteArray kept = keys().toJson();
  KeysDialog dialog(keys(), window_->actions(), window_.get());
  EXPECT_EQ(dialog.exportTo(inFolder("keys.json")), "");
  keys().useScheme("scarp");
  EXPECT_EQ(dialog.importFrom(inFolder("keys.json")), "");
  EXPECT_EQ(keys().toJson(), kept);
  for (const char* bad :
       {"", "[]", "{", "{\"scheme\":\"vi\",\"keys\":{}}", "{\"scheme\":\"scarp\"}",
        "{\"scheme\":\"scarp\",\"keys\":{\"dance\":[]}}", "{\"scheme\":\"scarp\",\"keys\":{\"open\":3}}",
        "{\"scheme\":\"scarp\",\"keys\":{\"open\":[\"Ctrl+Nonsense\"]}}",
        "{\"scheme\":\"scarp\",\"keys\":{\"open\":[\"F9\"],\"save\":[\"F9\"]}}"}) {
    QFile file(inFolder("bad.json"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bad);
    file.close();
    const QString problem = dialog.importFrom(inFolder("bad.json"));
    EXPECT_FALSE(problem.isEmpty()) << bad;
    EXPECT_FALSE(problem.contains('\n')) << bad;
    EXPECT_EQ(keys().toJson(), kept) << bad;
  }
  EXPECT_FALSE(dialog.importFrom(inFolder("none.json")).isEmpty());
}

}  // namespace
}  // namespace scarp::test
