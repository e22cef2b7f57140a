#include <QOpenGLFunctions>

#include "tests/ui/RenderHarness.h"
#include "ui/render/GlObjects.h"

namespace scarp {
namespace {

TEST(Gl, IsThatOfTheCurrentContext) {
  const test::RenderHarness harness(16, 16);
  ASSERT_TRUE(checkOpenGl());
  EXPECT_EQ(openGlName(), reinterpret_cast<const char*>(
                              QOpenGLContext::currentContext()->functions()->glGetString(GL_RENDERER)));
}

TEST(Gl, OfAnotherKindIsNotWhatIsNeeded) {
  QSurfaceFormat format;
  format.setRenderableType(QSurfaceFormat::OpenGLES);
  QOpenGLContext context;
  context.setFormat(format);
  ASSERT_TRUE(context.create());
  QOffscreenSurface surface;
  surface.setFormat(context.format());
  surface.create();
  ASSERT_TRUE(context.makeCurrent(&surface));
  const Result<void> usable = checkOpenGl();
  ASSERT_FALSE(usable);
  EXPECT_EQ(usable.error().text(), "OpenGL 4.5 core is needed");
}

TEST(Gl, WithoutAContextIsNotWhatIsNeeded) {
  ASSERT_FALSE(QOpenGLContext::currentContext());
  EXPECT_FALSE(checkOpenGl());
}

}  // namespace
}  // namespace scarp
