#pragma once

#include <QAbstractButton>

#include "tests/ui/WindowHarness.h"

namespace scarp::test {

/// A window with the panel of materials open.
class MaterialsTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("SainteHelens.dem");
    key(Qt::Key_P, Qt::ShiftModifier);
  }
  void click(const char* name) { QTest::mouseClick(&the<QAbstractButton>(name), Qt::LeftButton); }
  /// The default materials and rules, laid; drainage areas come from a worker.
  void addMaterials() {
    click("addMaterials");
    ASSERT_TRUE(idle());
    arrive();  // the panel grows, and the view with it
  }
};

}  // namespace scarp::test
