#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <vector>

#include "ui/render/GlObjects.h"
#include "ui/render/LodSelection.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

/// What is done with the fractions of an analysis.
enum class FractionsAs { Nothing, Colours, Light };

/// What all patches of a picture are drawn alike.
struct GroundLook {
  ShadingMode mode = ShadingMode::Hypsometric;
  FractionsAs fractions = FractionsAs::Nothing;
  bool mask = false, contours = false, grid = false, wireframe = false;
  bool drape = false;          ///< Pictures lie over the ground.
  bool fineMaterials = false;  ///< As create() has `fine`, for the textures of materials alone.
  bool shadows = false;        ///< Shadow maps dim the sun, except where colours stand for numbers.
  auto operator<=>(const GroundLook&) const = default;
};

/// The ground's programs, each compiled when it is first needed: of all that can be combined a session sees
/// a handful. One thread, the context of its making current.
class GroundPrograms {
 public:
  /// What a patch needs besides, as bits.
  enum Patch : unsigned { Holes = 1, Morph = 2, Brush = 4, Wall = 8, Water = 16, Detail = 32, Textures = 64 };
  static constexpr std::size_t kPatches = 128;

  /// patchCells: cells a side of a patch. fine: light glides from level to level and detail is seen from
  /// three sides, at some look-ups more for each pixel. Compiles one program, so that a driver that cannot
  /// says so at once.
  [[nodiscard]] static Result<GroundPrograms> create(int patchCells, bool fine);

  /// Null where the driver refuses it, which is logged once.
  [[nodiscard]] const GlProgram* get(const GroundLook& look, unsigned patch);

 private:
  using Key = std::pair<GroundLook, unsigned>;

  GroundPrograms(int patchCells, bool fine) : patchCells_(patchCells), fine_(fine) {}
  [[nodiscard]] Result<GlProgram> compile(const Key& key) const;

  int patchCells_;
  bool fine_;
  std::map<Key, GlProgram> programs_;
};

/// The grid that every patch of ground is drawn with, as indices: cells × cells cells, split along A–D
/// (core/terrain/Surface), sorted by quarter so that each quarter can be drawn alone; then a strip of
/// wall down from each side. Each triangle's last vertex is its cell's corner A, which speaks for the
/// whole cell. Last a strip of wall along each line between cells, for the borders of holes.
///
/// Vertex j·(cells+1) + i is the grid's (i, j). After those come, for each side (west, north, east,
/// south) and each place k along it, a top vertex and the one at its foot; then the same for each line
/// between columns, from the western one on, and each line between rows, from the northern one on.
struct PatchMesh {
  explicit PatchMesh(int cells);

  [[nodiscard]] int quarterIndices() const { return cells * cells / 4 * 6; }
  [[nodiscard]] int quarterBegin(int quarter) const { return quarter * quarterIndices(); }
  /// A wall is drawn by halves: half 0 is the western or northern one.
  [[nodiscard]] int wallIndices() const { return cells / 2 * 6; }
  [[nodiscard]] int wallBegin(int side, int half) const {
    return 4 * quarterIndices() + (2 * side + half) * wallIndices();
  }
  /// Six indices a cell, along a line between columns or, where `rows`, between rows; 0 ≤ line ≤ cells.
  [[nodiscard]] int holeWallBegin(bool rows, int line) const {
    return wallBegin(4, 0) + ((rows ? cells + 1 : 0) + line) * 6 * cells;
  }

  int cells;
  std::vector<std::uint16_t> indices;
};

/// Patches of one picture, gathered so that few calls draw them all. One thread, the context of its making
/// current.
class PatchBatch {
 public:
  struct Patch {  ///< Vertex attributes of terrain.vert.
    std::array<int, 4> node, page;
    std::array<float, 2> morph;
  };
  struct Totals {
    int draws = 0;
    long long triangles = 0;
  };

  /// patchCells: cells a side of a patch.
  explicit PatchBatch(int patchCells);

  /// Starts another picture: neither patches nor what is to be drawn of them.
  void clear();
  /// Returns the number by which the patch is drawn.
  unsigned add(const Patch& patch);
  /// Sends the patches; from now on they can be drawn, in as many goes as one likes.
  void upload();

  /// Nothing is to be drawn of the patches any more.
  void clearDraws();
  /// A patch's quarters are to be drawn, as LodNode has them.
  void drawGround(unsigned variant, unsigned quarters, unsigned patch);
  /// The walls below a patch where it lies at the terrain's border.
  void drawWalls(unsigned variant, const LodTree& tree, const LodNode& node, unsigned patch);
  /// The walls below a patch along holes, of the cells beside them that are drawn.
  void drawHoleWalls(unsigned variant, const LodTree& tree, const LodNode& node, const HeightRaster& heights,
                     unsigned patch);
  [[nodiscard]] Totals totals() const;
  /// Draws it. hidesBacks: ground seen from its underside is behind other ground.
  void submit(GroundPrograms& programs, const GroundLook& look, bool hidesBacks);

 private:
  struct Command {  ///< As glMultiDrawElementsIndirect wants it.
    unsigned count, instances, firstIndex;
    int baseVertex;
    unsigned baseInstance;
  };
  using Commands = std::vector<Command>;

  static void push(Commands& commands, int count, int firstIndex, unsigned patch);

  PatchMesh mesh_;
  GlVertexArray vertices_;
  GlBuffer indices_, patchBuffer_, commandBuffer_;
  std::vector<Patch> patches_;
  std::array<Commands, GroundPrograms::kPatches> commands_;
};

}  // namespace scarp
