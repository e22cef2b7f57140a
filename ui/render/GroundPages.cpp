#include "ui/render/GroundPages.h"

#include <epoxy/gl.h>

#include <algorithm>

#include "core/memory/Heap.h"
#include "ui/render/Gl.h"

namespace scarp {

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
  if (!fractions)
    fractions_.reset();
  else if (!fractions_)
    fractions_ = std::make_unique<FractionLayer>(cache_->size());
  if (fractions_) fractions_->show(*fractions);
  if (!mask)
    mask_.reset();
  else if (!mask_)
    mask_ = std::make_unique<MaskPages>(cache_->size());
  if (mask_) mask_->show(mask->weights, frame);
  if (!materials)
    materials_.reset();
  else if (!materials_)
    materials_ = std::make_unique<MaterialPages>(cache_->size());
  if (materials_) materials_->show(*materials, frame);
}

void GroundPages::prepareDrapes(const std::vector<GroundDrape>& drapes) {
  if (drapes.empty())
    drapes_.reset();
  else if (!drapes_)
    drapes_ = std::make_unique<DrapePages>(cache_->size());
  if (drapes_) drapes_->show(drapes);
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
