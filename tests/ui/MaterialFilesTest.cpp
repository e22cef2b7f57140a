#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>
#include <QUrl>
#include <algorithm>
#include <vector>

#include "core/edit/DerivedContent.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "tests/ui/MaterialsHarness.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/ExportDialog.h"
#include "ui/materials/MaterialImportDialog.h"
#include "ui/materials/MaterialsDock.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class MaterialFilesTest : public MaterialsTest {
 protected:
  template <class Widget>
  static Widget& in(QWidget& dialog, const char* name) {
    auto* found = dialog.findChild<Widget*>(QLatin1String(name));
    EXPECTS(found);
    return *found;
  }
  MaterialMap map() { return **DerivedContent(terrain().content()).materials(); }
  static void choose(QWidget& dialog, const char* name, const QString& text) {
    auto& combo = in<QComboBox>(dialog, name);
    combo.setFocus();
    combo.setCurrentIndex(combo.findText(text));
    Q_EMIT combo.activated(combo.currentIndex());
    EXPECT_EQ(combo.currentText(), text);
  }
  void exportTo(const QString& program, const QString& folder,
                const std::function<void(ExportDialog&)>& before = {}) {
    whenDialog<ExportDialog>([&](ExportDialog& dialog) {
      if (before) before(dialog);
      choose(dialog, "preset", program);
      typeOver(dialog, "path", folder);
      QTest::mouseClick(&in<QPushButton>(dialog, "accept"), Qt::LeftButton);
    });
    moreOfMaterials(QStringLiteral("Export…"));
    ASSERT_TRUE(idle());
  }
  /// In the menu at the end of the panel's row of buttons.
  void moreOfMaterials(const QString& text) {
    const auto entries = the<QToolButton>("moreOfMaterials").menu()->actions();
    const auto found = std::ranges::find(entries, text, &QAction::text);
    ASSERT_NE(found, entries.end());
    (*found)->trigger();
  }
  /// On the panel of materials.
  void drop(const QStringList& paths) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths) urls += QUrl::fromLocalFile(path);
    data.setUrls(urls);
    auto* dock = window_->findChild<MaterialsDock*>();
    const QPoint at = dock->mapTo(window_.get(), dock->rect().center());
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &enter);
    ASSERT_TRUE(enter.isAccepted());
    QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &event);
  }
  /// Answers the dialog of the next import once its files have been read.
  void whenRead(const std::function<void(MaterialImportDialog&)>& act) {
    whenDialog<MaterialImportDialog>([this, act](MaterialImportDialog& dialog) {
      ASSERT_TRUE(idle());
      act(dialog);
    });
  }
  bool sameMaterials(const MaterialMap& a, const MaterialMap& b) {
    for (const Material& material : terrain().materials())
      for (int row = 0; row < a.rect().height(); ++row)
        for (int column = 0; column < a.rect().width(); ++column)
          if (a.weight(material.id, column, row) != b.weight(material.id, column, row)) return false;
    return true;
  }
};

TEST_F(MaterialFilesTest, WhatIsExportedComesBackAsPaintInOneStep) {
  click("addMaterials");
  ASSERT_TRUE(idle());
  const MaterialMap before = map();
  const QString folder = inFolder("blender");
  exportTo(QStringLiteral("Blender"), folder, [&](ExportDialog& dialog) {
    choose(dialog, "preset", QStringLiteral("glTF"));
    typeOver(dialog, "path", folder);
    typeOver(dialog, "meshStep", QStringLiteral("0"));
    QTest::mouseClick(&in<QPushButton>(dialog, "accept"), Qt::LeftButton);
    EXPECT_FALSE(dialog.complaint().isEmpty());
    EXPECT_TRUE(dialog.isVisible());
  });
  ASSERT_EQ(dialogsSeen_, 1);
  ASSERT_EQ(window_->document()->lastExports.size(), 1U);
  EXPECT_EQ(window_->document()->lastExports.front().path, folder.toStdString());
  QStringList masks;
  for (const QString& name : QDir(folder).entryList({QStringLiteral("*.png")}))
    masks += QDir(folder).filePath(name);
  ASSERT_GT(masks.size(), 3);

  // Without its rules the terrain is grass; the masks bring all back.
  ASSERT_TRUE(
      perform(MaterialsOperation{terrain().materials(), {terrain().materials()[0].id, {}}}, terrain()));
  ASSERT_FALSE(sameMaterials(map(), before));
  const std::size_t steps = terrain().history().position();
  whenRead([&](MaterialImportDialog& dialog) {
    photograph("materials-import");
    auto& table = in<QTableWidget>(dialog, "layers");
    EXPECT_EQ(table.rowCount(), masks.size());
    for (int row = 0; row < table.rowCount(); ++row) {
      const auto* becomes = qobject_cast<QComboBox*>(table.cellWidget(row, 2));
      EXPECT_GT(becomes->currentIndex(), 0) << "known by its name";
    }
    QTest::mouseClick(&in<QPushButton>(dialog, "accept"), Qt::LeftButton);
  });
  drop(masks);
  ASSERT_TRUE(waitUntil([this] { return dialogsSeen_ == 2 && !QApplication::activeModalWidget(); }));
  EXPECT_EQ(terrain().history().position(), steps + 1);
  EXPECT_TRUE(sameMaterials(map(), before));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_FALSE(sameMaterials(map(), before));
}

