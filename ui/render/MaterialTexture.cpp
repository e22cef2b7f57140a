#include "ui/render/MaterialTexture.h"

#include <map>
#include <mutex>
#include <numbers>

#include "core/base/Parallel.h"
#include "core/noise/Noise.h"
#include "ui/render/MaterialCanvas.h"

namespace scarp {

namespace {

using Texel = MaterialCanvas::Texel;
using Thing = MaterialCanvas::Thing;
using Tint = std::array<double, 3>;

Tint mixed(const Tint& a, const Tint& b, double share) {
  return {std::lerp(a[0], b[0], share), std::lerp(a[1], b[1], share), std::lerp(a[2], b[2], share)};
}
Tint scaled(const Tint& tint, double by) { return {tint[0] * by, tint[1] * by, tint[2] * by}; }
double ramp(double from, double to, double x) {
  const double t = std::clamp((x - from) / (to - from), 0.0, 1.0);
  return t * t * (3.0 - 2.0 * t);
}

/// Numbers of 0…1 for the things that are laid down, one after the other.
class Draws {
 public:
  explicit Draws(std::uint32_t seed) : seed_(seed) {}
  double next() { return latticeHash(++count_, 0, seed_) * 0x1p-32; }
  double between(double low, double high) { return low + (high - low) * next(); }
  double angle() { return between(0.0, 2.0 * std::numbers::pi); }

