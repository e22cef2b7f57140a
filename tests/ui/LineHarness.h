#pragma once

#include <QListWidget>
#include <cmath>
#include <vector>

#include "core/edit/LineEdit.h"
#include "core/tools/LineTool.h"
#include "tests/ui/WindowHarness.h"
#include "ui/lines/LineMeasurement.h"
#include "ui/lines/LinePlot.h"
#include "ui/lines/LinesDock.h"

namespace scarp::test {

/// The line tool in hand, on ground without lines.
class LineWindowTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("srtm_bigtujunga30m_utm11.tif");
    key(Qt::Key_T);
    key(Qt::Key_L, Qt::ShiftModifier);
    ASSERT_EQ(tools().tool(), LineTool::kName);
    QTest::qWait(100);
  }
  LinesDock& dock() { return *window_->findChild<LinesDock*>(); }
  LinePlot& plot() { return *window_->findChild<LinePlot*>(); }
  QListWidget& list() { return the<QListWidget>("lineList"); }
  std::vector<Line> lines() {
    const auto* found = linesOf(terrain(), layerForLines(terrain()));
    return found ? *found : std::vector<Line>();
  }
  void clickAt(QPoint at) {
    moveTo(at);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at, 600);
  }
  void drawRoad() {
    for (const QPoint& at : {QPoint(-150, -30), QPoint(-40, 30), QPoint(60, -20), QPoint(150, 20)})
      clickAt(middle() + at);
    QTest::keyClick(&view(), Qt::Key_Return);
    QTest::qWait(30);
    ASSERT_EQ(lines().size(), 1u);
  }
  QPoint pixelOf(const LinePoint& point) {
    const GridFrame& frame = terrain().frame();
    const double z = heightAt(terrain().heights(), frame.column(point.x), frame.row(point.y));
    const auto seen = controller().camera().project({point.x, point.y, z}, view().viewSize());
    return {static_cast<int>(std::lround(seen->x())), static_cast<int>(std::lround(seen->y()))};
  }
  bool measured() {
    return waitUntil([this] {
      const auto& report = dock().measurement().report();
      return report && dock().measurement().line() == lines().front() && idle();
    });
  }
};

}  // namespace scarp::test
