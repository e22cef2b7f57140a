#include <QAbstractButton>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>

#include "tests/ui/TeamHarness.h"
#include "ui/actions/Actions.h"
#include "ui/compare/CompareDock.h"
#include "ui/project/VersionsDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class TeamVersionsTest : public TeamWindowTest {};

TEST_F(TeamVersionsTest, VersionsAreNamedSavedComparedAndBroughtBack) {
  share();
  openIn(*window_);
  const HeightRaster first = terrain().heights();
  const auto nameState = [this](const QString& name) {
    whenDialog<QInputDialog>([name](QInputDialog& dialog) {
      dialog.setTextValue(name);
      dialog.accept();
    });
    inMenu({QStringLiteral("File"), QStringLiteral("Name This State…")}).trigger();
    EXPECT_TRUE(idle());
  };
  const auto inVersions = [this](const std::function<void(VersionsDialog&)>& act) {
    const int before = dialogsSeen_;
    whenDialog<VersionsDialog>(act);
    inMenu({QStringLiteral("File"), QStringLiteral("Versions…")}).trigger();
    EXPECT_TRUE(waitUntil([&] { return dialogsSeen_ > before && !QApplication::activeModalWidget() && window_->jobs().jobs().empty(); }));
  };
  const auto press = [](VersionsDialog& dialog, const char* button) {
    QTest::mouseClick(dialog.findChild<QPushButton*>(QLatin1String(button)), Qt::LeftButton);
  };
  inVersions([](VersionsDialog& dialog) {
    EXPECT_EQ(dialog.findChild<QListWidget*>(QStringLiteral("versions"))->count(), 0);
    EXPECT_EQ(dialog.findChild<QLabel*>(QStringLiteral("versionFacts"))->text(),
              QStringLiteral("No state of this terrain has a name yet."));
    EXPECT_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("restore"))->isEnabled());
    EXPECT_TRUE(dialog.findChild<QPushButton*>(QStringLiteral("nameState"))->isEnabled());
    dialog.reject();
  });
  nameState(QStringLiteral("Before the dam"));
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("change 1 is the version “Before the dam”")))
      << window_->infoBar().text().toStdString();
  drag(middle(), middle() + QPoint(60, 20));
  ASSERT_TRUE(allSent(*window_));
  nameState(QStringLiteral("The dam"));
  const auto store = storeOf();
  const auto other = documentOf(*store);
  ASSERT_TRUE(perform(strokeAt(-60.0, 20.0), other->document()));
  ASSERT_TRUE(other->push());
  ASSERT_TRUE(waitUntil([&] { return sameHeights(other->document().heights(), terrain().heights()); }));
  ASSERT_FALSE(sameHeights(first, terrain().heights()));

  const QString path = inFolder("then.scarp");
  inVersions([&](VersionsDialog& dialog) {
    auto* list = dialog.findChild<QListWidget*>(QStringLiteral("versions"));
    ASSERT_EQ(list->count(), 2);
    EXPECT_TRUE(list->item(0)->text().startsWith(QStringLiteral("The dam\nno. 2 – owner, today")))
        << list->item(0)->text().toStdString();
    list->setCurrentRow(1);
    const auto* facts = dialog.findChild<QLabel*>(QStringLiteral("versionFacts"));
    EXPECT_TRUE(waitUntil([facts] { return facts->text().contains(QStringLiteral("is other")); }))
        << facts->text().toStdString();
    photograph("team-versions");
    whenDialog<QFileDialog>([path](QFileDialog& ask) {
      auto* edit = ask.findChild<QLineEdit*>();
      edit->setText(path);
      QTest::keyClick(edit, Qt::Key_Return);
    });
    press(dialog, "saveVersion");
  });
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("“Before the dam” is saved as then.scarp")))
      << window_->infoBar().text().toStdString();
  const auto saved = ProjectFile::open(path.toStdString(), {.readOnly = true});
  ASSERT_TRUE(saved) << saved.error().text();
  EXPECT_TRUE(sameHeights(saved->document.rasters.at(kGround), first));
  EXPECT_TRUE(window_->document()->shared());

  const auto choose = [&](const char* button) {
    return [&press, button](VersionsDialog& dialog) {
      dialog.findChild<QListWidget*>(QStringLiteral("versions"))->setCurrentRow(1);
      press(dialog, button);
    };
  };
  inVersions(choose("compareVersion"));
  auto& comparing = *window_->findChild<CompareController*>();
  ASSERT_TRUE(waitUntil([&comparing] { return comparing.shown() != nullptr; }));
  EXPECT_GT(comparing.shown()->heights.highest, 1.0);
  photograph("team-versions-compare");

  whenDialog<QMessageBox>([](QMessageBox& box) {
    EXPECT_EQ(box.objectName(), QStringLiteral("restoreVersion"));
    for (QAbstractButton* button : box.buttons())
      if (box.buttonRole(button) == QMessageBox::DestructiveRole) return button->click();
  });
  inVersions(choose("restore"));
  EXPECT_TRUE(waitUntil([&] { return sameHeights(first, terrain().heights()); }));
  // The comparison follows what others do, too.
  EXPECT_TRUE(waitUntil([&comparing] { return comparing.shown() && comparing.shown()->heights.none(); }));
  ASSERT_TRUE(other->pull());
  EXPECT_EQ(other->head(), 4) << "the terrain, two strokes, and one change more";
  EXPECT_TRUE(sameHeights(first, other->document().heights()));
  photograph("team-versions-history");

  // The server is away: one line, and nothing waits for it.
  server_->kill();
  drag(middle(), middle() + QPoint(30, 0));
  nameState(QStringLiteral("Nothing"));
  EXPECT_TRUE(window_->infoBar().text().startsWith(QStringLiteral("Edits wait to be sent"))) << window_->infoBar().text().toStdString();
  QElapsedTimer timer;
  timer.start();
  inMenu({QStringLiteral("File"), QStringLiteral("Versions…")}).trigger();
  EXPECT_LT(timer.elapsed(), 500);
  EXPECT_TRUE(idle());
  EXPECT_EQ(window_->infoBar().text(), QStringLiteral("No PostgreSQL server answers at this address."));
  ASSERT_TRUE(server_->restart());
  ASSERT_TRUE(allSent(*window_));
}

}  // namespace
}  // namespace scarp::test
