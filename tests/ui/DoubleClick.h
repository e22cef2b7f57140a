#pragma once

#include <QTest>

namespace scarp::test {

/// With its last release, too: QTest::mouseDClick() leaves the button pressed for all tests that follow.
inline void doubleClick(QWidget& widget, QPoint at, int delay = -1) {
  QTest::mouseDClick(&widget, Qt::LeftButton, {}, at, delay);
  QTest::mouseRelease(&widget, Qt::LeftButton, {}, at);
}

}  // namespace scarp::test
