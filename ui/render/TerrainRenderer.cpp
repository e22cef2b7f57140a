#include "ui/render/TerrainRenderer.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>

#include "ui/render/HeightRamp.h"
#include "ui/render/TerrainBlock.h"

namespace scarp {

namespace {

constexpr int kRampEntries = 1024;
constexpr int kMostLayers = 2048;  ///< What OpenGL 4.5 grants every texture array.
constexpr double kFarMorph = 1e30;

int slotsFor(const GridFrame& frame) {
  long long pages = 0;
  for (int columns = frame.columns - 1, rows = frame.rows - 1;; columns = (columns + 1) / 2, rows = (rows + 1) / 2) {
    const auto across = [](int cells) { return (cells + kPageCells - 1) / kPageCells; };
    pages += static_cast<long long>(across(columns)) * across(rows);
    if (columns <= kPageCells && rows <= kPageCells) break;
  }
  const long long affordable = TerrainRenderer::kPageBudget / TerrainTextures::bytesPerPage();
  return static_cast<int>(std::min({pages, affordable, static_cast<long long>(kMostLayers)}));
}

}  // namespace

Result<std::unique_ptr<TerrainRenderer>> TerrainRenderer::create(Gl& gl, const TerrainDetail& detail) {
  const QString cells = QString("CELLS %1").arg(detail.patchCells);
  Result<GlProgram> plain = makeProgram(gl, "terrain", {cells});
  if (!plain) return plain.error();
  Result<GlProgram> withHoles = makeProgram(gl, "terrain", {cells, "HOLES"});
  if (!withHoles) return withHoles.error();
  return std::unique_ptr<TerrainRenderer>(
      new TerrainRenderer(gl, detail, std::move(plain.value()), std::move(withHoles.value())));
}

TerrainRenderer::TerrainRenderer(Gl& gl, const TerrainDetail& detail, GlProgram plain, GlProgram withHoles)
    : gl_(gl),
      detail_(detail),
      finer_(std::countr_zero(static_cast<unsigned>(kPageCells / detail.patchCells))),
      mesh_(detail.patchCells),
      plain_(std::move(plain)),
      withHoles_(std::move(withHoles)),
      vertices_(makeVertexArray(gl)),
      indices_(makeBuffer(gl)),
      patchBuffer_(makeBuffer(gl)),
      commandBuffer_(makeBuffer(gl)),
      block_(makeBuffer(gl)),
      tints_(makeTexture(gl, GL_TEXTURE_2D)) {
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

  const std::vector<float> ramp = heightRamp(kRampEntries);
  gl.glTextureStorage2D(tints_.id(), 1, GL_RGBA16F, kRampEntries, 1);
  gl.glTextureSubImage2D(tints_.id(), 0, 0, 0, kRampEntries, 1, GL_RGB, GL_FLOAT, ramp.data());
  gl.glTextureParameteri(tints_.id(), GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  gl.glTextureParameteri(tints_.id(), GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
}

void TerrainRenderer::prepare(const GridFrame& frame) {
  if (frame_ == frame) return;
  frame_ = frame;
  const int slots = slotsFor(frame);
  textures_.reset();
  textures_ = std::make_unique<TerrainTextures>(gl_, frame, slots);
  cache_ = std::make_unique<PageCache>(slots);
}

void TerrainRenderer::invalidate(const GridRect& samples) {
  if (cache_) cache_->invalidate(samples, *frame_);
}

std::vector<LodNode> TerrainRenderer::select(const LodTree& tree, const SceneView& view,
                                             const SceneBounds& bounds, LodMetric& metric) const {
  const Frustum frustum(cullMatrix(view, bounds));
  double cellPixels = view.settings.cellPixels > 0.0 ? view.settings.cellPixels : detail_.cellPixels;
  const double floor = view.settings.walls ? bounds.base : bounds.terrain.min.z();
  for (;;) {
    metric = lodMetric(view.camera, view.pixelHeight, tree.frame, tree.pyramid.range(), cellPixels, tree.patchCells);
    std::vector<LodNode> nodes = selectNodes(tree, metric, frustum, floor);
    // Each patch needs its page resident: on a huge screen rather coarser than with holes.
    if (static_cast<int>(nodes.size()) <= cache_->size() || cellPixels > 1e6) return nodes;
    cellPixels *= 1.4;
  }
}

PageId TerrainRenderer::pageOf(const LodNode& node) const {
  const int level = std::max(0, node.level - finer_);
  const int shift = std::countr_zero(static_cast<unsigned>(detail_.patchCells)) + node.level - 6 - level;
  // Patches of the finest levels share a page (shift < 0).
  return shift >= 0 ? PageId{level, node.column << shift, node.row << shift}
                    : PageId{level, node.column >> -shift, node.row >> -shift};
}

void TerrainRenderer::add(const LodNode& node, const LodTree& tree, const LodMetric& metric, int slot, bool walls,
                          Commands& commands) {
  const int column = node.column * (detail_.patchCells << node.level);
  const int row = node.row * (detail_.patchCells << node.level);
  const PageId& page = cache_->slot(slot).page;
  const bool root = node.level == tree.levels() - 1;
  const bool glides = !root && node.level >= finer_;
  Patch patch{};
  patch.node = {column - anchor_[0], row - anchor_[1], 1 << node.level, slot};
  patch.page = {(column >> page.level) - page.column * kPageCells, (row >> page.level) - page.row * kPageCells,
                1 << (node.level - page.level), glides ? 1 : 0};
  const double start = metric.morphStart(node.level), end = metric.morphEnd(node.level);
  patch.morph = root ? std::array{static_cast<float>(kFarMorph), 0.0F}
                     : std::array{static_cast<float>(start), static_cast<float>(1.0 / (end - start))};
  const auto instance = static_cast<GLuint>(patches_.size());
  patches_.push_back(patch);
  const std::size_t first = commands.size();
  for (int q = 0; q < 4; ++q) {
    if ((node.quarters & 1U << q) == 0) continue;
    // Quarters that follow one another make one command.
    if (commands.size() > first && q > 0 && (node.quarters & 1U << (q - 1)) != 0)
      commands.back().count += static_cast<GLuint>(mesh_.quarterIndices());
    else
      commands.push_back({static_cast<GLuint>(mesh_.quarterIndices()), 1,
                          static_cast<GLuint>(mesh_.quarterBegin(q)), 0, instance});
  }
  if (walls) addWalls(node, tree.frame, tree.cells(node.level, node.column, node.row), commands);
}

void TerrainRenderer::addWalls(const LodNode& node, const GridFrame& frame, const GridRect& cells,
                               Commands& commands) const {
  const int half = (detail_.patchCells << node.level) / 2;
  const int column = 2 * half * node.column, row = 2 * half * node.row;
  // Which quarters hold the eastern and the southern border, where the terrain may end before the patch.
  const int eastern = frame.columns - 2 - column >= half ? 1 : 0, southern = frame.rows - 2 - row >= half ? 1 : 0;
  const std::array<bool, 4> there{cells.column0 == 0, cells.row0 == 0, cells.column1 == frame.columns - 1,
                                  cells.row1 == frame.rows - 1};
  const auto instance = static_cast<GLuint>(patches_.size() - 1);
  for (int side = 0; side < 4; ++side)
    for (int h = 0; h < 2; ++h) {
      const int qx = side == 0 ? 0 : side == 2 ? eastern : h, qy = side == 1 ? 0 : side == 3 ? southern : h;
      if (!there[static_cast<std::size_t>(side)] || (node.quarters & 1U << (qx + 2 * qy)) == 0) continue;
      commands.push_back({static_cast<GLuint>(mesh_.wallIndices()), 1,
                          static_cast<GLuint>(mesh_.wallBegin(side, h)), 0, instance});
    }
}

TerrainStats TerrainRenderer::draw(const HeightRaster& heights, const HeightPyramid& pyramid,
                                   const GridFrame& frame, const SceneView& view, const SceneBounds& bounds) {
  prepare(frame);
  const LodTree tree{frame, pyramid, detail_.patchCells};
  LodMetric metric;
  const std::vector<LodNode> nodes = select(tree, view, bounds, metric);
  const auto near = [](double at, int count) { return static_cast<int>(std::clamp(at, -1e6, count + 1e6)); };
  anchor_ = {near(frame.column(view.camera.position.x()), frame.columns),
             near(frame.row(view.camera.position.y()), frame.rows)};

  TerrainStats stats;
  Commands solid, pierced;
  patches_.clear();
  cache_->beginFrame();
  TileUploader uploader(*textures_);
  for (const LodNode& node : nodes) {
    const PageId page = pageOf(node);
    const std::optional<int> slot = cache_->acquire(page);
    if (!slot) continue;
    PageCache::Slot& resident = cache_->slot(*slot);
    if (resident.stale) {
      resident.holes = uploader.upload(*slot, page, heights);
      resident.stale = false;
      ++stats.uploads;
    }
    add(node, tree, metric, *slot, view.settings.walls, resident.holes ? pierced : solid);
  }
  stats.patches = static_cast<int>(nodes.size());
  for (const Commands* commands : {&solid, &pierced})
    for (const Command& command : *commands) stats.triangles += command.count / 3;

  const TerrainBlock block = terrainBlock(view, bounds, frame, metric, pyramid.range(), anchor_);
  streamTo(gl_, block_, &block, sizeof block);
  streamTo(gl_, patchBuffer_, patches_.data(), patches_.size() * sizeof(Patch));
  gl_.glBindBufferBase(GL_UNIFORM_BUFFER, 1, block_.id());
  textures_->bind(0);
  gl_.glBindTextureUnit(3, tints_.id());
  submit(plain_, solid);
  submit(withHoles_, pierced);
  return stats;
}

void TerrainRenderer::submit(const GlProgram& program, const Commands& commands) {
  if (commands.empty()) return;
  streamTo(gl_, commandBuffer_, commands.data(), commands.size() * sizeof(Command));
  gl_.glUseProgram(program.id());
  gl_.glBindVertexArray(vertices_.id());
  gl_.glBindBuffer(GL_DRAW_INDIRECT_BUFFER, commandBuffer_.id());
  gl_.glMultiDrawElementsIndirect(GL_TRIANGLES, GL_UNSIGNED_SHORT, nullptr, static_cast<GLsizei>(commands.size()), 0);
}

}  // namespace scarp
