#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <fstream>

#include "core/edit/AssetOperations.h"
#include "core/edit/Operation.h"
#include "core/tools/PlaceTool.h"
#include "tests/support/MadeModels.h"
#include "tests/ui/WindowHarness.h"
#include "ui/objects/AssetCommands.h"
#include "ui/objects/AssetPictures.h"
#include "ui/objects/PlacePanel.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class AssetGridTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("srtm_bigtujunga30m_utm11.tif");
    tools().setTool(PlaceTool::kName);
  }
  QString ball(const char* name, double radius) {
    const QString path = inFolder(name);
    std::ofstream(path.toStdString()) << ballObj(10, radius);
    return path;
  }
  void drop(const QStringList& paths) {
    QMimeData files;
    QList<QUrl> urls;
    for (const QString& path : paths) urls += QUrl::fromLocalFile(path);
    files.setUrls(urls);
    // Qt gives a drop to what the drag came over.
    QDragEnterEvent enter(window_->rect().center(), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent event(QPointF(window_->rect().center()), Qt::CopyAction, &files, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &event);
  }
  ModelImportDialog* dialog() {
    if (!waitUntil([this] { return window_->findChild<ModelImportDialog*>() != nullptr; })) return nullptr;
    auto* open = window_->findChild<ModelImportDialog*>();
    (void)QTest::qWaitForWindowExposed(open, kPatience);
    return open;
  }
  void accept(ModelImportDialog& open) {
    const std::size_t before = terrain().assets().size();
    QTest::keyClick(open.findChild<QLineEdit*>(QStringLiteral("modelName")), Qt::Key_Return);
    ASSERT_TRUE(waitUntil([&] { return terrain().assets().size() > before; }));
    QTest::qWait(100);
  }
  AssetGrid& grid() { return *window_->findChild<AssetGrid*>(); }
  QStringList shown() {
    QTest::qWait(50);
    QStringList names;
    for (const QToolButton* button : grid().findChildren<QToolButton*>())
      if (button->isVisibleTo(&grid()) && !button->text().isEmpty()) names += button->text();
    return names;
  }
};

TEST_F(AssetGridTest, ADroppedModelIsSizedImportedPlacedAndUndone) {
  std::ofstream(inFolder("bad.glb").toStdString()) << "glTF nonsense";
  drop({inFolder("bad.glb"), ball("boulder.obj", 150.0)});
  ModelImportDialog* open = dialog();
  ASSERT_TRUE(open);
  EXPECT_TRUE(window_->infoBar().isVisible()) << "the other file follows";
  const QString refused = window_->infoBar().text();
  EXPECT_TRUE(refused.contains(QStringLiteral("bad.glb"))) << refused.toStdString();
  EXPECT_FALSE(refused.contains(QLatin1Char('\n')));
  const auto* size = open->findChild<QLabel*>(QStringLiteral("modelSize"));
  EXPECT_EQ(size->text(), QStringLiteral("3 x 3 x 3 m"));
  EXPECT_TRUE(
      open->findChild<QLabel*>(QStringLiteral("modelReasons"))->text().contains(QStringLiteral("300")));
  // Metres instead of the centimetres that are guessed.
  auto* unit = open->findChild<ChoiceRow*>(QStringLiteral("modelUnit"));
  ASSERT_TRUE(unit);
  auto* units = unit->findChild<QComboBox*>();
  ASSERT_TRUE(units);
  ASSERT_EQ(units->currentIndex(), static_cast<int>(ModelUnit::Centimetre));
  units->setFocus();
  QTest::keyClick(units, Qt::Key_Home);
  EXPECT_EQ(size->text(), QStringLiteral("300 x 300 x 300 m"));
  ASSERT_TRUE(waitUntil([&] {
    return !open->findChild<QLabel*>(QStringLiteral("modelPicture"))->pixmap(Qt::ReturnByValue).isNull();
  }));
  accept(*open);
  ASSERT_EQ(terrain().assets().size(), 1U);
  EXPECT_EQ(terrain().assets()[0].name, "boulder");
  EXPECT_NEAR(terrain().assets()[0].bounds.max.z(), 300.0, 0.1);
  EXPECT_EQ(tools().get<PlaceTool>().settings().asset, *assetNamed("boulder")) << "taken up at once";
  EXPECT_GT(grid().findChild<QScrollArea*>()->height(), 100) << "two rows are in sight";
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle());
  ASSERT_EQ(terrain().objects().size(), 1U);
  EXPECT_EQ(terrain().objects().all().begin()->second.asset, *assetNamed("boulder"));
  ASSERT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
  EXPECT_FALSE(view().picture().isNull());
  ASSERT_TRUE(terrain().goTo(0));
  QTest::qWait(100);
  EXPECT_EQ(shown().size(), 5);
}

TEST_F(AssetGridTest, IsSearchedByNamesAndTags) {
  Asset oak = assetOf("oak", sharedModel(ballModel(5, 1.0))),
        elm = assetOf("elm", sharedModel(ballModel(6, 1.0)));
  oak.tags = "tree, alpine";
  elm.tags = "tree";
  ASSERT_TRUE(perform(AddAssetOperation{oak}, terrain()).ok());
  ASSERT_TRUE(perform(AddAssetOperation{elm}, terrain()).ok());
  ASSERT_TRUE(waitUntil([this] { return shown().size() == 7; }));
  auto* search = grid().findChild<QLineEdit*>(QStringLiteral("assetSearch"));
  ASSERT_TRUE(search->isVisible());
  QTest::keyClicks(search, QStringLiteral("Tree"));
  EXPECT_EQ(shown(), (QStringList{QStringLiteral("oak"), QStringLiteral("elm")}));
  QTest::keyClicks(search, QStringLiteral(" alp"));
  EXPECT_EQ(shown(), QStringList{QStringLiteral("oak")});
}

}  // namespace
}  // namespace scarp::test
