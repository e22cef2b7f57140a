#include <QColorDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <utility>

#include "core/edit/Operation.h"
#include "tests/ui/DoubleClick.h"
#include "tests/ui/MaterialsHarness.h"
#include "ui/document/EditorDocument.h"
#include "ui/materials/MaterialList.h"
#include "ui/materials/MaterialPicture.h"
#include "ui/viewport/Viewport.h"

namespace scarp {
namespace {

class MaterialListTest : public test::MaterialsTest {
 protected:
  void SetUp() override {
    test::MaterialsTest::SetUp();
    addMaterials();
    QTest::qWait(400);  // Shares are added up some time after the drainage areas came.
  }
  MaterialList& list() { return the<MaterialList>("materials"); }
  QRect rowRect(int row) {
    list().scrollToItem(list().item(row));
    return list().visualItemRect(list().item(row));
  }
  void clickEye(int row) {
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                      MaterialDelegate::eyeRect(rowRect(row)).center());
  }
  void clickSolo(int row) {
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                      MaterialDelegate::soloRect(rowRect(row)).center());
  }
  /// The material that covers most.
  int commonest() {
    EXPECT_TRUE(waitUntil([this] { return list().item(0)->data(MaterialDelegate::Share).isValid(); }));
    int row = 0;
    for (int i = 1; i < list().count(); ++i)
      if (list().item(i)->data(MaterialDelegate::Share).toDouble() >
          list().item(row)->data(MaterialDelegate::Share).toDouble())
        row = i;
    return row;
  }
};

TEST_F(MaterialListTest, SharesAreAllOfTheGround) {
  (void)commonest();
  double sum = 0.0;
  for (int i = 0; i < list().count(); ++i) sum += list().item(i)->data(MaterialDelegate::Share).toDouble();
  EXPECT_NEAR(sum, 1.0, 1e-9);
}

TEST_F(MaterialListTest, MutingHidesAMaterialInTheViewAlone) {
  const int row = commonest();
  const MaterialId id = terrain().materials()[static_cast<std::size_t>(row)].id;
  const auto shareNow = [&] { return list().item(row)->data(MaterialDelegate::Share).toDouble(); };
  // The share follows the map, which becomes finer for some time after the start.
  double share = -1.0;
  ASSERT_TRUE(waitUntil([&] {
    const double last = std::exchange(share, shareNow());
    if (last != share) QTest::qWait(500);
    return last == share;
  }));
  const QImage before = picture();
  const DocumentState state = terrain().state();
  const auto steps = terrain().history().position();
  clickEye(row);
  EXPECT_TRUE(list().item(row)->data(MaterialDelegate::Muted).toBool());
  EXPECT_GT(test::differingPixels(picture(), before), 2000);
  photograph("material-muted");
  // No sample of what is shown has any of it.
  const MaterialMap& map = *display().materials()->map;
  for (int i = 0; i < map.tileCount(); ++i)
    for (const MaterialTile::Part& part : map.tile(i).parts) ASSERT_NE(part.material, id);
  EXPECT_EQ(terrain().state(), state);
  EXPECT_EQ(terrain().history().position(), steps);
  QTest::qWait(400);
  EXPECT_EQ(shareNow(), share) << "it still covers as much";
  // What is sculpted meanwhile follows.
  key(Qt::Key_1);
  drag(middle(), middle() + QPoint(30, 0));
  clickEye(row);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(picture(), before);
}

TEST_F(MaterialListTest, SoloShowsOneMaterialAndAllOthersGrey) {
  const int row = commonest();
  const QImage before = picture();
  clickSolo(row);
  ASSERT_EQ(display().materials()->materials->size(), 1U);
  EXPECT_EQ(display().materials()->materials->front().id,
            terrain().materials()[static_cast<std::size_t>(row)].id);
  EXPECT_GT(test::differingPixels(picture(), before), 2000);
  photograph("material-solo");
  clickSolo(row);
  EXPECT_EQ(picture(), before);
  EXPECT_EQ(display().materials()->materials->size(), 13U);
}

