#include <QDockWidget>
#include <QListView>
#include <QListWidget>
#include <array>
#include <cmath>

#include "tests/ui/ProjectHarness.h"
#include "tests/ui/TextLayout.h"
#include "ui/actions/Actions.h"
#include "ui/history/HistoryDock.h"
#include "ui/render/ColourRamps.h"
#include "ui/settings/Preferences.h"
#include "ui/widgets/FoldingSection.h"
#include "ui/widgets/Theme.h"

namespace scarp::test {
namespace {

/// WCAG 2.2: relative luminance and the contrast ratio of two colours.
double luminance(const QColor& colour) {
  const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}
double contrast(const QColor& a, const QColor& b) {
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

constexpr std::array kPairs{std::pair{QPalette::WindowText, QPalette::Window}, std::pair{QPalette::Text, QPalette::Base},
                            std::pair{QPalette::ButtonText, QPalette::Button},
                            std::pair{QPalette::ToolTipText, QPalette::ToolTipBase}};

TEST(Themes, HighContrastIsAtLeastSevenToOneAndTextOfTheOthersToo) {
  for (const Theme theme : {Theme::HighContrast, Theme::Dark, Theme::Light}) {
    const QPalette palette = themePalette(theme);
    for (const auto& [text, ground] : kPairs)
      EXPECT_GE(contrast(palette.color(text), palette.color(ground)), 7.0) << text;
    EXPECT_GE(contrast(palette.color(QPalette::PlaceholderText), palette.color(QPalette::Window)), 4.5);
  }
  const QPalette palette = themePalette(Theme::HighContrast);
  EXPECT_GE(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)), 7.0);
  for (const QPalette::ColorRole role : {QPalette::PlaceholderText, QPalette::Link, QPalette::Highlight, QPalette::Mid})
    for (const QPalette::ColorRole ground : {QPalette::Window, QPalette::Base, QPalette::Button})
      EXPECT_GE(contrast(palette.color(role), palette.color(ground)), 7.0) << role << " on " << ground;
  EXPECT_GE(contrast(alertColour(palette), palette.color(QPalette::Window)), 7.0);
  EXPECT_GE(contrast(palette.color(QPalette::Disabled, QPalette::WindowText), palette.color(QPalette::Window)), 4.5);
}

/// As people without red, green or blue cones see a colour: the matrices of Machado, Oliveira and Fernandes (2009,
/// "A Physiologically-based Model for Simulation of Color Vision Deficiency"), severity 1, on linear RGB.
LinearRgb seenWithout(int cone, const LinearRgb& c) {
  constexpr double matrices[3][9] = {
      {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
      {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
      {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}};
  LinearRgb seen{};
  for (int i = 0; i < 3; ++i)
    for (int k = 0; k < 3; ++k) seen[std::size_t(i)] += matrices[cone][3 * i + k] * c[std::size_t(k)];
  for (double& channel : seen) channel = std::clamp(channel, 0.0, 1.0);
  return seen;
}

double brightness(const LinearRgb& colour) { return toOklab(colour)[0]; }

TEST(Ramps, ViridisAndCividisRiseInLightWhateverConesAreMissing) {
  for (const TintRamp ramp : {TintRamp::Viridis, TintRamp::Cividis})
    for (int cone = 0; cone < 3; ++cone) {
      const std::vector<LinearRgb> colours = landRamp(ramp, 33);
      for (std::size_t i = 1; i < colours.size(); ++i)
        EXPECT_GT(brightness(seenWithout(cone, colours[i])), brightness(seenWithout(cone, colours[i - 1])))
            << int(ramp) << " " << cone << " " << i;
    }
}

TEST(Ramps, SlopesGrowDarkerWhateverConesAreMissing) {
  for (int cone = 0; cone < 3; ++cone) {
    double before = 2.0;
    for (int degrees = 0; degrees <= 90; degrees += 5) {
      LinearRgb colour = measureColour(ShadingMode::Slope, degrees / 90.0);
      for (double& channel : colour) channel = toLinear(channel);
      const double light = brightness(seenWithout(cone, colour));
      EXPECT_LT(light, before + 1e-3) << cone << " at " << degrees;
      before = light;
    }
  }
}

class AppearanceTest : public ProjectTest {
 protected:
  void TearDown() override {
    applyTheme(Theme::Dark);
    ProjectTest::TearDown();
  }
  static std::string cutTextLines(const QWidget& top) {
    return cutTexts(top).join(QLatin1Char('\n')).toStdString();
  }
};

TEST_F(AppearanceTest, ThemeTextSizeAndMotionAreChosenInTheMenuAndRemembered) {
  const QString view = QStringLiteral("View");
  inMenu({view, QStringLiteral("Theme"), QStringLiteral("High Contrast")}).trigger();
  EXPECT_EQ(QApplication::palette().color(QPalette::Window), QColor(Qt::black));
  const double points = QApplication::font().pointSizeF();
  inMenu({view, QStringLiteral("Text Size"), QStringLiteral("Text 150 %")}).trigger();
  EXPECT_NEAR(QApplication::font().pointSizeF(), 1.5 * points, 0.01);
  EXPECT_NEAR(window_->menuBar()->font().pointSizeF(), 1.5 * points, 0.01);
  inMenu({view, QStringLiteral("Reduce Motion")}).trigger();
  EXPECT_EQ(rememberedTheme(), Theme::HighContrast);
  EXPECT_EQ(rememberedTextSize(), 150);
  EXPECT_TRUE(reducesMotion());
  window_ = std::make_unique<MainWindow>();
  EXPECT_TRUE(inMenu({view, QStringLiteral("Theme"), QStringLiteral("High Contrast")}).isChecked());
  EXPECT_TRUE(inMenu({view, QStringLiteral("Text Size"), QStringLiteral("Text 150 %")}).isChecked());
  EXPECT_TRUE(inMenu({view, QStringLiteral("Reduce Motion")}).isChecked());
}

TEST_F(AppearanceTest, WithReducedMotionTheCameraIsAtOnceWhereItGoesTo) {
  openIsland();
  const auto below = [this] { return controller().camera().pitch < -1.5; };
  window_->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(window_.get(), kPatience));
  QTest::keyClick(window_.get(), Qt::Key_T);
  EXPECT_TRUE(controller().moving());
  EXPECT_FALSE(below());
  arrive();
  EXPECT_TRUE(below());
  QTest::keyClick(window_.get(), Qt::Key_N);
  arrive();
  inMenu({QStringLiteral("View"), QStringLiteral("Reduce Motion")}).trigger();
  QTest::keyClick(window_.get(), Qt::Key_T);
  EXPECT_FALSE(controller().moving());
  EXPECT_TRUE(below());
  // It can be gone back to, as after a travel.
  QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
  EXPECT_FALSE(controller().moving());
  EXPECT_FALSE(below());
}

TEST_F(AppearanceTest, NoTextIsCutAtTheLargestSize) {
  const int percent = kTextSizes.back();
  rememberTextSize(percent);
  applyTheme(Theme::Dark, percent);
  QSettings().remove(QStringLiteral("window/layout"));
  window_ = std::make_unique<MainWindow>();
  window_->resize(1590, 980);
  window_->show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get(), kPatience));
  openIsland();
  for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
    dock->show();
    dock->raise();
    QTest::qWait(30);
    for (FoldingSection* section : dock->findChildren<FoldingSection*>()) section->setOpen(true);
    (void)QTest::qWaitFor([&] { return cutTexts(*dock).isEmpty(); }, 3000);  // layouts need several passes
    EXPECT_EQ(cutTextLines(*dock), "") << dock->windowTitle().toStdString();
  }
  EXPECT_EQ(cutTextLines(*window_->menuBar()), "");
}

TEST_F(AppearanceTest, TheTextSizeHoldsInTheWindowThatIsOpen) {
  openIsland();
  inMenu({QStringLiteral("View"), QStringLiteral("Text Size"), QStringLiteral("Text 125 %")}).trigger();
  (void)QTest::qWaitFor([&] { return cutTexts(*window_).isEmpty(); }, 3000);  // it is laid out in turns
  EXPECT_EQ(cutTextLines(*window_), "");
}

}  // namespace
}  // namespace scarp::test
