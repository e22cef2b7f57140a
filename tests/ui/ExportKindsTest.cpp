#include <QAbstractButton>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/recipe/ExportRecipe.h"
#include "tests/ui/ProjectHarness.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/ExportDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class ExportKindsTest : public ProjectTest {
 protected:
  template <class Widget>
  static Widget& in(QWidget& dialog, const char* name) {
    auto* found = dialog.findChild<Widget*>(QLatin1String(name));
    EXPECTS(found);
    return *found;
  }
  static void choose(QWidget& dialog, const char* name, const QString& text) {
    auto& combo = in<QComboBox>(dialog, name);
    combo.setFocus();
    combo.setCurrentIndex(combo.findText(text));
    Q_EMIT combo.activated(combo.currentIndex());
    EXPECT_EQ(combo.currentText(), text);
  }
  static void press(QWidget& dialog) {
    QTest::mouseClick(&in<QPushButton>(dialog, "accept"), Qt::LeftButton);
  }
  static void toggle(QWidget& dialog, const char* name) {
    auto& box = in<QCheckBox>(dialog, name);
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Space);
  }
  /// Opens the dialog of an entry of the menu "Export".
  void ask(const char* entry, const std::function<void(ExportDialog&)>& act, const char* menu = "Export") {
    const int before = dialogsSeen_;
    whenDialog<ExportDialog>(act);
    inMenu({"File", menu, entry}).trigger();
    ASSERT_EQ(dialogsSeen_, before + 1);
    ASSERT_TRUE(idle());
    QTest::qWait(20);
  }
  /// Opens the dialog of an entry of the menu "Export For".
  void askFor(const char* engine, const std::function<void(ExportDialog&)>& act) {
    ask(engine, act, "Export For");
  }
  QString said() { return window_->infoBar().text(); }
};

struct ExportKindCase {
  const char *menu, *entry;
  const char* wrong;  ///< A target that is refused, and a part of the reason.
  const char* reason;
  const char *target, *file;  ///< A target, and a file that is written for it.
};

class EachExport : public ExportKindsTest, public testing::WithParamInterface<ExportKindCase> {};

TEST_P(EachExport, StaysAfterAWrongTargetAndOffersItsChoicesAgain) {
  const ExportKindCase& kind = GetParam();
  openIsland();
  ASSERT_TRUE(perform(PlaceOperation{{.asset = AssetKind::House, .x = 5.0, .y = 7.0}}, terrain()));
  ASSERT_TRUE(QFile(inFolder("taken")).open(QIODevice::WriteOnly));
  const auto refuses = [this](ExportDialog& dialog, const char* path, const char* reason) {
    typeOver(dialog, "path", inFolder(path));
    press(dialog);
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_TRUE(dialog.complaint().contains(QLatin1String(reason))) << dialog.complaint().toStdString();
  };
  ask(
      kind.entry,
      [&](ExportDialog& dialog) {
        EXPECT_TRUE(in<QLineEdit>(dialog, "path").hasSelectedText());
        refuses(dialog, kind.wrong, kind.reason);
        refuses(dialog, "nowhere/x", "no such folder");
        typeOver(dialog, "path", inFolder(kind.target));
        EXPECT_EQ(dialog.complaint(), QString());
        EXPECT_EQ(in<QPushButton>(dialog, "accept").text(), QStringLiteral("Export"));
        typeOver(dialog, "keepAs", QStringLiteral("mine"));
        press(dialog);
      },
      kind.menu);
  EXPECT_TRUE(QFileInfo::exists(inFolder(kind.file)));
  EXPECT_TRUE(said().startsWith(QStringLiteral("Exported"))) << said().toStdString();
  EXPECT_TRUE(in<QPushButton>(window_->infoBar(), "infoSecondAction").isVisible());
  ASSERT_EQ(window_->document()->keptExports.size(), 1U);
  ask(
      kind.entry,
      [&](ExportDialog& dialog) {
        EXPECT_EQ(in<QLineEdit>(dialog, "path").text(), inFolder(kind.target));
        EXPECT_EQ(in<QLineEdit>(dialog, "keepAs").text(), QStringLiteral("mine"));
        EXPECT_TRUE(in<QLabel>(dialog, "note").text().contains(QStringLiteral("overwritten")));
        dialog.reject();
      },
      kind.menu);
  ASSERT_TRUE(QFile::remove(inFolder(kind.file)));
  key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(idle());
  EXPECT_TRUE(QFileInfo::exists(inFolder(kind.file)));
  EXPECT_TRUE(said().contains(QStringLiteral("mine"))) << said().toStdString();
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, EachExport,
    testing::Values(ExportKindCase{"Export", "Objects…", "a.xls", ".csv, .geojson, .gpkg", "a.csv", "a.csv"},
                    ExportKindCase{"Export For", "Blender…", "taken", "not a folder", "a", "a/terrain.glb"}));