TEST_F(MaterialFilesTest, SharesAreThoseOfTheTickedLayersWhichBecomeNewMaterials) {
  click("addMaterials");
  ASSERT_TRUE(idle());
  const QString folder = inFolder("gis");
  exportTo(QStringLiteral("GIS"), folder);
  const std::size_t materials = terrain().materials().size();
  whenRead([&](MaterialImportDialog& dialog) {
    in<QCheckBox>(dialog, "fillUp").setChecked(true);
    ASSERT_TRUE(idle());
    auto& table = in<QTableWidget>(dialog, "layers");
    const auto shares = [&table] {
      std::vector<double> all;
      for (int row = 0; row < table.rowCount(); ++row)
        all.push_back(table.item(row, 1)->text().section(QLatin1Char(' '), 0, 0).toDouble());
      return all;
    };
    const std::vector<double> before = shares();
    const auto largest = static_cast<int>(std::ranges::max_element(before) - before.begin());
    table.item(largest, 0)->setCheckState(Qt::Unchecked);
    EXPECT_FALSE(in<QPushButton>(dialog, "accept").isEnabled()) << "the weights are being normalised";
    ASSERT_TRUE(idle());
    const std::vector<double> after = shares();
    bool grows = false;  // Where the others were mixed with it.
    for (std::size_t i = 0; i < after.size(); ++i) {
      if (static_cast<int>(i) == largest) continue;
      EXPECT_GE(after[i], before[i]) << i;
      grows = grows || after[i] > before[i];
    }
    EXPECT_TRUE(grows);
    EXPECT_EQ(after[static_cast<std::size_t>(largest)], 0.0);
    EXPECT_TRUE(in<QPushButton>(dialog, "accept").isEnabled());
    table.item(largest, 0)->setCheckState(Qt::Checked);
    ASSERT_TRUE(idle());
    EXPECT_EQ(shares(), before);
    qobject_cast<QComboBox*>(table.cellWidget(1, 2))->setCurrentIndex(0);
    ASSERT_TRUE(idle());
    QTest::mouseClick(&in<QPushButton>(dialog, "accept"), Qt::LeftButton);
  });
  drop({QDir(folder).filePath(QStringLiteral("weights.tif"))});
  ASSERT_TRUE(waitUntil([this] { return dialogsSeen_ == 2 && !QApplication::activeModalWidget(); }));
  EXPECT_EQ(terrain().materials().size(), materials + 1);
}

TEST_F(MaterialFilesTest, ProblemsOfAnImportAreSaidAndWithoutMaterialsThereIsNoExport) {
  inMenu({QStringLiteral("File"), QStringLiteral("Export"), QStringLiteral("Materials…")}).trigger();
  EXPECT_EQ(dialogsSeen_, 0);
  EXPECT_TRUE(window_->findChild<InfoBar*>()->text().contains(QStringLiteral("no materials yet")));
  whenRead([&](MaterialImportDialog& dialog) {
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("broken.png")))
        << dialog.complaint().toStdString();
    EXPECT_FALSE(in<QPushButton>(dialog, "accept").isEnabled());
    dialog.reject();
  });
  QFile broken(inFolder("broken.png"));
  ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
  broken.write("no picture");
  broken.close();
  drop({broken.fileName()});
  ASSERT_TRUE(waitUntil([this] { return dialogsSeen_ == 1 && !QApplication::activeModalWidget(); }));
  EXPECT_EQ(terrain().history().position(), 0U);
}

}  // namespace
}  // namespace scarp::test
