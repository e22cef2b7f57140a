#include "ui/render/FrameTarget.h"

#include <epoxy/gl.h>

#include "core/base/Contract.h"

namespace scarp {

namespace {

GlRenderbuffer makeSurface(GLenum format, int width, int height, int samples) {
  GlRenderbuffer surface = makeRenderbuffer();
  glNamedRenderbufferStorageMultisample(surface.id(), samples > 1 ? samples : 0, format, width, height);
  return surface;
}

}  // namespace

void FrameTarget::begin(int width, int height, int samples) {
  if (width != width_ || height != height_ || samples != samples_) {
    width_ = width;
    height_ = height;
    samples_ = samples;
    colour_ = makeSurface(GL_RGBA8, width, height, samples);
    depth_ = makeSurface(GL_DEPTH_COMPONENT32F, width, height, samples);
    frame_ = makeFramebuffer();
    glNamedFramebufferRenderbuffer(frame_.id(), GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colour_.id());
    glNamedFramebufferRenderbuffer(frame_.id(), GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth_.id());
  }
  glBindFramebuffer(GL_FRAMEBUFFER, frame_.id());
  glViewport(0, 0, width, height);
}

void FrameTarget::copyFrom(const FrameTarget& other, const GridRect& pixels) {
  EXPECTS(other.width_ == width_ && other.height_ == height_ && other.samples_ == samples_);
  if (pixels.empty()) return;
  const auto& [left, bottom, right, top] = pixels;
  glBlitNamedFramebuffer(other.frame_.id(), frame_.id(), left, bottom, right, top, left, bottom, right, top,
                         GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT, GL_NEAREST);
}

void FrameTarget::present(unsigned target, int width, int height) const {
  const bool same = width == width_ && height == height_;
  EXPECTS(same || samples_ == 1);
  glBlitNamedFramebuffer(frame_.id(), target, 0, 0, width_, height_, 0, 0, width, height, GL_COLOR_BUFFER_BIT,
                         same ? GL_NEAREST : GL_LINEAR);
  glBindFramebuffer(GL_FRAMEBUFFER, target);
}

std::vector<float> FrameTarget::readDepth() const {
  std::vector<float> depths(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_));
  if (depths.empty()) return depths;
  // Depth can only be read where there is one sample a pixel: resolve first.
  const GlRenderbuffer plain = makeSurface(GL_DEPTH_COMPONENT32F, width_, height_, 1);
  const GlFramebuffer frame = makeFramebuffer();
  glNamedFramebufferRenderbuffer(frame.id(), GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, plain.id());
  glBlitNamedFramebuffer(frame_.id(), frame.id(), 0, 0, width_, height_, 0, 0, width_, height_,
                         GL_DEPTH_BUFFER_BIT, GL_NEAREST);
  glBindFramebuffer(GL_READ_FRAMEBUFFER, frame.id());
  glPixelStorei(GL_PACK_ALIGNMENT, 4);
  glReadPixels(0, 0, width_, height_, GL_DEPTH_COMPONENT, GL_FLOAT, depths.data());
  glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
  return depths;
}

}  // namespace scarp
