#include <QCheckBox>
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>

#include "core/team/TeamAdmin.h"
#include "tests/ui/TeamHarness.h"
#include "ui/actions/Actions.h"
#include "ui/team/TeamDialog.h"
#include "ui/team/TeamManageDialog.h"
#include "ui/team/TeamSession.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class TeamManageTest : public TeamWindowTest {
 protected:
  void press(QDialog& dialog, const char* button) {
    auto* const found = dialog.findChild<QPushButton*>(QLatin1String(button));
    ASSERT_TRUE(found && found->isEnabled()) << button;
    QTest::mouseClick(found, Qt::LeftButton);
  }
  bool answered(TeamManageDialog& dialog) {
    return waitUntil([&dialog] { return !dialog.busy(); });
  }
  static QTreeWidget& membersIn(TeamManageDialog& dialog) {
    return *dialog.findChild<QTreeWidget*>(QStringLiteral("members"));
  }
  /// Role that the row of a member shows; empty without such a row.
  static QString roleIn(TeamManageDialog& dialog, const QString& member) {
    QTreeWidget& list = membersIn(dialog);
    for (int i = 0; i < list.topLevelItemCount(); ++i) {
      QTreeWidgetItem* const row = list.topLevelItem(i);
      if (!row->text(0).startsWith(member)) continue;
      auto* const box = dynamic_cast<QComboBox*>(list.itemWidget(row, 1));
      return box ? box->currentText() : row->text(1);
    }
    return {};
  }
  void chooseRole(TeamManageDialog& dialog, const QString& member, int index) {
    QTreeWidget& list = membersIn(dialog);
    for (int i = 0; i < list.topLevelItemCount(); ++i)
      if (list.topLevelItem(i)->text(0).startsWith(member)) {
        auto* const box = dynamic_cast<QComboBox*>(list.itemWidget(list.topLevelItem(i), 1));
        ASSERT_TRUE(box);
        chooseEntry(*box, index);
        EXPECT_TRUE(answered(dialog));
        return;
      }
    FAIL() << member.toStdString();
  }
  QString shown() { return window_->infoBar().text(); }
};

TEST_F(TeamManageTest, MembersAreAddedChangedAndRemovedAndTheTerrainIsRenamedArchivedAndDeleted) {
  share();
  makeRole("rosa", "x", "");
  openIn(*window_);
  bool done = false;
  whenDialog<TeamManageDialog>([&](TeamManageDialog& dialog) {
    ASSERT_TRUE(answered(dialog));
    EXPECT_EQ(roleIn(dialog, QStringLiteral("owner (you)")), QStringLiteral("administer"));
    auto* const name = dialog.findChild<QLineEdit*>(QStringLiteral("memberName"));
    EXPECT_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("addMember"))->isEnabled()) << "without a name";
    name->setText(QStringLiteral("nobody there"));
    press(dialog, "addMember");
    ASSERT_TRUE(answered(dialog));
    EXPECT_TRUE(dialog.complaint().startsWith(QStringLiteral("There is no role \"nobody there\""))) << dialog.complaint().toStdString();
    EXPECT_EQ(name->text(), QStringLiteral("nobody there")) << "it can be corrected";
    name->setText(QStringLiteral("rosa"));
    dialog.findChild<QComboBox*>(QStringLiteral("memberRole"))->setCurrentIndex(0);
    press(dialog, "addMember");
    ASSERT_TRUE(answered(dialog));
    EXPECT_EQ(dialog.complaint(), QString());
    EXPECT_EQ(roleIn(dialog, QStringLiteral("rosa")), QStringLiteral("look"));
    EXPECT_EQ(name->text(), QString());
    chooseRole(dialog, QStringLiteral("rosa"), 1);
    EXPECT_EQ(roleIn(dialog, QStringLiteral("rosa")), QStringLiteral("edit"));
    photograph("team-manage");
    chooseRole(dialog, QStringLiteral("owner"), 0);
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("is the only administrator of"))) << dialog.complaint().toStdString();
    EXPECT_EQ(roleIn(dialog, QStringLiteral("owner")), QStringLiteral("administer")) << "as it was";

    QTreeWidget& list = membersIn(dialog);
    list.setCurrentItem(list.topLevelItem(1));
    whenDialog<QMessageBox>([](QMessageBox& box) {
      for (QAbstractButton* button : box.buttons())
        if (box.buttonRole(button) == QMessageBox::DestructiveRole) return QTest::mouseClick(button, Qt::LeftButton);
    });
    press(dialog, "removeMember");
    ASSERT_TRUE(answered(dialog));
    EXPECT_EQ(roleIn(dialog, QStringLiteral("rosa")), QString());

    whenDialog<QInputDialog>([](QInputDialog& ask) {
      ask.setTextValue(QStringLiteral("Upper Valley"));
      ask.accept();
    });
    press(dialog, "renameTerrain");
    ASSERT_TRUE(answered(dialog));
    EXPECT_EQ(dialog.windowTitle(), QStringLiteral("Manage “Upper Valley”"));
    press(dialog, "archiveTerrain");
    ASSERT_TRUE(answered(dialog));
    EXPECT_EQ(dialog.findChild<QPushButton*>(QStringLiteral("archiveTerrain"))->text(), QStringLiteral("Unarchive"));
    whenDialog<QInputDialog>([](QInputDialog& ask) {
      ask.setTextValue(QStringLiteral("Valley"));
      ask.accept();
    });
    press(dialog, "deleteTerrain");
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("was not deleted"))) << dialog.complaint().toStdString();
    whenDialog<QInputDialog>([](QInputDialog& ask) {
      ask.setTextValue(QStringLiteral("Upper Valley"));
      ask.accept();
    });
    press(dialog, "deleteTerrain");
    EXPECT_TRUE(waitUntil([&dialog] { return dialog.deleted(); }));
    done = true;
  });
  inMenu({QStringLiteral("File"), QStringLiteral("Manage Team Terrain…")}).trigger();
  EXPECT_TRUE(done);
  EXPECT_TRUE(waitUntil([this] { return status(*window_).contains(QStringLiteral("not followed any more")); }))
      << status(*window_).toStdString();
  EXPECT_FALSE(TeamStore::open(server_->address(), "Upper Valley"));
}

