#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include "core/edit/Operation.h"
#include "core/tools/PaintTool.h"
#include "tests/support/MadePictures.h"
#include "tests/ui/MaterialsHarness.h"
#include "ui/document/EditorDocument.h"
#include "ui/materials/MaterialBar.h"
#include "ui/materials/MaterialDialog.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp {
namespace {

class MaterialPicturesTest : public test::MaterialsTest {
 protected:
  void SetUp() override {
    test::MaterialsTest::SetUp();
    addMaterials();
    ASSERT_EQ(terrain().materials().size(), 13U);
    write("stones_albedo.png", test::bumpAlbedo(128));
    write("stones_height.png", test::bumpHeights(128));
    write("stones_normal_dx.png", test::bumpNormals(128, NormalKind::DirectX));
  }
  void write(const char* name, const Texels& texels) {
    test::writePictureFile(inFolder(name).toStdString(), texels);
  }
  /// Onto the panel of materials.
  void drop(const QStringList& names) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& name : names) urls += QUrl::fromLocalFile(inFolder(name.toUtf8().constData()));
    data.setUrls(urls);
    auto& dock = the<QWidget>("materialsDock");
    QDragEnterEvent enter(dock.rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&dock, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent event(dock.rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&dock, &event);
    ASSERT_TRUE(idle());
  }
  const Material& last() { return terrain().materials().back(); }
  MaterialDialog& dialog() {
    click("editMaterial");
    auto* shown = window_->findChild<MaterialDialog*>();
    EXPECT_TRUE(shown && shown->isVisible());
    return *shown;
  }
  template <class Widget>
  static Widget& within(QWidget& parent, const char* name) {
    return *parent.findChild<Widget*>(QString::fromLatin1(name));
  }
  void apply(MaterialDialog& dialog) {
    for (auto* button : dialog.findChildren<QPushButton*>())
      if (button->text() == QStringLiteral("Apply")) QTest::mouseClick(button, Qt::LeftButton);
  }
};

TEST_F(MaterialPicturesTest, DroppedFilesOfASetBecomeOneMaterialThatIsDrawn) {
  ASSERT_TRUE(idle());
  click("fillMaterial");
  const QImage grass = picture();
  drop({"stones_albedo.png", "stones_height.png", "stones_normal_dx.png"});
  ASSERT_EQ(terrain().materials().size(), 14U);
  EXPECT_EQ(last().name, "stones");
  EXPECT_EQ(last().normals, NormalKind::DirectX);
  EXPECT_TRUE(last().picture(PictureKind::Albedo).picture);
  EXPECT_TRUE(last().picture(PictureKind::Height).picture);
  EXPECT_GT(last().colour[0], last().colour[2]);
  EXPECT_EQ(tools().get<PaintTool>().settings().material, last().id);
  EXPECT_EQ(the<QListWidget>("materials").count(), 14);
  EXPECT_EQ(the<QListWidget>("materials").currentRow(), 13);
  auto& list = the<QListWidget>("materials");
  EXPECT_TRUE(waitUntil(
      [&] { return list.viewport()->rect().contains(list.visualItemRect(list.currentItem()).center()); }));
  const QPoint row = list.visualItemRect(list.currentItem()).center();
  EXPECT_TRUE(list.viewport()->visibleRegion().contains(row)) << "the panel has scrolled to it";
  EXPECT_EQ(picture(), grass) << "it lies nowhere yet";
  click("fillMaterial");
  EXPECT_NE(picture(), grass);
  photograph("materials-pictures");
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(picture(), grass);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(terrain().materials().size(), 13U) << "one step";
}

