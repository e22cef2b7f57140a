#include "ui/render/TerrainRenderer.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>

#include "ui/render/Roughness.h"
#include "ui/render/ShaderProgram.h"
#include "ui/render/TerrainBlock.h"

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

/// Whether the brush, its line included, may touch a rectangle of cells.
bool brushReaches(const BrushMark& brush, const GridFrame& frame, const GridRect& cells,
                  const SceneView& view) {
  constexpr double kLinePixels = 8.0;
  // Seen at a low angle the line grows wider on the ground than a pixel there is.
  const Vec3 far(brush.centre.x(), brush.centre.y(), 0.0);
  const double line =
      std::max(0.25 * brush.settings.radius, kLinePixels * view.camera.metresPerPixel(far, view.size));
  const double dx =
      std::max({frame.x(cells.column0) - brush.centre.x(), 0.0, brush.centre.x() - frame.x(cells.column1)});
  const double dy =
      std::max({frame.y(cells.row1) - brush.centre.y(), 0.0, brush.centre.y() - frame.y(cells.row0)});
  return std::hypot(dx, dy) <= brush.settings.radius + line;
}

}  // namespace

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
      mesh_(detail.patchCells),
      programs_(std::move(programs)),
      shape_(std::move(shape)),
      vertices_(makeVertexArray(gl)),
      indices_(makeBuffer(gl)),
      patchBuffer_(makeBuffer(gl)),
      commandBuffer_(makeBuffer(gl)),
      block_(makeBuffer(gl)),
      colours_(gl, detail.fine) {
  storeIn(gl, indices_, mesh_.indices.data(), mesh_.indices.size() * sizeof(std::uint16_t));
  const GLuint array = vertices_.id();
  gl.glVertexArrayElementBuffer(array, indices_.id());
  gl.glVertexArrayVertexBuffer(array, 0, patchBuffer_.id(), 0, sizeof(Patch));
  gl.glVertexArrayBindingDivisor(array, 0, 1);
  for (GLuint i = 0; i < 3; ++i) {
    gl.glEnableVertexArrayAttrib(array, i);
    gl.glVertexArrayAttribBinding(array, i, 0);
  }
  gl.glVertexArrayAttribIFormat(array, 0, 4, GL_INT, offsetof(Patch, node));
  gl.glVertexArrayAttribIFormat(array, 1, 4, GL_INT, offsetof(Patch, page));
  gl.glVertexArrayAttribFormat(array, 2, 2, GL_FLOAT, GL_FALSE, offsetof(Patch, morph));
}

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
  if (view.brush && brushReaches(*view.brush, tree.frame, cells, view)) variant |= GroundPrograms::Brush;
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
  const GridRect cells = tree.cells(node.level, node.column, node.row);
  const PageId& page = cache_->slot(slot).page;
  const bool root = node.level == tree.levels() - 1;
  const bool glides = !root && node.level >= finer_;
  Patch patch{};
  patch.node = {column - anchor_[0], row - anchor_[1], 1 << node.level, slot};
  patch.page = {(column >> page.level) - page.column * kPageCells,
                (row >> page.level) - page.row * kPageCells, 1 << (node.level - page.level), glides ? 1 : 0};
  const double start = metric.morphStart(node.level), end = metric.morphEnd(node.level);
  patch.morph = root ? std::array{static_cast<float>(kFarMorph), 0.0F}
                     : std::array{static_cast<float>(start), static_cast<float>(1.0 / (end - start))};
  const auto instance = static_cast<GLuint>(patches_.size());
  patches_.push_back(patch);
  const unsigned variant = variantOf(node, tree, metric, view, cache_->slot(slot).holes);
  Commands& commands = commands_[variant];
  for (int q = 0; q < 4;) {
    // Quarters that follow one another make one command.
    int next = q;
    while (next < 4 && (node.quarters & 1U << next) != 0) ++next;
    if (next > q) push(commands, (next - q) * mesh_.quarterIndices(), mesh_.quarterBegin(q), instance);
    q = next + 1;
  }
  if (view.settings.walls)
    addWalls(node, tree.frame, cells, commands_[variant | GroundPrograms::Wall | GroundPrograms::Morph]);
}

