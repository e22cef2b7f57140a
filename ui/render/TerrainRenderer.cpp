#include "ui/render/TerrainRenderer.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "ui/render/BrushReach.h"
#include "ui/render/Roughness.h"
#include "ui/render/ShaderProgram.h"

namespace scarp {

namespace {

constexpr int kMostLayers = 2048;         ///< What OpenGL 4.5 grants every texture array.
constexpr double kFinestCells = 1.0;      ///< Smaller than pixels they need not be.
constexpr double kMostCellPixels = 12.0;  ///< Coarser shows in the light, however smooth the ground.
constexpr double kFarMorph = 1e30;

int slotsFor(const GridFrame& frame) {
  long long pages = 0;
  for (int columns = frame.columns - 1, rows = frame.rows - 1;;
       columns = (columns + 1) / 2, rows = (rows + 1) / 2) {
    const auto across = [](int cells) { return (cells + kPageCells - 1) / kPageCells; };
    pages += static_cast<long long>(across(columns)) * across(rows);
    if (columns <= kPageCells && rows <= kPageCells) break;
  }
  const long long affordable = TerrainRenderer::kPageBudget / TerrainTextures::bytesPerPage();
  return static_cast<int>(std::min({pages, affordable, static_cast<long long>(kMostLayers)}));
}

}  // namespace

TerrainStats& TerrainStats::operator+=(const TerrainStats& more) {
  patches += more.patches;
  draws += more.draws;
  uploads += more.uploads;
  uploadedBytes += more.uploadedBytes;
  triangles += more.triangles;
  return *this;
}

Result<std::unique_ptr<TerrainRenderer>> TerrainRenderer::create(Gl& gl, const TerrainDetail& detail) {
  Result<GroundPrograms> programs = GroundPrograms::create(gl, detail.patchCells, detail.fine);
  if (!programs) return programs.error();
  Result<GlProgram> shape = makeComputeProgram(gl, "page-shape");
  if (!shape) return shape.error();
  return std::unique_ptr<TerrainRenderer>(
      new TerrainRenderer(gl, detail, std::move(programs.value()), std::move(shape.value())));
}

TerrainRenderer::TerrainRenderer(Gl& gl, const TerrainDetail& detail, GroundPrograms programs,
                                 GlProgram shape)
    : gl_(gl),
      detail_(detail),
      finer_(std::countr_zero(static_cast<unsigned>(kPageCells / detail.patchCells))),
      programs_(std::move(programs)),
      shape_(std::move(shape)),
      batch_(gl, detail.patchCells),
      block_(makeBuffer(gl)),
      colours_(gl, detail.fine) {}

void TerrainRenderer::prepare(const GridFrame& frame, const std::optional<GroundShares>& shares) {
  if (frame_ != frame) {
    frame_ = frame;
    const int slots = slotsFor(frame);
    textures_.reset();
    textures_ = std::make_unique<TerrainTextures>(gl_, shape_, frame, slots);
    cache_ = std::make_unique<PageCache>(slots);
    shares_.reset();
  }
  if (!shares) return shares_.reset();
  if (!shares_) shares_ = std::make_unique<ShareLayer>(gl_, cache_->size());
  shares_->show(*shares);
}

void TerrainRenderer::invalidate(const GridRect& samples) {
  if (cache_) cache_->invalidate(samples, *frame_);
  roughness_.reset();
}

void TerrainRenderer::invalidateShares(const GridRect& samples) {
  if (shares_) shares_->invalidate(samples, *frame_);
}

std::vector<LodNode> TerrainRenderer::select(const LodTree& tree, const SceneView& view,
                                             const SceneBounds& bounds, LodMetric& metric) const {
  const Frustum frustum(cullMatrix(view, bounds));
  const double straying = std::max(roughness_.value() * view.camera.exaggeration, 1e-9);
  const RenderSettings& settings = view.settings;
  const bool asked = settings.pixelError > 0.0;
  double cellPixels = std::clamp((asked ? settings.pixelError : detail_.pixelError) / straying,
                                 asked ? kFinestCells : detail_.finestCells, kMostCellPixels);
  if (settings.cellPixels > 0.0) cellPixels = settings.cellPixels;
  const double floor = view.settings.walls ? bounds.base : bounds.terrain.min.z();
  for (;;) {
    metric = lodMetric(view.camera, view.pixelHeight, tree.frame, tree.pyramid.range(), cellPixels,
                       tree.patchCells);
    std::vector<LodNode> nodes = selectNodes(tree, metric, frustum, floor);
    // All pages in sight must be resident at once: on a huge screen rather coarser than with holes.
    if (pagesOf(nodes) <= static_cast<std::size_t>(cache_->size())) return nodes;
    cellPixels *= 1.4;
  }
}

std::size_t TerrainRenderer::pagesOf(const std::vector<LodNode>& nodes) const {
  std::vector<PageId> pages;
  for (const LodNode& node : nodes) pages.push_back(pageOf(node));
  std::ranges::sort(pages);
  return static_cast<std::size_t>(std::ranges::unique(pages).begin() - pages.begin());
}

PageId TerrainRenderer::pageOf(const LodNode& node) const {
  const int level = std::max(0, node.level - finer_);
  const int shift = std::countr_zero(static_cast<unsigned>(detail_.patchCells)) + node.level - 6 - level;
  // Patches of the finest levels share a page (shift < 0).
  return shift >= 0 ? PageId{level, node.column << shift, node.row << shift}
                    : PageId{level, node.column >> -shift, node.row >> -shift};
}

unsigned TerrainRenderer::variantOf(const LodNode& node, const LodTree& tree, const LodMetric& metric,
                                    const SceneView& view, bool holes) const {
  const GridRect cells = tree.cells(node.level, node.column, node.row);
  const bool root = node.level == tree.levels() - 1;
  const RenderSettings& settings = view.settings;
  unsigned variant = holes ? GroundPrograms::Holes : 0U;
  if (!root && metric.farthest(tree.frame, cells) > metric.morphStart(node.level))
    variant |= GroundPrograms::Morph;
  if (settings.water && double(tree.heights(node.level, node.column, node.row).low) < settings.seaLevel)
    variant |= GroundPrograms::Water;
  if (settings.shading.mode == ShadingMode::Natural && node.distance < detailReach(view, tree.frame))
    variant |= GroundPrograms::Detail;
  return variant;
}

void TerrainRenderer::add(const LodNode& node, const LodTree& tree, const LodMetric& metric,
                          const SceneView& view, int slot) {
  const int column = node.column * (detail_.patchCells << node.level);
  const int row = node.row * (detail_.patchCells << node.level);
  const PageId& page = cache_->slot(slot).page;
  const bool root = node.level == tree.levels() - 1;
  const bool glides = !root && node.level >= finer_;
  PatchBatch::Patch patch{};
  patch.node = {column - anchor_[0], row - anchor_[1], 1 << node.level, slot};
  patch.page = {(column >> page.level) - page.column * kPageCells,
                (row >> page.level) - page.row * kPageCells, 1 << (node.level - page.level), glides ? 1 : 0};
  const double start = metric.morphStart(node.level), end = metric.morphEnd(node.level);
  patch.morph = root ? std::array{static_cast<float>(kFarMorph), 0.0F}
                     : std::array{static_cast<float>(start), static_cast<float>(1.0 / (end - start))};
  const GLuint number = batch_.add(patch);
  const Drawn drawn{node.quarters, variantOf(node, tree, metric, view, cache_->slot(slot).holes), number,
                    tree.cells(node.level, node.column, node.row), 1 << node.level};
  drawn_.push_back(drawn);
  const bool marked = view.brush && brushReaches(*view.brush, tree.frame, drawn.cells, view);
  batch_.drawGround(drawn.variant | (marked ? GroundPrograms::Brush : 0U), node.quarters, number);
  if (view.settings.walls) batch_.drawWalls(drawn.variant, tree, node, number);
}

TerrainStats TerrainRenderer::draw(const HeightRaster& heights, const HeightPyramid& pyramid,
                                   const GridFrame& frame, const SceneView& view, const SceneBounds& bounds) {
  prepare(frame, view.shares);
  colours_.prepare(view.settings.shading);
  if (!roughness_) {
    roughness_ = roughness(heights, frame);
    steepness_ = steepness(heights, frame);
  }
  const LodTree tree{frame, pyramid, detail_.patchCells};
  LodMetric metric;
  const std::vector<LodNode> nodes = select(tree, view, bounds, metric);
  const auto near = [](double at, int count) { return static_cast<int>(std::clamp(at, -1e6, count + 1e6)); };
  anchor_ = {near(frame.column(view.camera.position.x()), frame.columns),
             near(frame.row(view.camera.position.y()), frame.rows)};

  TerrainStats stats;
  batch_.clear();
  drawn_.clear();
  cache_->beginFrame();
  TileUploader uploader(*textures_);
  for (const LodNode& node : nodes) {
    const PageId page = pageOf(node);
    const std::optional<int> slot = cache_->acquire(page);
    if (!slot) continue;
    PageCache::Slot& resident = cache_->slot(*slot);
    if (!resident.stale.empty()) {
      const bool holes = uploader.upload(*slot, page, resident.stale, heights);
      stats.uploadedBytes += resident.stale.area() * static_cast<long long>(sizeof(float));
      // That a page's last hole has gone only the whole of it could tell.
      const bool whole = resident.stale == GridRect{0, 0, kPageSide, kPageSide};
      resident.holes = holes || (resident.holes && !whole);
      resident.stale = {};
      ++stats.uploads;
    }
    if (shares_) shares_->prepare(*slot, page);
    add(node, tree, metric, view, *slot);
  }
  textures_->derive();
  batch_.upload();
  place_ = eyePlace(view.camera.position, bounds, frame, heights);
  shared_ = terrainBlock(view, bounds, {frame, pyramid.range(), *roughness_, steepness_.value()}, metric,
                         place_, anchor_);
  submit(view);
  const PatchBatch::Totals totals = batch_.totals();
  stats.patches = static_cast<int>(nodes.size());
  stats.draws = totals.draws;
  stats.triangles = totals.triangles;
  return stats;
}

GridRect TerrainRenderer::brushPixels(const HeightPyramid& pyramid, const SceneView& view) const {
  if (!view.brush || !frame_) return {};
  int stride = 0;
  for (const Drawn& drawn : drawn_)
    if (drawn.stride > stride && brushReaches(*view.brush, *frame_, drawn.cells, view)) stride = drawn.stride;
  return stride > 0 ? scarp::brushPixels(*view.brush, *frame_, pyramid, stride, view) : GridRect();
}

TerrainStats TerrainRenderer::drawBrush(const SceneView& view) {
  EXPECTS(view.brush && frame_);
  TerrainStats stats;
  batch_.clearDraws();
  for (const Drawn& drawn : drawn_) {
    if (!brushReaches(*view.brush, *frame_, drawn.cells, view)) continue;
    batch_.drawGround(drawn.variant | GroundPrograms::Brush, drawn.quarters, drawn.number);
    ++stats.patches;
  }
  setBrush(shared_, view.brush, view.camera.position);
  submit(view);
  const PatchBatch::Totals totals = batch_.totals();
  stats.draws = totals.draws;
  stats.triangles = totals.triangles;
  return stats;
}

void TerrainRenderer::submit(const SceneView& view) {
  streamTo(gl_, block_, &shared_, sizeof shared_);
  gl_.glBindBufferBase(GL_UNIFORM_BUFFER, 1, block_.id());
  textures_->bind(0);
  if (shares_) shares_->bind(4);
  textures_->bindCurvature(6);
  colours_.bind(3, 7);
  const RenderSettings& settings = view.settings;
  const SharesAs shares = !view.shares           ? SharesAs::Nothing
                          : view.shares->asLight ? SharesAs::Light
                                                 : SharesAs::Colours;
  batch_.submit(
      programs_,
      {settings.shading.mode, shares, settings.contours.shown, settings.groundGrid.shown, settings.wireframe},
      place_ == EyePlace::OverGround);
}

}  // namespace scarp
