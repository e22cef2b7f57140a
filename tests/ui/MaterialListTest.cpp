#include <QColorDialog>
#include <QLineEdit>
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

TEST_F(MaterialListTest, MutingAndSoloAreOfTheViewAlone) {
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
  double sum = 0.0;
  for (int i = 0; i < list().count(); ++i) sum += list().item(i)->data(MaterialDelegate::Share).toDouble();
  EXPECT_NEAR(sum, 1.0, 1e-9);
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

  clickSolo(row);
  ASSERT_EQ(display().materials()->materials->size(), 1U);
  EXPECT_EQ(display().materials()->materials->front().id, id);
  EXPECT_GT(test::differingPixels(picture(), before), 2000) << "the others are grey";
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

TEST_F(MaterialListTest, ColourFollowsWhileItIsChosenAndSizeIsTyped) {
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
  typeInto("materialSize", QStringLiteral("7"));
  EXPECT_EQ(terrain().materials()[0].size, 7.0);
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