TEST_F(MaterialListTest, IsRenamedInPlace) {
  const auto steps = terrain().history().position();
  const QPoint name = rowRect(2).center();
  QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, name);
  test::doubleClick(*list().viewport(), name);
  auto* edit = list().viewport()->findChild<QLineEdit*>();
  ASSERT_TRUE(edit);
  edit->selectAll();
  QTest::keyClicks(edit, QStringLiteral("Moor"));
  QTest::keyClick(edit, Qt::Key_Return);
  QTest::qWait(20);  // the list takes it over a turn of the event loop later
  EXPECT_EQ(terrain().materials()[2].name, "Moor");
  EXPECT_EQ(terrain().history().position(), steps + 1);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_NE(terrain().materials()[2].name, "Moor");
  EXPECT_EQ(list().item(2)->text().toStdString(), terrain().materials()[2].name);
}

TEST_F(MaterialListTest, IsDuplicatedBesideItself) {
  list().setCurrentRow(4);
  const Material like = terrain().materials()[4];
  click("duplicateMaterial");
  ASSERT_EQ(terrain().materials().size(), 14U);
  const Material& copy = terrain().materials()[5];
  EXPECT_EQ(copy.name, like.name + " 2");
  EXPECT_NE(copy.id, like.id);
  EXPECT_EQ(copy.colour, like.colour);
  EXPECT_EQ(copy.size, like.size);
}

TEST_F(MaterialListTest, SizeIsDraggedInOneStep) {
  list().setCurrentRow(0);
  const double before = terrain().materials()[0].size;
  const auto steps = terrain().history().position();
  auto& size = the<NumberField>("materialSize");
  const QPoint from(size.width() / 2, size.height() / 2);
  QTest::mousePress(&size, Qt::LeftButton, {}, from);
  for (int i = 1; i <= 5; ++i) {
    const QPoint at = from + QPoint(6 * i, 0);
    QMouseEvent move(QEvent::MouseMove, at, size.mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&size, &move);
  }
  EXPECT_TRUE(waitUntil([&] { return terrain().materials()[0].size > before; }));
  EXPECT_EQ(display().materials()->materials->front().size, terrain().materials()[0].size);
  QTest::mouseRelease(&size, Qt::LeftButton, {}, from + QPoint(30, 0));
  EXPECT_EQ(terrain().history().position(), steps + 1);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(terrain().materials()[0].size, before);
}

TEST_F(MaterialListTest, ColourFollowsWhileItIsChosen) {
  list().setCurrentRow(0);
  const Material before = terrain().materials()[0];
  const auto steps = terrain().history().position();
  whenDialog<QColorDialog>([&](QColorDialog& dialog) {
    dialog.setCurrentColor(QColor(200, 10, 20));
    const std::array<std::uint8_t, 3> red{200, 10, 20};
    EXPECT_TRUE(waitUntil([&] { return terrain().materials()[0].colour == red; }));
    dialog.reject();
  });
  QTest::mouseClick(&the<QToolButton>("materialColour"), Qt::LeftButton);
  EXPECT_EQ(terrain().materials()[0], before);
  EXPECT_EQ(terrain().history().position(), steps);
  whenDialog<QColorDialog>([&](QColorDialog& dialog) {
    dialog.setCurrentColor(QColor(20, 10, 200));
    dialog.accept();
  });
  QTest::mouseClick(&the<QToolButton>("materialColour"), Qt::LeftButton);
  EXPECT_EQ(terrain().materials()[0].colour, (std::array<std::uint8_t, 3>{20, 10, 200}));
  EXPECT_EQ(terrain().history().position(), steps + 1);
}

TEST(MaterialPicture, IsAsLightAsTheMaterialAndShowsItsTexture) {
  for (const Material& material : defaultMaterials()) {
    const QImage picture = materialPicture(material, 64);
    std::array<double, 3> mean{};
    int least = 255, most = 0;
    for (int y = 0; y < 64; ++y)
      for (int x = 0; x < 64; ++x) {
        const QRgb pixel = picture.pixel(x, y);
        mean[0] += qRed(pixel), mean[1] += qGreen(pixel), mean[2] += qBlue(pixel);
        least = std::min(least, qGreen(pixel));
        most = std::max(most, qGreen(pixel));
      }
    for (std::size_t i = 0; i < 3; ++i)
      EXPECT_NEAR(mean[i] / 4096.0, material.colour[i], 30.0) << material.name;
    EXPECT_GT(most - least, 8) << material.name;
  }
}

}  // namespace
}  // namespace scarp
