#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <variant>

#include "core/edit/SelectionEdits.h"
#include "tests/support/Terrains.h"
#include "tests/ui/WindowHarness.h"
#include "ui/measure/HistogramDock.h"
#include "ui/measure/HistogramPlot.h"

namespace scarp::test {
namespace {

class HistogramDockTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openIsland();
    inMenu({QStringLiteral("View"), QStringLiteral("Panels"), QStringLiteral("Histogram")}).trigger();
    ASSERT_TRUE(waitUntil([this] { return plot().isVisible() && !plot().bars().counts.empty(); }));
    QTest::qWait(150);  // Waits for the layout of the panel.
  }
  HistogramDock& dock() { return *window_->findChild<HistogramDock*>(); }
  HistogramPlot& plot() { return *window_->findChild<HistogramPlot*>(); }
  const Distribution& counted() { return dock().histogram()->distribution(); }
  QPushButton& selectButton() { return the<QPushButton>("histogramSelect"); }
  QPoint spot(double value) { return {int(std::lround(plot().xOf(value))), plot().height() / 2}; }
  void dragOver(double from, double to) {
    const QPoint start = spot(from), end = spot(to);
    QTest::mousePress(&plot(), Qt::LeftButton, {}, start);
    for (int i = 1; i <= 5; ++i) {
      const QPoint at = start + (end - start) * i / 5;
      QMouseEvent move(QEvent::MouseMove, at, plot().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
      QApplication::sendEvent(&plot(), &move);
    }
    QTest::mouseRelease(&plot(), Qt::LeftButton, {}, end);
  }
  /// Returns the value at a fraction of the axis.
  double at(double fraction) { return counted().low + fraction * (counted().high - counted().low); }
  double pixel() { return plot().valueAt(101.0) - plot().valueAt(100.0); }
  Distribution countedAgain() {
    TerrainHistogram fresh(terrain());
    fresh.setMeasure(dock().histogram()->measure());
    EXPECT_TRUE(fresh.update());
    return fresh.distribution();
  }
};

TEST_F(HistogramDockTest, ADraggedRangeIsShownAndSelected) {
  EXPECT_FALSE(selectButton().isEnabled());
  const QImage bare = picture();
  const double low = at(0.4), high = at(0.7);
  dragOver(low, high);
  ASSERT_TRUE(plot().range());
  EXPECT_NEAR(plot().range()->low, low, 1.5 * pixel());
  EXPECT_NEAR(plot().range()->high, high, 1.5 * pixel());
  EXPECT_EQ(the<NumberField>("histogramLow").value(), plot().range()->low);
  EXPECT_FALSE(terrain().selection()) << "only a preview";
  EXPECT_TRUE(waitUntil([&] { return window_->jobs().jobs().empty() && picture() != bare; }));
  // Drags the upper end further.
  dragOver(plot().range()->high, at(0.85));
  EXPECT_NEAR(plot().range()->low, low, 1.5 * pixel());
  EXPECT_NEAR(plot().range()->high, at(0.85), 2.0 * pixel());

  const SelectOperation wanted = dock().operation();
  const auto mask = maskFrom(wanted.source, terrain().snapshot());
  ASSERT_TRUE(mask);
  QTest::mouseClick(&selectButton(), Qt::LeftButton);
  ASSERT_TRUE(waitUntil([&] { return terrain().selection() != nullptr; }));
  EXPECT_TRUE(sameBits(samplesOf(*terrain().selection()), samplesOf(*mask)));
  EXPECT_EQ(terrain().history().size(), 1U);
  EXPECT_FALSE(plot().range());
  // Counts only the selection.
  the<QComboBox>("histogramArea").setCurrentIndex(1);
  EXPECT_TRUE(waitUntil([&] { return counted().low >= std::get<RangeSource>(wanted.source).range.low; }));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_FALSE(terrain().selection());
  EXPECT_TRUE(waitUntil([&] { return counted().samples == terrain().frame().samples().area(); }));
  the<QComboBox>("histogramArea").setCurrentIndex(0);
  the<QComboBox>("histogramMeasure").setCurrentIndex(1);
  EXPECT_TRUE(waitUntil([&] { return counted().high <= 90.0 && counted() == countedAgain(); }));
  EXPECT_TRUE(the<NumberField>("histogramSlopeLow").isVisible());
  EXPECT_FALSE(the<NumberField>("histogramLow").isVisible());
  EXPECT_TRUE(the<QLabel>("histogramFigures").text().contains(QStringLiteral("°")));
}

TEST_F(HistogramDockTest, TheRangeIsTypedAndMovedByKeysAndEscRemovesIt) {
  const QImage bare = picture();
  typeInto("histogramLow", QStringLiteral("40"));
  ASSERT_TRUE(plot().range());
  EXPECT_EQ(plot().range()->low, 40.0);
  EXPECT_EQ(plot().range()->high, counted().high);
  typeInto("histogramHigh", QStringLiteral("90"));
  EXPECT_EQ(*plot().range(), (HistogramPlot::Range{40.0, 90.0}));
  plot().setFocus();
  const double bar = plot().bars().width();
  QTest::keyClick(&plot(), Qt::Key_Up);
  QTest::keyClick(&plot(), Qt::Key_Right);
  EXPECT_EQ(*plot().range(), (HistogramPlot::Range{40.0, 90.0 + bar}));
  QTest::keyClick(&plot(), Qt::Key_Down);
  QTest::keyClick(&plot(), Qt::Key_Left, Qt::ShiftModifier);
  EXPECT_EQ(plot().range()->low, std::max(counted().low, 40.0 - 10.0 * bar));
  EXPECT_EQ(the<NumberField>("histogramHigh").value(), 90.0 + bar);
  EXPECT_TRUE(waitUntil([&] { return window_->jobs().jobs().empty() && picture() != bare; }));
  QTest::keyClick(&plot(), Qt::Key_Escape);
  EXPECT_FALSE(plot().range());
  EXPECT_TRUE(waitUntil([&] { return picture() == bare; }));
  EXPECT_EQ(terrain().history().size(), 0U);
  // Enter selects, and another operation combines.
  typeInto("histogramLow", QStringLiteral("40"));
  plot().setFocus();
  QTest::keyClick(&plot(), Qt::Key_Return);
  ASSERT_TRUE(waitUntil([&] { return terrain().selection() != nullptr; }));
  the<QComboBox>("histogramOperation").setCurrentIndex(2);
  dragOver(at(0.8), at(0.95));
  EXPECT_EQ(dock().operation().how, MaskOperation::Subtract);
  QTest::mouseClick(&selectButton(), Qt::LeftButton);
  EXPECT_TRUE(waitUntil([&] { return terrain().history().size() == 2U; }));
}

}  // namespace
}  // namespace scarp::test
