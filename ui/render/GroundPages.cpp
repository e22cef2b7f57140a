#include "ui/render/GroundPages.h"

#include <algorithm>
#include <cmath>
#include <epoxy/gl.h>

#include "core/memory/Scratch.h"
#include "ui/render/ColourRamps.h"
#include "ui/render/GlObjects.h"

namespace scarp {

MaskPages::MaskPages(int slots) : MarkPages(GL_R8, kPageSamples, slots) {}

void MaskPages::show(const std::shared_ptr<const MaskRaster>& weights, const GridFrame& frame) {
  if (shown_ == weights) return;
  const std::shared_ptr<const MaskRaster> before = std::exchange(shown_, weights);
  if (!before || before->rect() != weights->rect() || before->fill() != weights->fill()) return forget();
  for (const int index : weights->unsharedSlots(*before))
    forget([&](const PageId& page) { return !partShowing(page, weights->tileRect(index), frame).empty(); });
}

void MaskPages::upload(int slot, const PageId& page) {
  const MaskRaster& weights = *shown_;
  scratch_.clear();
  for (int j = 0; j < kPageSamples; ++j) {
    const int row = pageSampleAt(page.level, page.row, j, weights.rows());
    for (int k = 0; k < kPageSamples; ++k) {
      const float weight = weights.at(pageSampleAt(page.level, page.column, k, weights.columns()), row);
      scratch_.push_back(static_cast<std::uint8_t>(std::lround(255.0F * std::clamp(weight, 0.0F, 1.0F))));
    }
  }
  send(slot, GL_RED, GL_UNSIGNED_BYTE, scratch_.data(), 1);
}

FractionLayer::FractionLayer(int slots)
    : MarkPages(GL_RG8, kPageSamples, slots), colours_(makeTexture(GL_TEXTURE_2D)) {
  glTextureStorage2D(colours_.id(), 1, GL_RGB32F, kFractionEntries, 1);
  setSampling(colours_, GL_LINEAR, GL_LINEAR, GL_CLAMP_TO_EDGE);
}

void FractionLayer::show(const GroundFractions& fractions) {
  if (!shown_ || shown_->kind != fractions.kind || shown_->difference != fractions.difference) {
    const std::vector<float> ramp = fractions.difference ? differenceRamp() : fractionRamp(fractions.kind);
    glTextureSubImage2D(colours_.id(), 0, 0, 0, kFractionEntries, 1, GL_RGB, GL_FLOAT, ramp.data());
  }
  if (!shown_ || shown_->map != fractions.map) forget();
  shown_ = fractions;
}

void FractionLayer::invalidate(const GridRect& samples, const GridFrame& frame) {
  // A coarser sample speaks for those up to the next one on both sides.
  forget([&](const PageId& page) {
    return !partShowing(page, samples.grown(1 << page.level), frame).empty();
  });
}

void FractionLayer::upload(int slot, const PageId& page) {
  const FractionMap& map = *shown_->map;
  scratch_.clear();
  for (int j = 0; j < kPageSamples; ++j) {
    const int row = std::min(page.row * kPageCells + j, map.rows(page.level) - 1);
    for (int k = 0; k < kPageSamples; ++k) {
      const int column = std::min(page.column * kPageCells + k, map.columns(page.level) - 1);
      // Weighted with whether there is one, so that between samples no fraction counts for nothing.
      const std::uint8_t fraction = map.at(page.level, column, row);
      const bool known = fraction != FractionBytes::kNone;
      scratch_.push_back(known ? fraction : 0);
      scratch_.push_back(known ? FractionBytes::kFull : 0);
    }
  }
  send(slot, GL_RG, GL_UNSIGNED_BYTE, scratch_.data(), 2);
}

void FractionLayer::bind(unsigned unit) const {
  MarkPages::bind(unit);
  glBindTextureUnit(unit + 1, colours_.id());
}

TerrainTextures::TerrainTextures(const GlProgram& shape, const GridFrame& frame, int slots)
    : shape_(shape),
      frame_(frame),
      heights_(GL_R32F, kPageSide, slots),
      gradient_(GL_RG32F, kPageSamples, slots),
      coarseGradient_(GL_RG32F, kPageCells / 2 + 1, slots),
      curvature_(GL_R16F, kPageSamples, slots),
      partBuffer_(makeBuffer()) {}

void TerrainTextures::grow(int slots) {
  for (PageArray* pages : {&heights_, &gradient_, &coarseGradient_, &curvature_}) pages->grow(slots);
}

void TerrainTextures::upload(int slot, const PageId& page, const GridRect& part,
                             std::span<const float> heights) {
  EXPECTS(static_cast<long long>(heights.size()) >= part.area() &&
          part.intersected({0, 0, kPageSide, kPageSide}) == part);
  glTextureSubImage3D(heights_.id(), 0, part.column0, part.row0, slot, part.width(), part.height(), 1, GL_RED,
                      GL_FLOAT, heights.data());
  // From the apron's corner to the page's, and as far as a sample's shape depends on others.
  const GridRect samples = GridRect{part.column0 - kPageApron, part.row0 - kPageApron,
                                    part.column1 - kPageApron, part.row1 - kPageApron}
                               .grown(kPageApron)
                               .intersected({0, 0, kPageSamples, kPageSamples});
  parts_.push_back(
      {{page.column * kPageCells << page.level, page.row * kPageCells << page.level, page.level, slot},
       {samples.column0, samples.row0, samples.width(), samples.height()}});
}

void TerrainTextures::derive() {
  if (parts_.empty()) return;
  constexpr GLuint kGroup = 8, kGroups = (kPageSamples + kGroup - 1) / kGroup;
  constexpr std::size_t kMostAtOnce = 4096;  // Fewer than every OpenGL allows.
  glUseProgram(shape_.id());
  glUniform2f(0, static_cast<float>(frame_.dx), static_cast<float>(frame_.dy));
  glUniform2i(1, frame_.columns, frame_.rows);
  glBindTextureUnit(0, heights_.id());
  const auto write = [&](GLuint unit, const PageArray& texture, GLenum format) {
    glBindImageTexture(unit, texture.id(), 0, GL_TRUE, 0, GL_WRITE_ONLY, format);
  };
  write(0, gradient_, GL_RG32F);
  write(1, coarseGradient_, GL_RG32F);
  write(2, curvature_, GL_R16F);
  for (std::size_t first = 0; first < parts_.size(); first += kMostAtOnce) {
    const std::size_t count = std::min(parts_.size() - first, kMostAtOnce);
    streamTo(partBuffer_, parts_.data() + first, count * sizeof(Part));
    glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, partBuffer_.id());
    glDispatchCompute(kGroups, kGroups, static_cast<GLuint>(count));
  }
  glMemoryBarrier(GL_TEXTURE_FETCH_BARRIER_BIT);
  parts_.clear();
}

