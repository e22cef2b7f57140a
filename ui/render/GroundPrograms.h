#pragma once

#include <compare>
#include <map>

#include "ui/render/ShaderProgram.h"
#include "ui/render/ShadingSettings.h"

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

}  // namespace scarp
