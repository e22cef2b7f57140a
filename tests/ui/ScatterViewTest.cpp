#include <QLabel>

#include "core/edit/Operation.h"
#include "core/edit/ScatterOperations.h"
#include "core/scene/Scene.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SculptTool.h"
#include "tests/ui/WindowHarness.h"
#include "ui/document/EditorDocument.h"

namespace scarp::test {
namespace {

/// What rules put down, in the window.
class ScatterViewTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("srtm_bigtujunga30m_utm11.tif");
  }
  void setRules(std::vector<ScatterRule> rules) {
    ASSERT_TRUE(perform(ScatterRulesOperation{std::move(rules)}, terrain()).ok());
    QTest::qWait(100);
    ASSERT_TRUE(idle());
  }
  /// Large enough to be aimed at from where a terrain is opened.
  static ScatterRule wood() {
    ScatterRule rule{.id = 1, .name = "Old wood"};
    rule.assets = {{AssetKind::Conifer, 1.0}};
    rule.density = 0.05;
    rule.spacing = 200.0;
    rule.scale = 60.0;
    return rule;
  }
  const ScatterField& field() { return window_->document()->scene().scatter().field(); }
};

TEST_F(ScatterViewTest, RulesShowWhatTheyPutDownUntilTheyAreUndone) {
  const QImage bare = picture();
  setRules({wood()});
  const QImage wooded = picture();
  EXPECT_GT(field().count(), 50U);
  EXPECT_GT(differingPixels(bare, wooded), 2000);
  key(Qt::Key_Z, Qt::ControlModifier);
  QTest::qWait(100);
  EXPECT_EQ(field().count(), 0U);
  EXPECT_EQ(differingPixels(bare, picture()), 0);
}

TEST_F(ScatterViewTest, WithTheObjectToolTheStatusBarNamesWhatIsUnderTheCursor) {
  setRules({wood()});
  auto& label = the<QLabel>("status_scattered");
  const auto aim = [&] {
    for (int tile = 0; tile < field().tileCount(); ++tile)
      for (const ScatteredObject& object : field().objects(0, tile)) {
        const auto pose =
            objectPose(objectOf(object, field().rules()[0]), terrain().heights(), terrain().frame());
        const auto pixel =
            controller().camera().project(pose->foot + Vec3(0.0, 0.0, 4.0 * object.scale), view().viewSize());
        if (!pixel || !view().rect().adjusted(50, 50, -50, -50).contains(int(pixel->x()), int(pixel->y())))
          continue;
        moveTo({int(pixel->x()), int(pixel->y())});
        if (!label.text().isEmpty()) return true;
      }
    return false;
  };
  tools().setTool(SculptTool::kName);
  moveTo(middle());
  EXPECT_TRUE(label.text().isEmpty());
  tools().setTool(PlaceTool::kName);
  ASSERT_TRUE(aim());
  EXPECT_TRUE(label.text().contains(QStringLiteral("Old wood"))) << label.text().toStdString();
}

}  // namespace
}  // namespace scarp::test
