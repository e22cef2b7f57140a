#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include "core/document/TerrainDocument.h"
#include "core/edit/MaskEdits.h"
#include "core/edit/Operation.h"
#include "core/io/CrsInfo.h"
#include "tests/support/Masks.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/mask/MaskImporter.h"
#include "ui/mask/VectorMaskDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp {
namespace {

class VectorMaskDialogTest : public test::WindowTest {
 protected:
  void SetUp() override {
    test::WindowTest::SetUp();
    openGround("srtm_bigtujunga30m_utm11.tif");
    writeSquares();
  }
  /// Two squares of 40 × 40 and 20 × 20 cells, in the terrain's CRS.
  void writeSquares() {
    const auto code = describeCrs(terrain().georeference().crsWkt);
    ASSERT_TRUE(code);
    const GridFrame& frame = terrain().frame();
    QString text =
        QStringLiteral(R"({"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "%1"}},
"features": [)")
            .arg(QString::fromStdString(code->code));
    int begun = 0;
    for (const auto& [name, from, size] : {std::tuple{"wood", 30.5, 40.0}, {"pond", 100.5, 20.0}}) {
      QString ring;
      for (const Vec2& corner : {Vec2(0, 0), Vec2(1, 0), Vec2(1, 1), Vec2(0, 1), Vec2(0, 0)}) {
        const Vec2 world =
            toWorld(terrain().georeference(), frame, from + size * corner.x(), from + size * corner.y());
        ring += QStringLiteral("%1[%2, %3]")
                    .arg(ring.isEmpty() ? QString() : QStringLiteral(","))
                    .arg(world.x(), 0, 'f', 6)
                    .arg(world.y(), 0, 'f', 6);
      }
      text += QStringLiteral(
                  R"(%1{"type": "Feature", "properties": {"kind": "%2"}, "geometry": {"type": "Polygon",
"coordinates": [[%3]]}})")
                  .arg(begun++ > 0 ? QStringLiteral(",") : QString(), QLatin1String(name), ring);
    }
    QFile file(inFolder("site.geojson"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write((text + QStringLiteral("]}")).toUtf8());
  }
  MaskImporter& importer() { return *window_->findChild<MaskImporter*>(); }
  static QPushButton& accept(VectorMaskDialog& dialog) {
    return *dialog.findChild<QPushButton*>(QStringLiteral("accept"));
  }
  bool ready(VectorMaskDialog& dialog) {
    return waitUntil([&] { return accept(dialog).isEnabled(); });
  }
  VectorMaskDialog* dialog() {
    VectorMaskDialog* shown = nullptr;
    EXPECT_TRUE(waitUntil([&] {
      shown = window_->findChild<VectorMaskDialog*>();
      return shown && shown->isVisible() && accept(*shown).isEnabled();
    }));
    return shown;
  }
  void acceptWith(VectorMaskDialog& dialog) {
    QTest::mouseClick(&accept(dialog), Qt::LeftButton);
    ASSERT_TRUE(waitUntil([this] { return !window_->findChild<VectorMaskDialog*>(); }));
  }
  static double total(const MaskRaster& mask) {
    double sum = 0.0;
    for (const float weight : test::samplesOf(mask)) sum += weight;
    return sum;
  }
};

TEST_F(VectorMaskDialogTest, PolygonsBecomeTheSelectionInOneStepAndAWrongConditionIsSaid) {
  const std::size_t steps = terrain().history().position();
  importer().selectBy(inFolder("site.geojson"), window_.get());
  VectorMaskDialog* shown = dialog();
  ASSERT_TRUE(shown);
  photograph("select-from-vector-file");
  acceptWith(*shown);
  ASSERT_TRUE(terrain().selection());
  EXPECT_NEAR(total(*terrain().selection()), 1600.0 + 400.0, 1.0);
  EXPECT_EQ(terrain().history().position(), steps + 1);

  // Without the pond, by a condition.
  importer().selectBy(inFolder("site.geojson"), window_.get());
  shown = dialog();
  ASSERT_TRUE(shown);
  typeOver(*shown, "vectorWhere", QStringLiteral("colour = 'red'"));
  ASSERT_TRUE(waitUntil([&] { return !shown->complaint().isEmpty(); }));
  EXPECT_TRUE(shown->complaint().contains(QStringLiteral("colour"))) << shown->complaint().toStdString();
  EXPECT_FALSE(accept(*shown).isEnabled());
  typeOver(*shown, "vectorWhere", QStringLiteral("kind = 'pond'"));
  auto& use = *shown->findChild<QComboBox*>(QStringLiteral("vectorUse"));
  use.setCurrentIndex(static_cast<int>(MaskOperation::Subtract));
  ASSERT_TRUE(ready(*shown));
  acceptWith(*shown);
  EXPECT_NEAR(total(*terrain().selection()), 1600.0, 1.0);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_NEAR(total(*terrain().selection()), 2000.0, 1.0);
}

TEST_F(VectorMaskDialogTest, TheImportOfThePanelSavesThemUnderTheFilesName) {
  QFile file(inFolder("text.geojson"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("no vectors at all");
  file.close();
  importer().selectBy(inFolder("text.geojson"), window_.get());
  EXPECT_TRUE(waitUntil(
      [&] { return window_->findChild<InfoBar*>()->text().contains(QStringLiteral("text.geojson")); }));
  EXPECT_FALSE(window_->findChild<VectorMaskDialog*>());
  importer().importFile(inFolder("site.geojson"), window_.get());
  VectorMaskDialog* const shown = dialog();
  ASSERT_TRUE(shown);
  acceptWith(*shown);
  ASSERT_TRUE(waitUntil([this] { return findMask(terrain(), "site") != nullptr; }));
  EXPECT_FALSE(terrain().selection()) << "what is selected stays";
  EXPECT_NEAR(total(*terrain().raster({RasterRole::NamedMask, findMask(terrain(), "site")->id})), 2000.0,
              1.0);
}

}  // namespace
}  // namespace scarp
