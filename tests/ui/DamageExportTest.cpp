#include <sqlite3.h>

#include <QFileInfo>

#include "core/edit/GroundOperations.h"
#include "core/edit/Operation.h"
#include "core/project/ProjectFile.h"
#include "tests/ui/ProjectHarness.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/ExportCommands.h"
#include "ui/export/ExportDialog.h"

namespace scarp::test {
namespace {

/// A project whose ground is damaged in one tile.
class DamageExportTest : public ProjectTest {
 protected:
  void makeDamaged() {
    makeGround();
    ASSERT_TRUE(perform(FilterOperation{OffsetFilter{25.0}}, terrain()));
    saveAs(inFolder("ground.scarp"));
    makeGround();
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(inFolder("ground.scarp").toUtf8().constData(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, "UPDATE content SET bytes=zeroblob(9) WHERE role=0 AND slot=6", nullptr,
                           nullptr, nullptr),
              SQLITE_OK);
    sqlite3_close(database);
    open(inFolder("ground.scarp"));
    dialogsSeen_ = 0;
  }
};

TEST_F(DamageExportTest, IsAskedBeforeTheExportAndEndsItOnceWhereItIsFoundOnTheWay) {
  makeDamaged();
  {
    auto opened = ProjectFile::open(inFolder("ground.scarp").toStdString(), {.readOnly = true});
    ASSERT_TRUE(opened.ok()) << opened.error().text();
    EditorDocument document(std::make_unique<TerrainDocument>(std::move(opened->document)), opened->file,
                            QStringLiteral("ground"), {});
    ASSERT_TRUE(opened->file->damages().empty());
    const auto guard = DamageGuard::ask(document, DamageScope::Content::Heights, *window_);
    ASSERT_TRUE(guard);
    EXPECT_EQ(dialogsSeen_, 0) << "nothing was known";
    const DamageGuard copy = *guard;
    const auto found = copy.check({});
    ASSERT_FALSE(found.ok());
    EXPECT_NE(found.error().text().find("1 tile of the ground at columns 128 to 255, rows 128 to 255"),
              std::string::npos)
        << found.error().text();
    EXPECT_TRUE(guard->check({}).ok()) << "who exports again has read it";
  }
  (void)window_->document()->source()->check();
  QString told;
  whenDialog<QMessageBox>([&](QMessageBox& box) {
    told = box.informativeText();
    box.reject();
  });
  window_->exports().ask(ExportEntry::Heightmap);
  EXPECT_TRUE(told.contains(QStringLiteral("columns 128 to 255, rows 128 to 255"))) << told.toStdString();
  EXPECT_EQ(dialogsSeen_, 1) << "cancelled, and no form came";
  bool asked = false;
  whenDialog<QMessageBox>([&](QMessageBox& box) {
    whenDialog<ExportDialog>([&](ExportDialog& dialog) {
      asked = true;
      dialog.reject();
    });
    clickRole(box, QMessageBox::AcceptRole);
  });
  window_->exports().ask(ExportEntry::Heightmap);
  EXPECT_TRUE(asked);
}

}  // namespace
}  // namespace scarp::test