void TerrainRenderer::push(Commands& commands, int count, int firstIndex, GLuint instance) {
  const auto indices = static_cast<GLuint>(count), begin = static_cast<GLuint>(firstIndex);
  // The same part of patches that follow one another is one command as well: each has a price of its own.
  if (!commands.empty()) {
    Command& last = commands.back();
    if (last.count == indices && last.firstIndex == begin && last.baseInstance + last.instances == instance) {
      ++last.instances;
      return;
    }
  }
  commands.push_back({indices, 1, begin, 0, instance});
}

void TerrainRenderer::addWalls(const LodNode& node, const GridFrame& frame, const GridRect& cells,
                               Commands& commands) const {
  const int half = (detail_.patchCells << node.level) / 2;
  const int column = 2 * half * node.column, row = 2 * half * node.row;
  // Which quarters hold the eastern and the southern border, where the terrain may end before the patch.
  const int eastern = frame.columns - 2 - column >= half ? 1 : 0,
            southern = frame.rows - 2 - row >= half ? 1 : 0;
  const std::array<bool, 4> there{cells.column0 == 0, cells.row0 == 0, cells.column1 == frame.columns - 1,
                                  cells.row1 == frame.rows - 1};
  const auto instance = static_cast<GLuint>(patches_.size() - 1);
  for (int side = 0; side < 4; ++side)
    for (int h = 0; h < 2; ++h) {
      const int qx = side == 0 ? 0 : side == 2 ? eastern : h, qy = side == 1 ? 0 : side == 3 ? southern : h;
      if (!there[static_cast<std::size_t>(side)] || (node.quarters & 1U << (qx + 2 * qy)) == 0) continue;
      push(commands, mesh_.wallIndices(), mesh_.wallBegin(side, h), instance);
    }
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
  patches_.clear();
  for (Commands& commands : commands_) commands.clear();
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
  stats.patches = static_cast<int>(nodes.size());
  for (const Commands& commands : commands_) {
    stats.draws += commands.empty() ? 0 : 1;
    for (const Command& command : commands)
      stats.triangles += static_cast<long long>(command.instances) * command.count / 3;
  }

  const EyePlace place = eyePlace(view.camera.position, bounds, frame, heights);
  const TerrainBlock block = terrainBlock(
      view, bounds, {frame, pyramid.range(), *roughness_, steepness_.value()}, metric, place, anchor_);
  streamTo(gl_, block_, &block, sizeof block);
  streamTo(gl_, patchBuffer_, patches_.data(), patches_.size() * sizeof(Patch));
  gl_.glBindBufferBase(GL_UNIFORM_BUFFER, 1, block_.id());
  bindTextures();
  const RenderSettings& settings = view.settings;
  const SharesAs shares = !view.shares           ? SharesAs::Nothing
                          : view.shares->asLight ? SharesAs::Light
                                                 : SharesAs::Colours;
  submit(
      {settings.shading.mode, shares, settings.contours.shown, settings.groundGrid.shown, settings.wireframe},
      place == EyePlace::OverGround);
  return stats;
}

void TerrainRenderer::bindTextures() {
  textures_->bind(0);
  if (shares_) shares_->bind(4);
  textures_->bindCurvature(6);
  colours_.bind(3, 7);
}

void TerrainRenderer::submit(const GroundLook& look, bool hidesBacks) {
  gl_.glBindVertexArray(vertices_.id());
  gl_.glBindBuffer(GL_DRAW_INDIRECT_BUFFER, commandBuffer_.id());
  for (unsigned variant = 0; variant < GroundPrograms::kPatches; ++variant) {
    const Commands& commands = commands_[variant];
    const GlProgram* program = commands.empty() ? nullptr : programs_.get(look, variant);
    if (!program) continue;
    streamTo(gl_, commandBuffer_, commands.data(), commands.size() * sizeof(Command));
    gl_.glUseProgram(program->id());
    // Walls have no inside, and a hole shows the ground's underside.
    const bool cull = hidesBacks && (variant & (GroundPrograms::Wall | GroundPrograms::Holes)) == 0;
    (cull ? gl_.glEnable(GL_CULL_FACE) : gl_.glDisable(GL_CULL_FACE));
    gl_.glMultiDrawElementsIndirect(GL_TRIANGLES, GL_UNSIGNED_SHORT, nullptr,
                                    static_cast<GLsizei>(commands.size()), 0);
  }
  gl_.glDisable(GL_CULL_FACE);
}

}  // namespace scarp