TEST_F(ExportKindsTest, MeshThreeMfIsASolidAndTheFormatFollowsThePath) {
  openGround("SainteHelens.dem");
  ask("Mesh…", [&](ExportDialog& dialog) {
    typeOver(dialog, "path", inFolder("a.stl"));
    EXPECT_EQ(in<QComboBox>(dialog, "format").currentText(), QStringLiteral("STL"));
    EXPECT_FALSE(in<QCheckBox>(dialog, "solid").isChecked());
    choose(dialog, "format", QStringLiteral("3MF"));
    EXPECT_TRUE(in<QLineEdit>(dialog, "path").text().endsWith(QStringLiteral("a.3mf")));
    EXPECT_TRUE(in<QCheckBox>(dialog, "solid").isChecked());
    EXPECT_TRUE(in<QLineEdit>(dialog, "size").isVisible());
    choose(dialog, "detail", QStringLiteral("Number of triangles"));
    typeOver(dialog, "triangles", QStringLiteral("8000"));
    typeOver(dialog, "size", QStringLiteral("100"));
    press(dialog);
  });
  EXPECT_TRUE(QFileInfo::exists(inFolder("a.3mf")));
  // What was chosen is offered again.
  ask("Mesh…", [&](ExportDialog& dialog) {
    EXPECT_EQ(in<QLineEdit>(dialog, "triangles").text(), QStringLiteral("8000"));
    dialog.reject();
  });
}

TEST_F(ExportKindsTest, ObjectsHaveTheCoordinatesOfTheFormat) {
  openGround("srtm_bigtujunga30m_utm11.tif");
  ASSERT_TRUE(perform(PlaceOperation{{.asset = AssetKind::House, .x = 5.0, .y = 7.0}}, terrain()));
  ask("Objects…", [&](ExportDialog& dialog) {
    EXPECT_TRUE(in<QLineEdit>(dialog, "path").text().endsWith("-objects.csv"));
    EXPECT_EQ(in<QComboBox>(dialog, "coordinates").currentIndex(), 0);
    in<QComboBox>(dialog, "format").setCurrentIndex(1);
    EXPECT_TRUE(in<QLineEdit>(dialog, "path").text().endsWith("-objects.geojson"));
    EXPECT_TRUE(in<QComboBox>(dialog, "coordinates").currentText().contains("longitude"));
    dialog.reject();
  });
}

TEST_F(ExportKindsTest, TilesAndExportAgainDoesAllThatAreKept) {
  openGround("SainteHelens.dem");
  ask("Tiles…", [&](ExportDialog& dialog) {
    typeOver(dialog, "path", inFolder("tiles"));
    auto& use = in<QComboBox>(dialog, "for");
    use.setCurrentIndex(use.findText(QStringLiteral("Unity")));
    EXPECT_FALSE(in<QComboBox>(dialog, "edge").isVisible());
    EXPECT_FALSE(in<QLineEdit>(dialog, "max-zoom").isVisible());
    in<QComboBox>(dialog, "side").setCurrentText(QStringLiteral("100"));
    press(dialog);
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("not 100"))) << dialog.complaint().toStdString();
    in<QComboBox>(dialog, "side").setCurrentText(QStringLiteral("129"));
    typeOver(dialog, "keepAs", QStringLiteral("pieces"));
    press(dialog);
  });
  EXPECT_TRUE(QFileInfo::exists(inFolder("tiles/tiles_x0_z0.raw")));
  EXPECT_TRUE(QFileInfo::exists(inFolder("tiles/tiles_tiles.json")));
  ask("Heightmap…", [&](ExportDialog& dialog) {
    typeOver(dialog, "path", inFolder("a.tif"));
    typeOver(dialog, "keepAs", QStringLiteral("map"));
    press(dialog);
  });
  ASSERT_EQ(window_->document()->keptExports.size(), 2u);
  for (const char* file : {"a.tif", "tiles/tiles_x0_z0.raw"})
    ASSERT_TRUE(QFile::remove(inFolder(file))) << file;
  inMenu({"File", "Export Again"}).trigger();
  ASSERT_TRUE(idle());
  for (const char* file : {"a.tif", "tiles/tiles_x0_z0.raw"})
    EXPECT_TRUE(QFileInfo::exists(inFolder(file))) << file;
  EXPECT_TRUE(said().contains(QStringLiteral("pieces, map"))) << said().toStdString();
}

TEST_F(ExportKindsTest, ExportAgainAsksOnceForTargetsThatNobodyChose) {
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
    ASSERT_TRUE(idle());
  };
  answer(QMessageBox::RejectRole);
  EXPECT_FALSE(QFileInfo::exists(target));
  answer(QMessageBox::AcceptRole);
  EXPECT_TRUE(QFileInfo::exists(target));
  EXPECT_EQ(dialogsSeen_, 2);
  // Confirmed: one click from now on.
  ASSERT_TRUE(QFile::remove(target));
  inMenu({"File", "Export Again"}).trigger();
  ASSERT_TRUE(idle());
  EXPECT_TRUE(QFileInfo::exists(target));
  EXPECT_EQ(dialogsSeen_, 2);
}