TEST_F(MaterialPicturesTest, TheDialogChangesAMaterialInOneStep) {
  drop({"stones_albedo.png"});
  const std::size_t steps = terrain().history().size();
  MaterialDialog& shown = dialog();
  EXPECT_TRUE(within<QLabel>(shown, "picture-albedo").text().contains(QStringLiteral("128 × 128")));
  EXPECT_TRUE(within<QLabel>(shown, "picture-normal").text().contains(QStringLiteral("none")));
  QFile torn(inFolder("torn.png"));
  ASSERT_TRUE(torn.open(QIODevice::WriteOnly));
  torn.write("\x89PNG\r\n\x1a\n no more");
  torn.close();
  shown.choose(PictureKind::Roughness, torn.fileName());
  ASSERT_TRUE(idle());
  EXPECT_TRUE(shown.complaint().startsWith(torn.fileName())) << shown.complaint().toStdString();
  EXPECT_FALSE(shown.complaint().contains(QLatin1Char('\n')));
  QTest::mouseClick(&within<QWidget>(shown, "remove-albedo"), Qt::LeftButton);
  shown.choose(PictureKind::Normal, inFolder("stones_normal_dx.png"));
  ASSERT_TRUE(idle());
  EXPECT_TRUE(
      within<QLabel>(shown, "picture-normal").text().contains(QStringLiteral("stones_normal_dx.png")));
  QTest::keyClicks(&within<QLineEdit>(shown, "materialTags"), QStringLiteral("rock, hard"));
  QTest::mouseClick(&within<QWidget>(shown, "materialTriplanar"), Qt::LeftButton, {}, {8, 8});
  photograph("material-dialog");
  apply(shown);
  EXPECT_EQ(terrain().history().size(), steps + 1);
  EXPECT_EQ(last().tags, "rock, hard");
  EXPECT_EQ(last().normals, NormalKind::DirectX);
  EXPECT_FALSE(last().triplanar);
  EXPECT_TRUE(last().picture(PictureKind::Normal).picture);
  EXPECT_FALSE(last().picture(PictureKind::Albedo).picture);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(last().picture(PictureKind::Albedo).picture);
  EXPECT_EQ(last().tags, "");
  EXPECT_FALSE(last().picture(PictureKind::Normal).picture);
}

TEST_F(MaterialPicturesTest, TheLibraryKeepsAMaterialForAnotherTerrain) {
  // The name does not state the kind of normals.
  write("stones_normal.png", test::bumpNormals(128, NormalKind::DirectX));
  drop({"stones_albedo.png", "stones_height.png", "stones_normal.png"});
  EXPECT_EQ(window_->infoBar().text(), QStringLiteral("Added the material “stones”."));
  auto* const notes = window_->infoBar().findChild<QPushButton*>(QStringLiteral("infoAction"));
  ASSERT_TRUE(notes && notes->isVisible());
  whenDialog<ReportDialog>([](ReportDialog& report) {
    QString text;
    for (const auto* label : report.findChildren<QLabel*>()) text += label->text() + QLatin1Char('\n');
    EXPECT_TRUE(text.contains(QStringLiteral("DirectX"))) << text.toStdString();
    report.reject();
  });
  QTest::mouseClick(notes, Qt::LeftButton);
  EXPECT_EQ(dialogsSeen_, 1);
  const Material saved = last();
  auto& library = the<QMenu>("materialLibraryMenu");
  const auto entry = [&](const QString& text) -> QAction* {
    Q_EMIT library.aboutToShow();
    for (QAction* action : library.actions())
      if (action->text() == text) return action;
    return nullptr;
  };
  QAction* save = entry(QStringLiteral("Save “stones” to the Library"));
  ASSERT_TRUE(save);
  save->trigger();
  ASSERT_TRUE(idle());
  EXPECT_TRUE(QFile::exists(materialLibraryFolder() + QStringLiteral("/stones/material.json")));
  terrain().markSaved();
  openGround("srtm_bigtujunga30m_utm11.tif");
  key(Qt::Key_P, Qt::ShiftModifier);
  click("addMaterials");
  QAction* add = entry(QStringLiteral("stones"));
  ASSERT_TRUE(add);
  add->trigger();
  ASSERT_TRUE(idle());
  ASSERT_EQ(terrain().materials().size(), 14U);
  EXPECT_EQ(last().name, "stones");
  for (std::size_t i = 0; i < kPictureKinds; ++i)
    EXPECT_EQ(last().pictures[i].content, saved.pictures[i].content) << i;
}

}  // namespace
}  // namespace scarp
