#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>

#include "tests/ui/WindowHarness.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/MeshExportDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class MeshExportTest : public WindowTest {
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
  void ask(const std::function<void(MeshExportDialog&)>& act) {
    whenDialog<MeshExportDialog>(act);
    inMenu({"File", "Export", "Mesh…"}).trigger();
    ASSERT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
  }
};

TEST_F(MeshExportTest, WritesWhatIsChosenAndSaysHowExact) {
  openGround("SainteHelens.dem");
  const QString glb = inFolder("a.glb");
  ask([&](MeshExportDialog& dialog) {
    typeOver(dialog, "path", glb);
    EXPECT_EQ(in<QComboBox>(dialog, "format").currentText(), QStringLiteral("glTF"));
    EXPECT_FALSE(in<QLineEdit>(dialog, "size").isVisible());
    EXPECT_FALSE(in<QLineEdit>(dialog, "triangles").isVisible());
    typeOver(dialog, "error", QStringLiteral("0"));
    press(dialog);
    EXPECT_NE(dialog.complaint(), QString()) << "an error of 0 is refused";
    typeOver(dialog, "error", QStringLiteral("12"));
    press(dialog);
  });
  EXPECT_TRUE(QFileInfo::exists(glb));
  const QString said = window_->infoBar().text();
  EXPECT_TRUE(said.contains(QStringLiteral("a.glb"))) << said.toStdString();
  EXPECT_TRUE(said.contains(QStringLiteral("is within 11.")) || said.contains(QStringLiteral("is within 12")))
      << said.toStdString();
}

TEST_F(MeshExportTest, ThreeMfIsASolidAndTheFormatFollowsThePath) {
  openGround("SainteHelens.dem");
  ask([&](MeshExportDialog& dialog) {
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
  ask([&](MeshExportDialog& dialog) {
    EXPECT_EQ(in<QLineEdit>(dialog, "triangles").text(), QStringLiteral("8000"));
    EXPECT_EQ(in<QPushButton>(dialog, "accept").text(), QStringLiteral("Replace"));
    dialog.reject();
  });
}

}  // namespace
}  // namespace scarp::test