void TerrainTextures::bind(unsigned unit) const {
  glBindTextureUnit(unit, heights_.id());
  glBindTextureUnit(unit + 1, gradient_.id());
  glBindTextureUnit(unit + 2, coarseGradient_.id());
}

void TerrainTextures::bindCurvature(unsigned unit) const { glBindTextureUnit(unit, curvature_.id()); }

namespace {

constexpr int kMaxPageLayers = 2048;  ///< What OpenGL 4.5 grants every texture array.
constexpr long long kBytesPerPage =
    TerrainTextures::bytesPerPage() + FractionLayer::bytesPerPage() + MaskPages::bytesPerPage();

int slotsFor(const GridFrame& frame, long long budget, bool materials) {
  long long pages = 0;
  for (int columns = frame.columns - 1, rows = frame.rows - 1;;
       columns = (columns + 1) / 2, rows = (rows + 1) / 2) {
    const auto across = [](int cells) { return (cells + kPageCells - 1) / kPageCells; };
    pages += static_cast<long long>(across(columns)) * across(rows);
    if (columns <= kPageCells && rows <= kPageCells) break;
  }
  const long long bytesPerPage = kBytesPerPage + (materials ? MaterialPages::bytesPerPage() : 0LL);
  return static_cast<int>(std::min({pages, budget / bytesPerPage, static_cast<long long>(kMaxPageLayers)}));
}

/// Makes pages where there is something to show, and destroys them otherwise. Returns `shown`.
template <class Pages>
bool keepsPages(std::unique_ptr<Pages>& pages, bool shown, int slots) {
  if (!shown)
    pages.reset();
  else if (!pages)
    pages = std::make_unique<Pages>(slots);
  return shown;
}

}  // namespace

GroundPages::GroundPages(GlProgram shape, long long budget) : shape_(std::move(shape)), budget_(budget) {
  EXPECTS(budget > 64 * kBytesPerPage);
}

