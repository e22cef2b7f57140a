#include "ui/render/MarkerRenderer.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <cstddef>

namespace scarp {

namespace {

/// By AssetKind, and that of others; sRGB.
constexpr std::array<std::array<float, 3>, kAssetKinds + 1> kTints{{{0.30F, 0.66F, 0.36F},
                                                                    {0.66F, 0.80F, 0.30F},
                                                                    {0.74F, 0.72F, 0.70F},
                                                                    {0.93F, 0.62F, 0.45F},
                                                                    {0.95F, 0.30F, 0.32F},
                                                                    {0.62F, 0.66F, 0.92F}}};
constexpr std::array<float, 3> kSelected{1.0F, 0.72F, 0.15F};

}  // namespace

Result<std::unique_ptr<MarkerRenderer>> MarkerRenderer::create() {
  Result<GlProgram> program = makeProgram("object-marker");
  if (!program) return program.error();
  return std::unique_ptr<MarkerRenderer>(new MarkerRenderer(std::move(program.value())));
}

MarkerRenderer::MarkerRenderer(GlProgram program)
    : program_(std::move(program)), vertices_(makeVertexArray()), instances_(makeBuffer()) {
  const GLuint array = vertices_.id();
  glVertexArrayVertexBuffer(array, 0, instances_.id(), 0, sizeof(Instance));
  glVertexArrayBindingDivisor(array, 0, 1);
  const auto attribute = [&](GLuint index, GLint size, std::size_t offset) {
    glEnableVertexArrayAttrib(array, index);
    glVertexArrayAttribBinding(array, index, 0);
    glVertexArrayAttribFormat(array, index, size, GL_FLOAT, GL_FALSE, static_cast<GLuint>(offset));
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
    const auto& tint =
        marker.selected ? kSelected
                        : kTints[std::min<std::size_t>(static_cast<std::size_t>(marker.asset), kAssetKinds)];
    all.push_back({{static_cast<float>(foot.x()), static_cast<float>(foot.y()), static_cast<float>(foot.z())},
                   {tint[0], tint[1], tint[2], static_cast<float>(marker.opacity)},
                   static_cast<float>(marker.crowded ? kCrowdedMarkerRadius : kMarkerRadius),
                   static_cast<float>(marker.crowded ? kCrowdedMarkerLift : kMarkerLift)});
  }
  streamTo(instances_, all.data(), all.size() * sizeof(Instance));
  glUseProgram(program_.id());
  glBindVertexArray(vertices_.id());
  glDepthMask(GL_FALSE);
  glEnable(GL_BLEND);
  // The picture itself stays opaque.
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(all.size()));
  glDisable(GL_BLEND);
  glDepthMask(GL_TRUE);
}

}  // namespace scarp
