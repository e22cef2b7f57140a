#include <gtest/gtest.h>
#include <sqlite3.h>

#include <QBuffer>
#include <QImage>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <string>

#include "core/project/ProjectFile.h"
#include "core/project/ProjectSummary.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

std::string pngOf(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  EXPECT_TRUE(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG"));
  return bytes.toStdString();
}

/// A project without a picture of its own: a slope to the east.
struct SlopeProject {
  static constexpr int columns = 120, rows = 60;
  TempFolder folder;
  std::string path = folder.file("a.scarp"), out = folder.file("thumb");

  SlopeProject() {
    writeProject(path, makeTerrain({columns, rows, 1.0, 1.0},
                                   [](int c, int) { return 10.0F * static_cast<float>(c); }));
  }
  /// Statements that another program runs on the file.
  void change(const std::string& statements, const std::string& blob = {}) const {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
    sqlite3_stmt* statement = nullptr;
    ASSERT_EQ(sqlite3_prepare_v2(database, statements.c_str(), -1, &statement, nullptr), SQLITE_OK)
        << sqlite3_errmsg(database);
    if (!blob.empty())
      sqlite3_bind_blob(statement, 1, blob.data(), static_cast<int>(blob.size()), SQLITE_STATIC);
    EXPECT_EQ(sqlite3_step(statement), SQLITE_DONE) << sqlite3_errmsg(database);
    sqlite3_finalize(statement);
    sqlite3_close(database);
  }
  void keepPicture(const std::string& png) const {
    change("INSERT OR REPLACE INTO setting VALUES('preview', ?, 0)", png);
  }
  [[nodiscard]] QImage thumbnail(const char* size = "256") const {
    const ProgramRun run = runProgram({"thumbnail", "--size", size, path, out});
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.err, "");
    return QImage(QString::fromStdString(out), "PNG");
  }
};

TEST(Thumbnail, IsThePictureThatTheProjectKeepsOrAnOverview) {
  const SlopeProject project;
  ASSERT_TRUE(readPreview(project.path)->empty());
  const QImage image = project.thumbnail();
  EXPECT_EQ(image.size(), QSize(SlopeProject::columns - 1, SlopeProject::rows - 1))
      << "a pixel for each cell";
  EXPECT_NE(image.pixel(5, 30), image.pixel(115, 30));
  EXPECT_EQ(image.pixel(60, 5), image.pixel(60, 55));
  // So it is where what it keeps is no picture, one that is too large to look at, or damaged; libpng prints
  // nothing.
  QImage noise(200, 150, QImage::Format_RGB32);
  for (int y = 0; y < noise.height(); ++y)
    for (int x = 0; x < noise.width(); ++x) noise.setPixel(x, y, qRgb(x * y, x ^ y, x * 7 + y * 13));
  const std::string good = pngOf(noise);
  for (const std::string& other :
       {pngOf(QImage(5000, 4, QImage::Format_RGB32)), std::string(std::size_t{5} << 20, 'x')}) {
    project.keepPicture(other);
    EXPECT_EQ(project.thumbnail(), image);
  }
  for (const std::size_t at : {std::size_t{0}, good.find("IDAT") - 4, good.find("IDAT") + 36}) {
    std::string bad = good;
    if (at == 0)
      bad.resize(good.size() / 2);
    else
      bad[at] ^= static_cast<char>(0x55);
    project.keepPicture(bad);
    (void)project.thumbnail();
  }
  QImage picture(512, 320, QImage::Format_RGB32);
  picture.fill(qRgb(200, 30, 60));
  project.keepPicture(pngOf(picture));
  const QImage small = project.thumbnail("128");
  EXPECT_EQ(small.size(), QSize(128, 80));
  EXPECT_EQ(small.pixel(64, 40), qRgb(200, 30, 60));
  EXPECT_EQ(project.thumbnail("1024").size(), QSize(512, 320));  // Never more than there is.
}

TEST(Thumbnail, FilesFromAnybodyAreOneLineAndLeaveNothing) {
  const SlopeProject project;
  const auto refused = [&](const std::vector<std::string>& words) {
    const auto begin = std::chrono::steady_clock::now();
    expectRefusal(runProgram({"thumbnail", project.path, project.out}), 1, words);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(15));
    EXPECT_FALSE(std::filesystem::exists(project.out));
  };
  const std::string good = readBytes(project.path);
  // A table that would run SQL for ever, in the place of that of settings.
  project.change("ALTER TABLE setting RENAME TO kept");
  project.change(
      "CREATE VIEW setting AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
      "SELECT 'preview' AS key, i AS value, 0 AS \"check\" FROM n WHERE i < 0");
  refused({"a.scarp"});
  writeBytes(project.path, std::string(100, 'x'));
  refused({"a.scarp", "no"});
  std::filesystem::remove(project.path);
  refused({"a.scarp", "No such file"});
  expectRefusal(runProgram({"thumbnail", "--size", "9999", "a", "b"}), 2, {"--size"});
  writeBytes(project.path, good);
  expectRefusal(runProgram({"thumbnail", project.path, project.folder.file("none/x.png")}), 1, {"x.png"});
}

}  // namespace
}  // namespace scarp::test