void GroundPages::prepare(const GridFrame& frame, const std::optional<GroundFractions>& fractions,
                          const std::optional<GroundMask>& mask,
                          const std::optional<GroundMaterials>& materials) {
  // Materials are as large as all else that a page has, so with them there are fewer pages.
  const int most = slotsFor(frame, budget_, materials.has_value());
  if (frame_ != frame || cache_->most() != most) {
    frame_ = frame;
    const int slots = std::min(PageCache::kStep, most);
    textures_.reset();
    textures_ = std::make_unique<TerrainTextures>(shape_, frame, slots);
    cache_ = std::make_unique<PageCache>(slots, most);
    fractions_.reset();
    mask_.reset();
    materials_.reset();
    drapes_.reset();
  }
  if (keepsPages(fractions_, fractions.has_value(), cache_->size())) fractions_->show(*fractions);
  if (keepsPages(mask_, mask.has_value(), cache_->size())) mask_->show(mask->weights, frame);
  if (keepsPages(materials_, materials.has_value(), cache_->size())) materials_->show(*materials, frame);
}

void GroundPages::prepareDrapes(const std::vector<GroundDrape>& drapes) {
  if (keepsPages(drapes_, !drapes.empty(), cache_->size())) drapes_->show(drapes);
}

void GroundPages::invalidate(const GridRect& samples) {
  if (cache_) cache_->invalidate(samples, *frame_);
}

void GroundPages::invalidateFractions(const GridRect& samples) {
  if (fractions_) fractions_->invalidate(samples, *frame_);
}

void GroundPages::invalidateMaterials(const GridRect& samples) {
  if (materials_) materials_->invalidate(samples, *frame_);
}

long long GroundPages::bytes() const {
  return cache_ ? cache_->size() * (TerrainTextures::bytesPerPage() +
                                    (fractions_ ? FractionLayer::bytesPerPage() : 0LL) +
                                    (mask_ ? MaskPages::bytesPerPage() : 0LL) +
                                    (materials_ ? MaterialPages::bytesPerPage() : 0LL)) +
                      (drapes_ ? drapes_->bytes() : 0LL)
                : 0LL;
}

long long GroundPages::lacking(const PageId& page) const {
  const PageCache::Slot* slot = cache_->find(page);
  const long long samples = slot ? slot->stale.area() : static_cast<long long>(kPageSide) * kPageSide;
  return samples * static_cast<long long>(sizeof(float));
}

void GroundPages::beginFrame() {
  cache_->beginFrame();
  brought_ = {};
}

void GroundPages::beginDrapes(const SceneView& view, const SceneBounds& bounds, const LodTree& tree) {
  if (drapes_) drapes_->beginFrame(view, bounds, tree);
}

void GroundPages::endFrame() {
  textures_->derive();
  if (drapes_) drapes_->endFrame();
}

void GroundPages::bring(std::span<const PageId> pages, const HeightRaster& heights) {
  std::vector<PagePart> parts;
  for (const PageId& page : pages)
    if (const std::optional<int> slot = cache_->acquire(page); slot && !cache_->slot(*slot).stale.empty())
      parts.push_back({*slot, page, cache_->slot(*slot).stale});
  grow();
  const std::vector<std::uint8_t> holes = TileUploader(*textures_).upload(parts, heights);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    PageCache::Slot& resident = cache_->slot(parts[i].slot);
    brought_.bytes += resident.stale.area() * static_cast<long long>(sizeof(float));
    ++brought_.pages;
    // That a page's last hole has gone only the whole of it could tell.
    const bool whole = resident.stale == GridRect{0, 0, kPageSide, kPageSide};
    resident.holes = holes[i] != 0 || (resident.holes && !whole);
    resident.stale = {};
  }
}

void GroundPages::grow() {
  if (textures_->slots() == cache_->size()) return;
  textures_->grow(cache_->size());
  if (fractions_) fractions_->grow(cache_->size());
  if (mask_) mask_->grow(cache_->size());
  if (materials_) materials_->grow(cache_->size());
  if (drapes_) drapes_->grow(cache_->size());
  // A software renderer's textures are the heap's, the old ones until it is done with them. A card is not to
  // wait.
  if (!openGlIsSoftware()) return;
  glFinish();
  releaseLargeHeap();
}

void GroundPages::bringMarks(int slot) {
  if (fractions_) fractions_->prepare(slot, cache_->slot(slot).page);
  if (mask_) mask_->prepare(slot, cache_->slot(slot).page);
  if (materials_ && materials_->prepare(slot, cache_->slot(slot).page)) ++brought_.materials;
  if (drapes_) drapes_->prepare(slot, cache_->slot(slot).page);
}

void GroundPages::bind() const {
  textures_->bind(0);
  if (fractions_) fractions_->bind(4);
  textures_->bindCurvature(6);
  if (mask_) mask_->bind(9);
  if (materials_) materials_->bind(10);
  if (drapes_) drapes_->bind(14);
}

}  // namespace scarp
