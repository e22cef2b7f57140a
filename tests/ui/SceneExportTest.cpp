#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "tests/ui/WindowHarness.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/SceneExportDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class SceneExportTest : public WindowTest {
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
    QTest::keyClicks(&combo, text);
    EXPECT_EQ(combo.currentText(), text);
  }
  static void press(QWidget& dialog) {
    QTest::mouseClick(&in<QPushButton>(dialog, "accept"), Qt::LeftButton);
  }
  void ask(const std::function<void(SceneExportDialog&)>& act) {
    whenDialog<SceneExportDialog>(act);
    inMenu({"File", "Export", "Scene…"}).trigger();
    ASSERT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
  }
};

TEST_F(SceneExportTest, WritesAFolderForAProgramAndOffersItAgain) {
  openGround("SainteHelens.dem");
  ask([&](SceneExportDialog& dialog) {
    EXPECT_TRUE(in<QLineEdit>(dialog, "path").text().endsWith(QStringLiteral("-scene.glb")));
    EXPECT_TRUE(in<QCheckBox>(dialog, "instancing").isVisible());
    typeOver(dialog, "path", inFolder("s.glb"));
    choose(dialog, "program", QStringLiteral("Blender"));
    EXPECT_TRUE(in<QLineEdit>(dialog, "path").text().endsWith(QStringLiteral("/s-blender")));
    choose(dialog, "program", QStringLiteral("Unity"));
    EXPECT_TRUE(in<QLineEdit>(dialog, "path").text().endsWith(QStringLiteral("/s-unity")));
    choose(dialog, "program", QStringLiteral("Blender"));
    EXPECT_FALSE(in<QCheckBox>(dialog, "instancing").isVisible());
    EXPECT_TRUE(in<QLabel>(dialog, "note").text().contains(QStringLiteral("scene.py")));
    typeOver(dialog, "error", QStringLiteral("0"));
    press(dialog);
    EXPECT_NE(dialog.complaint(), QString()) << "an error of 0 is refused";
    typeOver(dialog, "error", QStringLiteral("12"));
    press(dialog);
  });
  EXPECT_TRUE(QFileInfo::exists(inFolder("s-blender/scene.py")));
  EXPECT_TRUE(QFileInfo::exists(inFolder("s-blender/terrain.glb")));
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("read it back")));
  ask([&](SceneExportDialog& dialog) {
    EXPECT_EQ(in<QComboBox>(dialog, "program").currentText(), QStringLiteral("Blender"));
    EXPECT_EQ(in<QLineEdit>(dialog, "error").text(), QStringLiteral("12"));
    choose(dialog, "program", QStringLiteral("Unity"));
    EXPECT_TRUE(in<QLineEdit>(dialog, "path").text().endsWith(QStringLiteral("/s-unity")));
    choose(dialog, "program", QStringLiteral("Blender"));
    EXPECT_EQ(in<QLineEdit>(dialog, "path").text(), inFolder("s-blender")) << "as exported last";
    dialog.reject();
  });
}

TEST_F(SceneExportTest, WithNothingToWriteItStaysAndSaysSo) {
  openGround("SainteHelens.dem");
  ask([&](SceneExportDialog& dialog) {
    typeOver(dialog, "path", inFolder("s.glb"));
    in<QCheckBox>(dialog, "ground").setChecked(false);
    EXPECT_FALSE(in<QLineEdit>(dialog, "error").isVisible());
    press(dialog);
    ASSERT_TRUE(waitUntil([&] { return !dialog.complaint().isEmpty(); }));
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("nothing to write")))
        << dialog.complaint().toStdString();
    dialog.reject();
  });
  EXPECT_FALSE(QFileInfo::exists(inFolder("s.glb")));
}

}  // namespace
}  // namespace scarp::test
