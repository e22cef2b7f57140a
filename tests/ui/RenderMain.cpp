#include <gtest/gtest.h>

#include <QApplication>
#include <QSurfaceFormat>

#include "core/recovery/CrashHandler.h"

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  const scarp::CrashHandler crashes("A test of rendering crashed");
  QSurfaceFormat format;
  format.setVersion(4, 5);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setOption(QSurfaceFormat::DebugContext);  // what OpenGL complains of fails the tests
  QSurfaceFormat::setDefaultFormat(format);
  const QApplication application(argc, argv);
  return RUN_ALL_TESTS();
}