TEST_F(ExportKindsTest, SceneWritesHeightsForUnrealWithTheNumbersToTypeAndOpensTheFolder) {
  openIsland();
  QString settings, size;
  askFor("Unreal Engine…", [&](ExportDialog& dialog) {
    EXPECT_EQ(in<QComboBox>(dialog, "program").currentText(), QStringLiteral("Unreal"));
    EXPECT_TRUE(in<QLineEdit>(dialog, "path").text().endsWith(QStringLiteral("-unreal")));
    EXPECT_TRUE(in<QCheckBox>(dialog, "heights").isChecked());
    EXPECT_FALSE(in<QCheckBox>(dialog, "ground").isChecked());
    // Content that the terrain does not have is disabled, with the reason.
    for (const char* name : {"weights", "objects", "lines"})
      EXPECT_FALSE(in<QCheckBox>(dialog, name).isEnabled()) << name;
    EXPECT_TRUE(in<QCheckBox>(dialog, "weights").text().contains(QStringLiteral("no materials")));
    EXPECT_TRUE(in<QCheckBox>(dialog, "objects").text().contains(QStringLiteral("no objects")));
    EXPECT_TRUE(in<QLabel>(dialog, "note").text().contains(QStringLiteral("heights.png")));
    auto& copy = in<QPushButton>(dialog, "copySettings");
    ASSERT_TRUE(waitUntil([&] { return copy.isEnabled(); }));
    EXPECT_TRUE(copy.isVisible());
    QTest::mouseClick(&copy, Qt::LeftButton);
    settings = QApplication::clipboard()->text();
    size = in<QComboBox>(dialog, "resampleSize").currentText();
    typeOver(dialog, "path", inFolder("game"));
    press(dialog);
  });
  EXPECT_TRUE(settings.contains(QStringLiteral("Scale Z: "))) << settings.toStdString();
  EXPECT_TRUE(settings.contains(QStringLiteral("Overall Resolution: ") +
                                size.replace(QStringLiteral("×"), QStringLiteral("x"))))
      << settings.toStdString() << size.toStdString();
  EXPECT_TRUE(QFileInfo::exists(inFolder("game/heights.png")));
  EXPECT_FALSE(QFileInfo::exists(inFolder("game/scene.py"))) << "there is nothing to place";
  // The dialog stands for the file manager: it has a signal that takes an address.
  QFileDialog manager;
  QStringList opened;
  QObject::connect(&manager, &QFileDialog::urlSelected, window_.get(),
                   [&](const QUrl& url) { opened += url.toLocalFile(); });
  QDesktopServices::setUrlHandler(QStringLiteral("file"), &manager, "urlSelected");
  QTest::mouseClick(&in<QPushButton>(window_->infoBar(), "infoSecondAction"), Qt::LeftButton);
  QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
  EXPECT_EQ(opened, QStringList{inFolder("game")});
}

TEST_F(ExportKindsTest, SceneTheProjectRemembersTheExportAndOneKeyRepeatsIt) {
  openIsland();
  ASSERT_TRUE(perform(PlaceOperation{{.asset = AssetKind::House, .x = 5.0, .y = 7.0}}, terrain()));
  saveAs(inFolder("island.scarp"));
  askFor("Unity…", [&](ExportDialog& dialog) {
    EXPECT_EQ(in<QLineEdit>(dialog, "path").text(), inFolder("island-unity"));
    EXPECT_EQ(in<QLineEdit>(dialog, "keepAs").text(), QStringLiteral("Unity"));
    EXPECT_TRUE(in<QCheckBox>(dialog, "objects").isChecked());
    typeOver(dialog, "path", inFolder("assets"));
    typeOver(dialog, "rangeMax", QStringLiteral("2000"));
    toggle(dialog, "levels");
    press(dialog);
  });
  EXPECT_TRUE(QFileInfo::exists(inFolder("assets/ScarpScene.cs")));
  ASSERT_TRUE(QFileInfo::exists(inFolder("assets/heights.raw")));
  EXPECT_TRUE(window_->isWindowModified()) << "the choices are part of the project";
  key(Qt::Key_S, Qt::ControlModifier);
  settle();
  open(inFolder("island.scarp"));
  askFor("Unity…", [&](ExportDialog& dialog) {
    EXPECT_EQ(in<QLineEdit>(dialog, "path").text(), inFolder("assets"));
    EXPECT_EQ(in<QLineEdit>(dialog, "rangeMax").text(), QStringLiteral("2000"));
    EXPECT_FALSE(in<QCheckBox>(dialog, "levels").isChecked());
    dialog.reject();
  });
  ASSERT_TRUE(QFile::remove(inFolder("assets/heights.raw")));
  key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(idle());
  EXPECT_TRUE(QFileInfo::exists(inFolder("assets/heights.raw")));
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("Unity")));
}

}  // namespace
}  // namespace scarp::test
