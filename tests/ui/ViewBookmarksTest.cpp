#include <gtest/gtest.h>

#include <QSettings>

#include "core/view/CameraMotion.h"
#include "ui/document/ViewBookmarks.h"

namespace scarp::test {
namespace {

TEST(ViewBookmarks, AreTheSameViewsTheNextTimeToTheLastDigit) {
  Camera deep, flat;
  deep.position = {1.0 / 3.0, -1e6 / 7.0, 812.0625};
  deep.yaw = -2.0 / 3.0;
  flat.projection = Camera::Projection::Orthographic;
  flat.orthoHeight = 1000.0 / 9.0;
  ViewBookmarks bookmarks(QStringLiteral("/x/z.tif"));
  bookmarks.store(0, deep);
  bookmarks.store(8, flat);
  const ViewBookmarks later(QStringLiteral("/x/z.tif")), other(QStringLiteral("/x/w.tif"));
  ASSERT_TRUE(later.at(0) && later.at(8));
  EXPECT_TRUE(samePose(*later.at(0), deep));
  EXPECT_TRUE(samePose(*later.at(8), flat));
  for (int i = 1; i < 8; ++i) EXPECT_FALSE(later.at(i));
  EXPECT_FALSE(other.at(0));
}

TEST(ViewBookmarks, OfNoFileAreKeptNowhere) {
  const auto kept = [] { return QSettings().allKeys().size(); };
  const auto before = kept();
  ViewBookmarks bookmarks{QString()};
  bookmarks.store(3, Camera());
  EXPECT_TRUE(bookmarks.at(3));
  EXPECT_EQ(kept(), before);
}

TEST(ViewBookmarks, OfTheHundredFilesThatGotOneLastAreKept) {
  const auto path = [](int i) { return QStringLiteral("/many/%1.tif").arg(i); };
  for (int i = 0; i < 120; ++i) ViewBookmarks(path(i)).store(0, Camera());
  EXPECT_FALSE(ViewBookmarks(path(5)).at(0));
  EXPECT_TRUE(ViewBookmarks(path(119)).at(0));
  EXPECT_TRUE(ViewBookmarks(path(30)).at(0));
}

TEST(ViewBookmarks, SettingsThatAreNoViewsAreNone) {
  ViewBookmarks(QStringLiteral("/x/y.tif")).store(0, Camera());
  ASSERT_TRUE(ViewBookmarks(QStringLiteral("/x/y.tif")).at(0));
  QSettings settings;
  settings.beginGroup(QStringLiteral("bookmarks"));
  for (const QString& key : settings.childKeys())
    if (key != QStringLiteral("files"))
      settings.setValue(
          key, QStringList{QStringLiteral("1 2 3 nan 0 1 100 deep"), QStringLiteral("hello"),
                           QStringLiteral("1 2 3 0 0 9 100 deep"), QStringLiteral("1 2 3 0 0 1 -1 flat")});
  settings.endGroup();
  const ViewBookmarks damaged(QStringLiteral("/x/y.tif"));
  for (int i = 0; i < ViewBookmarks::count; ++i) EXPECT_FALSE(damaged.at(i)) << i;
}

}  // namespace
}  // namespace scarp::test