 private:
  std::uint32_t seed_;
  std::int64_t count_ = 0;
};

/// Blades that lie over each other: fresh ones and dry ones, in tufts.
void layBlades(MaterialCanvas& canvas, int count, double longest, const Tint& fresh, const Tint& dry,
               std::uint32_t seed) {
  Draws draws(seed);
  for (int i = 0; i < count; ++i) {
    const double u = draws.next(), v = draws.next();
    const double tuft = tilingFractal(u, v, 5, 3, 0.6, seed);
    const Thing blade{u, v, 3.0 * tilingNoise(u, v, 4, seed + 9U) + draws.between(-1.2, 1.2),
                      longest * draws.between(0.4, 1.0), draws.between(0.0022, 0.0042)};
    const double age = std::clamp(draws.next() * 1.2 - 0.35 - 0.3 * tuft, 0.0, 1.0);
    const Tint tint = scaled(mixed(fresh, dry, age), draws.between(0.75, 1.2) + 0.12 * tuft);
    const double base = 0.35 + 0.25 * tuft + draws.between(0.0, 0.35);
    canvas.lay(blade, [&](double along, double across) -> std::optional<Texel> {
      // Narrow at the tip, in the dark at the root.
      const double width = std::min(1.0, 1.15 - 0.8 * along * std::abs(along));
      if (std::abs(across) > width) return std::nullopt;
      const double up = 0.5 + 0.5 * along;
      return Texel{base + 0.45 * up - 0.12 * across * across, scaled(tint, 0.55 + 0.6 * up)};
    });
  }
}

void paintGrass(MaterialCanvas& canvas, bool dry) {
  canvas.fill([&](double u, double v, const Texel&) {
    const double soil = tilingFractal(u, v, 10, 5, 0.7, 201U);
    return Texel{0.18 + 0.10 * soil,
                 scaled(dry ? Tint{0.75, 0.68, 0.55} : Tint{0.62, 0.58, 0.55}, 0.75 + 0.2 * soil)};
  });
  if (dry) {
    layBlades(canvas, 5200, 0.055, {0.92, 0.95, 0.80}, {1.28, 1.20, 1.05}, 211U);
  } else {
    layBlades(canvas, 8200, 0.042, {0.88, 1.02, 0.80}, {1.30, 1.12, 1.05}, 223U);
  }
}

/// Leaves, needles and twigs over dark humus, moss here and there.
void paintForestFloor(MaterialCanvas& canvas) {
  canvas.fill([](double u, double v, const Texel&) {
    const double humus = tilingFractal(u, v, 9, 6, 0.75, 301U);
    const double moss = ramp(0.15, 0.6, tilingFractal(u, v, 3, 4, 0.6, 307U));
    return Texel{0.3 + 0.12 * humus + 0.2 * moss,
                 mixed(scaled({0.8, 0.75, 0.7}, 0.7 + 0.3 * humus),
                       scaled({0.85, 1.12, 0.6}, 0.75 + 0.35 * humus), moss)};
  });
  Draws draws(311U);
  for (int i = 0; i < 2600; ++i) {
    const Thing leaf{draws.next(), draws.next(), draws.angle(), draws.between(0.010, 0.020),
                     draws.between(0.005, 0.009)};
    const double kind = draws.next(), base = draws.between(0.15, 0.6);
    const Tint colour = kind < 0.5   ? Tint{1.25, 0.95, 0.75}
                        : kind < 0.8 ? Tint{1.05, 0.9, 0.8}
                                     : Tint{1.3, 1.2, 0.7};
    const Tint tint = scaled(colour, draws.between(0.65, 1.25));
    const double tilt = draws.between(-0.15, 0.15);
    canvas.lay(leaf, [&](double along, double across) -> std::optional<Texel> {
      const double width = 1.0 - along * along;
      if (std::abs(across) > width) return std::nullopt;
      const double vein = std::abs(across) < 0.12 ? 0.85 : 1.0;
      return Texel{base + tilt * along + 0.06 * std::abs(across), scaled(tint, vein)};
    });
  }
  for (int i = 0; i < 70; ++i) {
    const Thing twig{draws.next(), draws.next(), draws.angle(), draws.between(0.04, 0.10), 0.0035};
    const double bright = draws.between(0.6, 1.1);
    canvas.lay(twig, [&](double, double across) {
      const double round = std::sqrt(1.0 - across * across);
      return std::optional(
          Texel{0.62 + 0.2 * round, scaled({1.0, 0.95, 0.95}, bright * (0.6 + 0.5 * round))});
    });
  }
}

/// Stones with flat faces and corners, or round ones.
struct Stones {
  int count;
  double smallest, largest;  ///< Half the length.
  double roundness;          ///< 0: broken, 1: rolled by water.
  double base, rise;         ///< Heights.
  double variety;            ///< Of their tones.
  std::uint32_t seed;
};

void layStones(MaterialCanvas& canvas, const Stones& stones) {
  Draws draws(stones.seed);
  for (int i = 0; i < stones.count; ++i) {
    // Many small ones for a large one.
    const double size =
        stones.smallest * std::pow(stones.largest / stones.smallest, std::pow(draws.next(), 2.2));
    const Thing stone{draws.next(), draws.next(), draws.angle(), size, size * draws.between(0.62, 0.95)};
    std::array<std::array<double, 3>, 6> faces{};
    for (std::size_t k = 0; k < faces.size(); ++k) {
      const double turn = (static_cast<double>(k) + draws.between(-0.35, 0.35)) * std::numbers::pi / 3.0;
      faces[k] = {std::cos(turn), std::sin(turn), draws.between(0.72, 0.98)};
    }
    const double tiltX = draws.between(-0.3, 0.3), tiltY = draws.between(-0.3, 0.3);
    const double warm = draws.between(-1.0, 1.0), light = 1.0 + stones.variety * draws.between(-1.0, 1.0);
    const Tint tint = scaled({1.0 + 0.10 * warm, 1.0 + 0.02 * warm, 1.0 - 0.10 * warm}, light);
    const double lift = stones.base + draws.between(0.0, 0.5) * stones.rise;
    const auto grain = static_cast<std::uint32_t>(i);
    canvas.lay(stone, [&](double along, double across) -> std::optional<Texel> {
      double edge = std::hypot(along, across);
      double corner = 0.0;
      for (const auto& [x, y, far] : faces) corner = std::max(corner, (x * along + y * across) / far);
      edge = std::lerp(corner, edge, stones.roundness);
      if (edge >= 1.0) return std::nullopt;
      const double dome = std::sqrt(1.0 - edge * edge), mesa = std::min(1.0, 2.6 * (1.0 - edge));
      const double up = std::lerp(mesa * (1.0 + tiltX * along + tiltY * across), dome, stones.roundness);
      const double speck = tilingNoise(0.5 + 0.5 * along, 0.5 + 0.5 * across, 9, grain);
      return Texel{lift + stones.rise * size / stones.largest * up,
                   scaled(tint, (0.62 + 0.42 * std::min(1.0, 1.6 * up)) * (1.0 + 0.07 * speck))};
    });
  }
}

void paintSoil(MaterialCanvas& canvas) {
  canvas.fill([](double u, double v, const Texel&) {
    const double clods = tilingFractal(u, v, 6, 7, 0.72, 401U);
    const TilingCell crumb = tilingCell(u + 0.01 * clods, v, 46, 409U);
    const double up = 0.35 + 0.16 * clods + 0.12 * std::min(1.0, 2.0 * (crumb.second - crumb.first));
    const double tone = 0.72 + 0.9 * (up - 0.3) + 0.16 * crumb.value;
    return Texel{up, scaled(mixed({1.06, 1.0, 0.92}, {0.92, 1.0, 1.1}, crumb.value), tone)};
  });
  layStones(canvas, {260, 0.004, 0.016, 0.6, 0.28, 0.35, 0.25, 419U});
}

/// Smooth and wet, cracked where it has dried.
void paintMud(MaterialCanvas& canvas) {
  canvas.fill([](double u, double v, const Texel&) {
    const double broad = tilingFractal(u, v, 4, 5, 0.5, 503U);
    const TilingCell plate =
        tilingCell(u + 0.02 * tilingNoise(u, v, 9, 509U), v + 0.02 * tilingNoise(u, v, 9, 521U), 11, 523U);
    const double dry = ramp(-0.15, 0.35, broad);
    const double crack = dry * std::exp(-26.0 * (plate.second - plate.first));
    const double fine = tilingFractal(u, v, 30, 3, 0.7, 541U);
    const double up = 0.4 + 0.22 * broad + 0.03 * fine - 0.5 * crack + 0.05 * dry * plate.value;
    return Texel{up, scaled({1.0, 1.0, 1.0}, (0.82 + 0.26 * dry + 0.06 * fine) * (1.0 - 0.65 * crack))};
  });
}

void paintSand(MaterialCanvas& canvas) {
  canvas.fill([](double u, double v, const Texel&) {
    const double bend = 0.5 * tilingFractal(u, v, 3, 3, 0.5, 601U);
    const double phase = 2.0 * std::numbers::pi * (17.0 * v + 3.0 * u + 1.6 * bend);
    // Steep to the lee.
    const double ripple = 0.5 + 0.5 * std::sin(phase + 0.45 * std::sin(phase));
    const double strength = 0.55 + 0.45 * ramp(-0.4, 0.3, tilingNoise(u, v, 4, 607U));
    const double grain = tilingNoise(u, v, 170, 613U) + 0.7 * tilingNoise(u, v, 256, 617U);
    const double up = 0.3 + 0.4 * ripple * strength + 0.10 * bend + 0.035 * grain;
    const double speck = tilingHash(static_cast<int>(u * 256), static_cast<int>(v * 256), 256, 619U);
    return Texel{up, scaled(mixed({1.0, 1.0, 1.0}, {1.04, 0.98, 0.90}, ripple),
                            0.90 + 0.14 * ripple * strength + 0.05 * grain - (speck > 0.985 ? 0.3 : 0.0))};
  });
}

void paintGravel(MaterialCanvas& canvas) {
  canvas.fill([](double u, double v, const Texel&) {
    const double grit = tilingFractal(u, v, 40, 4, 0.8, 701U);
    return Texel{0.1 + 0.05 * grit, scaled({1.0, 0.96, 0.9}, 0.58 + 0.12 * grit)};
  });
  layStones(canvas, {6500, 0.005, 0.022, 0.75, 0.05, 0.6, 0.34, 709U});
}

void paintScree(MaterialCanvas& canvas) {
  canvas.fill([](double u, double v, const Texel&) {
    const double grit = tilingFractal(u, v, 24, 5, 0.8, 801U);
    return Texel{0.08 + 0.05 * grit, scaled({1.0, 0.97, 0.93}, 0.50 + 0.14 * grit)};
  });
  layStones(canvas, {4200, 0.006, 0.062, 0.12, 0.05, 0.75, 0.24, 811U});
}

/// Ridges of bent layers, split by cracks, lichen on what stands out.
void paintRock(MaterialCanvas& canvas, bool dark) {
  const std::uint32_t seed = dark ? 950U : 901U;
  canvas.fill([&](double u, double v, const Texel&) {
    const double sway = tilingFractal(u, v, 3, 4, 0.5, seed);
    const double bent = v + (dark ? 0.03 : 0.07) * sway;
    double ridges = 0.0, weight = 1.0;
    for (int period = dark ? 4 : 5; period <= 160; period *= 2, weight *= 0.66)
      ridges +=
          weight * (0.5 - std::abs(tilingNoise(u, bent, period, seed + static_cast<std::uint32_t>(period))));
    const double wobble = 0.035 * tilingFractal(u, v, 10, 3, 0.6, seed + 5U);
    const TilingCell block = tilingCell(u + wobble, bent, dark ? 6 : 5, seed + 11U);
    const TilingCell chip = tilingCell(u - wobble, bent + wobble, dark ? 17 : 15, seed + 13U);
    const double crack =
        std::exp(-34.0 * (block.second - block.first)) + 0.45 * std::exp(-16.0 * (chip.second - chip.first));
    const double faces = 0.5 * block.value + 0.25 * chip.value;
    const double fine = tilingFractal(u, v, 60, 3, 0.8, seed + 17U);
    const double up = 0.4 + 0.20 * ridges + 0.35 * faces + 0.03 * fine - 0.45 * crack;
    const double strata = tilingFractal(0.0, bent, 9, 4, 0.7, seed + 19U);
    const double lichen = ramp(0.35, 0.75, tilingFractal(u, v, 7, 5, 0.7, seed + 23U) + 0.2 * ridges);
    const Tint stone = mixed({1.06, 1.0, 0.92}, {0.94, 1.0, 1.07}, 0.5 + 0.4 * strata);
    const Tint grown = mixed(stone, dark ? Tint{0.85, 0.95, 0.8} : Tint{1.15, 1.15, 0.95}, 0.6 * lichen);
    return Texel{up, scaled(grown, (0.78 + 0.22 * ridges + 0.20 * faces + 0.09 * fine + 0.06 * strata) *
                                       (1.0 - 0.62 * std::min(1.0, crack)))};
  });
}

void paintSnow(MaterialCanvas& canvas) {
  canvas.fill([](double u, double v, const Texel&) {
    const double drift = tilingFractal(u, v + 0.05 * tilingNoise(u, v, 3, 1001U), 3, 5, 0.45, 1003U);
    const double wind = tilingFractal(u, 1.0 * v, 14, 3, 0.5, 1009U);
    const double grain = tilingNoise(u, v, 200, 1013U);
    const double up = 0.5 + 0.25 * drift + 0.06 * wind + 0.012 * grain;
    // Blue in the hollows.
    return Texel{up, scaled(mixed({0.96, 0.985, 1.01}, {1.01, 1.005, 1.0}, ramp(0.3, 0.7, up)),
                            0.97 + 0.05 * (up - 0.5) + 0.012 * grain)};
  });
}

void paintIce(MaterialCanvas& canvas) {
  canvas.fill([](double u, double v, const Texel&) {
    const double deep = tilingFractal(u, v, 3, 5, 0.55, 1101U);
    const double wobble = 0.05 * tilingFractal(u, v, 6, 4, 0.55, 1103U);
    const TilingCell floe = tilingCell(u + wobble, v - wobble, 5, 1109U);
    const TilingCell chip = tilingCell(u - wobble, v + wobble, 13, 1117U);
    const double crack =
        std::exp(-60.0 * (floe.second - floe.first)) + 0.4 * std::exp(-45.0 * (chip.second - chip.first));
    const double snow = ramp(0.3, 0.9, tilingFractal(u, v, 4, 5, 0.6, 1123U));
    const double up = 0.5 + 0.10 * deep + 0.15 * floe.value + 0.2 * snow - 0.15 * crack;
    const Tint clear = mixed({0.72, 0.92, 1.02}, {1.0, 1.02, 1.02}, 0.5 + 0.45 * deep);
    return Texel{up,
                 mixed(mixed(clear, {1.2, 1.1, 1.05}, std::min(1.0, 0.6 * crack)), {1.25, 1.12, 1.08}, snow)};
  });
}

/// Round pebbles, half in silt.
void paintWaterBed(MaterialCanvas& canvas) {
  canvas.fill([](double u, double v, const Texel&) {
    const double silt = tilingFractal(u, v, 4, 6, 0.55, 1201U);
    return Texel{0.32 + 0.16 * silt, scaled({0.98, 1.0, 0.94}, 0.85 + 0.10 * silt)};
  });
  layStones(canvas, {2200, 0.006, 0.040, 0.95, 0.02, 0.55, 0.30, 1213U});
}

void paintNeutral(MaterialCanvas& canvas) {
  canvas.fill([](double u, double v, const Texel&) {
    const double grain = tilingFractal(u, v, 8, 6, 0.75, 1301U);
    return Texel{0.5 + 0.2 * grain, scaled({1.0, 1.0, 1.0}, 1.0 + 0.12 * grain)};
  });
}

struct Recipe {
  void (*paint)(MaterialCanvas& canvas);
  double relief;  ///< Of the tile's size.
  std::array<float, 4> grain;
};

const std::array<Recipe, kMaterialTextures>& recipes() {
  static const std::array<Recipe, kMaterialTextures> all{{
      {[](MaterialCanvas& c) { paintGrass(c, false); }, 0.0028, {0.55F, 0.0F, 0.0F, 0.30F}},
      {[](MaterialCanvas& c) { paintGrass(c, true); }, 0.0028, {0.50F, 0.0F, 0.0F, 0.30F}},
      {paintForestFloor, 0.0035, {0.65F, 0.0F, 0.15F, 0.35F}},
      {paintSoil, 0.0045, {0.20F, 0.0F, 0.25F, 0.35F}},
      {paintMud, 0.0050, {0.0F, 0.10F, 0.10F, 0.35F}},
      {paintSand, 0.0035, {0.10F, 0.0F, 0.0F, 0.20F}},
      {paintGravel, 0.0040, {0.0F, 0.25F, 0.15F, 0.20F}},
      {paintScree, 0.0065, {0.10F, 0.35F, 0.15F, 0.20F}},
      {[](MaterialCanvas& c) { paintRock(c, false); }, 0.0060, {0.0F, 0.80F, 0.0F, 0.25F}},
      {[](MaterialCanvas& c) { paintRock(c, true); }, 0.0060, {0.0F, 0.85F, 0.10F, 0.20F}},
      {paintSnow, 0.0060, {0.02F, 0.04F, 0.0F, 0.06F}},
      {paintIce, 0.0035, {0.0F, 0.15F, 0.0F, 0.15F}},
      {paintWaterBed, 0.0045, {0.10F, 0.0F, 0.30F, 0.30F}},
      {paintNeutral, 0.0035, {0.15F, 0.0F, 0.0F, 0.20F}},
  }};
  return all;
}

}  // namespace

int materialTextureOf(const Material& material) {
  const auto defaults = defaultMaterials();
  const auto found = std::ranges::find(defaults, material.id, &Material::id);
  return found != defaults.end() ? static_cast<int>(found - defaults.begin()) : kNeutralTexture;
}

MaterialTexels materialTexture(int texture, int side) {
  EXPECTS(texture >= 0 && texture < kMaterialTextures);
  const Recipe& recipe = recipes()[static_cast<std::size_t>(texture)];
  MaterialCanvas canvas(side);
  recipe.paint(canvas);
  return canvas.finished(recipe.relief);
}

namespace {

using TextureSet = std::shared_ptr<const std::vector<MaterialTexels>>;

struct KeptTextures {
  std::mutex mutex;  ///< A second caller waits for the first instead of computing the same.
  std::map<int, TextureSet> bySide;
};

KeptTextures& keptTextures() {
  static KeptTextures kept;
  return kept;
}

}  // namespace

TextureSet materialTextures(int side, const Progress& progress) {
  KeptTextures& kept = keptTextures();
  const std::lock_guard lock(kept.mutex);
  if (const auto found = kept.bySide.find(side); found != kept.bySide.end()) return found->second;
  auto made = std::make_shared<std::vector<MaterialTexels>>(kMaterialTextures);
  const bool whole = parallelFor(made->size(), progress, [&](std::size_t i) {
    (*made)[i] = materialTexture(static_cast<int>(i), side);
  });
  if (!whole) return nullptr;
  if (side <= kMaxKeptSide) kept.bySide[side] = made;
  return made;
}

bool hasMaterialTextures(int side) {
  KeptTextures& kept = keptTextures();
  const std::unique_lock lock(kept.mutex, std::try_to_lock);
  return lock.owns_lock() && kept.bySide.contains(side);
}

std::array<float, 4> broadGrain(int texture) {
  EXPECTS(texture >= 0 && texture < kMaterialTextures);
  return recipes()[static_cast<std::size_t>(texture)].grain;
}

}  // namespace scarp
