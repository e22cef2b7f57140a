#include "tests/ui/WindowHarness.h"
#include "ui/viewport/ViewHeader.h"

namespace scarp::test {
namespace {

class QualityMenuTest : public WindowTest {
 protected:
  void prepareSettings() override { drawView(); }
  QAction* entry(const QString& text) {
    for (QAction* action : window_->findChild<QualityMenu*>()->actions())
      if (action->text() == text) return action;
    return nullptr;
  }
  QAction* shadows(const QString& text) {
    for (QAction* action : window_->findChild<QualityMenu*>()->shadows())
      if (action->text() == text) return action;
    return nullptr;
  }
};

TEST_F(QualityMenuTest, SetsWhatThePictureIsDrawnWithAndRemembersIt) {
  openGround("SainteHelens.dem");
  const bool software = view().rendererName().contains("llvmpipe");
  const QImage own = view().picture();
  EXPECT_NE(entry(software ? "Mesh detail: automatic (error mostly up to 2 px, for a software rasterizer)"
                           : "Mesh detail: automatic (error up to 1 px, for a graphics card)"),
            nullptr);
  ASSERT_NE(entry("Mesh detail: error up to 0.5 px"), nullptr);
  entry("Mesh detail: error up to 0.5 px")->trigger();
  EXPECT_EQ(view().settings().pixelError, 0.5);
  EXPECT_NE(view().picture(), own) << "finer shapes";
  ASSERT_NE(entry("Antialiasing by 4 samples"), nullptr);
  entry("Antialiasing by 4 samples")->trigger();
  EXPECT_EQ(view().settings().samples, 4);
  EXPECT_EQ(view().settings().pixelError, 0.5);
  ASSERT_NE(shadows(software ? "Automatic (off, for a software rasterizer)"
                             : "Automatic (medium, for a graphics card)"),
            nullptr);
  ASSERT_NE(shadows("Off"), nullptr);
  ASSERT_NE(shadows("High"), nullptr);
  RenderSettings evening = view().settings();
  evening.light.elevation = 10.0;
  view().setSettings(evening);
  const QImage automatic = view().picture();
  shadows("Off")->trigger();
  const QImage none = view().picture();
  EXPECT_EQ(none == automatic, software);
  shadows("High")->trigger();
  EXPECT_NE(view().picture(), none);
  entry("Mesh detail: error up to 3 px")->trigger();
  entry("Antialiasing by 2 samples")->trigger();
  window_ = std::make_unique<MainWindow>();
  EXPECT_EQ(view().settings().pixelError, 3.0);
  EXPECT_EQ(view().settings().samples, 2);
  EXPECT_TRUE(entry("Mesh detail: error up to 3 px")->isChecked());
  EXPECT_TRUE(entry("Antialiasing by 2 samples")->isChecked());
  EXPECT_EQ(view().settings().shadows, ShadowQuality::High);
  EXPECT_TRUE(shadows("High")->isChecked());
}

}  // namespace
}  // namespace scarp::test
