#include <gtest/gtest.h>

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/RasterExport.h"
#include "core/remote/RemoteAddress.h"
#include "tests/support/HttpServer.h"
#include "tests/support/Terrains.h"
#include "ui/import/ImportDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"

namespace scarp::test {
namespace {

class ImportAddress : public ::testing::Test {
 protected:
  ImportAddress() {
    QSettings().clear();
    ::setenv("XDG_CACHE_HOME", folder_.filePath(QStringLiteral("cache")).toUtf8().constData(), 1);
    const QString path = folder_.filePath(QStringLiteral("hills.tif"));
    EXPECT_TRUE(exportRaster(fractalTerrain(60, 40, 10.0, 10.0), path.toStdString()).ok());
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    bytes_ = file.readAll().toStdString();
    server_.put("/hills.tif", bytes_);
  }
  ~ImportAddress() override { ::unsetenv("XDG_CACHE_HOME"); }

  QString address(const char* path) { return QString::fromStdString(server_.address(path)); }
  QComboBox& box(const char* name) { return *dialog_.findChild<QComboBox*>(QLatin1String(name)); }
  QPushButton& button() { return *dialog_.findChild<QPushButton*>(QStringLiteral("load")); }
  void load(const QString& text) {
    box("address").setEditText(text);
    QTest::mouseClick(&button(), Qt::LeftButton);
  }
  void settle() {
    EXPECT_TRUE(QTest::qWaitFor([this] { return !dialog_.loading() && jobs_.jobs().empty(); }, 60000));
  }

  QTemporaryDir folder_;
  std::string bytes_;
  HttpServer server_;
  JobRunner jobs_;
  ImportDialog dialog_{ImportDialog::ByAddress(QString()), ImportOptions(), jobs_, nullptr};
};

TEST_F(ImportAddress, ShowsAndKeepsNoSecret) {
  QString secret = address("/hills.tif?token=hunter3");
  secret.insert(7, QStringLiteral("me:hunter2@"));
  load(secret);
  settle();
  EXPECT_EQ(box("address").currentText(), address("/hills.tif"));
  EXPECT_EQ(dialog_.complaint(), QString());
  EXPECT_TRUE(server_.requests().front().headers.contains("authorization"));
  EXPECT_EQ(server_.requests().front().target, "/hills.tif?token=hunter3");
  // The shown address loads with its secrets.
  server_.forget();
  QTest::mouseClick(&button(), Qt::LeftButton);
  settle();
  ASSERT_FALSE(server_.requests().empty());
  EXPECT_EQ(server_.requests().front().target, "/hills.tif?token=hunter3");
  dialog_.accept();
  EXPECT_EQ(dialog_.result(), QDialog::Accepted);
  EXPECT_EQ(dialog_.path(), address("/hills.tif"));
  EXPECT_EQ(recentAddresses(), QStringList(address("/hills.tif")));
}

TEST_F(ImportAddress, FetchesNothingUntilItIsAsked) {
  box("address").setEditText(address("/hills.tif"));
  QTest::qWait(400);
  EXPECT_TRUE(server_.requests().empty());
  dialog_.accept();
  EXPECT_NE(dialog_.complaint(), QString());
}

TEST_F(ImportAddress, SaysInALineWhatIsWrong) {
  load(address("/none.tif"));
  settle();
  EXPECT_TRUE(dialog_.complaint().contains(QStringLiteral("404"))) << dialog_.complaint().toStdString();
  EXPECT_EQ(recentAddresses(), QStringList());
  load(QStringLiteral("hills.tif"));
  EXPECT_TRUE(dialog_.complaint().contains(QStringLiteral("https://")));
  load(QString());
  EXPECT_NE(dialog_.complaint(), QString());
}

TEST_F(ImportAddress, StopsWaiting) {
  server_.misbehave([](int, const HttpRequest&) { return HttpFault::Never; });
  load(address("/hills.tif"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return !server_.requests().empty(); }, 20000));
  EXPECT_EQ(button().text(), QStringLiteral("Stop"));
  QTest::mouseClick(&button(), Qt::LeftButton);
  settle();
  EXPECT_EQ(button().text(), QStringLiteral("Load"));
  EXPECT_EQ(dialog_.complaint(), QString());
}

TEST_F(ImportAddress, OffersTheRastersOfAStacItem) {
  server_.put("/other.tif", bytes_);
  server_.put("/item.json",
              R"({"type":"Feature","id":"a","assets":{"photo":{"href":"other.tif","type":"image/tiff"},)"
              R"("dem":{"href":"hills.tif","type":"image/tiff"}}})",
              "application/json");
  load(address("/item.json"));
  settle();
  EXPECT_EQ(dialog_.complaint(), QString());
  EXPECT_EQ(box("raster").count(), 2);
  EXPECT_EQ(dialog_.path(), address("/item.json#dem"));
  box("raster").setCurrentIndex(1);
  Q_EMIT box("raster").activated(1);
  settle();
  EXPECT_EQ(dialog_.path(), address("/item.json#photo"));
  EXPECT_TRUE(
      std::ranges::any_of(server_.requests(), [](const HttpRequest& r) { return r.path() == "/other.tif"; }));
}

}  // namespace
}  // namespace scarp::test
