#include "ui/render/PatchBatch.h"

#include <QtGlobal>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <epoxy/gl.h>
#include <vector>

namespace scarp {

namespace {

struct ModeNames {
  const char* define;
  bool measure;            ///< Colours of the screen, not lit ones.
  const char* contourInk;  ///< Seen on what the mode colours the ground with.
};
constexpr const char* kBrown = "ink(vec3(0.060, 0.035, 0.018))";
constexpr const char* kCream = "ink(vec3(0.86, 0.80, 0.62))";
constexpr std::array<ModeNames, kShadingModes> kModes{{{"MODE_NATURAL", false, kCream},
                                                       {"MODE_HYPSOMETRIC", false, kBrown},
                                                       {"MODE_HILLSHADE", true, kBrown},
                                                       {"MODE_SLOPE", true, kBrown},
                                                       {"MODE_ASPECT", true, kBrown},
                                                       {"MODE_CURVATURE", true, kBrown},
                                                       {"MODE_CLAY", false, kBrown},
                                                       {"MODE_NORMALS", true, kBrown},
                                                       {"MODE_MATERIALS", false, kCream},
                                                       {"MODE_WEIGHTS", true, kBrown}}};

/// Walls have nothing on them; the sea beside them is cut as well.
std::pair<GroundLook, unsigned> simplest(const GroundLook& look, unsigned patch) {
  if ((patch & GroundPrograms::Wall) == 0) return {look, patch};
  constexpr unsigned kept = GroundPrograms::Wall | GroundPrograms::Holes | GroundPrograms::Water;
  return {GroundLook(), (patch & kept) | GroundPrograms::Morph};
}

}  // namespace

Result<GroundPrograms> GroundPrograms::create(int patchCells, bool fine) {
  GroundPrograms programs(patchCells, fine);
  Result<GlProgram> first = programs.compile({GroundLook(), 0U});
  if (!first) return first.error();
  programs.programs_.emplace(Key(GroundLook(), 0U), std::move(first.value()));
  return programs;
}

const GlProgram* GroundPrograms::get(const GroundLook& look, unsigned patch) {
  const Key key = simplest(look, patch);
  auto found = programs_.find(key);
  if (found == programs_.end()) {
    Result<GlProgram> made = compile(key);
    if (!made) qWarning("%s", made.error().text().c_str());
    found = programs_.emplace(key, made ? std::move(made.value()) : GlProgram()).first;
  }
  return found->second.id() != 0 ? &found->second : nullptr;
}

Result<GlProgram> GroundPrograms::compile(const Key& key) const {
  const auto& [look, patch] = key;
  const ModeNames& mode = kModes[static_cast<std::size_t>(look.mode)];
  QStringList defines{
      QString("CELLS %1").arg(patchCells_), mode.define, QString("CONTOUR_INK %1").arg(mode.contourInk),
      QString("WIRE_INK %1").arg(mode.contourInk), QStringLiteral("GRID_INK ink(vec3(0.95, 0.97, 1.0))")};
  const auto define = [&defines](bool wanted, const char* name) {
    if (wanted) defines << name;
  };
  define(mode.measure, "MEASURE");
  define(look.fractions == FractionsAs::Colours, "FRACTIONS");
  define(look.fractions == FractionsAs::Light, "FRACTIONS_LIGHT");
  define(look.shadows && !mode.measure, "SHADOWS");
  define(look.mask, "MASK");
  define(look.drape, "DRAPE");
  define(look.contours, "CONTOURS");
  define(look.grid, "GROUND_GRID");
  define(look.wireframe, "WIREFRAME");
  define(patch & Holes, "HOLES");
  define(patch & Morph, "MORPH");
  define(patch & Brush, "BRUSH");
  define(patch & Wall, "WALL");
  define(patch & Water, "WATER");
  define(patch & Detail, "DETAIL");
  define(fine_ && (patch & Morph), "GLIDING_LIGHT");
  define(patch & Textures, "TEXTURES");
  define(fine_ || look.fineMaterials, "TRIPLANAR");
  return makeProgram("terrain", defines);
}

PatchMesh::PatchMesh(int cellsASide) : cells(cellsASide) {
  const int side = cells + 1, half = cells / 2;
  const auto push = [this](int a, int b, int c) {
    for (const int index : {a, b, c}) indices.push_back(static_cast<std::uint16_t>(index));
  };
  for (int quarter = 0; quarter < 4; ++quarter)
    for (int j = (quarter >> 1) * half; j < ((quarter >> 1) + 1) * half; ++j)
      for (int i = (quarter & 1) * half; i < ((quarter & 1) + 1) * half; ++i) {
        const int a = j * side + i, b = a + 1, c = a + side, d = c + 1;
        push(d, b, a);
        push(c, d, a);
      }
  const int walls = side * side;
  for (int s = 0; s < 4; ++s)
    for (int k = 0; k < cells; ++k) {
      const int top = walls + 2 * (s * side + k), foot = top + 1, nextTop = top + 2, nextFoot = top + 3;
      push(foot, nextFoot, top);
      push(nextFoot, nextTop, top);
    }
  const int holeWalls = walls + 8 * side;
  for (int line = 0; line < 2 * side; ++line)
    for (int k = 0; k < cells; ++k) {
      const int top = holeWalls + 2 * (line * side + k), foot = top + 1, nextTop = top + 2,
                nextFoot = top + 3;
      push(foot, nextFoot, top);
      push(nextFoot, nextTop, top);
    }
}

PatchBatch::PatchBatch(int patchCells)
    : mesh_(patchCells),
      vertices_(makeVertexArray()),
      indices_(makeBuffer()),
      patchBuffer_(makeBuffer()),
      commandBuffer_(makeBuffer()) {
  storeIn(indices_, mesh_.indices.data(), mesh_.indices.size() * sizeof(std::uint16_t));
  const GLuint array = vertices_.id();
  glVertexArrayElementBuffer(array, indices_.id());
  readBuffer(vertices_, patchBuffer_, sizeof(Patch), true);
  for (GLuint i = 0; i < 2; ++i) {
    glEnableVertexArrayAttrib(array, i);
    glVertexArrayAttribBinding(array, i, 0);
  }
  glVertexArrayAttribIFormat(array, 0, 4, GL_INT, offsetof(Patch, node));
  glVertexArrayAttribIFormat(array, 1, 4, GL_INT, offsetof(Patch, page));
  addFloats(vertices_, 2, 2, offsetof(Patch, morph));
}

void PatchBatch::clear() {
  patches_.clear();
  clearDraws();
}

void PatchBatch::clearDraws() {
  for (Commands& commands : commands_) commands.clear();
}

GLuint PatchBatch::add(const Patch& patch) {
  patches_.push_back(patch);
  return static_cast<GLuint>(patches_.size() - 1);
}

void PatchBatch::upload() { streamTo(patchBuffer_, patches_.data(), patches_.size() * sizeof(Patch)); }

void PatchBatch::drawGround(unsigned variant, unsigned quarters, GLuint patch) {
  for (int q = 0; q < 4;) {
    // Quarters that follow one another make one command.
    int next = q;
    while (next < 4 && (quarters & 1U << next) != 0) ++next;
    if (next > q) push(commands_[variant], (next - q) * mesh_.quarterIndices(), mesh_.quarterBegin(q), patch);
    q = next + 1;
  }
}

void PatchBatch::drawWalls(unsigned variant, const LodTree& tree, const LodNode& node, GLuint patch) {
  const GridFrame& frame = tree.frame;
  const GridRect cells = tree.cells(node.level, node.column, node.row);
  const int half = (tree.patchCells << node.level) / 2;
  const int column = 2 * half * node.column, row = 2 * half * node.row;
  // Which quarters hold the eastern and the southern border, where the terrain may end before the patch.
  const int eastern = frame.columns - 2 - column >= half ? 1 : 0,
            southern = frame.rows - 2 - row >= half ? 1 : 0;
  const std::array<bool, 4> there{cells.column0 == 0, cells.row0 == 0, cells.column1 == frame.columns - 1,
                                  cells.row1 == frame.rows - 1};
  Commands& commands = commands_[variant | GroundPrograms::Wall | GroundPrograms::Morph];
  for (int side = 0; side < 4; ++side)
    for (int h = 0; h < 2; ++h) {
      const int qx = side == 0 ? 0 : side == 2 ? eastern : h, qy = side == 1 ? 0 : side == 3 ? southern : h;
      if (!there[static_cast<std::size_t>(side)] || (node.quarters & 1U << (qx + 2 * qy)) == 0) continue;
      push(commands, mesh_.wallIndices(), mesh_.wallBegin(side, h), patch);
    }
}

void PatchBatch::drawHoleWalls(unsigned variant, const LodTree& tree, const LodNode& node,
                               const HeightRaster& heights, GLuint patch) {
  const int stride = 1 << node.level, half = tree.patchCells / 2;
  const GridRect cells = tree.cells(node.level, node.column, node.row);
  const int columns = (cells.width() + stride - 1) / stride, rows = (cells.height() + stride - 1) / stride;
  // Samples and cells with a rim of one around the patch.
  const int wide = columns + 3;
  std::vector<char> missing(static_cast<std::size_t>(wide) * static_cast<std::size_t>(rows + 3));
  const auto at = [wide](int i, int j) { return static_cast<std::size_t>((j + 1) * wide + i + 1); };
  for (int j = -1; j <= rows + 1; ++j)
    for (int i = -1; i <= columns + 1; ++i)
      missing[at(i, j)] =
          std::isnan(heights.at(std::clamp(cells.column0 + i * stride, 0, heights.columns() - 1),
                                std::clamp(cells.row0 + j * stride, 0, heights.rows() - 1)));
  const auto hole = [&](int i, int j) {
    return (missing[at(i, j)] | missing[at(i + 1, j)] | missing[at(i, j + 1)] | missing[at(i + 1, j + 1)]) !=
           0;
  };
  // A cell of terrain that is drawn; its neighbours beyond the patch draw their own walls.
  const auto ground = [&](int i, int j) {
    if (i < 0 || j < 0 || i >= columns || j >= rows || hole(i, j)) return false;
    return (node.quarters & 1U << ((i >= half ? 1 : 0) + (j >= half ? 2 : 0))) != 0;
  };
  Commands& commands = commands_[variant | GroundPrograms::Wall | GroundPrograms::Morph];
  for (const bool acrossRows : {false, true}) {
    const int lines = acrossRows ? rows : columns, along = acrossRows ? columns : rows;
    const auto wall = [&](int line, int k) {
      const int i = acrossRows ? k : line, j = acrossRows ? line : k;
      const int before = acrossRows ? i : i - 1, above = acrossRows ? j - 1 : j;
      return (ground(i, j) && hole(before, above)) || (ground(before, above) && hole(i, j));
    };
    for (int line = 0; line <= lines; ++line)
      for (int k = 0; k < along;) {
        int end = k;
        while (end < along && wall(line, end)) ++end;
        if (end > k) push(commands, 6 * (end - k), mesh_.holeWallBegin(acrossRows, line) + 6 * k, patch);
        k = end + 1;
      }
  }
}

void PatchBatch::push(Commands& commands, int count, int firstIndex, GLuint patch) {
  const auto indices = static_cast<GLuint>(count), begin = static_cast<GLuint>(firstIndex);
  // The same part of patches that follow one another is one command as well: each has a price of its own.
  if (!commands.empty()) {
    Command& last = commands.back();
    if (last.count == indices && last.firstIndex == begin && last.baseInstance + last.instances == patch) {
      ++last.instances;
      return;
    }
  }
  commands.push_back({indices, 1, begin, 0, patch});
}

PatchBatch::Totals PatchBatch::totals() const {
  Totals totals;
  for (const Commands& commands : commands_) {
    totals.draws += commands.empty() ? 0 : 1;
    for (const Command& command : commands)
      totals.triangles += static_cast<long long>(command.instances) * command.count / 3;
  }
  return totals;
}

void PatchBatch::submit(GroundPrograms& programs, const GroundLook& look, bool hidesBacks) {
  glBindVertexArray(vertices_.id());
  glBindBuffer(GL_DRAW_INDIRECT_BUFFER, commandBuffer_.id());
  for (unsigned variant = 0; variant < GroundPrograms::kPatches; ++variant) {
    const Commands& commands = commands_[variant];
    const GlProgram* program = commands.empty() ? nullptr : programs.get(look, variant);
    if (!program) continue;
    streamTo(commandBuffer_, commands.data(), commands.size() * sizeof(Command));
    glUseProgram(program->id());
    // Walls have no inside, and a hole shows the ground's underside.
    const bool cull = hidesBacks && (variant & (GroundPrograms::Wall | GroundPrograms::Holes)) == 0;
    (cull ? glEnable(GL_CULL_FACE) : glDisable(GL_CULL_FACE));
    glMultiDrawElementsIndirect(GL_TRIANGLES, GL_UNSIGNED_SHORT, nullptr,
                                static_cast<GLsizei>(commands.size()), 0);
  }
  glDisable(GL_CULL_FACE);
}

}  // namespace scarp
