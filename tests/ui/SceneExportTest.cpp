#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>

#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/recipe/ExportRecipe.h"
#include "tests/ui/ProjectHarness.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/SceneExportDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class SceneExportTest : public ProjectTest {
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
  void ask(const char* engine, const std::function<void(SceneExportDialog&)>& act) {
    whenDialog<SceneExportDialog>(act);
    inMenu({"File", "Export For", engine}).trigger();
    ASSERT_TRUE(idle());
  }
};

TEST_F(SceneExportTest, WritesHeightsForUnrealWithTheNumbersToTypeAndOpensTheFolder) {
  openIsland();
  QString settings, size;
  ask("Unreal Engine…", [&](SceneExportDialog& dialog) {
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
  QFile json(inFolder("game/heights.png.json"));
  ASSERT_TRUE(json.open(QIODevice::ReadOnly));
  const QString described = QString::fromUtf8(json.readAll());
  const QString scale = settings.section(QStringLiteral("Scale Z: "), 1).section(QLatin1Char('\n'), 0, 0);
  EXPECT_TRUE(described.contains(scale)) << described.toStdString() << scale.toStdString();
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

TEST_F(SceneExportTest, TheProjectRemembersTheExportAndOneKeyRepeatsIt) {
  openIsland();
  ASSERT_TRUE(perform(PlaceOperation{{.asset = AssetKind::House, .x = 5.0, .y = 7.0}}, terrain()));
  saveAs(inFolder("island.scarp"));
  ask("Unity…", [&](SceneExportDialog& dialog) {
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
  ask("Unity…", [&](SceneExportDialog& dialog) {
    EXPECT_EQ(in<QLineEdit>(dialog, "path").text(), inFolder("assets"));
    EXPECT_EQ(in<QLineEdit>(dialog, "rangeMax").text(), QStringLiteral("2000"));
    EXPECT_FALSE(in<QCheckBox>(dialog, "levels").isChecked());
    // Another engine has its own folder, and the first keeps its.
    choose(dialog, "program", QStringLiteral("Godot"));
    EXPECT_EQ(in<QLineEdit>(dialog, "path").text(), inFolder("island-godot"));
    EXPECT_TRUE(in<QCheckBox>(dialog, "levels").isChecked());
    choose(dialog, "program", QStringLiteral("Unity"));
    EXPECT_EQ(in<QLineEdit>(dialog, "path").text(), inFolder("assets"));
    dialog.reject();
  });
  ASSERT_TRUE(QFile::remove(inFolder("assets/heights.raw")));
  key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(idle());
  EXPECT_TRUE(QFileInfo::exists(inFolder("assets/heights.raw")));
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("Unity")));
}

TEST_F(SceneExportTest, WritesAFolderForBlenderAndOffersItAgain) {
  openIsland();
  ask("glTF…", [&](SceneExportDialog& dialog) {
    EXPECT_TRUE(in<QLineEdit>(dialog, "path").text().endsWith(QStringLiteral("-scene.glb")));
    EXPECT_TRUE(in<QCheckBox>(dialog, "instancing").isVisible());
    EXPECT_FALSE(in<QCheckBox>(dialog, "heights").isEnabled());
    choose(dialog, "program", QStringLiteral("Blender"));
    EXPECT_FALSE(in<QCheckBox>(dialog, "instancing").isVisible());
    EXPECT_TRUE(in<QLabel>(dialog, "note").text().contains(QStringLiteral("scene.py")));
    typeOver(dialog, "path", inFolder("s"));
    typeOver(dialog, "error", QStringLiteral("0"));
    press(dialog);
    EXPECT_NE(dialog.complaint(), QString()) << "an error of 0 is refused";
    typeOver(dialog, "error", QStringLiteral("12"));
    press(dialog);
  });
  EXPECT_TRUE(QFileInfo::exists(inFolder("s/scene.py")));
  EXPECT_TRUE(QFileInfo::exists(inFolder("s/terrain.glb")));
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("verified")));
  ask("Blender…", [&](SceneExportDialog& dialog) {
    EXPECT_EQ(in<QLineEdit>(dialog, "error").text(), QStringLiteral("12"));
    EXPECT_EQ(in<QLineEdit>(dialog, "path").text(), inFolder("s"));
    dialog.reject();
  });
}

TEST_F(SceneExportTest, AFolderThatCannotBeWrittenToIsOneLineAndStaysAsItWas) {
  openIsland();
  const auto write = [](const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("mine");
  };
  write(inFolder("file"));
  ASSERT_TRUE(QDir(folder_.path()).mkdir(QStringLiteral("own")));
  write(inFolder("own/heights.png.json"));
  ask("Unreal Engine…", [&](SceneExportDialog& dialog) {
    typeOver(dialog, "path", inFolder("file"));
    press(dialog);
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("not a folder")))
        << dialog.complaint().toStdString();
    typeOver(dialog, "path", inFolder("none/game"));
    press(dialog);
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("no such folder")));
    typeOver(dialog, "path", inFolder("own"));
    press(dialog);
    ASSERT_TRUE(waitUntil([&] { return !dialog.complaint().isEmpty(); }));
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("heights.png.json")))
        << dialog.complaint().toStdString();
    EXPECT_FALSE(dialog.complaint().contains(QLatin1Char('\n')));
    EXPECT_TRUE(in<QLineEdit>(dialog, "path").isEnabled());
    toggle(dialog, "heights");
    EXPECT_FALSE(in<QWidget>(dialog, "engineSettings").isVisible());
    press(dialog);
    EXPECT_NE(dialog.complaint(), QString()) << "nothing is selected";
    dialog.reject();
  });
  EXPECT_EQ(QDir(inFolder("own")).entryList(QDir::Files | QDir::Hidden | QDir::Dirs | QDir::NoDotAndDotDot),
            QStringList{QStringLiteral("heights.png.json")});
  EXPECT_TRUE(window_->document()->keptExports.empty());
}

}  // namespace
}  // namespace scarp::test
