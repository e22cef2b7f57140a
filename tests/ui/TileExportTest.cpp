#include <QAbstractButton>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <type_traits>

#include "core/recipe/ExportRecipe.h"
#include "tests/ui/WindowHarness.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/ExportDialog.h"
#include "ui/export/MeshExportDialog.h"
#include "ui/export/SceneExportDialog.h"
#include "ui/export/TileExportDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class TileExportTest : public WindowTest {
 protected:
  template <class Widget>
  static Widget& in(QWidget& dialog, const char* name) {
    auto* found = dialog.findChild<Widget*>(QLatin1String(name));
    EXPECTS(found);
    return *found;
  }
  static void press(QWidget& dialog) {
    QTest::mouseClick(&in<QPushButton>(dialog, "accept"), Qt::LeftButton);
  }
  template <class Dialog>
  void ask(const char* entry, const std::function<void(Dialog&)>& act) {
    whenDialog<Dialog>(act);
    inMenu({"File", std::is_same_v<Dialog, SceneExportDialog> ? "Export For" : "Export", entry}).trigger();
    ASSERT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
  }
};

TEST_F(TileExportTest, WritesTilesAndExportAgainDoesAllThatAreKept) {
  openGround("SainteHelens.dem");
  ask<TileExportDialog>("Tiles…", [&](TileExportDialog& dialog) {
    typeOver(dialog, "path", inFolder("tiles"));
    auto& use = in<QComboBox>(dialog, "for");
    use.setCurrentIndex(use.findText(QStringLiteral("Unity")));
    EXPECT_FALSE(in<QComboBox>(dialog, "edge").isVisible());
    EXPECT_FALSE(in<QLineEdit>(dialog, "finest").isVisible());
    in<QComboBox>(dialog, "side").setCurrentText(QStringLiteral("100"));
    press(dialog);
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("not 100"))) << dialog.complaint().toStdString();
    in<QComboBox>(dialog, "side").setCurrentText(QStringLiteral("129"));
    typeOver(dialog, "keepAs", QStringLiteral("pieces"));
    press(dialog);
  });
  EXPECT_TRUE(QFileInfo::exists(inFolder("tiles/tiles_x0_z0.raw")));
  EXPECT_TRUE(QFileInfo::exists(inFolder("tiles/tiles_tiles.json")));
  ask<ExportDialog>("Heightmap…", [&](ExportDialog& dialog) {
    typeOver(dialog, "path", inFolder("a.tif"));
    typeOver(dialog, "keepAs", QStringLiteral("map"));
    press(dialog);
  });
  ask<SceneExportDialog>("glTF…", [&](SceneExportDialog& dialog) {
    typeOver(dialog, "path", inFolder("scene.glb"));
    typeOver(dialog, "keepAs", QStringLiteral("scene"));
    press(dialog);
  });
  ask<MeshExportDialog>("Mesh…", [&](MeshExportDialog& dialog) {
    typeOver(dialog, "path", inFolder("ground.stl"));
    typeOver(dialog, "keepAs", QStringLiteral("mesh"));
    press(dialog);
  });
  ASSERT_EQ(window_->document()->keptExports.size(), 4u);
  for (const char* file : {"a.tif", "scene.glb", "ground.stl"})
    ASSERT_TRUE(QFile::remove(inFolder(file))) << file;
  QFile::remove(inFolder("tiles/tiles_x0_z0.raw"));
  inMenu({"File", "Export Again"}).trigger();
  ASSERT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
  for (const char* file : {"a.tif", "scene.glb", "ground.stl"})
    EXPECT_TRUE(QFileInfo::exists(inFolder(file))) << file;
  EXPECT_TRUE(QFileInfo::exists(inFolder("tiles/tiles_x0_z0.raw")));
  const QString said = window_->infoBar().text();
  EXPECT_TRUE(said.contains(QStringLiteral("pieces, map, scene, mesh"))) << said.toStdString();
}

TEST_F(TileExportTest, ExportAgainAsksOnceForTargetsThatNobodyChose) {
  openGround("SainteHelens.dem");
  const QString target = inFolder("elsewhere.tif");
  window_->document()->keptExports = {{"map", target.toStdString(), ExportOptions()}};
  const auto answer = [&](QMessageBox::ButtonRole role) {
    whenDialog<QMessageBox>([=](QMessageBox& box) {
      EXPECT_TRUE(box.informativeText().contains(target)) << box.informativeText().toStdString();
      for (QAbstractButton* button : box.buttons())
        if (box.buttonRole(button) == role) return QTest::mouseClick(button, Qt::LeftButton);
    });
    inMenu({"File", "Export Again"}).trigger();
    ASSERT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
  };
  answer(QMessageBox::RejectRole);
  EXPECT_FALSE(QFileInfo::exists(target));
  answer(QMessageBox::AcceptRole);
  EXPECT_TRUE(QFileInfo::exists(target));
  EXPECT_EQ(dialogsSeen_, 2);
  // Confirmed: one click from now on.
  ASSERT_TRUE(QFile::remove(target));
  inMenu({"File", "Export Again"}).trigger();
  ASSERT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
  EXPECT_TRUE(QFileInfo::exists(target));
  EXPECT_EQ(dialogsSeen_, 2);
}

}  // namespace
}  // namespace scarp::test
