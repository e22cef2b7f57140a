#include "ui/render/GroundPrograms.h"

#include <QtGlobal>
#include <array>

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

}  // namespace scarp