TEST_F(TeamManageTest, TheWindowFollowsWhatAnAdministratorDoesAndKeepsEdits) {
  share();
  makeRole("otto", "x", "edit");
  openIn(*window_, "otto");
  const auto owner = storeOf();
  ASSERT_TRUE(owner->rename("Lower Valley"));
  EXPECT_TRUE(waitUntil([this] { return status(*window_).startsWith(QStringLiteral("Shared: Lower Valley")); }))
      << status(*window_).toStdString();
  // An edit waits for an area of somebody else while the terrain is archived.
  ASSERT_TRUE(*owner->takeLease(drawnTeamId(), {0, 0, 400, 300}, std::chrono::seconds(60)));
  const HeightRaster before = terrain().heights();
  drag(middle(), middle() + QPoint(60, 20));
  ASSERT_FALSE(sameHeights(before, terrain().heights()));
  const HeightRaster edited = terrain().heights();
  ASSERT_TRUE(owner->archive(true));
  ASSERT_TRUE(waitUntil([this] { return status(*window_).contains(QStringLiteral("1 edit waits: archived")); }))
      << status(*window_).toStdString();
  EXPECT_TRUE(shown().contains(QStringLiteral("“Lower Valley” was archived"))) << shown().toStdString();
  drag(middle() + QPoint(0, 60), middle() + QPoint(60, 60));
  QTest::qWait(200);
  EXPECT_TRUE(sameHeights(edited, terrain().heights())) << "nothing new is edited, and what was edited stays";
  EXPECT_EQ(sharedOf(*window_).waiting(), 1);
  EXPECT_EQ(*owner->head(), 1);
  ASSERT_TRUE(owner->archive(false));
  ASSERT_TRUE(allSent(*window_));
  EXPECT_EQ(*owner->head(), 2);

  ASSERT_TRUE(owner->invite("otto", "look"));
  ASSERT_TRUE(waitUntil([this] { return status(*window_).contains(QStringLiteral("you may look")); }));
  EXPECT_FALSE(window_->actions().nameState->isEnabled());
  drag(middle() + QPoint(0, 60), middle() + QPoint(60, 60));
  QTest::qWait(200);
  EXPECT_TRUE(sameHeights(edited, terrain().heights()));
  ASSERT_TRUE(owner->invite("otto", "edit"));
  ASSERT_TRUE(waitUntil([this] { return status(*window_).endsWith(QStringLiteral("all sent")); })) << status(*window_).toStdString();
  EXPECT_TRUE(window_->actions().nameState->isEnabled());
  drag(middle() + QPoint(0, 60), middle() + QPoint(60, 60));
  ASSERT_TRUE(waitUntil([&] { return *owner->head() == 3; }));
  ASSERT_TRUE(owner->invite("otto", "none"));
  EXPECT_TRUE(waitUntil([this] { return status(*window_).contains(QStringLiteral("no longer a member")); }))
      << status(*window_).toStdString();
}

TEST_F(TeamManageTest, ArchivedTerrainsAreListedWhenAskedForAndManagedFromTheList) {
  share();
  const auto store = storeOf();
  ASSERT_TRUE(store->archive(true));
  const QString name = QString::fromStdString(terrainName());
  whenDialog<TeamDialog>([&](TeamDialog& dialog) {
    dialog.findChild<QComboBox*>(QStringLiteral("server"))->setEditText(QString::fromStdString(server_->address()));
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("connect")), Qt::LeftButton);
    ASSERT_TRUE(waitUntil([&dialog] { return !dialog.connecting(); }));
    auto* const list = dialog.findChild<QTreeWidget*>(QStringLiteral("teamTerrains"));
    EXPECT_TRUE(list->findItems(name, Qt::MatchExactly).isEmpty());
    auto* const all = dialog.findChild<QCheckBox*>(QStringLiteral("showArchived"));
    EXPECT_TRUE(all->text().startsWith(QStringLiteral("Show archived ("))) << all->text().toStdString();
    all->setChecked(true);
    ASSERT_EQ(list->findItems(name, Qt::MatchExactly).size(), 1);
    list->setCurrentItem(list->findItems(name, Qt::MatchExactly).front());
    photograph("team-dialog-archived");
    whenDialog<TeamManageDialog>([&](TeamManageDialog& manage) {
      ASSERT_TRUE(answered(manage));
      press(manage, "archiveTerrain");
      ASSERT_TRUE(answered(manage));
      manage.reject();
    });
    press(dialog, "manageTerrain");
    ASSERT_TRUE(waitUntil([&dialog] { return !dialog.connecting(); }));
    all->setChecked(false);
    EXPECT_EQ(list->findItems(name, Qt::MatchExactly).size(), 1);
    dialog.reject();
  });
  inMenu({QStringLiteral("File"), QStringLiteral("Open Team Terrain…")}).trigger();
}

}  // namespace
}  // namespace scarp::test
