#include "ui/render/MarkerRenderer.h"

#include <cstddef>

namespace scarp {

namespace {

/// By AssetKind; sRGB.
constexpr std::array<std::array<float, 3>, kAssetKinds> kTints{{{0.30F, 0.66F, 0.36F},
                                                                {0.66F, 0.80F, 0.30F},
                                                                {0.74F, 0.72F, 0.70F},
                                                                {0.93F, 0.62F, 0.45F},
                                                                {0.95F, 0.30F, 0.32F}}};
constexpr std::array<float, 3> kSelected{1.0F, 0.72F, 0.15F};

}  // namespace

Result<std::unique_ptr<MarkerRenderer>> MarkerRenderer::create(Gl& gl) {
  Result<GlProgram> program = makeProgram(gl, "object-marker");
  if (!program) return program.error();
  return std::unique_ptr<MarkerRenderer>(new MarkerRenderer(gl, std::move(program.value())));
}

MarkerRenderer::MarkerRenderer(Gl& gl, GlProgram program)
    : gl_(gl), program_(std::move(program)), vertices_(makeVertexArray(gl)), instances_(makeBuffer(gl)) {
  const GLuint array = vertices_.id();
  gl.glVertexArrayVertexBuffer(array, 0, instances_.id(), 0, sizeof(Instance));
  gl.glVertexArrayBindingDivisor(array, 0, 1);
  const auto attribute = [&](GLuint index, GLint size, std::size_t offset) {
    gl.glEnableVertexArrayAttrib(array, index);
    gl.glVertexArrayAttribBinding(array, index, 0);
    gl.glVertexArrayAttribFormat(array, index, size, GL_FLOAT, GL_FALSE, static_cast<GLuint>(offset));
  };
  attribute(0, 3, offsetof(Instance, foot));
  attribute(1, 4, offsetof(Instance, tint));
  attribute(2, 2, offsetof(Instance, radius));
}

void MarkerRenderer::draw(const std::vector<ObjectMarker>& markers, const Vec3& eye) {
  if (markers.empty()) return;
  std::vector<Instance> all;
  all.reserve(markers.size());
  for (const ObjectMarker& marker : markers) {
    const Vec3 foot = marker.foot - eye;
    const auto& tint = marker.selected ? kSelected : kTints[static_cast<std::size_t>(marker.asset)];
    all.push_back({{static_cast<float>(foot.x()), static_cast<float>(foot.y()), static_cast<float>(foot.z())},
                   {tint[0], tint[1], tint[2], static_cast<float>(marker.opacity)},
                   static_cast<float>(marker.crowded ? kCrowdedMarkerRadius : kMarkerRadius),
                   static_cast<float>(marker.crowded ? kCrowdedMarkerLift : kMarkerLift)});
  }
  streamTo(gl_, instances_, all.data(), all.size() * sizeof(Instance));
  gl_.glUseProgram(program_.id());
  gl_.glBindVertexArray(vertices_.id());
  gl_.glDepthMask(GL_FALSE);
  gl_.glEnable(GL_BLEND);
  // The picture itself stays opaque.
  gl_.glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
  gl_.glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(all.size()));
  gl_.glDisable(GL_BLEND);
  gl_.glDepthMask(GL_TRUE);
}

}  // namespace scarp
