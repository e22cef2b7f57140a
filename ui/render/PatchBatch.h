#pragma once

#include <array>
#include <vector>

#include "ui/render/GroundPrograms.h"
#include "ui/render/LodSelection.h"
#include "ui/render/PatchMesh.h"

namespace scarp {

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
