#include <QOpenGLFunctions>

#include "tests/ui/RenderHarness.h"
#include "ui/render/Gl.h"

namespace scarp {
namespace {

TEST(Gl, FindsItsFunctionsInTheCurrentContext) {
  const test::RenderHarness harness(16, 16);
  const Result<Gl> gl = Gl::load(lookupInQtContext());
  ASSERT_TRUE(gl.ok());
  EXPECT_EQ(gl->rendererName(), reinterpret_cast<const char*>(
                                    QOpenGLContext::currentContext()->functions()->glGetString(GL_RENDERER)));
}

TEST(Gl, WithAFunctionMissingIsNotWhatIsNeeded) {
  const test::RenderHarness harness(16, 16);
  const GlLookup whole = lookupInQtContext();
  const Result<Gl> gl = Gl::load([&](const char* name) {
    return QByteArray(name) == "glCreateTextures" ? nullptr : whole(name);  // of OpenGL 4.5
  });
  ASSERT_FALSE(gl.ok());
  EXPECT_EQ(gl.error().message, "OpenGL 4.5 core is needed");
}

}  // namespace
}  // namespace scarp
