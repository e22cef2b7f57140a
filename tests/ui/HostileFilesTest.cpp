#include <sqlite3.h>

#include <QDialog>
#include <QFile>
#include <QTimer>

#include "core/project/ProjectFile.h"
#include "tests/support/Terrains.h"
#include "tests/ui/ProjectHarness.h"

// Files that are damaged, or made to do harm, dropped on the window: it says what is wrong in a line, keeps
// what is open, and stays usable.

namespace scarp::test {
namespace {

class HostileFilesTest : public ProjectTest {
 protected:
  void SetUp() override {
    drawView();
    ProjectTest::SetUp();
    makeGround();
    connect();
  }
  /// Leaves whatever asks for more.
  void connect() {
    QObject::connect(&leave_, &QTimer::timeout, [] {
      if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) dialog->reject();
    });
    leave_.start(50);
  }
  QString write(const char* name, const QByteArray& bytes) {
    QFile file(inFolder(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    return file.fileName();
  }
  QString database(const char* name, const char* sql) {
    const QString path = inFolder(name);
    sqlite3* db = nullptr;
    EXPECT_EQ(sqlite3_open(path.toUtf8().constData(), &db), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(db, sql, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(db);
    return path;
  }
  void expectUsable(const QString& after) {
    const std::size_t steps = terrain().history().position();
    const QPoint at = view().rect().center();
    if (!groundUnder(at)) return;
    drag(at, at + QPoint(20, 0));
    EXPECT_EQ(terrain().history().position(), steps + 1) << after.toStdString();
    ASSERT_TRUE(terrain().undo().ok());
  }

  QTimer leave_;
};

TEST_F(HostileFilesTest, AreRefusedInALineAndTheWindowStaysUsable) {
  const QString good = inFolder("good.scarp");
  {
    leave_.stop();
    saveAs(good);
    leave_.start(50);
  }
  QByteArray project;
  {
    QFile file(good);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    project = file.readAll();
  }
  const std::vector<QString> files{
      write("noise.exr", QByteArray::fromHex("762f310102000000") + QByteArray(3000, '\xff')),
      write("text.asc", "ncols 100000000\nnrows 100000000\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2 3\n"),
      write("half.scarp", project.left(project.size() / 2)),
      database("endless.scarp",
               "PRAGMA application_id=1396916592; CREATE VIEW content AS WITH RECURSIVE n(i) AS "
               "(SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT i FROM n;"),
  };
  for (const QString& path : files) {
    drop(path);
    settle();
    EXPECT_TRUE(waitUntil([] { return !QApplication::activeModalWidget(); })) << path.toStdString();
    ASSERT_TRUE(window_->document()) << path.toStdString();
    EXPECT_FALSE(window_->infoBar().text().contains(QLatin1Char('\n')))
        << window_->infoBar().text().toStdString();
    expectUsable(path);
  }
  // What was good still opens.
  leave_.stop();
  discardAndOpen(good);
  EXPECT_EQ(window_->document()->name(), QStringLiteral("good.scarp"));
  // Settings out of range are named and stay as usual.
  const QString path = inFolder("kept.scarp");
  {
    const TerrainDocument document(fractalTerrain(65, 65));
    ProjectContents contents = contentsOf(document);
    contents.settings = {{"brush", R"({"kind": "raise", "radius": -5})"}};
    ASSERT_TRUE(ProjectFile::saveAs(path.toStdString(), contents).ok());
  }
  open(path);
  EXPECT_EQ(window_->document()->name(), QStringLiteral("kept.scarp"));
  const QString told = window_->infoBar().text();
  EXPECT_TRUE(told.contains(QStringLiteral("brush.radius")) && told.contains(QStringLiteral("as usual")))
      << told.toStdString();
  EXPECT_GT(window_->document()->tools().brush().radius, 0.0);
  expectUsable(path);
  EXPECT_TRUE(view().problem().isEmpty()) << view().problem().toStdString();
}

}  // namespace
}  // namespace scarp::test
